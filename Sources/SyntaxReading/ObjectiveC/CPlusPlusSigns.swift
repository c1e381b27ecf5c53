/// Distinguishes C++ from C by the file name of a source or, in a header, by syntax that only C++ has.
enum CPlusPlusSigns {
    static func isPlusPlus(_ text: ChosenText) -> Bool {
        let name = text.text.source.name
        if [".mm", ".cpp", ".cc", ".cxx", ".hpp", ".hh", ".hxx"].contains(where: name.hasSuffix) { return true }
        guard name.hasSuffix(".h") else { return false }
        let tokens = text.tokens
        return tokens.indices.contains { place in
            guard tokens[place].kind == .name, place + 3 < tokens.count else { return false }
            if tokens[place + 1].kind == .colon, isPath(tokens[place...].prefix(4)) { return true }
            // The length distinguishes most names.
            switch tokens[place].end - tokens[place].start {
            case 5: return isClass(place, text)
            case 8: return tokens[place + 1].kind == .mark && text.text.text(tokens[place]) == "template"
            case 9: return tokens[place + 2].kind == .leftBrace && text.text.text(tokens[place]) == "namespace"
            default: return false
            }
        }
    }

    /// `name::name` without blanks.
    private static func isPath(_ tokens: ArraySlice<Token>) -> Bool {
        let first = tokens.startIndex
        return tokens[first + 2].kind == .colon && tokens[first + 3].kind == .name
            && (1...3).allSatisfy { tokens[first + $0].start == tokens[first + $0 - 1].end }
    }

    /// `class Name {`, `class Name :` or `class Name;`
    private static func isClass(_ place: Int, _ text: ChosenText) -> Bool {
        let tokens = text.tokens
        guard tokens[place].startsLine, tokens[place + 1].kind == .name,
            [.leftBrace, .colon, .semicolon].contains(tokens[place + 2].kind)
        else { return false }
        return text.text.text(tokens[place]) == "class"
    }
}
