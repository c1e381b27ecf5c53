// An arbitrary scene of several, in place of the one that a callback receives.
extension AppFactReading {
    /// Adds it to the methods of the window's delegate that lead to it and receive a payload while the app runs.
    func addArbitraryScenes(to delegates: inout [(slot: DelegateSlot, facts: DelegateFacts)]) {
        let nodes = source.gaps.code == nil ? index["connectedScenes"].filter(isArbitrary) : []
        for node in nodes {
            let callers = reader.reading.calls.callers(of: CodeUnit(around: node))
            for callback in [Callback.sceneOpenURLContexts, .sceneContinueActivity, .windowScenePerformAction] {
                guard let function = connection(of: .window, [callback])?.function,
                    callers.lead(from: CodeUnit(around: function), to: node)
                else { continue }
                add(
                    .read(slot: .connectedScenes, first: true), at: node.namePlace, to: callback, of: .window,
                    in: &delegates)
            }
        }
    }

    /// Whether an element is the first of several; a cast leaves only those of one role.
    private func isArbitrary(_ node: SyntaxNode) -> Bool {
        guard let isCast = node.takesFirst else { return false }
        let manifest = source.infoPlist.values["UIApplicationSceneManifest"]
        return manifest?["UIApplicationSupportsMultipleScenes"] == .bool(true)
            || !isCast && scenes.named.contains { $0.role != .window }
    }
}

extension SyntaxNode {
    /// Whether a cast comes before `connectedScenes.first`: `connectedScenes.compactMap { $0 as? UIWindowScene }.first`; nil
    /// if it isn't the first that is used.
    fileprivate var takesFirst: Bool? {
        var isCast = false
        for link in SyntaxChain(from: self).links {
            switch link {
            case .member(let node):
                if ["first", "anyObject", "firstObject"].contains(node.name ?? "") {
                    return node.callOfIt.map { $0.arguments.isEmpty } ?? true ? isCast : nil
                }
                guard ["compactMap", "map", "lazy", "allObjects"].contains(node.name ?? "") else { return nil }
            case .call(let call):
                // A closure that compares something selects a scene.
                let text = call.closures.map(\.text).joined()
                if ["activationState", "session", "==", "isKeyWindow"].contains(where: text.contains) { return nil }
                isCast = isCast || !text.isEmpty
            case .subscript: return nil
            }
        }
        return nil
    }

    /// Whether the app ends if no scene is connected: `connectedScenes.first!`, `connectedScenes.first as! UIWindowScene`.
    var needsConnectedScene: Bool {
        guard kind == .member, isNamed("connectedScenes") else { return false }
        let end = SyntaxChain(from: self).end
        return end != self
            && sequence(first: self, next: { $0 == end ? nil : $0.parent }).contains {
                $0.kind == .forcedUnwrap || $0.kind == .cast && $0.text.contains(" as! ")
            }
    }
}
