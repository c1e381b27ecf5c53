/// What is known of one method of a delegate.
struct MethodReading {
    let callback: Callback
    let place: Place?
    var how = AppFact.How.read
    var remark: String?
    var result: (value: ReturnValue, place: Place?)?
    /// What it does; nil where that isn't told.
    var actions: [Deeds.Deed]?
    /// Why it isn't told.
    var doubt: Deeds.Doubt?
    /// Why it isn't known whether it makes a window.
    var windowDoubt: Deeds.Doubt?

    /// The class that calls it in the place of UIKit; a scenario has no such callback.
    var caller: String?

    /// The facts below the delegate's path.
    func facts(below path: [String]) -> [AppFact] {
        let path = path + [callback.scenarioName]
        if let caller { return [AppFact(path, nil, .unknown, at: place, "\(caller) calls it, and not UIKit")] }
        var facts = [AppFact(path, .object([]), how, at: place, remark)]
        if let result {
            let value: Value =
                switch result.value {
                case .bool(let flag): .bool(flag)
                case .fetch(let result): .string(result.rawValue)
                }
            facts.append(AppFact(path + ["returns"], value, how, at: result.place ?? place))
        }
        let does = path + ["does"]
        if let actions {
            facts.append(AppFact(does, .list([]), how, at: place))
            facts += actions.enumerated().map { number, deed in
                AppFact(
                    does + ["\(number)"], .object(deed.action.kind.form.write(deed.action, Spelling())), deed.how,
                    at: deed.place, deed.remark)
            }
        } else if let doubt {
            facts.append(AppFact(does, nil, .unknown, at: doubt.place, doubt.reason))
        }
        return facts
    }
}
