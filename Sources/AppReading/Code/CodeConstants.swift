/// The texts that names of a target stand for.
struct CodeConstants {
    private let code: TargetCode
    private let definitions = MadeOnce<[String: [Definition]]>()
    private let centers = MadeOnce<NotificationCenters>()

    private typealias Definition = (text: String, place: Place)

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
        let found = definitions { allDefinitions }[name] ?? []
        let near = found.filter { code.name(ofTypeAt: $0.place)?.hasSuffix(owner) == true }
        let texts = Set((near.isEmpty ? found : near).map(\.text))
        return texts.count == 1 ? texts.first : nil
    }

    /// Whether a name stands for the notification centre in a file.
    func isNotificationCenter(_ name: String, in file: Int) -> Bool {
        centers { NotificationCenters(code) }.contains(name, in: file)
    }

    private var allDefinitions: [String: [Definition]] {
        var found: [String: [Definition]] = [:]
        for text in code.files.map(CodeText.init) {
            for index in text.tokens.indices where text.kind(index) == .name {
                guard let value = self.text(definedAt: index, text) else { continue }
                found[text.text(index), default: []].append((value, text.place(index)))
            }
        }
        for file in code.files where file.language == .objectiveC { addMacros(of: file.text.text, to: &found) }
        return found
    }

    /// `#define NAME @"text"`
    private func addMacros(of text: LexedText, to found: inout [String: [Definition]]) {
        for token in text.tokens where token.kind == .directive {
            let words = text.text(token).split(maxSplits: 2) { $0 == " " || $0 == "\t" }
            guard words.count == 3, words[0] == "#define", words[2].hasPrefix("@\"") else { continue }
            let literal = words[2].dropFirst(2).split(separator: "\"", omittingEmptySubsequences: false).first
            guard let literal else { continue }
            let place = Place(source: text.source, range: token.range)
            found[String(words[1]), default: []].append((String(literal), place))
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
