extension World {
    func holds(_ fact: AppFact) -> Bool {
        switch fact {
        case .hasDiscardedSessions: system.owedDiscards > 0
        case .makesWindowInCode: scenario.app.interface == .code && writes(.makeWindow)
        case .setsNotificationDelegate: writes(.setNotificationDelegate)
        case .worksOnlyInForegroundCallback: worksOnlyInForegroundCallback
        case .setsUpOnlyInWindowScene: misplacedSetUp != nil
        case .adoptsScenes: scenario.adoptsScenes
        case .supportsMultipleScenes: scenario.app.multipleScenes
        case .hasNotificationDelegate: scenario.app.notificationDelegate != nil
        case .exitsOnSuspend, .permitsBackgroundTasks, .hasManifest, .hasConfiguration, .hasUsableConfiguration,
            .namesSceneDelegateClass,
            .supportsOneLandscape, .prefersImmersiveScene:
            scenario.app.infoPlist?.holds(fact) ?? false
        case .hasLaunchScreen: scenario.hasLaunchScreen
        case .launchScreenHasText, .launchScreenHasBranding, .launchScreenIsTooBig, .launchScreenIsImage,
            .launchScreenUnlikeFirstScreen, .launchScreenIgnoresAppearance:
            scenario.app.launchScreen.holds(fact)
        case .hasSavedSession: scenario.app.savedSession
        }
    }

    /// Whether the scenario has such an action anywhere.
    func writes(_ kind: Action.Kind) -> Bool {
        written.contains { $0.action.kind == kind }
    }

    private var worksOnlyInForegroundCallback: Bool {
        let foreground = written.filter { $0.site.callback == .applicationWillEnterForeground }.map(\.action)
            .filter { [.work, .create].contains($0.kind) }
        let atLaunch = written.filter { Callback.atLaunch.contains($0.site.callback) }.map(\.action)
        return foreground.contains { !atLaunch.contains($0) }
    }

    /// Set-up in a window scene's path: a resource that no launch method makes, or work where they do none.
    var misplacedSetUp: Site? {
        let atLaunch = written.filter { Callback.launchMethods.contains($0.site.callback) }.map(\.action)
        let inScene = written.filter { [.sceneDelegate, .viewController].contains($0.site.receiver) }
        let resource = inScene.first { $0.action.kind == .create && !atLaunch.contains($0.action) }
        if let resource { return resource.site }
        // Who makes a window works on what it shows.
        let ofWindows = Set(inScene.filter { $0.action.kind == .makeWindow }.map(\.site.method))
        let launchWorks = atLaunch.contains { [.create, .work].contains($0.kind) }
        return launchWorks
            ? nil
            : inScene.first {
                $0.action.kind == .work && !ofWindows.contains($0.site.method)
            }?.site
    }
}

extension Callback {
    /// The callbacks of a cold launch without scenes.
    fileprivate static let atLaunch = launchMethods + [.applicationDidBecomeActive]
}

extension Scenario {
    /// Whether a launch screen is named; one that no Info.plist tells of is taken to be there. `UILaunchScreen` exists
    /// from iOS 14.
    fileprivate var hasLaunchScreen: Bool {
        guard let plist = app.infoPlist else { return true }
        return plist.hasLaunchScreen && device.uikit >= Version(14) || plist.launchStoryboard != nil
            || app.launchScreen.storyboard != nil
    }
}

extension LaunchScreen {
    fileprivate func holds(_ fact: AppFact) -> Bool {
        switch fact {
        case .launchScreenHasText: containsText == true
        case .launchScreenHasBranding: containsBranding == true
        case .launchScreenIsTooBig: imageMB.map { $0 > 25 } ?? false
        case .launchScreenIsImage: imageMB.map { $0 > 0 && $0 <= 25 } ?? false && storyboard == nil
        case .launchScreenUnlikeFirstScreen: matchesFirstScreen == false
        case .launchScreenIgnoresAppearance: followsAppearance == false
        default: false
        }
    }
}

extension InfoPlist {
    fileprivate func holds(_ fact: AppFact) -> Bool {
        switch fact {
        case .exitsOnSuspend: exitsOnSuspend
        case .permitsBackgroundTasks: !(permittedTasks ?? []).isEmpty
        case .hasManifest: sceneManifest != nil
        case .hasConfiguration: sceneManifest?.configurations.contains(where: \.isOfWindows) ?? false
        case .hasUsableConfiguration, .namesSceneDelegateClass:
            sceneManifest?.configurations.contains { $0.isOfWindows && $0.delegateClass != nil } ?? false
        case .supportsOneLandscape: orientations.map(\.supportOneLandscape) ?? false
        case .prefersImmersiveScene: sceneManifest?.preferredRole == SceneManifest.immersiveRole
        default: false
        }
    }
}

extension SceneManifest {
    fileprivate static let immersiveRole = "UISceneSessionRoleImmersiveSpaceApplication"
}

extension SceneManifest.Configuration {
    var isOfWindows: Bool { role == "UIWindowSceneSessionRoleApplication" }
}

extension [String] {
    /// Whether these orientations are landscape alone, and only one of the two.
    fileprivate var supportOneLandscape: Bool {
        let landscape = filter { $0.hasPrefix("UIInterfaceOrientationLandscape") }
        return landscape.count == 1 && count == 1
    }
}
