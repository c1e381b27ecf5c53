/// Which bracket closes which.
package struct BracketPairs: Sendable {
    /// The number of the partner of each bracket; the end for one that isn't closed.
    private let partners: [Int32]
    let problems: [SourceProblem]

    init(_ text: ChosenText) {
        let tokens = text.tokens
        var partners = [Int32](repeating: -1, count: tokens.count)
        var problems: [SourceProblem] = []
        var open: [Int] = []
        var counts: [Token.Kind: Int] = [:]
        func report(_ kind: SourceProblem.Kind, _ index: Int) {
            guard problems.count < ProjectLimit.problems.number else { return }
            let place = Place(source: text.text.source, range: tokens[index].range)
            problems.append(SourceProblem(kind: kind, place: place))
        }
        for (index, token) in tokens.enumerated() where token.opens || token.closes {
            if token.opens {
                open.append(index)
                counts[Self.closing(token.kind), default: 0] += 1
                partners[index] = Int32(tokens.count)
                continue
            }
            // A brace closes what was forgotten inside it; another bracket doesn't close a brace.
            while let last = open.last, Self.closing(tokens[last].kind) != token.kind,
                tokens[last].kind != .leftBrace, counts[token.kind, default: 0] > 0
            {
                report(.bracketNotClosed, last)
                partners[last] = Int32(index)
                counts[Self.closing(tokens[open.removeLast()].kind), default: 0] -= 1
            }
            if let last = open.last, Self.closing(tokens[last].kind) == token.kind {
                partners[last] = Int32(index)
                counts[token.kind, default: 0] -= 1
                open.removeLast()
            } else {
                report(.bracketNotOpened, index)
            }
        }
        for index in open { report(.bracketNotClosed, index) }
        self.partners = partners
        self.problems = problems
    }

    /// The number of the bracket that closes the one of this number, or the end.
    package func partner(of index: Int) -> Int { Int(partners[index]) }

    /// The bracket that closes an opening one.
    private static func closing(_ opening: Token.Kind) -> Token.Kind {
        opening == .leftParenthesis ? .rightParenthesis : opening == .leftBracket ? .rightBracket : .rightBrace
    }
}
