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
        case .pushRegistryDelegate: .described(orEverything: app.serviceDelegates[.pushRegistry])
        case .locationManagerDelegate: .described(orEverything: app.serviceDelegates[.locationManager])
        case .urlSessionDelegate: .described(orEverything: app.serviceDelegates[.urlSession])
        case .centralManagerDelegate: .described(orEverything: app.serviceDelegates[.centralManager])
        case .peripheralManagerDelegate: .described(orEverything: app.serviceDelegates[.peripheralManager])
        case .sessionDelegate: .described(orEverything: app.serviceDelegates[.watchSession])
        case .observerQuery: .described(orEverything: app.serviceDelegates[.observerQuery])
        case .intent: .described(orEverything: app.serviceDelegates[.appIntent])
        case .taskHandler: .described(orEverything: app.serviceDelegates[.taskScheduler])
        case .restorationClass: .everything
        }
    }

    /// The methods that a receiver implements.
    package enum Implementation: Hashable, Sendable {
        /// The delegate of the scenario; nil where the scenario says that there is none.
        case described(Delegate?)
        /// A scenario can't say, or doesn't, so every method is there.
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
    /// Whether the scenario says of a receiver which methods it implements; a delegate of which everything is left
    /// open is as good as left out.
    package func describes(_ receiver: Receiver, role: SceneRole? = nil) -> Bool {
        receiver.implementation(in: self, role: role).delegate.map { $0 != .complete } ?? false
    }
}
