extension Report {
    /// Several scenes, scenes on other screens, and saved state.
    static let scenes: [Report] = [
        startedFromTheCar(launchWork: ""),
        // Work of another kind in the launch method doesn't make the bridge.
        startedFromTheCar(launchWork: #"{ "work": "configure logging" }"#),
        Report(
            "J03", "flutter/flutter#193016", Expectation(.restorationOrder, at: "viewWillAppear(_:)"),
            broken: """
                {
                  "name": "The engine asks for restoration data",
                  "device": { "os": "26.0" },
                  "app": {
                    "lifecycle": "scene",
                    "savedState": true,
                    "savedSession": true,
                    "sceneDelegate": {
                      "scene(_:willConnectTo:options:)": { "does": [{ "work": "make engine" }] },
                      "scene(_:restoreInteractionStateWith:)": { "does": [{ "create": "restoration data" }] }
                    },
                    "viewController": { "viewWillAppear(_:)": { "does": [{ «"use"»: "restoration data" }] } }
                  },
                  "events": [{ "event": "tapIcon" }]
                }
                """,
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
                      "sceneWillEnterForeground(_:)": {
                        "does": [{ «"mark"»: "app opened", "metric": "session" }]
                      }
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
            broken: """
                {
                  "name": "Started from the car",
                  "device": { "os": "16.0" },
                  "app": {
                    "lifecycle": "scene",
                    "appDelegate": { "application(_:didFinishLaunchingWithOptions:)": { "does": [\(launchWork)] } },
                    "sceneDelegate": {
                      "scene(_:willConnectTo:options:)": { "does": [{ «"create"»: "React bridge" }] }
                    }
                  },
                  "events": [{ "event": "openWindow", "role": "carPlay", "scene": "car" }]
                }
                """,
            repair: [
                "app.appDelegate.application(_:didFinishLaunchingWithOptions:).does":
                    #"[{ "create": "React bridge" }]"#,
                "app.sceneDelegate.scene(_:willConnectTo:options:).does": #"[{ "use": "React bridge" }]"#,
            ])
    }
}
