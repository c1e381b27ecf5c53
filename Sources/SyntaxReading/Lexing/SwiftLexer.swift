/// Reads the tokens of a Swift file.
struct SwiftLexer {
    let bytes: UnsafeBufferPointer<UInt8>
    let end: Int
    var position = 0
    var tokens: [Token] = []
    var problems: [LexingProblem] = []
    private var startsLine = true
    private let words = SwiftWordTable.all
    /// The parentheses that are open in the innermost interpolation.
    var parentheses = 0
    var interpolations: [Interpolation] = []
    /// Ends of raw strings and regexes, which most files don't contain.
    lazy var hashedQuotes = HashedEnds(of: .quote, isEscapable: false, in: bytes)
    lazy var hashedSlashes = HashedEnds(of: .slash, isEscapable: true, in: bytes)
    /// A part of a line whose end is known.
    private var line = 0..<0

    /// A string that continues after an interpolation.
    struct Interpolation {
        let string: StringStart
        /// Where the interpolation begins.
        let start: Int
        /// The parentheses that are open around it.
        let parentheses: Int
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        end = bytes.count
        tokens.reserveCapacity(bytes.count / 6)
    }

    mutating func run() {
        skipFirstBytes()
        while position < end { step(bytes[position]) }
        if let open = interpolations.first { report(.interpolationNotClosed, open.start..<min(open.start + 2, end)) }
    }

    /// Skips a byte order mark, and the first line of a script.
    private mutating func skipFirstBytes() {
        if end >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
        if byte(ahead: 0) == .hash, byte(ahead: 1) == UInt8(ascii: "!") { skipLine() }
    }

    private mutating func step(_ byte: UInt8) {
        switch byte {
        case .space: skipSpaces()
        case .tab, 0, 0x0B, 0x0C: position += 1
        case .lineFeed, .carriageReturn:
            startsLine = true
            position += 1
        case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
        case .quote: string(hashes: 0)
        case .hash: hash()
        case .backtick: quotedName()
        case .slash: slash()
        case .dot: dot()
        case .leftParenthesis, .rightParenthesis: parenthesis(byte)
        case .leftBrace: add(.leftBrace, length: 1)
        case .rightBrace: add(.rightBrace, length: 1)
        case .leftBracket: add(.leftBracket, length: 1)
        case .rightBracket: add(.rightBracket, length: 1)
        case .comma: add(.comma, length: 1)
        case .colon: add(.colon, length: 1)
        case .semicolon: add(.semicolon, length: 1)
        case UInt8(ascii: "@"): add(.at, length: 1)
        case .backslash: add(.backslash, length: 1)
        default: byte.isNamePart && operatorLength(at: position) == 0 ? name() : mark()
        }
    }

    // MARK: - Words

    private mutating func name() {
        let start = position
        var lastBytes = UInt64(bytes[start])
        var index = start + 1
        while index < end, bytes[index].isNamePart, bytes[index] < 0x80 || operatorLength(at: index) == 0 {
            lastBytes = lastBytes << 8 | UInt64(bytes[index])
            index += 1
        }
        position = index
        let word = bytes[start].isLowercase ? words.word(bytes[start..<index], lastBytes: lastBytes) : .other
        add(.name, from: start, word: word)
    }

    private mutating func quotedName() {
        let start = position
        position += 1
        while position < end, bytes[position] != .backtick, !bytes[position].isLineEnd { position += 1 }
        guard byte(ahead: 0) == .backtick else {
            report(.nameNotClosed, start..<position)
            return
        }
        position += 1
        add(.quotedName, from: start)
    }

    /// `#if` and similar words, a raw string, a regex with hashes, or the mark before a macro.
    private mutating func hash() {
        var hashes = 0
        while byte(ahead: hashes) == .hash { hashes += 1 }
        if byte(ahead: hashes) == .quote {
            string(hashes: hashes)
        } else if byte(ahead: hashes) == .slash {
            hashedRegex(hashes: hashes)
        } else {
            for _ in 1..<hashes { add(.hash, length: 1) }
            directive()
        }
    }

    /// A hash with the word after it, if that is one of the directives.
    private mutating func directive() {
        var wordEnd = position + 1
        while wordEnd < end, bytes[wordEnd].isNamePart { wordEnd += 1 }
        let isDirective = Self.directives.contains { $0.utf8.elementsEqual(bytes[(position + 1)..<wordEnd]) }
        add(isDirective ? .directive : .hash, length: isDirective ? wordEnd - position : 1)
    }

    private static let directives = ["if", "elseif", "else", "endif"]

    // MARK: - Marks

    private mutating func parenthesis(_ byte: UInt8) {
        if byte == .leftParenthesis {
            parentheses += 1
            add(.leftParenthesis, length: 1)
        } else {
            add(.rightParenthesis, length: 1)
            if parentheses == 0, let interpolation = interpolations.popLast() {
                parentheses = interpolation.parentheses
                finish(interpolation.string, from: position)
            } else {
                parentheses = max(0, parentheses - 1)
            }
        }
    }

