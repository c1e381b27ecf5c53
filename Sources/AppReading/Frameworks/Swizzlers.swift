extension Swizzler {
    /// The forms of one library stand together, the oldest first.
    package static let all =
        google + [
            FirebasePart.notifications, FirebasePart.presentation,
            oneSignal(LibraryRange(before: LibraryVersion(5, 5)), .always),
            oneSignal(LibraryRange(from: LibraryVersion(5, 5)), .offWhereTrue("OneSignal_disable_swizzling")),
            Swizzler(
                "AppsFlyer for Unity", modules: ["AppsFlyerLib"], libraries: ["AppsFlyerFramework", "AppsFlyerLib"],
                hooks: [
                    .applicationDidBecomeActive, .applicationDidEnterBackground, .fetchRemoteNotification,
                    .applicationContinueActivity, .openURL, .sceneWillConnect, .sceneContinueActivity,
                ], control: .onWhereTrue("AppsFlyerShouldSwizzle"),
                source: .documented(
                    "AppsFlyerSDK/appsflyer-unity-plugin, its swizzling of UnityAppController and UnityScene",
                    "https://github.com/AppsFlyerSDK/appsflyer-unity-plugin")),
            Swizzler(
                "CleverTap", modules: ["CleverTapSDK"],
                libraries: [
                    "CleverTap-iOS-SDK", "CleverTapSDK", "clevertap_plugin", "clevertap-react-native",
                    "clevertap-cordova", "clevertap-plugin",
                ],
                hooks: [
                    .openURL, .openURLFromSource, .applicationContinueActivity, .didRegisterForRemoteNotifications,
                    .fetchRemoteNotification, .didReceiveRemoteNotification, .willPresentNotification,
                    .didReceiveNotificationResponse,
                ],
                source: .unsettled(
                    "CleverTap, whose helper hooks methods of the application, by issue 340 of clevertap-flutter",
                    "https://github.com/CleverTap/clevertap-flutter/issues/340")),
            Swizzler(
                "expo-notifications", modules: ["EXNotifications", "ExpoNotifications"],
                libraries: ["expo-notifications", "EXNotifications", "ExpoNotifications"], hooks: responses,
                adds: responses,
                source: .documented(
                    "expo/expo, NotificationCenterManager.swift at 2581a25: the notification center's delegate is its own",
                    "https://github.com/expo/expo")),
            Swizzler(
                "Capacitor's notification router", modules: [], libraries: ["@capacitor/ios", "Capacitor"],
                hooks: responses, adds: responses,
                source: .documented(
                    "ionic-team/capacitor, NotificationRouter: the notification center's delegate is its own",
                    "https://github.com/ionic-team/capacitor")),
        ]

    private static let responses: Set<Callback> = [.willPresentNotification, .didReceiveNotificationResponse]

    /// Makes a class of its own of the app delegate's, and of each scene delegate's.
    private static let google = [
        Swizzler(
            "GoogleUtilities app delegate proxy", modules: FirebasePart.modules, libraries: FirebasePart.libraries,
            hooks: [.openURL, .openURLFromSource, .applicationContinueActivity, .handleBackgroundSessionEvents],
            adds: [.openURLFromSource, .applicationContinueActivity, .handleBackgroundSessionEvents],
            completesOwnSessionsAlone: true, control: FirebasePart.control,
            source: .documented(
                "google/GoogleUtilities, GULAppDelegateSwizzler.m at 9f183ae, and GULNetworkURLSession.m, which keeps the "
                    + "handlers of its own sessions", FirebasePart.repository)),
        FirebasePart.scenes(
            LibraryRange(before: LibraryVersion(8, 1, 3)), hooks: [.sceneOpenURLContexts],
            source: .documented("google/GoogleUtilities, GULSceneDelegateSwizzler.m of 8.1.2", FirebasePart.repository)),
        FirebasePart.scenes(
            LibraryRange(from: LibraryVersion(8, 1, 3)),
            hooks: [.sceneWillConnect, .sceneOpenURLContexts, .sceneContinueActivity],
            source: .unsettled(
                "google/GoogleUtilities, pull request 242, in an unknown release",
                "https://github.com/google/GoogleUtilities/pull/242")),
    ]

    private static func oneSignal(_ versions: LibraryRange, _ control: Control) -> Swizzler {
        let added = responses.union([.didRegisterForRemoteNotifications, .fetchRemoteNotification])
        return Swizzler(
            "OneSignal", modules: ["OneSignalFramework", "OneSignal", "OneSignalNotifications"],
            libraries: [
                "OneSignal", "OneSignalXCFramework", "OneSignalFramework", "onesignal_flutter",
                "react-native-onesignal", "onesignal-expo-plugin", "onesignal-cordova-plugin",
            ], decidedBy: ["OneSignalXCFramework", "OneSignal", "onesignal-xcframework", "onesignal-ios-sdk"], versions,
            hooks: added, adds: added, control: control,
            source: .documented(
                "OneSignal/OneSignal-iOS-SDK of 5.x at 4164b0f and 1fe4fc1, and pull request 1650",
                "https://github.com/OneSignal/OneSignal-iOS-SDK"))
    }
}

