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

    /// When there is such an object at all.
    package var exists: Condition {
        switch self {
        case .sceneDelegate: .has(.sceneDelegate)
        case .notificationDelegate: .has(.notificationDelegate)
        case .viewController, .restoredViewController, .restorationClass: .not(.lifecycle(.swiftUI))
        case .app, .view: .lifecycle(.swiftUI)
        default: .always
        }
    }

    /// Whether a scenario says which methods it implements; where it can't, all are.
    package var isDescribed: Bool {
        switch self {
        case .appDelegate, .sceneDelegate, .notificationDelegate, .viewController, .restoredViewController: true
        default: false
        }
    }
}
