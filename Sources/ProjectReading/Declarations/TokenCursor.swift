/// A place among the chosen tokens of a file.
struct TokenCursor {
    let text: LexedText
    let tokens: [Token]
    private let bytes: [UInt8]
    private let pairs: BracketPairs
    /// The number of the next token; behind the last one it stays, wherever it is moved.
    var index = 0 { didSet { index = min(index, tokens.count) } }
    /// The number behind the last token to be read.
    var end: Int

    init(_ text: ChosenText, _ pairs: BracketPairs) {
        self.text = text.text
        tokens = text.tokens
        bytes = text.text.source.bytes
        self.pairs = pairs
        end = text.tokens.count
    }

    var token: Token? { index < end ? tokens[index] : nil }

    func kind(ahead distance: Int = 0) -> Token.Kind? {
        index + distance < end ? tokens[index + distance].kind : nil
    }

    func startsLine(ahead distance: Int = 0) -> Bool {
        index + distance < end && tokens[index + distance].startsLine
    }

    /// Whether the token reads so; the word isn't one in backticks.
    func reads(_ word: StaticString, ahead distance: Int = 0) -> Bool {
        guard index + distance < end else { return false }
        let token = tokens[index + distance]
        guard token.end - token.start == word.utf8CodeUnitCount, token.kind == .name || token.kind == .mark else {
            return false
        }
        for offset in 0..<word.utf8CodeUnitCount where bytes[token.start + offset] != word.utf8Start[offset] {
            return false
        }
        return true
    }

    func byte(of token: Token, at offset: Int) -> UInt8 { bytes[token.start + offset] }

    func bytes(of token: Token) -> ArraySlice<UInt8> { bytes[token.range] }

    /// Moves to the next token that can begin a declaration, an attribute or what is in brackets; false if it is there.
    mutating func skipPlainTokens() -> Bool {
        let start = index
        var next = start
        while next < end, tokens[next].isPlain { next += 1 }
        index = next
        return next > start
    }

    mutating func skip(_ kind: Token.Kind) -> Bool {
        guard self.kind() == kind else { return false }
        index += 1
        return true
    }

    mutating func skip(word: StaticString) -> Bool {
        guard reads(word) else { return false }
        index += 1
        return true
    }

    /// The number of the bracket that closes the next token, which opens one.
    var closing: Int { min(end, max(index, pairs.partner(of: index))) }

    /// Moves behind the bracket that closes the next token.
    mutating func skipBrackets() { index = min(end, closing + 1) }

    /// The text from one token up to another.
    func text(_ range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last, last < tokens.count else { return "" }
        return text.source.text(in: tokens[first].start.upTo(tokens[last].end))
    }
}

extension Token {
    fileprivate var isPlain: Bool { word == .other && kind != .at && !opens }
}
