extension Contradiction.Product {
    package var title: String {
        switch self {
        case .system(let platform): platform.title
        case .sdk: "SDK"
        }
    }

    var oldest: Version {
        switch self {
        case .system(let platform): platform.oldest
        case .sdk: Platform.visionOS.oldest
        }
    }

    fileprivate func contradiction(of version: Version) -> Contradiction? {
        if version < oldest { return .tooOld(self, version, oldest: oldest) }
        return version.wasSkipped ? .skipped(self, version) : nil
    }
}

extension Scenario {
    /// The stated versions that are newer than the newest known one, which the scenario is traced with.
    package var newerVersions: [(product: Contradiction.Product, version: Version)] {
        [(.system(device.platform), device.os), (.sdk, app.written.sdk ?? .newest)].filter { $0.version > .newestKnown }
    }
}

extension Contradiction {
    /// All contradictions of an app and a device; if the system or SDK doesn't exist, only that.
    package static func all(in app: Scenario.App, on device: Device) -> [Contradiction] {
        let versions = [
            Product.system(device.platform).contradiction(of: device.os), app.sdk.flatMap(Product.sdk.contradiction),
        ].compactMap(\.self)
        guard versions.isEmpty else { return versions }
        let resolved = ResolvedApp(app, on: device)
        let actions = resolved.writtenActions
        let others = [ofModel(device), ofLifecycle(app, device), ofMultipleScenes(app), ofInterface(app, device)]
            .compactMap(\.self)
        return others + ofSceneDelegates(app) + ofScenes(app, device) + ofHistory(app) + ofNotifications(app, device)
            + ofSwiftUI(app, device) + ofServices(resolved) + ofActions(actions)
            + ofAvailability(of: actions, resolved, device)
    }

    private static func ofModel(_ device: Device) -> Contradiction? {
        guard device.model == .foldable, device.platform != .iOS || device.os < DeviceModel.foldableSince else {
            return nil
        }
        return .modelDoesNotExist(platform: device.platform, os: device.os)
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
        let isJustOld =
            app.lifecycle == nil && (device.uikit < Lifecycle.scene.since || app.passesOverManifest(on: device))
        let leftovers = app.leftovers.filter { $0 != .savedState }
        let ofNewSystems = isJustOld ? [] : app.propertiesOfScenes
        return ((app.multipleScenes == true && !isJustOld ? [.multipleScenes] : []) + leftovers + ofNewSystems).map {
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
        if !interface.exists(in: app.lifecycle(on: device), on: device.platform, uikit: device.uikit) {
            return .interfaceOfOthers(interface)
        }
        guard app.infoPlist != nil, app.lifecycle(on: device) != .swiftUI else { return nil }
        return switch (interface, app.plistStoryboard) {
        case (.storyboard, nil): app.infoPlist?.unread == .keys ? nil : .storyboardMissingInPlist
        case (.code, let name?): .storyboardNamedInPlist(name)
        case (.storyboard, .some), (.code, nil), (.documentGroup, _), (.hosting, _), (.hostingScene, _): nil
        }
    }

    /// A first launch has nothing left from an earlier one.
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
    /// Whether an app of the life cycle can have it on that platform, with that UIKit.
    package func exists(in lifecycle: Lifecycle, on platform: Platform, uikit: Version) -> Bool {
        switch self {
        case .storyboard, .code: true
        case .documentGroup: lifecycle == .swiftUI
        case .hosting: lifecycle != .swiftUI && uikit >= Version(13)
        case .hostingScene: lifecycle == .scene && uikit >= Version(platform == .tvOS ? 27 : 26)
        }
    }

    /// The requirements for an app.
    var requirement: String {
        switch self {
        case .storyboard, .code: "every app can have it"
        case .documentGroup: "a DocumentGroup needs the \(Lifecycle.swiftUI.title)"
        case .hosting: "a hosted view needs a UIKit app, and iOS 13 or later"
        case .hostingScene: "a UIHostingSceneDelegate needs the \(Lifecycle.scene.title), and iOS 26, tvOS 27 or later"
        }
    }
}

extension Scenario.App {
    /// A manifest adopts scenes; so does `application(_:configurationForConnecting:options:)` alone.
    fileprivate var adoptsScenes: Bool {
        guard let infoPlist, infoPlist.sceneManifest == nil, infoPlist.unread != .keys else { return true }
        return appDelegate[.configurationForConnecting] != nil
    }

    /// The properties that code sets on scenes.
    fileprivate var propertiesOfScenes: [Contradiction.SceneKey] {
        (closureConfirmation ? [.closureConfirmation] : [])
            + (destructionConditions.isEmpty ? [] : [.destructionConditions])
    }

    /// The leftovers of an earlier run.
    fileprivate var leftovers: [Contradiction.SceneKey] {
        (savedState ? [.savedState] : []) + (savedSession ? [.savedSession] : [])
            + (discardedSessions > 0 ? [.discardedSessions] : [])
    }
}
