/// A word of a Ruby file, as far as it takes to read a `Podfile`.
struct RubyToken: Hashable {
    let kind: Kind
    /// A text without its quotes.
    let text: String
    /// Counted from 1.
    let line: Int

    enum Kind: Hashable {
        case word
        case text
        /// A text with code in it, `"#{name}"`.
        case computedText
        /// A sign such as `=` or `.`.
        case sign
        /// The end of a statement.
        case end
    }

    func isWord(_ words: Set<String>) -> Bool { kind == .word && words.contains(text) }

    func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }
}

/// Splits a Ruby file into its words.
struct RubyLexer {
    private let bytes: [UInt8]
    private var index = 0
    private var line = 1
    /// The brackets that are open.
    private var brackets: [Bracket] = []
    /// The words with which texts end that begin below the line: `<<~TEXT`.
    private var textsBelow: [String] = []
    private(set) var tokens: [RubyToken] = []

    private enum Bracket {
        /// `{ |name| … }` is `do |name| … end`.
        case block
        case other
    }

    /// Nil for a file that breaks off. A block in braces is one of `do` and `end`.
    static func tokens(of bytes: [UInt8]) -> [RubyToken]? {
        var lexer = RubyLexer(bytes: Array(bytes.withoutByteOrderMark))
        while lexer.index < lexer.bytes.count {
            guard lexer.readToken() else { return nil }
        }
        lexer.add(.end, "")
        return lexer.brackets.isEmpty && lexer.textsBelow.isEmpty ? lexer.tokens : nil
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private func byte(_ offset: Int) -> UInt8? { index + offset < bytes.count ? bytes[index + offset] : nil }

    private mutating func add(_ kind: RubyToken.Kind, _ text: String) {
        tokens.append(RubyToken(kind: kind, text: text, line: line))
    }

    /// False for what isn't followed.
    private mutating func readToken() -> Bool {
        let first = bytes[index]
        switch first {
        case .lineFeed: readLineEnd()
        case .quote, .apostrophe: return readText(first)
        case .slash where isBeginOfValue: return readText(first)
        case UInt8(ascii: "#"): skipLine()
        case .semicolon:
            add(.end, "")
            index += 1
        case _ where first.isLetter || first == UInt8(ascii: "_") || first >= 0x80: readWord()
        case .less
        where byte(1) == .less && byte(2).map { $0 == UInt8(ascii: "~") || $0 == .minus || $0.isUppercase } == true:
            return readBeginOfText()
        case _ where first.isBlank || first == .carriageReturn: index += 1
        case .backslash: index += 2
        default: return readSign(first)
        }
        return true
    }

    /// `<<~TEXT`, the lines of which come below this one.
    private mutating func readBeginOfText() -> Bool {
        index += byte(2)?.isUppercase == true ? 2 : 3
        let quote = byte(0).flatMap { $0 == .quote || $0 == .apostrophe ? $0 : nil }
        if quote != nil { index += 1 }
        let start = index
        while let next = byte(0), next.isLetter || next.isDigit || next == UInt8(ascii: "_") { index += 1 }
        guard index > start else { return false }
        textsBelow.append(bytes[start..<index].text)
        if quote != nil { index += 1 }
        add(.computedText, "")
        return true
    }

    /// The lines of the texts that have begun above.
    private mutating func skipTexts() {
        for word in textsBelow {
            var isEnd = false
            while !isEnd, index < bytes.count {
                let start = index
                skipLine()
                isEnd = bytes[start..<index].split(whereSeparator: \.isBlank).map(\.text) == [word]
                if index < bytes.count {
                    line += 1
                    index += 1
                }
            }
            if isEnd { textsBelow.removeFirst() }
        }
    }

    /// A line goes on in an open bracket, and behind a comma or an operator.
    private mutating func readLineEnd() {
        let goesOn = tokens.last.map { $0.kind == .sign && ",=|&+.".contains($0.text) } ?? false
        let isParameter = tokens.last?.text == "|"
        if brackets.last != .other, !goesOn || isParameter { add(.end, "") }
        line += 1
        index += 1
        if !textsBelow.isEmpty { skipTexts() }
        if bytes[index...].starts(with: Array("=begin".utf8)) { skipComment() }
    }

    private mutating func skipLine() {
        while let next = byte(0), next != .lineFeed { index += 1 }
    }

    /// From `=begin` to the line that begins with `=end`.
    private mutating func skipComment() {
        let end = Array("=end".utf8)
        while index < bytes.count, !bytes[index...].starts(with: end) {
            skipLine()
            if index < bytes.count {
                index += 1
                line += 1
            }
        }
        skipLine()
    }

    /// Whether a slash begins a pattern.
    private var isBeginOfValue: Bool {
        guard let last = tokens.last else { return false }
        return last.kind == .sign && ["(", ",", "=", "~", "[", "!"].contains(last.text)
    }

    private mutating func readText(_ quote: UInt8) -> Bool {
        let start = index + 1
        var isComputed = quote == .slash
        index = start
        while let next = byte(0), next != quote {
            if quote != .apostrophe, next == UInt8(ascii: "#"), byte(1) == .leftBrace { isComputed = true }
            if next == .lineFeed { line += 1 }
            index += next == .backslash ? 2 : 1
        }
        guard index < bytes.count else { return false }
        add(isComputed ? .computedText : .text, bytes[start..<index].text)
        index += 1
        return true
    }

    private mutating func readWord() {
        let start = index
        while let next = byte(0), next.isLetter || next.isDigit || next == UInt8(ascii: "_") || next >= 0x80 {
            index += 1
        }
        if let next = byte(0), next == UInt8(ascii: "!") || next == UInt8(ascii: "?"), byte(1) != .equals { index += 1 }
        let word = bytes[start..<index].text
        // A key or a symbol is no keyword.
        let isKey = byte(0) == .colon && byte(1) != .colon
        let isSymbol = start > 0 && bytes[start - 1] == .colon
        add(isKey || isSymbol ? .sign : .word, word)
        if isKey { index += 1 }
    }

    /// False for a bracket that closes nothing.
    private mutating func readSign(_ sign: UInt8) -> Bool {
        let isBlock = sign == .leftBrace && isBeginOfBlock
        switch sign {
        case .leftParenthesis, .leftBracket, .leftBrace: brackets.append(isBlock ? .block : .other)
        case .rightParenthesis, .rightBracket, .rightBrace:
            guard let bracket = brackets.popLast() else { return false }
            index += 1
            if bracket == .block { add(.end, "") }
            add(bracket == .block ? .word : .sign, bracket == .block ? "end" : String(UnicodeScalar(sign)))
            return true
        default: break
        }
        add(isBlock ? .word : .sign, isBlock ? "do" : String(UnicodeScalar(sign)))
        index += 1
        return true
    }

    /// Whether a brace is behind what is called, and not the begin of a value.
    private var isBeginOfBlock: Bool {
        guard let last = tokens.last else { return false }
        let before = tokens.dropLast().last
        switch last.kind {
        case .word: return !Self.beforeValues.contains(last.text) && before?.isSign("%") != true
        case .sign: return last.text == ")" || last.text == ">" && before?.isSign("-") == true
        case .text, .computedText, .end: return false
        }
    }

    private static let beforeValues: Set = ["rescue", "return", "and", "or", "not", "when", "in", "then", "else"]
}
