/// A declaration, a statement, an expression or a part of one.
package struct SyntaxNode: Hashable, Sendable {
    package let tree: SyntaxTree
    let number: Int32

    package static func == (left: SyntaxNode, right: SyntaxNode) -> Bool {
        left.number == right.number && left.tree === right.tree
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(tree))
        hasher.combine(number)
    }

    private var record: SyntaxRecord { tree.records[Int(number)] }

    package var kind: SyntaxKind { record.kind }
    package var role: SyntaxRole { record.role }
    package var isSwift: Bool { tree.language == .swift }

    // MARK: - Text

    var tokens: Range<Int> { Int(record.first)..<Int(max(record.first, record.end)) }

    var nameToken: Int? { record.name >= 0 ? Int(record.name) : nil }

    /// Whether it is the same node in another tree of the source.
    func isLike(_ other: SyntaxNode) -> Bool { kind == other.kind && tokens.lowerBound == other.tokens.lowerBound }

    /// The bytes of the source from its first token to its last; empty for a node of no tokens.
    package var range: Range<Int> {
        let (tokens, all) = (tokens, tree.text.tokens)
        guard let first = tokens.first, let last = tokens.last, last < all.count else { return 0..<0 }
        return all[first].start..<all[last].end
    }

    package var place: Place { Place(source: tree.text.text.source, range: range) }

    /// The place of its name; its own place if it has no name.
    package var namePlace: Place {
        record.name >= 0 ? Place(source: tree.text.text.source, range: tree.text.tokens[Int(record.name)].range) : place
    }

    /// Its text in the source.
    package var text: String { tree.text.text.source.text(in: range) }

    /// A name without backticks, a label, an operator, or a whole selector; nil for a node without a name.
    package var name: String? {
        if let long = tree.longNames[number] { return long }
        return record.name >= 0 ? tree.text.text.name(tree.text.tokens[Int(record.name)]) : nil
    }

    /// Whether this is its name; faster than a comparison of `name`.
    package func isNamed(_ name: String) -> Bool {
        guard record.name >= 0 else { return tree.longNames[number] == name }
        let token = tree.text.tokens[Int(record.name)]
        if token.kind == .quotedName || tree.longNames[number] != nil { return self.name == name }
        return token.end - token.start == name.utf8.count
            && tree.text.text.source.bytes[token.range].elementsEqual(name.utf8)
    }

    // MARK: - The tree around it

    /// Nil for the file.
    package var parent: SyntaxNode? { record.parent >= 0 ? SyntaxNode(tree: tree, number: record.parent) : nil }

    /// In the order of the text.
    package var children: SyntaxChildren { SyntaxChildren(tree: tree, upcoming: record.firstChild) }

    package func children(_ role: SyntaxRole) -> [SyntaxNode] { children.filter { $0.role == role } }

    package func child(_ role: SyntaxRole) -> SyntaxNode? { children.first { $0.role == role } }

    /// From its parent to the file.
    package var ancestors: some Sequence<SyntaxNode> {
        sequence(state: parent) { node in
            defer { node = node?.parent }
            return node
        }
    }

    package var declaration: DeclarationHead? { tree.head(of: number) }

    /// The node and its descendants, in the order of the text.
    package var descendants: some Sequence<SyntaxNode> {
        sequence(state: (next: Optional(self), first: self)) { state in
            guard let node = state.next else { return nil }
            state.next = node.following(inside: state.first)
            return node
        }
    }

    /// The node after this one in the order of the text, its children first.
    private func following(inside root: SyntaxNode) -> SyntaxNode? {
        record.firstChild >= 0 ? SyntaxNode(tree: tree, number: record.firstChild) : followingAll(inside: root)
    }

    /// The node after this one and its descendants.
    private func followingAll(inside root: SyntaxNode) -> SyntaxNode? {
        let records = tree.records
        var number = number
        while number != root.number {
            if records[Int(number)].next >= 0 { return SyntaxNode(tree: tree, number: records[Int(number)].next) }
            number = records[Int(number)].parent
        }
        return nil
    }

    /// Visits the node and its descendants, in the order of the text. The descendants of a node for which the result is
    /// false are skipped.
    package func walk(_ visit: (SyntaxNode) -> Bool) {
        var node: SyntaxNode? = self
        while let current = node {
            node = visit(current) ? current.following(inside: self) : current.followingAll(inside: self)
        }
    }

    /// Whether another node is this one or one of its descendants.
    package func contains(_ other: SyntaxNode) -> Bool { other == self || other.ancestors.contains(self) }
}

package struct SyntaxChildren: Sequence, IteratorProtocol, Sendable {
    fileprivate let tree: SyntaxTree
    fileprivate var upcoming: Int32

    package mutating func next() -> SyntaxNode? {
        guard upcoming >= 0 else { return nil }
        let node = SyntaxNode(tree: tree, number: upcoming)
        upcoming = tree.records[Int(upcoming)].next
        return node
    }
}
