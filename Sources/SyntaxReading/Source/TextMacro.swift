/// `#define NAME @"text"`.
package struct TextMacro {
    package let name: String
    package let text: String
    package let place: Place
}

extension SourceFile {
    /// The macros of an Objective-C file that represent a string, without those in excluded branches.
    package var textMacros: [TextMacro] {
        guard language == .objectiveC else { return [] }
        return text.text.tokens.compactMap { token in
            guard token.kind == .directive, !isLeftOut(token) else { return nil }
            let words = text.text.text(token).split(maxSplits: 2) { $0 == " " || $0 == "\t" }
            guard words.count == 3, words[0] == "#define", words[2].hasPrefix("@\"") else { return nil }
            let literal = words[2].dropFirst(2).split(separator: "\"", omittingEmptySubsequences: false).first
            return literal.map {
                TextMacro(
                    name: String(words[1]), text: String($0), place: Place(source: text.text.source, range: token.range)
                )
            }
        }
    }

    /// Whether a directive is in an excluded branch.
    private func isLeftOut(_ directive: Token) -> Bool {
        text.removed.contains { $0.lowerBound < directive.start && $0.contains(directive.start) }
    }
}
