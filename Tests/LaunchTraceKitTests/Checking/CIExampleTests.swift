import Foundation
import Testing

@testable import LaunchTraceKit

extension RealToolTests {
    /// Runs what the files in Examples/ci run.
    struct CIExampleTests {
        private let tool: BuiltTool
        private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../../Examples/ci"
        ).standardizedFileURL

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
            #expect(
                start
                    == ShellResult(
                        stderr: """
                            missing  Launches/cold.json: no recorded timeline
                            1 scenario: 1 missing
                            If the change is intended, record it and stage it: \
                            launchtrace check --record -- 'Launches' && git add -- 'Launches'

                            """, status: 1))
            let end = try sh(
                """
                launchtrace check --record -- 'Launches' > /dev/null && git add -- 'Launches'
                echo nonsense > Launches/unstaged.json; echo nonsense > Launches/cold.json
                git commit --quiet -m 'With a timeline' && git show --format=%s --name-only
                """)
            #expect(
                end
                    == ShellResult(
                        stdout: "With a timeline\n\nLaunches/cold.json\nLaunches/cold.timeline.txt\n",
                        stderr: "1 scenario: 1 unchanged\n"))
        }

        /// The command that the hook prints does it all, wherever the commit is made.
        @Test(.needs(.git), arguments: [".", "Launches"]) func theHooksAdviceCanBePasted(folder: String) throws {
            let result = try sh(
                """
                git init --quiet . && cp '\(self.folder.path)/pre-commit' .git/hooks/ && git add Launches; cd '\(folder)'
                advice=$(git commit --quiet -m First 2>&1 | sed -n 's/.*stage it: //p')
                sh -c "$advice" > /dev/null && git commit --quiet -m Second && git show --format=%s --name-only
                """)
            #expect(
                result
                    == ShellResult(
                        stdout: "Second\n\nLaunches/cold.json\nLaunches/cold.timeline.txt\n",
                        stderr: "1 scenario: 1 unchanged\n"))
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
            #expect(
                result
                    == ShellResult(
                        stdout: """
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

                            """, stderr: "1 scenario: 1 unchanged\n"))
        }

        /// A change of the code alone is held against the launches, as it is staged and not as it lies there.
        @Test(.needs(.git)) func theHookReadsTheStagedProject() throws {
            try SampleApp(folder: "ios").write(in: tool)
            let delegate = "ios/App/SceneDelegate.swift"
            try tool.folder.write("broken", SampleApp.sceneDelegate.replacing(SampleApp.coldLine, with: ""))
            let result = try sh(
                """
                git init --quiet . && cp '\(folder.path)/pre-commit' .git/hooks/ && rm -r Launches
                launchtrace init ios > /dev/null; git add ios Launches && git commit --quiet -m First
                cp \(delegate) fixed; cp broken \(delegate); git add ios; cp fixed \(delegate)
                git commit --quiet -m Broken 2>&1 | sed 's/ (.*//'
                git add ios; cp broken \(delegate); touch notes; git add notes; git commit --quiet -m Mended; git log --format=%s
                """)
            #expect(
                result
                    == ShellResult(
                        stdout: """
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

                            """, stderr: "6 scenarios: 6 unchanged; 1 app file\n"))
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
