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
        return ["addObserver", "addObserverForName"].flatMap { index[$0] }.compactMap(\.callOfIt).filter { call in
            let name = call.observedName?.lastName
            return name.map { NamedNotifications.isName($0, of: notification) } == true && isAddedAtLaunch(call.node)
        }.flatMap { handlers(of: $0) }
    }

    private func isAddedAtLaunch(_ node: SyntaxNode) -> Bool {
        let way = calls.callers(of: CodeUnit(around: node)).way(to: node, besidesFrom: [])
        let first = way?.first.flatMap { Declaration($0.node) }.flatMap { Callback.declared($0, by: [.appDelegate]) }
        return first == .didFinishLaunching || first == .willFinishLaunching
    }

    private func handlers(of call: SyntaxCall) -> [SyntaxNode] {
        if let closure = call.node.descendants.first(where: { $0.kind == .closure }) { return [closure] }
        let selectors = call.node.descendants.filter { $0.kind == .macro }.flatMap { Array($0.descendants) }
        return selectors.flatMap { calls.targets.targets(of: $0) }.map(\.unit.node).filter { $0.kind == .function }
    }
}
