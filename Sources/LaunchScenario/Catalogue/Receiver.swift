/// Who a callback is sent to.
public enum Receiver: String, CaseIterable, Sendable {
    case appDelegate, sceneDelegate, notificationDelegate
    case viewController, restoredViewController, restorationClass
    /// A SwiftUI `App`.
    case swiftUIApp
    /// The root view of a SwiftUI scene.
    case view
    case taskHandler, locationManagerDelegate, urlSessionDelegate
    case centralManagerDelegate, peripheralManagerDelegate
    case pushRegistryDelegate, callProviderDelegate, observerQuery, sessionDelegate, intent
    case carPlaySceneDelegate

    /// The name of the type that a template, or a reader's own app, would have.
    public var title: String {
        self == .swiftUIApp ? "App" : rawValue.prefix(1).uppercased() + rawValue.dropFirst()
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
        case .appDelegate, .notificationDelegate, .swiftUIApp, .taskHandler, .locationManagerDelegate,
            .urlSessionDelegate,
            .centralManagerDelegate, .peripheralManagerDelegate, .pushRegistryDelegate, .callProviderDelegate,
            .observerQuery,
            .sessionDelegate, .intent:
            .ofItsOwn
        }
    }

    /// Who calls it.
    package var caller: Actor {
        switch self {
        case .appDelegate, .swiftUIApp, .sceneDelegate, .carPlaySceneDelegate: .application
        case .viewController, .restoredViewController, .restorationClass, .view: .scene
        case .notificationDelegate, .taskHandler, .locationManagerDelegate, .urlSessionDelegate,
            .centralManagerDelegate, .peripheralManagerDelegate, .pushRegistryDelegate, .callProviderDelegate,
            .observerQuery,
            .sessionDelegate, .intent:
            .system
        }
    }

    /// Those whose methods a scenario can describe.
    package static let described: [Receiver] =
        [
            .appDelegate, .sceneDelegate, .carPlaySceneDelegate, .notificationDelegate, .viewController, .swiftUIApp,
            .view,
        ] + ServiceProtocol.allCases.map(\.receiver)

    package var isDescribed: Bool { Self.described.contains(self) }

    /// Whether it is a view controller or belongs to one; such callbacks come and go with their window.
    package var isOfViews: Bool { [.viewController, .restoredViewController, .restorationClass].contains(self) }

    /// Whether it stands for all scenes together, so that no one of them is at hand in its callbacks.
    package var isAboveScenes: Bool { self == .swiftUIApp }

    /// Whether it belongs to one scene, whose state its code can ask for.
    package var isOfScene: Bool {
        [.sceneDelegate, .view, .viewController, .restoredViewController, .carPlaySceneDelegate].contains(self)
    }

    /// The keys below `app` under which a scenario describes it.
    package var scenarioKeys: [String] {
        if self == .carPlaySceneDelegate { return [SceneRole.delegatesKey, SceneRole.carPlay.rawValue] }
        return ServiceProtocol.allCases.first { $0.receiver == self }.map { [ServiceProtocol.key, $0.rawValue] }
            ?? [rawValue]
    }
}
