/// The target's own classes of windows.
struct WindowTypes {
    private let code: TargetCode
    private let index: NodeIndex
    private let own: [String: [CodeType]]
    /// Where a class gets its scene from its own initializers.
    private let initialized: [String: Place]

    init(_ index: NodeIndex, _ code: TargetCode, _ trees: CodeTrees) {
        (self.index, self.code) = (index, code)
        var own: [String: [CodeType]] = [:]
        var initialized: [String: Place] = [:]
        for name in index.namesOfEnding {
            guard let type = code.type(name), type.isOfTarget, type.isClass else { continue }
            let line = code.withSuperclasses(type)
            guard line.last?.superclass?.hasSuffix(SetupSite.ending) == true else { continue }
            own[name] = line
            initialized[name] = line.flatMap(\.parts).lazy.compactMap { trees.node($0).initializedScene }.first
        }
        (self.own, self.initialized) = (own, initialized)
    }

    var makings: [SyntaxNode] {
        own.keys.sorted().flatMap { index[$0] }.compactMap { node in
            if node.isSwift { return node.callOfIt?.node }
            guard node.role == .base, let message = SyntaxCall(node.parent?.parent), message.receiver == node else {
                return nil
            }
            if message.isNamed("new") { return message.node }
            guard message.isNamed("alloc"), let initializer = SyntaxCall(message.node.parent?.parent),
                initializer.name?.hasPrefix("init") == true, initializer.receiver == message.node
            else { return nil }
            return initializer.node
        }
    }

    func scene(of name: String, _ given: ScenesByName) -> Place? {
        guard let line = own[name] else { return nil }
        return initialized[name] ?? line.lazy.compactMap { given.place(ofOwn: $0.name) }.first
    }
}

extension SyntaxNode {
    /// The calls `super.init(windowScene: scene)` or `[super initWithWindowScene:scene]` in a class.
    fileprivate var initializedScene: Place? {
        for node in descendants {
            guard let call = SyntaxCall(node) else { continue }
            let isOwn = call.receiver.map { $0.isNamed("super") || $0.isNamed("self") } ?? false
            let gives =
                call.isNamed("init") && call.argument("windowScene") != nil || call.isNamed("initWithWindowScene:")
            if isOwn, gives { return call.callee?.namePlace }
        }
        return nil
    }
}
