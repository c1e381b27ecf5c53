import Testing

private func scenario(_ app: String = #""app.json""#) -> String {
    #"{ "name": "Cold", "app": \#(app), "events": [{ "event": "tapIcon" }] }"#
}

private let app = """
    {
      "appDelegate": { "applicationDidBecomeActive(_:)": {} },
      "sceneDelegate": {}
    }
    """

struct SharedAppTests {
    private let files = SampleFiles([
        "L/cold.json": scenario(), "L/app.json": app, "L/clean.json": #"{ "appDelegate": {}, "sceneDelegate": {} }"#,
    ])

    @Test func aFindingStandsInTheFileOfTheApp() {
        #expect(
            files.outcome("lint", "L/cold.json").stdout == """
                L/app.json:2:20: error: LT013 this method never runs
                    "appDelegate": { "applicationDidBecomeActive(_:)": {} },
                                     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ applicationDidBecomeActive(_:) is never called in \
                an app with scenes
                  help: use sceneDidBecomeActive(_:); UIApplication.didBecomeActiveNotification is still posted
                  see "launchtrace explain LT013"

                """)
    }

    @Test func scenariosThatShareItShareItsFindings() {
        files.set("L/warm.json", Array(scenario().replacing("Cold", with: "Warm").utf8))
        files.set("L/own.json", Array(scenario(app).utf8))
        let outcome = files.outcome("lint", "L/cold.json", "L/warm.json", "L/own.json", "L/own.json")
        let places = outcome.stdout.split(separator: "\n").filter { $0.contains(": LT013") }.map {
            $0.prefix { $0 != ":" }
        }
        #expect(places == ["L/app.json", "L/own.json", "L/own.json"] && outcome.status == 1)
    }

    @Test func itIsTheSameAsAnAppThatStandsThere() {
        files.set("L/whole.json", Array(scenario(app).utf8))
        #expect(files.outcome("run", "L/cold.json") == files.outcome("run", "L/whole.json"))
    }

    @Test func aSettingChangesItOrNamesAnother() {
        #expect(files.outcome("lint", "L/cold.json", "--set", "app.appDelegate={}").stdout == "")
        #expect(files.outcome("lint", "L/cold.json", "--set", "app=clean.json").stdout == "")
        #expect(files.outcome("lint", "L/cold.json", "--set", "app=null").stdout == "")
        #expect(
            files.outcome("lint", "L/cold.json", "--set", "app=no.json").stderr == """
                --set app=no.json: error: cannot read "no.json": no such file or directory
                    --set app=no.json
                              ^~~~~~~

                """)
    }

    @Test func aMistakeInItIsShownThere() {
        files.set("L/app.json", Array("{\n  \"lifecycl\": \"scene\"\n}".utf8))
        #expect(
            files.outcome("run", "L/cold.json").stderr.hasPrefix(
                "L/app.json:2:3: error: unknown key \"lifecycl\" in app; did you mean \"lifecycle\"?\n"))
        files.set("L/app.json", Array("{\n  \"lifecycle\": }".utf8))
        #expect(files.outcome("run", "L/cold.json").stderr.hasPrefix("L/app.json:2:16: error: expected a value"))
        files.set("L/app.json", Array("[]".utf8))
        #expect(files.outcome("run", "L/cold.json").stderr.hasPrefix("L/app.json:1:1: error: expected an object"))
        files.set("L/cold.json", Array(scenario("7").utf8))
        #expect(
            files.outcome("run", "L/cold.json").stderr.contains(": error: expected an object or a path, found a number")
        )
        files.set("L/cold.json", Array(scenario(#""""#).utf8))
        #expect(files.outcome("run", "L/cold.json").stderr.contains(": error: the path must not be empty"))
    }

    @Test func itsOwnPathsStartAtItself() {
        files.set("L/shared/app.json", Array(#"{ "infoPlist": "Info.plist" }"#.utf8))
        files.set("L/shared/Info.plist", Array(#"<plist version="1.0"><dict/></plist>"#.utf8))
        files.set("L/cold.json", Array(scenario(#""shared/app.json""#).utf8))
        #expect(files.outcome("run", "L/cold.json").stdout.contains("application life cycle (no scenes)"))
    }

    @Test func aChangeOfItChangesTheLaunchAndNotTheScenario() {
        _ = files.outcome("check", "--record", "L/cold.json")
        files.set("L/app.json", Array(#"{ "lifecycle": "appDelegate", "sdk": "18.0" }"#.utf8))
        let report = files.outcome("check", "L").stdout
        #expect(report.hasPrefix("changed  L/cold.json\n") && report.contains("\n  changed: SDK 27.0 -> 18.0\n"))
    }

    @Test func onlyFilesBelowTheRootAreRead() {
        files.set("L/cold.json", Array(scenario(#""../app.json""#).utf8))
        files.set("app.json", Array(app.utf8))
        #expect(
            files.outcome("run", "L/cold.json").stderr.hasPrefix(
                "L/cold.json:1:26: error: cannot read \"../app.json\": it is not below L; choose another folder with --root\n"
            ))
        #expect(files.outcome("run", "L/cold.json", "--root", ".").status == 0)
        #expect(files.outcome("check", "L/cold.json", "--root", ".", "--record").status == 0)
        #expect(
            files.outcome("run", "L/cold.json", "--root", "M").stderr.contains(
                "cannot read \"../app.json\": --root M: no such file or directory"))
    }
}

/// The root where there are links and a repository.
@Suite(.serialized) struct RootTests {
    private let tool: BuiltTool

    init() throws {
        tool = try BuiltTool()
        _ = try tool.sh(
            """
            mkdir -p top/project/Launches/sub top/project/App; cd top
            echo '{ "lifecycle": "scene" }' | tee app.json project/App/app.json > project/Launches/app.json
            for path in app.json ../App/app.json ../../app.json link.json out.json pipe.json sub; do
                printf '{ "name": "A", "app": "%s", "events": [{ "event": "tapIcon" }] }' $path \\
                    > project/Launches/$(echo $path | tr ./ __).json
            done
            cd project/Launches; ln -s app.json link.json; ln -s ../../app.json out.json; mkfifo pipe.json
            """)
    }

    private func status(_ name: String, _ options: String = "", before: String = ":") throws -> ShellResult {
        let result = try tool.sh("cd top; \(before); $tool run \(options) project/Launches/\(name).json | head -n 1")
        return ShellResult(stdout: result.stdout, stderr: String(result.stderr.split(separator: "\n").first ?? ""))
    }

    @Test func isTheFolderOfTheScenarioWhereGitKnowsNone() throws {
        try status("app_json").expect("A\n")
        try status("link_json").expect("A\n")
        let refused = try status("___App_app_json").stderr
        #expect(refused.contains("cannot read \"../App/app.json\": it is not below /"))
        #expect(refused.hasSuffix("/top/project/Launches; choose another folder with --root"))
        #expect(try status("out_json").stderr.contains("it is not below /"))
        #expect(try status("pipe_json").stderr.hasSuffix("cannot read \"pipe.json\": not a regular file"))
        #expect(try status("sub").stderr.hasSuffix("cannot read \"sub\": not a regular file"))
    }

    @Test(arguments: ["mkdir -p project/.git", "echo gitdir > project/.git"]) func isTheNearestFolderThatGitKnows(
        git: String
    ) throws {
        try status("___App_app_json", before: git).expect("A\n")
        #expect(try status("out_json", before: git).stderr.contains("it is not below /"))
        #expect(
            try status("______app_json", before: git).stderr.hasSuffix(
                "/top/project; choose another folder with --root"))
    }

    @Test func isTheFolderThatIsGiven() throws {
        try status("out_json", "--root .").expect("A\n")
        try status("______app_json", "--root .").expect("A\n")
        #expect(try status("app_json", "--root project/App").stderr.contains("it is not below /"))
        #expect(try status("app_json", "--root project/Laun").stderr.contains("--root project/Laun: no such file"))
        try status("app_json", "--root /").expect("A\n")
    }
}
