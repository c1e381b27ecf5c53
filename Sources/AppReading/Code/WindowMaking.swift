/// A window that code makes: `UIWindow(windowScene: scene)`, `[[UIWindow alloc] initWithFrame:…]`, or one of a subclass.
struct WindowMaking {
    let initializer: Action.WindowInitializer

    /// Nil for a call that makes none.
    init?(_ call: SyntaxCall, _ code: TargetCode) {
        guard let initializer = call.node.isSwift ? Self.swift(call, code) : Self.objectiveC(call, code) else {
            return nil
        }
        self.initializer = initializer
    }

    private static func swift(_ call: SyntaxCall, _ code: TargetCode) -> Action.WindowInitializer? {
        guard let type = call.madeType, isWindow(type, code) || call.isImplicit else { return nil }
        if call.argument("windowScene") != nil { return .scene }
        if call.isImplicit { return nil }
        if call.argument("frame") != nil { return .frame }
        return type == "UIWindow" && call.arguments.isEmpty ? .frame : nil
    }

    private static func objectiveC(_ call: SyntaxCall, _ code: TargetCode) -> Action.WindowInitializer? {
        guard let name = call.name, let receiver = call.receiver else { return nil }
        if name == "new" { return receiver.isNamed("UIWindow") ? .frame : nil }
        guard let allocation = SyntaxCall(receiver), allocation.isNamed("alloc"), let type = allocation.receiver?.name,
            isWindow(type, code)
        else { return nil }
        switch name {
        case "initWithWindowScene:": return .scene
        case "initWithFrame:": return .frame
        case "init": return type == "UIWindow" ? .frame : nil
        default: return nil
        }
    }

    /// By its name, and by that of its superclass where the target has it.
    private static func isWindow(_ name: String, _ code: TargetCode) -> Bool {
        guard name.first?.isUppercase == true else { return false }
        let isCalledSo = name.hasSuffix(SetupSite.ending)
        guard let type = code.type(name), type.isOfTarget else { return isCalledSo }
        let superclass = code.withSuperclasses(type).last?.superclass
        return isCalledSo ? superclass?.hasSuffix(SetupSite.ending) == true : superclass?.lastName == "UIWindow"
    }
}

extension SyntaxCall {
    /// `UIWindow` of `UIWindow(…)` and `UIWindow.init(…)`; empty for `.init(…)`.
    fileprivate var madeType: String? {
        guard let callee, callee.isNamed("init") else { return name }
        return callee.kind == .member ? callee.child(.base)?.lastName ?? "" : nil
    }

    /// `.init(…)`, whose type the context says.
    fileprivate var isImplicit: Bool { madeType == "" }
}
