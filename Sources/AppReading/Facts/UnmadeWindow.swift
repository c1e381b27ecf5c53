/// Whether the window of an app or of its scene is made by nothing: no storyboard, no SwiftUI, no code of the target, and
/// nothing else is given the scene or the delegate.
struct UnmadeWindow {
    let source: AppSource
    let sites: SetupSites
    let index: NodeIndex
    let targets: CallTargets

    /// What gives a configuration a storyboard in code, and a window a scene.
    static let names = ["storyboard", "setStoryboard", "windowScene", "setWindowScene"]

    /// Of what a window can be made for.
    private static let classes: Set = ["UIScene", "UIWindowScene", "UISceneSession"]

    func isSure(of delegate: CodeType) -> Bool {
        let line = source.code.withSuperclasses(delegate)
        guard sites.place(hiding: .makeWindow(.scene)) == nil, line.last?.hasHarmlessSuperclass ?? true,
            !line.flatMap(\.inherited).contains(where: { $0.lastName == "UIHostingSceneDelegate" }),
            !Self.names.flatMap({ index[$0] }).contains(where: { $0.isSet || $0.role == .callee }),
            !index.namesOfEnding.flatMap({ index[$0] }).contains(where: \.isInitializerHandedOn)
        else { return false }
        return areQuiet(line)
    }

    func isSure(ofApp delegate: CodeType) -> Bool {
        let line = source.code.withSuperclasses(delegate)
        let keys = ["UIMainStoryboardFile", "NSMainNibFile"]
        let isNib = source.infoPlist.values.keys.contains { key in keys.contains { key.hasPrefix($0) } }
        let made = index.namesOfEnding.flatMap { index[$0] }
        guard !isNib, !keys.contains(where: source.gaps.infoPlist.mayHoldMore), sites.windows.isEmpty,
            sites.place(hiding: .makeWindow(.frame)) == nil, line.last?.hasHarmlessSuperclass ?? true,
            made.allSatisfy({ $0.callOfIt == nil && $0.role != .base })
        else { return false }
        return !source.code.spells(["MainWindow"]) && areQuiet(line)
    }

    /// Whether nothing in the parts of a delegate could bring a window.
    private func areQuiet(_ line: [CodeType]) -> Bool {
        line.flatMap(\.parts).map(targets.trees.node).allSatisfy { !givesSceneAway($0) && !getsWindow($0) }
    }

    /// Whether something becomes the window that isn't seen to be made.
    private func getsWindow(_ part: SyntaxNode) -> Bool {
        let made = Set(sites.windows.map(\.1.node))
        return part.descendants.contains { node in
            guard node.isNamed("window"), node.role == .left, let value = node.parent?.child(.right) else {
                return false
            }
            return !value.isNothing && !value.descendants.contains(where: made.contains)
        }
    }

    private func givesSceneAway(_ part: SyntaxNode) -> Bool {
        let names = sceneNames(in: part)
        return part.descendants.contains { node in
            guard let call = SyntaxCall(node), !call.isLog else { return false }
            return call.values.contains { value in
                let value = value.withoutMarks
                if value.isNamed("self"), value.kind == .name { return !isOfTarget(call) }
                return value.kind != .closure && value.descendants.contains { isName($0, of: names) }
            }
        }
    }

    private func isOfTarget(_ call: SyntaxCall) -> Bool {
        call.callee.map { !targets.targets(of: $0).isEmpty } ?? false
    }

    /// The parameters that are scenes, and the variables that hold one.
    private func sceneNames(in part: SyntaxNode) -> Set<String> {
        var names: Set<String> = []
        for node in part.descendants where node.kind == .parameter || node.kind == .variable {
            guard let name = node.name else { continue }
            let isScene =
                (node.writtenType?.typeWithoutMarks).map(Self.classes.contains) ?? node.child(.value).map { value in
                    value.descendants.contains { isName($0, of: names) }
                } ?? false
            if isScene { names.insert(name) }
        }
        return names
    }

    private func isName(_ node: SyntaxNode, of names: Set<String>) -> Bool {
        node.kind == .name && node.name.map(names.contains) == true
    }
}

extension SyntaxNode {
    /// Whether it names the type in `UIWindow.init` that isn't called there.
    fileprivate var isInitializerHandedOn: Bool {
        guard role == .base, let parent, parent.isNamed("init") else { return false }
        return parent.role != .callee
    }
}

extension SyntaxNode {
    /// Whether the delegate that has the function gets a window that it makes: `window = UIWindow(windowScene: scene)`.
    var replacesOwnWindow: Bool {
        descendants.contains { node in
            guard node.kind == .assignment, node.child(.left)?.isOwnWindow == true,
                let value = node.child(.right)?.withoutMarks
            else { return false }
            let made = value.kind == .name ? value.name.flatMap(value.resolve)?.child(.value) : value
            return made?.descendants.contains { $0.isNamed("UIWindow") } ?? false
        }
    }
}
