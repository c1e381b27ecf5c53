extension Receiver {
    /// When there is such an object at all.
    enum Existence {
        case always
        /// Where the scenario describes one, or leaves it open.
        case described
        /// In this life cycle only, or in all others.
        case only(Lifecycle), never(Lifecycle)
    }

    var existence: Existence {
        switch self {
        case .sceneDelegate, .notificationDelegate: .described
        case .viewController, .restoredViewController, .restorationClass: .never(.swiftUI)
        case .swiftUIApp, .view: .only(.swiftUI)
        case .appDelegate, .taskHandler, .locationManagerDelegate, .urlSessionDelegate, .centralManagerDelegate,
            .peripheralManagerDelegate, .pushRegistryDelegate, .callProviderDelegate, .observerQuery, .sessionDelegate,
            .intent,
            .carPlaySceneDelegate:
            .always
        }
    }

    /// When there is such an object at all, as a condition.
    package var exists: Condition {
        switch existence {
        case .always: .always
        case .described: .has(self)
        case .only(let lifecycle): .lifecycle(lifecycle)
        case .never(let lifecycle): .not(.lifecycle(lifecycle))
        }
    }
}
