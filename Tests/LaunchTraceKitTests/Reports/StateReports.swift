extension Report {
    /// Methods that tell of states, in apps where they don't.
    static let states: [Report] = [
        Report(
            "E01", "OneSignal/OneSignal-iOS-SDK#647", Expectation(.deadCallback, at: "tapIcon"),
            Expectation(.deadCallback, at: "tapIcon"), Expectation(.deadCallback, at: "tapIcon"),
            Expectation(.deadCallback, at: "tapIcon"),
            broken: """
                {
                  "name": "Sessions by the methods of the app delegate",
                  "device": { "os": "13.4" },
                  "app": {
                    "lifecycle": "scene",
                    "appDelegate": {
                      "application:didFinishLaunchingWithOptions:": {},
                      «"applicationDidBecomeActive:"»: { "does": [{ "mark": "session", "metric": "session" }] },
                      «"applicationWillResignActive:"»: { "does": [{ "work": "pause session" }] },
                      «"applicationDidEnterBackground:"»: { "does": [{ "work": "end session" }] },
                      «"applicationWillEnterForeground:"»: {}
                    },
                    "sceneDelegate": { "scene:willConnectToSession:options:": {} }
                  },
                  "events": [{ "event": "tapIcon" }, { "event": "pressHome", "afterMs": 5000 }]
                }
                """,
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
            broken: """
                {
                  "name": "AppsFlyer's integration guide",
                  "device": { "os": "13.5" },
                  "app": {
                    "appDelegate": {
                      "application(_:didFinishLaunchingWithOptions:)": { "does": [{ "work": "configure AppsFlyer" }] },
                      «"applicationDidBecomeActive(_:)"»: { "does": [{ "work": "start AppsFlyer" }] }
                    }
                  },
                  "events": [{ "event": "tapIcon" }]
                }
                """,
            repair: [
                "app.appDelegate.applicationDidBecomeActive(_:)": "null",
                "app.sceneDelegate": #"{ "sceneDidBecomeActive(_:)": { "does": [{ "work": "start AppsFlyer" }] } }"#,
            ]),
        Report(
            "E07", "thoughtbot/Tropos#205", Expectation(.noForegroundCallbackAtColdLaunch, .warning, at: "first frame"),
            broken: """
                {
                  "name": "An empty screen at the first launch",
                  "device": { "os": "9.2" },
                  "app": {
                    "appDelegate": {
                      "application(_:didFinishLaunchingWithOptions:)": { "does": [{ "work": "set appearance" }] },
                      «"applicationWillEnterForeground(_:)"»: { "does": [{ "work": "refresh weather" }] }
                    }
                  },
                  "events": [{ "event": "tapIcon" }]
                }
                """,
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
            broken: """
                {
                  "name": "React Native in an app with scenes",
                  "device": { "os": "27.0" },
                  "app": {
                    "sdk": "27.0",
                    "lifecycle": "scene",
                    "appDelegate": {
                      "application:didFinishLaunchingWithOptions:": {},
                      «"application:openURL:options:"»: {}
                    },
                    "sceneDelegate": { "scene:willConnectToSession:options:": {} }
                  },
                  "start": "suspended",
                  "events": [{ "event": «"openURL"», "url": "demo://soup" }]
                }
                """, repair: ["app.sceneDelegate.scene:openURLContexts:": "{}"]),
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
