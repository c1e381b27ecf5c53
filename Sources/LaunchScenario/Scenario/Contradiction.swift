/// The contradictions in the description of an app and a device.
public struct Contradictions: Error, Hashable, Sendable, CustomStringConvertible {
    /// The contradictions, in no particular order.
    public let all: [Contradiction]

    /// An error of all these contradictions.
    public init(all: [Contradiction]) { self.all = all }

    /// The contradictions, each on a line with its path in the scenario.
    public var description: String {
        all.map { "\($0.path.joined(separator: ".")): \($0.message)" }.joined(separator: "\n")
    }
}

/// Two statements of a scenario that contradict each other, or one that no device or SDK fulfills.
public enum Contradiction: Hashable, Sendable {
    case tooOld(Product, Version, oldest: Version)
    case skipped(Product, Version)
    /// A foldable device that isn't an iPhone, or is older than the first one.
    case modelDoesNotExist(platform: Platform, os: Version)
    case lifecycleTooNew(Lifecycle, platform: Platform, os: Version)
    case manifestWithAppDelegate
    /// The app delegate's method adopts scenes by itself.
    case configurationWithAppDelegate
    case scenesNotAdopted
    case sdkTooOld(Lifecycle, sdk: Version)
    case needsScenes(SceneKey)
    case multipleScenes(inPlist: Bool)
    case storyboardMissingInPlist
    case storyboardNamedInPlist(String)
    /// An interface that another life cycle has, or a newer system.
    case interfaceOfOthers(Interface)
    case notificationDelegateTooNew(platform: Platform, os: Version)
    case needsSwiftUI(SwiftUIKey)
    case notTheFirstLaunch(SceneKey)
    /// A scene delegate for all roles in addition to those by role.
    case sceneDelegateTwice
    /// An action creates the delegate of a service, and the app has no class for it.
    case serviceWithoutDelegate(ServiceProtocol)
    /// An action reads a value from a callback that never has it.
    case notCarried(Lookup, by: Callback, of: Receiver, at: ScenarioPath)

    /// A part of the app that the system, or the SDK, doesn't have.
    case unavailable(NewPart, in: Product, Version, at: ScenarioPath)

    /// A product with a version number of Apple.
    public enum Product: Hashable, Sendable {
        case system(Platform)
        case sdk
    }

    /// A key of the app about what is left over from an earlier run, or about scenes.
    public enum SceneKey: String, Sendable {
        case multipleScenes, savedState, savedSession, discardedSessions, closureConfirmation, destructionConditions
    }

    /// A key of the app that describes an object of SwiftUI.
    public enum SwiftUIKey: String, Sendable { case swiftUIApp, view }

    /// The keys that lead to the contradicting statement, outermost first.
    public var path: [String] {
        switch self {
        case .tooOld(.system, _, _), .skipped(.system, _): ["device", "os"]
        case .tooOld(.sdk, _, _), .skipped(.sdk, _): ["app", "sdk"]
        case .modelDoesNotExist: ["device", "model"]
        case .lifecycleTooNew, .manifestWithAppDelegate, .configurationWithAppDelegate, .scenesNotAdopted, .sdkTooOld:
            ["app", "lifecycle"]
        case .needsScenes(let key), .notTheFirstLaunch(let key): ["app", key.rawValue]
        case .multipleScenes: ["app", "multipleScenes"]
        case .storyboardMissingInPlist, .storyboardNamedInPlist, .interfaceOfOthers: ["app", "interface"]
        case .notificationDelegateTooNew: ["app", "notificationDelegate"]
        case .needsSwiftUI(let key): ["app", key.rawValue]
        case .sceneDelegateTwice: ["app", SceneRole.delegatesKey]
        case .serviceWithoutDelegate(let service): ["app", ServiceProtocol.key, service.rawValue]
        case .notCarried(_, _, _, let place), .unavailable(_, _, _, let place): place.words
        }
    }

    package var place: ScenarioPath { placeOfAction ?? ScenarioPath(path.map(ScenarioPath.Step.key)) }

    /// The contradicting action; nil if it is a key.
    package var placeOfAction: ScenarioPath? {
        switch self {
        case .notCarried(_, _, _, let place), .unavailable(_, _, _, let place): place
        default: nil
        }
    }

    /// Whether the code of a project excludes it by `#available` or a condition of the compiler.
    package var dependsOnAvailability: Bool { if case .unavailable = self { true } else { false } }

