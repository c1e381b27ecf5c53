/// A use of the window that UIKit makes from a storyboard before the launch methods, in an app without scenes.
struct InterfaceUse: Equatable {
    let slot: Slot
    /// Whether the app ends where there is none: `window!`, `window?.rootViewController as! Home`.
    let isUnwrapped: Bool
    /// Whether it asks for all windows, one that isn't shown yet among them.
    let isOfAll: Bool
    /// The calls that aren't made without a window: those after `guard let window`, in `if let window`, and of the window
    /// itself. `rootViewController` is in it if that gets a value.
    let dependentCalls: Set<String>

    /// Nil for what uses no window, gives the delegate another, or only prints it or shows what is shown.
    init?(_ node: SyntaxNode, _ constants: CodeConstants, _ calls: CodeCalls) {
        guard let slot = Self.slot(of: node, constants, calls), !node.isGivenValue, !node.isOnlyShown,
            !SyntaxChain(from: node).end.isPrinted
        else { return nil }
        self.slot = slot
        isUnwrapped = !node.isAskedBefore(calls) && node.endsAppIfNil(calls, 0)
        isOfAll = node.isNamed("windows") || SyntaxCall(node)?.isNamed("windows") == true
        let bound = node.codeOfBinding.flatMap(\.descendants)
        let calls = bound.compactMap { SyntaxCall($0) } + [node.statementCall].compactMap(\.self)
        let chain = SyntaxChain(from: node)
        let isGivenScreen = chain.end.setsRootViewController || bound.contains(where: \.setsRootViewController)
        dependentCalls = Set(
            calls.filter(\.isWork).compactMap { $0.fullName ?? $0.name }
                + (isGivenScreen ? [Self.rootViewController] : []))
    }

    static let rootViewController = "rootViewController"

    private static func slot(of node: SyntaxNode, _ constants: CodeConstants, _ calls: CodeCalls) -> Slot? {
        switch node.kind {
        case .variable: return node.isNamed("window") && node.bindsItself ? .window : nil
        case .name, .member:
            if node.role == .callee { return nil }
            if node.isOwnWindow { return .window }
            guard node.kind == .member, let base = node.child(.base)?.withoutMarks else { return nil }
            let types = calls.targets.types
            let isOfOwn = [base, base.child(.base)].compactMap(\.self).contains {
                if case .own = types.type(of: $0) { true } else { false }
            }
            if node.isNamed("window"),
                base.isNamed("delegate") && !isOfOwn || base.isNamed("appDelegate") || types.isAppDelegate(base)
            {
                return .appDelegateWindow
            }
            return ofApplication.contains { node.isNamed($0) } && constants.mayBeApplication(base) ? .keyWindow : nil
        case .call:
            guard let call = SyntaxCall(node), ofApplication.contains(where: call.isNamed), call.arguments.isEmpty
            else { return nil }
            return constants.mayBeApplication(call.receiver) ? .keyWindow : nil
        default: return nil
        }
    }

    private static let ofApplication = ["keyWindow", "windows"]
}

extension SyntaxCall {
    /// Whether it does more than to write a log, make a value or show the window.
    fileprivate var isWork: Bool {
        !isLog && name.map { !$0.isTypeName && !["makeKeyAndVisible", "makeKey"].contains($0) } ?? true
    }
}

extension SyntaxNode {
    private static let deepest = 3

    /// Whether a condition before it, or around it, asks for something of the same name: `if window != nil`, `guard isShown`.
    fileprivate func isAskedBefore(_ calls: CodeCalls) -> Bool {
        guard let name else { return false }
        return ([self] + ancestors).prefix { $0.kind != .function }.contains { node in
            guard let outer = node.parent else { return false }
            let isInCondition = node.role == .condition || node.role == .subject || node.role == .left
            let roles: [SyntaxRole] = [.condition, .subject, .left]
            let around = isInCondition ? [] : outer.children.filter { roles.contains($0.role) }
            let before = node.role == .statement ? outer.children(.statement).prefix { $0 != node } : []
            let asked = around + before.filter { [.if, .guard].contains($0.kind) }.flatMap { $0.children(.condition) }
            return asked.contains { $0.asks(for: name, calls) }
        }
    }

