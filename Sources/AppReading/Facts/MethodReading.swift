/// What is known of one method of a delegate.
struct MethodReading {
    let callback: Callback
    let place: Place?
    var how = ScannedFact.How.read
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

    /// The facts below the delegate's path.
    func facts(below path: [String]) -> [ScannedFact] {
        let path = path + [callback.scenarioName]
        if let caller { return [ScannedFact(path, nil, .unknown, at: place, "\(caller) calls it, and not UIKit")] }
        var facts = [ScannedFact(path, .object([]), how, at: place, remark)]
        if let result { facts += self.facts(of: result, at: path + ["returns"]) }
        let does = path + ["does"]
        if let actions {
            facts.append(ScannedFact(does, .list([]), how, at: place))
            facts += actions.enumerated().map { number, found in
                ScannedFact(
                    does + ["\(number)"], .object(found.action.kind.form.write(found.action, Spelling())),
                    found.assumption == nil ? how : .assumed, at: found.place, found.assumption)
            }
        } else if let doubt {
            facts.append(ScannedFact(does, nil, .unknown, at: doubt.place, doubt.reason))
        }
        return facts
    }

    private func facts(of result: (value: ReturnValue?, place: Place?), at path: [String]) -> [ScannedFact] {
        switch result.value {
        case .bool(let flag): [ScannedFact(path, .bool(flag), how, at: result.place ?? place)]
        case .fetch(let fetched): [ScannedFact(path, .string(fetched.rawValue), how, at: result.place ?? place)]
        // Which answer keeps a payload back is asked of the launch methods alone.
        case nil where [.willFinishLaunching, .didFinishLaunching].contains(callback):
            [ScannedFact(path, nil, .unknown, at: result.place, "isn't a constant")]
        case nil: []
        }
    }
}
