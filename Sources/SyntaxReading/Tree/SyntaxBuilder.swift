/// The nodes during parsing: each is created with its first token, then gets its children in the order of the text,
/// then its end.
struct SyntaxBuilder {
    let text: ChosenText
    private(set) var records: [SyntaxRecord] = []
    private(set) var heads: [DeclarationHead] = []
    /// The index of a node's head.
    private(set) var headNumbers: [Int32: Int32] = [:]
    private(set) var longNames: [Int32: String] = [:]
    private(set) var problems: [SourceProblem] = []

    /// A node by its number.
    struct Reference: Equatable { let number: Int32 }

    init(_ text: ChosenText) {
        self.text = text
        records.reserveCapacity(text.tokens.count)
    }

    /// Creates a node that begins at a token and covers it, without a parent.
    mutating func node(_ kind: SyntaxKind, from first: Int, end: Int? = nil, name: Int? = nil) -> Reference {
        records.append(
            SyntaxRecord(
                kind: kind, first: Int32(first), end: Int32(end ?? first + 1), name: name.map { Int32($0) } ?? -1))
        return Reference(number: Int32(records.count - 1))
    }

    /// Adds a node after the last child of another.
    mutating func add(_ child: Reference, to parent: Reference, as role: SyntaxRole) {
        records.withUnsafeMutableBufferPointer { records in
            let (child, parent) = (Int(child.number), Int(parent.number))
            records[child].parent = Int32(parent)
            records[child].role = role
            let last = Int(records[parent].lastChild)
            if last < 0 { records[parent].firstChild = Int32(child) } else { records[last].next = Int32(child) }
            records[parent].lastChild = Int32(child)
        }
    }

    mutating func end(_ node: Reference, before token: Int) { records[Int(node.number)].end = Int32(token) }

    mutating func name(_ node: Reference, by token: Int) { records[Int(node.number)].name = Int32(token) }

    /// A name that consists of several tokens; the first of them finds the node.
    mutating func name(_ node: Reference, _ name: String) { longNames[node.number] = name }

    mutating func head(_ node: Reference, _ head: consuming DeclarationHead) {
        headNumbers[node.number] = Int32(heads.count)
        heads.append(head)
    }

    mutating func change(_ node: Reference, to kind: SyntaxKind) { records[Int(node.number)].kind = kind }

    func first(of node: Reference) -> Int { Int(records[Int(node.number)].first) }
    func end(of node: Reference) -> Int { Int(records[Int(node.number)].end) }
    func kind(of node: Reference) -> SyntaxKind { records[Int(node.number)].kind }
    func parent(of node: Reference) -> Reference { Reference(number: records[Int(node.number)].parent) }

    /// Limits each node to the one around it and to the part after the previous one, which broken code may violate.
    /// Nodes that are too deep become opaque, so that climbing from a node takes a bounded time.
    mutating func settle(depth limit: Int) {
        guard !records.isEmpty else { return }
        var depths = [Int32](repeating: -1, count: records.count)
        /// The position at which the next child of each node can begin.
        var starts = [Int32](repeating: 0, count: records.count)
        var next: Int32 = 0
        while next >= 0 {
            let number = Int(next)
            let parent = Int(records[number].parent)
            depths[number] = parent < 0 ? 0 : depths[parent] + 1
            let (start, end) = parent < 0 ? (0, Int32(text.tokens.count)) : (starts[parent], records[parent].end)
            records[number].first = min(max(records[number].first, start), end)
            records[number].end = min(max(records[number].end, records[number].first), end)
            starts[number] = records[number].first
            if parent >= 0 { starts[parent] = records[number].end }
            if depths[number] >= limit, records[number].firstChild >= 0 { cut(number, limit) }
            next = records[number].firstChild
            var outer = number
            while next < 0, outer > 0 {
                next = records[outer].next
                outer = Int(records[outer].parent)
            }
        }
        for number in records.indices where depths[number] < 0 { records[number].name = -1 }
    }

    private mutating func cut(_ number: Int, _ limit: Int) {
        records[number].kind = .opaque
        (records[number].firstChild, records[number].lastChild, records[number].name) = (-1, -1, -1)
        guard !problems.contains(where: { $0.kind == .tooDeep(limit: limit) }),
            let first = token(records[number].first), let last = token(records[number].end - 1)
        else { return }
        report(.tooDeep(limit: limit), first.start.upTo(last.end))
    }

    private func token(_ number: Int32) -> Token? {
        text.tokens.indices.contains(Int(number)) ? text.tokens[Int(number)] : nil
    }

    mutating func report(_ kind: SourceProblem.Kind, _ range: Range<Int>) {
        guard problems.count < SyntaxLimit.problems.number else { return }
        problems.append(SourceProblem(kind: kind, place: Place(source: text.text.source, range: range)))
    }
}
