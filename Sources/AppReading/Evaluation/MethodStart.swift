/// What is known of the app and of a delegate's window as one of its methods begins, which some conditions ask for.
struct MethodStart {
    enum Window {
        case missing, there
        /// The first method that asks for it finds none, unless other code has made it before.
        case usuallyMissing
        case unknown
    }

    let window: Window
    /// What can't be active before the method returns: the app, or the scene that connects.
    let inactive: Inactive?
    /// The method: what others ask that it calls, they may ask when more has happened.
    private let function: SyntaxNode?
    /// The names of the helpers that give the delegate a window.
    private let makers: Set<String>

    static let unknown = MethodStart(window: .unknown, inactive: nil, of: nil)

    init(window: Window, inactive: Inactive?, of function: SyntaxNode?, makers: Set<String> = []) {
        (self.window, self.inactive, self.function, self.makers) = (window, inactive, function, makers)
    }

    /// Something with a state.
    enum Inactive {
        case app, scene

        init?(_ callback: Callback) {
            if callback.isLaunchMethod {
                self = .app
            } else if callback == .sceneWillConnect {
                self = .scene
            } else {
                return nil
            }
        }

        fileprivate var state: (property: String, active: Set<String>) {
            switch self {
            case .app: ("applicationState", ["active", "UIApplicationStateActive"])
            case .scene: ("activationState", ["foregroundActive", "UISceneActivationStateForegroundActive"])
            }
        }
    }

    /// The value of a condition without `!` and `&&`; nil where it isn't the same in each launch.
    func value(of condition: SyntaxNode) -> Bool? {
        guard let function else { return nil }
        if let question = WindowQuestion(condition) {
            guard let place = condition.placeOfOnlyCall(in: function) else { return nil }
            return hasWindow(at: place, in: function).flatMap(question.answer)
        }
        guard let inactive, let asksForActive = condition.asksWhetherActive(inactive),
            condition.enclosingFunction == function, inactive == .app || condition.asksParameter(of: function)
        else { return nil }
        return !asksForActive
    }

    /// Whether there is a window at a place in the method, by what it starts with and what it assigns until there.
    private func hasWindow(at place: SyntaxNode, in function: SyntaxNode) -> Bool? {
        var hasWindow: Bool? =
            switch window {
            case .missing: false
            case .there: true
            case .usuallyMissing, .unknown: nil
            }
        for node in function.descendants where node.range.lowerBound < place.range.lowerBound {
            if [.name, .member].contains(node.kind),
                node.name.map({ makers.contains(String($0.prefix { $0 != ":" })) }) == true
            {
                hasWindow = nil
            }
            guard node.kind == .assignment, let left = node.child(.left), left.isOwnWindow else { continue }
            hasWindow = node.parent == function.child(.body) ? node.child(.right).map { !$0.isNothing } : nil
        }
        return hasWindow
    }
}

/// A condition that only asks whether a delegate has its window, or what that has: `window == nil`, `if let window`,
/// `if (self.window)`, `window?.rootViewController is Home`.
private struct WindowQuestion {
    private let isMetByThere: Bool
    /// Whether a part of the window is asked for, which it may lack.
    private let isOfPart: Bool

    init?(_ condition: SyntaxNode) {
        let node = condition.withoutMarks
        switch node.kind {
        case .variable: self.init(of: node.child(.value) ?? node, isMetByThere: true)
        case .binary where node.isNamed("==") || node.isNamed("!="):
            guard let left = node.child(.left), let right = node.child(.right), left.isNothing || right.isNothing else {
                return nil
            }
            self.init(of: left.isNothing ? right : left, isMetByThere: node.isNamed("!="))
        case .cast where node.isNamed("is"): self.init(of: node, isMetByThere: true)
        default:
            if node.isSwift { return nil }
            self.init(of: node, isMetByThere: true)
        }
    }

    private init?(of expression: SyntaxNode, isMetByThere: Bool) {
        self.isMetByThere = isMetByThere
        if expression.isOwnWindow || expression.bindsOwnWindow {
            isOfPart = false
        } else if expression.isOfOwnWindow {
            isOfPart = true
        } else {
            return nil
        }
    }

    /// The result of the condition with a window or without one; nil where it may be either.
    func answer(isThere: Bool) -> Bool? {
        if isOfPart, isThere { return nil }
        return isMetByThere == isThere
    }
}

extension SyntaxNode {
    /// `window`, `self.window`, `_window`
    var isOwnWindow: Bool {
        let node = withoutMarks
        guard node.isNamed("window") || node.isNamed("_window") else { return false }
        switch node.kind {
        case .name: return node.resolve(node.name ?? "").map { $0.kind == .variable && $0.role == .member } ?? true
        case .member: return node.child(.base)?.isNamed("self") == true && node.child(.base)?.kind == .name
        default: return false
        }
    }

    /// `if let window`, unless another variable of the function has the name.
    fileprivate var bindsOwnWindow: Bool {
        bindsItself && isNamed("window")
            && (resolve("window").map { $0.kind == .variable && $0.role == .member } ?? true)
    }

    /// `window?.rootViewController`, `self.window?.rootViewController as? Home`, `[self.window rootViewController]`: nothing, as
    /// long as there is no window.
    fileprivate var isOfOwnWindow: Bool {
        var node = self
        while let inner = node.partGoneThrough {
            if inner.isOwnWindow { return inner.kind == .optionalChain || !isSwift }
            node = inner
        }
        return false
    }

    private var partGoneThrough: SyntaxNode? { kind == .cast ? child(.value) : child(.base) ?? child(.callee) }

    /// Where a part of a function runs in it: where it is written, or where the local function is called that contains it;
    /// nil where that function is called twice, or by a name that is passed on.
    fileprivate func placeOfOnlyCall(in function: SyntaxNode) -> SyntaxNode? {
        guard let around = enclosingFunction else { return nil }
        if around == function { return self }
        guard around.isLocalFunction, around.enclosingFunction == function, let name = around.name else { return nil }
        let mentions = function.descendants.filter {
            $0.kind == .name && $0.isNamed(name) && $0.resolve(name) == around
        }
        guard mentions.count == 1, let call = mentions[0].callOfIt?.node, call.enclosingFunction == function else {
            return nil
        }
        return call
    }

    var isNothing: Bool { ["nil", "NULL"].contains(text) }

    /// Whether the left side of a comparison begins with a parameter of a function, or with what one of them was cast to.
    fileprivate func asksParameter(of function: SyntaxNode) -> Bool {
        guard let base = child(.left)?.child(.base)?.withoutMarks, base.kind == .name,
            let declared = base.name.flatMap(base.resolve)
        else { return false }
        if declared.kind == .parameter { return declared.parent == function }
        guard let value = declared.child(.value)?.withoutMarks, value.kind == .cast,
            let cast = value.child(.value)?.withoutMarks, cast.kind == .name
        else { return false }
        return cast.name.flatMap(cast.resolve).map { $0.kind == .parameter && $0.parent == function } ?? false
    }

    /// Whether a comparison with the state of something active asks for that state; nil for any other condition.
    fileprivate func asksWhetherActive(_ asked: MethodStart.Inactive) -> Bool? {
        let (property, active) = asked.state
        guard kind == .binary, isNamed("==") || isNamed("!="), let left = child(.left), let right = child(.right),
            left.lastName == property, right.lastName.map(active.contains) == true
        else { return nil }
        return isNamed("==")
    }
}
