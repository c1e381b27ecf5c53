/// The object that receives a callback.
public enum Receiver: String, CaseIterable, Sendable {
    case appDelegate, sceneDelegate, notificationDelegate
    case viewController, restoredViewController, restorationClass
    /// A SwiftUI `App`.
    case swiftUIApp
    case view
    case taskHandler, locationManagerDelegate, urlSessionDelegate
    case centralManagerDelegate, peripheralManagerDelegate
    case pushRegistryDelegate, callProviderDelegate, observerQuery, sessionDelegate, intent
    case carPlaySceneDelegate

    /// The name of its type in a template, and usually in an app.
    public var title: String { self == .swiftUIApp ? "App" : rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// The part of an app that a receiver belongs to.
    public enum Place: Sendable { case ofItsOwn, scene, views }

    /// The part of the app that it belongs to.
    public var place: Place {
        switch self {
        case .sceneDelegate, .carPlaySceneDelegate: .scene
        case .viewController, .restoredViewController, .restorationClass, .view: .views
        case .appDelegate, .notificationDelegate, .swiftUIApp, .taskHandler, .locationManagerDelegate,
            .urlSessionDelegate, .centralManagerDelegate, .peripheralManagerDelegate, .pushRegistryDelegate,
            .callProviderDelegate, .observerQuery, .sessionDelegate, .intent:
            .ofItsOwn
        }
    }

    package var caller: Actor {
        switch self {
        case .appDelegate, .swiftUIApp, .sceneDelegate, .carPlaySceneDelegate: .application
        case .viewController, .restoredViewController, .restorationClass, .view: .scene
        case .notificationDelegate, .taskHandler, .locationManagerDelegate, .urlSessionDelegate,
            .centralManagerDelegate, .peripheralManagerDelegate, .pushRegistryDelegate, .callProviderDelegate,
            .observerQuery, .sessionDelegate, .intent:
            .system
        }
    }

    /// The receivers whose methods a scenario can describe.
    package static let described: [Receiver] =
        [
            .appDelegate, .sceneDelegate, .carPlaySceneDelegate, .notificationDelegate, .viewController, .swiftUIApp,
            .view,
        ] + ServiceProtocol.allCases.map(\.receiver)

    package var isDescribed: Bool { Self.described.contains(self) }

    /// Whether it is a view controller or belongs to one; its callbacks depend on a window.
    package var isOfViews: Bool { [.viewController, .restoredViewController, .restorationClass].contains(self) }

    /// Whether it belongs to one scene, whose state its code can ask for.
    package var isOfScene: Bool {
        [.sceneDelegate, .view, .viewController, .restoredViewController, .carPlaySceneDelegate].contains(self)
    }

    /// The keys below `app` that describe it in a scenario.
    package var scenarioKeys: [String] {
        if self == .carPlaySceneDelegate { return [SceneRole.delegatesKey, SceneRole.carPlay.rawValue] }
        return ServiceProtocol.allCases.first { $0.receiver == self }.map { [ServiceProtocol.key, $0.rawValue] } ?? [
            rawValue
        ]
    }
}
