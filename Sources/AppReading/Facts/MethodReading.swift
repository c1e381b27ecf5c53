/// What is known of one method of a delegate.
struct MethodReading {
    let callback: Callback
    let place: Place?
    var how = FactOrigin.How.read
    var remark: String?
    /// What it hands back, nil where that hangs on a condition.
    var result: (value: ReturnValue?, place: Place?)?
    /// What it does; nil where that isn't told.
    var actions: [BodyActions.Found]?
    /// Why it isn't told.
    var doubt: BodyActions.Doubt?
    /// Why it isn't known whether it makes a window.
    var windowDoubt: BodyActions.Doubt?

    /// The class that calls it in the place of UIKit; a scenario has no such callback.
    var caller: String?

    /// What a scenario has of it.
    var method: Delegate.Method {
        Delegate.Method(returns: result?.value, actions: actions?.map(\.action))
    }

    /// The origins of its parts below the delegate's path.
    func origins(below path: ScenarioPath) -> [FactOrigin] {
        let path = path.to(.method(callback))
        if let caller { return [.untold(path, at: place, "\(caller) calls it, and not UIKit")] }
        let method = FactOrigin(path, .part, how, at: place, remark)
        return [method] + originsOfResult(at: path.to(Delegate.Method.returnsStep))
            + originsOfActions(at: path.to(Delegate.Method.doesStep))
    }

    private func originsOfActions(at path: ScenarioPath) -> [FactOrigin] {
        guard let actions else { return doubt.map { [.untold(path, at: $0.place, $0.reason)] } ?? [] }
        let items = actions.enumerated().map { number, found in
            FactOrigin(
                path.to(.item(number)), .part, found.assumption == nil ? how : .assumed, at: found.place,
                found.assumption)
        }
        return [FactOrigin(path, .part, how, at: place)] + items
    }

    private func originsOfResult(at path: ScenarioPath) -> [FactOrigin] {
        guard let result else { return [] }
        if result.value != nil { return [FactOrigin(path, .part, how, at: result.place ?? place)] }
        // Which answer keeps a payload back is asked of the launch methods alone.
        let isAsked = [.willFinishLaunching, .didFinishLaunching].contains(callback)
        return isAsked ? [.untold(path, at: result.place, "isn't a constant")] : []
    }
}
