extension World {
    /// Whether a rule applies now, to the scene at hand.
    func applies(_ rule: Rule, scene: String?) -> Bool {
        rule.from?.contains(process.state) ?? true && rule.concerns(scenario) && holds(rule.when, scene: scene)
    }

    func holds(_ condition: Condition, scene: String?) -> Bool {
        let app = scenario.app
        switch condition {
        case .always: return true
        case .all(let all): return all.allSatisfy { holds($0, scene: scene) }
        case .any(let any): return any.contains { holds($0, scene: scene) }
        case .not(let other): return !holds(other, scene: scene)
        case .lifecycle(let lifecycle): return app.lifecycle == lifecycle
        case .interface(let interface): return app.interface == interface
        case .os(let range): return range.contains(scenario.device.uikit)
        case .sdk(let range): return range.contains(scenario.sdkOnIOS)
        case .deployment(let range): return app.infoPlist?.minimumOS.map { range.contains($0) } ?? false
        case .platform(let platforms): return platforms.contains(scenario.device.platform)
        case .flag(let flag): return isSet(flag, scene: scene)
        case .implements(let callback): return method(callback, on: callback.receiver) != nil
        case .names(let callback): return delegate(of: callback.receiver)?.named[callback] != nil
        case .returnedFalse(let callbacks): return callbacks.contains { process.returned[$0] == false }
        case .has(let receiver): return delegate(of: receiver) != nil
        case .app(let fact): return holds(fact)
        case .event(let fact): return current.event.map { holds(fact, of: $0.trigger) } ?? false
        case .scene(let fact): return holds(fact, of: scene ?? current.targetID)
        case .anyScene(let states): return system.scenes.contains { $0.role == .window && states.contains($0.state) }
        case .severalWindows: return system.scenes.filter { $0.role == .window && $0.isForeground }.count > 1
        case .occurrence(let fact): return current.context.map { holds(fact, of: $0) } ?? false
        case .prefersDocumented: return preference == .documented
        }
    }

    /// What a receiver does in a method; nil where UIKit finds nothing to call.
    func method(_ callback: Callback, on receiver: Receiver) -> Delegate.Method? {
        guard callback.spec.isCalled(on: scenario.device.uikit), holds(receiver.exists, scene: nil) else { return nil }
        return switch receiver.implementation(in: scenario.app) {
        case .described(let delegate): delegate?[callback]
        case .everything: Delegate.Method()
        }
    }

    private func delegate(of receiver: Receiver) -> Delegate? {
        receiver.implementation(in: scenario.app).delegate
    }

    private func holds(_ fact: SceneFact, of id: String) -> Bool {
        let scene = scene(id)
        return switch fact {
        case .exists: scene != nil
        case .connected: scene?.isConnected ?? false
        case .new: scene?.isNew ?? false
        case .target: id == current.targetID
        case .role(let roles): scene.map { roles.contains($0.role) } ?? false
        case .state(let states): scene.map { states.contains($0.state) } ?? false
        }
    }
}

extension Rule {
    /// Whether it is a rule for such an app on such a device, whatever happens there.
    package func concerns(_ scenario: Scenario) -> Bool {
        let device = scenario.device
        return lifecycles.contains(scenario.app.lifecycle)
            && platforms.contains(device.platform)
            && os.contains(device.uikit)
            && sdk.contains(scenario.sdkOnIOS)
    }
}

extension Scenario {
    /// The SDK numbered like that of iOS.
    var sdkOnIOS: Version {
        Device(platform: device.platform, os: app.sdk).uikit
    }

    /// Whether UIKit finds a scene configuration, in Info.plist or by asking the app delegate.
    var adoptsScenes: Bool {
        guard app.lifecycle != .appDelegate else { return false }
        guard let plist = app.infoPlist else { return true }
        if app.lifecycle == .swiftUI { return true }
        guard let manifest = plist.sceneManifest else { return app.appDelegate[.configurationForConnecting] != nil }
        return !manifest.configurations.isEmpty || app.appDelegate.named[.configurationForConnecting] != nil
    }
}
