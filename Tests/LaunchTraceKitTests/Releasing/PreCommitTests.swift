import Foundation
import Testing

@testable import LaunchTraceKit
@testable import ProjectReading

extension RealToolTests {
    /// The hooks, as the program pre-commit takes them from a repository and runs them.
    @Suite(.needs(.git, .preCommit)) struct PreCommitTests {
        private let tool: BuiltTool

        /// An app with its launches, all of it committed, beside a repository with the hooks.
        init() throws {
            tool = try BuiltTool()
            try SampleApp().write(in: tool)
            try tool.folder.write(
                ".pre-commit-config.yaml",
                """
                repos:
                - repo: \(tool.folder.url.path)/hooks
                  rev: v\(ToolInfo.version)
                  hooks: [{ id: launchtrace-check }, { id: launchtrace-lint }]

                """)
            let start = try sh(
                """
                mkdir bin hooks && ln -s "$tool" bin/launchtrace && rm cold.json
                cp '\(Release.project.path)/.pre-commit-hooks.yaml' hooks
                git -C hooks init --quiet && git -C hooks add . && git -C hooks commit --quiet -m First
                git -C hooks tag v\(ToolInfo.version)
                git init --quiet . && printf 'bin\\nhooks\\ncache\\n' > .gitignore
                launchtrace init Recipes.xcodeproj > /dev/null && git add . && git commit --quiet -m First
                pre-commit install --install-hooks > /dev/null 2>&1
                """)
            #expect(start == ShellResult())
        }

        @Test func aChangeThatBreaksNothingPasses() throws {
            let result = try commit("echo '// The same.' >> App/SceneDelegate.swift")
            #expect(
                result
                    == ShellResult(
                        stdout: """
                            launches match their timelines: Passed
                            no launch is broken: Passed
                            Second

                            """))
        }

        @Test func whatNoScenarioNamesIsLeftAlone() throws {
            let result = try commit("echo Hello > notes.md")
            #expect(
                result.stdout == """
                    launches match their timelines: (no files to check)Skipped
                    no launch is broken: (no files to check)Skipped
                    Second

                    """)
        }

        /// The commit is held up, whatever lies in the folder unstaged.
        @Test func aBrokenLaunchStopsTheCommit() throws {
            try tool.folder.write("fixed", SampleApp.sceneDelegate)
            try tool.folder.write("broken", SampleApp.sceneDelegate.replacing(SampleApp.coldLine, with: ""))
            let result = try commit(
                """
                cp broken App/SceneDelegate.swift && git add App
                cp fixed App/SceneDelegate.swift; rm fixed broken
                """, staging: "")
            #expect(result.stdout.contains("launches match their timelines: Failed\n"), "\(result)")
            #expect(result.stdout.contains("\n6 scenarios: 5 unchanged, 1 changed; 1 app file\n"), "\(result)")
            #expect(result.stdout.contains("no launch is broken: Failed\n"), "\(result)")
            #expect(result.stdout.contains("\nApp/SceneDelegate.swift:"), "\(result)")
            #expect(result.stdout.hasSuffix("\nFirst\n"), "\(result)")
        }

        @Test func aStaleTimelineStopsTheCommit() throws {
            let result = try commit(
                """
                sed -i.bak 's/"os": "[0-9.]*"/"os": "16.0"/' Launches/icon-cold.json; rm Launches/*.bak
                """)
            #expect(result.stdout.contains("launches match their timelines: Failed\n"), "\(result)")
            #expect(result.stdout.hasSuffix("\nFirst\n"), "\(result)")
        }

        /// What pre-commit prints at a commit, without the dots, and the last commit that there is then.
        private func commit(_ change: String, staging: String = "git add .") throws -> ShellResult {
            try sh(
                """
                \(change)
                \(staging)
                git commit --quiet -m Second 2>&1 | sed 's/\\.\\.\\.\\.*/: /'; git log -1 --format=%s
                """)
        }

        private func sh(_ script: String) throws -> ShellResult {
            let folder = tool.folder.url.path
            let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
            return try tool.shWithGit(
                script, environment: ["PATH": "\(folder)/bin:\(path)", "PRE_COMMIT_HOME": "\(folder)/cache"])
        }
    }
}

/// Which files the hooks look at.
struct HookFileTests {
    /// Files of each kind that the reading of a project asks for.
    private static let names =
        LockFile.allCases.map(\.rawValue) + [
            "Launches/cold.json", "Launches/cold.timeline.txt", "Info.plist", "Info.plist.in",
            "App.xcodeproj/project.pbxproj", "App/App.entitlements", "Base.xcconfig", "Kit/Package.swift", "App/Main.m",
            "App/Main.mm", "App/Bridge.h",
        ]

    @Test(arguments: ["Examples/ci/pre-commit", ".pre-commit-hooks.yaml"]) func eachFileOfALaunchIsSeen(path: String)
        throws
    {
        let text = try String(contentsOf: Release.project.appendingPathComponent(path), encoding: .utf8)
        let isSeen = try path.hasSuffix("yaml") ? Self.byExpression(text) : Self.byPatterns(text)
        for name in Self.names { #expect(try isSeen(name) && isSeen("ios/\(name)"), "\(name)") }
        for name in ["README.md", "App/icon.png", "notes.txt", "fastlane/Fastfile", "App/main.c"] {
            #expect(try !isSeen(name), "\(name)")
        }
    }

    private static func byExpression(_ text: String) throws -> (String) throws -> Bool {
        let expression = try Regex(String(try #require(text.firstMatch(of: /files: &files '(.+)'/)).1))
        return { $0.contains(expression) }
    }

    /// Patterns of git: each is a star and what a path has to end with.
    private static func byPatterns(_ text: String) throws -> (String) throws -> Bool {
        let line = try #require(text.firstMatch(of: /\nset -- ((?:.+\\\n)*.+)\n/)).1
        let endings = line.matches(of: /'\*([^']+)'/).map(\.1)
        return { name in
            endings.contains { ending in
                ending.hasSuffix(".*") ? name.contains(ending.dropLast()) : name.hasSuffix(ending)
            }
        }
    }
}
