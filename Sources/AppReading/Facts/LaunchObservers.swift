/// The observers of state notifications that launch methods of the app delegate add.
struct LaunchObservers {
    private let index: NodeIndex
    private let calls: CodeCalls

    init(_ index: NodeIndex, _ calls: CodeCalls) { (self.index, self.calls) = (index, calls) }

    /// The code that runs with the notification of a callback: closures, and functions that selectors name.
    func handlers(of callback: Callback) -> [SyntaxNode] {
        guard let notification = Counterpart.all.first(where: { $0.callbacks.contains(callback) })?.notification else {
            return []
        }
        return Self.names.flatMap { index[$0] }.compactMap(\.callOfIt).filter { call in
            NamedNotifications.isObserved(notification, by: call) && isAddedAtLaunch(call.node)
        }.flatMap { handlers(of: $0) }
    }

    /// Whether a launch method adds it, or creates the task that waits for it.
    private func isAddedAtLaunch(_ node: SyntaxNode) -> Bool {
        ([node] + node.ancestors.filter { $0.kind == .closure }.compactMap(\.parent)).contains { node in
            let way = calls.callers(of: CodeUnit(around: node)).way(to: node, besidesFrom: [])
            let first = way?.first.flatMap { Declaration($0.node) }.flatMap {
                Callback.declared($0, by: [.appDelegate])
            }
            return first == .didFinishLaunching || first == .willFinishLaunching
        }
    }

    /// The methods that observe a notification, a typed message, or a sequence of either.
    static let names = ["addObserver", "addObserverForName", "notifications", "messages", "publisher"]

    private func handlers(of call: SyntaxCall) -> [SyntaxNode] {
        // `Task { for await note in center.notifications(named: name) { … } }`
        if let loop = call.node.ancestors.first(where: { $0.kind == .for && $0.child(.body) != nil }),
            loop.child(.sequence)?.contains(call.node) == true
        {
            return loop.ancestors.first { $0.kind == .closure || $0.kind == .function }.map { [$0] } ?? []
        }
        // `center.publisher(for: name).sink { … }`
        let chain = call.node.ancestors.prefix { [.member, .call].contains($0.kind) }.last ?? call.node
        if let closure = chain.descendants.first(where: { $0.kind == .closure }) { return [closure] }
        let selectors = call.node.descendants.filter { $0.kind == .macro }.flatMap { Array($0.descendants) }
        return selectors.flatMap { calls.targets.targets(of: $0) }.map(\.unit.node).filter { $0.kind == .function }
    }
}
