/// The observers of state notifications in the code of an app.
struct StateObservers {
    private let index: NodeIndex
    private let calls: CodeCalls

    init(_ index: NodeIndex, _ calls: CodeCalls) { (self.index, self.calls) = (index, calls) }

    /// The code that runs with the notification of a callback, and whether it is all such code; nil if nothing names the
    /// notification.
    func handlers(of callback: Callback) -> (nodes: [SyntaxNode], areAll: Bool)? {
        guard let notification = Counterpart.all.first(where: { $0.callbacks.contains(callback) })?.notification else {
            return nil
        }
        let places = NamedNotifications.countOfPlaces(naming: notification, in: index)
        // `Notification.Name("UIApplicationDidBecomeActiveNotification")`: whether it is observed isn't read.
        let isText = calls.targets.trees.code.spells(NamedNotifications.texts(of: notification).map { "\"\($0)\"" })
        guard places > 0 || isText else { return nil }
        let found = Self.names.flatMap { index[$0] }.compactMap(\.callOfIt).filter {
            NamedNotifications.isObserved(notification, by: $0)
        }.map(handlers)
        return (found.flatMap(\.self), !isText && !found.contains(where: \.isEmpty) && found.count >= places)
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
        guard call.isNamed("addObserver") || call.isNamed("addObserverForName") else {
            let chain = call.node.ancestors.prefix { [.member, .call].contains($0.kind) }
            return chain.compactMap { SyntaxCall($0) }.filter { $0.isNamed("sink") }.flatMap(\.closures)
        }
        if let closure = call.node.descendants.first(where: { $0.kind == .closure }) { return [closure] }
        let selectors = call.node.descendants.filter { $0.kind == .macro }.flatMap { Array($0.descendants) }
        return selectors.flatMap { calls.targets.targets(of: $0) }.map(\.unit.node).filter { $0.kind == .function }
    }
}
