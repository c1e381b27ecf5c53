extension SwiftParser {
    /// The names of a type with the dots between them, without attributes, generic arguments and the part after `&`;
    /// `[Int]`, `Int?` and `(A & B)` are unchanged.
    func withoutArguments(_ range: Range<Int>) -> String {
        guard let first = range.first, range.upperBound <= tokens.count else { return "" }
        if range.count == 1 { return text.name(tokens[first]) }
        let place = (index, offset)
        defer { (index, offset) = place }
        (index, offset) = (first, 0)
        skipTypePrefix()
        let whole = index.upTo(range.upperBound)
        let names = typeNames(upTo: range.upperBound)
        if names.isEmpty || (index < range.upperBound && reads("?")) { return withoutUnwrapping(whole) }
        return names.joined(separator: ".")
    }

    private func typeNames(upTo end: Int) -> [String] {
        var names: [String] = []
        while index < end, isName() {
            names.append(text.name(tokens[index]))
            advance()
            skipAnglesIfAny()
            guard index < end, skip(.dot) else { break }
        }
        return names
    }

    /// `[Int]` of `[Int]!`.
    private func withoutUnwrapping(_ range: Range<Int>) -> String {
        guard let last = range.last, bytes[tokens[last].end - 1] == .exclamation else { return source(range) }
        return source(range.dropLast())
    }
}
