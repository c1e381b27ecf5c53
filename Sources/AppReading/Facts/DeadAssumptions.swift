extension AppDraft {
    /// Leaves methods out of the app that UIKit never calls in it, if its own code calls them, so that their actions aren't
    /// those of a launch, or if they do nothing or the same as another method, so that nothing is lost. Of the others with
    /// a counterpart, notes whether that does their work.
    mutating func leaveOutMethods(in calls: OwnCalls?, besides counterparts: ReachableCounterparts?) {
        guard let calls, let counterparts, let lifecycle = app.lifecycle else { return }
        let dead = RuleBook.standard.methods(of: app, reportedBy: [.deadCallback])
        let uncalled = Counterpart.uncalled(in: lifecycle)
        let paths = Callback.allCases.map { ($0, DelegateSlot.appDelegate.path.to(.method($0))) }.filter {
            dead.contains($0.1) || uncalled.contains($0.0) && $0.0.comesWithState && app.appDelegate.named[$0.0] != nil
        }
        let callbacks = paths.map(\.0)
        var methods: [ScenarioPath: (how: FactOrigin.How, remark: String)] = [:]
        for (callback, path) in paths {
            let isIdle = counterparts.isIdle(callback)
            let same = counterparts.counterpart(of: callback, neverCalled: callbacks)
            let remark =
                calls.caller(of: callback, neverCalled: callbacks).map { "\($0) calls it, not UIKit" }
                ?? (isIdle ? "does nothing, and is never called here" : nil)
                ?? (callback.comesWithState ? nil : same).map { "\($0), and this is never called here" }
            if dead.contains(path) { methods[path] = remark.map { (.unknown, $0) } }
            if (remark ?? same) != nil, !isIdle { noteDoneElsewhere(callback) }
            guard remark == nil else { continue }
            let replacement = same == nil ? counterparts.replacement(of: callback) : .possiblySame
            if replacement == .possiblySame || counterparts.observedWork(of: callback) == .possiblySame {
                notePossiblyDone(callback)
            } else if replacement == .otherWork {
                noteUndone(callback)
            }
        }
        leaveOut(methods)
    }

    /// Leaves methods out of the app that aren't its own and that UIKit never calls in it: a framework has them for apps of
    /// the other life cycle or for older systems, and that is no mistake of the app.
    mutating func leaveOutDeadAssumptions() {
        let assumed = origins.filter(\.isOfLibrary)
        guard !assumed.isEmpty else { return }
        let dead = RuleBook.standard.methods(of: app, reportedBy: [.deadCallback, .swiftUIWrappedDelegate])
        var methods: [ScenarioPath: (how: FactOrigin.How, remark: String)] = [:]
        for origin in assumed where dead.contains(origin.path) {
            let remark = [origin.remark, "never called here"].compactMap(\.self).joined(separator: ", ")
            methods[origin.path] = (origin.how, remark)
        }
        leaveOut(methods)
    }
}

extension ScannedApp {
    /// The methods of the app's delegate that aren't its own and that UIKit would never call in another life cycle.
    package var inheritedInVain: [Lifecycle: Set<Callback>] {
        let assumed = Set(origins.filter(\.isOfLibrary).map(\.path))
        guard !assumed.isEmpty else { return [:] }
        let others = Lifecycle.allCases.filter { $0 != app.lifecycle }.map { lifecycle in
            var other = app
            other.lifecycle = lifecycle
            let dead = RuleBook.standard.methods(of: other, reportedBy: [.deadCallback, .swiftUIWrappedDelegate])
            let callbacks = Callback.allCases.filter { callback in
                let path = DelegateSlot.appDelegate.path.to(.method(callback))
                return assumed.contains(path) && dead.contains(path)
            }
            return (lifecycle, Set(callbacks))
        }
        return Dictionary(uniqueKeysWithValues: others)
    }
}

extension FactOrigin {
    /// Whether a library that is linked, or may be, has the part.
    fileprivate var isOfLibrary: Bool { how == .assumed || how == .unknown && place == nil }
}
