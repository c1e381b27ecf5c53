extension Report {
    /// Clocks that measure something else, and data that isn't there yet.
    static let clocks: [Report] = [
        Report(
            "H01", "firebase/firebase-ios-sdk#9026", Expectation(.prewarmClockSkew, .warning, at: didBecomeActive),
            broken: scenario(
                "App start, from load to active", os: "15.0",
                """
                "lifecycle": "appDelegate",
                "appDelegate": {
                  "application(_:didFinishLaunchingWithOptions:)": { "does": [] },
                  "applicationDidBecomeActive(_:)": { "does": [{ «"mark"»: "_app_start", "metric": "stop" }] }
                }
                """, events: #"{ "event": "prewarm" }, { "event": "tapIcon", "afterMs": 3600000 }"#),
            repair: [
                "app.appDelegate.application(_:didFinishLaunchingWithOptions:).does":
                    #"[{ "mark": "_app_start", "metric": "start" }]"#
            ]),
        Report(
            "H03", "getsentry/sentry-cocoa#1897", Expectation(.prewarmClockSkew, .warning, at: didBecomeActive),
            broken: scenario(
                "A prewarmed launch that waits after viewDidLoad", os: "15.4",
                """
                "lifecycle": "appDelegate",
                "appDelegate": {
                  "application(_:didFinishLaunchingWithOptions:)": {
                    "does": [{ "mark": "app start", "metric": "start" }]
                  },
                  "applicationDidBecomeActive(_:)": { "does": [{ «"mark"»: "app start", "metric": "stop" }] }
                }
                """,
                events: """
                    { "event": "prewarm", "pauseAfter": "viewDidLoad" },
                    { "event": "tapIcon", "afterMs": 1200000 }
                    """),
            repair: [
                "app.appDelegate.application(_:didFinishLaunchingWithOptions:).does": #"[{ "read": "activePrewarm" }]"#,
                "app.appDelegate.applicationDidBecomeActive(_:).does": "[]",
            ]),
        Report(
            "H05", "signalfx/splunk-otel-ios#714",
            Expectation(.metricIncludesBackground, .warning, at: didBecomeActive), besides: [.prewarmClockSkew],
            broken: scenario(
                "A cold start that began in the background", os: "18.0",
                """
                "lifecycle": "appDelegate",
                "appDelegate": {
                  "application(_:didFinishLaunchingWithOptions:)": { "does": [] },
                  "applicationDidBecomeActive(_:)": { "does": [{ «"mark"»: "AppStart", "metric": "stop" }] }
                }
                """,
                events: """
                    { "event": "backgroundEvent", "kind": "location" },
                    { "event": "tapIcon", "afterMs": 14400000 }
                    """),
            repair: [
                "app.appDelegate.applicationDidBecomeActive(_:).does":
                    #"[{ "work": "drop the figure of a launch in the background" }]"#
            ]),
        // The clock begins in the launch method; the launch does reach the foreground later.
        Report(
            "H05", "signalfx/splunk-otel-ios#714",
            Expectation(.metricIncludesBackground, .warning, at: "sceneDidBecomeActive(_:)"),
            besides: [.prewarmClockSkew],
            broken: scenario(
                "A cold start that began in the background, with scenes", os: "18.0",
                """
                "lifecycle": "scene",
                "appDelegate": {
                  "application(_:didFinishLaunchingWithOptions:)": {
                    "does": [{ "mark": "AppStart", "metric": "start" }]
                  },
                  "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)": {}
                },
                "sceneDelegate": {
                  "scene(_:willConnectTo:options:)": { "does": [] },
                  "sceneDidBecomeActive(_:)": { "does": [{ «"mark"»: "AppStart", "metric": "stop" }] }
                }
                """,
                events: """
                    { "event": "remoteNotification", "contentAvailable": true },
                    { "event": "tapIcon", "afterMs": 14400000 }
                    """),
            repair: [
                "app.appDelegate.application(_:didFinishLaunchingWithOptions:).does": "[]",
                "app.sceneDelegate.scene(_:willConnectTo:options:).does":
                    #"[{ "mark": "AppStart", "metric": "start" }]"#,
            ]),
        Report(
            "H07", "firebase/firebase-ios-sdk#9622", Expectation(.protectedDataUnavailable, .warning, at: didFinish),
            broken: keychainBeforeUnlock(#"{ «"read"»: "protectedData" }"#), repair: waitingForUnlock),
        Report(
            "H09", "FlowCrypt/flowcrypt-ios#1373", Expectation(.protectedDataUnavailable, at: didFinish),
            broken: keychainBeforeUnlock(#"{ «"read"»: "protectedData", "writesIfMissing": true }"#),
            repair: waitingForUnlock),
        Report(
            "H11", "doomsower/react-native-startup-time#15",
            Expectation(.prewarmClockSkew, .warning, at: "viewDidAppear(_:)"),
            broken: scenario(
                "Time from process start to the first view", os: "15.1", start: "prewarmed",
                """
                "lifecycle": "appDelegate",
                "viewController": { "viewDidAppear(_:)": { "does": [{ «"mark"»: "startup", "metric": "stop" }] } }
                """, events: #"{ "event": "tapIcon", "afterMs": 5400000 }"#),
            repair: [
                "app.appDelegate": """
                {
                  "application(_:willFinishLaunchingWithOptions:)": {
                    "does": [{ "mark": "startup", "metric": "start" }]
                  }
                }
                """
            ]),
    ]

    /// Launches that took too long.
    static let watchdogs: [Report] = [
        Report(
            "I01", "firebase/firebase-ios-sdk#5463", Expectation(.watchdogLaunch, at: didFinish),
            broken: scenario(
                "The main thread waits for a lock", os: "13.4",
                """
                "appDelegate": {
                  "application(_:didFinishLaunchingWithOptions:)": {
                    "does": [
                      { "work": "set up window", "durationMs": 200 },
                      { «"work"»: "configure Firebase", "durationMs": 20000 }
                    ]
                  }
                }
                """, events: #"{ "event": "tapIcon" }"#),
            repair: ["app.appDelegate.application(_:didFinishLaunchingWithOptions:).does.1.on": "background"]),
        // Every app's screen is a FrontBoard scene to the watchdog, so the life cycle makes no difference.
        exposureNotification(lifecycle: "appDelegate", atTheScreen: "applicationDidBecomeActive(_:)"),
        exposureNotification(lifecycle: "scene", atTheScreen: "sceneDidBecomeActive(_:)"),
    ]

    private static func exposureNotification(lifecycle: String, atTheScreen method: String) -> Report {
        Report(
            "I03", "cocoa-mhlw/cocoa#958", Expectation(.watchdogBackground, at: didFinish),
            broken: scenario(
                "Exposure notification in the background", os: "14.4",
                """
                "lifecycle": "\(lifecycle)",
                "appDelegate": {
                  "application(_:didFinishLaunchingWithOptions:)": {
                    "does": [
                      { "registerTask": "jp.go.mhlw.cocoa.exposure-notification" },
                      { «"work"»: "start Xamarin.Forms", "durationMs": 4000 }
                    ]
                  }
                }
                """,
                events: """
                    {
                    "event": "backgroundEvent", "kind": "processingTask",
                    "identifier": "jp.go.mhlw.cocoa.exposure-notification"
                    }
                    """),
            repair: [
                "app.appDelegate.application(_:didFinishLaunchingWithOptions:).does.1": "null",
                "app.\(lifecycle == "scene" ? "sceneDelegate" : "appDelegate").\(method)":
                    #"{ "does": [{ "work": "start Xamarin.Forms", "durationMs": 4000 }] }"#,
            ])
    }

    private static func keychainBeforeUnlock(_ read: String) -> String {
        """
        {
          "name": "Keychain read before the first unlock",
          "device": { "os": "15.4", "locked": true },
          "app": {
            "lifecycle": "appDelegate",
            "appDelegate": { "application(_:didFinishLaunchingWithOptions:)": { "does": [\(read)] } }
          },
          "events": [
            { "event": "prewarm", "pauseAfter": "didFinishLaunching" },
            { "event": "unlock", "afterMs": 60000 },
            { "event": "tapIcon", "afterMs": 5000 }
          ]
        }
        """
    }

    private static let waitingForUnlock: KeyValuePairs<String, String> = [
        "app.appDelegate.application(_:didFinishLaunchingWithOptions:).does": "[]",
        "app.appDelegate.applicationProtectedDataDidBecomeAvailable(_:)": #"{ "does": [{ "read": "protectedData" }] }"#,
    ]
}
