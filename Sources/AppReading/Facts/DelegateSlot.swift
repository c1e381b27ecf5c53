/// Where a scenario describes a delegate that code can be read of.
package enum DelegateSlot: Hashable, Sendable {
    case appDelegate, sceneDelegate, notificationDelegate, viewController, swiftUIApp, view
    case scenes(SceneRole)
    case service(ServiceProtocol)

    package static let all: [DelegateSlot] =
        [.appDelegate, .sceneDelegate, .notificationDelegate, .viewController, .swiftUIApp, .view]
        + SceneRole.allCases.map(DelegateSlot.scenes) + ServiceProtocol.allCases.map(DelegateSlot.service)

    package var path: ScenarioPath {
        switch self {
        case .appDelegate: .app(Receiver.appDelegate.rawValue)
        case .sceneDelegate: .app(Receiver.sceneDelegate.rawValue)
        case .notificationDelegate: .app(Receiver.notificationDelegate.rawValue)
        case .viewController: .app(Receiver.viewController.rawValue)
        case .swiftUIApp: .app(Receiver.swiftUIApp.rawValue)
        case .view: .app(Receiver.view.rawValue)
        case .scenes(let role): .app(SceneRole.delegatesKey, role.rawValue)
        case .service(let service): .app(ServiceProtocol.key).to(.service(service))
        }
    }
}

extension Scenario.App {
    /// The delegate there: nil where none is described, and nothing inside where its class is missing.
    package subscript(slot: DelegateSlot) -> Delegate?? {
        get {
            switch slot {
            case .appDelegate: appDelegate
            case .sceneDelegate: lacksSceneDelegate ? .some(nil) : sceneDelegate.map { .some($0) }
            case .notificationDelegate: notificationDelegate.map { .some($0) }
            case .viewController: viewController
            case .swiftUIApp: swiftUIApp.map { .some($0) }
            case .view: view.map { .some($0) }
            case .scenes(let role):
                rolesWithoutDelegate.contains(role) ? .some(nil) : sceneDelegates[role].map { .some($0) }
            case .service(let service):
                servicesWithoutDelegate.contains(service) ? .some(nil) : serviceDelegates[service].map { .some($0) }
            }
        }
        set {
            // A delegate that is set exists, even if nothing is known of its methods.
            let delegate = (newValue ?? nil)?.stated
            switch slot {
            case .appDelegate: appDelegate = delegate ?? .complete
            case .sceneDelegate:
                sceneDelegate = delegate
                lacksSceneDelegate = newValue != nil && delegate == nil
            case .notificationDelegate: notificationDelegate = delegate
            case .viewController: viewController = delegate ?? .complete
            case .swiftUIApp: swiftUIApp = delegate
            case .view: view = delegate
            case .scenes(let role):
                sceneDelegates[role] = delegate
                if newValue != nil, delegate == nil { rolesWithoutDelegate.insert(role) }
            case .service(let service):
                serviceDelegates[service] = delegate
                if newValue != nil, delegate == nil { servicesWithoutDelegate.insert(service) }
            }
        }
    }
}
