extension SyntaxTree {
    /// Parses Swift.
    package convenience init(swift text: ChosenText, _ pairs: BracketPairs, bodies: Bodies) {
        let parser = SwiftParser(text, pairs, bodies)
        parser.run()
        self.init(parser.builder, language: .swift, bodies: bodies)
    }
}

/// Makes the nodes of a Swift source by recursive descent. Where the grammar looks ahead, it does so as the compiler's parser.
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
    /// How many bytes of the next token are read already: of the `>?` behind a generic argument one.
    var offset = 0
    /// The number behind the last token of the brackets around.
    var end: Int
    /// The brackets, and other things that contain each other, which are open.
    var depth = 0
    /// Whether a brace begins a body, unless what follows it says otherwise.
    var isCondition = false
    var pattern = PatternContext.none
    /// The operands and the operators that aren't folded yet, those of sequences around at the front.
    var operands: [Operand] = []
    var operators: [PendingOperator] = []
    /// Marks `<` that were tried inside another one and begin no generic arguments.
    var refusedAngles: Set<Int> = []

    /// What a name means in a pattern.
    enum PatternContext {
        /// There is no pattern.
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
