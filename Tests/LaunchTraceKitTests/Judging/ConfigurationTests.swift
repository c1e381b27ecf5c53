import Testing

@testable import LaunchTraceKit

/// The settings of a project: `.launchtrace.json`.
struct ConfigurationTests {
    private let tool: BuiltTool

    init() throws {
        tool = try BuiltTool(SampleApp(targets: ["Other", "Recipes"], readsColdLinks: false))
        _ = try tool.sh("mkdir .git; $tool init . --target Recipes > /dev/null")
    }

    private func configure(_ keys: String, at path: String = Configuration.fileName) throws {
        try tool.folder.write(
            path, #"{"project": "Recipes.xcodeproj", "target": "Recipes", "scenarios": "Launches"\#(keys)}"#)
    }

    /// From each folder of the project.
    @Test(arguments: [".", "App", "Launches"]) func lintAndCheckNeedNoArgument(folder: String) throws {
        try configure("")
        let name = folder == "." ? "" : "../"
        let result = try tool.sh("cd \(folder); $tool lint > /dev/null; $tool check")
        #expect(result.stderr == "\(name)Recipes.xcodeproj: 10 launches, 1 error\n", "\(result)")
        #expect(result.stdout == "6 scenarios: 6 unchanged; 1 recorded error; 1 app file\n", "\(result)")
    }

    @Test func optionsStandOverIt() throws {
        try configure(#", "severity": {"LT011": "off"}"#)
        #expect(
            try tool.sh("$tool lint --target Other").stderr
                == "Recipes.xcodeproj: 10 launches, nothing found; 1 ignored\n")
        #expect(
            try tool.sh("$tool lint . --target Other").stderr == """
                .: read from Recipes.xcodeproj, target Other; skipped: Recipes
                .: 10 launches, nothing found; 1 ignored

                """)
        let check = try tool.sh("$tool check --config none")
        #expect(check.status == 2 && check.stderr.contains("is missing"), "\(check)")
        #expect(try tool.sh("$tool lint --config none") == tool.sh("$tool lint . --config none"))
        #expect(try tool.sh("$tool lint Recipes.xcodeproj --target Recipes --config none").status == 1)
        try configure("", at: "other.json")
        #expect(try tool.sh("$tool lint --config other.json").status == 1)
    }

