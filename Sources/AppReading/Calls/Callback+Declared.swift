extension Callback {
    /// The callback of a receiver that a function implements; nil for any other function.
    static func declared(_ function: Declaration, by receivers: [Receiver]) -> Callback? {
        guard !function.modifiers.contains(.static), !function.modifiers.contains(.class) else { return nil }
        let own = allCases.filter { receivers.contains($0.receiver) }
        // `@objc(name)` is what UIKit asks for.
        if let selector = function.attribute("objc")?.argument, selector.contains(":") {
            return own.first { $0.spec.selector == selector }
        }
        return own.first { $0.isDeclared(as: function.name, isAsync: function.effects.contains(.async)) }
    }

    private func isDeclared(as name: String, isAsync: Bool) -> Bool {
        if isAsync { return otherSpellings.contains(name + " async") }
        return self.name == name || spec.selector == name || hasStandIn(name) || Self.older[name] == self
    }

    /// Deprecated methods that are called where the newer one is missing.
    private static let older: [String: Callback] = [
        "pushRegistry(_:didReceiveIncomingPushWith:for:)": .didReceiveIncomingPush,
        "pushRegistry:didReceiveIncomingPushWithPayload:forType:": .didReceiveIncomingPush,
    ]

    /// Whether a method of this name replaces it.
    private func hasStandIn(_ name: String) -> Bool {
        otherSpellings.contains(name) && !otherSpellings.contains(name + " async")
    }
}
