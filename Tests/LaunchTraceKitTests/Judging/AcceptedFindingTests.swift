import Testing

/// What comments in code accept, and what the key of an app or a scenario does.
struct AcceptedFindingTests {
    private let tool: BuiltTool

    init() throws { tool = try BuiltTool(SampleApp()) }

    private static let broken = SampleApp.withoutColdLinks
    private static let method = "    func scene(_ scene: UIScene, willConnectTo"

    /// The broken app with a comment above the method at which it is found.
    private func write(_ comment: String) throws {
        try tool.folder.write(
            "App/SceneDelegate.swift", Self.broken.replacing(Self.method, with: "    \(comment)\n\(Self.method)"))
    }

    @Test(arguments: [
        "// launchtrace:ignore LT011 - links come later",
        "/// launchtrace:ignore LT013,LT011 \u{2014} links come later",
    ]) func aCommentAcceptsWhatIsBelowIt(comment: String) throws {
        try write(comment)
        let result = try tool.sh("mkdir .git; $tool lint .")
        #expect(result.stdout.isEmpty && result.status == 0, "\(result)")
        let summary = ".: 10 launches, nothing found; 1 ignored\n"
        let unmet = comment.contains("LT013")
        #expect(
            result.stderr.hasSuffix(summary) && unmet == result.stderr.contains("LT013 is ignored here"), "\(result)")
    }

    @Test func itStandsInTheLineItself() throws {
        let line = try #require(Self.broken.split(separator: "\n").first { $0.hasPrefix(Self.method) })
        let text = Self.broken.replacing(line, with: "\(line) // launchtrace:ignore LT011 - links come later")
        try tool.folder.write("App/SceneDelegate.swift", text)
        #expect(
            try tool.sh("mkdir .git; $tool lint .").stderr.hasSuffix("\n.: 10 launches, nothing found; 1 ignored\n"))
    }

    @Test(arguments: [
        ("// launchtrace:ignore LT011", "this comment gives no reason, and ignores nothing"),
        ("// launchtrace:ignore LT011 -", "this comment gives no reason, and ignores nothing"),
        ("// launchtrace:ignore LT011 links come later", "this comment gives no reason, and ignores nothing"),
        ("// launchtrace:ignore - links come later", "this comment names no finding, and ignores none"),
        ("// launchtrace:ignore LT0111 - x", #"no finding has the code "LT0111"; did you mean "LT011"?"#),
        ("// launchtrace:ignore LT11", #"no finding has the code "LT11"; did you mean "LT011"?"#),
        ("// launchtrace:ignore lt011 - x", #"no finding has the code "lt011"; did you mean "LT011"?"#),
        (
            "// launchtrace:ignore warm-only-handler",
            #"no finding has the code "warm-only-handler"; did you mean "LT011"?"#
        ), ("// launchtrace:ignore LT010 - x", "LT010 is ignored here, but not found"),
    ]) func aCommentThatAcceptsNothingIsTold(comment: String, message: String) throws {
        try write(comment)
        let result = try tool.sh("mkdir .git; $tool lint .")
        #expect(result.status == 1 && result.stdout.contains("error: LT011"), "\(result)")
        #expect(result.stderr.hasPrefix("App/SceneDelegate.swift:6:5: warning: \(message)\n"), "\(result)")
        // A comment without a code suggested LT013.
        #expect(comment.contains("LT013") || !result.stderr.contains("LT013"), "\(result)")
    }

    /// What isn't found may be in the part that wasn't read, or come of what isn't asked.
    @Test func whatMayBeMetIsntToldOf() throws {
        try tool.folder.write("App/AppDelegate.swift", "// launchtrace:ignore LT013 - x\n" + SampleApp.appDelegate)
        #expect(try tool.sh("mkdir .git; $tool lint .").stderr.contains("LT013 is ignored here"))
        #expect(try !tool.sh("$tool lint . --set device.os=18.0").stderr.contains("ignored"))
        #expect(try !tool.sh("rm App/SceneDelegate.swift; $tool lint .").stderr.contains("ignored"))
    }

    /// A file may be that of two apps, of which one has the finding.
    @Test(arguments: [(["Both.swift"], 0), ([], 1)]) func whatAnotherAppMayHaveIsntToldOf(other: [String], told: Int) {
        let own = SampleProject.Target(files: ["AppDelegate.swift", "Both.swift"])
        let files = SampleFiles(
            projects: ["A.xcodeproj": SampleProject(own, SampleProject.Target(name: "Other", files: other))],
            ["AppDelegate.swift": sampleDelegate, "Both.swift": "// launchtrace:ignore LT013 - x\nclass Both {}\n"])
        let outcome = files.outcome("lint", "A.xcodeproj", "--target", "App")
        #expect(outcome.stderr.ranges(of: "LT013 is ignored here, but not found").count == told, "\(outcome)")
    }

    @Test func whatIsIgnoredCanBeShown() throws {
        try write("// launchtrace:ignore LT011 - links come later")
        let text = try tool.sh("mkdir .git; $tool lint . --show-ignored")
        #expect(text.status == 0)
        let lines = text.stdout.split(separator: "\n")
        #expect(lines.first == "App/SceneDelegate.swift:7:5: note: ignored error LT011 a link is lost at a cold start")
        #expect(lines.contains("  note: App/SceneDelegate.swift:6:5 ignored: links come later"), "\(text)")
        let log = try tool.sh("$tool lint . --format sarif --show-ignored; $tool lint . --format sarif")
        #expect(log.stdout.ranges(of: #""suppressions": "#).count == 1, "\(log)")
        #expect(log.stdout.ranges(of: #""justification": "links come later""#).count == 1, "\(log)")
        #expect(log.stdout.ranges(of: #""ruleId": "LT011""#).count == 1, "\(log)")
        let json = try tool.sh("$tool lint . --format json --show-ignored")
        #expect(
            json.stdout.contains(
                """
                "ignored":{"reason":"links come later","at":{"file":"App/SceneDelegate.swift","line":6,"column":5}}
                """), "\(json)")
        let notices = try tool.sh("$tool lint . --format github --show-ignored")
        #expect(
            notices.stdout.hasPrefix("::notice file=App/SceneDelegate.swift,line=7,")
                && notices.stdout.contains("title=ignored%3A LT011 a link is lost at a cold start::"), "\(notices)")
    }

    /// A timeline has every finding, and only who says yes or no leaves it out.
    @Test func timelinesStayAsTheyAre() throws {
        try tool.folder.write("App/SceneDelegate.swift", Self.broken)
        let before = try tool.sh(
            "mkdir .git; $tool init . > /dev/null; $tool run Launches/url-recipes-cold.json --strict > before")
        #expect(before.status == 1)
        try write("// launchtrace:ignore LT011 - links come later")
        let after = try tool.sh("$tool run Launches/url-recipes-cold.json --strict > after && diff before after")
        #expect(after == ShellResult(), "\(after)")
        try tool.sh("$tool check Launches; $tool check Launches/app.json").expect(
            """
            6 scenarios: 6 unchanged; 1 app file
            1 app: 10 launches, nothing found; 1 ignored

            """)
    }

    @Test func anAppFileAndAScenarioHaveAKey() throws {
        try tool.folder.write("App/SceneDelegate.swift", Self.broken)
        let ignored = #""ignore": {"LT011": "links come later"}"#
        try tool.folder.write("app.json", #"{"project": "Recipes.xcodeproj", \#(ignored)}"#)
        try tool.folder.write("plain.json", #"{"project": "Recipes.xcodeproj"}"#)
        try tool.folder.write(
            "of-app.json", #"{"name": "a", "app": "app.json", "events": [{"event": "openURL", "url": "recipes://a"}]}"#)
        try tool.folder.write(
            "own.json",
            #"{"name": "a", "app": "plain.json", \#(ignored), "events": [{"event": "openURL", "url": "recipes://a"}]}"#)
        for operand in ["app.json", "of-app.json", "own.json"] {
            let result = try tool.sh("mkdir -p .git; $tool lint \(operand)")
            #expect(result.status == 0 && result.stdout.isEmpty, "\(result)")
            #expect(result.stderr.hasSuffix("; 1 ignored\n"), "\(result)")
        }
        #expect(try tool.sh("$tool run own.json --strict > run").status == 0)
        #expect(try tool.sh("$tool lint plain.json").status == 1)
    }

    @Test func aKeyThatIgnoresNothingIsTold() throws {
        try tool.folder.write("app.json", #"{"project": "Recipes.xcodeproj", "ignore": {"LT011": "links come later"}}"#)
        #expect(
            try tool.sh("mkdir .git; $tool lint app.json").stderr == """
                app.json:1:45: warning: LT011 is ignored here, but not found
                app.json: 10 launches, nothing found

                """)
    }

    @Test(arguments: [
        (#"{"LT1": "x"}"#, #"1:45: error: "LT1" is not the code of a finding such as "LT013""#),
        (#"{"LT011": ""}"#, "1:54: error: the reason must not be empty"),
        (#"["LT011"]"#, "1:44: error: expected an object, found a list"),
    ]) func mistakesInTheKeyStandWhereTheyAre(value: String, message: String) throws {
        try tool.folder.write("app.json", #"{"project": "Recipes.xcodeproj", "ignore": \#(value)}"#)
        let result = try tool.sh("mkdir .git; $tool lint app.json")
        #expect(result.status == 2 && result.stderr.hasPrefix("app.json:\(message)\n"), "\(result)")
    }
}
