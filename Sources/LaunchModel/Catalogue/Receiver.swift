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

    /// The place in which it is found.
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

    /// Those whose methods a scenario can describe.
    package static let described: [Receiver] = [.appDelegate, .sceneDelegate, .notificationDelegate, .viewController]

    package var isDescribed: Bool { Self.described.contains(self) }
}
