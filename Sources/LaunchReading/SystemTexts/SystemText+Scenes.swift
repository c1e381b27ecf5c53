extension SystemText {
    /// The scene life cycle and its configuration.
    static let scenes = [
        SystemText(
            "scene-life-cycle-required", "UIScene life cycle is required for apps built with this SDK",
            "Application failed to launch: UIScene life cycle is required",
            "UIApplicationEvaluateRuntimeIssueForNoSceneLifecycleAdoption", outcome: .crash,
            meaning: "The app is built with the 27 SDK or later and doesn't adopt scenes. It stops before any of its "
                + "launch methods runs.", kinds: [.sceneLifecycleRequired], rules: ["adoption.trap"],
            names: ["UIApplicationSceneManifest"],
            source: .measured(
                "StoDevX/AAO-React-Native#7743, a crash at launch on iOS 27",
                "https://github.com/StoDevX/AAO-React-Native/issues/7743", on: [27])),
        SystemText(
            "scene-life-cycle-soon-required", "UIScene lifecycle will soon be required",
            "UIScene life cycle will soon be required",
            meaning: "iOS 26 logs this for an app that doesn't adopt scenes. The app still runs, but it crashes at "
                + "launch once it is built with the 27 SDK.", kinds: [.sceneLifecycleRequired],
            rules: ["adoption.required-soon"], names: ["UIApplicationSceneManifest"],
            source: .measured("openfl/lime#1990, iOS 26", "https://github.com/openfl/lime/issues/1990", on: [26])),
        SystemText(
            "scene-life-cycle-not-adopted", "This process does not adopt UIScene lifecycle",
            "CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle",
            meaning: "iOS 18.4 logs this for an app that doesn't adopt scenes. The app still runs.",
            kinds: [.sceneLifecycleRequired], rules: ["adoption.warning"], names: ["UIApplicationSceneManifest"],
            source: .measured(
                "defold/defold#11042; security-union/remote-shutter#15",
                "https://github.com/defold/defold/issues/11042", on: [Version(18, 4)])),
        SystemText(
            "no-scene-configuration", "Info.plist contained no UIScene configuration dictionary",
            "no UIScene configuration dictionary (looking for configuration named *",
            meaning: "UISceneConfigurations of the Info.plist has no configuration with this name. Without a "
                + "configuration from the app delegate, no scene delegate is created and the screen stays black. "
                + "SwiftUI and apps without scenes log it, too, and need no configuration.",
            kinds: [.sceneManifestIncomplete], rules: ["scene.configuration", "scene.no-delegate"],
            names: ["UIApplicationSceneManifest"],
            source: .measured(
                "flutter/flutter#125921, iOS 16.2", "https://github.com/flutter/flutter/issues/125921",
                on: [Version(16, 2)])),
        SystemText(
            "scene-delegate-class-not-loaded",
            "contained UISceneDelegateClassName key, but could not load class with name *",
            "UISceneDelegateClassName key, but could not load class with name", "could not load class with name",
            meaning: "UISceneDelegateClassName names a class that the app doesn't contain. A Swift class needs its "
                + "module, as in $(PRODUCT_MODULE_NAME).SceneDelegate.", kinds: [.sceneDelegateClassUnresolved],
            rules: ["scene.no-delegate"], names: ["UIApplicationSceneManifest"],
            source: .measured(
                "AnkurLahiry/SVGInteraction#1", "https://github.com/AnkurLahiry/SVGInteraction/issues/1", on: [13])),
        SystemText(
            "no-scene-delegate", "There is no scene delegate set",
            "A scene delegate class must be specified to use a main storyboard file",
            meaning: "The scene configuration has a storyboard, but no delegate class that the app contains. UIKit "
                + "shows no window.", kinds: [.sceneDelegateClassUnresolved, .sceneManifestIncomplete],
            rules: ["scene.no-delegate"], names: ["UIApplicationSceneManifest"],
            source: .measured(
                "bazelbuild/rules_apple#1016; AnkurLahiry/SVGInteraction#1",
                "https://github.com/bazelbuild/rules_apple/issues/1016", on: [13])),
        SystemText(
            "multiple-scenes-not-supported", "UISceneErrorCodeMultipleScenesNotSupported", "UISceneErrorDomain Code=0",
            meaning: "The app requests a new window, but UIApplicationSupportsMultipleScenes is false or the device "
                + "shows one window only.", names: ["app.multipleScenes", "openWindow"],
            source: .documented(
                "Apple, UISceneError.Code.multipleScenesNotSupported",
                "https://developer.apple.com/documentation/uikit/uisceneerror/code/multiplescenesnotsupported")),
        SystemText(
            "events-outside-swiftui",
            "Cannot use Scene methods for URL, NSUserActivity, and other External Events "
                + "without using SwiftUI Lifecycle",
            meaning: "A view uses onOpenURL or onContinueUserActivity in an app whose scenes aren't SwiftUI's. The "
                + "scene delegate receives the URL, and the view doesn't.", kinds: [.payloadUnhandled],
            names: ["swiftUI", "hosting"],
            source: .measured(
                "xavierdonnellon/swiftui-statusbarstyle#4",
                "https://github.com/xavierdonnellon/swiftui-statusbarstyle/issues/4", on: [15])),
    ]

    /// Windows and view controllers at launch.
    static let interface = [
        SystemText(
            "window-property-missing",
            "The app delegate must implement the window property if it wants to use a main storyboard file",
            meaning: "UIMainStoryboardFile is set and the app delegate has no window property. An app with only a "
                + "scene delegate logs it if its Info.plist has no scene manifest.", kinds: [.sceneLifecycleRequired],
            rules: ["interface.main-storyboard"], names: ["app.infoPlist.UIMainStoryboardFile"],
            source: .measured(
                "B-Sides/ELCUIApplication#3, iOS 9", "https://github.com/B-Sides/ELCUIApplication/issues/3", on: [9])),
        SystemText(
            "no-root-view-controller",
            "Application windows are expected to have a root view controller at the end of application launch",
            "Applications are expected to have a root view controller at the end of application launch",
            outcome: .crash,
            meaning: "A window of the app has no root view controller when application(_:"
                + "didFinishLaunchingWithOptions:) returns. iOS 9 and later throw an exception in an app without "
                + "scenes; older systems only log it.", kinds: [.orphanWindow],
            rules: ["interface.make-key-and-visible"], names: ["makeWindow", "rootViewControllerSet"],
            source: .measured(
                "frankus/MeterView#3, kconner/KMCGeigerCounter#17, iOS 9",
                "https://github.com/frankus/MeterView/issues/3", on: [9])),
        SystemText(
            "view-not-in-hierarchy", "whose view is not in the window hierarchy",
            meaning: "A view controller presents another one before its own view is on the screen, so nothing is "
                + "presented. At launch this happens if a link or a notification is handled before the first view "
                + "has appeared.", kinds: [.dependencyNotReady, .droppedBeforeListener], names: ["viewDidAppear"],
            source: .measured(
                "delba/SwiftyOAuth#28; kevin-lyn/STPopup#91", "https://github.com/delba/SwiftyOAuth/issues/28")),
        SystemText(
            "nil-unwrapped", "Unexpectedly found nil while unwrapping an Optional value",
            "unexpectedly found nil while implicitly unwrapping an Optional value", outcome: .crash,
            meaning: "Code unwraps a value that is nil. At launch it is often the app delegate's window, which "
                + "scenes don't set, or an object that another callback creates later.",
            kinds: [.dependencyNotReady, .stateReadMisleads], names: ["read"],
            source: .measured(
                "rushisangani/RSSelectionMenu#122, the app delegate's window in an app with scenes",
                "https://github.com/rushisangani/RSSelectionMenu/issues/122")),
        SystemText(
            "firebase-not-configured", "The default Firebase app has not yet been configured",
            "The default FirebaseApp instance must be configured before",
            "The default FIRApp instance must be configured before",
            meaning: "Code uses Firebase before FirebaseApp.configure() has run. With SwiftUI and with scenes, "
                + "objects of the app can be created before application(_:didFinishLaunchingWithOptions:).",
            kinds: [.dependencyNotReady], names: ["application(_:didFinishLaunchingWithOptions:)"],
            source: .measured(
                "firebase/quickstart-ios#936; firebase-ios-sdk#7501",
                "https://github.com/firebase/quickstart-ios/issues/936")),
    ]
}
