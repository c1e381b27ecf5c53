/// A location in the app's code: a method, or one of its actions.
package struct Site: Hashable, Sendable {
    package let receiver: Receiver
    package let callback: Callback
    /// The index in `does`; nil for the method as a whole.
    package let action: Int?
    /// The role of the scenes that the delegate is for; nil where one is for all.
    package var role: SceneRole?

    package init(receiver: Receiver, callback: Callback, action: Int?, role: SceneRole? = nil) {
        self.receiver = receiver
        self.callback = callback
        self.action = action
        self.role = role
    }

    package var method: Site { Site(receiver: receiver, callback: callback, action: nil, role: role) }

    /// Its path in a scenario.
    package var path: ScenarioPath {
        ScenarioPath(owner + [.method(callback)] + (action.map { [.key("does"), .item($0)] } ?? []))
    }

    /// The path of all methods that aren't named.
    package var othersPath: ScenarioPath { ScenarioPath(owner + [.key(Delegate.othersKey)]) }

    /// The path of the delegate.
    private var owner: [ScenarioPath.Step] {
        [.key("app")] + (role.map { [.key(SceneRole.delegatesKey), .key($0.rawValue)] } ?? receiver.path)
    }

    /// One of the method's actions.
    package func doing(_ action: Int) -> Site {
        Site(receiver: receiver, callback: callback, action: action, role: role)
    }
}

extension Delegate {
    /// The methods that a scenario names, in the order of the catalog.
    package var writtenMethods: [(callback: Callback, method: Delegate.Method)] {
        named.sorted { $0.key.caseNumber < $1.key.caseNumber }.map { ($0.key, $0.value) }
    }
}

/// A method that a scenario names, with its location.
package struct NamedMethod: Sendable {
    package let site: Site
    package let method: Delegate.Method
}

extension ResolvedApp {
    /// The methods that the scenario names, with their locations, in the order of the catalog for each object.
    package var namedMethods: [NamedMethod] {
        let common = Receiver.described.flatMap { receiver in
            let isByRole = roleOfDelegate(receiver, of: nil) != nil
            return isByRole ? [] : named(in: receiver.implementation(in: self).delegate, of: receiver)
        }
        return common
            + SceneRole.allCases.flatMap { role in named(in: self.sceneDelegates[role], of: .sceneDelegate, role: role)
            }
    }

    private func named(in delegate: Delegate?, of receiver: Receiver, role: SceneRole? = nil) -> [NamedMethod] {
        (delegate?.writtenMethods ?? []).map { callback, method in
            let owner = role == nil ? receiver : callback.receiver
            return NamedMethod(site: Site(receiver: owner, callback: callback, action: nil, role: role), method: method)
        }
    }

    /// The role by which the scenario describes the delegate of a scene; nil where it has one delegate for all.
    package func roleOfDelegate(_ receiver: Receiver, of role: SceneRole?) -> SceneRole? {
        switch receiver {
        case .carPlaySceneDelegate: self.sceneDelegates[.carPlay] == nil ? nil : .carPlay
        case .sceneDelegate where role == .carPlay && isOfWindows: .carPlay
        case .sceneDelegate: self.sceneDelegates.isEmpty && self.rolesWithoutDelegate.isEmpty ? nil : role ?? .window
        case .appDelegate, .notificationDelegate, .viewController, .restoredViewController, .restorationClass,
            .swiftUIApp, .view, .taskHandler, .locationManagerDelegate, .urlSessionDelegate, .centralManagerDelegate,
            .peripheralManagerDelegate, .pushRegistryDelegate, .callProviderDelegate, .observerQuery, .sessionDelegate,
            .intent:
            nil
        }
    }
}

extension Site {
    /// Its path in a scenario; a restored view controller has that of the others.
    package var described: Site {
        guard receiver == .restoredViewController else { return self }
        return Site(receiver: .viewController, callback: callback, action: action, role: role)
    }
}
