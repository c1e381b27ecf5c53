/// An app with the defaults of the device and Info.plist; a class, because everything that has a scenario has its app.
@dynamicMemberLookup public final class ResolvedApp: Sendable {
    /// The app as written.
    public let written: Scenario.App
    /// The life cycle of the app.
    public let lifecycle: Lifecycle
    /// The SDK that the app is linked with; by default one that the app can run with.
    public let sdk: Version
    /// The creator of the first window.
    public let interface: Interface
    /// Whether the app supports several windows.
    public let multipleScenes: Bool
    /// Whether the life cycle is uncertain, so that no finding can depend on it.
    public let hasUnknownLifecycle: Bool
    /// The delegate of windows' scenes; nil where no scene delegate class exists.
    public var sceneDelegate: Delegate? { sceneDelegate(of: .window) }
    /// The delegate of all scenes whose role has no own delegate.
    private let commonSceneDelegate: Delegate?

    package init(_ app: Scenario.App, on device: Device) {
        written = app
        lifecycle = app.lifecycle(on: device)
        sdk = app.sdk ?? app.assumedSDK(lifecycle, on: device)
        interface = app.interface(lifecycle)
        multipleScenes = app.multipleScenes(lifecycle)
        hasUnknownLifecycle = app.hasUnknownLifecycle(on: device)
        commonSceneDelegate = app.sceneDelegate(lifecycle)
    }

    /// The delegate of a role's scenes; nil where no such class exists.
    public func sceneDelegate(of role: SceneRole) -> Delegate? {
        // A manifest that names no class for windows leaves them without a delegate, regardless of other descriptions.
        if role == .window, lifecycle == .scene, commonSceneDelegate == nil { return nil }
        if written.rolesWithoutDelegate.contains(role) { return nil }
        return written.sceneDelegates[role] ?? (role == .carPlay && isOfWindows ? .complete : commonSceneDelegate)
    }

    /// Whether the scene delegate that is described is that of windows: a CarPlay scene's is of another class.
    var isOfWindows: Bool { written.sceneDelegate != nil }

    /// The properties that have the same default in every app.
    @inlinable public subscript<Content>(dynamicMember path: KeyPath<Scenario.App, Content>) -> Content {
        written[keyPath: path]
    }
}

extension ResolvedApp: Hashable {
    /// Compares the apps as written, and their defaults.
    public static func == (left: ResolvedApp, right: ResolvedApp) -> Bool {
        left === right
            || left.written == right.written && left.lifecycle == right.lifecycle && left.sdk == right.sdk
                && left.interface == right.interface && left.multipleScenes == right.multipleScenes
                && left.hasUnknownLifecycle == right.hasUnknownLifecycle
                && left.commonSceneDelegate == right.commonSceneDelegate
    }

    /// Hashes the app as written.
    public func hash(into hasher: inout Hasher) { hasher.combine(written) }
}

extension Scenario.App {
    package func lifecycle(on device: Device) -> Lifecycle {
        if let lifecycle { return lifecycle }
        if device.uikit < Lifecycle.scene.since { return .appDelegate }
        guard let infoPlist, !hasUnknownLifecycle(on: device) else { return .scene }
        if choosesConfiguration { return .scene }
        return infoPlist.sceneManifest == nil || passesOverManifest(on: device) ? .appDelegate : .scene
    }

    /// Whether UIKit treats an app with a scene manifest as one without: up to iOS 18 the manifest must contain a
    /// configuration, or the app delegate must choose one (session-ios, which shipped with an empty one).
    package func passesOverManifest(on device: Device) -> Bool {
        infoPlist?.sceneManifest?.configurations.isEmpty == true && !mayChooseConfiguration
            && Self.passesOverEmptyManifests.contains(device.uikit)
    }

    /// Whether the app delegate has the method, or may have it in addition to the known ones.
    private var mayChooseConfiguration: Bool { choosesConfiguration || hasUnknownAppDelegate }

    private static let passesOverEmptyManifests = VersionRange(from: Version(15), before: Version(26))