    /// Whether the version doesn't exist, which makes the others meaningless.
    package var isOfVersion: Bool {
        switch self {
        case .tooOld, .skipped: true
        case .modelDoesNotExist, .lifecycleTooNew, .manifestWithAppDelegate, .configurationWithAppDelegate,
            .scenesNotAdopted, .sdkTooOld, .needsScenes, .multipleScenes, .storyboardMissingInPlist,
            .storyboardNamedInPlist, .interfaceOfOthers, .notificationDelegateTooNew, .notTheFirstLaunch, .needsSwiftUI,
            .sceneDelegateTwice, .serviceWithoutDelegate, .notCarried, .unavailable:
            false
        }
    }

    /// The parts that can't hold together, as a sentence without a full stop.
    public var message: String {
        switch self {
        case .tooOld(let product, let version, let oldest):
            "\(product.title) \(version) is older than \(oldest), the oldest known"
        case .skipped(let product, let version): "\(product.title) \(version) doesn't exist; 26 followed 18"
        case .modelDoesNotExist(let platform, let os):
            "a foldable device is an iPhone with iOS \(DeviceModel.foldableSince) or later; this device has "
                + "\(platform.title) \(os)"
        case .lifecycleTooNew(let lifecycle, let platform, let os):
            "the \(lifecycle.title) " + needs(platform, lifecycle.since, has: os)
        case .manifestWithAppDelegate: "infoPlist has scene configurations, so the app can't be without scenes"
        case .configurationWithAppDelegate:
            "\(Callback.configurationForConnecting.name) adopts scenes, so the app can't be without scenes"
        case .scenesNotAdopted: "nothing in the app adopts scenes"
        case .sdkTooOld(let lifecycle, let sdk): "SDK \(sdk) doesn't have the \(lifecycle.title) yet"
        case .needsScenes(let key): "\"\(key.rawValue)\" needs scenes, and the app has none"
        case .multipleScenes(let inPlist): "UIApplicationSupportsMultipleScenes is \(inPlist) in infoPlist"
        case .storyboardMissingInPlist: "infoPlist names no storyboard"
        case .storyboardNamedInPlist(let name): "infoPlist names the storyboard \"\(name)\""
        case .interfaceOfOthers(let interface): interface.requirement
        case .notificationDelegateTooNew(let platform, let os):
            "UNUserNotificationCenterDelegate " + needs(platform, Version(10), has: os)
        case .needsSwiftUI(let key): "\"\(key.rawValue)\" needs the \(Lifecycle.swiftUI.title), and the app has another"
        case .notTheFirstLaunch(let key):
            "\"\(key.rawValue)\" means that the app has run before, but firstLaunch is true"
        case .sceneDelegateTwice:
            "\"sceneDelegate\" is the delegate of all scenes, and \"\(SceneRole.delegatesKey)\" has one for each role"
        case .serviceWithoutDelegate(let service):
            "a setServiceDelegate action creates a \(service.rawValue), but the app has no such class"
        case .notCarried(let lookup, let callback, _, _): lookup.denial(in: callback)
        case .unavailable(let part, let product, let version, _):
            "\(part.title) exist on \(part.platforms.map(\.title).listed("and")) from \(part.since), not with "
                + "\(product.title) \(version)"
        }
    }

    private func needs(_ platform: Platform, _ since: Version, has os: Version) -> String {
        "needs \(platform.title) \(since) or later; the device has \(os)"
    }

    /// The fix, if it is obvious.
    public var hint: String? {
        switch self {
        case .scenesNotAdopted:
            """
            add UIApplicationSceneManifest to infoPlist, or \
            application(_:configurationForConnecting:options:) to appDelegate
            """
        case .manifestWithAppDelegate: "remove UIApplicationSceneManifest from infoPlist"
        case .configurationWithAppDelegate: "write \"scene\", or remove the method from appDelegate"
        case .needsSwiftUI: "add \"lifecycle\": \"\(Lifecycle.swiftUI.rawValue)\""
        case .storyboardMissingInPlist: "add UIMainStoryboardFile or UISceneStoryboardFile"
        case .sceneDelegateTwice: "move its methods below \"window\" in \"\(SceneRole.delegatesKey)\""
        case .notCarried(let lookup, let callback, let receiver, _): lookup.hint(in: callback, of: receiver)
        case .tooOld, .skipped, .modelDoesNotExist, .lifecycleTooNew, .sdkTooOld, .needsScenes, .multipleScenes,
            .storyboardNamedInPlist, .interfaceOfOthers, .notificationDelegateTooNew, .notTheFirstLaunch,
            .serviceWithoutDelegate, .unavailable:
            nil
        }
    }
}
