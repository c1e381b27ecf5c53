extension Term {
    /// Functions and settings of frameworks and libraries that handle the payload of a launch.
    static let ofFrameworks = [
        Term(
            name: "getInitialURL",
            spellings: ["Linking.getInitialURL", "Linking.getInitialURL()", "Linking.getLinkingURL", "getLinkingURL"],
            meaning: "JavaScript's request for the URL that launched a React Native or Expo app. It is null if native "
                + "code starts React Native without launch options that contain the URL, as with scenes.",
            keys: ["listen"], kinds: [.droppedBeforeListener, .launchOptionsEmptyUnderScenes, .payloadUnhandled],
            source: .documented("React Native, Linking", "https://reactnative.dev/docs/linking")),
        Term(
            name: "RCTLinkingManager",
            spellings: ["Linking.addEventListener", "RCTOpenURLNotification", "RCTLinkingManager.application"],
            meaning: "React Native's class for links. It posts each URL at once and keeps none, so JavaScript receives "
                + "only URLs that are delivered after it has added its listener.", keys: ["listen"],
            kinds: [.droppedBeforeListener, .warmOnlyHandler],
            source: .documented("React Native, Linking", "https://reactnative.dev/docs/linking")),
        Term(
            name: "getInitialMessage",
            spellings: [
                "FirebaseMessaging.instance.getInitialMessage", "onMessageOpenedApp",
                "onDidReceiveNotificationResponse", "getNotificationAppLaunchDetails",
            ],
            meaning: "A Flutter app's request for the notification that launched it. It is null if the notification "
                + "center's delegate is set after application(_:didFinishLaunchingWithOptions:) has returned, as when "
                + "plugins are registered while a scene connects.", keys: ["setNotificationDelegate", "listen"],
            kinds: [.launchDeadlineMissed, .droppedBeforeListener, .launchOptionsEmptyUnderScenes],
            source: .measured("firebase/flutterfire#18495", "https://github.com/firebase/flutterfire/issues/18495")),
        Term(
            name: "getInitialNotification",
            spellings: [
                "popInitialNotification", "onNotificationOpenedApp", "RCTPushNotificationManager",
                "PushNotificationIOS.getInitialNotification", "registerNotificationOpened",
                "getLastNotificationResponseAsync", "useLastNotificationResponse",
                "addNotificationResponseReceivedListener",
            ],
            meaning: "JavaScript's request for the notification that launched a React Native app. Older versions read "
                + "it from the launch options, which are empty with scenes; newer ones need a notification delegate "
                + "that the app sets at launch.", keys: ["setNotificationDelegate", "listen"],
            kinds: [.launchOptionsEmptyUnderScenes, .launchDeadlineMissed, .droppedBeforeListener],
            source: .documented("React Native, PushNotificationIOS", "https://reactnative.dev/docs/pushnotificationios")
        ),
        Term(
            name: "getInitialLink",
            spellings: [
                "getInitialAppLink", "getInitialUri", "uriLinkStream", "getLatestAppLink", "app_links", "uni_links",
                "linkStream",
            ],
            meaning:
                "A Flutter app's request for the URL that launched it. It is null if the plugin doesn't receive the "
                + "connection options of the scene.", keys: ["listen"],
            kinds: [.droppedBeforeListener, .payloadUnhandled, .warmOnlyHandler],
            source: .measured("llfbandit/app_links#253", "https://github.com/llfbandit/app_links/issues/253")),
        Term(
            name: "appUrlOpen",
            spellings: [
                "ApplicationDelegateProxy", "SceneDelegateProxy", "App.getLaunchUrl", "getLaunchUrl",
                "capacitorOpenURL", "capacitorOpenUniversalLink", "CAPBridge.handleOpenUrl", "CAPBridgeViewController",
            ],
            meaning: "Capacitor's event for a URL. The App plugin observes URLs once the web view's controller has "
                + "loaded, so a URL that the scene delegate forwards while its scene connects is lost.",
            keys: ["listen"], kinds: [.droppedBeforeListener, .deadCallback],
            source: .measured(
                "ionic-team/capacitor-plugins#2484", "https://github.com/ionic-team/capacitor-plugins/issues/2484")),
        Term(
            name: "popInitialAction", spellings: ["QuickActions.popInitialAction", "quickActionShortcut"],
            meaning: "JavaScript's request for the quick action that launched a React Native app. It is null if native "
                + "code starts React Native without launch options that contain the action, as with scenes.",
            keys: ["listen"], kinds: [.launchOptionsEmptyUnderScenes, .droppedBeforeListener, .payloadDeliveredTwice],
            source: .measured(
                "jordanbyron/react-native-quick-actions#62",
                "https://github.com/jordanbyron/react-native-quick-actions/pull/62")),
        Term(
            name: "pushNotificationActionPerformed",
            spellings: ["NotificationRouter", "PushNotifications.addListener", "localNotificationActionPerformed"],
            meaning: "Capacitor's event for a tap on a notification. It is kept until JavaScript adds a listener; the "
                + "bridge is the notification center's delegate.", keys: ["setNotificationDelegate"],
            kinds: [.launchDeadlineMissed],
            source: .documented(
                "ionic-team/capacitor, NotificationRouter", "https://capacitorjs.com/docs/apis/push-notifications")),
        Term(
            name: "handleOpenURL",
            spellings: ["CDVHandleOpenURL", "CDVPluginHandleOpenURLNotification", "window.handleOpenURL"],
            meaning:
                "Cordova's JavaScript function for a URL. Plugins observe URLs from their creation, so with scenes "
                + "a URL of a cold start is posted before the plugin exists.", keys: ["listen"],
            kinds: [.droppedBeforeListener, .payloadDeliveredTwice],
            source: .measured("apache/cordova-ios#1671", "https://github.com/apache/cordova-ios/issues/1671")),
        Term(
            name: "FlutterImplicitEngineDelegate",
            spellings: [
                "didInitializeImplicitFlutterEngine", "GeneratedPluginRegistrant", "GeneratedPluginRegistrant.register",
                "FlutterSceneLifeCycleDelegate", "addSceneDelegate",
            ],
            meaning: "With scenes, Flutter registers its plugins after application(_:didFinishLaunchingWithOptions:) "
                + "has returned. Plugins that register task handlers or the notification delegate are late.",
            keys: ["registerTask", "setNotificationDelegate"], kinds: [.launchDeadlineMissed, .droppedBeforeListener],
            source: .documented(
                "Flutter, UISceneDelegate adoption", "https://docs.flutter.dev/release/breaking-changes/uiscenedelegate"
            )),
        Term(
            name: "UIApplicationDelegateAdaptor",
            spellings: ["@UIApplicationDelegateAdaptor", "UIApplicationDelegateAdaptor(_:)"],
            meaning: "The property wrapper that gives a SwiftUI app an app delegate. UIApplication.shared.delegate is "
                + "SwiftUI's own object, which forwards calls to it. URLs and user activities are delivered to "
                + "scenes, so the app delegate never receives them.", keys: ["app.lifecycle"],
            kinds: [.swiftUIWrappedDelegate, .deadCallback],
            source: .documented(
                "Apple, UIApplicationDelegateAdaptor",
                "https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor")),
        Term(
            name: "FirebaseAppDelegateProxyEnabled",
            spellings: [
                "GoogleUtilitiesAppDelegateProxyEnabled", "GULAppDelegateSwizzler", "swizzling", "method swizzling",
                "OneSignal_disable_swizzling", "AppsFlyerShouldSwizzle",
            ],
            meaning: "The setting of the Info.plist for libraries that replace delegate methods while the app runs. If "
                + "it is false, the app's own methods have to forward URLs, activities and tokens.", keys: [],
            kinds: [.payloadUnhandled, .swiftUIWrappedDelegate],
            source: .documented(
                "google/GoogleUtilities, GULAppDelegateSwizzler", "https://github.com/google/GoogleUtilities")),
    ]
}
