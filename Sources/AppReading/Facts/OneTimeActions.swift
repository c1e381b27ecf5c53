/// The actions that happen only once, in the order in which the methods of an app are called: a singleton is made by the
/// first code that uses it.
struct OneTimeActions {
    private var done: [BodyActions.Found] = []

    mutating func leaveOut(of methods: inout [MethodReading]) {
        // What comes before the launch methods have returned is first.
        let launch = methods.indices.filter { methods[$0].callback.isLaunchMethod }
        for index in launch + methods.indices.filter({ !launch.contains($0) }) { leaveOut(of: &methods[index]) }
    }

    private mutating func leaveOut(of method: inout MethodReading) {
        guard let actions = method.actions else { return }
        let left = actions.filter { found in
            guard found.way.isOnce else { return true }
            if done.contains(where: { $0.action == found.action && $0.place == found.place }) { return false }
            done.append(found)
            return true
        }
        guard left.count < actions.count else { return }
        let isKnown = !left.isEmpty || method.callback.isCarrier || method.callback.isLaunchMethod
        method.actions = isKnown ? left : nil
    }
}
