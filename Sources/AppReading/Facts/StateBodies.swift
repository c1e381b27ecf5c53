/// The methods of an app that come as its state changes, by what they call.
struct StateBodies {
    private let calls: CodeCalls
    /// How far functions of the target are followed.
    private static let depth = 3

    init(_ calls: CodeCalls) { self.calls = calls }

    /// The methods of classes that UIKit calls, and what follows the phase of scenes.
    func all(
        in types: [(type: CodeType, receiver: Receiver)], and closures: [(callback: Callback, closure: SyntaxNode)]
    ) -> [Callback: Scenario.App.Code.StateBody] {
        let trees = calls.targets.trees
        var found: [Callback: Scenario.App.Code.StateBody] = [:]
        for (type, receiver) in types {
            for part in trees.code.withSuperclasses(type).flatMap(\.methods) {
                guard let callback = Callback.declared(part.declaration, by: [receiver]) else { continue }
                if found[callback] == nil { found[callback] = body(of: trees.node(part)) }
            }
        }
        for (callback, closure) in closures where callback.comesWithState {
            let body = body(of: closure)
            found[callback, default: Scenario.App.Code.StateBody()].calledNames.formUnion(body.calledNames)
            found[callback]?.ownFunctions.formUnion(body.ownFunctions)
            found[callback]?.isOnCondition = true
        }
        return found
    }

    private func body(of function: SyntaxNode) -> Scenario.App.Code.StateBody {
        var body = Scenario.App.Code.StateBody()
        var followed: Set<CodeUnit> = []
        collect(from: [function], Self.depth, &body, &followed)
        let certain = function.certainPart
        body.setProperties = setProperties(in: function) { $0.runsEachTime(in: function, certain) }
        let statements = function.child(.body)?.children(.statement) ?? []
        let mayEndAtOnce = statements.first.map { first in
            first.kind == .guard || first.kind == .if && first.descendants.contains { $0.kind == .return }
        }
        body.isOnCondition = mayEndAtOnce ?? true || statements.allSatisfy { $0.kind == .if }
        return body
    }

    private func collect(
        from nodes: [SyntaxNode], _ depth: Int, _ body: inout Scenario.App.Code.StateBody,
        _ followed: inout Set<CodeUnit>
    ) {
        var next: [SyntaxNode] = []
        for node in nodes {
            let certain = depth == Self.depth ? node.certainPart : 0..<0
            for inner in node.descendants {
                if inner.setsRootViewController { body.calledNames.insert(InterfaceUse.rootViewController) }
                if let name = property(inner) { body.mentionedProperties.insert(name) }
                guard let call = SyntaxCall(inner), !call.isLog else { continue }
                if let name = call.fullName ?? call.name { body.calledNames.insert(name) }
                if inner.runsEachTime(in: node, certain), let (call, name) = outsideCall(call) {
                    body.outsideCalls[call] = name
                }
                guard let unit = calls.function(call)?.unit, followed.insert(unit).inserted else { continue }
                if let function = Declaration(unit.node), function.isOwnWork {
                    body.ownFunctions.insert(function.name)
                    if inner.isStatement, inner.runsEachTime(in: node, certain) { add(function, to: &body) }
                }
                next += unit.bodies
            }
        }
        if depth > 0, !next.isEmpty { collect(from: next, depth - 1, &body, &followed) }
    }
}

extension StateBodies {
    private func add(_ function: Declaration, to body: inout Scenario.App.Code.StateBody) {
        if function.isAboutScreens { body.screenFunctions.insert(function.name) }
        body.settings[function.name, default: []].formUnion(setProperties(in: function.node))
    }