    private mutating func dot() {
        let start = position
        position += 1
        guard position < end, bytes[position] == .dot || (bytes[position].isOperatorPart && !isComment) else {
            add(.dot, from: start)
            return
        }
        while position < end, bytes[position] == .dot || (bytes[position].isOperatorPart && !isComment) {
            position += 1
        }
        add(.mark, from: start)
    }

    /// An operator, or a byte that has no meaning in Swift.
    private mutating func mark() {
        let start = position
        position += max(1, operatorLength(at: position))
        // After a value each `?` and `!` is a separate mark.
        if bytes[start] == UInt8(ascii: "?") || bytes[start] == UInt8(ascii: "!"), !isPrefix(start) {
            add(.mark, from: start)
            return
        }
        while isOperatorPart, !isComment {
            if bytes[position] == .slash, isPrefix(start), let regexEnd = bareRegexEnd(from: position) {
                add(.mark, from: start)
                add(.regex, length: regexEnd - position)
                return
            }
            position += max(1, operatorLength(at: position))
        }
        add(.mark, from: start)
    }

    private var isOperatorPart: Bool {
        position < end && (bytes[position].isOperatorPart || operatorLength(at: position) > 0)
    }

    /// The length in bytes of an operator sign beyond ASCII; 0 for any other sign.
    private func operatorLength(at start: Int) -> Int {
        guard bytes[start] >= 0xC2, bytes[start] < 0xF0 else { return 0 }
        let length = bytes[start] < 0xE0 ? 2 : 3
        guard start + length <= end else { return 0 }
        var value = UInt32(bytes[start] & (length == 2 ? 0x1F : 0x0F))
        for byte in bytes[(start + 1)..<(start + length)] { value = value << 6 | UInt32(byte & 0x3F) }
        return OperatorName.isOperatorSign(value) ? length : 0
    }

    private mutating func slash() {
        if byte(ahead: 1) == .slash {
            skipLine()
        } else if byte(ahead: 1) == .star {
            skipComment()
        } else if isPrefix(position), let regexEnd = bareRegexEnd(from: position) {
            add(.regex, length: regexEnd - position)
        } else {
            mark()
        }
    }

    /// Whether an operator is preceded by whitespace or an opening bracket, so that an operand begins with it.
    private func isPrefix(_ start: Int) -> Bool {
        guard start > 0 else { return true }
        switch bytes[start - 1] {
        case .space, .tab, .lineFeed, .carriageReturn, .leftParenthesis, .leftBracket, .leftBrace, .comma, .semicolon,
            .colon, 0:
            return true
        case .slash: return start > 1 && bytes[start - 2] == .star
        default: return false
        }
    }

    // MARK: - Blanks and comments

    private mutating func skipSpaces() {
        var index = position + 1
        while index < end, bytes[index] == .space { index += 1 }
        position = index
    }

    private var isComment: Bool { bytes[position] == .slash && (byte(ahead: 1) == .slash || byte(ahead: 1) == .star) }

    private mutating func skipLine() {
        var index = position
        while index < end, !bytes[index].isLineEnd { index += 1 }
        position = index
    }

    private mutating func skipComment() {
        let start = position
        var depth = 1
        position += 2
        while position < end {
            let byte = bytes[position]
            if byte == .slash, self.byte(ahead: 1) == .star {
                depth += 1
                position += 2
            } else if byte == .star, self.byte(ahead: 1) == .slash {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                if byte == .lineFeed { startsLine = true }
                position += 1
            }
        }
        report(.commentNotClosed, start..<(start + 2))
    }

    // MARK: - Steps

    /// The end of the line that contains a position, which is searched once for all positions.
    mutating func lineEnd(from place: Int) -> Int {
        if line.contains(place) { return line.upperBound }
        var index = place
        while index < end, !bytes[index].isLineEnd { index += 1 }
        line = place..<max(place, index)
        return line.upperBound
    }

    /// The byte at some distance; nil beyond the end.
    func byte(ahead distance: Int) -> UInt8? { position + distance < end ? bytes[position + distance] : nil }

    mutating func add(_ kind: Token.Kind, length: Int) {
        let start = position
        position += length
        add(kind, from: start)
    }

    /// Adds the token that ends here.
    mutating func add(_ kind: Token.Kind, from start: Int, word: SwiftWord = .other) {
        tokens.append(Token(kind, start..<position, startsLine: startsLine, word: word))
        startsLine = false
    }

    mutating func report(_ kind: SourceProblem.Kind, _ range: Range<Int>) {
        guard problems.count < SyntaxLimit.problems.number else { return }
        problems.append(LexingProblem(kind: kind, range: range))
    }
}