    /// The app delegate is known to have `application(_:configurationForConnecting:options:)`, which replaces
    /// configurations in the Info.plist.
    package var choosesConfiguration: Bool { appDelegate.named[.configurationForConnecting] != nil }

    /// Whether a key that wasn't read may decide between the life cycles.
    package func hasUnknownLifecycle(on device: Device) -> Bool {
        guard let infoPlist, infoPlist.unread == .keys, infoPlist.sceneManifest == nil, !choosesConfiguration else {
            return false
        }
        return lifecycle == nil && device.uikit >= Lifecycle.scene.since
    }

    /// Whether the app delegate is described, and may have other methods.
    package var hasUnknownAppDelegate: Bool { appDelegate.others != nil && appDelegate != .complete }

    /// The storyboard that Info.plist names for the first window.
    package var plistStoryboard: String? {
        let ofScene = infoPlist?.sceneManifest?.windowConfigurations.lazy.compactMap(\.storyboard).first
        return ofScene ?? infoPlist?.mainStoryboard
    }

    /// The system's SDK, unless UIKit would stop the app for it.
    fileprivate func assumedSDK(_ lifecycle: Lifecycle, on device: Device) -> Version {
        adoptsScenes(lifecycle) ? device.os : min(device.os, Self.newestSDKWithoutScenes)
    }

    /// By Apple's page on the transition to the scene life cycle.
    private static let newestSDKWithoutScenes = Version(26)

    /// Whether UIKit finds a scene configuration, in Info.plist or by asking the app delegate. The method alone is
    /// enough, by Apple's page (and WordPress-iOS 25643); a manifest without configurations isn't (mobile_nebula 405,
    /// slint 13442).
    package func adoptsScenes(_ lifecycle: Lifecycle) -> Bool {
        let chooser = Callback.configurationForConnecting
        if lifecycle == .appDelegate { return false }
        guard lifecycle == .scene, let infoPlist else { return true }
        guard let manifest = infoPlist.sceneManifest else {
            return appDelegate[chooser] != nil || infoPlist.unread == .keys
        }
        return !manifest.configurations.isEmpty || mayChooseConfiguration
    }

    fileprivate func interface(_ lifecycle: Lifecycle) -> Interface {
        if let interface { return interface }
        if lifecycle == .swiftUI { return .code }
        if plistStoryboard != nil { return .storyboard }
        let isOpen = infoPlist.map { $0.unread == .keys } ?? true
        return isOpen && !makesWindow ? .storyboard : .code
    }

    /// A method that creates a window shows that no storyboard creates it.
    private var makesWindow: Bool {
        ([appDelegate, sceneDelegate ?? .complete, viewController] + sceneDelegates.values).contains { delegate in
            delegate.named.values.contains { $0.actions?.contains { $0.kind == .makeWindow } ?? false }
        }
    }

    fileprivate func multipleScenes(_ lifecycle: Lifecycle) -> Bool {
        if lifecycle == .appDelegate { return false }
        return multipleScenes ?? infoPlist?.sceneManifest?.supportsMultipleScenes ?? false
    }

    fileprivate func sceneDelegate(_ lifecycle: Lifecycle) -> Delegate? {
        switch lifecycle {
        case .appDelegate, .swiftUI: sceneDelegate
        case .scene: lacksSceneDelegate || !hasSceneDelegateClass ? nil : sceneDelegate ?? .complete
        }
    }

    /// A manifest without a delegate class leaves it to `application(_:configurationForConnecting:options:)`.
    private var hasSceneDelegateClass: Bool {
        guard let manifest = infoPlist?.sceneManifest else { return true }
        if appDelegate[.configurationForConnecting] != nil { return true }
        return manifest.windowConfigurations.contains { $0.delegateClass != nil }
    }
}

extension SceneManifest {
    /// The configurations of ordinary windows, without those of CarPlay and other screens.
    fileprivate var windowConfigurations: [Configuration] {
        configurations.filter { $0.role == "UIWindowSceneSessionRoleApplication" }
    }
}
