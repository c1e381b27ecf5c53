import Testing

@testable import LaunchTraceKit

/// What a team that has findings already does with them.
struct BaselineTests {
    private let tool: BuiltTool

    init() throws {
        tool = try BuiltTool()
        try SampleApp().write(in: tool)
        try tool.folder.write("App/SceneDelegate.swift", Self.withoutLinks)
        _ = try tool.sh("mkdir .git")
    }

    private static let withoutLinks = SampleApp.sceneDelegate.replacing(SampleApp.coldLine, with: "")
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
        #expect(
            result
                == ShellResult(
                    stdout: Self.known,
                    stderr: Self.read + ".: 10 launches, 1 error\nLaunches/baseline.json: 1 finding known\n"))
        let lint = try tool.sh("$tool lint . --baseline Launches/baseline.json")
        #expect(lint == ShellResult(stderr: Self.read + ".: 10 launches, nothing found; 1 ignored\n"))
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
        #expect(
            result
                == ShellResult(
                    stdout: """
                        6 scenarios: 6 unchanged; 1 recorded error; 1 app file
                        6 scenarios: 6 unchanged; 1 app file
                        1 app: 10 launches, 1 error
                        1 app: 10 launches, nothing found; 1 ignored

                        """))
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
