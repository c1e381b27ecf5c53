/// Goes through a text and finds what a runner of CI jobs would take for a command in a log: `::` where a line begins,
/// blanks before it or not, and `##[` or `##vso[` anywhere.
///
/// A text may be broken at its blanks, so that a line can begin behind any of them.
package struct RunnerSign {
    private var state = State.start

    private enum State {
        /// Nothing yet, or a blank.
        case start
        /// A colon behind that.
        case colon
        case hash
        /// Two of them, and perhaps a word.
        case hashes
        case text
    }

    package init() {}

    /// Takes the next scalar of the text; whether it completes a sign, and has to be spelled out.
    package mutating func isCompleted(by scalar: Unicode.Scalar) -> Bool {
        let isComplete = state == .colon && scalar == ":" || state == .hashes && scalar == "["
        state = isComplete ? .text : next(scalar)
        return isComplete
    }

    private func next(_ scalar: Unicode.Scalar) -> State {
        // A line feed that is spelled out begins no line.
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
