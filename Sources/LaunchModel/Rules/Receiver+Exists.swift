extension Receiver {
    /// When there is such an object at all.
    package var exists: Condition {
        switch self {
        case .sceneDelegate: .has(.sceneDelegate)
        case .notificationDelegate: .has(.notificationDelegate)
        case .viewController, .restoredViewController, .restorationClass: .not(.lifecycle(.swiftUI))
        case .swiftUIApp, .view: .lifecycle(.swiftUI)
        case .appDelegate, .taskHandler, .locationManagerDelegate, .urlSessionDelegate, .centralManagerDelegate,
            .peripheralManagerDelegate, .pushRegistryDelegate, .observerQuery, .sessionDelegate, .intent,
            .carPlaySceneDelegate:
            .always
        }
    }
}
