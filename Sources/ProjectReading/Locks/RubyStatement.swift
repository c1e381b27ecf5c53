/// A statement of a Ruby file, and those in its block.
struct RubyStatement {
    let tokens: [RubyToken]
    /// Nil for a statement without a block.
    var body: [RubyStatement]?

    var first: RubyToken? { tokens.first }

    /// The text that a call hands over first; nil where it is computed.
    var firstText: String? {
        let argument = tokens.dropFirst().first { !$0.isSign("(") }
        return argument.flatMap { $0.kind == .text ? $0.text : nil }
    }

    /// The statements of a file; nil where its blocks aren't understood.
    static func statements(of bytes: [UInt8]) -> [RubyStatement]? {
        RubyLexer.tokens(of: bytes).flatMap { tokens in
            var parser = RubyBlocks()
            return parser.statements(tokens)
        }
    }
}

/// Finds the blocks of a Ruby file.
private struct RubyBlocks {
    /// The statements so far at each depth, each but the last with the head of the block that is open in it.
    private var open: [[RubyStatement]] = [[]]
    private var tokens: [RubyToken] = []
    /// Whether the statement that is being read has a block up to an `end`.
    private var isHead = false

    private static let depthLimit = 32
    private static let heads: Set = [
        "def", "class", "module", "begin", "case", "if", "unless", "while", "until", "for",
    ]
    private static let loops: Set = ["while", "until", "for"]
    private static let parts: Set = ["else", "elsif", "when", "in", "rescue", "ensure", "then"]

    mutating func statements(_ all: [RubyToken]) -> [RubyStatement]? {
        // `|name, other|` behind `do`
        var bars: Int?
        for token in all {
            if let count = bars, count > 0 || token.isSign("|") {
                bars = token.isSign("|") ? (count == 1 ? nil : count + 1) : count
                continue
            }
            bars = nil
            let isMember = tokens.last?.isSign(".") == true
            switch token.kind {
            case .end: flush()
            case .word where isMember: tokens.append(token)
            case .word where token.text == "end":
                flush()
                guard close() else { return nil }
            case .word where token.text == "do":
                if tokens.first?.isWord(Self.loops) == true { continue }
                isHead = true
                flush()
                bars = 0
            case .word where Self.parts.contains(token.text) && open.count > 1: flush()
            case .word where Self.heads.contains(token.text) && isBegin:
                isHead = true
                tokens.append(token)
            default: tokens.append(token)
            }
            if open.count > Self.depthLimit { return nil }
        }
        return open.count == 1 ? open[0] : nil
    }

    /// Whether what comes is the begin of a statement or a value, so that an `if` isn't one behind a statement.
    private var isBegin: Bool { tokens.last.map { $0.isSign("=") || $0.isSign("(") } ?? true }

    private mutating func flush() {
        defer { (tokens, isHead) = ([], false) }
        guard !tokens.isEmpty || isHead else { return }
        open[open.count - 1].append(RubyStatement(tokens: tokens, body: isHead ? [] : nil))
        if isHead { open.append([]) }
    }

    /// False where no block is open.
    private mutating func close() -> Bool {
        guard open.count > 1, let body = open.popLast(), let head = open[open.count - 1].popLast() else { return false }
        open[open.count - 1].append(RubyStatement(tokens: head.tokens, body: body))
        return true
    }
}
