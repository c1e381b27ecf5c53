import Testing

@testable import LaunchTraceKit

private let app = """
    {
      "lifecycle": "scene",
      "appDelegate": {
        "application(_:didFinishLaunchingWithOptions:)": { "does": [{ "mark": "start", "metric": "session" }] },
        "application(_:open:options:)": {},
        "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)": {}
      },
      "sceneDelegate": { "scene(_:willConnectTo:options:)": {} }
    }

    """

private func files(_ text: String = app) -> SampleFiles { SampleFiles(["app.json": text]) }

struct AppLintTests {
    @Test func aFindingOfManyLaunchesStandsOnce() {
        let outcome = files().outcome("lint", "app.json")
        #expect(
            outcome.stdout.contains(
                """
                app.json:5:5: error: LT013 this method never runs
                    "application(_:open:options:)": {},
                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ application(_:open:options:) is never called in an app with scenes
                  help: use scene(_:openURLContexts:), and for a cold start the options of scene(_:willConnectTo:options:)
                  in 10 of 10 launches; see "launchtrace explain LT013"

                """), "\(outcome)")
        #expect(
            outcome.stdout.contains(
                """
                  help: count it when a scene or the app becomes active
                  in 1 of 10 launches: remoteNotification (notRunning); see "launchtrace explain LT030"

                """), "\(outcome)")
        let heads = outcome.stdout.split(separator: "\n").filter { !$0.hasPrefix(" ") }
        #expect(heads.count { $0.contains("LT013") } == 1 && heads.count { $0.contains("LT030") } == 1)
        #expect(outcome.stderr.hasPrefix("app.json: 10 launches, 2 errors, ") && outcome.status == 1)
    }

    @Test func programsGetTheFirstLaunchThatShowsIt() {
        let json = files().outcome("lint", "app.json", "--format", "json").stdout
        #expect(
            json.contains(
                """
                "launches":{"showing":1,"of":10,"first":{"start":"notRunning","events":\
                [{"event":"remoteNotification","contentAvailable":true}]}},"effect":"a background launch is counted"
                """))
        #expect(!json.contains(#""entry""#))
        #expect(!files().outcome("lint", "app.json", "--format", "github").stderr.contains("launches"))
    }

    @Test func oneFindingStandsForAllSchemes() {
        let schemes = #"[{ "CFBundleURLSchemes": ["soup", "tea", "bread"] }]"#
        let text = """
            { "infoPlist": { "CFBundleURLTypes": \(schemes), "UILaunchScreen": {} }, "lifecycle": "appDelegate",
              "sdk": "18.0", "appDelegate": { "application(_:didFinishLaunchingWithOptions:)": { "does": [] },
                "application(_:open:options:)": { "does": [] } } }
            """
        let found = files(text).outcome("lint", "app.json").stdout
        #expect(found.ranges(of: "the URL soup://path is never handled").count == 2, "\(found)")
        #expect(!found.contains("tea://") && !found.contains("bread://"), "\(found)")
        #expect(
            found.split(separator: "\n").filter { $0.hasSuffix("explain LT010\"") } == [
                "  in 3 of 13 launches: openURL (notRunning); see \"launchtrace explain LT010\"",
                "  in 6 of 13 launches: openURL (suspended, active); see \"launchtrace explain LT010\"",
            ], "\(found)")
    }

    /// A type that was a part of the message made a second finding.
    @Test func oneFindingStandsForAllQuickActions() {
        let text = """
            { "infoPlist": { "UIApplicationShortcutItems": [
                { "UIApplicationShortcutItemType": "in" }, { "UIApplicationShortcutItemType": "shortcutItem" },
                { "UIApplicationShortcutItemType": "play" }], "UILaunchScreen": {},
                "UIApplicationSceneManifest": { "UISceneConfigurations": { "UIWindowSceneSessionRoleApplication": [
                  { "UISceneDelegateClassName": "App.SceneDelegate" }] } } }, "lifecycle": "scene",
              "appDelegate": { "application(_:didFinishLaunchingWithOptions:)": {
                "does": [{ "read": "launchOptions.shortcutItem" }] } },
              "sceneDelegate": { "scene(_:willConnectTo:options:)": { "does": [] } } }
            """
        let found = files(text).outcome("lint", "app.json", "--summary").stdout
        #expect(
            found.ranges(of: "error: LT012 ").count == 1 && found.ranges(of: "error: LT011 ").count <= 1, "\(found)")
    }

    @Test func mistakesStandWhereTheyAre() {
        files(app.replacing(#""lifecycle""#, with: #""lifecycl""#)).outcome("lint", "app.json").expect(
            stderr: """
                app.json:2:3: error: unknown key "lifecycl" in app; did you mean "lifecycle"?
                    "lifecycl": "scene",
                    ^~~~~~~~~~

                """, status: 2)
        #expect(
            files().outcome("lint", "app.json", "--set", "name=x").stderr.hasPrefix(
                "--set name=x: error: unknown key \"name\""))
        #expect(
            files().outcome("lint", "app.json", "--set", "device.os=20").stderr.hasPrefix("--set device.os=20: error: ")
        )
    }

    @Test func aSettingReachesTheAppAndItsDevice() {
        let old = files().outcome("lint", "app.json", "--set", "device.os=12.0", "--set", "app.lifecycle=appDelegate")
        #expect(!old.stdout.contains("LT013") && old.stderr.contains(" launches"))
    }

    @Test(arguments: [
        ("{}", #"missing key "name""#), (#"{ "name": "Cold" }"#, #"missing key "events""#),
        (#"{ "name": "Cold", "appDelegate": {} }"#, #"missing key "events""#),
        (#"{ "evnts": [], "appDelegate": {} }"#, #"unknown key "evnts"; did you mean "events"?"#),
        (#"{ "device": {}, "app": { "lifecycle": "scene" } }"#, #"missing key "events""#),
        (#"{ "colour": "red" }"#, #"missing key "events""#), ("[]", "expected an object, found a list"),
    ]) func aScenarioThatLacksSomethingIsNoApp(_ text: String, _ message: String) {
        let outcome = files(text).outcome("lint", "app.json")
        #expect(outcome.stderr.contains("error: \(message)") && outcome.status == 2)
    }

    @Test func theGraphWantsAScenario() {
        let outcome = files().outcome("graph", "app.json")
        #expect(
            outcome.stderr == """
                app.json:1:1: error: this is an app without a scenario
                    {
                    ^
                hint: use it with "lint", "check" or "run"; a scenario contains it under "app", next to "name" and "events"

                """)
        #expect(outcome.status == 2)
    }

    @Test func theMatrixTakesIt() {
        let outcome = files().outcome("matrix", "--app", "app.json", "--set", "device.os=18.0")
        #expect(outcome.stdout.hasPrefix("app.json\niOS 18.0, scenes\n") && outcome.status == 0)
    }

    @Test func aChangeOfOrderIsFoundInEachLaunch() {
        func app(_ queue: String) -> String {
            """
            { "appDelegate": { "application(_:didFinishLaunchingWithOptions:)": { "does": [
              { "work": "open database", "durationMs": 300, "on": "\(queue)" }, { "work": "read", "durationMs": 1 } ] } },
              "sceneDelegate": { "scene(_:willConnectTo:options:)": { "does": [] } } }
            """
        }
        let files = SampleFiles([
            "before.json": app("main"), "after.json": app("background"),
            "scenario.json": #"{ "name": "A", "app": \#(app("background")), "events": [{ "event": "tapIcon" }] }"#,
        ])
        let found = files.outcome("lint", "after.json", "--before", "before.json").stdout
        #expect(found.split(separator: "\n").count { $0.contains("LT006 the order of work has changed") } == 1)
        let one = files.outcome("lint", "scenario.json", "--before", "before.json").stdout
        #expect(one.contains("LT006 the order of work has changed") && !one.contains("launches)"))
    }
}

/// A command line that asks for scenes asks what would be if the app adopted them.
struct SupposedScenesTests {
    private let files = SampleFiles([
        "app.json": #"{ "infoPlist": "Info.plist", "appDelegate": { "application(_:open:options:)": {} } }"#,
        "scenes.json": #"{ "infoPlist": "Info.plist", "lifecycle": "scene", "appDelegate": {} }"#,
        "Info.plist": """
        <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string>
        <key>UILaunchScreen</key><dict/></dict></plist>
        """,
    ])

    @Test func anInfoPlistWithoutScenesGetsThem() {
        let outcome = files.outcome("lint", "app.json", "--set", "app.lifecycle=scene")
        #expect(outcome.stdout.contains(" application(_:open:options:) is never called"))
        #expect(!outcome.stdout.contains("LT002"))
    }

    @Test func theInfoPlistAloneDoesNotSayWhoAdoptsThem() {
        let manifest = "<dict><key>UIApplicationSceneManifest</key><dict/>"
        func outcome(_ app: String, _ start: String) -> CommandOutcome {
            SampleFiles([
                "app.json": app,
                "Info.plist": "<plist version=\"1.0\">\(start)<key>UILaunchScreen</key><dict/></dict></plist>",
            ]).outcome("lint", "app.json")
        }
        let alone = #"{ "infoPlist": "Info.plist" }"#
        #expect(!outcome(alone, manifest).stdout.contains("LT002"))
        let described = #"{ "infoPlist": "Info.plist", "appDelegate": { "applicationDidBecomeActive(_:)": {} } }"#
        #expect(outcome(described, manifest).stdout.contains("LT002"))
        let built = manifest + "<key>DTXcode</key><string>2700</string>"
        #expect(outcome(alone, built).stdout.contains("LT002"))
    }

    /// A manifest without configurations changes nothing for an app that lives without scenes.
    @Test func anAppThatIsSaidToLiveWithoutThemDoes() {
        let app = """
            { "lifecycle": "appDelegate", "infoPlist": { "UIApplicationSceneManifest": {}, "UILaunchScreen": {} },
              "appDelegate": { "applicationDidBecomeActive(_:)": {} } }
            """
        let found = SampleFiles(["app.json": app]).outcome("lint", "app.json", "--set", "app.sdk=27.0").stdout
        #expect(found.contains("error: LT001") && !found.contains("LT002") && !found.contains("LT013"))
    }

    @Test func aFileThatAsksForThemContradictsIt() {
        #expect(files.outcome("lint", "scenes.json").stderr.contains("nothing in the app adopts scenes"))
    }
}

struct AppCheckTests {
    private let scenario = #"{ "name": "A", "events": [{ "event": "tapIcon" }] }"#

    @Test func anAppThatIsNamedIsLinted() {
        let outcome = files().outcome("check", "app.json")
        let lines = outcome.stdout.split(separator: "\n")
        #expect(lines.first?.hasPrefix("errors  app.json: 10 launches, 2 errors, ") == true)
        #expect(lines.contains { $0.hasPrefix("  app.json:5:5: error LT013 dead-callback: ") })
        #expect(lines.last?.hasPrefix("1 app: 10 launches, 2 errors, ") == true)
        #expect(outcome.status == 1)
        let clean = files(#"{ "appDelegate": {}, "sceneDelegate": {} }"#)
        #expect(clean.outcome("check", "app.json").stdout == "1 app: 4 launches, nothing found\n")
        #expect(clean.outcome("check", "--record", "app.json").status == 0 && clean.all.count == 1)
    }

    @Test func itsReportsHaveTheFindings() {
        let files = files()
        let github = files.outcome("check", "app.json", "--report", "github").stdout
        #expect(
            github.hasPrefix(
                "::error file=app.json,line=5,col=5,endColumn=35,title=LT013 this method never runs::app.json:"))
        #expect(files.outcome("check", "app.json", "--report", "junit=-").stdout.contains(#"failures="1" errors="0""#))
        #expect(
            files.outcome("check", "app.json", "--report", "markdown=-").stdout.contains(
                "- **dead-callback** `app.json`\n  - `this method never runs`\n"
                    + "  - `application(_:open:options:) is never called in an app with scenes`\n"))
    }

    @Test func inAFolderItIsThereForScenarios() {
        let files = SampleFiles([
            "L/app.json": app, "L/cold.json": scenario, "L/grid.json": #"{ "view": "grid", "columns": 3 }"#,
        ])
        _ = files.outcome("check", "--record", "L")
        files.outcome("check", "L").expect("1 scenario: 1 unchanged; 1 app file; 1 other JSON file\n")
        #expect(files["L/app.timeline.txt"] == nil)
    }

    @Test func aBrokenOneIsToldInAFolderToo() {
        let files = SampleFiles(["L/app.json": app.replacing("\"scene\"", with: "\"scenes\""), "L/cold.json": scenario])
        let outcome = files.outcome("check", "L")
        #expect(outcome.stdout.hasPrefix("unreadable  L/app.json: unknown lifecycle \"scenes\"") && outcome.status == 2)
    }
}