    @Test(arguments: [
        (#""severity": {"LT011": "off"}"#, "nothing found; 1 ignored", 0),
        (#""severity": {"LT011": "warning"}"#, "1 warning", 0),
        (#""ignore": {"LT011": "links come later"}"#, "nothing found; 1 ignored", 0),
        (#""ignore": {"LT011": {"App/**": "links come later"}}"#, "nothing found; 1 ignored", 0),
        (#""ignore": {"LT011": {"App": "links come later"}}"#, "nothing found; 1 ignored", 0),
        (#""ignore": {"LT011": {"*/Scene*.swift": "links come later"}}"#, "nothing found; 1 ignored", 0),
        (#""ignore": {"LT011": {"Pods/**": "links come later"}, "LT013": "x"}"#, "1 error", 1),
        (#""baseline": "known.json""#, "nothing found; 1 ignored", 0),
    ]) func itSaysWhatCounts(keys: String, summary: String, status: Int32) throws {
        try configure(", " + keys)
        try tool.folder.write(
            "known.json",
            """
            {"App/SceneDelegate.swift": {"LT011 SceneDelegate.scene(_:willConnectTo:options:) urlContexts": 1}}
            """)
        let lint = try tool.sh("cd App; $tool lint")
        #expect(lint.status == status && lint.stderr == "../Recipes.xcodeproj: 10 launches, \(summary)\n", "\(lint)")
        let check = try tool.sh("$tool check; $tool check Launches/app.json")
        let errors = status == 0 ? "" : "; 1 recorded error"
        #expect(check.status == status, "\(check)")
        #expect(check.stdout.hasPrefix("6 scenarios: 6 unchanged\(errors); 1 app file\n"), "\(check)")
        #expect(check.stdout.hasSuffix("1 app: 10 launches, \(summary)\n"), "\(check)")
        let run = "$tool run Launches/url-recipes-cold.json"
        #expect(try tool.sh("\(run) --strict > strict").status == status)
        try tool.sh("\(run) --config none | diff - strict").expect()
    }

    @Test(arguments: [
        (#"{"projekt": "a"}"#, #"1:2: error: unknown key "projekt" in .launchtrace.json; did you mean "project"?"#),
        (#"{"severity": {"LT0111": "off"}}"#, #"1:15: error: unknown finding "LT0111"; did you mean "LT011"?"#),
        (#"{"severity": {"LT011": "of"}}"#, #"1:24: error: unknown severity "of"; did you mean "off"?"#),
        (#"{"ignore": {"LT011": {"App/[a]": "x"}}}"#, #"1:23: error: "App/[a]" is not a pattern such as "#),
        (#"{"ignore": {"LT011": ""}}"#, "1:22: error: the reason must not be empty"),
        (#"{"scenarios": [1]}"#, "1:16: error: expected a string, found a number"),
    ]) func mistakesStandWhereTheyAre(text: String, message: String) throws {
        try tool.folder.write(".launchtrace.json", text)
        for command in ["lint", "check", "run Launches/url-recipes-cold.json --strict"] {
            let result = try tool.sh("$tool \(command)")
            #expect(result.status == 2 && result.stdout.isEmpty, "\(result)")
            #expect(result.stderr.hasPrefix(".launchtrace.json:\(message)"), "\(result)")
        }
    }

    /// A stranger's project mustn't make the tool read what lies beside it.
    @Test(arguments: ["../other.json", "/etc/passwd", "App/../../other.json", "link"]) func itsPathsStayBelowTheRoot(
        path: String
    ) throws {
        _ = try tool.sh("ln -s / link")
        for key in ["project", "scenarios", "baseline"] {
            try tool.folder.write(".launchtrace.json", #"{"\#(key)": "\#(path)"}"#)
            let result = try tool.sh("$tool lint")
            #expect(result.status == 2 && result.stdout.isEmpty, "\(result)")
            #expect(
                result.stderr.hasPrefix(
                    #"launchtrace: error: cannot read .launchtrace.json: "\#(path)" in it is not below "#), "\(result)")
        }
    }

    /// Nor may it have a file shown that is none of the tool's.
    @Test(arguments: ["project", "scenarios", "baseline"]) func noOtherFileIsShown(key: String) throws {
        try tool.folder.write("secret.json", #"{"key": "SECRET", "list": ["SECRET"]}"#)
        try tool.folder.write(
            ".launchtrace.json",
            #"{"project": ".", "scenarios": "Launches", "\#(key)": "secret.json"}"#.replacing(
                key == "project" ? #""project": ".", "# : key == "scenarios" ? #""scenarios": "Launches", "# : "none",
                with: ""))
        for command in ["lint", "check"] {
            let result = try tool.sh("$tool \(command)")
            #expect(result.status == 2 && !"\(result)".contains("SECRET") && !"\(result)".contains("key"), "\(result)")
        }
    }

    /// Above the folder that git knows are others' files.
    @Test func itIsLookedForInTheProjectAlone() throws {
        try configure("")
        let result = try tool.sh("mkdir -p inner/.git; cd inner; $tool lint")
        #expect(result.status == 2 && result.stderr.contains("no Xcode project found in ."), "\(result)")
    }

    @Test func itIsNoScenario() throws {
        try configure("")
        let result = try tool.sh("rm cold.json; $tool check .")
        #expect(result.status == 0 && result.stdout.hasPrefix("6 scenarios: 6 unchanged;"), "\(result)")
    }

    @Test func itsTextReadsAsItself() throws {
        var configuration = Configuration(
            project: "A.xcodeproj", target: "A", scenarios: ["Launches"], baseline: "b.json")
        let nowhere = Place(source: SourceText(name: "", bytes: []), range: 0..<0)
        configuration.severities = [ConfiguredSeverity(code: "LT080", level: .off, place: nowhere)]
        configuration.ignored = [
            IgnoredFiles(code: "LT011", paths: nil, reason: "x", place: nowhere),
            IgnoredFiles(code: "LT013", paths: "App/*", reason: "y", place: nowhere),
        ]
        let read = try Configuration(SourceText(name: "", bytes: Array(configuration.text.utf8)))
        #expect(read.text == configuration.text)
        #expect(read.ignored.map(\.paths) == [nil, "App/*"])
    }
}

/// What a team that has findings already does with them.
struct BaselineTests {
    private let tool: BuiltTool

    init() throws {
        tool = try BuiltTool(SampleApp())
        try tool.folder.write("App/SceneDelegate.swift", Self.withoutLinks)
        _ = try tool.sh("mkdir .git")
    }

    private static let withoutLinks = SampleApp.withoutColdLinks
    private static let withoutAny = withoutLinks.replacing(
        "        for activity in options.userActivities { follow(activity) }\n", with: "")

    private static let known = """
        {
          "App/SceneDelegate.swift": {
            "LT011 SceneDelegate.scene(_:willConnectTo:options:) urlContexts": 1
          }
        }

        """

    private static let read = ".: read from Recipes.xcodeproj, target Recipes\n"

    @Test func whatIsKnownIsLeftOut() throws {
        let result = try tool.sh("$tool lint . --write-baseline Launches/baseline.json; cat Launches/baseline.json")
        result.expect(
            Self.known, stderr: Self.read + ".: 10 launches, 1 error\nLaunches/baseline.json: 1 finding known\n")
        let lint = try tool.sh("$tool lint . --baseline Launches/baseline.json")
        lint.expect(stderr: Self.read + ".: 10 launches, nothing found; 1 ignored\n")
    }

    /// The names of files are those below the root.
    @Test(arguments: ["cd App; $tool lint ..", "$tool lint \"$PWD\"", "cd /; $tool lint \"$OLDPWD\"", "$tool lint ./"])
    func theWorkingFolderDoesntCount(command: String) throws {
        try tool.folder.write("known.json", Self.known)
        let result = try tool.sh("known=$PWD/known.json; \(command) --baseline \"$known\"")
        #expect(result.status == 0 && result.stderr.hasSuffix("nothing found; 1 ignored\n"), "\(result)")
    }

    @Test func anotherPayloadIsAnotherFinding() throws {
        try tool.folder.write("known.json", Self.known)
        try tool.folder.write("App/SceneDelegate.swift", Self.withoutAny)
        let result = try tool.sh("$tool lint . --baseline known.json")
        #expect(result.status == 1 && result.stdout.contains("userActivities"), "\(result)")
        #expect(result.stderr == Self.read + ".: 10 launches, 1 error; 1 ignored\n", "\(result)")
    }

    /// Lines above it, and words and launches that differ, make no finding new.
    @Test func otherLinesAndLaunchesMakeNothingNew() throws {
        try tool.folder.write("known.json", Self.known)
        try tool.folder.write("App/SceneDelegate.swift", String(repeating: "//\n", count: 20) + Self.withoutLinks)
        let scheme = "<string>recipes</string>"
        try tool.folder.write(
            "App/Info.plist",
            SampleApp.plist(SampleApp.infoPlist.replacing(scheme, with: "<string>soups</string>\(scheme)")))
        let result = try tool.sh("$tool lint . --baseline known.json")
        #expect(result == ShellResult(stderr: Self.read + ".: 13 launches, nothing found; 1 ignored\n"), "\(result)")
    }

    @Test func whatIsMendedIsTold() throws {
        try tool.folder.write("known.json", Self.known)
        try tool.folder.write("App/SceneDelegate.swift", SampleApp.sceneDelegate)
        let fixed = """
            baseline entry no longer found: LT011 SceneDelegate.scene(_:willConnectTo:options:) urlContexts of \
            App/SceneDelegate.swift; update it with --write-baseline

            """
        let result = try tool.sh("$tool lint . --baseline known.json")
        #expect(result.status == 0 && result.stderr.hasPrefix("known.json:3:5: warning: \(fixed)"), "\(result)")
        let exact = try tool.sh("$tool lint . --baseline known.json --exact-baseline")
        #expect(exact.status == 1 && exact.stderr.hasPrefix("known.json:3:5: error: \(fixed)"), "\(exact)")
        // Another question has other answers, and what wasn't read may hold it.
        #expect(
            try !tool.sh("$tool lint . --baseline known.json --set device.os=18.0").stderr.contains("no longer found"))
        #expect(
            try !tool.sh("rm App/AppDelegate.swift; $tool lint . --baseline known.json").stderr.contains(
                "no longer found"))
    }

    /// Which of them is new can't be said.
    @Test func ofMoreThanAreKnownAllAreTold() throws {
        try tool.folder.write("known.json", Self.known.replacing(": 1", with: ": 0"))
        #expect(try tool.sh("$tool lint . --baseline known.json").stderr == Self.read + ".: 10 launches, 1 error\n")
        try tool.folder.write("known.json", Self.known.replacing(": 1", with: ": 2"))
        let result = try tool.sh("$tool lint . --baseline known.json")
        #expect(result.status == 0 && result.stderr.contains(", 2 before and 1 now; update it"), "\(result)")
    }

    @Test func checkTakesItToo() throws {
        try tool.folder.write("known.json", Self.known)
        let result = try tool.sh(
            """
            $tool init . > /dev/null; $tool check Launches; $tool check Launches --baseline known.json
            $tool check Launches/app.json | tail -1; $tool check Launches/app.json --baseline known.json
            """)
        result.expect(
            """
            6 scenarios: 6 unchanged; 1 recorded error; 1 app file
            6 scenarios: 6 unchanged; 1 app file
            1 app: 10 launches, 1 error
            1 app: 10 launches, nothing found; 1 ignored

            """)
    }

    @Test(arguments: [
        ("[]", "known.json:1:1: error: expected an object, found a list"),
        (#"{"a": {"LT1 x": 1}}"#, #"known.json:1:8: error: "LT1" is not the code of a finding such as "LT013""#),
        (#"{"a": {"LT013 x": -1}}"#, "known.json:1:19: error: expected a whole number from 0 to 1000000, found -1"),
        (#"{"a": {"LT013 x": 1, "LT013 x": 1}}"#, #"known.json:1:22: error: duplicate key "LT013 x""#),
    ]) func mistakesStandWhereTheyAre(text: String, message: String) throws {
        try tool.folder.write("known.json", text)
        for command in ["lint .", "check App"] {
            let result = try tool.sh("$tool \(command) --baseline known.json")
            #expect(result.status == 2 && result.stdout.isEmpty && result.stderr.hasPrefix("\(message)\n"), "\(result)")
        }
    }

    /// What isn't known to be all isn't written as if it were.
    @Test func nothingIsWrittenWhereSomethingCantBeRead() throws {
        let result = try tool.sh("$tool lint . other.json --write-baseline known.json; ls known.json")
        #expect(result.stdout.isEmpty && result.stderr.contains("cannot read other.json"), "\(result)")
    }

    @Test(arguments: [
        ("--exact-baseline", "--exact-baseline needs --baseline"),
        (
            "--write-baseline a --baseline b",
            "--write-baseline writes all findings and prints none; leave out --baseline"
        ), ("--list --fail-on note", "--list prints launches, not findings; leave out --fail-on"),
    ]) func optionsHaveToFit(options: String, message: String) throws {
        let result = try tool.sh("$tool lint . \(options)")
        #expect(result.status == 2 && result.stderr.hasPrefix("launchtrace: error: \(message)\n"), "\(result)")
    }

    @Test(arguments: [("error", 1), ("warning", 1), ("note", 1), ("never", 0)]) func whoeverRunsItSaysWhatIsBad(
        level: String, status: Int32
    ) throws { #expect(try tool.sh("$tool lint . --fail-on \(level)").status == status) }

    @Test(arguments: [("error", 0), ("warning", 0), ("note", 1), ("never", 0)]) func aNoteIsBadForWhoSaysSo(
        level: String, status: Int32
    ) throws {
        try tool.folder.write("App/SceneDelegate.swift", SampleApp.sceneDelegate)
        try tool.folder.write(
            "App/Info.plist",
            SampleApp.plist(SampleApp.infoPlist + "<key>UIBackgroundModes</key><array><string>fetch</string></array>"))
        try tool.folder.write(
            "App/AppDelegate.swift",
            SampleApp.appDelegate.replacing(
                "        return true\n    }\n",
                with: """
                            return true
                        }

                        func application(_ application: UIApplication,
                            performFetchWithCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void) {
                            done(.noData)
                        }

                    """))
        let result = try tool.sh("$tool lint . --fail-on \(level)")
        #expect(result.status == status && result.stdout.contains(": note: LT"), "\(result)")
    }
}