/// The parts of GoogleUtilities and Messaging that Firebase's libraries ask for.
private enum FirebasePart {
    static let repository = "https://github.com/google/GoogleUtilities"
    static let control = Swizzler.Control.offWhereFalse([
        "FirebaseAppDelegateProxyEnabled", "GoogleUtilitiesAppDelegateProxyEnabled",
    ])
    private static let messagingModules: Set<String> = ["Firebase", "FirebaseMessaging"]
    private static let messagingLibraries: Set<String> = [
        "FirebaseMessaging", "Firebase/Messaging", "firebase_messaging", "@react-native-firebase/messaging",
        "@capacitor-firebase/messaging", "cordova-plugin-firebasex",
    ]

    static let modules: Set<String> = [
        "Firebase", "FirebaseAnalytics", "FirebaseAnalyticsSwift", "FirebaseAppDistribution", "FirebaseAuth",
        "FirebaseDynamicLinks", "FirebaseMessaging", "GoogleUtilities", "GULAppDelegateSwizzler",
    ]

    /// Analytics acts without being imported.
    static let libraries: Set<String> = messagingLibraries.union([
        "GoogleUtilities/AppDelegateSwizzler", "GULAppDelegateSwizzler", "FirebaseAnalytics", "Firebase/Analytics",
        "FirebaseAnalyticsCore", "FirebaseAnalyticsWithoutAdIdSupport", "FirebaseAppDistribution",
        "FirebaseAppDistribution-Beta", "FirebaseAuth", "Firebase/Auth", "FirebaseDynamicLinks", "GoogleAppMeasurement",
        "firebase_analytics", "firebase_auth", "firebase_dynamic_links", "@react-native-firebase/analytics",
        "@react-native-firebase/auth", "@capacitor-firebase/analytics", "@capacitor-firebase/authentication",
    ])

    /// Messaging and Auth are used only by code that imports them, or by a plugin.
    static let notifications = Swizzler(
        "GoogleUtilities app delegate proxy for notifications", modules: messagingModules.union(["FirebaseAuth"]),
        libraries: messagingLibraries.union([
            "FirebaseAuth", "Firebase/Auth", "firebase_auth", "@react-native-firebase/auth",
            "@capacitor-firebase/authentication",
        ]), hooks: [.didRegisterForRemoteNotifications, .fetchRemoteNotification],
        adds: [.didRegisterForRemoteNotifications, .fetchRemoteNotification], leavesCompletionToApp: true,
        control: control, source: .documented("google/GoogleUtilities, GULAppDelegateSwizzler.m at 9f183ae", repository)
    )

    /// It replaces the methods only of a delegate that has them.
    static let presentation = Swizzler(
        "Firebase Messaging", modules: messagingModules, libraries: messagingLibraries,
        hooks: [.willPresentNotification, .didReceiveNotificationResponse], leavesCompletionToApp: true,
        control: control,
        source: .documented(
            "firebase/firebase-ios-sdk, FIRMessagingRemoteNotificationsProxy.m at 09e6386",
            "https://github.com/firebase/firebase-ios-sdk"))

    static func scenes(_ versions: LibraryRange, hooks: Set<Callback>, source: Source) -> Swizzler {
        Swizzler(
            "GoogleUtilities scene delegate proxy", modules: modules, libraries: libraries,
            decidedBy: ["GoogleUtilities", "googleutilities"], versions, hooks: hooks, control: control, source: source)
    }
}
