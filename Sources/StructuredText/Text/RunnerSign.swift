/// Searches a text for a sign that a CI runner interprets as a command in a log: `::` at the beginning of a line, with
/// or without blanks before it, and `##[` or `##vso[` anywhere.
///
/// A text may be broken at its blanks, so a line can begin after any of them.
package struct RunnerSign {
    private var state = State.start

    private enum State {
        /// No sign yet, or a blank.
        case start
        /// A colon after that.
        case colon
        case hash
        /// Two hashes, possibly followed by a word.
        case hashes
        case text
    }

    package init() {}

    /// Processes the next scalar of the text; returns whether it completes a sign, and must be spelled out.
    package mutating func isCompleted(by scalar: Unicode.Scalar) -> Bool {
        let isComplete = state == .colon && scalar == ":" || state == .hashes && scalar == "["
        state = isComplete ? .text : next(scalar)
        return isComplete
    }

    private func next(_ scalar: Unicode.Scalar) -> State {
        // A line feed that is spelled out doesn't begin a line.
        if scalar.isPrintable, scalar.isWhitespace { return .start }
        switch (state, scalar) {
        case (.start, ":"): return .colon
        case (.hash, "#"), (.hashes, "#"): return .hashes
        case (.hashes, "A"..."Z"), (.hashes, "a"..."z"), (.hashes, "0"..."9"), (.hashes, "-"), (.hashes, "_"):
            return .hashes
        case (_, "#"): return .hash
        case (.start, _), (.colon, _), (.hash, _), (.hashes, _), (.text, _): return .text
        }
    }
}
