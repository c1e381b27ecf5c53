/// Everything that can't hold together in what is written of an app and a device.
public struct Contradictions: Error, Hashable, Sendable, CustomStringConvertible {
    /// One after another, in no order that matters.
    public let all: [Contradiction]

    /// An error of all these contradictions.
    public init(all: [Contradiction]) {
        self.all = all
    }

    /// The contradictions, each on a line with its path in the scenario.
    public var description: String {
        all.map { "\($0.path.joined(separator: ".")): \($0.message)" }.joined(separator: "\n")
    }
}

/// Two statements of a scenario that cannot both hold, or one that no device or SDK fulfils.
public enum Contradiction: Hashable, Sendable {
    case tooOld(Product, Version, oldest: Version)
    case tooNew(Product, Version)
    case skipped(Product, Version)
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
    /// A scene delegate for all roles beside those by role.
    case sceneDelegateTwice
    /// An action makes the delegate of a service of which the app has no class.
    case serviceWithoutDelegate(ServiceProtocol)
    /// An action looks for something in a callback that never has it.
    case notCarried(Lookup, by: Callback, of: Receiver, at: ScenarioPath)

    /// Something that Apple numbers.
    public enum Product: Hashable, Sendable {
        case system(Platform)
        case sdk
    }

    /// A key of the app about what is left over from an earlier run, or about scenes.
    public enum SceneKey: String, Sendable {
        case multipleScenes, savedState, savedSession, discardedSessions
    }

    /// A key of the app that describes an object of SwiftUI.
    public enum SwiftUIKey: String, Sendable {
        case swiftUIApp, view
    }

    /// The key of the statement that is complained about, from the outside.
    public var path: [String] {
        switch self {
        case .tooOld(.system, _, _), .tooNew(.system, _), .skipped(.system, _): ["device", "os"]
        case .tooOld(.sdk, _, _), .tooNew(.sdk, _), .skipped(.sdk, _): ["app", "sdk"]
        case .lifecycleTooNew, .manifestWithAppDelegate, .configurationWithAppDelegate, .scenesNotAdopted, .sdkTooOld:
            ["app", "lifecycle"]
        case .needsScenes(let key), .notTheFirstLaunch(let key): ["app", key.rawValue]
        case .multipleScenes: ["app", "multipleScenes"]
        case .storyboardMissingInPlist, .storyboardNamedInPlist, .interfaceOfOthers: ["app", "interface"]
        case .notificationDelegateTooNew: ["app", "notificationDelegate"]
        case .needsSwiftUI(let key): ["app", key.rawValue]
        case .sceneDelegateTwice: ["app", SceneRole.delegatesKey]
        case .serviceWithoutDelegate(let service): ["app", ServiceProtocol.key, service.rawValue]
        case .notCarried(_, _, _, let place): place.words
        }
    }

    /// The place of the statement in a scenario.
    package var place: ScenarioPath {
        guard case .notCarried(_, _, _, let place) = self else {
            return ScenarioPath(path.map(ScenarioPath.Step.key))
        }
        return place
    }

    /// Whether it is that there is no such version, in whose light the rest means little.
    package var isOfVersion: Bool {
        switch self {
        case .tooOld, .tooNew, .skipped: true
        case .lifecycleTooNew, .manifestWithAppDelegate, .configurationWithAppDelegate, .scenesNotAdopted, .sdkTooOld,
            .needsScenes, .multipleScenes, .storyboardMissingInPlist, .storyboardNamedInPlist, .interfaceOfOthers,
            .notificationDelegateTooNew, .notTheFirstLaunch, .needsSwiftUI, .sceneDelegateTwice,
            .serviceWithoutDelegate, .notCarried:
            false
        }
    }
}

