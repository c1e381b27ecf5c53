extension Receiver {
    /// The methods of the receiver in an app; those of a scene's delegate may depend on the role of the scene.
    package func implementation(in app: ResolvedApp, role: SceneRole? = nil) -> Implementation {
        switch self {
        case .appDelegate: .described(app.appDelegate)
        case .sceneDelegate: .described(app.sceneDelegate(of: role ?? .window))
        case .carPlaySceneDelegate:
            app.rolesWithoutDelegate.contains(.carPlay)
                ? .described(nil) : .described(orEverything: app.sceneDelegates[.carPlay])
        case .notificationDelegate: .described(app.notificationDelegate)
        case .viewController, .restoredViewController: .described(app.viewController)
        case .swiftUIApp: .described(orEverything: app.swiftUIApp)
        case .view: .described(orEverything: app.view)
        case .pushRegistryDelegate: app.implementation(of: .pushRegistry)
        case .callProviderDelegate: app.implementation(of: .callProvider)
        case .locationManagerDelegate: app.implementation(of: .locationManager)
        case .urlSessionDelegate: app.implementation(of: .urlSession)
        case .centralManagerDelegate: app.implementation(of: .centralManager)
        case .peripheralManagerDelegate: app.implementation(of: .peripheralManager)
        case .sessionDelegate: app.implementation(of: .watchSession)
        case .observerQuery: app.implementation(of: .observerQuery)
        case .intent: app.implementation(of: .appIntent)
        case .taskHandler: app.implementation(of: .taskScheduler)
        case .restorationClass: .everything
        }
    }

    package enum Implementation: Hashable, Sendable {
        /// The delegate of the scenario; nil if the scenario excludes it.
        case described(Delegate?)
        /// A scenario can't state it, or doesn't, so every method exists.
        case everything

        fileprivate static func described(orEverything delegate: Delegate?) -> Implementation {
            delegate.map(Implementation.described) ?? .everything
        }

        /// The delegate that the scenario describes.
        package var delegate: Delegate? {
            switch self {
            case .described(let delegate): delegate
            case .everything: nil
            }
        }
    }
}

extension ResolvedApp {
    /// The methods of the object that a service calls.
    fileprivate func implementation(of service: ServiceProtocol) -> Receiver.Implementation {
        written.servicesWithoutDelegate.contains(service)
            ? .described(nil) : .described(orEverything: written.serviceDelegates[service])
    }

    /// Whether the scenario names the methods of a receiver; a delegate with only unknown behavior counts as absent.
    package func describes(_ receiver: Receiver, role: SceneRole? = nil) -> Bool {
        states(receiver, role: role) && receiver.implementation(in: self, role: role).delegate != .statedUnknown
    }

    /// Whether the scenario states that a receiver exists, even if all of its behavior is unknown.
    package func states(_ receiver: Receiver, role: SceneRole? = nil) -> Bool {
        receiver.implementation(in: self, role: role).delegate.map { $0 != .complete } ?? false
    }
}