    /// Whether it names something, or what it names does: a local constant, a property or a function of the target.
    private func asks(for name: String, _ calls: CodeCalls) -> Bool {
        descendants.contains { node in
            if node.name == name { return true }
            guard node.kind == .name, let other = node.name else { return false }
            let declared = node.resolve(other) ?? calls.targets.targets(of: node).first?.unit.node
            return declared?.descendants.contains { $0.name == name } ?? false
        }
    }

    /// Whether the app ends where an optional is nil: it is unwrapped or cast by force, or a `guard` ends the app, also in the
    /// function that gets it.
    fileprivate func endsAppIfNil(_ calls: CodeCalls, _ depth: Int) -> Bool {
        if parent?.kind == .forcedUnwrap { return true }
        var node = inMarks
        while let outer = node.parent, outer.kind == .member && node.role == .base || outer.kind == .cast {
            if outer.kind == .cast, outer.isForcedCast { return true }
            node = outer.inMarks
        }
        if node.parent?.kind == .forcedUnwrap, node.kind == .tuple { return true }
        if let condition = (bindsItself ? self : node.boundVariables.first), condition.role == .condition,
            let statement = condition.parent, statement.kind == .guard
        {
            return statement.child(.otherwise)?.children(.statement).contains(where: \.endsApp) ?? false
        }
        guard depth < Self.deepest, node == inMarks, node.parent?.kind == .argument, let call = node.enclosingCall,
            let function = calls.function(call)?.unit.node
        else { return false }
        return call.argumentsWithDefaults(of: function).contains { parameter, argument in
            argument.withoutMarks == withoutMarks
                && function.surelyMentions(parameter) { $0.endsAppIfNil(calls, depth + 1) }
        }
    }

    /// Whether a mention of a parameter that is reached whenever this function runs has a property.
    private func surelyMentions(_ parameter: SyntaxNode, where isMeant: (SyntaxNode) -> Bool) -> Bool {
        for statement in child(.body)?.children(.statement) ?? [] {
            let mentions = statement.descendants.filter { node in
                node.isNamed(parameter.name ?? "") && (node.kind == .name || node.bindsItself)
                    && node.resolve(node.name ?? "") == parameter
            }
            let isPlain = ![.if, .switch, .for, .while, .repeat, .do].contains(statement.kind)
            if isPlain, mentions.contains(where: { !$0.isInClosure(of: self) && isMeant($0) }) { return true }
            if statement.descendants.contains(where: { [.return, .throw, .guard].contains($0.kind) }) { return false }
        }
        return false
    }

    private func isInClosure(of function: SyntaxNode) -> Bool {
        ancestors.prefix { $0 != function }.contains { $0.kind == .closure }
    }

    /// `as! Home`, and not `as! Home?`, which may be nil.
    private var isForcedCast: Bool {
        guard isSwift, let type = child(.right)?.text, let value = child(.value) else { return false }
        return text.dropFirst(value.text.count).contains("as!") && !type.hasSuffix("?") && !type.hasSuffix("!")
    }

    private var endsApp: Bool { ["fatalError", "preconditionFailure"].contains(SyntaxCall(self)?.name ?? "") }

    /// Whether it gets another value, itself and not something in it.
    fileprivate var isGivenValue: Bool {
        let node = inMarks
        return node.role == .left && node.parent?.kind == .assignment && node.parent?.isNamed("=") == true
    }

    /// The code that runs only if a condition binds it: `if let window`, `guard let window = self.window`.
    fileprivate var codeOfBinding: [SyntaxNode] {
        let variable = bindsItself ? self : SyntaxChain(from: self).end.boundVariables.first
        guard let variable, variable.role == .condition, let statement = variable.parent else { return [] }
        return statement.kind == .guard ? statement.statementsAfter : statement.children(.then)
    }

    /// `window?.rootViewController?.present(alert, animated: true)`
    fileprivate var statementCall: SyntaxCall? {
        let chain = SyntaxChain(from: self)
        guard chain.end.role == .statement, case .call(let call)? = chain.links.last else { return nil }
        return call
    }

    /// Whether it is a `rootViewController` that gets a value.
    var setsRootViewController: Bool {
        let node = inMarks
        return lastName == InterfaceUse.rootViewController && node.role == .left && node.parent?.kind == .assignment
            && node.parent?.child(.right)?.isNothing == false
    }

    /// `window?.makeKeyAndVisible()`
    fileprivate var isOnlyShown: Bool {
        let node = inMarks
        return node.role == .base && node.parent?.isNamed("makeKeyAndVisible") == true
    }
}
