/// A fact about the app as it is built.
package typealias AppFact = Fact<DescribedApp>

extension AppFact {
    /// A scene manifest with a configuration, or `application(_:configurationForConnecting:options:)`.
    static var adoptsScenes: Self {
        Self("the app [adopts|doesn't adopt] scenes") { $0.app.written.adoptsScenes($0.app.lifecycle) }
    }
    static var supportsMultipleScenes: Self {
        Self("the app [supports|doesn't support] multiple scenes") { $0.app.multipleScenes }
    }
    /// The part of the Info.plist isn't known that says whether it supports multiple scenes.
    static var hasUnknownMultipleScenes: Self {
        Self("the Info.plist [leaves open|tells] whether it supports multiple scenes") { described in
            described.app.written.multipleScenes == nil && described.plist?.mayHoldMore(.sceneManifest) == true
        }
    }
    /// A key of the Info.plist that isn't known decides between the life cycles.
    static var hasUnknownLifecycle: Self {
        Self("the scenario [leaves open|tells] which life cycle the app has") { $0.app.hasUnknownLifecycle }
    }
    /// The scenario describes a view controller.
    static var describesViewController: Self {
        Self("the scenario [says|doesn't say] what a view controller does") { $0.app.describes(.viewController) }
    }
    /// A view controller registers an accessory, perhaps one that isn't shown yet.
    static var registersSceneAccessory: Self {
        Self("the scenario [registers|doesn't register] a scene accessory") { $0.writes(.registerSceneAccessory) }
    }
    /// Info.plist lists permitted BGTaskScheduler identifiers.
    static var permitsBackgroundTasks: Self {
        Self(
            "Info.plist lists [|no ]BGTaskSchedulerPermittedIdentifiers"
        ) { $0.plist?.permittedTasks?.isEmpty == false }
    }
    static var mayRegisterTask: Self {
        Self("the app [may register a|registers no] background task") {
            $0.writes(.registerTask) || $0.hasUnknown(.setUp)
        }
    }
    /// A part of the code wasn't read, which may have methods that aren't named.
    static var hasUnreadCode: Self {
        Self("[a part of the code wasn't read|no part of the code is unread]") { $0.app.written.code.isPartlyUnread }
    }
    static var exitsOnSuspend: Self {
        Self("UIApplicationExitsOnSuspend [is|isn't] true") { $0.plist?.exitsOnSuspend ?? false }
    }
    /// Info.plist lets the app play sound and video when it isn't in front.
    static var playsOn: Self {
        Self("the app [has|doesn't have] the background mode \"audio\"") {
            $0.plist?.backgroundModes?.contains("audio") ?? false
        }
    }
    /// The interface is created in code, at a location in the scenario.
    static var makesWindowInCode: Self {
        Self(
            "the scenario [states|doesn't state] where code creates the window"
        ) { $0.app.interface.isMade(as: .code) && !$0.windows.isEmpty }
    }
    /// The app's scenes show a window of their own: their storyboard's, SwiftUI's, or one that code creates for them.
    static var scenesShowWindow: Self {
        Self("the app's scenes show [a|no] window") { described in
            ![.code, .hosting].contains(described.app.interface)
                || described.windows.contains { action in
                    if case .makeWindow(.scene, visible: true) = action { true } else { false }
                }
        }
    }
    /// It is known that no window that code creates is shown.
    static var showsNoWindow: Self {
        Self("[no|a] window that code makes is shown") { described in
            described.app.interface.isMade(as: .code) && !described.hasUnknown(.window) && described.writes(.makeWindow)
                && described.writtenActions.allSatisfy { written in
                    if case .makeWindow(_, let isVisible) = written.action.itself { !isVisible } else { true }
                }
        }
    }
    /// A method may make a window, or show one, that isn't told.
    static var hasUnknownWindows: Self {
        Self("the scenario [leaves open|tells] what methods do with windows") { $0.hasUnknown(.window) }
    }
    /// It isn't told whether the app has a window that is shown.
    static var hasUnknownWindow: Self {
        Self("the scenario [leaves open|tells] whether the app's window is shown") { $0.hasUnknownWindow }
    }
    /// The scenario states where the notification delegate is set.
    static var setsNotificationDelegate: Self {
        Self(
            "the scenario [states|doesn't state] where the notification delegate is set"
        ) { $0.writes(.setNotificationDelegate) }
    }
    /// The code of the app is known, and none of it has such an action.
    static func neverDoes(_ kind: Action.Kind) -> Self {
        Self("[no code of the app has|the app may have] the action \(kind.rawValue)") { described in
            let isWritten = kind == .makeWindow ? !described.windows.isEmpty : described.writes(kind)
            return described.app.written.code.undone.contains(kind) && !isWritten
        }
    }
    /// A delegate has a method whose name is similar to that of a callback which it lacks.
    static var misspellsMethod: Self {
        Self("a delegate [misspells a callback|misspells no callback]") { !$0.app.written.code.misspelt.isEmpty }
    }
    /// A branch returns a scene configuration with a name that the Info.plist doesn't have.
    static var misnamesConfiguration: Self {
        Self("the app [may request|isn't known to request] a configuration that the manifest doesn't have") {
            !$0.app.written.code.misnamedConfigurations.isEmpty
        }
    }
    /// It isn't told whether the notification delegate is set in time.
    static var hasUnknownNotificationDelegate: Self {
        Self("the scenario [leaves open|tells] whether the notification delegate is set") { described in
            described.hasUnknown(setUp: .setNotificationDelegate) && !described.writes(.setNotificationDelegate)
        }
    }
    /// The notification delegate isn't set where the launch methods aren't said to set it.
    static var describesNotificationDelegate: Self {
        Self("the scenario [says|doesn't say] of the launch methods whether they set the notification delegate") {
            $0.describes(setUp: .setNotificationDelegate)
        }
    }
    /// What the launch methods aren't said to set up isn't set up there.
    static var describesSetUp: Self {
        Self("the scenario [says|doesn't say] what the launch methods do") { $0.describesSetUp }
    }
    /// HealthKit's background delivery is requested, or its query is described.
    static var setsUpHealthKit: Self {
        Self("the scenario [sets up|doesn't set up] HealthKit") { described in
            described.writes(.enableHealthKitDelivery) || described.setUp(of: .observerQuery) != nil
                || described.app.written.serviceDelegates[.observerQuery] != nil
        }
    }
    /// The scenario says which SDK the app is linked with.
    static var statesSDK: Self { Self("the scenario [names|doesn't name] the SDK") { $0.app.written.sdk != nil } }
    /// The app's own notification delegate is there, set or not.
    static var hasNotificationDelegate: Self {
        Self("the app has [a|no] notification delegate") { $0.app.notificationDelegate != nil }
    }
    /// What the app adopts is known: the file of a project alone doesn't tell it, since SwiftUI's apps need no delegate
    /// class.
    static var statesAdoption: Self {
        Self("the scenario [tells|doesn't tell] who adopts scenes beside Info.plist") {
            let isDescribed =
                $0.plist?.isWhole != false || $0.app.written.lifecycle != nil || $0.app.describes(.appDelegate)
                || $0.app.describes(.sceneDelegate)
            return isDescribed && !$0.app.written.hasUnknownAppDelegate
        }
    }
    /// The scenario doesn't name the life cycle, and its Info.plist has all its keys, so that these decide.
    static var lifecycleFollowsFromInfoPlist: Self {
        Self("the life cycle [follows|doesn't follow] from Info.plist") {
            $0.app.written.lifecycle == nil && $0.plist.map { $0.unread != .keys } ?? false
        }
    }
    /// The scenario describes a delegate of scenes.
    static var describesSceneDelegate: Self {
        Self("the scenario [describes a|describes no] scene delegate") {
            let app = $0.app.written
            return app.sceneDelegate.map { !$0.named.isEmpty } ?? false || !app.sceneDelegates.isEmpty
        }
    }
    static var hasManifest: Self { Self("Info.plist has [a|no] scene manifest") { $0.plist?.sceneManifest != nil } }
    /// The manifest has a configuration of a window scene, with or without a delegate class.
    static var hasConfiguration: Self {
        Self("the manifest has [a|no] configuration of a window scene") { !$0.windowConfigurations.isEmpty }
    }
    /// A configuration of a window scene names a delegate class.
    static var hasUsableConfiguration: Self {
        Self(
            "[a configuration of a window scene names its|no configuration of a window scene names a] delegate class"
        ) { $0.windowConfigurations.contains { $0.delegateClass != nil } }
    }
    static var namesSceneDelegateClass: Self {
        Self("the manifest names [a|no] delegate class") {
            $0.windowConfigurations.contains { $0.delegateClass != nil }
        }
    }
    /// The scenario states that the scenes have no delegate.
    static var lacksSceneDelegate: Self {
        Self("the class of the scene delegate [is missing|may exist]") {
            $0.app.written.lacksSceneDelegate || $0.app.written.rolesWithoutDelegate.contains(.window)
        }
    }
    /// The app delegate is known to have the method, by its name.
    static var choosesConfiguration: Self {
        Self(
            "the app [chooses the configuration of a scene itself|leaves the configuration of a scene to its manifest]"
        ) {
            $0.app.written.choosesConfiguration
        }
    }
    static var hasLaunchScreen: Self { Self("the app has [a|no] launch screen") { $0.hasLaunchScreen } }
    static var launchScreenHasText: Self {
        Self("the launch screen has [|no ]text") { $0.launchScreen.containsText == true }
    }
    static var launchScreenHasBranding: Self {
        Self("the launch screen has [|no ]branding") { $0.launchScreen.containsBranding == true }
    }
    static var launchScreenIsTooBig: Self {
        Self("the launch screen [is|isn't] over 25 MB") {
            $0.launchScreen.imageMB.map { $0 > SystemValue.launchScreenMB.value } ?? false
        }
    }
    static var launchScreenIsImage: Self {
        Self("the launch screen [is|isn't] a static image") {
            $0.launchScreen.storyboard == nil
                && $0.launchScreen.imageMB.map { $0 > 0 && $0 <= SystemValue.launchScreenMB.value } ?? false
        }
    }
    static var launchScreenUnlikeFirstScreen: Self {
        Self("the launch screen [differs from|is like] the first screen") {
            $0.launchScreen.matchesFirstScreen == false
        }
    }
    static var launchScreenIgnoresAppearance: Self {
        Self("the launch screen [ignores|follows] the appearance") { $0.launchScreen.followsAppearance == false }
    }
    /// Landscape only, in one of its two directions.
    static var supportsOneLandscape: Self {
        Self("the app [supports landscape only, in one|doesn't support just one landscape] direction") {
            let orientations = $0.plist?.orientations ?? []
            return orientations.count == 1 && orientations[0].hasPrefix("UIInterfaceOrientationLandscape")
        }
    }
    /// The Info.plist prefers an immersive scene.
    static var prefersImmersiveScene: Self {
        Self("Info.plist [prefers|doesn't prefer] an immersive scene") {
            $0.plist?.sceneManifest?.preferredRole == "UISceneSessionRoleImmersiveSpaceApplication"
        }
    }
    /// Work that `applicationWillEnterForeground(_:)` does, and neither a launch method nor activation.
    static var worksOnlyInForegroundCallback: Self {
        Self(
            "applicationWillEnterForeground(_:) does [work that no launch method does|no work of its own]"
        ) { described in
            let atLaunch = described.actions(in: SystemValue.launchMethods.value + [.applicationDidBecomeActive])
            return described.actions(in: [.applicationWillEnterForeground]).contains {
                ($0.kind == .work || $0.kind == .create && !described.hasUnknown(.setUp)) && !atLaunch.contains($0)
            }
        }
    }
    /// The window scene's callbacks set something up, and the app delegate's launch methods nothing.
    static var setsUpOnlyInWindowScene: Self {
        Self("[|not ]only the window scene's callbacks set something up") { $0.misplacedSetUp != nil }
    }
    /// The system remembers a scene session from an earlier run.
    static var hasSavedSession: Self { Self("the system remembers [a|no] scene session") { $0.app.savedSession } }
}
