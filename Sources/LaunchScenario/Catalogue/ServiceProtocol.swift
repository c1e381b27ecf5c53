/// A protocol or class of a framework that runs an app in the background, by which a scenario describes its receiver.
public enum ServiceProtocol: String, CaseIterable, Sendable {
    case pushRegistry = "PKPushRegistryDelegate"
    /// CallKit's, whose methods come with what a person does with a call, none of them at a launch.
    case callProvider = "CXProviderDelegate"
    case locationManager = "CLLocationManagerDelegate"
    /// It inherits from the two others of URLSession.
    case urlSession = "URLSessionDownloadDelegate"
    case centralManager = "CBCentralManagerDelegate"
    case peripheralManager = "CBPeripheralManagerDelegate"
    case watchSession = "WCSessionDelegate"
    case observerQuery = "HKObserverQuery"
    case appIntent = "AppIntent"
    case taskScheduler = "BGTaskScheduler"

    /// The key of the app below which they stand.
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

    /// Other names of it: protocols that it inherits from, which an app may write in its place.
    package var otherNames: [String] {
        switch self {
        case .urlSession: ["URLSessionTaskDelegate", "URLSessionDelegate"]
        case .pushRegistry, .callProvider, .locationManager, .centralManager, .peripheralManager, .watchSession,
            .observerQuery,
            .appIntent, .taskScheduler:
            []
        }
    }

    /// Whether the app makes such an object at some moment; a task has `registerTask`, and the system makes an intent.
    package var isMadeByApp: Bool {
        switch self {
        case .pushRegistry, .callProvider, .locationManager, .urlSession, .centralManager, .peripheralManager,
            .watchSession,
            .observerQuery:
            true
        case .appIntent, .taskScheduler: false
        }
    }

    /// The one with this name, or with one of its other names.
    package init?(named name: String) {
        guard let service = Self.allCases.first(where: { ([$0.rawValue] + $0.otherNames).contains(name) })
        else { return nil }
        self = service
    }
}
