/// A protocol or class of a framework that runs an app in the background; a scenario describes its receiver by it.
public enum ServiceProtocol: String, CaseIterable, Sendable {
    case pushRegistry = "PKPushRegistryDelegate"
    /// CallKit's, whose methods are called for a user's action on a call, never at a launch.
    case callProvider = "CXProviderDelegate"
    case locationManager = "CLLocationManagerDelegate"
    /// It inherits from the two other protocols of URLSession.
    case urlSession = "URLSessionDownloadDelegate"
    case centralManager = "CBCentralManagerDelegate"
    case peripheralManager = "CBPeripheralManagerDelegate"
    case watchSession = "WCSessionDelegate"
    case observerQuery = "HKObserverQuery"
    case appIntent = "AppIntent"
    case taskScheduler = "BGTaskScheduler"

    /// The key of the app that contains them.
    package static let key = "serviceDelegates"

    /// The object that has its methods.
    public var receiver: Receiver {
        switch self {
        case .pushRegistry: .pushRegistryDelegate
        case .callProvider: .callProviderDelegate
        case .locationManager: .locationManagerDelegate
        case .urlSession: .urlSessionDelegate
        case .centralManager: .centralManagerDelegate
        case .peripheralManager: .peripheralManagerDelegate
        case .watchSession: .sessionDelegate
        case .observerQuery: .observerQuery
        case .appIntent: .intent
        case .taskScheduler: .taskHandler
        }
    }

    /// Other names of it: protocols that it inherits from, which an app may use instead.
    package var otherNames: [String] {
        switch self {
        case .urlSession: ["URLSessionTaskDelegate", "URLSessionDelegate"]
        case .pushRegistry, .callProvider, .locationManager, .centralManager, .peripheralManager, .watchSession,
            .observerQuery, .appIntent, .taskScheduler:
            []
        }
    }

    /// Whether the app creates such an object; a task has `registerTask`, and the system creates an intent.
    package var isMadeByApp: Bool {
        switch self {
        case .pushRegistry, .callProvider, .locationManager, .urlSession, .centralManager, .peripheralManager,
            .watchSession, .observerQuery:
            true
        case .appIntent, .taskScheduler: false
        }
    }

    /// The service with this name, or with one of its other names.
    package init?(named name: String) {
        guard let service = Self.allCases.first(where: { ([$0.rawValue] + $0.otherNames).contains(name) }) else {
            return nil
        }
        self = service
    }
}
