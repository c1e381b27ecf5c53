extension Report {
    /// Notifications that were tapped.
    static let notifications: [Report] = [
        Report(
            "C01", "Appboy/appboy-ios-sdk#170", Expectation(.payloadDeliveredTwice, .warning, at: didReceive),
            broken: scenario(
                "A push is handled twice", os: "12.0",
                """
                "appDelegate": {
                  "application:didFinishLaunchingWithOptions:": {
                    "does": [{ "read": "launchOptions.remoteNotification" }]
                  }
                },
                "notificationDelegate": {
                  "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:": {
                    "does": [{ «"handle"»: "notification" }]
                  }
                }
                """, events: #"{ "event": "tapNotification", "kind": "remote" }"#),
            repair: ["app.appDelegate.application:didFinishLaunchingWithOptions:.does": "[]"]),
        Report(
            "C03", "defold/extension-push#58", Expectation(.payloadDeliveredTwice, .warning, at: didReceive),
            Expectation(.droppedBeforeListener, at: didReceive), besides: [.payloadUnhandled],
            broken: scenario(
                "A response comes twice, and before the script listens", os: "26.0",
                """
                "lifecycle": "scene",
                "sceneDelegate": {
                  "scene(_:willConnectTo:options:)": { "does": [{ "read": "connectionOptions.notificationResponse" }] }
                },
                "notificationDelegate": {
                  "userNotificationCenter(_:didReceive:withCompletionHandler:)": {
                    "does": [{ «"handle"»: "notification" }]
                  }
                },
                "viewController": { "viewDidLoad()": { "does": [{ «"listen"»: "notification", "afterMs": 500 }] } }
                """, events: #"{ "event": "tapNotification" }"#),
            repair: [
                "app.sceneDelegate.scene(_:willConnectTo:options:).does": "[]",
                "app.viewController.viewDidLoad().does.0.buffered": "true",
            ]),
        Report(
            "C05", "expo/expo#34850", Expectation(.payloadDeliveredTwice, .warning, at: didReceive),
            broken: scenario(
                "Every listener gets the response again", os: "18.2",
                """
                "lifecycle": "appDelegate",
                "appDelegate": { "application(_:didFinishLaunchingWithOptions:)": { "does": [] } },
                "notificationDelegate": {
                  "userNotificationCenter(_:didReceive:withCompletionHandler:)": {
                    "does": [{ "handle": "notification" }]
                  }
                },
                "viewController": {
                  "viewDidLoad()": {
                    "does": [
                      { "listen": "notification", "afterMs": 600, "buffered": true },
                      { «"listen"»: "notification", "afterMs": 2000, "buffered": true }
                    ]
                  }
                }
                """, events: #"{ "event": "tapNotification" }"#),
            repair: ["app.viewController.viewDidLoad().does.1.buffered": "false"]),
        Report(
            "D01", "deltachat/deltachat-ios#2672", Expectation(.launchDeadlineMissed, at: didBecomeActive),
            besides: [.payloadUnhandled],
            broken: scenario(
                "The notification delegate is set once the app is active", os: "18.0",
                """
                "lifecycle": "appDelegate",
                "appDelegate": {
                  "application(_:didFinishLaunchingWithOptions:)": {
                    "does": [{ "work": "open accounts", "durationMs": 90 }]
                  },
                  "applicationDidBecomeActive(_:)": {
                    "does": [{ "registerForRemoteNotifications": true }, { «"setNotificationDelegate"»: true }]
                  }
                },
                "notificationDelegate": { "userNotificationCenter(_:didReceive:withCompletionHandler:)": {} }
                """, events: #"{ "event": "tapNotification" }"#),
            repair: [
                "app.appDelegate.applicationDidBecomeActive(_:).does.1": "null",
                "app.appDelegate.application(_:didFinishLaunchingWithOptions:).does.0":
                    #"{ "setNotificationDelegate": true }"#,
            ]),
        Report(
            "D03", "CleverTap/clevertap-flutter#340", Expectation(.launchOptionsEmptyUnderScenes, at: didFinish),
            Expectation(.payloadUnhandled, at: willConnect),
            broken: scenario(
                "The push is looked for in the launch options", os: "26.0",
                """
                "lifecycle": "scene",
                "appDelegate": {
                  "application(_:didFinishLaunchingWithOptions:)": {
                    "does": [{ «"read"»: "launchOptions.remoteNotification" }]
                  }
                },
                "sceneDelegate": { «"scene(_:willConnectTo:options:)"»: { "does": [] } }
                """, events: #"{ "event": "tapNotification", "payload": { "wzrk_dl": "demo://offer" } }"#),
            repair: [
                "app.sceneDelegate.scene(_:willConnectTo:options:).does":
                    #"[{ "read": "connectionOptions.notificationResponse" }]"#
            ]),
        Report(
            "D05", "react-native-push-notification/ios#143", Expectation(.droppedBeforeListener, at: didReceive),
            besides: [.payloadUnhandled],
            broken: scenario(
                "A tap starts the app before JavaScript listens", os: "13.4",
                """
                "lifecycle": "appDelegate",
                "appDelegate": { "application:didFinishLaunchingWithOptions:": { "does": [] } },
                "notificationDelegate": {
                  "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:": {
                    "does": [{ "handle": "notification" }]
                  }
                },
                "viewController": { "viewDidLoad()": { "does": [{ «"listen"»: "notification", "afterMs": 2000 }] } }
                """, events: #"{ "event": "tapNotification", "kind": "local" }"#),
            repair: ["app.viewController.viewDidLoad().does.0.buffered": "true"]),
    ]
}
