/// Who a callback is sent to.
public enum Receiver: String, CaseIterable, Sendable {
    case appDelegate, sceneDelegate, notificationDelegate
    case viewController, restoredViewController, restorationClass
    /// A SwiftUI `App`.
    case app
    /// The root view of a SwiftUI scene.
    case view
    case taskHandler, locationManagerDelegate, urlSessionDelegate
    case centralManagerDelegate, peripheralManagerDelegate
    case pushRegistryDelegate, observerQuery, sessionDelegate, intent
    case carPlaySceneDelegate

    /// The name of the type that a template, or a reader's own app, would have.
    public var title: String {
        rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }

    /// Where it is found.
    public enum Place: Sendable {
        case ofItsOwn, scene, views
    }

    public var place: Place {
        switch self {
        case .sceneDelegate, .carPlaySceneDelegate: .scene
        case .viewController, .restoredViewController, .restorationClass, .view: .views
        case .appDelegate, .notificationDelegate, .app, .taskHandler, .locationManagerDelegate, .urlSessionDelegate,
            .centralManagerDelegate, .peripheralManagerDelegate, .pushRegistryDelegate, .observerQuery,
            .sessionDelegate, .intent:
            .ofItsOwn
        }
    }

    /// Who calls it.
    package var caller: Actor {
        switch self {
        case .appDelegate, .app, .sceneDelegate, .carPlaySceneDelegate: .application
        case .viewController, .restoredViewController, .restorationClass, .view: .scene
        case .notificationDelegate, .taskHandler, .locationManagerDelegate, .urlSessionDelegate,
            .centralManagerDelegate, .peripheralManagerDelegate, .pushRegistryDelegate, .observerQuery,
            .sessionDelegate, .intent:
            .system
        }
    }

    /// When there is such an object at all.
    package var exists: Condition {
        switch self {
        case .sceneDelegate: .has(.sceneDelegate)
        case .notificationDelegate: .has(.notificationDelegate)
        case .viewController, .restoredViewController, .restorationClass: .not(.lifecycle(.swiftUI))
        case .app, .view: .lifecycle(.swiftUI)
        case .appDelegate, .taskHandler, .locationManagerDelegate, .urlSessionDelegate, .centralManagerDelegate,
            .peripheralManagerDelegate, .pushRegistryDelegate, .observerQuery, .sessionDelegate, .intent,
            .carPlaySceneDelegate:
            .always
        }
    }

    /// Those whose methods a scenario can describe.
    package static let described: [Receiver] = [.appDelegate, .sceneDelegate, .notificationDelegate, .viewController]

    package var isDescribed: Bool { Self.described.contains(self) }

    /// What it implements in an app.
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

    /// What a receiver implements.
    package enum Implementation: Hashable, Sendable {
        /// What the scenario says; nil where it says that there is none.
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
