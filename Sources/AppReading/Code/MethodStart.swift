/// What is known of the app and of a delegate's window as one of its methods begins, which some conditions ask for.
struct MethodStart {
    enum Window {
        case missing, there
        /// The first method that asks for it finds none, unless other code has made it before.
        case usuallyMissing
        case unknown
    }

    let window: Window
    /// Whether the app can't be active before the method returns.
    let isBeforeActive: Bool
    /// The method: what others ask that it calls, they may ask when more has happened.
    private let function: SyntaxNode?

    static let unknown = MethodStart(window: .unknown, isBeforeActive: false, of: nil)

    init(window: Window, isBeforeActive: Bool, of function: SyntaxNode?) {
        (self.window, self.isBeforeActive, self.function) = (window, isBeforeActive, function)
    }

    /// The value of a condition without `!` and `&&`; nil where it isn't the same in each launch.
    func value(of condition: SyntaxNode) -> Bool? {
        guard let function, condition.enclosingFunction == function else { return nil }
        if let question = WindowQuestion(condition) {
            return hasWindow(at: condition, in: function).map { $0 == question.isMetByWindow }
        }
        return isBeforeActive ? condition.asksWhetherActive.map { !$0 } : nil
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
            // Another of that name.
            if node.kind == .variable || node.kind == .parameter, node.isNamed("window"), node.role != .condition {
                return nil
            }
            guard node.kind == .assignment, let left = node.child(.left), left.isOwnWindow else { continue }
            hasWindow = node.parent == function.child(.body) ? node.child(.right).map { !$0.isNothing } : nil
        }
        return hasWindow
    }
}

/// A condition that only asks whether a delegate has its window: `window == nil`, `if let window`, `if (self.window)`.
private struct WindowQuestion {
    let isMetByWindow: Bool

    init?(_ condition: SyntaxNode) {
        let node = condition.withoutMarks
        switch node.kind {
        case .variable:
            guard node.child(.value)?.isOwnWindow ?? node.isNamed("window") else { return nil }
            isMetByWindow = true
        case .binary where node.isNamed("==") || node.isNamed("!="):
            let (left, right) = (node.child(.left), node.child(.right))
            guard let left, let right, left.isOwnWindow && right.isNothing || left.isNothing && right.isOwnWindow
            else { return nil }
            isMetByWindow = node.isNamed("!=")
        default:
            guard !node.isSwift, node.isOwnWindow else { return nil }
            isMetByWindow = true
        }
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

    var isNothing: Bool { ["nil", "NULL"].contains(text) }

    /// Whether a comparison with the state of an active app asks for that state; nil for any other condition.
    fileprivate var asksWhetherActive: Bool? {
        guard kind == .binary, isNamed("==") || isNamed("!="), let left = child(.left), let right = child(.right),
            left.lastName == "applicationState", ["active", "UIApplicationStateActive"].contains(right.lastName)
        else { return nil }
        return isNamed("==")
    }
}
