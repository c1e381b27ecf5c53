/// What bodies do with the windows that they make, each gone through once.
final class WindowBodies {
    private let calls: CodeCalls
    private var known: [SyntaxNode: Body] = [:]

    init(_ calls: CodeCalls) { self.calls = calls }

    private struct Body {
        /// What gets the value of a local variable, by its name.
        var keepers: [String: SyntaxNode] = [:]
        var returned: Set<SyntaxNode> = []
        var returnedNames: Set<String> = []
        let scenes: ScenesOfWindows
    }

    /// What a local variable is assigned to: `self.window` of `self.window = window`.
    func keeper(of name: String, in body: SyntaxNode) -> SyntaxNode? { read(body).keepers[name] }

    func returns(_ value: SyntaxNode, from body: SyntaxNode) -> Bool { read(body).returned.contains(value) }

    func returns(_ name: String, from body: SyntaxNode) -> Bool { read(body).returnedNames.contains(name) }

    /// Where the body around a window gives it a scene, or what the body calls.
    func scene(of making: SyntaxNode) -> Place? { making.enclosingBody.flatMap { read($0).scenes.place(of: making) } }

    private func read(_ node: SyntaxNode) -> Body {
        if let body = known[node] { return body }
        var body = Body(scenes: ScenesOfWindows(node, calls))
        for use in node.descendants where use.kind == .assignment {
            guard let value = use.child(.right)?.withoutMarks, value.kind == .name, let name = value.name,
                let left = use.child(.left)?.withoutMarks, body.keepers[name] == nil
            else { continue }
            // A member of another object may be of anything.
            if left.kind == .name || left.child(.base)?.withoutMarks.kind == .name { body.keepers[name] = left }
        }
        body.returned = Set(node.returnedValues)
        body.returnedNames = Set(body.returned.map(\.withoutMarks).filter { $0.kind == .name }.compactMap(\.name))
        known[node] = body
        return body
    }
}
