/// A mention of a payload that only asks of which kind it is, as a condition does: `url.isFileURL`, `url.scheme == "app"`.
struct PayloadQuestion {
    /// The tokens that are reached with a file alone.
    let ofFiles: [Range<Int>]

    /// Reads what stands around the name of a payload; nil where the name isn't just tested.
    init?(_ index: Int, _ text: CodeText) {
        guard let asked = AskedMember(index, text), let condition = AskingCondition(around: asked.range, text) else {
            return nil
        }
        ofFiles = asked.name == "isFileURL" ? condition.reached(by: asked.range) : []
    }
}

/// The member that tells the kind of a payload, with the expression that asks for it.
private struct AskedMember {
    let name: String
    let range: Range<Int>

    /// What a payload is asked for by those who only choose: an app uses what the rest of it says.
    private static let names = ["isFileURL", "scheme", "activityType"]

    init?(_ index: Int, _ text: CodeText) {
        var start = index
        // `[[url scheme] isEqualToString:@"app"]`
        while !text.isSwift, text.kind(start - 1) == .leftBracket { start -= 1 }
        let end = start < index ? text.closing(start) + 1 : text.endOfMembers(behind: index)
        let name = (index + 1).upTo(end).lazy.compactMap(text.name).first(where: Self.names.contains)
        guard let name, text.text(start - 1) != "=" else { return nil }
        self.name = name
        range = start.upTo(end)
    }
}

/// The condition of an `if` or a `guard`, and what follows it.
private struct AskingCondition {
    private let text: CodeText
    private let keyword: Int
    /// The tokens of the condition, without the parentheses of Objective-C.
    private let tokens: Range<Int>
    /// What is done where an `if` holds, or where a `guard` doesn't.
    private let block: Range<Int>

    private static let reach = 200

    init?(around asked: Range<Int>, _ text: CodeText) {
        guard let keyword = Self.keyword(before: asked.lowerBound, text) else { return nil }
        let opening = text.isSwift ? text.next(from: asked.upperBound) { text.kind($0) == .leftBrace } : keyword + 1
        guard let opening else { return nil }
        let end = text.isSwift ? opening : text.closing(opening)
        self.text = text
        self.keyword = keyword
        tokens = (text.isSwift ? keyword + 1 : opening + 1).upTo(text.reads(end - 1, "else") ? end - 1 : end)
        block = text.statement(from: text.isSwift ? opening : end + 1)
    }

    /// The `if`, `guard` or `while` of whose condition a token is a part, and not an argument in it.
    private static func keyword(before start: Int, _ text: CodeText) -> Int? {
        var depth = 0
        for position in stride(from: start - 1, through: max(0, start - reach), by: -1) {
            switch text.kind(position) {
            case .rightParenthesis, .rightBracket: depth += 1
            case .leftParenthesis, .leftBracket:
                if depth == 0, !groups(position, text) { return nil }
                depth = max(0, depth - 1)
            case .leftBrace, .rightBrace, .semicolon: if depth == 0 { return nil }
            case .name: if depth == 0, words.contains(text.text(position)) { return position }
            default: break
            }
        }
        return nil
    }

    private static let words = ["if", "guard", "while"]

    /// Whether a bracket is there for the order of a condition, and not for arguments.
    private static func groups(_ opening: Int, _ text: CodeText) -> Bool {
        guard text.kind(opening) == .leftParenthesis else { return false }
        return text.name(opening - 1).map(words.contains) ?? true
    }

    /// What is reached only where what is asked holds.
    func reached(by asked: Range<Int>) -> [Range<Int>] {
        // What is denied as a group isn't taken apart.
        let isGrouped = text.kind(asked.lowerBound - 1) == .leftParenthesis && asked.lowerBound != tokens.lowerBound
        if isGrouped || text.text(asked.upperBound) == "!=" { return [] }
        let isDenied =
            text.text(asked.lowerBound - 1) == "!" || text.isComparison(asked.upperBound, with: "false", "NO")
        if isDenied { return isAlone ? reachedByDenial : [] }
        if tokens.contains(where: { text.text($0) == "||" }) { return [] }
        let rest = asked.upperBound.upTo(tokens.upperBound)
        return [rest, text.reads(keyword, "guard") ? behind : block]
    }

    private var reachedByDenial: [Range<Int>] {
        if text.reads(keyword, "guard") { return [block] }
        let next = block.upperBound + 1
        let otherwise = text.reads(next, "else") ? [text.statement(from: next + 1)] : []
        return otherwise + (leaves ? [behind] : [])
    }

    /// Whether the condition asks for nothing else.
    private var isAlone: Bool { !tokens.contains { ["&&", "||", ","].contains(text.text($0)) } }

    /// Whether what follows isn't reached from the block.
    private var leaves: Bool {
        block.contains { text.reads($0, "return") || text.reads($0, "throw") }
    }

    /// What follows in the block around it.
    private var behind: Range<Int> {
        let start = min(text.tokens.count, block.upperBound + 1)
        let end = text.next(from: start) { [.rightBrace, .rightParenthesis].contains(text.kind($0)) }
        return start.upTo(end ?? text.tokens.count)
    }
}

extension CodeText {
    /// The first token of a kind that isn't inside brackets which open before it.
    fileprivate func next(from start: Int, where isSought: (Int) -> Bool) -> Int? {
        var index = start
        while index < tokens.count {
            if isSought(index) { return index }
            index = isOpening(index) ? closing(index) + 1 : index + 1
        }
        return nil
    }

    /// What is inside the braces that open there, or a statement without any.
    fileprivate func statement(from start: Int) -> Range<Int> {
        if kind(start) == .leftBrace { return (start + 1).upTo(closing(start)) }
        return start.upTo(next(from: start) { kind($0) == .semicolon } ?? tokens.count)
    }

    fileprivate func isComparison(_ index: Int, with words: String...) -> Bool {
        text(index) == "==" && words.contains(text(index + 1))
    }
}

extension CodeText {
    /// The end of `url.scheme?.lowercased()`, which begins with the name at a token.
    func endOfMembers(behind index: Int) -> Int {
        var index = index + 1
        while true {
            if ["?", "!"].contains(text(index)) {
                index += 1
            } else if kind(index) == .dot, name(index + 1) != nil {
                index += 2
                if kind(index) == .leftParenthesis, !startsLine(index) { index = min(tokens.count, closing(index) + 1) }
            } else {
                return index
            }
        }
    }
}