extension Contradiction {
    /// The parts that can't hold together, as a sentence without a full stop.
    public var message: String {
        switch self {
        case .tooOld(let product, let version, let oldest):
            "\(product.title) \(version) is older than \(oldest), the oldest known"
        case .tooNew(let product, let version):
            "\(product.title) \(version) is newer than \(Version.newest), the newest known"
        case .skipped(let product, let version): "there is no \(product.title) \(version); 26 came after 18"
        case .lifecycleTooNew(let lifecycle, let platform, let os):
            "the \(lifecycle.title) " + needs(platform, lifecycle.since, has: os)
        case .manifestWithAppDelegate:
            "infoPlist has scene configurations, so the app cannot live without scenes"
        case .configurationWithAppDelegate:
            "\(Callback.configurationForConnecting.name) adopts scenes by itself, so the app cannot live without them"
        case .scenesNotAdopted: "nothing in the app adopts scenes"
        case .sdkTooOld(let lifecycle, let sdk):
            "SDK \(sdk) doesn't have the \(lifecycle.title) yet"
        case .needsScenes(let key): "\"\(key.rawValue)\" needs scenes, and the app has none"
        case .multipleScenes(let inPlist):
            "infoPlist says \(inPlist) under UIApplicationSupportsMultipleScenes"
        case .storyboardMissingInPlist: "infoPlist names no storyboard"
        case .storyboardNamedInPlist(let name): "infoPlist names the storyboard \"\(name)\""
        case .interfaceOfOthers(let interface): interface.requirement
        case .notificationDelegateTooNew(let platform, let os):
            "UNUserNotificationCenterDelegate " + needs(platform, Version(10), has: os)
        case .needsSwiftUI(let key):
            "\"\(key.rawValue)\" needs the \(Lifecycle.swiftUI.title), and the app has another"
        case .notTheFirstLaunch(let key):
            "\"\(key.rawValue)\" says that the app has run before; firstLaunch denies it"
        case .sceneDelegateTwice:
            "\"sceneDelegate\" is the delegate of all scenes, and \"\(SceneRole.delegatesKey)\" has one for each role"
        case .serviceWithoutDelegate(let service):
            "no class of the app is a \(service.rawValue), and a setServiceDelegate action makes one"
        case .notCarried(let lookup, let callback, _, _): lookup.denial(in: callback)
        }
    }

    private func needs(_ platform: Platform, _ since: Version, has os: Version) -> String {
        "needs \(platform.title) \(since) or later; the device has \(os)"
    }

    /// The remedy, where it is plain.
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
        case .tooOld, .tooNew, .skipped, .lifecycleTooNew, .sdkTooOld, .needsScenes, .multipleScenes,
            .storyboardNamedInPlist, .interfaceOfOthers, .notificationDelegateTooNew, .notTheFirstLaunch,
            .serviceWithoutDelegate:
            nil
        }
    }
}

extension Contradiction.Product {
    fileprivate var title: String {
        switch self {
        case .system(let platform): platform.title
        case .sdk: "SDK"
        }
    }

    fileprivate var oldest: Version {
        switch self {
        case .system(let platform): platform.oldest
        case .sdk: Platform.visionOS.oldest
        }
    }

    fileprivate func contradiction(of version: Version) -> Contradiction? {
        if version < oldest { return .tooOld(self, version, oldest: oldest) }
        if version > .newest { return .tooNew(self, version) }
        return version.wasSkipped ? .skipped(self, version) : nil
    }
}

extension Contradiction {
    /// All contradictions of an app and a device; where there is no such system or SDK, only that.
    package static func all(in app: Scenario.App, on device: Device) -> [Contradiction] {
        let versions = [
            Product.system(device.platform).contradiction(of: device.os),
            app.sdk.flatMap(Product.sdk.contradiction),
        ].compactMap(\.self)
        guard versions.isEmpty else { return versions }
        let others = [ofLifecycle(app, device), ofMultipleScenes(app), ofInterface(app, device)].compactMap(\.self)
        return others + ofSceneDelegates(app) + ofScenes(app, device) + ofHistory(app) + ofNotifications(app, device)
            + ofSwiftUI(app, device) + ofServices(ResolvedApp(app, on: device))
            + ofActions(ResolvedApp(app, on: device))
    }

    private static func ofLifecycle(_ app: Scenario.App, _ device: Device) -> Contradiction? {
        guard let lifecycle = app.lifecycle else { return nil }
        if device.uikit < lifecycle.since {
            return .lifecycleTooNew(lifecycle, platform: device.platform, os: device.os)
        }
        if let sdk = app.sdk, Device(platform: device.platform, os: sdk).uikit < lifecycle.since {
            return .sdkTooOld(lifecycle, sdk: sdk)
        }
        if lifecycle == .appDelegate, device.uikit >= Lifecycle.scene.since,
            app.infoPlist?.sceneManifest?.configurations.isEmpty == false
        {
            return .manifestWithAppDelegate
        }
        if lifecycle == .appDelegate, device.uikit >= Lifecycle.scene.since, app.choosesConfiguration {
            return .configurationWithAppDelegate
        }
        return lifecycle == .scene && !app.adoptsScenes ? .scenesNotAdopted : nil
    }

    /// The parts that need an app with scenes, in one without.
    private static func ofScenes(_ app: Scenario.App, _ device: Device) -> [Contradiction] {
        guard app.lifecycle(on: device) == .appDelegate else { return [] }
        // An app for old and new systems has scenes that an old system never uses.
        let isJustOld = app.lifecycle == nil && device.uikit < Lifecycle.scene.since
        let leftovers = app.leftovers.filter { $0 != .savedState }
        return ((app.multipleScenes == true && !isJustOld ? [.multipleScenes] : []) + leftovers).map {
            .needsScenes($0)
        }
    }

