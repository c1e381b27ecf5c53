struct WaysToWindows {
    /// Whether it has one beside those by which it asks the app's delegate, or asks whether there is a window or a scene.
    private let hasOther: Bool
    /// `guard let window = appDelegate.window`, `guard let scene = scene as? UIWindowScene`
    private let guards: [SyntaxNode]
    /// Where names stand, by what they are.
    private let names: [String: [SyntaxNode]]

    init(_ function: SyntaxNode) {
        let nodes = function.descendants
        let conditions = nodes.filter { $0.role == .condition }
        guards = conditions.filter { $0.isBoundByGuard && $0.descendants.contains { $0.isNamed("window") } }
        names = Dictionary(grouping: nodes.filter { $0.kind == .name }, by: { $0.name ?? "" })
        hasOther = nodes.contains(where: \.isOtherWay) || conditions.contains { !$0.isBoundByGuard && $0.asksForWindow }
    }

    func mentions(of variable: SyntaxNode) -> [SyntaxNode] {
        variable.name.map { name in (names[name] ?? []).filter { $0.resolve(name) == variable } } ?? []
    }

    /// Whether there is another one than this.
    func haveOther(than asked: SyntaxNode) -> Bool {
        hasOther || guards.count > 1 || guards.first.map { !asked.ancestors.contains($0) && asked != $0 } ?? false
    }
}

extension SyntaxNode {
    /// The function that contains it, with any closures and functions between them.
    var wholeFunction: SyntaxNode? { ancestors.filter { $0.kind == .function || $0.kind == .accessor }.last }

    fileprivate var isBoundByGuard: Bool { kind == .variable && parent?.kind == .guard }

    fileprivate var asksForWindow: Bool { text.contains("indow") || text.contains("cene") }

    fileprivate var isOtherWay: Bool {
        switch kind {
        case .name, .member: ["connectedScenes", "openSessions", "keyWindow", "windows"].contains(name ?? "")
        case .availability: true
        default: false
        }
    }
}
