extension Report {
    /// Launches that nobody sees.
    static let background: [Report] = [
        countedSession(
            #"{ "event": "backgroundEvent", "kind": "appRefreshTask", "identifier": "com.example.refresh" }"#),
        countedSession(#"{ "event": "backgroundEvent", "kind": "healthKit" }"#),
        countedSession(#"{ "event": "remoteNotification", "contentAvailable": true }"#),
        countedSession(#"{ "event": "backgroundEvent", "kind": "location" }"#),
        Report(
            "F03", "bugsnag/bugsnag-cocoa#1108", Expectation(.backgroundLaunchCounted, .warning, at: didFinish),
            broken: scenario(
                "Bugsnag starts in a background fetch", os: "14.5",
                """
                "lifecycle": "appDelegate",
                "appDelegate": {
                  "application(_:didFinishLaunchingWithOptions:)": {
                    "does": [{ «"mark"»: "session", "metric": "session" }]
                  },
                  "applicationDidBecomeActive(_:)": { "does": [] },
                  "application(_:performFetchWithCompletionHandler:)": { "returns": "newData" }
                }
                """, events: #"{ "event": "backgroundEvent", "kind": "backgroundFetch", "takesMs": 2000 }"#),
            repair: [
                "app.appDelegate.application(_:didFinishLaunchingWithOptions:).does": "[]",
                "app.appDelegate.applicationDidBecomeActive(_:).does": #"[{ "mark": "session", "metric": "session" }]"#,
            ]), builtInterface(#"{ "event": "backgroundEvent", "kind": "backgroundFetch" }"#),
        builtInterface(#"{ "event": "remoteNotification", "contentAvailable": true }"#),
        Report(
            "F09", "expo/expo#49477", Expectation(.droppedBeforeListener, .warning, at: "perform()"),
            broken: scenario(
                "An intent starts the app", os: "26.0",
                """
                "lifecycle": "scene",
                "viewController": { "viewDidLoad()": { "does": [{ «"listen"»: "userActivity", "afterMs": 700 }] } }
                """, events: #"{ "event": "backgroundEvent", "kind": "intent", "identifier": "OpenDoor" }"#),
            repair: [
                "app.viewController.viewDidLoad().does": "[]",
                "app.appDelegate":
                    #"{ "application(_:didFinishLaunchingWithOptions:)": { "does": [{ "listen": "userActivity" }] } }"#,
            ]),
        Report(
            "F11", "feedback-assistant/reports#275",
            Expectation(.uiBuiltInBackground, .warning, at: "onAppear(perform:)"),
            broken: """
                {
                  "name": "A Shortcuts intent starts the app on macOS 12",
                  "device": { "platform": "macCatalyst", "os": "15.0" },
                  "app": { "lifecycle": "swiftUI", "multipleScenes": true },
                  "events": [{ "event": «"backgroundEvent"», "kind": "intent", "identifier": "AddEntry" }]
                }
                """, repair: ["device.os": "16.0"]),
        Report(
            "F13", "hiennguyen92/flutter_callkit_incoming#784", Expectation(.dependencyNotReady, at: didFinish),
            broken: scenario(
                "A call comes in, and there is no engine", os: "26.0",
                """
                "lifecycle": "scene",
                "appDelegate": {
                  "application(_:didFinishLaunchingWithOptions:)": {
                    "does": [{ "work": "create PKPushRegistry" }, { «"use"»: "FlutterEngine" }]
                  }
                },
                "sceneDelegate": { "scene(_:willConnectTo:options:)": { "does": [{ "create": "FlutterEngine" }] } }
                """, events: #"{ "event": "backgroundEvent", "kind": "voipPush" }"#),
            repair: [
                "app.appDelegate.application(_:didFinishLaunchingWithOptions:).does.0":
                    #"{ "create": "FlutterEngine" }"#,
                "app.sceneDelegate.scene(_:willConnectTo:options:).does": #"[{ "use": "FlutterEngine" }]"#,
            ]),
    ]

    /// Tasks of BGTaskScheduler.
    static let tasks: [Report] = [
        Report(
            "G01", "transistorsoft/flutter_background_fetch#414", Expectation(.launchDeadlineMissed, at: willConnect),
            broken: scenario(
                "The plugin's launch hook, in the path of the scene", os: "26.0",
                """
                "lifecycle": "scene",
                "appDelegate": { "application(_:didFinishLaunchingWithOptions:)": { "does": [] } },
                "sceneDelegate": {
                  "scene(_:willConnectTo:options:)": { "does": [{ «"registerTask"»: "com.transistorsoft.fetch" }] }
                }
                """, events: #"{ "event": "tapIcon" }"#),
            repair: [
                "app.sceneDelegate.scene(_:willConnectTo:options:).does": "[]",
                "app.appDelegate.application(_:didFinishLaunchingWithOptions:).does":
                    #"[{ "registerTask": "com.transistorsoft.fetch" }]"#,
            ]),
        Report(
            "G03", "wordpress-mobile/WordPress-iOS#18156",
            Expectation(.noLaunchHandler, at: "no launch handler registered"),
            broken: scenario(
                "The weekly roundup, without a handler", os: "15.4",
                """
                "lifecycle": "appDelegate",
                "infoPlist": {
                  "UILaunchStoryboardName": "Launch Screen",
                  "UIBackgroundModes": ["fetch", "processing", "remote-notification"],
                  "BGTaskSchedulerPermittedIdentifiers": ["org.wordpress.bgtask.weeklyroundup"]
                },
                "appDelegate": {
                  "application(_:didFinishLaunchingWithOptions:)": {
                    "does": [{ "work": "open database", "durationMs": 120 }]
                  }
                }
                """,
                events: """
                    {
                    "event": «"backgroundEvent"», "kind": "appRefreshTask",
                    "identifier": "org.wordpress.bgtask.weeklyroundup"
                    }
                    """),
            repair: [
                "app.appDelegate.application(_:didFinishLaunchingWithOptions:).does.0":
                    #"{ "registerTask": "org.wordpress.bgtask.weeklyroundup" }"#
            ]),
        Report(
            "G05", "transistorsoft/flutter_background_geolocation#1205",
            Expectation(.duplicateRegistration, at: didFinish),
            broken: scenario(
                "Two SDKs, one identifier", os: "17.0",
                """
                "lifecycle": "appDelegate",
                "appDelegate": {
                  "application:didFinishLaunchingWithOptions:": {
                    "does": [
                      { "registerTask": "com.transistorsoft.fetch" },
                      { «"registerTask"»: "com.transistorsoft.fetch" }
                    ]
                  }
                }
                """, events: #"{ "event": "tapIcon" }"#),
            repair: ["app.appDelegate.application:didFinishLaunchingWithOptions:.does.1": "null"]),
    ]

    private static func countedSession(_ event: String) -> Report {
        Report(
            "F01", "TelemetryDeck/SwiftSDK#281", Expectation(.backgroundLaunchCounted, .warning, at: didFinish),
            broken: scenario(
                "TelemetryDeck starts a session", os: "18.0",
                """
                "lifecycle": "scene",
                "appDelegate": {
                  "application(_:didFinishLaunchingWithOptions:)": {
                    "does": [
                      { "registerTask": "com.example.refresh" },
                      { «"mark"»: "session started", "metric": "session" }
                    ]
                  },
                  "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)": {}
                }
                """, events: event),
            repair: [
                "app.appDelegate.application(_:didFinishLaunchingWithOptions:).does.1": "null",
                "app.sceneDelegate":
                    #"{ "sceneDidBecomeActive(_:)": { "does": [{ "mark": "session", "metric": "session" }] } }"#,
            ])
    }

    private static func builtInterface(_ event: String) -> Report {
        Report(
            "F07", "NativeScript/NativeScript#9906", Expectation(.uiBuiltInBackground, .warning, at: didFinish),
            broken: scenario(
                "NativeScript builds its interface", os: "15.4",
                """
                "lifecycle": "appDelegate",
                "appDelegate": {
                  "application(_:didFinishLaunchingWithOptions:)": { "does": [{ «"makeWindow"»: "frame" }] },
                  "application(_:performFetchWithCompletionHandler:)": { "returns": "newData" },
                  "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)": { "returns": "newData" }
                }
                """, events: event),
            repair: [
                "app.lifecycle": "scene", "app.appDelegate.application(_:didFinishLaunchingWithOptions:).does": "[]",
                "app.sceneDelegate": #"{ "scene(_:willConnectTo:options:)": { "does": [{ "makeWindow": "scene" }] } }"#,
            ])
    }
}
