extension Report {
    /// Apps on their way to the scene life cycle.
    static let adoption: [Report] = [
        Report(
            "A01", "metrodroid/metrodroid#904", Expectation(.sceneLifecycleRequired, at: trap),
            broken: """
                {
                  "name": "An app without scenes, built with the iOS 27 SDK",
                  "device": { "os": "27.0" },
                  "app": { «"sdk"»: "27.0", "lifecycle": "appDelegate" },
                  "events": [{ "event": "tapIcon" }]
                }
                """, repair: ["app.lifecycle": "scene"]),
        Report(
            "A01", "metrodroid/metrodroid#904", Expectation(.sceneLifecycleRequired, .warning, at: console),
            broken: """
                {
                  "name": "The same app, built with the iOS 26 SDK",
                  "device": { "os": "27.0" },
                  "app": { «"sdk"»: "26.0", "lifecycle": "appDelegate" },
                  "events": [{ "event": "tapIcon" }]
                }
                """, repair: ["app.lifecycle": "scene"]),
        Report(
            "A03", "expo/expo#50179", Expectation(.orphanWindow, at: didFinish),
            besides: [.sceneDelegateClassUnresolved],
            broken: scenario(
                "Only the manifest was added", os: "27.0",
                """
                "infoPlist": {
                  "UILaunchStoryboardName": "SplashScreen",
                  "UIApplicationSceneManifest": {
                    "UIApplicationSupportsMultipleScenes": false,
                    "UISceneConfigurations": {
                      "UIWindowSceneSessionRoleApplication": [
                        { "UISceneConfigurationName": "Default", "UISceneDelegateClassName": "Demo.SceneDelegate" }
                      ]
                    }
                  }
                },
                "appDelegate": {
                  "application(_:didFinishLaunchingWithOptions:)": {
                    "does": [{ «"makeWindow"»: "frame" }, { "work": "start React Native", "durationMs": 80 }]
                  }
                },
                "sceneDelegate": null
                """, events: #"{ "event": "tapIcon" }"#),
            repair: [
                "app.appDelegate.application(_:didFinishLaunchingWithOptions:).does.0": "null",
                "app.sceneDelegate": #"{ "scene(_:willConnectTo:options:)": { "does": [{ "makeWindow": "scene" }] } }"#,
            ]),
        Report(
            "A05", "samoylenkodmitry/Cranpose#673", Expectation(.sceneLifecycleRequired, at: trap),
            broken: scenario(
                "Nothing is declared", os: "27.0",
                """
                «"sdk"»: "27.0",
                "infoPlist": { "UILaunchScreen": {} },
                "appDelegate": {
                  "application(_:didFinishLaunchingWithOptions:)": { "does": [{ "makeWindow": "frame" }] }
                }
                """, events: #"{ "event": "tapIcon" }"#),
            repair: [
                "app.infoPlist.UIApplicationSceneManifest": manifest(storyboard: nil),
                "app.appDelegate.application(_:didFinishLaunchingWithOptions:).does": "[]",
                "app.sceneDelegate": #"{ "scene(_:willConnectTo:options:)": { "does": [{ "makeWindow": "scene" }] } }"#,
            ]),
        Report(
            "A05", "samoylenkodmitry/Cranpose#673", Expectation(.sceneManifestIncomplete), besides: [.orphanWindow],
            broken: scenario(
                "A manifest without a delegate class", os: "27.0",
                """
                "infoPlist": {
                  "UILaunchScreen": {},
                  "UIApplicationSceneManifest": {
                    "UIApplicationSupportsMultipleScenes": false, «"UISceneConfigurations"»: {}
                  }
                },
                "appDelegate": {
                  "application(_:didFinishLaunchingWithOptions:)": { "does": [{ "makeWindow": "frame" }] }
                }
                """, events: #"{ "event": "tapIcon" }"#),
            repair: [
                "app.infoPlist.UIApplicationSceneManifest": manifest(storyboard: nil),
                "app.appDelegate.application(_:didFinishLaunchingWithOptions:).does": "[]",
                "app.sceneDelegate": #"{ "scene(_:willConnectTo:options:)": { "does": [{ "makeWindow": "scene" }] } }"#,
            ]),
        Report(
            "A07", "dotnet/macios#7596", Expectation(.sceneManifestIncomplete),
            broken: """
                {
                  "name": "Supports Multiple Windows, ticked in the IDE",
                  "device": { "platform": "iPadOS", "os": "13.3" },
                  "app": {
                    "infoPlist": {
                      "UILaunchStoryboardName": "LaunchScreen",
                      "UIMainStoryboardFile": "Main",
                      «"UIApplicationSceneManifest"»: { "UIApplicationSupportsMultipleScenes": true }
                    },
                    "appDelegate": { "application(_:didFinishLaunchingWithOptions:)": {} }
                  },
                  "events": [{ "event": "tapIcon" }]
                }
                """, repair: ["app.infoPlist.UIApplicationSceneManifest": manifest(storyboard: "Main")]),
        Report(
            "A09", "RevenueCat/purchases-ios#6980", Expectation(.sceneLifecycleRequired, at: trap),
            broken: scenario(
                "The host app of the unit tests", os: "27.0",
                """
                «"sdk"»: "27.0",
                "infoPlist": { "UILaunchStoryboardName": "LaunchScreen", "UIMainStoryboardFile": "Main" },
                "appDelegate": { "application(_:didFinishLaunchingWithOptions:)": {} }
                """, events: #"{ "event": "tapIcon" }"#),
            repair: ["app.infoPlist.UIApplicationSceneManifest": manifest(storyboard: "Main")]),
        Report(
            "A11", "cybex-dev/twilio_voice#323", Expectation(.dependencyNotReady, at: didFinish),
            broken: scenario(
                "A plugin that registers itself with the window", os: "26.0",
                """
                "lifecycle": "scene",
                "appDelegate": {
                  "application(_:didFinishLaunchingWithOptions:)": {
                    "does": [{ "work": "register plugins" }, { «"read"»: "window" }]
                  }
                },
                "sceneDelegate": { "scene(_:willConnectTo:options:)": {} }
                """, events: #"{ "event": "tapIcon" }"#),
            repair: [
                "app.appDelegate.application(_:didFinishLaunchingWithOptions:).does.1": "null",
                "app.sceneDelegate.scene(_:willConnectTo:options:).does": #"[{ "read": "window" }]"#,
            ]),
        Report(
            "A13", "flutter/flutter#168228", Expectation(.dependencyNotReady, at: didFinish),
            broken: scenario(
                "Plugins are registered before there is an engine", os: "18.4",
                """
                "lifecycle": "scene",
                "appDelegate": {
                  "application(_:didFinishLaunchingWithOptions:)": { "does": [{ «"use"»: "FlutterEngine" }] }
                },
                "sceneDelegate": { "scene(_:willConnectTo:options:)": { "does": [{ "create": "FlutterEngine" }] } }
                """, events: #"{ "event": "tapIcon" }"#),
            repair: [
                "app.appDelegate.application(_:didFinishLaunchingWithOptions:).does": "[]",
                "app.sceneDelegate.scene(_:willConnectTo:options:).does":
                    #"[{ "create": "FlutterEngine" }, { "use": "FlutterEngine" }]"#,
            ]),
    ]

    /// A whole scene manifest.
    private static func manifest(storyboard: String?) -> String {
        let storyboard = storyboard.map { #", "UISceneStoryboardFile": "\#($0)""# } ?? ""
        return """
            { "UISceneConfigurations": { "UIWindowSceneSessionRoleApplication": [
              { "UISceneConfigurationName": "Default", "UISceneDelegateClassName": "Demo.SceneDelegate"\(storyboard) }
            ] } }
            """
    }
}
