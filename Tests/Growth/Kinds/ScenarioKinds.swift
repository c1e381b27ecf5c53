extension GrowthKind {
    /// Scenarios and app files, by what they have many of.
    static let scenarios: [GrowthKind] = [
        scenario("icons", "run", 200) { .events(many($0, #", { "event": "pressHome" }, { "event": "tapIcon" }"#)) },
        scenario("URLs", "lint", 1500) { count in
            .events(many(count) { #", { "event": "openURL", "url": "a://b?id=\#($0)" }"# })
        },
        scenario("windows one after another", "run", 330) { count in
            .events(
                many(count) {
                    #", { "event": "openWindow", "scene": "w\#($0)" }, { "event": "closeWindow", "scene": "w\#($0)" }"#
                }, app: #""multipleScenes": true"#)
        },
        scenario("launches", "run", 100) { .events(many($0, #", { "event": "terminate" }, { "event": "tapIcon" }"#)) },
        scenario("pushes", "lint", 2000) { count in
            .events(many(count) { #", { "event": "remoteNotification", "payload": { "id": \#($0) } }"# })
        },
        scenario("keys of a payload", "run", 24_000) { count in
            .events(
                #", { "event": "remoteNotification", "payload": { "a": 1"# + many(count) { #", "k\#($0)": \#($0)"# }
                    + "} }")
        },
        scenario("items of a payload", "run", 24_000) { count in
            .events(#", { "event": "remoteNotification", "payload": { "a": [0"# + many(count) { ", \($0)" } + "] } }")
        },
        scenario("query items", "run", 18_000) { count in
            .events(#", { "event": "openURL", "url": "a://b?x=1"# + many(count) { "&k\($0)=v\($0)" } + #"" }"#)
        },
        scenario("letters of a URL", "run", 100_000) { count in
            .events(#", { "event": "openURL", "url": "a://b/"# + many(count, "é") + #"" }"#)
        },
        scenario("actions", "run", 3000) { .launch(does: many($0) { #", { "work": "w\#($0)", "durationMs": 1 }"# }) },
        scenario("marks", "lint", 3000) { .launch(does: many($0) { #", { "mark": "m\#($0)", "metric": "start" }"# }) },
        scenario("tasks", "lint", 1500) { .launch(does: many($0) { #", { "registerTask": "t\#($0)" }"# }) },
        scenario("resources", "lint", 2000) { count in
            .launch(does: many(count) { #", { "create": "r\#($0)" }, { "use": "r\#($0)" }"# })
        },
        scenario("resources that nothing makes", "lint", 465) {
            .launch(does: many($0) { #", { "use": "r\#($0)" }"# })
        },
        scenario("requests", "lint", 500) { count in
            .launch(does: many(count, #", { "request": "permission:location" }"#))
        }, scenario("reads", "lint", 3000) { .launch(does: many($0, #", { "read": "launchOptions.url" }"#)) },
        scenario("listeners", "lint", 3000) { .launch(does: many($0, #", { "listen": "url", "afterMs": 3 }"#)) },
        scenario("windows made in code", "lint", 2000) { .launch(does: many($0, #", { "makeWindow": "frame" }"#)) },
        scenario("methods of a delegate", "run", 100, ends: refused) { count in
            .app(#""appDelegate": { "a": {}"# + many(count) { #", "m\#($0 + 1000)(_:)": {}"# } + "}")
        },
        scenario("unknown keys", "run", 5000, ends: refused) { .app(many($0, separator: ", ") { #""k\#($0)": 1"# }) },
        scenario("the same key", "run", 20_000, ends: refused) {
            .app(many($0 + 1, separator: ", ") { _ in #""sdk": "18.0""# })
        },
        scenario("URL schemes", "run", 24_000) { count in
            .app(
                #""infoPlist": { "CFBundleURLTypes": [{ "CFBundleURLSchemes": ["s""# + many(count) { #", "s\#($0)""# }
                    + "] }] }")
        },
        scenario("URL types", "run", 12_000) { count in
            .app(
                #""infoPlist": { "CFBundleURLTypes": [{}"# + many(count) { #", { "CFBundleURLSchemes": ["s\#($0)"] }"# }
                    + "] }")
        },
        scenario("permitted tasks", "lint", 12_000) { count in
            .app(
                #""infoPlist": { "BGTaskSchedulerPermittedIdentifiers": ["t""# + many(count) { #", "t\#($0)""# } + "] }"
            )
        }, scenario("text of notes", "run", 1_200_000) { .notes(many($0, "n")) },
        scenario("escapes of notes", "run", 80_000) { .notes(many($0, #"\u00e9"#)) },
        scenario("blanks", "run", 3_000_000) {
            .notes(#"", "start": "notRunning""# + many($0, " \n") + #", "$schema": ""#)
        }, GrowthKind("JSON: open brackets", "run a.json", 1_500_000, ends: refused) { ["a.json": many($0 + 1, "[")] },
        GrowthKind("JSON: mistakes", "run a.json", 500, ends: refused) { count in
            ["a.json": ScenarioText.events(many(count) { #", { "event": "openUrl\#($0)" }"# }).text]
        },
        GrowthKind("JSON: one long line with a mistake", "run a.json", 1_500_000, ends: refused) { count in
            ["a.json": "{ \"name\": \"" + many(count, "n") + "\", \"events\": [x] }"]
        },
        GrowthKind("app file: activities", "lint app.json", 6000) { count in
            ["app.json": appFile(#""NSUserActivityTypes": ["a""# + many(count) { #", "a\#($0)""# } + "]")]
        },
        GrowthKind("app file: URL schemes", "lint app.json", 55) { count in
            [
                "app.json": appFile(
                    #""CFBundleURLTypes": [{ "CFBundleURLSchemes": ["a""# + many(count) { #", "a\#($0)""# } + "] }]")
            ]
        },
        GrowthKind("app file: quick actions", "lint app.json", 75) { count in
            [
                "app.json": appFile(
                    #""UIApplicationShortcutItems": [{ "UIApplicationShortcutItemType": "a" }"#
                        + many(count) { #", { "UIApplicationShortcutItemType": "a\#($0)" }"# } + "]")
            ]
        },
        GrowthKind("app file: permitted tasks", "lint app.json", 50) { count in
            [
                "app.json": appFile(
                    #""UIBackgroundModes": ["processing"], "BGTaskSchedulerPermittedIdentifiers": ["a""#
                        + many(count) { #", "a\#($0)""# } + "]")
            ]
        },
    ]

    private static func appFile(_ keys: String) -> String { #"{ "infoPlist": { \#(keys) } }"# }

    private static func scenario(
        _ name: String, _ command: String, _ size: Int, ends statuses: ClosedRange<Int32> = answered,
        _ text: @escaping @Sendable (_ size: Int) -> ScenarioText
    ) -> GrowthKind {
        GrowthKind("scenario: " + name, command + " a.json", size, ends: statuses) { ["a.json": text($0).text] }
    }
}

/// A scenario with one part that grows.
struct ScenarioText {
    let text: String

    static func events(_ more: String, app: String = #""lifecycle": "scene""#) -> ScenarioText {
        ScenarioText(
            text: """
                { "name": "n", "device": { "platform": "iPadOS", "os": "18.0" }, "app": { \(app) },
                "events": [{ "event": "tapIcon" }\(more)] }
                """)
    }

    static func app(_ keys: String) -> ScenarioText { events("", app: keys) }

    static func launch(does more: String) -> ScenarioText {
        app(
            """
            "lifecycle": "appDelegate", "appDelegate": { "application(_:didFinishLaunchingWithOptions:)":
            { "does": [{ "read": "window" }\(more)] } }
            """)
    }

    static func notes(_ notes: String) -> ScenarioText {
        ScenarioText(text: #"{ "name": "n", "notes": "\#(notes)", "events": [{ "event": "tapIcon" }] }"#)
    }
}
