extension FindingCode {
    /// Name, meaning, cause and cure, from Apple's pages and the reports behind each code.
    public var facts: FindingFacts {
        switch self {
        case .sceneLifecycleRequired:
            FindingFacts(
                "scene-lifecycle-required",
                meaning: "The app doesn't adopt the scene life cycle, which UIKit demands of apps that are linked "
                    + "with a recent SDK.",
                why: "An app adopts scenes with a scene manifest, or with "
                    + "application(_:configurationForConnecting:options:). What counts is the SDK that it is linked "
                    + "with, not the system that it runs on: an app that is linked with the iOS 27 SDK is stopped by "
                    + "an assertion at launch, one that is linked with an earlier SDK keeps running, and iOS 18.4 and "
                    + "later warn of it in the console.",
                fix: "Describe a scene under UIApplicationSceneManifest in the Info.plist, add a scene delegate, and "
                    + "move the window and the handling of URLs, user activities and shortcuts there.")
        case .sceneManifestIncomplete:
            FindingFacts(
                "scene-manifest-incomplete",
                meaning: "The scene manifest holds no configuration that UIKit could make a scene from, and no method "
                    + "supplies one.",
                why: "A manifest with an empty UISceneConfigurations doesn't count as adopting scenes, so the iOS 27 "
                    + "SDK's assertion stops the app. Where UIKit does connect a scene, it has neither a delegate nor "
                    + "a storyboard: the process lives, and its screen is black.",
                fix: "List a configuration with a delegate class under UIWindowSceneSessionRoleApplication, or return "
                    + "one from application(_:configurationForConnecting:options:).")
        case .orphanWindow:
            FindingFacts(
                "orphan-window",
                meaning: "A scene app makes a window that belongs to no scene, so nobody ever sees it.",
                why: "With scenes only a window with a windowScene is shown. A UIWindow(frame:) in "
                    + "application(_:didFinishLaunchingWithOptions:) is made before any scene has connected; the "
                    + "scene then connects without a window of its own, and the screen stays black.",
                fix: "Make the window in scene(_:willConnectTo:options:) with UIWindow(windowScene:), keep it in the "
                    + "scene delegate, and call makeKeyAndVisible() there.")
        case .sceneDelegateClassUnresolved:
            FindingFacts(
                "scene-delegate-class-unresolved",
                meaning: "The scene manifest names a delegate class that the app doesn't have.",
                why: "UIKit looks the class up by its name when the scene connects. A class that was renamed, that is "
                    + "no member of the target, or that is written without its Swift module is not found: the console "
                    + "says that UIKit could not load it, and the scene connects without a delegate.",
                fix: "Write $(PRODUCT_MODULE_NAME).SceneDelegate as UISceneDelegateClassName, or fix the name of the "
                    + "class with @objc(SceneDelegate).")
        case .dependencyNotReady:
            FindingFacts(
                "dependency-not-ready",
                meaning: "Code uses something before the callback that makes it has run.",
                why: "What exists at a moment of the launch depends on the life cycle. With scenes the window and its "
                    + "root view controller come with the scene, when application(_:didFinishLaunchingWithOptions:) "
                    + "has returned long ago; in a background launch they may not come at all.",
                fix: "Use it in the callback that makes it, or later. What the app needs in every launch, make in "
                    + "application(_:didFinishLaunchingWithOptions:).")
        case .orderChanged:
            FindingFacts(
                "order-changed",
                meaning: "Work that used to come before something else no longer does.",
                why: "It shows where two timelines are compared, such as those of an app before and after it adopts "
                    + "scenes. Callbacks move against each other then, while every one of them still compiles and "
                    + "still runs.",
                fix: "Write the dependency down in code: start the one from the other, or wait for it, instead of "
                    + "trusting in the order of two callbacks.")
        case .payloadUnclaimed:
            FindingFacts(
                "payload-unclaimed",
                meaning: "A URL, a user activity, a shortcut, a notification response or share metadata was "
                    + "delivered, and no code took it.",
                why: "Where it is delivered depends on the life cycle, and on whether the app runs already: in launch "
                    + "options, in a scene's connection options, or in a method of a delegate. An app that listens at "
                    + "one of these places drops what comes to another, and opens at its first screen.",
                fix: "With scenes, read the connection options in scene(_:willConnectTo:options:) and implement the "
                    + "scene delegate's method as well; hand both to one function. Without scenes, implement the "
                    + "method of the app delegate.")
        case .warmOnlyHandler:
            FindingFacts(
                "warm-only-handler",
                meaning: "Only the method for a running app handles the payload, so a launch loses it.",
                why: "What launches a scene app comes in the connection options of scene(_:willConnectTo:options:), "
                    + "and UIKit doesn't call scene(_:openURLContexts:) or its like for it again. A test with the app "
                    + "in the background passes; the first tap after a restart of the device does nothing.",
                fix: "Hand what the connection options hold to the same function that the method for a running app "
                    + "calls. Without scenes, read the launch options where a launch method keeps UIKit from calling "
                    + "the method.")
        case .launchOptionsEmptyUnderScenes:
            FindingFacts(
                "launch-options-empty-under-scenes",
                meaning: "A scene app reads a launch option, which is nil whatever the app was launched for.",
                why: "UIKit passes no launch options to an app with scenes. What they used to hold comes in the "
                    + "connection options of the scene, or through the delegate of the framework that the event "
                    + "belongs to.",
                fix: "Read the connection options in scene(_:willConnectTo:options:), or in "
                    + "application(_:configurationForConnecting:options:) where the app delegate has to know first. "
                    + "For location and Bluetooth events, make the manager and its delegate in "
                    + "application(_:didFinishLaunchingWithOptions:).")
        case .deadCallback:
            FindingFacts(
                "dead-callback",
                meaning: "The app implements a method that UIKit never calls in this life cycle.",
                why: "With scenes UIKit tells the scene delegate what it used to tell the app delegate: state "
                    + "changes, URLs, user activities, shortcuts. Without scenes it has no scene delegate to tell, "
                    + "and of an old and a new method for one thing it calls only the new one. The compiler accepts "
                    + "them all. The UIApplication notifications are posted in both life cycles.",
                fix: "Move the code to the method that the message names. Code that has to work in both life cycles "
                    + "can observe the notification instead.")
        case .returnValueSuppresses:
            FindingFacts(
                "return-value-suppresses",
                meaning: "A launch method returned false, and so UIKit didn't hand the payload over.",
                why: "UIKit combines the results of application(_:willFinishLaunchingWithOptions:) and "
                    + "application(_:didFinishLaunchingWithOptions:). If either is false, it doesn't call the method "
                    + "that would open the URL, continue the activity or perform the shortcut; the launch itself goes "
                    + "on as if nothing had happened. Only a launch for a remote notification ignores the result.",
                fix: "Return true, unless the launch method itself has handled the payload. Don't return the result "
                    + "of an SDK's method.")
        case .payloadDeliveredTwice:
            FindingFacts(
                "payload-delivered-twice",
                meaning: "Two callbacks carry the same payload, and the app handles it in both.",
                why: "A notification that launches an app comes in the options, and again in "
                    + "userNotificationCenter(_:didReceive:withCompletionHandler:); a URL that launches an app "
                    + "without scenes comes in the launch options, and again in application(_:open:options:). Handled "
                    + "twice, it pushes a screen twice or counts an event twice.",
                fix: "Handle it in the method and leave the options alone, or remember what has been handled.")
        case .droppedBeforeListener:
            FindingFacts(
                "dropped-before-listener",
                meaning: "The payload is passed on before the code that wants it listens.",
                why: "UIKit delivers it while the app launches. A plugin, a web view or a script is ready only later, "
                    + "and an event that is posted to nobody is gone; in a running app everything listens already, "
                    + "and the same code works.",
                fix: "Keep the payload until a consumer asks for it, hand it over once, and forget it.")
        case .ambiguousSetMember:
            FindingFacts(
                "ambiguous-set-member",
                meaning: "Several items arrive in a set, and the app takes the first.",
                why: "URL contexts and user activities come as sets, which have no order: which member is first can "
                    + "differ from one run to the next. The others are never looked at.",
                fix: "Go through all of them, or choose by what they hold, such as the activity's type.")
        case .launchDeadlineMissed:
            FindingFacts(
                "launch-deadline-missed",
                meaning: "Something is set up after the moment at which the system needs it.",
                why: "All of it has to be in place when application(_:didFinishLaunchingWithOptions:) returns. "
                    + "BGTaskScheduler throws an exception for a handler that is registered later; a notification "
                    + "response goes to the delegate that the notification center has by then, and is lost without "
                    + "one; HealthKit wants its observer queries by then.",
                fix: "Do it in application(_:didFinishLaunchingWithOptions:). A scene's callbacks are too late; a "
                    + "SwiftUI app uses UIApplicationDelegateAdaptor.")
        case .duplicateRegistration:
            FindingFacts(
                "duplicate-registration",
                meaning: "One background task identifier is registered twice.",
                why: "BGTaskScheduler takes one launch handler for an identifier and ends the app with an exception "
                    + "at the second. It happens when two SDKs share an identifier, and when set-up runs again for "
                    + "another scene.",
                fix: "Register each identifier once, in application(_:didFinishLaunchingWithOptions:), and give each "
                    + "SDK an identifier of its own.")
        case .noLaunchHandler:
            FindingFacts(
                "no-launch-handler",
                meaning: "The system launches the app for a background task that this launch has no handler for.",
                why: "A task request outlives the process that submitted it, and the system starts a new one to run "
                    + "it. Where the handler is registered only after a sign-in, behind a flag or by a screen, that "
                    + "process doesn't have it.",
                fix: "Register the handlers of all permitted identifiers in every launch, and decide inside the "
                    + "handler whether there is something to do.")
        case .taskNotPermitted:
            FindingFacts(
                "task-not-permitted",
                meaning: "The Info.plist doesn't permit the background task.",
                why: "BGTaskScheduler knows only the identifiers under BGTaskSchedulerPermittedIdentifiers. An app "
                    + "refresh task needs the background mode fetch too, a processing task the mode processing. "
                    + "Without them the system never runs the task.",
                fix: "Add the identifier to BGTaskSchedulerPermittedIdentifiers, and the mode to UIBackgroundModes.")
        case .urlSchemeNotDeclared:
            FindingFacts(
                "url-scheme-not-declared",
                meaning: "The app doesn't declare the scheme of the URL, so the URL opens something else or nothing.",
                why: "The system finds the app for a custom URL by the schemes under CFBundleURLTypes in the "
                    + "Info.plist. No callback tells the app that a URL was meant for it.",
                fix: "Add the scheme to CFBundleURLSchemes. Links with https are another matter: they need an "
                    + "associated domain.")
        case .backgroundLaunchCounted:
            FindingFacts(
                "background-launch-counted",
                meaning: "A launch that never comes to the foreground is counted as a session or as a start.",
                why: "The system launches apps for silent pushes, refresh tasks, locations and much else, and "
                    + "application(_:didFinishLaunchingWithOptions:) runs in all of these launches. What is counted "
                    + "there are the system's wake-ups, not people's visits.",
                fix: "Count when the app becomes active: in sceneDidBecomeActive(_:), or at "
                    + "UIApplication.didBecomeActiveNotification.")
        case .uiBuiltInBackground:
            FindingFacts(
                "ui-built-in-background",
                meaning: "Windows and views are made in a launch that shows none of them.",
                why: "A background launch has little time and memory, and nobody looks. Views that load anyway cost "
                    + "both, and often start requests, players and animations that were meant for a person.",
                fix: "With scenes, make the interface in scene(_:willConnectTo:options:). Without, look at "
                    + "applicationState in application(_:didFinishLaunchingWithOptions:), and where it is background, "
                    + "wait for applicationWillEnterForeground(_:).")
        case .stateReadMisleads:
            FindingFacts(
                "state-read-misleads",
                meaning: "The application's state is read where its value misleads.",
                why: "In application(_:didFinishLaunchingWithOptions:) a scene app reads background, even if the user "
                    + "has just tapped its icon. Inactive is no kind of background: an app is inactive while it "
                    + "launches, and under a system alert. And the state doesn't tell whether the user tapped a "
                    + "notification or it merely arrived.",
                fix: "Ask the scene for its activationState, or rely on which callback it is. For a tap, rely on "
                    + "userNotificationCenter(_:didReceive:withCompletionHandler:).")
        case .noForegroundCallbackAtColdLaunch:
            FindingFacts(
                "no-foreground-callback-at-cold-launch",
                meaning: "Start-up work waits for applicationWillEnterForeground(_:), which a launch in the "
                    + "foreground doesn't call.",
                why: "Without scenes the method tells of a return from the background, and an app that has just been "
                    + "launched doesn't return from there. Its first screen stays empty until the user leaves and "
                    + "comes back. With scenes it is different: sceneWillEnterForeground(_:) comes in both cases.",
                fix: "Do the work in applicationDidBecomeActive(_:), or in "
                    + "application(_:didFinishLaunchingWithOptions:) as well.")
        case .prewarmClockSkew:
            FindingFacts(
                "prewarm-clock-skew",
                meaning: "A start-up time contains a pause in which the process only waited to be opened.",
                why: "From iOS 15 the system may start a process ahead of time and let it wait, for hours even; a "
                    + "process that was launched in the background waits in the same way. A clock that starts in "
                    + "main, in an initializer or with the process counts that wait.",
                fix: "Start the clock when the launch continues for the user, or leave prewarmed and background "
                    + "launches out of the metric.")
        case .protectedDataUnavailable:
            FindingFacts(
                "protected-data-unavailable",
                meaning: "Protected data is read before the device has been unlocked for the first time.",
                why: "After a restart files, keychain items and user defaults stay encrypted until somebody enters "
                    + "the passcode. Background launches and prewarming don't wait for that. Code that takes "
                    + "unreadable for missing signs people out, and code that then writes a new value destroys the "
                    + "old one.",
                fix: "Check isProtectedDataAvailable, and wait for applicationProtectedDataDidBecomeAvailable(_:) or "
                    + "its notification. Write a new value only when the error says that there is none.")
        case .prewarmFlagReadTooLate:
            FindingFacts(
                "prewarm-flag-read-too-late",
                meaning: "The mark of a prewarmed process is read when it is gone.",
                why: "A prewarmed process has ActivePrewarm=1 in its environment. Developers report that it is taken "
                    + "away once application(_:didFinishLaunchingWithOptions:) has returned; later code takes the "
                    + "launch for an ordinary one.",
                fix: "Read the variable in main or in a launch method, and keep the answer.")
        case .metricIncludesBackground:
            FindingFacts(
                "metric-includes-background",
                meaning: "Time away from the app counts as start-up time.",
                why: "A process that was launched in the background can be suspended for hours before the user opens "
                    + "the app. A span from its launch to the first screen contains all of that.",
                fix: "Start the span when the app enters the foreground, and drop it if the app leaves the foreground "
                    + "before the span ends.")
        case .watchdogLaunch:
            FindingFacts(
                "watchdog-launch",
                meaning: "The main thread is blocked for longer than the system lets a launch take.",
                why: "The system ends a process that isn't on the screen after about 20 seconds, with the code "
                    + "0x8badf00d. It is wall time: loading before main counts, and waiting for a network counts like "
                    + "computing. With a debugger attached nothing happens, so it first shows on users' devices.",
                fix: "Take requests, migrations and other long work off the main thread, or put it off until the "
                    + "first screen is there.")
        case .watchdogBackground:
            FindingFacts(
                "watchdog-background",
                meaning: "Work in the background takes longer than the system allows.",
                why: "A handler of a push or of a refresh task has about 30 seconds; then the system suspends or ends "
                    + "the process, and it launches the app less often in the future. A scene that is made in the "
                    + "background has a few seconds of processor time.",
                fix: "Call the completion handler as soon as the work is done, stop when the expiration handler says "
                    + "so, and leave long work to a processing task or a background URL session.")
        case .slowFirstFrame:
            FindingFacts(
                "slow-first-frame",
                meaning: "Work on the main thread holds up the first frame.",
                why: "The launch screen stays until application(_:didFinishLaunchingWithOptions:) and "
                    + "scene(_:willConnectTo:options:) have returned and the first views are laid out. Apple's goal "
                    + "is a first frame within 400 milliseconds.",
                fix: "Move the work to a background queue, or do it after the first frame.")
        case .secondaryRoleLaunch:
            FindingFacts(
                "secondary-role-launch",
                meaning: "The app is started for CarPlay or an external display, and what it needs is set up only for "
                    + "its window.",
                why: "Each role has a scene of its own. A start from the car connects only the CarPlay scene; the "
                    + "window's scene, and all that its delegate sets up, comes when somebody opens the app on the "
                    + "phone, or never.",
                fix: "Set up what all scenes need in application(_:didFinishLaunchingWithOptions:), or in an object "
                    + "that whichever scene comes first makes.")
        case .sceneReconnect:
            FindingFacts(
                "scene-reconnect",
                meaning: "A scene connects again in one process, and set-up that was meant for once runs again.",
                why: "The system may disconnect a scene in the background to free memory, and connects it again when "
                    + "the user returns to it. scene(_:willConnectTo:options:) then runs a second time, and observers "
                    + "or registrations that it makes exist twice.",
                fix: "Do what is needed once in application(_:didFinishLaunchingWithOptions:), and undo in "
                    + "sceneDidDisconnect(_:) what scene(_:willConnectTo:options:) does.")
        case .perSceneHandlerTreatedAsAppWide:
            FindingFacts(
                "per-scene-handler-treated-as-app-wide",
                meaning: "Work for the whole app is done in a callback that comes for each scene.",
                why: "Every scene has a life cycle of its own. One enters the background while another stays on the "
                    + "screen, and when one scene replaces another their callbacks mix. Closing a database in "
                    + "sceneDidEnterBackground(_:) takes it away from a window that is in use.",
                fix: "Use the UIApplication notifications for what concerns the app, or look through connectedScenes "
                    + "for one in the foreground first.")
        case .restorationOrder:
            FindingFacts(
                "restoration-order",
                meaning: "State is used before it has been restored, or the window appears too late for its "
                    + "restoration.",
                why: "Without scenes UIKit restores state between application(_:willFinishLaunchingWithOptions:) and "
                    + "application(_:didFinishLaunchingWithOptions:), and wants the window to be visible by then. "
                    + "With scenes the activity lies in the session when the scene connects, while "
                    + "scene(_:restoreInteractionStateWith:) comes only when the scene enters the foreground.",
                fix: "Without scenes, call makeKeyAndVisible() in application(_:willFinishLaunchingWithOptions:). "
                    + "With scenes, read session.stateRestorationActivity in scene(_:willConnectTo:options:), and do "
                    + "the rest in scene(_:restoreInteractionStateWith:).")
        case .discardedSessionMatchesLive:
            FindingFacts(
                "discarded-session-matches-live",
                meaning: "A scene session that is reported as discarded is in use.",
                why: "Windows that the user closed while the app wasn't running are reported soon after the next "
                    + "launch. Developers saw the live session among those "
                    + "reported; code that destroys what belongs to a discarded session then destroys the window on "
                    + "the screen.",
                fix: "In application(_:didDiscardSceneSessions:) delete stored data only, and leave out those that "
                    + "are among UIApplication.openSessions.")
        case .swiftUIWrappedDelegate:
            FindingFacts(
                "swiftui-wrapped-delegate",
                meaning: "In a SwiftUI app UIKit's delegate is SwiftUI's own object, and not all that it hears "
                    + "reaches the app's delegate.",
                why: "UIApplicationDelegateAdaptor keeps the app's delegate behind SwiftUI's. A cast of "
                    + "UIApplication.shared.delegate to the app's class fails, and an SDK that looks for methods "
                    + "there doesn't find them. Which methods SwiftUI passes on is written down nowhere; the four "
                    + "about activity and background are not among them.",
                fix: "Reach the delegate through the adaptor's property, and use scenePhase, onOpenURL(perform:) and "
                    + "onContinueUserActivity(_:perform:).")
        case .headlessLaunch:
            FindingFacts(
                "headless-launch",
                meaning: "The app is launched, shows no scene and is suspended again.",
                why: "That is how the system delivers an event in the background, and nothing is wrong with it. Wrong "
                    + "is code that takes application(_:didFinishLaunchingWithOptions:) for the sign of a person, of "
                    + "a window or of a session.",
                fix: "Keep application(_:didFinishLaunchingWithOptions:) short and free of interface, and leave the "
                    + "rest to the scene's callbacks.")
        case .launchScreenMissing:
            FindingFacts(
                "launch-screen-missing",
                meaning: "The app has no launch screen.",
                why: "Apps for iOS, iPadOS and tvOS need one: a launch storyboard, or UILaunchScreen in the "
                    + "Info.plist. Without it an app runs in the size of an old device, with black bars, and the App "
                    + "Store refuses it. On visionOS and macOS there is none.",
                fix: "Add UILaunchScreen to the Info.plist, where an empty dictionary is enough, or name a launch "
                    + "storyboard under UILaunchStoryboardName.")
        case .launchScreenContent:
            FindingFacts(
                "launch-screen-content",
                meaning: "The launch screen holds what it should not, or isn't like the first screen.",
                why: "It is there to make the launch seem quick. Text on it is never translated, a logo or an image "
                    + "makes it an advertisement, and a screen unlike the first one flashes when it goes. From iOS 14 "
                    + "it may take 25 MB.",
                fix: "Draw the bars and backgrounds of the first screen and nothing else, in colors that follow the "
                    + "appearance, with constraints that follow the orientation.")
        case .asksAtLaunch:
            FindingFacts(
                "asks-at-launch",
                meaning: "The app asks for something before the person has done anything.",
                why: "Nobody can tell yet what a permission, an account, a review or a long set-up is good for, so "
                    + "people refuse, and a refused permission isn't asked for again. In visionOS access to hands and "
                    + "surroundings can be asked for only in a Full Space, where a launch shouldn't begin.",
                fix: "Ask at the moment at which the person uses what needs it.")
        case .stateNotRestored:
            FindingFacts(
                "state-not-restored",
                meaning: "The app has saved state and doesn't use it.",
                why: "People expect to find an app as they left it, and don't know that the system has ended it in "
                    + "the meantime. An app that declines restoration, or never reads what it saved, begins at its "
                    + "first screen.",
                fix: "Return true from application(_:shouldRestoreSecureApplicationState:), or apply "
                    + "session.stateRestorationActivity. Decline for a reason, such as a URL that opens another "
                    + "document.")
        case .launchesInFullSpace:
            FindingFacts(
                "launches-in-full-space",
                meaning: "A visionOS app asks to be launched in an immersive space.",
                why: "UIApplicationPreferredDefaultSceneSessionRole in the Info.plist names an immersive role. The "
                    + "launch then hides every other app and the person's surroundings before anybody has chosen "
                    + "that.",
                fix: "Launch in the Shared Space with a window, and open the immersive space when the person asks for "
                    + "it.")
        }
    }
}

/// What is known of a kind of finding apart from when it occurs.
public struct FindingFacts: Hashable, Sendable {
    /// The words that the code stands for, as in `payload-unclaimed`.
    public let name: String
    /// What is wrong, in one sentence.
    public let meaning: String
    /// How an app gets there.
    public let why: String
    /// What to do instead.
    public let fix: String

    init(_ name: String, meaning: String, why: String, fix: String) {
        self.name = name
        self.meaning = meaning
        self.why = why
        self.fix = fix
    }
}
