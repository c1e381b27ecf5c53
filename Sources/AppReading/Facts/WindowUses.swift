extension [LaunchWalk.Found] {
    /// The uses of windows in a launch method; those that are alike are one.
    func windowUses(in method: MethodReading) -> [Scenario.App.Code.WindowUse] {
        let made = method.actions?.first { $0.action.kind == .makeWindow && !$0.isLate }?.start
        var uses: [Scenario.App.Code.WindowUse] = []
        for found in self {
            guard case .interface(let use) = found.site.kind, use.slot != .appDelegateWindow, !use.isUnwrapped else {
                continue
            }
            var new = Scenario.App.Code.WindowUse(use.slot)
            (new.isOfAll, new.isLate) = (use.isOfAll, found.isLate)
            let start = found.way.steps.first?.call.namePlace ?? found.site.place
            new.isAfterMaking = made.map { $0.source === start.source && $0.order < start.order } ?? false
            let index = uses.firstIndex { known in
                var known = known
                known.calls = []
                return known == new
            }
            if index == nil { uses.append(new) }
            uses[index ?? uses.count - 1].calls.formUnion(use.dependentCalls)
        }
        return uses
    }
}

extension BodyActions.Found {
    /// Where the method does it, or calls what does it.
    fileprivate var start: Place? { way.steps.first?.call.namePlace ?? place }
}
