extension Topic {
    /// Words of UIKit and of those who use it that are no single callback, key or step.
    static let terms = Term.all.map { term in
        Topic(.term, term.name, spellings: term.spellings, summary: term.meaning) { term.sections }
    }
}

/// A word with the parts of the model that it is about.
struct Term: Sendable {
    let name: String
    var spellings: [String] = []
    let meaning: String
    /// Titles of keys that say it in a scenario.
    let keys: [String]
    var steps: [Step] = []
    let kinds: [FindingKind]
    /// The ids of rules that don't contain the word.
    var rules: [String] = []
    /// The evidence, unless its rules have it.
    var source: Source?

    static let all = ofUIKit + ofFrameworks

    private static let ofUIKit = [
        Term(
            name: "makeKeyAndVisible()", spellings: ["makeKeyAndVisible", "UIWindow.makeKeyAndVisible()"],
            meaning: "Shows a window and makes it the key window, which loads the view of its root view controller "
                + "immediately, inside the current callback; a window that is only created stays invisible.",
            keys: ["makeWindow", "makeWindow.visible"], steps: [.rootViewControllerSet],
            kinds: [.orphanWindow, .uiBuiltInBackground, .restorationOrder]),
        Term(
            name: "launch storyboard",
            spellings: ["LaunchScreen.storyboard", "launch screen", "UILaunchScreen.storyboard"],
            meaning: "The storyboard of the launch screen, which is drawn before any code of the app runs, so it can "
                + "contain no code and no dynamic text.",
            keys: ["app.infoPlist.UILaunchStoryboardName", "app.infoPlist.UILaunchScreen", "app.launchScreen"],
            steps: [.launchScreenShown, .launchScreenRemoved], kinds: [.launchScreenMissing, .launchScreenContent]),
        Term(
            name: "orientation",
            spellings: ["device orientation", "interface orientation", "landscape", "portrait mode"],
            meaning: "The orientation of the device, and the orientations that the app supports: they determine the "
                + "launch screen and the first window.",
            keys: ["device.orientation", "app.infoPlist.UISupportedInterfaceOrientations"], steps: [.launchScreenShown],
            kinds: [.launchScreenContent]),
        Term(
            name: "UIRequiresFullScreen",
            spellings: ["requires full screen", "iPhone Mirroring", "resizable environment"],
            meaning: "The key of the Info.plist that opts an iPad app out of multitasking and resizing, deprecated in "
                + "iOS 26. In a resizable environment of iOS 27 it is honored, and the window resizes in steps. iPhone "
                + "Mirroring is such an environment.", keys: ["rotate.to"], kinds: [], source: .resizableEnvironments),
        Term(
            name: "NotificationCenter.MessageIdentifier",
            spellings: [
                "MessageIdentifier", "MainActorMessage", "NotificationCenter.MainActorMessage",
                "typed notification messages", "typed notification message",
            ],
            meaning: "The name of a typed message, from iOS 26, such as .willEnterForeground: an observer of the "
                + "message receives the content of the notification.", keys: [], kinds: [],
            source: .documented(
                "Apple, NotificationCenter.MessageIdentifier",
                "https://developer.apple.com/documentation/foundation/notificationcenter/messageidentifier")),
        Term(
            name: "requestSceneSessionActivation(_:userActivity:options:errorHandler:)",
            spellings: [
                "requestSceneSessionActivation", "requestSceneSessionActivation(_:userActivity:options:)",
                "activateSceneSession(for:errorHandler:)",
            ],
            meaning: "The app requests a window itself: a new one has the activity in its connection options, and in "
                + "SwiftUI its views receive it later, in OpenSwiftUI by 0.1 s.", keys: ["openWindow.activityType"],
            kinds: []),
        Term(
            name: "WindowGroup(for:)",
            spellings: ["openWindow(value:)", "OpenWindowAction", "WindowGroup(for:content:)"],
            meaning: "Windows of SwiftUI that are identified by a value: openWindow(value:) opens one, or activates "
                + "the one that shows the value.", keys: ["openWindow.value"], kinds: []),
        Term(
            name: "closureConfirmation",
            spellings: ["UIWindowScene.closureConfirmation", "UISceneClosureConfirmation"],
            meaning:
                "From iOS 27 a window scene can ask the user before it closes, on iOS, iPadOS and Mac Catalyst; if "
                + "the user cancels, UIKit calls nothing.", keys: ["app.closureConfirmation", "closeWindow.canceled"],
            steps: [.confirmationShown, .closureCanceled], kinds: []),
        Term(
            name: "UISceneDestructionCondition",
            spellings: [
                "UIScene.DestructionCondition", "destructionConditions", "userInitiatedDismissal",
                "systemDisconnection", "destruction condition",
            ],
            meaning: "From iOS 26 UIKit can destroy a scene, with its session, as the user goes to the Home screen or "
                + "closes the window on visionOS (userInitiatedDismissal), and as the system disconnects the scene or "
                + "ends the process (systemDisconnection). Apple's pages of both values list iOS, iPadOS and visionOS; "
                + "the header of SDK 26 has them on visionOS only.", keys: ["app.destructionConditions"], kinds: [],
            rules: ["scene.destroy", "scene.dismissed", "window.close.visionos.destroys", "end.system.destroys"],
            source: .destructionConditions),
        Term(
            name: "sceneAccessory(content:)",
            spellings: [
                "UISceneAccessory", "UISceneAccessoryRegistration", "ExternalNonInteractiveAccessory",
                "CameraCaptureAccessory", "cameraCapture(sceneConfiguration:)",
                "externalNonInteractive(sceneConfiguration:)", "unregisterSceneAccessory(_:)", "sceneAccessory",
                "isEnabled",
            ],
            meaning: "The scene accessories of a view controller, or of a view of SwiftUI: content for an external "
                + "display from iOS 27, and for camera capture from iOS 27.1. They exist on iOS and iPadOS only. "
                + "isEnabled, if it is false, ends the scene of an accessory.",
            keys: ["registerSceneAccessory", "unregisterSceneAccessory"], steps: [.noSceneAccessory],
            kinds: [.sceneAccessoryMissing]),
    ]

    var sections: [PageSection] {
        let keys = keys.compactMap(ScenarioKey.titled)
        let rules = RuleBook.standard.rules.filter { rule in
            rule.because.contains(name) || self.rules.contains(rule.id) || steps.contains { rule.steps.contains($0) }
        }
        return [
            .lead(meaning), .inScenario(keys.prefix(1).map(\.example)),
            .essential("Keys", keys.map { "\($0.title): \($0.meaning)" }),
            .first(3, "Steps", "steps", steps.map { "\(text: .name($0.rawValue, .step)): \($0.meaning)" }),
            .rules("Rules", rules), .findings(kinds),
            .essential("Source", items: source.map { [.source($0, depth: 4)] } ?? []),
        ]
    }
}
