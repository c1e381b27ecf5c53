import Testing

@testable import LaunchTraceKit

/// What a pull request can bring, with the files and links of the system.
@Suite(.serialized) struct StrangersFilesTests {
    private let tool: BuiltTool

    init() throws {
        tool = try BuiltTool()
        try SampleApp(
            infoPlist: SampleApp.infoPlist + """

                <key>UIBackgroundModes</key><array><string>processing</string></array>
                <key>BGTaskSchedulerPermittedIdentifiers</key><array><string>$(extraheader)</string></array>
                """
        ).write(in: tool)
        _ = try tool.sh(
            """
            mkdir .git Launches; printf '[http]\\n\\textraheader = basic s3cr3t\\n' > .git/config; echo 'TOKEN="s3cr3t' > .env
            mv cold.json Launches; $tool check --record Launches > /dev/null
            """)
    }

    private func nothingIsShown(_ script: String) throws -> ShellResult {
        let result = try tool.sh("\(script); cat j s m 2> /dev/null; ls -R .")
        #expect(!result.stdout.contains("s3cr3t") && !result.stderr.contains("s3cr3t"), "\(result)")
        return result
    }

    private static let check =
        "$tool check Launches --report github --report junit=j --report sarif=s --report markdown=m"

    @Test func onlyBuildSettingsAreRead() throws {
        let project = try tool.folder.read("Recipes.xcodeproj/project.pbxproj").replacing(
            "name = Release;", with: "name = Release; baseConfigurationReference = base;"
        ).replacing("phase = {", with: "base = {isa = PBXFileReference; path = A.xcconfig; }; phase = {")
        try tool.folder.write("Recipes.xcodeproj/project.pbxproj", project)
        for include in [".git/config", "B.xcconfig", "C/config", "../.env"] {
            try tool.folder.write("A.xcconfig", "#include? \"\(include)\"\n")
            _ = try tool.sh("ln -sf .git/config B.xcconfig; ln -sfn .git C")
            let result = try nothingIsShown(
                "$tool init . -d L; rm -r L; $tool scan . ; $tool lint . --format sarif; \(Self.check)")
            #expect(result.stderr.contains("warning: cannot read "), "\(result)")
        }
    }

    @Test func noLineOfAnotherFileIsCode() throws {
        for link in ["../.env", "../.git/config"] {
            let result = try nothingIsShown("ln -sf \(link) App/SceneDelegate.swift; $tool scan .; $tool lint .")
            #expect(result.stderr.contains("cannot read \"App/SceneDelegate.swift\": it leads "), "\(result)")
        }
    }

    @Test func anAppIsNoOtherFile() throws {
        for (path, reason) in [
            ("../.env", "it isn't named like a JSON file, such as \\\"app.json\\\""),
            ("../.git/config", "it isn't named like"),
            ("link.json", "it leads to a file that isn't named like a JSON file"),
        ] {
            try tool.folder.write(
                "Launches/cold.json", #"{ "name": "Cold", "app": "\#(path)", "events": [{ "event": "tapIcon" }] }"#)
            let result = try nothingIsShown(
                "ln -sf ../.env Launches/link.json; $tool run Launches/cold.json; \(Self.check)")
            #expect(result.stderr.contains(reason.replacing("\\\"", with: "\"")), "\(result)")
        }
    }

    /// JSON in a folder that is checked, beside what makes it look like a scenario, and JSON that a scenario names.
    @Test(arguments: [
        (#"{ "auth": "s3cr3t" }"#, "expected an object with keys of"),
        (#"{ "s3cr3t": 1 }"#, "expected an object with keys of"), (#"["s3cr3t"]"#, "expected an object with keys of"),
        ("s3cr3t", "expected a value, found something else"),
        (#"{ "a": "s3cr3t", s3cr3t }"#, "a key needs double quotation marks"),
        (#"{ "events": [], "config": { "secret": "s3cr3t" } }"#, "unknown key \"config\""),
        (#"{ "project": "x", "target": "y", "token": "s3cr3t" }"#, "token"),
    ]) func whatIsOnlyFoundShowsLittle(_ text: String, _ message: String) throws {
        try tool.folder.write("Launches/keys.json", text)
        try tool.folder.write(
            "Launches/cold.json", #"{ "name": "Cold", "app": "keys.json", "events": [{ "event": "tapIcon" }] }"#)
        let found = try nothingIsShown("cp Launches/cold.timeline.txt Launches/keys.timeline.txt; \(Self.check)")
        #expect(found.stderr.contains("Launches/keys.json:") || found.stdout.contains(message), "\(found)")
        let named = try nothingIsShown("$tool run Launches/cold.json")
        #expect(named.stderr.hasPrefix("Launches/keys.json:1:") && named.stderr.contains(message), "\(named)")
        // Whoever names it wants to see it.
        #expect(try tool.sh("$tool run Launches/keys.json").stderr.contains("s3cr3t"))
    }

    @Test func whatIsNoTimelineIsNotCompared() throws {
        let linked = try nothingIsShown("cp .env Launches/env; ln -sf env Launches/cold.timeline.txt; \(Self.check)")
        #expect(linked.stdout.contains("it leads to a file that isn't named like a recorded timeline"))
        let copied = try nothingIsShown(
            "rm Launches/cold.timeline.txt; cp .git/config Launches/cold.timeline.txt; \(Self.check)")
        #expect(copied.stdout.contains("the recorded file is not a timeline"))
    }

    /// A workflow names the file, and the pull request says what it is.
    @Test func aNamedLinkLeadsToItsLikes() throws {
        let links = try nothingIsShown(
            """
            ln -s ../.env Launches/a.json; ln -s .git L; cp .git/config .git/b.json; mkfifo f; ln -s ../f Launches/f.json
            ln -s ../.env Launches/a.log; for words in 'run Launches/a.json' 'check Launches/a.json' 'lint L/b.json' 'check L' \\
                'diff Launches/a.json Launches/cold.json' 'verify Launches/cold.json Launches/a.log' 'run Launches/f.json'
            do $limited $tool $words > out; echo "$?"; cat out; done
            """)
        #expect(links.stdout.hasPrefix("2\n"), "\(links)")
        #expect(links.stderr.contains("cannot read Launches/a.json: it is a link to a file with another name\n"))
        #expect(links.stderr.contains("cannot read L/b.json: it leads into .git, which isn't read\n"))
        #expect(links.stderr.contains("cannot read Launches/a.log: it is a link to a file with another name\n"))
        #expect(links.stderr.contains("cannot read Launches/f.json: it is a link, but not to a regular file\n"))
        let fine = try tool.sh(
            """
            cp Launches/cold.json any; ln -s cold.json Launches/g.json; $tool run any && $tool run Launches/g.json &&
            cat any | $tool run /dev/stdin && $tool run /dev/stdin < any && mkfifo p && (cat any > p & $tool run p)
            """)
        #expect(fine.status == 0 && fine.stdout.components(separatedBy: "= active").count == 6, "\(fine)")
    }
}
