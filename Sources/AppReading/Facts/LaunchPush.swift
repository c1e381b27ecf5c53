/// The push in the launch options of a launch method.
///
/// UIKit passes it if the user taps a notification, and also if a silent push launches the app in the background. Names show
/// that code expects a tap: `openScreen(for: push)`, `tappedNotification = push`.
enum LaunchPush {
    private static let keys: Set = ["remoteNotification", "UIApplicationLaunchOptionsRemoteNotificationKey"]

    /// The words in the names of functions and properties for what follows a tap.
    private static let words: Set = [
        "tap", "tapped", "click", "clicked", "open", "opened", "show", "present", "navigate", "route", "screen",
    ]

    /// Whether a launch method passes the push to a function, or stores it in a property, whose name states a tap; not one
    /// that asks for the state of the application, which is background without a tap.
    static func isTakenForTap(in function: SyntaxNode) -> Bool {
        guard !function.descendants.contains(where: { $0.isNamed("applicationState") }) else { return false }
        return function.descendants.filter { node in
            [.member, .name].contains(node.kind) && node.name.map(keys.contains) == true
        }.compactMap(\.subscriptOfKey).contains { option in isTakenForTap(SyntaxChain(from: option).end, names: 0) }
    }

    /// How many names in a row the push may have: `let push = …; if let push { … }`.
    private static let mostNames = 3

    private static func isTakenForTap(_ end: SyntaxNode, names: Int) -> Bool {
        if end.receivers.contains(where: isOfTap) { return true }
        guard names < mostNames else { return false }
        return end.boundVariables.filter { $0.role != .member }.flatMap(\.mentionsOfValue).contains {
            isTakenForTap(SyntaxChain(from: $0).end, names: names + 1)
        }
    }

    private static func isOfTap(_ name: String) -> Bool {
        name.camelCaseWords.contains { words.contains($0.lowercased()) }
    }
}

extension SyntaxNode {
    /// Where a local variable is named, or another one that only unwraps it: `if let push { … }`.
    fileprivate var mentionsOfValue: [SyntaxNode] {
        let unwrapped = enclosingFunction?.descendants.filter { other in
            other != self && other.kind == .variable && other.bindsItself && name.map(other.isNamed) == true
        }
        return ([self] + (unwrapped ?? [])).flatMap(\.mentions)
    }

    /// `options[.remoteNotification]` of the key, and `[options objectForKey:key]`.
    fileprivate var subscriptOfKey: SyntaxNode? {
        guard let argument = inMarks.parent, argument.kind == .argument, let outer = argument.parent else { return nil }
        if outer.kind == .subscript { return outer }
        return SyntaxCall(outer)?.isNamed("objectForKey:") == true ? outer : nil
    }

    /// The names of the function that gets an expression, with its labels, and of the property that it is assigned to.
    fileprivate var receivers: [String] {
        let assigned = role == .right && parent?.kind == .assignment ? parent?.child(.left)?.lastName : nil
        let call = enclosingCall.flatMap { $0.isLog ? nil : $0 }
        return [assigned, call?.name].compactMap(\.self)
    }
}
