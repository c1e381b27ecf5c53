/// The declarations in a tree, so that no scope is searched for each name in it.
struct ScopeTable {
    /// By the number of the scope and a hash of the name; in the order of the text.
    private var declared: [Key: [Int32]] = [:]

    private struct Key: Hashable {
        let scope: Int32
        let name: UInt64
    }

    /// Empty, for trees in which no names are looked up.
    init() {}

    init(_ records: [SyntaxRecord], _ text: ChosenText) {
        for (number, record) in records.enumerated() where record.name >= 0 && record.parent >= 0 {
            let name = Self.hash(text.text.nameBytes(text.tokens[Int(record.name)]))
            for scope in Self.scopes(of: record, in: records) {
                declared[Key(scope: scope, name: name), default: []].append(Int32(number))
            }
        }
    }

    /// The possible declarations of a name in a scope.
    func candidates(_ name: String, in scope: Int32) -> [Int32] {
        declared[Key(scope: scope, name: Self.hash(name.utf8))] ?? []
    }

    private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    /// The scopes in which a node declares its name; a variable of a `guard` is also visible after it.
    private static func scopes(of record: SyntaxRecord, in records: [SyntaxRecord]) -> [Int32] {
        switch record.kind {
        case .parameter, .function, .type, .enumCase: return [record.parent]
        case .variable:
            var scope = record.parent
            while scope >= 0, !records[Int(scope)].kind.isScope { scope = records[Int(scope)].parent }
            guard scope >= 0 else { return [] }
            let around = records[Int(scope)]
            return around.kind == .guard && around.parent >= 0 ? [scope, around.parent] : [scope]
        default: return []
        }
    }
}

extension SyntaxKind {
    /// Whether names can be declared for its content.
    fileprivate var isScope: Bool {
        switch self {
        case .file, .block, .closure, .switchCase, .if, .while, .guard, .for, .handler, .function, .accessor, .type:
            true
        default: false
        }
    }
}
