/// A word, a literal or a mark of a source file; comments and whitespace are between tokens.
package struct Token: Hashable, Sendable {
    package let kind: Kind
    /// Whether it is the first of its line.
    package let startsLine: Bool
    /// The meaning of the word for the parser of Swift's declarations.
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
        /// The text before, between or after the interpolations of a literal; their tokens are in parentheses.
        case stringPiece
        case regex
        case character
        case mark
        // Ordered so that one comparison detects all opening, and one all closing brackets.
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
    /// The byte after it.
    package var end: Int { Int(last) }
    package var range: Range<Int> { start..<end }

    package var opens: Bool { Kind.leftParenthesis.rawValue...Kind.leftBrace.rawValue ~= kind.rawValue }
    package var closes: Bool { Kind.rightParenthesis.rawValue...Kind.rightBrace.rawValue ~= kind.rawValue }
}
