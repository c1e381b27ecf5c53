extension Scenario.App.Code.Handling {
    /// What comes first keeps a payload, and what comes after it looks whether that is done; nil for what gets none.
    init?(by callback: Callback, _ function: SyntaxNode, _ done: BodyActions, _ calls: CodeCalls) {
        guard callback.isCarrier else { return nil }
        if callback.isLaunchMethod || callback == .sceneWillConnect {
            self.init(keeps: done.kept, handedOutIn: done.handedOutIn)
        } else {
            let touches = PropertyTouches(of: function, calls)
            self.init(
                keeps: done.kept, handedOutIn: done.handedOutIn, touches: touches.all, remembers: touches.remembers)
        }
        onlyTypes = done.types.compactMapValues(\.self)
        drops = done.drops
    }
}
