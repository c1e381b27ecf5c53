/// A source file and its tokens.
package struct LexedText: Sendable {
    package let source: SourceText
    package let tokens: [Token]
    /// In the order of the text.
    package let problems: [SourceProblem]
    /// Whether a part of the text may be excluded.
    let hasDirectives: Bool

    /// Reads Swift.
    package init(swift source: SourceText) {
        self.init(source) { bytes in
            var lexer = SwiftLexer(bytes)
            lexer.run()
            return (lexer.tokens, lexer.problems)
        }
    }

    /// Reads Objective-C, Objective-C++ or C.
    package init(objectiveC source: SourceText) {
        self.init(source) { bytes in
            var lexer = CLexer(bytes)
            lexer.run()
            return (lexer.tokens, lexer.problems)
        }
    }

    private init(
        _ source: SourceText, lex: (UnsafeBufferPointer<UInt8>) -> (tokens: [Token], problems: [LexingProblem])
    ) {
        self.source = source
        let limitMiB = SyntaxLimit.fileSize.number
        guard source.bytes.count <= limitMiB << 20 else {
            let place = Place(source: source, range: 0..<0)
            (tokens, problems) = ([], [SourceProblem(kind: .fileTooLarge(limitMiB: limitMiB), place: place)])
            hasDirectives = false
            return
        }
        let read = source.bytes.withUnsafeBufferPointer(lex)
        tokens = read.tokens
        hasDirectives = read.tokens.contains { $0.kind == .directive }
        problems = read.problems.map { SourceProblem(kind: $0.kind, place: Place(source: source, range: $0.range)) }
    }

    /// The text of a token in the file.
    package func text(_ token: Token) -> String { source.text(in: token.range) }

    /// The bytes of a name without backticks.
    func nameBytes(_ token: Token) -> ArraySlice<UInt8> {
        token.kind == .quotedName ? source.bytes[(token.start + 1)..<(token.end - 1)] : source.bytes[token.range]
    }

    /// The name without backticks.
    package func name(_ token: Token) -> String {
        token.kind == .quotedName ? source.text(in: (token.start + 1)..<(token.end - 1)) : text(token)
    }
}

/// A problem whose source isn't known yet.
struct LexingProblem {
    let kind: SourceProblem.Kind
    let range: Range<Int>
}
