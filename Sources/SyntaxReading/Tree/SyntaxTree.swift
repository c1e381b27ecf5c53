/// A source as a tree.
package final class SyntaxTree: Sendable {
    /// The source and the tokens of the tree.
    package let text: ChosenText
    package let language: SourceLanguage
    let records: [SyntaxRecord]
    private let heads: [DeclarationHead]
    /// The index of a node's head.
    private let headNumbers: [Int32: Int32]
    /// Names of more than one token: selectors.
    let longNames: [Int32: String]
    /// The parts that weren't understood, in the order of the text.
    package let problems: [SourceProblem]
    /// The node for each token that is a name; -1 for none.
    private let named: [Int32]
    /// The tokens that the parser doesn't understand, in the order of the text.
    private let opaque: [Range<Int>]

    /// The declarations by scope; empty in an outline.
    let scopes: ScopeTable

    init(_ builder: consuming SyntaxBuilder, language: SourceLanguage, bodies: Bodies) {
        builder.settle(depth: SyntaxLimit.depth.number)
        text = builder.text
        self.language = language
        heads = builder.heads
        headNumbers = builder.headNumbers
        longNames = builder.longNames
        problems = builder.problems
        records = builder.records
        var named = [Int32](repeating: -1, count: text.tokens.count)
        for (number, record) in records.enumerated() where record.name >= 0 { named[Int(record.name)] = Int32(number) }
        self.named = named
        scopes = bodies == .read ? ScopeTable(records, text) : ScopeTable()
        opaque = builder.records.filter { $0.kind == .opaque && $0.end > $0.first }.map { Int($0.first)..<Int($0.end) }
            .sorted { $0.lowerBound < $1.lowerBound }
    }

    func head(of number: Int32) -> DeclarationHead? { headNumbers[number].map { heads[Int($0)] } }

    package var root: SyntaxNode { SyntaxNode(tree: self, number: 0) }

    /// The node whose name contains a mention.
    package func node(of mention: NameMention) -> SyntaxNode? { node(namedBy: mention.token) }

    /// The node whose name contains a token.
    func node(namedBy token: Int) -> SyntaxNode? {
        guard named.indices.contains(token), named[token] >= 0 else { return nil }
        return SyntaxNode(tree: self, number: named[token])
    }

    /// The counterpart in this tree of a node in a tree of the same source.
    package func node(like other: SyntaxNode) -> SyntaxNode? {
        if let name = other.nameToken, let node = node(namedBy: name), node.isLike(other) { return node }
        var node = root
        while !node.isLike(other) {
            guard let inner = node.children.first(where: { $0.tokens.contains(other.tokens.lowerBound) }) else {
                return nil
            }
            node = inner
        }
        return node
    }

    /// Whether a mention is in a part that the parser doesn't understand.
    package func hides(_ mention: NameMention) -> Bool {
        let token = mention.token
        var (low, high) = (0, opaque.count)
        while low < high {
            let middle = (low + high) / 2
            if opaque[middle].upperBound <= token { low = middle + 1 } else { high = middle }
        }
        return low < opaque.count && opaque[low].contains(token)
    }
}

package enum SourceLanguage: Sendable { case swift, objectiveC }

/// A stored node: tokens and other nodes by their numbers, -1 for none.
struct SyntaxRecord {
    var kind: SyntaxKind
    var role = SyntaxRole.root
    var first: Int32
    /// The number after its last token.
    var end: Int32
    var name: Int32 = -1
    var parent: Int32 = -1
    var firstChild: Int32 = -1
    var lastChild: Int32 = -1
    var next: Int32 = -1
}
