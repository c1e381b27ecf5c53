extension Receiver {
    /// When such an object exists.
    enum Existence {
        case always
        /// If the scenario describes one, or it is unknown.
        case described
        /// In SwiftUI's life cycle only, or in all others.
        case inSwiftUI, inUIKit
        /// If views of SwiftUI are shown, in any life cycle.
        case shown
    }

    var existence: Existence {
        switch self {
        case .sceneDelegate, .notificationDelegate: .described
        case .viewController, .restoredViewController, .restorationClass: .inUIKit
        case .swiftUIApp: .inSwiftUI
        case .view: .shown
        case .appDelegate, .taskHandler, .locationManagerDelegate, .urlSessionDelegate, .centralManagerDelegate,
            .peripheralManagerDelegate, .pushRegistryDelegate, .callProviderDelegate, .observerQuery, .sessionDelegate,
            .intent, .carPlaySceneDelegate:
            .always
        }
    }

    /// When such an object exists, as a condition.
    package var exists: Condition {
        switch existence {
        case .always: .always
        case .described: .has(self)
        case .inSwiftUI: .lifecycle(.swiftUI)
        case .inUIKit: .not(.lifecycle(.swiftUI))
        case .shown: .any([.lifecycle(.swiftUI), .interface(.hosting), .interface(.hostingScene)])
        }
    }
}
