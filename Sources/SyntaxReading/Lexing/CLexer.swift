/// Reads the tokens of an Objective-C file, `.m`, `.mm` or `.h`.
struct CLexer {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let end: Int
    private var position = 0
    private(set) var tokens: [Token] = []
    private(set) var problems: [LexingProblem] = []
    private var startsLine = true
    /// The possible ends of raw strings, computed after the first one without an end.
    private var rawEnds: [[UInt8]: Int]?
    private static let longestRawName = 16

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        end = bytes.count
        tokens.reserveCapacity(bytes.count / 6)
    }

    mutating func run() {
        if end >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
        while position < end { step(bytes[position]) }
    }

    private mutating func step(_ byte: UInt8) {
        switch byte {
        case .space, .tab, 0, 0x0B, 0x0C: position += 1
        case .lineFeed, .carriageReturn:
            startsLine = true
            position += 1
        case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
        case .quote: literal(.string, quote: .quote)
        case .apostrophe: literal(.character, quote: .apostrophe)
        case .hash: startsLine ? directive() : add(.hash, length: 1)
        case .slash: slash()
        case .dot: add(.dot, length: 1)
        case .leftParenthesis: add(.leftParenthesis, length: 1)
        case .rightParenthesis: add(.rightParenthesis, length: 1)
        case .leftBrace: add(.leftBrace, length: 1)
        case .rightBrace: add(.rightBrace, length: 1)
        case .leftBracket: add(.leftBracket, length: 1)
        case .rightBracket: add(.rightBracket, length: 1)
        case .comma: add(.comma, length: 1)
        case .colon: add(.colon, length: 1)
        case .semicolon: add(.semicolon, length: 1)
        case UInt8(ascii: "@"): add(.at, length: 1)
        case .backslash: position += 1
        default: byte.isNamePart ? name() : mark(byte)
        }
    }

    private mutating func name() {
        let start = position
        while position < end, bytes[position].isNamePart { position += 1 }
        if byte(ahead: 0) == .quote, bytes[position - 1] == UInt8(ascii: "R"), position - start <= 3 {
            rawString(from: start)
        } else {
            add(.name, from: start)
        }
    }

    private mutating func number() {
        let start = position
        while position < end {
            let byte = bytes[position]
            let isSign = byte == .plus || byte == .minus
            let isExponent = isSign && [0x65, 0x70].contains(bytes[position - 1] | 0x20)
            let isSeparator = byte == .apostrophe && self.byte(ahead: 1)?.isHexDigit == true
            guard byte.isNamePart || byte == .dot || isExponent || isSeparator else { break }
            position += 1
        }
        add(.number, from: start)
    }

    private mutating func literal(_ kind: Token.Kind, quote: UInt8) {
        let start = position
        position += 1
        while position < end, bytes[position] != quote {
            if bytes[position] == .backslash {
                position = min(end, position + (isLineSplice(at: position, length: 3) ? 3 : 2))
            } else if bytes[position].isLineEnd {
                break
            } else {
                position += 1
            }
        }
        if byte(ahead: 0) == quote { position += 1 } else { report(.stringNotClosed, start..<(start + 1)) }
        add(kind, from: start)
    }

    /// `R"name(…)name"` of C++.
    private mutating func rawString(from start: Int) {
        let nameStart = position + 1
        var index = nameStart
        while index < min(end, nameStart + Self.longestRawName), bytes[index] != .leftParenthesis { index += 1 }
        let name = bytes[nameStart..<index]
        // A string without an end leads to another search, so all ends are found together.
        if let rawEnds, rawEnds[Array(name), default: 0] < index { index = end }
        while index < end {
            let nameEnd = index + 1 + name.count
            if bytes[index] == .rightParenthesis, nameEnd < end, bytes[nameEnd] == .quote,
                bytes[(index + 1)..<nameEnd].elementsEqual(name)
            {
                position = nameEnd + 1
                add(.string, from: start)
                return
            }
            index += 1
        }
        if rawEnds == nil { rawEnds = lastRawEnds() }
        report(.stringNotClosed, start..<nameStart)
        position = nameStart
        add(.string, from: start)
    }

    /// The last end of a raw string of each name: the text between a parenthesis and a quote shortly after it.
    private func lastRawEnds() -> [[UInt8]: Int] {
        var ends: [[UInt8]: Int] = [:]
        for index in position..<end where bytes[index] == .rightParenthesis {
            let near = bytes[(index + 1)..<min(end, index + 2 + Self.longestRawName)]
            for quote in near.indices where near[quote] == .quote { ends[Array(near[..<quote])] = index }
        }
        return ends
    }

    /// A preprocessor line with the lines that a backslash or a comment adds to it.
    private mutating func directive() {
        let start = position
        while position < end, !bytes[position].isLineEnd {
            if bytes[position] == .backslash {
                position = min(end, position + (isLineSplice(at: position, length: 3) ? 3 : 2))
            } else if bytes[position] == .slash, byte(ahead: 1) == .star {
                skipComment()
            } else {
                position += 1
            }
        }
        add(.directive, from: start)
    }

    private mutating func slash() {
        if byte(ahead: 1) == .slash {
            while position < end, !bytes[position].isLineEnd {
                position = min(end, position + (isLineSplice(at: position, length: 2) ? 2 : 1))
            }
        } else if byte(ahead: 1) == .star {
            skipComment()
        } else {
            mark(.slash)
        }
    }

    private mutating func skipComment() {
        let start = position
        position += 2
        while position + 1 < end {
            if bytes[position] == .star, bytes[position + 1] == .slash {
                position += 2
                return
            }
            if bytes[position] == .lineFeed { startsLine = true }
            position += 1
        }
        position = end
        report(.commentNotClosed, start..<(start + 2))
    }

    /// One byte, or two bytes of an operator that is allowed in a condition.
    private mutating func mark(_ byte: UInt8) {
        let next = self.byte(ahead: 1)
        let isDouble = next == byte && (byte == UInt8(ascii: "&") || byte == .bar)
        let isComparison = next == .equals && [.equals, UInt8(ascii: "!"), .less, .greater].contains(byte)
        add(.mark, length: isDouble || isComparison ? 2 : 1)
    }

    /// Whether a backslash is followed by a line ending with this length minus one.
    private func isLineSplice(at index: Int, length: Int) -> Bool {
        guard bytes[index] == .backslash, index + 1 < end else { return false }
        if length == 3 {
            return bytes[index + 1] == .carriageReturn && index + 2 < end && bytes[index + 2] == .lineFeed
        }
        return bytes[index + 1].isLineEnd
    }

    private func byte(ahead distance: Int) -> UInt8? { position + distance < end ? bytes[position + distance] : nil }

    private mutating func add(_ kind: Token.Kind, length: Int) {
        let start = position
        position += length
        add(kind, from: start)
    }

    private mutating func add(_ kind: Token.Kind, from start: Int) {
        tokens.append(Token(kind, start..<position, startsLine: startsLine))
        startsLine = false
    }

    private mutating func report(_ kind: SourceProblem.Kind, _ range: Range<Int>) {
        guard problems.count < SyntaxLimit.problems.number else { return }
        problems.append(LexingProblem(kind: kind, range: range))
    }
}
