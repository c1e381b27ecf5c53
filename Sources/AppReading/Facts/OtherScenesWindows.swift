/// The windows that code makes, but not for the scene of a delegate that gives its scene to nothing.
struct OtherScenesWindows {
    /// The delegate and its superclasses.
    private let line: Set<String>
    private let code: TargetCode
    private let trees: CodeTrees

    init(of delegate: CodeType, _ code: TargetCode, _ trees: CodeTrees) {
        line = Set(code.withSuperclasses(delegate).map(\.name))
        (self.code, self.trees) = (code, trees)
    }

    /// Whether a window is one of another scene's delegate, or comes beside one that is there: `UIWindow(windowScene:
    /// view.window!.windowScene!)`.
    func contain(_ made: SetupSites.Found) -> Bool { isOfOtherDelegate(made) || isBesideOther(made.node) }

    private func isOfOtherDelegate(_ made: SetupSites.Found) -> Bool {
        guard let name = made.type, !line.contains(name), let type = code.type(name) else { return false }
        return code.withSuperclasses(type).flatMap(\.methods).contains {
            Callback.declared($0.declaration, by: [.sceneDelegate]) == .sceneWillConnect
        }
    }

    /// Whether the scene is that of another window.
    private func isBesideOther(_ making: SyntaxNode) -> Bool {
        guard let call = SyntaxCall(making), let argument = call.argument("windowScene") ?? call.values.first else {
            return false
        }
        var node = argument.withoutCasts
        // `guard let scene = window.windowScene`, by the name of which it is made.
        if node.kind == .name, let name = node.name, let value = node.resolve(name)?.child(.value) {
            node = value.withoutCasts
        }
        return node.kind == .member && node.isNamed("windowScene") && node.child(.base) != nil
    }
}
