extension Scenario.App.Code.Handling {
    /// What comes first keeps a payload, and what comes after it looks whether that is done; nil for what gets none.
    init?(by callback: Callback, _ function: SyntaxNode, _ done: BodyActions, _ reading: CodeReading) {
        guard callback.isCarrier else { return nil }
        if callback.isLaunchMethod || callback == .sceneWillConnect {
            self.init(keeps: done.kept, handedOutIn: done.handedOutIn)
        } else {
            let touches = PropertyTouches(of: function, reading.calls)
            self.init(
                keeps: done.kept, handedOutIn: done.handedOutIn, touches: touches.all, remembers: touches.remembers)
        }
        onlyTypes = done.types.compactMapValues(\.self)
        // A method for one of the declared schemes leaves the others to another part of the app.
        // Code that names the default action handles a tap.
        if function.descendants.contains(where: { $0.name == "UNNotificationDefaultActionIdentifier" }) {
            onlyTypes[.notification] = nil
        }
        if function.callsItsHandler { onlyTypes[.userActivity] = nil }
        onlyTypes[.url] = onlyTypes[.url].flatMap { schemes in
            let schemes = Set(schemes.map { $0.lowercased() })
            return reading.urlSchemes.mayHave(oneOf: schemes) ? nil : schemes
        }
        drops = done.drops
    }
}

extension SyntaxNode {
    /// Whether a method passes objects to its restoration handler, which then receive the activity.
    fileprivate var callsItsHandler: Bool {
        guard let handler = children(.parameter).last?.name else { return false }
        return descendants.contains { node in
            guard let call = SyntaxCall(node), call.isNamed(handler) else { return false }
            return call.values.contains { !$0.isNothing }
        }
    }
}
