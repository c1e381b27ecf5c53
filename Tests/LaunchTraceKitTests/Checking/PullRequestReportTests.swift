import Testing

/// A report of a pull request began with LT012 at an untouched line, once for each launch, and ended with the lost link.
@Suite(.serialized) struct PullRequestReportTests {
    private let tool: BuiltTool

    /// An app whose launch method still reads the launch options, and whose scene delegate reads the links.
    init() throws {
        tool = try BuiltTool(SampleApp())
        let reads = """
                    if let url = options?[.url] as? URL { UserDefaults.standard.set(url, forKey: "url") }
                    return true
            """
        try tool.folder.write(
            "App/AppDelegate.swift", SampleApp.appDelegate.replacing("        return true", with: reads))
        #expect(try tool.sh("mkdir .git; rm cold.json; $tool init .").status == 0)
        try write(SampleApp.withoutColdLinks)
    }

    private func write(_ sceneDelegate: String) throws {
        try tool.folder.write("App/SceneDelegate.swift", sceneDelegate)
    }

    private func check(_ words: String = "", status: Int32 = 1) throws -> String {
        let result = try tool.sh("$tool check \(words)", environment: ["SOURCE_DATE_EPOCH": "1795226400"])
        #expect(result.status == status && result.stderr.isEmpty, "\(result.stderr)")
        return result.stdout
    }

