/// The pairs of brackets.
package struct BracketPairs: Sendable {
    /// The number of the partner of each bracket; the end for one that isn't closed.
    private let partners: [Int32]
    let problems: [SourceProblem]

    init(_ text: ChosenText) {
        let tokens = text.tokens
        var partners = [Int32](repeating: -1, count: tokens.count)
        var problems: [SourceProblem] = []
        var open: [Int] = []
        var counts = OpenBrackets()
        func report(_ kind: SourceProblem.Kind, _ index: Int) {
            guard problems.count < SyntaxLimit.problems.number else { return }
            let place = Place(source: text.text.source, range: tokens[index].range)
            problems.append(SourceProblem(kind: kind, place: place))
        }
        for (index, token) in tokens.enumerated() where token.opens || token.closes {
            if token.opens {
                open.append(index)
                counts[closing: Self.closing(token.kind)] += 1
                partners[index] = Int32(tokens.count)
                continue
            }
            // A brace closes unclosed brackets inside it; another bracket doesn't close a brace.
            while let last = open.last, Self.closing(tokens[last].kind) != token.kind, tokens[last].kind != .leftBrace,
                counts[closing: token.kind] > 0
            {
                report(.bracketNotClosed, last)
                partners[last] = Int32(index)
                counts[closing: Self.closing(tokens[open.removeLast()].kind)] -= 1
            }
            if let last = open.last, Self.closing(tokens[last].kind) == token.kind {
                partners[last] = Int32(index)
                counts[closing: token.kind] -= 1
                open.removeLast()
            } else {
                report(.bracketNotOpened, index)
            }
        }
        for index in open { report(.bracketNotClosed, index) }
        self.partners = partners
        self.problems = problems
    }

    /// The number of the bracket that closes the one with this number, or the end if there is none.
    package func partner(of index: Int) -> Int {
        partners.indices.contains(index) ? Int(partners[index]) : partners.count
    }

    private static func closing(_ opening: Token.Kind) -> Token.Kind {
        opening == .leftParenthesis ? .rightParenthesis : opening == .leftBracket ? .rightBracket : .rightBrace
    }
}

/// The number of open brackets of each kind.
private struct OpenBrackets {
    private var parentheses = 0
    private var brackets = 0
    private var braces = 0

    /// By the closing bracket.
    subscript(closing kind: Token.Kind) -> Int {
        get { kind == .rightParenthesis ? parentheses : kind == .rightBracket ? brackets : braces }
        set {
            if kind == .rightParenthesis {
                parentheses = newValue
            } else if kind == .rightBracket {
                brackets = newValue
            } else {
                braces = newValue
            }
        }
    }
}
