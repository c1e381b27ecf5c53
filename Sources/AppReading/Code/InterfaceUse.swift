/// A use of the window that UIKit makes from a storyboard before the launch methods, in an app without scenes.
struct InterfaceUse: Equatable {
    let slot: Slot
    /// Whether the app ends where there is none: `window!`.
    let isUnwrapped: Bool
    /// Whether it asks for all windows, one that isn't shown yet among them.
    let isOfAll: Bool
    /// The calls that aren't made without a window: those after `guard let window`, in `if let window`, and of the window
    /// itself. `rootViewController` is in it if that gets a value.
    let dependentCalls: Set<String>

    /// Nil for what uses no window, gives the delegate another, or only prints it or shows what is shown.
    init?(_ node: SyntaxNode, _ constants: CodeConstants) {
        guard let slot = Self.slot(of: node, constants), !node.isGivenValue, !node.isOnlyShown,
            !SyntaxChain(from: node).end.isPrinted
        else { return nil }
        self.slot = slot
        isUnwrapped = node.parent?.kind == .forcedUnwrap
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

    private static func slot(of node: SyntaxNode, _ constants: CodeConstants) -> Slot? {
        switch node.kind {
        case .variable: return node.isNamed("window") && node.bindsItself ? .window : nil
        case .name, .member:
            if node.role == .callee { return nil }
            if node.isOwnWindow { return .window }
            guard node.kind == .member, let base = node.child(.base)?.withoutMarks else { return nil }
            if node.isNamed("window"), base.isNamed("delegate") || base.isNamed("appDelegate") {
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
