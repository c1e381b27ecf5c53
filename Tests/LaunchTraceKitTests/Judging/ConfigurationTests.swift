import Testing

@testable import LaunchTraceKit

/// The settings of a project: `.launchtrace.json`.
struct ConfigurationTests {
    private let tool: BuiltTool

    init() throws {
        tool = try BuiltTool()
        try SampleApp(targets: ["Other", "Recipes"]).write(in: tool)
        try tool.folder.write(
            "App/SceneDelegate.swift", SampleApp.sceneDelegate.replacing(SampleApp.coldLine, with: ""))
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
        #expect(try tool.sh("\(run) --config none | diff - strict") == ShellResult())
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
