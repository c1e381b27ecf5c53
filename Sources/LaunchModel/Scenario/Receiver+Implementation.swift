extension Receiver {
    /// The methods of the receiver in an app.
    package func implementation(in app: ResolvedApp) -> Implementation {
        switch self {
        case .appDelegate: .described(app.appDelegate)
        case .sceneDelegate: .described(app.sceneDelegate)
        case .notificationDelegate: .described(app.notificationDelegate)
        case .viewController, .restoredViewController: .described(app.viewController)
        case .restorationClass, .app, .view, .taskHandler, .locationManagerDelegate, .urlSessionDelegate,
            .centralManagerDelegate, .peripheralManagerDelegate, .pushRegistryDelegate, .observerQuery,
            .sessionDelegate, .intent, .carPlaySceneDelegate:
            .everything
        }
    }

    /// The methods that a receiver implements.
    package enum Implementation: Hashable, Sendable {
        /// The delegate of the scenario; nil where the scenario says that there is none.
        case described(Delegate?)
        /// A scenario can't say, so every method is there.
        case everything

        /// The delegate that the scenario describes.
        package var delegate: Delegate? {
            switch self {
            case .described(let delegate): delegate
            case .everything: nil
            }
        }
    }
}
