extension Report {
    /// Several scenes, scenes on other screens, and saved state.
    static let scenes: [Report] = [
        startedFromTheCar(launchWork: ""),
        // Work of another kind in the launch method doesn't make the bridge.
        startedFromTheCar(launchWork: #"{ "work": "configure logging" }"#),
        Report(
            "J03", "flutter/flutter#193016", Expectation(.restorationOrder, at: "viewWillAppear(_:)"),
            broken: scenario(
                "The engine asks for restoration data", os: "26.0",
                """
                "lifecycle": "scene",
                "savedState": true,
                "savedSession": true,
                "sceneDelegate": {
                  "scene(_:willConnectTo:options:)": { "does": [{ "work": "make engine" }] },
                  "scene(_:restoreInteractionStateWith:)": { "does": [{ "create": "restoration data" }] }
                },
                "viewController": { "viewWillAppear(_:)": { "does": [{ «"use"»: "restoration data" }] } }
                """, events: #"{ "event": "tapIcon" }"#),
            repair: [
                "app.sceneDelegate.scene(_:willConnectTo:options:).does.0": #"{ "create": "restoration data" }"#,
                "app.sceneDelegate.scene(_:restoreInteractionStateWith:).does": "[]",
            ]),
        Report(
            "J05", "NativeScript/NativeScript#11376",
            Expectation(.discardedSessionMatchesLive, .warning, at: didDiscard),
            broken: """
                {
                  "name": "A window that was closed earlier",
                  "device": { "platform": "iPadOS", "os": "26.0" },
                  "app": {
                    "lifecycle": "scene",
                    "multipleScenes": true,
                    "savedSession": true,
                    "discardedSessions": 1,
                    "appDelegate": {
                      "application(_:didFinishLaunchingWithOptions:)": { "does": [] },
                      «"application(_:didDiscardSceneSessions:)"»: { "does": [{ "work": "destroy its window" }] }
                    }
                  },
                  "events": [{ "event": "tapIcon" }]
                }
                """, repair: ["app.appDelegate.application(_:didDiscardSceneSessions:).does": "[]"]),
        Report(
            "J07", "https://forums.developer.apple.com/forums/profile/mmatiush",
            Expectation(.perSceneHandlerTreatedAsAppWide, .warning, at: "sceneWillEnterForeground(_:)"),
            broken: """
                {
                  "name": "A second scene object after a fast swipe",
                  "device": { "platform": "iPadOS", "os": "16.4" },
                  "app": {
                    "lifecycle": "scene",
                    "multipleScenes": true,
                    "sceneDelegate": {
                      "scene(_:willConnectTo:options:)": { "does": [] },
                      "sceneWillEnterForeground(_:)": { "does": [{ «"mark"»: "app opened", "metric": "session" }] }
                    }
                  },
                  "events": [
                    { "event": "tapIcon" },
                    { "event": "openWindow", "scene": "second", "afterMs": 3000 },
                    { "event": "closeWindow", "scene": "main", "afterMs": 100 },
                    { "event": "pressHome" }
                  ]
                }
                """,
            repair: [
                "app.sceneDelegate.sceneWillEnterForeground(_:).does": "[]",
                "app.appDelegate": """
                {
                  "application(_:didFinishLaunchingWithOptions:)": {
                    "does": [{ "mark": "app opened", "metric": "session" }]
                  }
                }
                """,
            ]),
    ]

    private static func startedFromTheCar(launchWork: String) -> Report {
        Report(
            "J01", "birkir/react-native-carplay#149", Expectation(.secondaryRoleLaunch),
            broken: scenario(
                "Started from the car", os: "16.0",
                """
                "lifecycle": "scene",
                "appDelegate": { "application(_:didFinishLaunchingWithOptions:)": { "does": [\(launchWork)] } },
                "sceneDelegate": { "scene(_:willConnectTo:options:)": { "does": [{ «"create"»: "React bridge" }] } }
                """, events: #"{ "event": "openWindow", "role": "carPlay", "scene": "car" }"#),
            repair: [
                "app.appDelegate.application(_:didFinishLaunchingWithOptions:).does":
                    #"[{ "create": "React bridge" }]"#,
                "app.sceneDelegate.scene(_:willConnectTo:options:).does": #"[{ "use": "React bridge" }]"#,
            ])
    }

    /// Methods that tell of states, in apps where they don't.
    static let states: [Report] = [
        Report(
            "E01", "OneSignal/OneSignal-iOS-SDK#647", Expectation(.deadCallback, at: "tapIcon"),
            Expectation(.deadCallback, at: "tapIcon"), Expectation(.deadCallback, at: "tapIcon"),
            Expectation(.deadCallback, at: "tapIcon"),
            broken: scenario(
                "Sessions by the methods of the app delegate", os: "13.4",
                """
                "lifecycle": "scene",
                "appDelegate": {
                  "application:didFinishLaunchingWithOptions:": {},
                  «"applicationDidBecomeActive:"»: { "does": [{ "mark": "session", "metric": "session" }] },
                  «"applicationWillResignActive:"»: { "does": [{ "work": "pause session" }] },
                  «"applicationDidEnterBackground:"»: { "does": [{ "work": "end session" }] },
                  «"applicationWillEnterForeground:"»: {}
                },
                "sceneDelegate": { "scene:willConnectToSession:options:": {} }
                """, events: #"{ "event": "tapIcon" }, { "event": "pressHome", "afterMs": 5000 }"#),
            repair: [
                "app.appDelegate": #"{ "application:didFinishLaunchingWithOptions:": {} }"#,
                "app.sceneDelegate": """
                {
                  "scene:willConnectToSession:options:": {},
                  "sceneDidBecomeActive:": { "does": [{ "mark": "session", "metric": "session" }] },
                  "sceneWillResignActive:": { "does": [{ "work": "pause session" }] },
                  "sceneDidEnterBackground:": { "does": [{ "work": "end session" }] },
                  "sceneWillEnterForeground:": {}
                }
                """,
            ]),
        Report(
            "E03", "AppsFlyerSDK/AppsFlyerFramework#139", Expectation(.deadCallback, at: "tapIcon"),
            broken: scenario(
                "AppsFlyer's integration guide", os: "13.5",
                """
                "appDelegate": {
                  "application(_:didFinishLaunchingWithOptions:)": { "does": [{ "work": "configure AppsFlyer" }] },
                  «"applicationDidBecomeActive(_:)"»: { "does": [{ "work": "start AppsFlyer" }] }
                }
                """, events: #"{ "event": "tapIcon" }"#),
            repair: [
                "app.appDelegate.applicationDidBecomeActive(_:)": "null",
                "app.sceneDelegate": #"{ "sceneDidBecomeActive(_:)": { "does": [{ "work": "start AppsFlyer" }] } }"#,
            ]),
        Report(
            "E07", "thoughtbot/Tropos#205", Expectation(.noForegroundCallbackAtColdLaunch, .warning, at: "first frame"),
            broken: scenario(
                "An empty screen at the first launch", os: "9.2",
                """
                "appDelegate": {
                  "application(_:didFinishLaunchingWithOptions:)": { "does": [{ "work": "set appearance" }] },
                  «"applicationWillEnterForeground(_:)"»: { "does": [{ "work": "refresh weather" }] }
                }
                """, events: #"{ "event": "tapIcon" }"#),
            repair: [
                "app.appDelegate.applicationWillEnterForeground(_:)": "null",
                "app.appDelegate.applicationDidBecomeActive(_:)": #"{ "does": [{ "work": "refresh weather" }] }"#,
            ]),
        Report(
            "E09", "react/react-native#54763", Expectation(.sceneLifecycleRequired, .warning, at: console),
            broken: reactNative(sdk: "26.0"), repair: ["app.lifecycle": "scene"]),
        Report(
            "E09", "react/react-native#54763", Expectation(.sceneLifecycleRequired, at: trap),
            broken: reactNative(sdk: "27.0"), repair: ["app.lifecycle": "scene"]),
        // An app that adopts scenes by itself loses what the framework has in the app delegate.
        Report(
            "E09", "react/react-native#54763", Expectation(.deadCallback, at: "openURL"),
            Expectation(.payloadUnhandled, at: "openURL"),
            broken: scenario(
                "React Native in an app with scenes", os: "27.0", start: "suspended",
                """
                "sdk": "27.0",
                "lifecycle": "scene",
                "appDelegate": {
                  "application:didFinishLaunchingWithOptions:": {},
                  «"application:openURL:options:"»: {}
                },
                "sceneDelegate": { "scene:willConnectToSession:options:": {} }
                """, events: #"{ "event": «"openURL"», "url": "demo://soup" }"#),
            repair: ["app.sceneDelegate.scene:openURLContexts:": "{}"]),
    ]

    private static func reactNative(sdk: String) -> String {
        """
        {
          "name": "React Native's template, SDK \(sdk)",
          "device": { "os": "27.0" },
          "app": {
            «"sdk"»: "\(sdk)",
            "lifecycle": "appDelegate",
            "appDelegate": { "application(_:didFinishLaunchingWithOptions:)": {} }
          },
          "events": [{ "event": "tapIcon" }]
        }
        """
    }
}
