/// The texts that names of a target stand for.
struct CodeConstants {
    private let code: TargetCode

    init(_ code: TargetCode) {
        self.code = code
    }

    /// The text of an expression: a literal, or a constant that has one text wherever it can be meant.
    func text(_ expression: Range<Int>, _ text: CodeText, in type: String) -> String? {
        guard let first = expression.first else { return nil }
        if let literal = text.literal(first) { return text.kind(first) == .at || expression.count == 1 ? literal : nil }
        let words = expression.map(text.text)
        guard
            words.allSatisfy({
                $0 == "." || $0 == "self" || $0 == "Self" || $0.first?.isLetter == true || $0.first == "_"
            })
        else { return nil }
        let names = words.filter { !["self", "Self", ".", "rawValue"].contains($0) }
        guard let name = names.last else { return nil }
        let owner = names.count > 1 ? names[names.count - 2] : type
        let found = definitions(of: name)
        let near = found.filter { code.name(ofTypeAt: $0.place)?.hasSuffix(owner) == true }
        let texts = Set((near.isEmpty ? found : near).map(\.text))
        return texts.count == 1 ? texts.first : nil
    }

    private func definitions(of name: String) -> [(text: String, place: Place)] {
        let declared = WordIndex(code, words: [name])[name].compactMap { site in
            let text = CodeText(code.files[site.file])
            return self.text(definedAt: site.token, text).map { ($0, text.place(site.token)) }
        }
        let others = code.files.filter { $0.language == .objectiveC }
        return declared + others.flatMap { macros(name, $0.text.text) }
    }

    /// `#define NAME @"text"`
    private func macros(_ name: String, _ text: LexedText) -> [(text: String, place: Place)] {
        text.tokens.filter { $0.kind == .directive }.compactMap { token in
            let words = text.text(token).split(maxSplits: 2) { $0 == " " || $0 == "\t" }
            guard words.count == 3, words[0] == "#define", words[1] == name, words[2].hasPrefix("@\"") else {
                return nil
            }
            let literal = words[2].dropFirst(2).split(separator: "\"", omittingEmptySubsequences: false).first
            return literal.map { (String($0), Place(source: text.source, range: token.range)) }
        }
    }

    /// `let name = "text"`, `let name: String = "text"`, `case name = "text"` or
    /// `NSString *const name = @"text"`.
    private func text(definedAt index: Int, _ text: CodeText) -> String? {
        guard text.kind(index - 1) != .dot else { return nil }
        let value = text.kind(index + 1) == .colon ? index + 3 : index + 1
        if text.reads(value, "=") { return text.literal(value + 1) }
        // `var name: String { "text" }`
        guard text.kind(value) == .leftBrace else { return nil }
        return text.literal(value + 1) ?? (text.reads(value + 1, "return") ? text.literal(value + 2) : nil)
    }
}
