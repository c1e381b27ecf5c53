/// The view of SwiftUI that a hosting controller shows as the root of the window that a method makes.
struct HostedView {
    let view: CodeType
    let place: Place

    static let controller = "UIHostingController"

    /// Nil where it isn't certain which view that is: another one may be set in its place, or be hosted on a condition.
    init?(in function: SyntaxNode, _ index: NodeIndex, _ reading: CodeReading, role: SceneRole?) {
        let timing = BodyTiming(function, reading.conditions(of: role))
        let made = index[Self.controller].compactMap { $0.callOfIt?.node }.filter { $0.ancestors.contains(function) }
        guard made.count == 1, let root = made[0].rootOfWindow, timing.timing(of: root) == .atOnce,
            let expression = SyntaxCall(made[0])?.argument("rootView"),
            let view = Self.view(expression, reading.trees, 0), Self.isOnlyRoot(root, reading.trees)
        else { return nil }
        (self.view, place) = (view, made[0].place.firstLine)
    }

    private static let depthLimit = 12

    /// `Home` of `Home().environmentObject(store)`, or of a variable that has that as its value.
    private static func view(_ expression: SyntaxNode, _ trees: CodeTrees, _ depth: Int) -> CodeType? {
        guard depth < depthLimit else { return nil }
        let node = expression.withoutMarks
        if node.kind == .name {
            let declared = node.name.flatMap(node.resolve).flatMap { $0.role == .member ? nil : $0.child(.value) }
            return declared.flatMap { view($0, trees, depth + 1) }
        }
        guard let call = SyntaxCall(node) else { return nil }
        if let receiver = call.receiver { return view(receiver, trees, depth + 1) }
        guard let type = call.name.flatMap({ trees.code.type($0) }), type.inherited.contains("View") else { return nil }
        return type
    }

    /// Whether nothing else becomes the root of a window.
    private static func isOnlyRoot(_ root: SyntaxNode, _ trees: CodeTrees) -> Bool {
        trees.code.files.enumerated().allSatisfy { number, file in
            guard file.spells(SyntaxNode.root) || file.spells("setRootViewController") else { return true }
            return trees.tree(number).root.descendants.allSatisfy { node in
                if SyntaxCall(node)?.isNamed("setRootViewController:") == true { return false }
                return !node.isRootThatIsSet || node.parent == root
            }
        }
    }
}

extension AppFactReading {
    /// The view that the app's windows begin with, where UIKit shows it.
    func hostedView(_ lifecycle: Lifecycle?) -> HostedView? {
        guard source.gaps.code == nil else { return nil }
        switch lifecycle {
        case .scene:
            let windows = scenes.named.filter { $0.role == .window }
            guard windows.count == 1 else { return nil }
            return hosted(by: windows[0].name, .sceneDelegate, .sceneWillConnect, .window)
        case .appDelegate: return entry.delegate.flatMap { hosted(by: $0, .appDelegate, .didFinishLaunching, nil) }
        case .swiftUI, nil: return nil
        }
    }

    private func hosted(by type: String, _ receiver: Receiver, _ callback: Callback, _ role: SceneRole?) -> HostedView?
    {
        let method = source.code.type(type)?.methods.first {
            Callback.declared($0.declaration, by: [receiver]) == callback
        }
        return method.flatMap { HostedView(in: reader.trees.node($0), index, reader.reading, role: role) }
    }

    /// Adds a hosted view, with its own handlers, which receive nothing there.
    func add(_ hosted: HostedView, in draft: inout AppDraft) {
        draft.add(.hosting, at: hosted.place, "\(hosted.view.name) in a \(HostedView.controller)")
        let methods = SwiftUIFacts(source, hosted.view, index, reader).ownHandlers
        draft.add(.read(DelegateReading(name: hosted.view.name, place: hosted.place, methods: methods)), at: .view)
    }
}

extension SyntaxNode {
    fileprivate static let root = "rootViewController"

    fileprivate var isRootThatIsSet: Bool {
        isNamed(Self.root) && role == .left && parent?.kind == .assignment && parent?.child(.right)?.isNothing != true
    }

    /// The assignment by which it becomes the root of a window, by its name if it has one.
    fileprivate var rootOfWindow: SyntaxNode? {
        if role == .right, let parent, parent.child(.left)?.isRootThatIsSet == true { return parent }
        guard let variable = parent, variable.kind == .variable, role == .value else { return nil }
        let roots = variable.mentions.compactMap { mention -> SyntaxNode? in
            mention.role == .right && mention.parent?.child(.left)?.isRootThatIsSet == true ? mention.parent : nil
        }
        return roots.count == 1 ? roots[0] : nil
    }
}
