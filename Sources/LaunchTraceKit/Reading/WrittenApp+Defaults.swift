import LaunchModel

extension WrittenApp {
    /// The app with everything filled in that the scenario leaves out.
    func app(on device: Device) -> App {
        let lifecycle = lifecycle(on: device)
        return App(
            lifecycle: lifecycle,
            sdk: sdk ?? device.os,
            infoPlist: infoPlist,
            interface: interface(lifecycle),
            launchScreen: launchScreen,
            multipleScenes: multipleScenes(lifecycle),
            savedState: savedState?.value ?? false,
            savedSession: savedSession?.value ?? false,
            discardedSessions: discardedSessions?.value ?? 0,
            firstLaunch: firstLaunch,
            preMainMs: preMainMs,
            appDelegate: appDelegate ?? .complete,
            sceneDelegate: sceneDelegate(lifecycle),
            notificationDelegate: notificationDelegate?.value,
            viewController: viewController ?? .complete)
    }

    func lifecycle(on device: Device) -> Lifecycle {
        if let lifecycle { return lifecycle.value }
        if device.uikit < Lifecycle.scene.since { return .appDelegate }
        guard let infoPlist else { return .scene }
        return infoPlist.sceneManifest == nil ? .appDelegate : .scene
    }

    /// The storyboard that Info.plist names for the first window.
    var plistStoryboard: String? {
        let ofScene = infoPlist?.sceneManifest?.windowConfigurations.lazy.compactMap(\.storyboard).first
        return ofScene ?? infoPlist?.mainStoryboard
    }

    private func interface(_ lifecycle: Lifecycle) -> Interface {
        if let interface { return interface.value }
        if lifecycle == .swiftUI { return .code }
        if infoPlist == nil { return makesWindow ? .code : .storyboard }
        return plistStoryboard == nil ? .code : .storyboard
    }

    /// Who makes a window says that there is no storyboard to make it.
    private var makesWindow: Bool {
        [appDelegate, sceneDelegate?.value, viewController].contains { delegate in
            delegate?.named.values.contains { $0.actions?.contains { $0.kind == .makeWindow } ?? false } ?? false
        }
    }

    private func multipleScenes(_ lifecycle: Lifecycle) -> Bool {
        if lifecycle == .appDelegate { return false }
        return multipleScenes?.value ?? infoPlist?.sceneManifest?.supportsMultipleScenes ?? false
    }

    private func sceneDelegate(_ lifecycle: Lifecycle) -> Delegate? {
        switch lifecycle {
        case .appDelegate, .swiftUI: sceneDelegate?.value
        case .scene: hasSceneDelegateClass ? sceneDelegate.map(\.value) ?? .complete : nil
        }
    }

    /// A manifest without a delegate class leaves it to `application(_:configurationForConnecting:options:)`.
    private var hasSceneDelegateClass: Bool {
        guard let manifest = infoPlist?.sceneManifest else { return true }
        if (appDelegate ?? .complete)[.configurationForConnecting] != nil { return true }
        return manifest.windowConfigurations.contains { $0.delegateClass != nil }
    }
}

extension SceneManifest {
    /// The configurations of ordinary windows, without those of CarPlay and other screens.
    fileprivate var windowConfigurations: [Configuration] {
        configurations.filter { $0.role == "UIWindowSceneSessionRoleApplication" }
    }
}
