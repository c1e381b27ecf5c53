extension AppFixes {
    /// The window is given the scene that connects, or is shown.
    func windowOfScene(_ problem: Problem) -> SourceFix? {
        guard let code = FixableCode(problem.place.source), let window = MadeWindow(at: problem.place, in: code) else {
            return nil
        }
        switch problem.finding.rule {
        case "orphan-window": return sceneOfWindow(window, in: code)
        case "orphan-window.hidden": return showingOfWindow(window, in: code)
        default: return nil
        }
    }

    private func sceneOfWindow(_ window: MadeWindow, in code: FixableCode) -> SourceFix? {
        guard let method = window.method, let place = code.line(behind: window.statement) else { return nil }
        let connecting = sceneDelegates.lazy.compactMap { self.method(at: $0.to(.method(.sceneWillConnect))) }.first
        guard let connecting else { return nil }
        guard connecting.declaration.range == method.range, connecting.code.source == code.source else {
            return adoptedWindow(window, connecting)
        }
        guard let scene = method.parameterName(0) else { return nil }
        return SourceFix(
            place.inserting([
                code.isSwift
                    ? "\(window.access).windowScene = \(scene) as? UIWindowScene"
                    : "\(window.access).windowScene = (UIWindowScene *)\(scene);"
            ]))
    }

    /// The window that the app delegate makes and keeps is handed to the scene.
    private func adoptedWindow(_ window: MadeWindow, _ connecting: FixableMethod) -> SourceFix? {
        guard window.isKeptByDelegate, window.method.map(isOfAppDelegate) == true,
            let scene = connecting.declaration.parameterName(0), let body = connecting.declaration.body,
            let place = connecting.code.end(of: body), connecting.declaration.hasSibling("window")
        else { return nil }
        return SourceFix(
            place.inserting(
                connecting.code.isSwift
                    ? [
                        "if let window = UIApplication.shared.delegate?.window ?? nil {",
                        "    window.windowScene = \(scene) as? UIWindowScene", "    window.makeKeyAndVisible()",
                        "    self.window = window", "}",
                    ]
                    : [
                        "UIWindow *window = UIApplication.sharedApplication.delegate.window;",
                        "window.windowScene = (UIWindowScene *)\(scene);", "[window makeKeyAndVisible];",
                        "self.window = window;",
                    ]))
    }

    private func isOfAppDelegate(_ method: Declaration) -> Bool {
        let path = ScenarioPath.app(Receiver.appDelegate.rawValue)
        let launch = [Callback.didFinishLaunching, .willFinishLaunching].compactMap {
            self.method(at: path.to(.method($0)))
        }
        return launch.contains {
            $0.declaration.range == method.range && $0.code.source == method.node.tree.text.text.source
        }
    }

    private func showingOfWindow(_ window: MadeWindow, in code: FixableCode) -> SourceFix? {
        guard let method = window.method, let place = code.line(behind: window.lastMention) else { return nil }
        let keeps = window.isLocal && !window.isKept && method.hasSibling("window")
        if window.isLocal, !window.isKept, !keeps { return nil }
        let name = window.name
        let lines =
            code.isSwift
            ? (keeps ? ["self.window = \(name)"] : []) + ["\(window.access).makeKeyAndVisible()"]
            : (keeps ? ["self.window = \(name);"] : []) + ["[\(name) makeKeyAndVisible];"]
        return SourceFix(place.inserting(lines))
    }
}

/// A window that a statement makes and gives a name.
private struct MadeWindow {
    let statement: SyntaxNode
    /// `window`, `self.window`
    let name: String
    /// Whether the name is that of a local variable.
    let isLocal: Bool

    init?(at place: Place, in code: FixableCode) {
        guard let call = code.node(.call, around: place) else { return nil }
        let nodes = [call] + Array(call.ancestors.prefix { $0.kind != .function })
        guard let statement = nodes.first(where: { $0.role == .statement }) else { return nil }
        if statement.kind == .assignment, let left = statement.child(.left) {
            let isLocal = left.kind == .name && left.name.flatMap(left.resolve)?.role != .member
            (name, self.isLocal) = (left.text, isLocal && left.name.flatMap(left.resolve) != nil)
        } else if statement.kind == .variable, let name = statement.name {
            (self.name, isLocal) = (name, true)
        } else {
            return nil
        }
        self.statement = statement
    }

    /// The method whose body the statement is a part of.
    var method: Declaration? {
        guard let function = statement.parent?.parent, function.kind == .function else { return nil }
        return Declaration(function)
    }

    /// How its members are asked for: a property of a delegate may be nil.
    var access: String { statement.isSwift && !isLocal ? name + "?" : name }

    var isKeptByDelegate: Bool { ["window", "self.window", "_window"].contains(name) && !isLocal || isKept }

    /// Whether a property is given the local window.
    var isKept: Bool { siblings.contains { $0.kind == .assignment && $0.child(.right)?.isNamed(name) == true } }

    private var siblings: [SyntaxNode] { statement.parent?.children(.statement) ?? [] }

    /// The last statement beside it that mentions it.
    var lastMention: SyntaxNode {
        let own = name.split(separator: ".").last.map(String.init) ?? name
        return siblings.last { sibling in
            sibling.kind != .return && sibling.descendants.contains { $0.isNamed(own) && $0.kind != .argument }
        } ?? statement
    }
}

extension Declaration {
    /// Whether the type around it has a property of that name, here or in what Objective-C declares elsewhere.
    fileprivate func hasSibling(_ name: String) -> Bool {
        guard let type = node.ancestors.first(where: { $0.kind == .type }).flatMap({ Declaration($0) }) else {
            return false
        }
        return !node.isSwift || type.members.contains { $0.kind == .property && $0.name == name }
    }
}
