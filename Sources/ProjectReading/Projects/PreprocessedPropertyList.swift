/// A property list with lines for the C preprocessor, which `INFOPLIST_PREPROCESS` has Xcode run.
package struct PreprocessedPropertyList {
    private let defined: Set<String>
    private var open: [Branch] = []

    /// The branch that is open of an `#if`.
    private struct Branch {
        /// Whether it counts with all that it stands in.
        let counts: Bool
        let countsAround: Bool
        let hasCounted: Bool
    }

    /// `definitions`: `NAME` or `NAME=value`.
    package init(definitions: [String]) { defined = Set(definitions.map { String($0.prefix { $0 != "=" }) }) }

    /// The text with its directives, and the branches that don't count, as empty lines.
    package func chosen(_ bytes: [UInt8]) -> [UInt8] {
        var reader = self
        let lines = bytes.split(separator: .lineFeed, omittingEmptySubsequences: false)
        return Array(lines.map { reader.counts($0) ? $0 : [] }.joined(separator: [.lineFeed]))
    }

    private var isCounted: Bool { open.last?.counts ?? true }

    private mutating func begin(_ holds: Bool, around: Bool, hasCounted: Bool) {
        open.append(Branch(counts: around && holds, countsAround: around, hasCounted: hasCounted || holds))
    }

    /// Whether a line counts; a directive changes what counts behind it.
    private mutating func counts(_ line: ArraySlice<UInt8>) -> Bool {
        let text = line.drop { $0.isBlank }
        guard text.first == UInt8(ascii: "#") else { return isCounted }
        let words = String(decoding: text.dropFirst(), as: UTF8.self).split { " \t()\r".contains($0) }
        switch words.first {
        case "if", "ifdef", "ifndef": begin(holds(words), around: isCounted, hasCounted: false)
        case "elif":
            guard let last = open.popLast() else { break }
            begin(!last.hasCounted && holds(words), around: last.countsAround, hasCounted: last.hasCounted)
        case "else":
            guard let last = open.popLast() else { break }
            begin(!last.hasCounted, around: last.countsAround, hasCounted: true)
        case "endif": _ = open.popLast()
        default: break
        }
        return false
    }

    /// Whether a condition of one name holds; one of several is taken not to.
    private func holds(_ words: [Substring]) -> Bool {
        var words = words[...]
        var isNegated = words.popFirst() == "ifndef"
        var names = words.map(String.init).filter { $0 != "defined" }
        if names.first == "!" || names.first == "!defined" {
            isNegated.toggle()
            names.removeFirst()
        } else if let first = names.first, first.hasPrefix("!") {
            isNegated.toggle()
            names[0] = String(first.dropFirst())
        }
        guard names.count == 1 else { return false }
        return defined.contains(names[0]) != isNegated
    }
}