    @Test func theTextBeginsWithTheBug() throws {
        #expect(
            try check() == """
                new error  App/SceneDelegate.swift:6:5: LT011 a link is lost at a cold start
                  connectionOptions.urlContexts is never read
                  note: App/SceneDelegate.swift:15:5 scene(_:openURLContexts:) is called only if the app is already running
                  help: also read connectionOptions.urlContexts in scene(_:willConnectTo:options:)
                  changed: Launches/url-recipes-cold.json (gone: read connectionOptions.urlContexts)
                  also new error: App/AppDelegate.swift:8:22: LT012 the launch options are always nil in an app with scenes
                  changed: Launches/icon-cold.json, universal-link-recipes-example-cold
                6 scenarios: 3 unchanged, 3 changed; 1 app file

                """)
    }

    @Test func gitHubHasOneAnnotationAtTheCode() throws {
        #expect(
            try check("--report github") == """
                ::error file=App/SceneDelegate.swift,line=6,col=5,endColumn=108,title=LT011 a link is lost at a cold start\
                ::LT011 a link is lost at a cold start:%0A\
                connectionOptions.urlContexts is never read%0A\
                note: App/SceneDelegate.swift:15:5 scene(_:openURLContexts:) is called only if the app is already running%0A\
                help: also read connectionOptions.urlContexts in scene(_:willConnectTo:options:)%0A\
                changed: Launches/url-recipes-cold.json (gone: read connectionOptions.urlContexts)%0A\
                also new error: App/AppDelegate.swift:8:22: LT012 the launch options are always nil in an app with scenes%0A\
                changed: Launches/icon-cold.json, universal-link-recipes-example-cold
                6 scenarios: 3 unchanged, 3 changed; 1 app file

                """)
    }

    @Test func markdownHasOneItem() throws {
        let text = try check("--report markdown=-")
        #expect(
            text.hasPrefix(
                """
                ### Launches: check failed

                - **new error** `App/SceneDelegate.swift:6:5` `LT011` a link is lost at a cold start
                  - `connectionOptions.urlContexts` is never read
                  - note: `App/SceneDelegate.swift:15:5` `scene(_:openURLContexts:)` is called only if the app is already running
                  - help: also read `connectionOptions.urlContexts` in `scene(_:willConnectTo:options:)`
                  - changed: `Launches/url-recipes-cold.json` (gone: read `connectionOptions.urlContexts`)
                  - also new error: `App/AppDelegate.swift:8:22`: `LT012` the launch options are always nil in an app with scenes
                  - changed: `Launches/icon-cold.json`, universal-link-recipes-example-cold

                  <details><summary>the change</summary>

                  ```diff
                  --- a/Launches/url-recipes-cold.timeline.txt

                """), "\(text)")
        #expect(
            text.hasSuffix(
                """
                  </details>

                6 scenarios: 3 unchanged, 3 changed; 1 app file

                If a change is intended, write the new timelines, and read their diff before you commit them:

                ```sh
                launchtrace check --record Launches
                ```

                """), "\(text)")
        #expect(text.split(separator: "\n").count { $0.hasPrefix("- ") } == 1)
    }

    @Test func sarifHasOneResultWithTheRuleOfTheFinding() throws {
        let lines = try check("--report sarif=-").split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
        let shown = ["\"ruleId\"", "\"level\"", "\"text\": \"L", "\"uri\"", "\"startLine\""]
        #expect(
            lines.filter { line in shown.contains { line.hasPrefix($0) } } == [
                #""ruleId": "LT011","#, #""level": "error","#,
                #"""
                "text": "LT011 a link is lost at a cold start:\nconnectionOptions.urlContexts is never read\n\#
                note: App/SceneDelegate.swift:15:5 scene(_:openURLContexts:) is called only if the app is already running\n\#
                help: also read connectionOptions.urlContexts in scene(_:willConnectTo:options:)\n\#
                changed: Launches/url-recipes-cold.json (gone: read connectionOptions.urlContexts)\n\#
                also new error: App/AppDelegate.swift:8:22: LT012 the launch options are always nil in an app with scenes\n\#
                changed: Launches/icon-cold.json, universal-link-recipes-example-cold"
                """#, #""uri": "App/SceneDelegate.swift""#, #""startLine": 6,"#, #""uri": "App/SceneDelegate.swift""#,
                #""startLine": 15,"#, #""uri": "App/AppDelegate.swift""#, #""startLine": 8,"#,
                #""text": "LT012 the launch options are always nil in an app with scenes""#,
                #""uri": "Launches/url-recipes-cold.json""#, #""startLine": 7,"#,
                #""text": "Launches/url-recipes-cold.json""#, #""uri": "Launches/icon-cold.json""#, #""startLine": 7,"#,
                #""text": "Launches/icon-cold.json""#, #""uri": "Launches/universal-link-recipes-example-cold.json""#,
                #""startLine": 7,"#, #""text": "Launches/universal-link-recipes-example-cold.json""#,
            ])
    }

    /// Each test that fails names the bug; the one with the link comes first.
    @Test func junitNamesTheBugInEachTest() throws {
        let lines = try check("--report junit=-").split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
        let bug = "new error: App/SceneDelegate.swift:6:5: LT011 a link is lost at a cold start"
        let note =
            "note: App/SceneDelegate.swift:15:5 scene(_:openURLContexts:) is called only if the app is already running"
        let same = "same cause as the \(bug), in Launches/url-recipes-cold.json"
        let other =
            "new error: App/AppDelegate.swift:8:22: LT012 the launch options are always nil in an app with scenes"
        func failure(_ name: String) -> [String] {
            let place = "in Launches/\(name).json:7:16"
            return [
                #"<testcase name="\#(name).json" classname="Launches" time="0">"#,
                #"<failure message="\#(other); \#(same); \#(place)" type="changed">\#(other)"#, same,
                "\(place)</failure>", "</testcase>",
            ]
        }
        #expect(lines[2].contains(#"timestamp="2026-11-21T02:00:00""#))
        let cases = lines.drop { !$0.hasPrefix("<testcase") }.prefix { !$0.hasPrefix("<system-out") }
        #expect(
            Array(cases.map(String.init)) == [
                #"<testcase name="url-recipes-cold.json" classname="Launches" time="0">"#,
                #"""
                <failure message="\#(bug); connectionOptions.urlContexts is never read; \#(note); and 4 more" \#
                type="changed">\#(bug)
                """#, "connectionOptions.urlContexts is never read", note,
                "help: also read connectionOptions.urlContexts in scene(_:willConnectTo:options:)", "also \(other)",
                "gone: read connectionOptions.urlContexts", "in Launches/url-recipes-cold.json:7:16</failure>",
                "</testcase>",
            ] + failure("icon-cold") + failure("universal-link-recipes-example-cold") + [
                #"<testcase name="icon-warm.json" classname="Launches" time="0"/>"#,
                #"<testcase name="universal-link-recipes-example-warm.json" classname="Launches" time="0"/>"#,
                #"<testcase name="url-recipes-warm.json" classname="Launches" time="0"/>"#,
            ])
    }

    @Test func whatIsAcceptedIsNotNew() throws {
        let broken = SampleApp.withoutColdLinks
        try write(
            broken.replacing(
                "    func scene(_ scene: UIScene, willConnectTo",
                with:
                    "    // launchtrace:ignore LT011 - links come later\n    func scene(_ scene: UIScene, willConnectTo"
            ))
        #expect(
            try check() == """
                new error  App/AppDelegate.swift:8:22: LT012 the launch options are always nil in an app with scenes
                  application(_:didFinishLaunchingWithOptions:) reads launchOptions.url, which is always nil in an app with scenes
                  help: read connectionOptions.urlContexts in scene(_:willConnectTo:options:)
                  changed: Launches/url-recipes-cold.json (accepted error: App/SceneDelegate.swift:7:5: LT011 a link is lost \
                at a cold start (links come later); gone: read connectionOptions.urlContexts)
                  changed: Launches/icon-cold.json, universal-link-recipes-example-cold
                6 scenarios: 3 unchanged, 3 changed; 1 app file

                """)
        try write(broken)
        #expect(
            try tool.sh("$tool lint . --write-baseline known.json; $tool check --baseline known.json").stdout == """
                changed  Launches/icon-cold.json
                  accepted error: App/AppDelegate.swift:8:22: LT012 the launch options are always nil in an app with \
                scenes (it is in the baseline known.json)
                  changed alike: universal-link-recipes-example-cold
                changed  Launches/url-recipes-cold.json
                  accepted error: App/SceneDelegate.swift:6:5: LT011 a link is lost at a cold start (it is in the \
                baseline known.json)
                  accepted error: App/AppDelegate.swift:8:22: LT012 the launch options are always nil in an app with \
                scenes (it is in the baseline known.json)
                  gone: read connectionOptions.urlContexts
                6 scenarios: 3 unchanged, 3 changed; 1 app file

                """)
    }
}

struct BugOrderCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var app = scenes(#"{ "makeWindow": "scene" }, { "read": "connectionOptions.urlContexts" }"#)
    let changed: String
    let events: [String: String]
    /// The first lines of the entries.
    let entries: [String]

    static func scenes(_ connecting: String, launching: String = "") -> String {
        #"""
        { "lifecycle": "scene",
          "appDelegate": { "application(_:didFinishLaunchingWithOptions:)": { "does": [\#(launching)] } },
          "sceneDelegate": { "scene(_:willConnectTo:options:)": { "does": [\#(connecting)] } } }
        """#
    }
}

private let icon = #"{ "event": "tapIcon" }"#

private let link = #"{ "event": "openURL", "url": "a://b" }"#

/// The order of several bugs, and the launches that exist no more.
struct BugOrderTests {
    @Test(arguments: [
        BugOrderCase(
            testDescription: "a black screen before a lost link",
            changed: BugOrderCase.scenes("", launching: #"{ "makeWindow": "frame" }"#),
            events: ["icon": icon, "link": link],
            entries: [
                "new error  L/app.json:2:82: LT003 the screen stays black",
                "new error  L/app.json:3:22: LT010 a link is lost",
            ]),
        BugOrderCase(
            testDescription: "a lost link before an option that any launch reads",
            changed: BugOrderCase.scenes(
                #"{ "makeWindow": "scene" }"#, launching: #"{ "read": "launchOptions.location" }"#),
            events: ["icon": icon, "link": link],
            entries: [
                "new error  L/app.json:3:22: LT010 a link is lost",
                "new error  L/app.json:2:82: LT012 the launch options are always nil in an app with scenes",
            ]),
        // It was an error of the scenario, with status 2.
        BugOrderCase(
            testDescription: "a launch that can't happen any more",
            app: #"{ "lifecycle": "scene", "multipleScenes": true, "sceneDelegate": { "*": {} } }"#,
            changed: #"{ "lifecycle": "appDelegate", "appDelegate": { "*": {} } }"#,
            events: ["two": #"{ "event": "tapIcon" }, { "event": "openWindow", "scene": "two" }"#],
            entries: [
                "changed  L/two.json",
                "  gone: the launch (openWindow can't happen here: an app without scenes has no scene of that name; if "
                    + "this is intended, remove the scenario)",
            ]),
    ]) func isThatOfTheText(_ sample: BugOrderCase) {
        let files = SampleFiles(["L/app.json": sample.app])
        for (name, events) in sample.events {
            let device = #""device": { "platform": "iPadOS", "os": "18.0" }"#
            files.set(
                "L/\(name).json",
                Array(#"{ "name": "\#(name)", \#(device), "app": "app.json", "events": [\#(events)] }"#.utf8))
        }
        #expect(files.outcome("check", "--record", "L", "--root", "L").status == 0)
        files.set("L/app.json", Array(sample.changed.utf8))
        let outcome = files.outcome("check", "L", "--root", "L")
        let lines = outcome.stdout.split(separator: "\n").map(String.init)
        let shown = lines.filter { !$0.hasPrefix("  ") || $0.hasPrefix("  gone: the launch") }.dropLast()
        #expect(Array(shown) == sample.entries && outcome.status == 1, "\(outcome.stdout)")
    }
    /// The launch that only has the finding came first if its changes differ from those of the launch with the payload.
    @Test(arguments: ["text", "github", "markdown=-", "sarif=-", "junit=-"]) func theLaunchWithThePayloadComesFirst(
        report: String
    ) {
        func app(_ end: String) -> String {
            #"""
            { "lifecycle": "scene", "sceneDelegate": {},
              "appDelegate": { "application(_:didFinishLaunchingWithOptions:)": {
                "does": [{ "setNotificationDelegate": true\#(end) }] } },
              "notificationDelegate": { "userNotificationCenter(_:didReceive:withCompletionHandler:)": {
                "does": [{ "handle": "notification" }] } } }
            """#
        }
        func scenario(_ event: String) -> String {
            #"{ "name": "n", "device": { "os": "18.0" }, "app": "app.json", "events": [{ "event": "\#(event)" }] }"#
        }
        let files = SampleFiles([
            "L/app.json": app(""), "L/icon.json": scenario("tapIcon"), "L/tap.json": scenario("tapNotification"),
        ])
        #expect(files.outcome("check", "--record", "L", "--root", "L").status == 0)
        files.set("L/app.json", Array(app(#", "later": true"#).utf8))
        let options = report == "text" ? [] : ["--report", report]
        let text = files.outcome(["check", "L", "--root", "L"] + options).stdout
        let names = text.ranges(of: /(icon|tap)\.(json|timeline)/).map { text[$0] }
        #expect(names.first?.hasPrefix("tap") == true && names.contains("icon.json"), "\(text)")
        if report == "markdown=-" {
            #expect(text.contains("--- a/L/tap.timeline.txt") && !text.contains("--- a/L/icon"), "\(text)")
        }
    }
}
