/// A step by which code shows a window, or hides it.
struct WindowStep {
    let change: WindowChange
    let timing: Timing

    var node: SyntaxNode { change.node }
}

/// `window.makeKeyAndVisible()`, `window.isHidden = true`, `[window setHidden:NO]`, `window.setValue(false, forKey: "hidden")`.
struct WindowChange {
    let node: SyntaxNode
    /// What is shown or hidden; nil where nothing is named.
    let window: SyntaxNode?
    /// False where it is hidden for certain.
    let mayShow: Bool
    /// Whether windows alone have such a function.
    let isOfWindows: Bool

    /// The functions that show a window.
    static let names = ["makeKeyAndVisible", "makeKey", "makeKeyWindow"]

    /// What else does, where it is said of a window.
    static let spellings = ["isHidden", ".hidden", "setHidden:", "\"hidden\""]

    private static let properties: Set = ["isHidden", "hidden"]
    private static let truths = ["true", "YES", "@YES", "@(YES)"]

    init?(_ node: SyntaxNode) {
        self.node = node
        if node.kind == .assignment, let left = node.child(.left), Self.properties.contains(left.name ?? "") {
            (window, isOfWindows) = (left.child(.base) ?? left, false)
            mayShow = !Self.isTrue(node.child(.right))
        } else if let call = SyntaxCall(node), let name = call.name {
            guard Self.names.contains(name) || Self.hides(call) else { return nil }
            (window, isOfWindows) = (call.receiver, Self.names.contains(name))
            mayShow = isOfWindows || !Self.isTrue(call.values.first)
        } else {
            return nil
        }
    }

    private static func hides(_ call: SyntaxCall) -> Bool {
        if call.isNamed("setHidden:") { return true }
        guard call.firstName == "setValue", call.values.count == 2, let key = call.values.last?.withoutMarks.stringValue
        else { return false }
        return properties.contains(key)
    }

    private static func isTrue(_ value: SyntaxNode?) -> Bool { truths.contains(value?.text ?? "") }
}
