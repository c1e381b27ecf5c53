extension SyntaxTree {
    package convenience init(swift text: ChosenText, _ pairs: BracketPairs, bodies: Bodies) {
        let parser = SwiftParser(text, pairs, bodies)
        parser.run()
        self.init(parser.builder, language: .swift, bodies: bodies)
    }
}

/// Creates the nodes of a Swift source by recursive descent, with the same lookahead as the compiler's parser.
final class SwiftParser {
    typealias Reference = SyntaxBuilder.Reference

    var builder: SyntaxBuilder
    let text: LexedText
    let tokens: [Token]
    let bytes: [UInt8]
    let pairs: BracketPairs
    let bodies: Bodies
    lazy var precedences = PrecedenceTable(builder.text)
    /// The number of the next token.
    var index = 0
    /// The number of bytes of the next token that have been read: 1 for the `>?` after a generic argument.
    var offset = 0
    /// The number after the last token of the surrounding brackets.
    var end: Int
    /// The open brackets and other nested constructs.
    var depth = 0
    /// Whether a brace begins a body, unless the tokens after it show otherwise.
    var isCondition = false
    var pattern = PatternContext.none
    /// The operands and the operators that aren't folded yet, those of outer sequences first.
    var operands: [Operand] = []
    var operators: [PendingOperator] = []
    /// Marks `<` that were tried inside another one and don't begin generic arguments.
    var refusedAngles: Set<Int> = []

    /// The meaning of a name in a pattern.
    enum PatternContext {
        case none
        /// It is an expression.
        case matching
        /// It is a new variable.
        case binding
    }

    init(_ text: ChosenText, _ pairs: BracketPairs, _ bodies: Bodies) {
        builder = SyntaxBuilder(text)
        self.text = text.text
        tokens = text.tokens
        bytes = text.text.source.bytes
        self.pairs = pairs
        self.bodies = bodies
        end = text.tokens.count
    }

    func run() {
        let file = builder.node(.file, from: 0, end: end)
        statements(of: file)
    }
}
