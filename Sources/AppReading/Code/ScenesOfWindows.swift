/// Which windows that a body makes without a scene get one there.
struct ScenesOfWindows {
    /// Where the body itself first gives one a scene: `window.windowScene = scene`.
    private let given: Place?
    /// The same by what the windows are called there.
    private let givenByName: [String: Place]
    /// Where functions of the target do that get a window, by the names of what the body hands to them.
    private let handed: [String: Place]

    init(_ body: SyntaxNode, _ calls: CodeCalls) {
        let giving = body.descendants.filter { $0.windowGivenScene != nil }
        given = giving.first?.placeOfGivenScene
        let named = giving.compactMap { node in
            node.windowGivenScene?.withoutMarks.lastName.map { ($0, node.placeOfGivenScene) }
        }
        givenByName = Dictionary(named) { first, _ in first }
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
        return names.lazy.compactMap { givenByName[$0] }.first ?? given ?? names.lazy.compactMap { handed[$0] }.first
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
