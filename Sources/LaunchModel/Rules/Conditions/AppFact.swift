package typealias AppFact = Fact<DescribedApp>

extension AppFact {
    /// A scene manifest with a configuration, or `application(_:configurationForConnecting:options:)`.
    static var adoptsScenes: Self {
        Self("the app [adopts|doesn't adopt] scenes") { $0.app.written.adoptsScenes($0.app.lifecycle) }
    }
    static var deviceShowsSeveralWindows: Self {
        Self("the device [shows|doesn't show] several windows") { $0.scenario.device.showsSeveralWindows }
    }
    static var supportsMultipleScenes: Self {
        Self("the app [supports|doesn't support] multiple scenes") { $0.app.multipleScenes }
    }
    /// The Info.plist key for the support of multiple scenes is unknown.
    static var hasUnknownMultipleScenes: Self {
        Self("it is [unknown|known] whether the Info.plist supports multiple scenes") { described in
            described.app.written.multipleScenes == nil && described.plist?.mayHoldMore(.sceneManifest) == true
        }
    }
    /// An unknown key of the Info.plist decides between the life cycles.
    static var hasUnknownLifecycle: Self {
        Self("the life cycle of the app is [unknown|known]") { $0.app.hasUnknownLifecycle }
    }
    static var hasClosureConfirmation: Self {
        Self("the app's window scenes have [a|no] closureConfirmation") { $0.app.closureConfirmation }
    }
    static func hasDestructionCondition(_ condition: DestructionCondition) -> Self {
        Self("destructionConditions [include|don't include] \(condition.rawValue)") {
            $0.app.destructionConditions.contains(condition)
        }
    }
    static var describesViewController: Self {
        Self("the scenario [describes a|describes no] view controller") { $0.app.describes(.viewController) }
    }
    /// A view controller registers an accessory, perhaps one that isn't shown yet.
    static var registersSceneAccessory: Self {
        Self("the scenario [registers|doesn't register] a scene accessory") { $0.writes(.registerSceneAccessory) }
    }
    /// Info.plist lists permitted BGTaskScheduler identifiers.
    static var permitsBackgroundTasks: Self {
        Self("Info.plist lists [|no ]BGTaskSchedulerPermittedIdentifiers") {
            $0.plist?.permittedTasks?.isEmpty == false
        }
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
    /// A superclass that wasn't read may have the launch method of a delegate.
    static var mayInheritLaunchMethod: Self {
        Self("a delegate [may inherit|inherits no] launch method that wasn't read") {
            guard let path = $0.app.written.code.inheritsLaunchMethod else { return false }
            let isOfApp = path.starts(with: .app(Receiver.appDelegate.rawValue))
            let app = $0.app
            // A scenario may describe the method.
            return !(isOfApp ? SystemValue.launchMethods.value : [.sceneWillConnect]).contains { callback in
                callback.receiver.implementation(in: app, role: .window).delegate?.named[callback] != nil
            }
        }
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
        Self("the scenario [states|doesn't state] where code creates the window") {
            $0.app.interface.isMade(as: .code) && !$0.windows.isEmpty
        }
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
        Self("[no|a] window that code creates is shown") { described in
            described.app.interface.isMade(as: .code) && !described.hasUnknown(.window) && described.writes(.makeWindow)
                && described.writtenActions.allSatisfy { written in
                    if case .makeWindow(_, let isVisible) = written.action.itself { !isVisible } else { true }
                }
        }
    }
    /// A method may create or show a window, which is unknown.
    static var hasUnknownWindows: Self {
        Self("it is [unknown|known] how methods use windows") { $0.hasUnknown(.window) }
    }
    /// It is unknown whether the app has a window that is shown.
    static var hasUnknownWindow: Self {
        Self("it is [unknown|known] whether the app's window is shown") { $0.hasUnknownWindow }
    }
    /// The scenario states where the notification delegate is set.
    static var setsNotificationDelegate: Self {
        Self("the scenario [states|doesn't state] where the notification delegate is set") {
            $0.writes(.setNotificationDelegate)
        }
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
    /// It is unknown whether the notification delegate is set in time.
    static var hasUnknownNotificationDelegate: Self {
        Self("it is [unknown|known] whether the notification delegate is set") { described in
            described.hasUnknown(setUp: .setNotificationDelegate)
                && !described.writtenActions.contains { written in
                    // A method of the app delegate for an event is no part of a launch.
                    let isOfEvent =
                        written.site.receiver == .appDelegate
                        && !SystemValue.launchMethods.value.contains(written.site.callback)
                    return written.action.kind == .setNotificationDelegate && !isOfEvent
                }
        }
    }
    /// The notification delegate isn't set unless the launch methods are known to set it.
    static var describesNotificationDelegate: Self {
        Self("the scenario [states|doesn't state] whether the launch methods set the notification delegate") {
            $0.describes(setUp: .setNotificationDelegate)
        }
    }
    /// The launch methods set up nothing that isn't listed.
    static var describesSetUp: Self {
        Self("the scenario [lists|doesn't list] the actions of the launch methods") { $0.describesSetUp }
    }
    /// HealthKit's background delivery is requested, or its query is described.
    static var setsUpHealthKit: Self {
        Self("the scenario [sets up|doesn't set up] HealthKit") { described in
            described.writes(.enableHealthKitDelivery) || described.setUp(of: .observerQuery) != nil
                || described.app.written.serviceDelegates[.observerQuery] != nil
        }
    }
    /// The scenario states which SDK the app is linked with.
    static var statesSDK: Self { Self("the scenario [names|doesn't name] the SDK") { $0.app.written.sdk != nil } }
    /// The app has its own notification delegate, set or not.
    static var hasNotificationDelegate: Self {
        Self("the app has [a|no] notification delegate") { $0.app.notificationDelegate != nil }
    }
    /// The notification delegate is known to have no method for responses.
    static var ignoresResponses: Self {
        Self("the notification delegate [ignores|may receive] notification responses") { described in
            described.app.notificationDelegate != nil
                && described.method(.didReceiveNotificationResponse, on: .notificationDelegate, role: nil) == nil
        }
    }
    /// A scene delegate reads the notification response that launched the app.
    static var readsResponseOfLaunch: Self {
        Self("a scene delegate [reads|doesn't read] connectionOptions.notificationResponse") {
            $0.slots.contains(.connectionNotificationResponse)
        }
    }
    /// The adopted life cycle is known; the file of a project alone doesn't state it, because SwiftUI apps need no
    /// delegate class.
    static var statesAdoption: Self {
        Self("the scenario [states|doesn't state] what adopts scenes besides Info.plist") {
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
        Self("[a configuration of a window scene names its|no configuration of a window scene names a] delegate class")
        { $0.windowConfigurations.contains { $0.delegateClass != nil } }
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
    /// The class of the delegate of a scene that isn't a window doesn't exist.
    static var lacksDelegateOfRole: Self {
        Self("[a|no] delegate class of another scene role is missing") { $0.app.written.roleWithoutDelegate != nil }
    }
    static var hasUnusedSceneDelegate: Self {
        Self("[a|no] scene delegate class is unused") { $0.app.written.code.unusedSceneDelegate != nil }
    }
    /// A scene delegate replaces the window of its storyboard by one that no code shows.
    static var replacesWindow: Self {
        Self("a scene delegate [replaces|keeps] the window of its storyboard") { $0.app.written.code.replacesWindow }
    }
    /// The app delegate is known to have the method, by its name.
    static var choosesConfiguration: Self {
        Self(
            "the app [chooses the configuration of a scene itself|leaves the configuration of a scene to its manifest]"
        ) { $0.app.written.choosesConfiguration }
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
    static var prefersImmersiveScene: Self {
        Self("Info.plist [prefers|doesn't prefer] an immersive scene") {
            $0.plist?.sceneManifest?.preferredRole == "UISceneSessionRoleImmersiveSpaceApplication"
        }
    }
    /// Work that `applicationWillEnterForeground(_:)` does, and neither a launch method nor activation.
    static var worksOnlyInForegroundCallback: Self {
        Self("applicationWillEnterForeground(_:) does [work that no launch method does|no work of its own]") {
            described in
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
    /// The other scenes do without the resource that only the window's scene creates.
    static var misplacedSetUpIsOptional: Self {
        Self("the other scenes [do without|need] the resource that the window's scene creates") { described in
            let created = described.misplacedSetUp.flatMap { site in
                described.writtenActions.first { $0.site == site }?.action.resource
            }
            return created.map(described.app.written.code.optionalResources.contains) ?? false
        }
    }
    /// The system remembers a scene session from an earlier run.
    static var hasSavedSession: Self { Self("the system remembers [a|no] scene session") { $0.app.savedSession } }
}
