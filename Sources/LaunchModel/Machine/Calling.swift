extension World {
    /// Calls a method, if its receiver exists and implements it; its actions are next.
    mutating func call(
        _ callback: Callback, on receiver: Receiver, carrying carried: Carried, rule: Rule, scene: String?
    ) {
        let scene = receiver == .swiftUIApp ? nil : scene
        let role = self.scene(scene)?.role
        guard let method = described.method(callback, on: receiver, role: role) else {
            record.rulesWithoutEntries.insert(rule.id)
            route(carried, by: nil, to: callback, scene: scene)
            return
        }
        let result = method.result(of: callback)
        if case .bool(let answer) = result { process.returned[callback] = answer }
        let call = Call(
            callback: callback, receiver: receiver, scene: scene, role: described.roleOfDelegate(receiver, of: role),
            entry: record.count)
        record.called.insert(call.site.described)
        record(
            .callback(callback, of: receiver, arguments: shownArguments(carried, scene: scene), returns: result),
            durationMs: method.durationMs, rule: rule, scene: scene)
        route(carried, by: call, to: callback, scene: scene)
        noteUnknownSetUp(call, method)
        for (index, action) in (method.actions ?? []).enumerated().reversed() where !scenario.quietTasks.contain(action)
        { push(.action(action, index, call), rule: rule, scene: scene) }
        checkFindings(at: .callback, FindingContext(entry: call.entry, call: call))
        handOut(in: call)
        spendMainThread(method.durationMs, on: callback.name, site: call.site)
    }

    /// A launch method may set up what a launch needs, and so may the `App`, if that is unknown.
    private mutating func noteUnknownSetUp(_ call: Call, _ method: Delegate.Method) {
        guard (SystemValue.launchMethods.value + [.appInit]).contains(call.callback), method.hasUnknown(.setUp),
            !described.describesSetUp
        else { return }
        process.code.unknownSetUp = true
    }
}

extension Delegate.Method {
    /// The return value in the scenario if it is known, otherwise the one with which UIKit continues.
    func result(of callback: Callback) -> Value? {
        switch callback.spec.returns {
        case .bool, .fetchResult:
            unknown.contains(.returns) ? callback.usualResult : returns.map(Value.init) ?? callback.usualResult
        case .nothing, .handler, .viewController, .sceneConfiguration, .userActivity: callback.usualResult
        }
    }
}

extension Callback {
    /// The result with which UIKit continues; nil for none.
    package var usualResult: Value? {
        switch spec.returns {
        case .nothing, .handler, .viewController: nil
        case .bool: .bool(true)
        case .fetchResult: .string(FetchResult.newData.rawValue)
        case .sceneConfiguration: .string("UISceneConfiguration")
        case .userActivity: .string("NSUserActivity")
        }
    }
}

extension Value {
    fileprivate init(_ returned: ReturnValue) {
        switch returned {
        case .bool(let value): self = .bool(value)
        case .fetch(let result): self = .string(result.rawValue)
        }
    }
}