    /// `FirebaseApp.configure` of a library, or the registration for remote notifications.
    private func outsideCall(_ call: SyntaxCall) -> (call: String, name: String)? {
        guard let name = call.name, let receiver = call.receiver else { return nil }
        if name == "registerForRemoteNotifications" { return ("UIApplication.\(name)", name) }
        var root = receiver
        while let base = (root.child(.base) ?? root.child(.callee))?.withoutMarks { root = base }
        guard root.kind == .name, let type = root.name, FollowedWork.isLibrary(type), root.resolve(type) == nil,
            calls.targets.trees.code.type(type) == nil
        else { return nil }
        return ("\(type).\(name)", type)
    }

    private func setProperties(in node: SyntaxNode, where isMeant: (SyntaxNode) -> Bool = { _ in true }) -> Set<String>
    {
        let left = node.descendants.filter {
            $0.inMarks.role == .left && $0.inMarks.parent?.kind == .assignment && isMeant($0)
        }
        return Set(left.compactMap(property))
    }

    /// A property of the target by its type and its name: `items` or `self.items` in `Store`, or `Store.items`.
    private func property(_ node: SyntaxNode) -> String? {
        guard node.role != .callee, let name = node.name else { return nil }
        switch node.kind {
        case .name where node.resolve(name).map({ $0.role == .member && $0.kind == .variable }) ?? false:
            return calls.targets.trees.code.name(ofTypeAt: node.place).map { "\($0).\(name)" }
        case .member:
            guard let base = node.child(.base)?.withoutMarks, base.kind == .name, let owner = base.name else {
                return nil
            }
            if owner == "self" || owner == "Self" {
                return calls.targets.trees.code.name(ofTypeAt: node.place).map { "\($0).\(name)" }
            }
            return owner.isTypeName ? "\(owner).\(name)" : nil
        default: return nil
        }
    }
}

extension SyntaxNode {
    /// Whether it runs whenever a function does, of which `certain` is the part that does.
    fileprivate func runsEachTime(in function: SyntaxNode, _ certain: Range<Int>) -> Bool {
        certain.contains(range.lowerBound) && !ancestors.prefix { $0 != function }.contains(where: \.mayBePassedOver)
    }

    /// The part of a function that runs whenever it does: to the end of the first statement that may end it.
    fileprivate var certainPart: Range<Int> {
        guard let block = child(.body) else { return 0..<0 }
        let statements = block.children(.statement)
        let last = statements.first { statement in
            !statement.asksForWindowScene
                && statement.descendants.contains { $0.kind == .return || $0.kind == .throw || $0.kind == .guard }
        }
        return block.range.lowerBound..<(last ?? block).range.upperBound
    }

    /// Whether nothing uses its result, as that of `Store.shared()` in `Store.shared().items = []`.
    fileprivate var isStatement: Bool {
        role == .statement || [.try, .await].contains(parent?.kind) && parent?.isStatement == true
    }

    /// `guard let windowScene = scene as? UIWindowScene else { return }`, which each scene of a window passes.
    private var asksForWindowScene: Bool {
        kind == .guard && children(.condition).allSatisfy { $0.text.contains("UIWindowScene") }
    }

    private var mayBePassedOver: Bool {
        switch kind {
        case .if, .guard, .switch, .for, .while, .repeat, .do, .closure, .ternary, .function: true
        case .binary: isNamed("&&") || isNamed("||") || isNamed("??")
        default: false
        }
    }
}

extension Declaration {
    /// Whether it makes a view controller, or gets launch options, which scenes don't have.
    fileprivate var isAboutScreens: Bool {
        node.descendants.contains { inner in
            guard let name = inner.name else { return false }
            return ["rootViewController", "launchOptions", "LaunchOptionsKey"].contains(name)
                || ["Controller", "Coordinator", "Storyboard", "Scene", "Router"].contains(where: name.hasSuffix)
        }
    }

    /// Whether it is neither an implementation of something that others call, nor about the window, which a migration to
    /// scenes replaces.
    fileprivate var isOwnWork: Bool {
        !modifiers.contains(.override) && Callback.declared(self, by: [.appDelegate, .sceneDelegate]) == nil
            && !node.descendants.contains { ["window", "keyWindow", "UIWindow"].contains($0.name) }
    }
}
