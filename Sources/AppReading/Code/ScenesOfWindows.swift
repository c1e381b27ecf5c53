/// Which windows that a body makes without a scene get one there.
struct ScenesOfWindows {
    /// Where the body itself gives one a scene, `window.windowScene = scene`, with what the window is called there.
    private let given: [(name: String?, place: Place)]
    /// Where functions of the target do that get a window, by the names of what the body hands to them.
    private let handed: [String: Place]

    init(_ body: SyntaxNode, _ calls: CodeCalls) {
        given = body.descendants.compactMap { node in
            node.windowGivenScene.map { ($0.withoutMarks.lastName, node.placeOfGivenScene) }
        }
        var handed: [String: Place] = [:]
        var known: [SyntaxNode: Place?] = [:]
        for node in body.descendants where node.kind == .argument {
            guard let name = node.child(.value)?.withoutMarks.lastName, handed[name] == nil,
                let function = SyntaxCall(node.parent).flatMap(calls.function)?.unit.node
            else { continue }
            let place = known[function] ?? function.firstGivenScene
            known[function] = .some(place)
            handed[name] = place
        }
        self.handed = handed
    }

    /// Whether a window gets one that is made by a call.
    func hold(_ making: SyntaxNode) -> Bool { place(of: making) != nil }

    /// Where a window gets one that is made by a call; in a body that gives one to a window of another name, there.
    func place(of making: SyntaxNode) -> Place? {
        let end = SyntaxChain(from: making).end
        let assigned = end.role == .right ? end.parent?.child(.left)?.withoutMarks.lastName : nil
        let names = (end.boundVariables.map(\.name) + [assigned]).compactMap(\.self)
        let own = given.first { $0.name.map(names.contains) == true } ?? given.first
        return own?.place ?? names.lazy.compactMap { handed[$0] }.first
    }
}

extension SyntaxNode {
    fileprivate var firstGivenScene: Place? {
        descendants.first { $0.windowGivenScene != nil }.map(\.placeOfGivenScene)
    }

    /// The name of what an assignment sets, or of a message.
    fileprivate var placeOfGivenScene: Place { (child(.left) ?? SyntaxCall(self)?.callee)?.namePlace ?? place }

    /// The window that an assignment or a message gives a scene; nil for what gives none.
    var windowGivenScene: SyntaxNode? {
        if kind == .assignment, let left = child(.left), left.kind == .member, left.isNamed("windowScene"),
            child(.right)?.isNothing != true
        {
            return left.child(.base)
        }
        guard let call = SyntaxCall(self), call.isNamed("setWindowScene:") else { return nil }
        return call.receiver
    }
}
