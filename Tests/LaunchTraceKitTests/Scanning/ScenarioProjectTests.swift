import Testing

/// Scenarios whose app is read from a project.
@Suite(.serialized) struct ScenarioProjectTests {
    private let tool: BuiltTool

    private static let scene = """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            func scene(_ scene: UIScene, willConnectTo s: UISceneSession, options: UIScene.ConnectionOptions) {
                open(options.urlContexts)
            }
            func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { open(contexts) }
        }

        """

    init() throws {
        tool = try BuiltTool()
        let target = SampleProject.Target(
            files: ["AppDelegate.swift", "SceneDelegate.swift"],
            settings: #"SDKROOT = iphoneos; INFOPLIST_FILE = "Info.plist";"#)
        _ = try tool.sh("mkdir -p repo/App.xcodeproj repo/Launches repo/.git")
        try tool.folder.write("repo/App.xcodeproj/project.pbxproj", SampleProject(target).text)
        try tool.folder.write("repo/AppDelegate.swift", sampleDelegate)
        try tool.folder.write("repo/SceneDelegate.swift", Self.scene)
        try tool.folder.write(
            "repo/Info.plist",
            """
            <plist version="1.0"><dict>
            <key>UILaunchScreen</key><dict/><key>CFBundleURLTypes</key><array><dict>
            <key>CFBundleURLSchemes</key><array><string>recipes</string></array></dict></array>
            <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
            <key>UISceneStoryboardFile</key><string>Main</string>
            </dict></array></dict></dict></dict></plist>
            """)
        try tool.folder.write("repo/Launches/app.json", #"{ "project": "../App.xcodeproj", "target": "App" }"#)
        try tool.folder.write("repo/Launches/link.json", Self.scenario(#""app.json""#))
    }

    private static func scenario(_ app: String) -> String {
        """
        { "name": "A link", "device": { "os": "18.0" }, "app": \(app),
          "events": [{ "event": "openURL", "url": "recipes://soup" }] }

        """
    }

    /// Leaves out the handling of a link at a cold start.
    private func breakColdLinks() throws {
        try tool.folder.write(
            "repo/SceneDelegate.swift", Self.scene.replacingOccurrences(of: "open(options.urlContexts)", with: "wake()")
        )
    }

    @Test func aFindingPointsAtTheCode() throws {
        #expect(try tool.sh("$tool lint repo/Launches/link.json").stdout == "")
        try breakColdLinks()
        let found = try tool.sh("$tool lint repo/Launches/link.json")
        #expect(found.stdout.hasPrefix("repo/SceneDelegate.swift:2:5: error: LT011 a link is lost at a cold start\n"))
        #expect(!found.stdout.contains("help: add") && found.status == 1)
        // From wherever it is run.
        let inside = try tool.sh("cd repo/Launches; $tool lint link.json --format sarif")
        #expect(inside.stdout.contains(#""uri": "SceneDelegate.swift""#))
    }

    /// In a scenario alone it would contradict the system; code may be behind #available.
    @Test func codeForANewerSystemIsNoContradiction() throws {
        let display = """
            class Display: UIViewController {
                func show() { if #available(iOS 27, *) { _ = registerSceneAccessory(accessory) } }
            }

            """
        try tool.folder.write("repo/SceneDelegate.swift", Self.scene + display)
        let run = try tool.sh("$tool run repo/Launches/link.json")
        #expect(run.status == 0 && run.stdout.hasPrefix("A link\n") && run.stderr == "")
    }

    @Test func theCodeChangesWhatIsRecorded() throws {
        #expect(try tool.sh("$tool check --record repo/Launches; $tool check repo/Launches").status == 0)
        try breakColdLinks()
        let red = try tool.sh("$tool check repo/Launches")
        #expect(red.status == 1 && red.stdout.hasPrefix("new error  repo/SceneDelegate.swift:2:5: LT011 "))
        try tool.folder.write("repo/SceneDelegate.swift", Self.scene)
        #expect(try tool.sh("$tool check repo/Launches").status == 0)
    }

    @Test(arguments: [
        ("@main class", "// Where it begins.\n\n@main class"), ("{}", "{ private func unused() {} }"),
        ("{}", "{ func applicationWillTerminate(_ application: UIApplication) {} }"),
    ]) func codeThatTheLaunchDoesNotRunIsNoChange(_ part: String, _ other: String) throws {
        _ = try tool.sh("$tool check --record repo/Launches")
        let code = sampleDelegate.replacingOccurrences(of: part, with: other)
        #expect(code != sampleDelegate)
        try tool.folder.write("repo/AppDelegate.swift", code)
        let checked = try tool.sh("$tool check repo/Launches")
        #expect(checked.stdout.hasPrefix("1 scenario: 1 unchanged") && checked.status == 0)
    }

    @Test func whatIsHandedOnIsNoLongerJudged() throws {
        try breakColdLinks()
        _ = try tool.sh("$tool check --record repo/Launches")
        try tool.folder.write(
            "repo/SceneDelegate.swift",
            Self.scene.replacingOccurrences(of: "open(options.urlContexts)", with: "Router.connect(options)"))
        let changed = try tool.sh("$tool check repo/Launches")
        #expect(changed.stdout.contains("  no longer analyzed: LT011 warm-only-handler"))
        // The reason, although the app had no action that is missed now.
        #expect(changed.stdout.contains("passes options to connect)"))
    }

    @Test func whatWasFineIsNoLongerJudged() throws {
        _ = try tool.sh("$tool check --record repo/Launches")
        try tool.folder.write(
            "repo/SceneDelegate.swift",
            Self.scene.replacingOccurrences(of: "open(options.urlContexts)", with: "Router.connect(options)"))
        let changed = try tool.sh("$tool check repo/Launches")
        #expect(
            changed.stdout.contains(
                "  no longer analyzed: LT018 not-analyzed (unknown whether scene(_:willConnectTo:options:) handles the "
                    + "URL recipes://soup: passes options to connect)"))
        #expect(changed.status == 1)
        #expect(try tool.sh("$tool check --record repo/Launches; $tool check repo/Launches").status == 0)
    }

    @Test func twoWorkTreesCompare() throws {
        _ = try tool.sh("cp -r repo other")
        try breakColdLinks()
        let same = try tool.sh("$tool diff other/Launches/link.json other/Launches/link.json")
        let diff = try tool.sh("$tool diff other/Launches/link.json repo/Launches/link.json")
        #expect(same.status == 0 && diff.status == 1 && diff.stdout.contains("LT011"))
    }

    @Test(arguments: [
        (
            #"{ "project": "../App.xcodeproj", "sceneDelegate": { "scene(_:willConnectTo:options:)": { "does": [] } } }"#,
            ""
        ), (#""app.json""#, #"--set 'app.sceneDelegate."scene(_:willConnectTo:options:)".does=[]'"#),
    ]) func whatTheScenarioSaysLiesOverTheCode(_ app: String, _ options: String) throws {
        try tool.folder.write("repo/Launches/link.json", Self.scenario(app))
        let found = try tool.sh("$tool lint repo/Launches/link.json \(options)")
        #expect(found.stdout.contains("LT011") && found.status == 1)
        // The other methods of the delegate stay.
        #expect(found.stdout.contains("connectionOptions.urlContexts is never read"))
    }

    @Test func foldersOfCodeTakeThePlaceOfAProject() throws {
        try tool.folder.write(
            "repo/Launches/link.json", Self.scenario(#"{ "plist": "../Info.plist", "sources": [".."] }"#))
        try breakColdLinks()
        #expect(
            try tool.sh("$tool lint repo/Launches/link.json").stdout.hasPrefix(
                "repo/SceneDelegate.swift:2:5: error: LT011"))
    }

    @Test(arguments: [
        (
            #"{ "project": "../App.xcodeproj", "target": "Ap" }"#,
            #"no target "Ap" is an app for iOS; did you mean "App"?"#
        ),
        (
            #"{ "project": "../Gone.xcodeproj" }"#,
            "cannot read repo/Launches/../Gone.xcodeproj: no such file or directory"
        ), (#"{ "project": "../../Away" }"#, "cannot read repo/Launches/../../Away: it is not below "),
        (#"{ "project": 3 }"#, "expected a string, found a number"),
        (#"{ "project": "..", "plist": "a" }"#, #""plist" can't be combined with "project""#),
        (#"{ "target": "App" }"#, #"missing key "project""#),
        (#"{ "plist": "../Info.plist" }"#, #"missing key "sources""#),
        (#"{ "projects": ".." }"#, #"unknown key "projects" in app; did you mean "project"?"#),
    ]) func aMistakeIsToldAtItsPlace(_ app: String, _ message: String) throws {
        _ = try tool.sh("mkdir Away")
        try tool.folder.write("repo/Launches/link.json", Self.scenario(app))
        let result = try tool.sh("$tool run repo/Launches/link.json")
        #expect(result.stderr.contains("error: \(message)") && result.stderr.hasPrefix("repo/Launches/link.json:1:"))
        #expect(result.stdout == "" && result.status == 2)
    }

    @Test func aProjectThatCannotBeReadIsToldOnce() throws {
        try tool.folder.write("repo/Launches/app.json", #"{ "project": "../App.xcodeproj", "target": "Other" }"#)
        _ = try tool.sh("cp repo/Launches/link.json repo/Launches/two.json")
        let result = try tool.sh("$tool check repo/Launches")
        #expect(result.stderr.components(separatedBy: "no target").count == 2 && result.status == 2)
        #expect(result.stdout.components(separatedBy: "unreadable  ").count == 2, "\(result)")
        #expect(result.stdout.contains("unreadable alike: "), "\(result)")
    }

    @Test func scenariosThatShowOneFindingAreNamedTogether() throws {
        try breakColdLinks()
        _ = try tool.sh("cp repo/Launches/link.json repo/Launches/two.json")
        let result = try tool.sh("$tool lint repo/Launches/link.json repo/Launches/two.json")
        #expect(result.stdout.contains("  in 2 scenarios: repo/Launches/link.json, repo/Launches/two.json;"))
        #expect(result.stdout.components(separatedBy: ": LT011").count == 2)
    }
}
