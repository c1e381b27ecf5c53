/// Creates the nodes of an Objective-C source; macros are not expanded.
///
/// A class, because a debug build copies a struct onto the stack for each method call, and threads may have a small
/// stack.
final class ObjectiveCParser {
    var builder: SyntaxBuilder
    let text: LexedText
    let tokens: [Token]
    let bytes: [UInt8]
    let words: [CWord]
    let isPlusPlus: Bool
    let bodies: Bodies
    private let pairs: BracketPairs
    /// The number of the next token.
    var index = 0
    /// The number after the last token of the current brackets.
    var end: Int
    private(set) var depth = 0
    private var lastReport = -1
    /// The deepest level of the part that was read last.
    var peak = 0
    /// Whether statements are read rather than declarations.
    var isInBody = false
    /// The start of the current statement.
    var statementStart = 0

    init(_ text: ChosenText, _ pairs: BracketPairs, bodies: Bodies) {
        builder = SyntaxBuilder(text)
        self.text = text.text
        self.bodies = bodies
        self.pairs = pairs
        tokens = text.tokens
        bytes = text.text.source.bytes
        isPlusPlus = CPlusPlusSigns.isPlusPlus(text)
        words = CWordTable(cPlusPlus: isPlusPlus).words(of: tokens, in: bytes)
        end = text.tokens.count
    }

    func run() {
        let file = builder.node(.file, from: 0, end: tokens.count)
        declarations(of: file, as: .statement)
    }

    // MARK: - Levels

    /// Moves one level down, which `leave` must undo; false if that is too deep.
    func enter() -> Bool {
        depth += 1
        peak = max(peak, depth)
        guard depth > SyntaxLimit.nesting.number else { return true }
        reportDepth()
        return false
    }

    func leave() { depth -= 1 }

    /// Once per location, even if several levels end there.
    func reportDepth() {
        guard index > lastReport else { return }
        lastReport = index
        let place = index < tokens.count ? tokens[index].range : 0..<0
        builder.report(.tooDeep(limit: SyntaxLimit.nesting.number), place)
    }

    // MARK: - Brackets

    /// The number of the bracket that closes one, or the end.
    func closing(_ opening: Int) -> Int { min(end, max(opening + 1, pairs.partner(of: opening))) }

    /// The index after the bracket that closes one.
    func behind(_ opening: Int) -> Int { min(end, closing(opening) + 1) }

    /// Moves into the next brackets; the result is needed to leave them.
    func open() -> (behind: Int, end: Int) {
        let outer = (behind: behind(index), end: end)
        end = closing(index)
        index = min(index + 1, end)
        return outer
    }

    func close(_ outer: (behind: Int, end: Int)) {
        index = outer.behind
        end = outer.end
    }

    // MARK: - What isn't followed

    /// Covers tokens by an opaque node.
    func opaque(upTo limit: Int) -> SyntaxBuilder.Reference {
        let node = builder.node(.opaque, from: index, end: max(index, limit))
        index = max(index, limit)
        return node
    }

    /// Covers the rest of the brackets.
    func addRest(to parent: SyntaxBuilder.Reference, as role: SyntaxRole) {
        if index < end { builder.add(opaque(upTo: end), to: parent, as: role) }
    }
}

extension SyntaxTree {
    /// Reads Objective-C, Objective-C++ or C.
    package convenience init(objectiveC text: ChosenText, _ pairs: BracketPairs, bodies: Bodies) {
        let parser = ObjectiveCParser(text, pairs, bodies: bodies)
        parser.run()
        self.init(parser.builder, language: .objectiveC, bodies: bodies)
    }
}
