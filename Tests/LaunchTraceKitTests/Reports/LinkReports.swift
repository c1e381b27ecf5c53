extension Report {
    /// Links and quick actions.
    static let links: [Report] = [
        // The launch options are nil, and nobody looks at what stands in the connection options instead.
        Report(
            "B01", "expo/expo#47628", Expectation(.launchOptionsEmptyUnderScenes, at: didFinish),
            Expectation(.warmOnlyHandler, at: willConnect),
            broken: scenario(
                "A link starts an Expo app with scenes", os: "26.0",
                """
                "lifecycle": "scene",
                "appDelegate": {
                  "application(_:didFinishLaunchingWithOptions:)": { "does": [{ «"read"»: "launchOptions.url" }] }
                },
                "sceneDelegate": {
                  "scene(_:willConnectTo:options:)": { "does": [{ "work": "start React Native" }] },
                  «"scene(_:openURLContexts:)"»: {}
                }
                """, events: #"{ "event": "openURL", "url": "demo://product/7" }"#),
            repair: [
                "app.appDelegate.application(_:didFinishLaunchingWithOptions:).does": "[]",
                "app.sceneDelegate.scene(_:willConnectTo:options:).does":
                    #"[{ "read": "connectionOptions.urlContexts" }]"#,
            ]),
        // The event that is posted at connection has no consumer yet.
        Report(
            "B01", "expo/expo#47628", Expectation(.droppedBeforeListener, at: willConnect),
            broken: scenario(
                "A link is posted before JavaScript runs", os: "26.0",
                """
                "lifecycle": "scene",
                "sceneDelegate": {
                  "scene(_:willConnectTo:options:)": { "does": [{ "handle": "url" }] },
                  "scene(_:openURLContexts:)": { "does": [{ "handle": "url" }] }
                },
                "viewController": { "viewDidLoad()": { "does": [{ «"listen"»: "url", "afterMs": 900 }] } }
                """, events: #"{ "event": "openURL", "url": "demo://product/7" }"#),
            repair: ["app.viewController.viewDidLoad().does.0.buffered": "true"]),
        Report(
            "B03", "apache/cordova-ios#1681", Expectation(.droppedBeforeListener, at: willConnect),
            broken: scenario(
                "A notification with the URL, before the plugin observes it", os: "26.0",
                """
                "lifecycle": "scene",
                "sceneDelegate": {
                  "scene:willConnectToSession:options:": { "does": [{ "handle": "url" }] },
                  "scene:openURLContexts:": { "does": [{ "handle": "url" }] }
                },
                "viewController": { "viewDidLoad()": { "does": [{ «"listen"»: "url" }] } }
                """, events: #"{ "event": "openURL", "url": "demo://callback?code=1" }"#),
            repair: ["app.viewController.viewDidLoad().does.0.buffered": "true"]),
        Report(
            "B05", "apache/cordova-ios#1655", Expectation(.deadCallback, at: "openUniversalLink"),
            Expectation(.payloadUnhandled, at: "openUniversalLink"),
            broken: scenario(
                "A universal link, after the move to scenes", os: "26.0", start: "background",
                """
                "lifecycle": "scene",
                "appDelegate": {
                  "application:didFinishLaunchingWithOptions:": {},
                  «"application:continueUserActivity:restorationHandler:"»: {}
                },
                "sceneDelegate": {
                  "scene:willConnectToSession:options:": {},
                  "scene:openURLContexts:": {}
                }
                """, events: #"{ "event": «"openUniversalLink"», "url": "https://example.com/soup" }"#),
            repair: ["app.sceneDelegate.scene:continueUserActivity:": "{}"]),
        Report(
            "B07", "ionic-team/capacitor-plugins#2484", Expectation(.droppedBeforeListener, at: willConnect),
            broken: scenario(
                "Forwarded before the web layer can listen", os: "18.0",
                """
                "lifecycle": "scene",
                "sceneDelegate": {
                  "scene(_:willConnectTo:options:)": { "does": [{ "handle": "userActivity" }] },
                  "scene(_:continue:)": { "does": [{ "handle": "userActivity" }] }
                },
                "viewController": { "viewDidLoad()": { "does": [{ «"listen"»: "userActivity", "afterMs": 1500 }] } }
                """, events: #"{ "event": "openUniversalLink", "url": "https://example.com/soup" }"#),
            repair: ["app.viewController.viewDidLoad().does.0.buffered": "true"]),
        Report(
            "B09", "dotnet/maui#38601", Expectation(.warmOnlyHandler, at: willConnect),
            broken: onlyTheShortcutIsReplayed(
                #"{ "event": "openURL", "url": "demo://soup" }"#, missing: "scene(_:openURLContexts:)"),
            repair: replayingAll),
        Report(
            "B09", "dotnet/maui#38601", Expectation(.warmOnlyHandler, at: willConnect),
            broken: onlyTheShortcutIsReplayed(
                #"{ "event": "openUniversalLink", "url": "https://example.com/soup" }"#, missing: "scene(_:continue:)"),
            repair: replayingAll),
        Report(
            "B11", "exponea/exponea-ios-sdk#78",
            Expectation(.swiftUIWrappedDelegate, .warning, at: "openUniversalLink"),
            broken: scenario(
                "A method of the delegate adaptor", os: "17.0",
                """
                "lifecycle": "swiftUI",
                "appDelegate": {
                  "application(_:didFinishLaunchingWithOptions:)": {},
                  «"application(_:continue:restorationHandler:)"»: { "does": [{ "handle": "userActivity" }] }
                }
                """, events: #"{ "event": "openUniversalLink", "url": "https://example.com/campaign" }"#),
            repair: ["app.appDelegate.application(_:continue:restorationHandler:)": "null"]),
        Report(
            "B13", "llfbandit/app_links#47", Expectation(.returnValueSuppresses, at: didFinish),
            broken: scenario(
                "A plugin says false", os: "16.0",
                """
                "lifecycle": "appDelegate",
                "appDelegate": {
                  "application(_:didFinishLaunchingWithOptions:)": {
                    «"returns"»: false, "does": [{ "work": "register plugins" }]
                  },
                  "application(_:open:options:)": {}
                }
                """, events: #"{ "event": "openURL", "url": "demo://soup" }"#),
            repair: ["app.appDelegate.application(_:didFinishLaunchingWithOptions:).returns": "true"]),
        Report(
            "B15", "facebook/facebook-ios-sdk#796", Expectation(.returnValueSuppresses, at: didFinish),
            broken: scenario(
                "An SDK's NO, passed on", os: "10.0",
                """
                "appDelegate": {
                  "application:didFinishLaunchingWithOptions:": { «"returns"»: false },
                  "application:openURL:options:": {},
                  "application:performActionForShortcutItem:completionHandler:": {}
                }
                """, events: #"{ "event": "quickAction", "type": "com.example.search" }"#),
            repair: ["app.appDelegate.application:didFinishLaunchingWithOptions:.returns": "true"]),
        Report(
            "B17", "quern-dev/quern#83", Expectation(.payloadDeliveredTwice, .warning, at: openURL),
            broken: scenario(
                "A URL in the launch options and again in the method", os: "17.0",
                """
                "lifecycle": "appDelegate",
                "appDelegate": {
                  "application(_:didFinishLaunchingWithOptions:)": { "does": [{ "read": "launchOptions.url" }] },
                  "application(_:open:options:)": { "does": [{ «"handle"»: "url" }] }
                }
                """, events: #"{ "event": "openURL", "url": "probe://cold" }"#),
            repair: ["app.appDelegate.application(_:didFinishLaunchingWithOptions:).does": "[]"]),
        Report(
            "B19", "flutter/flutter#130243", Expectation(.warmOnlyHandler, at: willConnect),
            broken: scenario(
                "A quick action starts the app", os: "16.0",
                """
                "lifecycle": "scene",
                "sceneDelegate": {
                  "scene(_:willConnectTo:options:)": { "does": [{ "work": "start the engine" }] },
                  «"windowScene(_:performActionFor:completionHandler:)"»: {}
                }
                """, events: #"{ "event": "quickAction", "type": "compose" }"#),
            repair: [
                "app.sceneDelegate.scene(_:willConnectTo:options:).does":
                    #"[{ "read": "connectionOptions.shortcutItem" }]"#
            ]),
        // Had a launch method not returned false, UIKit would call the method at a cold start too.
        Report(
            "B21", "signalapp/Signal-iOS#4447", Expectation(.warmOnlyHandler, at: didFinish),
            besides: [.returnValueSuppresses],
            broken: scenario(
                "A quick action starts Signal", os: "13.3",
                """
                "lifecycle": "appDelegate",
                "appDelegate": {
                  "application(_:didFinishLaunchingWithOptions:)": {
                    "returns": false, "does": [{ "work": "open database", "durationMs": 150 }]
                  },
                  «"application(_:performActionFor:completionHandler:)"»: {}
                }
                """, events: #"{ "event": "quickAction", "type": "compose" }"#),
            repair: [
                "app.appDelegate.application(_:didFinishLaunchingWithOptions:).does.0":
                    #"{ "read": "launchOptions.shortcutItem" }"#
            ]),
        Report(
            "B23", "thebergamo/react-native-fbsdk-next#59", Expectation(.deadCallback, at: "openURL"),
            Expectation(.payloadUnhandled, at: "openURL"),
            broken: scenario(
                "Back from the Facebook app", os: "14.0", start: "background",
                """
                "lifecycle": "scene",
                "appDelegate": {
                  "application(_:didFinishLaunchingWithOptions:)": {},
                  «"application(_:open:options:)"»: { "does": [{ "handle": "url" }] }
                },
                "sceneDelegate": { "scene(_:willConnectTo:options:)": {} }
                """,
                events: """
                    {
                    "event": «"openURL"», "url": "fb123://authorize", "sourceApplication": "com.facebook.Facebook"
                    }
                    """), repair: ["app.sceneDelegate.scene(_:openURLContexts:)": #"{ "does": [{ "handle": "url" }] }"#]
        ),
    ]

    private static func onlyTheShortcutIsReplayed(_ event: String, missing method: String) -> String {
        """
        {
          "name": "Only the shortcut item is replayed",
          "device": { "os": "26.0" },
          "app": {
            "lifecycle": "scene",
            "sceneDelegate": {
              "scene(_:willConnectTo:options:)": { "does": [{ "read": "connectionOptions.shortcutItem" }] },
              "scene(_:openURLContexts:)": {},
              "scene(_:continue:)": {},
              "windowScene(_:performActionFor:completionHandler:)": {}
            }
          },
          "events": [\(event)]
        }
        """.replacing("\"\(method)\"", with: "«\"\(method)\"»")
    }

    private static let replayingAll: KeyValuePairs<String, String> = [
        "app.sceneDelegate.scene(_:willConnectTo:options:).does": """
        [
          { "read": "connectionOptions.shortcutItem" }, { "read": "connectionOptions.urlContexts" },
          { "read": "connectionOptions.userActivities" }
        ]
        """
    ]
}
