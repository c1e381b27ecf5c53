import Foundation
import Testing

@testable import LaunchTraceKit

extension RealToolTests {
    /// Runs what the files in Examples/ci run.
    struct CIExampleTests {
        private let tool: BuiltTool
        private let folder = Release.project.appendingPathComponent("Examples/ci")

        init() throws {
            tool = try BuiltTool()
            _ = try tool.sh("mkdir Launches bin; mv cold.json Launches; ln -s $tool bin/launchtrace")
        }

        /// Files that others read, each with what `check-jsonschema` calls their kind.
        @Test(
            .needs(.checkJSONSchema),
            arguments: [
                "Examples/ci/github-actions.yml": "github-workflows", "Examples/ci/gitlab-ci.yml": "gitlab-ci",
                ".github/workflows/test.yml": "github-workflows", ".github/workflows/release.yml": "github-workflows",
                ".github/actions/check/action.yml": "github-actions",
            ]) func eachFileIsOfItsKind(path: String, kind: String) throws
        {
            let file = Release.project.appendingPathComponent(path).path.shellWord
            let result = try RealTool.sh("check-jsonschema --builtin-schema vendor.\(kind) \(file)", in: tool.folder)
            #expect(result.status == 0, "\(result.stdout)")
        }

        @Test(.needs(.git)) func theHookStopsACommitThatDoesNotFit() throws {
            let start = try sh(
                """
                git init --quiet . && cp '\(folder.path)/pre-commit' .git/hooks/
                echo 1 > notes && git add notes && git commit --quiet -m 'Without scenarios'
                git add Launches && git commit --quiet -m 'Without a timeline'
                """)
            start.expect(
                stderr: """
                    missing  Launches/cold.json: no recorded timeline
                    1 scenario: 1 missing
                    If the change is intended, record it and stage it: \
                    launchtrace check --record -- 'Launches' && git add -- 'Launches'

                    """, status: 1)
            let end = try sh(
                """
                launchtrace check --record -- 'Launches' > /dev/null && git add -- 'Launches'
                echo nonsense > Launches/unstaged.json; echo nonsense > Launches/cold.json
                git commit --quiet -m 'With a timeline' && git show --format=%s --name-only
                """)
            end.expect(
                "With a timeline\n\nLaunches/cold.json\nLaunches/cold.timeline.txt\n",
                stderr: "1 scenario: 1 unchanged\n")
        }

        /// The command that the hook prints does it all, wherever the commit is made.
        @Test(.needs(.git), arguments: [".", "Launches"]) func theHooksAdviceCanBePasted(folder: String) throws {
            let result = try sh(
                """
                git init --quiet . && cp '\(self.folder.path)/pre-commit' .git/hooks/ && git add Launches; cd '\(folder)'
                advice=$(git commit --quiet -m First 2>&1 | sed -n 's/.*stage it: //p')
                sh -c "$advice" > /dev/null && git commit --quiet -m Second && git show --format=%s --name-only
                """)
            result.expect(
                "Second\n\nLaunches/cold.json\nLaunches/cold.timeline.txt\n", stderr: "1 scenario: 1 unchanged\n")
        }

        @Test(.needs(.git)) func theHookLooksAtWhatIsStaged() throws {
            let result = try sh(
                """
                git init --quiet . && cp '\(folder.path)/pre-commit' .git/hooks/ && mv Launches "My 'Launches"
                git config launchtrace.scenarios "My 'Launches"; launchtrace check --record . > /dev/null
                git add "My 'Launches" && git commit --quiet -m Both
                git rm --quiet --cached "My 'Launches/cold.json"; git commit --quiet -m Orphan 2>&1; echo $?
                git rm --quiet --cached "My 'Launches/cold.timeline.txt"; git commit --quiet -m Neither; echo $?
                echo '{ "events": 1 }' > "My 'Launches/cold.json"; git add "My 'Launches"
                git commit --quiet -m Nonsense 2>&1 | head -n 2; echo $?; git log --format=%s
                """)
            result.expect(
                """
                orphaned  My 'Launches/cold.timeline.txt: no scenario
                0 scenarios; 1 orphaned timeline
                If the change is intended, record it and stage it: \
                launchtrace check --record -- 'My '\\''Launches' && git add -- 'My '\\''Launches'
                1
                0
                unreadable  My 'Launches/cold.json: missing key "name"; and 1 more
                1 scenario: 1 unreadable
                0
                Neither
                Both

                """, stderr: "1 scenario: 1 unchanged\n")
        }

        /// A change of the code alone is held against the launches, as it is staged and not as it lies there.
        @Test(.needs(.git)) func theHookReadsTheStagedProject() throws {
            try SampleApp(folder: "ios").write(in: tool)
            let delegate = "ios/App/SceneDelegate.swift"
            try tool.folder.write("broken", SampleApp.withoutColdLinks)
            let result = try sh(
                """
                git init --quiet . && cp '\(folder.path)/pre-commit' .git/hooks/ && rm -r Launches
                launchtrace init ios > /dev/null; git add ios Launches && git commit --quiet -m First
                cp \(delegate) fixed; cp broken \(delegate); git add ios; cp fixed \(delegate)
                git commit --quiet -m Broken 2>&1 | sed 's/ (.*//'
                git add ios; cp broken \(delegate); touch notes; git add notes; git commit --quiet -m Mended; git log --format=%s
                """)
            result.expect(
                """
                new error  ios/App/SceneDelegate.swift:6:5: LT011 a link is lost at a cold start
                  connectionOptions.urlContexts is never read
                  note: ios/App/SceneDelegate.swift:15:5 scene(_:openURLContexts:) is called only if the \
                app is already running
                  help: also read connectionOptions.urlContexts in scene(_:willConnectTo:options:)
                  changed: Launches/url-recipes-cold.json
                6 scenarios: 5 unchanged, 1 changed; 1 app file
                If the change is intended, record it and stage it: \
                launchtrace check --record -- 'Launches' && git add -- 'Launches'
                Mended
                First

                """, stderr: "6 scenarios: 6 unchanged; 1 app file\n")
        }

