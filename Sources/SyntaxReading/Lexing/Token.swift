/// A word, a literal or a mark of a source file; comments and whitespace lie between tokens.
package struct Token: Hashable, Sendable {
    package let kind: Kind
    /// Whether it is the first of its line.
    package let startsLine: Bool
    /// What the word means to those who look for Swift's declarations.
    let word: SwiftWord
    private let first: UInt32
    private let last: UInt32

    package enum Kind: UInt8, Sendable {
        case name
        /// A name in backticks.
        case quotedName
        case number
        /// A whole literal with its delimiters.
        case string
        /// What stands before, between or behind the interpolations of a literal; their tokens stand in parentheses.
        case stringPiece
        case regex
        case character
        case mark
        // In an order by which all that open and all that close are told at once.
        case leftParenthesis, leftBracket, leftBrace
        case rightParenthesis, rightBracket, rightBrace
        case comma, semicolon, colon, dot, at, hash, backslash
        /// `#if`, `#elseif`, `#else` or `#endif` in Swift; a whole preprocessor line in Objective-C.
        case directive
    }

    init(_ kind: Kind, _ range: Range<Int>, startsLine: Bool, word: SwiftWord = .other) {
        self.kind = kind
        self.startsLine = startsLine
        self.word = word
        first = UInt32(truncatingIfNeeded: range.lowerBound)
        last = UInt32(truncatingIfNeeded: range.upperBound)
    }

    /// The byte at which it begins.
    package var start: Int { Int(first) }
    /// The byte behind it.
    package var end: Int { Int(last) }
    package var range: Range<Int> { start..<end }

    package var opens: Bool { Kind.leftParenthesis.rawValue...Kind.leftBrace.rawValue ~= kind.rawValue }
    package var closes: Bool { Kind.rightParenthesis.rawValue...Kind.rightBrace.rawValue ~= kind.rawValue }
}
