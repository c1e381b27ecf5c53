/// The tokens of a file, and what a reader of bodies asks of them.
struct CodeText {
    let file: SourceDeclarations
    let tokens: [Token]

    init(_ file: SourceDeclarations) {
        self.file = file
        tokens = file.text.tokens
    }

    var isSwift: Bool { file.language == .swift }

    func kind(_ index: Int) -> Token.Kind? {
        tokens.indices.contains(index) ? tokens[index].kind : nil
    }

    /// The text of a token; empty outside the file.
    func text(_ index: Int) -> String {
        tokens.indices.contains(index) ? file.text.text.text(tokens[index]) : ""
    }

    /// The name that stands there.
    func name(_ index: Int) -> String? {
        switch kind(index) {
        case .name, .quotedName: file.text.text.name(tokens[index])
        default: nil
        }
    }

    func reads(_ index: Int, _ word: StaticString) -> Bool {
        guard tokens.indices.contains(index) else { return false }
        let token = tokens[index]
        let bytes = file.text.text.source.bytes
        guard token.end - token.start == word.utf8CodeUnitCount else { return false }
        return (0..<word.utf8CodeUnitCount).allSatisfy { bytes[token.start + $0] == word.utf8Start[$0] }
    }

    /// Whether the token is this name.
    func isName(_ index: Int, _ name: String) -> Bool {
        guard kind(index) == .name, tokens[index].range.count == name.utf8.count else { return false }
        return file.text.text.source.bytes[tokens[index].range].elementsEqual(name.utf8)
    }

    func startsLine(_ index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].startsLine
    }

    /// The bracket that closes this one.
    func closing(_ index: Int) -> Int { min(tokens.count, file.pairs.partner(of: index)) }

    func place(_ index: Int) -> Place {
        Place(source: file.text.text.source, range: tokens.indices.contains(index) ? tokens[index].range : 0..<0)
    }

    /// The content of a string without interpolation, whose literal begins here.
    func literal(_ index: Int) -> String? {
        // `@"text"` of Objective-C.
        let index = kind(index) == .at ? index + 1 : index
        guard kind(index) == .string else { return nil }
        let text = text(index)
        guard text.utf8.count >= 2, text.hasPrefix("\""), !text.hasPrefix("\"\"\""), !text.contains("\\") else {
            return nil
        }
        return String(text.dropFirst().dropLast())
    }

    /// The arguments between two brackets, each as a range of tokens, divided by commas.
    func arguments(of opening: Int) -> [Range<Int>] {
        let end = closing(opening)
        var arguments: [Range<Int>] = []
        var start = opening + 1
        var index = start
        while index < end {
            if tokens[index].kind == .comma {
                arguments.append(start.upTo(index))
                start = index + 1
            }
            index = isOpening(index) ? max(index + 1, min(end, closing(index) + 1)) : index + 1
        }
        if start < end { arguments.append(start..<end) }
        return arguments
    }

    func isOpening(_ index: Int) -> Bool {
        switch kind(index) {
        case .leftParenthesis, .leftBracket, .leftBrace: true
        default: false
        }
    }

    /// Whether the name is the label of an argument, or a part of a selector.
    func isLabel(_ index: Int) -> Bool {
        guard kind(index + 1) == .colon else { return false }
        if !isSwift { return kind(index - 1) != .mark || text(index - 1) != "?" }
        return kind(index - 1) == .leftParenthesis || kind(index - 1) == .comma
    }
}