        /// Runs a script where the tool is on the path, and git knows nobody's settings but its own.
        private func sh(_ script: String) throws -> ShellResult {
            let folder = tool.folder.url.path
            return try tool.shWithGit(
                script,
                environment: [
                    "PATH": "\(folder)/bin:/usr/bin:/bin", "GIT_CONFIG_COUNT": "1",
                    "GIT_CONFIG_KEY_0": "init.defaultBranch", "GIT_CONFIG_VALUE_0": "main",
                ])
        }
    }
}

/// An app whose code is changed, commit by commit, and whose scenarios aren't.
struct BrokenLinkTests {
    private let tool: BuiltTool

    init() throws {
        tool = try BuiltTool(SampleApp())
        try tool.folder.write("Broken.swift", SampleApp.withoutColdLinks)
        try tool.folder.write("Mended.swift", SampleApp.sceneDelegate)
    }

    @Test(.needs(.git)) func aCommitThatBreaksALinkIsRed() throws {
        let first = try tool.shWithGit(
            """
            git init --quiet . && $tool init Recipes.xcodeproj > /dev/null && git add Recipes.xcodeproj App Launches
            git commit --quiet -m First && $tool check Launches && $tool lint Launches/app.json
            """)
        first.expect(
            "6 scenarios: 6 unchanged; 1 app file\n", stderr: "Launches/app.json: 10 launches, nothing found\n")
        let broken = try tool.shWithGit(
            "cp Broken.swift App/SceneDelegate.swift; git commit --quiet -am Broken && $tool check Launches")
        broken.expect(
            """
            new error  App/SceneDelegate.swift:6:5: LT011 a link is lost at a cold start
              connectionOptions.urlContexts is never read
              note: App/SceneDelegate.swift:15:5 scene(_:openURLContexts:) is called only if the app is \
            already running
              help: also read connectionOptions.urlContexts in scene(_:willConnectTo:options:)
              changed: Launches/url-recipes-cold.json (gone: read connectionOptions.urlContexts)
            6 scenarios: 5 unchanged, 1 changed; 1 app file

            """, status: 1)
        let lint = try tool.shWithGit(
            "$tool lint Launches/app.json Recipes.xcodeproj --format sarif | grep -c '\"ruleId\": \"LT011\"'")
        #expect(lint.stdout == "1\n")
        let fixed = try tool.shWithGit(
            """
            cp Mended.swift App/SceneDelegate.swift; git commit --quiet -am Mended && $tool check Launches &&
            $tool lint Recipes.xcodeproj && git log --format=%s -- Launches
            """)
        fixed.expect(
            "6 scenarios: 6 unchanged; 1 app file\nFirst\n", stderr: "Recipes.xcodeproj: 10 launches, nothing found\n")
    }
}

/// The script for git's own hook, at what a repository and its settings may bring.
@Suite(.needs(.git)) struct PreCommitScriptTests {
    private let tool: BuiltTool

    init() throws {
        tool = try BuiltTool()
        let script = Release.project.appendingPathComponent("Examples/ci/pre-commit").path
        let start = try tool.shWithGit(
            """
            mkdir Launches bin; mv cold.json Launches; ln -s "$tool" bin/launchtrace; git init -q .
            cp '\(script)' .git/hooks/pre-commit; chmod +x .git/hooks/pre-commit
            "$tool" check --record Launches > /dev/null
            """)
        start.expect()
    }

    /// Each such commit was refused: the link was written twice.
    @Test func aLinkThatIsCalledLikeASourceIsNoProblem() throws {
        let result = try commit(
            "mkdir -p Pods/Headers; echo > Pods/x.h; ln -s ../x.h Pods/Headers/x.h; ln -s none Pods/y.swift")
        #expect(result.status == 0, "\(result)")
    }

    /// They passed, and nothing was checked.
    @Test(arguments: ["/tmp", "../Launches", "Launches/../../x", "Launchs"])
    func aFolderThatIsNotInTheRepositoryIsReported(_ scenarios: String) throws {
        let result = try commit("git config launchtrace.scenarios \(scenarios)")
        #expect(result.status == 1)
        #expect(result.stderr.hasPrefix("launchtrace.scenarios names '\(scenarios)', "), "\(result)")
        let direct = try sh(".git/hooks/pre-commit")
        #expect(direct.status == 2, "\(direct)")
    }

    @Test func aFolderThatIsNamedOtherwiseIsFound() throws {
        for scenarios in ["Launches", "./Launches", "Launches/"] {
            #expect(try commit("git config launchtrace.scenarios \(scenarios); echo >> a.swift").status == 0)
        }
        #expect(try commit("rm -r Launches").status == 0)
    }

    private func commit(_ change: String) throws -> ShellResult {
        try sh("\(change)\ngit add -A . ':!bin' && git commit -qm Change")
    }

    private func sh(_ script: String) throws -> ShellResult {
        try tool.shWithGit(script, environment: ["PATH": "\(tool.folder.url.path)/bin:/usr/bin:/bin"])
    }
}