    /// One delegate for all scenes, and one for each role.
    private static func ofSceneDelegates(_ app: Scenario.App) -> [Contradiction] {
        let hasCommon = app.sceneDelegate != nil || app.lacksSceneDelegate
        return hasCommon && !(app.sceneDelegates.isEmpty && app.rolesWithoutDelegate.isEmpty)
            ? [.sceneDelegateTwice] : []
    }

    private static func ofServices(_ app: ResolvedApp) -> [Contradiction] {
        if app.servicesWithoutDelegate.isEmpty { return [] }
        let made = Set(app.writtenActions.map(\.action))
        return ServiceProtocol.allCases.filter {
            app.servicesWithoutDelegate.contains($0) && made.contains(.setServiceDelegate($0))
        }.map { .serviceWithoutDelegate($0) }
    }

    private static func ofMultipleScenes(_ app: Scenario.App) -> Contradiction? {
        guard let multipleScenes = app.multipleScenes,
            let inPlist = app.infoPlist?.sceneManifest?.supportsMultipleScenes
        else { return nil }
        return multipleScenes == inPlist ? nil : .multipleScenes(inPlist: inPlist)
    }

    private static func ofInterface(_ app: Scenario.App, _ device: Device) -> Contradiction? {
        guard let interface = app.interface else { return nil }
        if !interface.exists(in: app.lifecycle(on: device), on: device) { return .interfaceOfOthers(interface) }
        guard app.infoPlist != nil, app.lifecycle(on: device) != .swiftUI else { return nil }
        return switch (interface, app.plistStoryboard) {
        case (.storyboard, nil): app.infoPlist?.unread == .keys ? nil : .storyboardMissingInPlist
        case (.code, let name?): .storyboardNamedInPlist(name)
        case (.storyboard, .some), (.code, nil), (.documentGroup, _), (.hosting, _), (.hostingScene, _): nil
        }
    }

    /// A first launch can have nothing left over from an earlier one.
    private static func ofHistory(_ app: Scenario.App) -> [Contradiction] {
        app.firstLaunch ? app.leftovers.map { .notTheFirstLaunch($0) } : []
    }

    /// The objects of SwiftUI, in an app that has none.
    private static func ofSwiftUI(_ app: Scenario.App, _ device: Device) -> [Contradiction] {
        guard app.lifecycle(on: device) != .swiftUI else { return [] }
        return (app.swiftUIApp == nil ? [] : [.needsSwiftUI(.swiftUIApp)])
            + (app.view == nil || app.interface?.hostsViews == true ? [] : [.needsSwiftUI(.view)])
    }

    private static func ofNotifications(_ app: Scenario.App, _ device: Device) -> [Contradiction] {
        guard app.notificationDelegate != nil, device.uikit < Version(10) else { return [] }
        return [.notificationDelegateTooNew(platform: device.platform, os: device.os)]
    }
}

extension Interface {
    /// Whether an app of the life cycle can have it on the system.
    fileprivate func exists(in lifecycle: Lifecycle, on device: Device) -> Bool {
        switch self {
        case .storyboard, .code: true
        case .documentGroup: lifecycle == .swiftUI
        case .hosting: lifecycle != .swiftUI && device.uikit >= Version(13)
        case .hostingScene: lifecycle == .scene && device.uikit >= Version(26)
        }
    }

    /// What an app needs for it.
    fileprivate var requirement: String {
        switch self {
        case .storyboard, .code: "every app can have it"
        case .documentGroup: "a DocumentGroup needs the \(Lifecycle.swiftUI.title)"
        case .hosting: "a view is hosted in an app of UIKit, from iOS 13 on"
        case .hostingScene: "a UIHostingSceneDelegate needs the \(Lifecycle.scene.title), and iOS 26 or later"
        }
    }
}

extension Scenario.App {
    /// A manifest adopts scenes; so does `application(_:configurationForConnecting:options:)` alone.
    fileprivate var adoptsScenes: Bool {
        guard let infoPlist, infoPlist.sceneManifest == nil, infoPlist.unread != .keys else { return true }
        return appDelegate[.configurationForConnecting] != nil
    }

    /// The leftovers of an earlier run.
    fileprivate var leftovers: [Contradiction.SceneKey] {
        (savedState ? [.savedState] : []) + (savedSession ? [.savedSession] : [])
            + (discardedSessions > 0 ? [.discardedSessions] : [])
    }
}
