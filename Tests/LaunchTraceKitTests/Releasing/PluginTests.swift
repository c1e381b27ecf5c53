import Foundation
import Testing

@testable import LaunchTraceKit
@testable import ProjectReading

extension RealToolTests {
    /// The package of plugins as SwiftPM takes it, with the bundle of a release beside it in place of the network.
    @Suite(.needs(.make, .strip, .swift, .unzip, .zip)) struct PluginTests {
        private let tool: BuiltTool

        /// A package that uses the plugins, with an app in its folder.
        init() throws {
            tool = try BuiltTool(SampleApp())
            try tool.folder.write(
                "Package.swift",
                """
                // swift-tools-version: 6.0
                import PackageDescription

                let package = Package(
                    name: "App", dependencies: [.package(path: "plugins")],
                    targets: [
                        .target(
                            name: "Model", path: "Model", plugins: [.plugin(name: "LaunchTraceLint", package: "plugins")])
                    ])

                """)
            let release = try Release.folder.get().appendingPathComponent("v\(ToolInfo.version)").path
            let start = try tool.sh(
                """
                mkdir .git Model; echo 'let answer = 42' > Model/Answer.swift
                unzip -q '\(release)/launchtrace-plugins-\(ToolInfo.version).zip' && mv launchtrace-plugins-* plugins
                cp '\(release)/launchtrace.artifactbundle.zip' plugins
                sed -i.bak 's|url: "[^"]*", checksum: "[^"]*"|path: "launchtrace.artifactbundle.zip"|' plugins/Package.swift
                """)
            start.expect()
        }

        @Test func theCommandEndsAsTheToolDoes() throws {
            let green = try swift("package launchtrace lint Recipes.xcodeproj")
            #expect(green.status == 0, "\(green)")
            #expect(green.stdout.hasSuffix("Recipes.xcodeproj: 10 launches, nothing found\n"), "\(green)")
            try breakLink()
            let red = try swift("package launchtrace lint Recipes.xcodeproj")
            #expect(red.status == 1 && red.stdout.contains("App/SceneDelegate.swift:6:5: error: LT011 "), "\(red)")
        }

        @Test func aBuildStopsAtTheFinding() throws {
            try breakLink()
            let red = try swift("build")
            #expect(red.status == 1 && red.stdout.contains("App/SceneDelegate.swift:6:5: error: LT011 "), "\(red)")
            try tool.folder.write("App/SceneDelegate.swift", SampleApp.sceneDelegate)
            let green = try swift("build")
            #expect(green.status == 0, "\(green)")
        }

        /// What stands in the package of plugins is what SwiftPM holds the bundle against.
        @Test func theChecksumIsSwiftPMs() throws {
            let release = try Release.folder.get().appendingPathComponent("v\(ToolInfo.version)").path
            let sum = try swift("package compute-checksum '\(release)/launchtrace.artifactbundle.zip'").stdout
            let manifest = try tool.sh("unzip -p '\(release)'/launchtrace-plugins-*.zip '*/Package.swift'").stdout
            #expect(sum.count == 65 && manifest.contains("checksum: \"\(sum.dropLast())\""))
        }

        /// The half for Xcode compiles against declarations as Xcode has them; that is all that can be seen without one.
        @Test(
            .needs(.swiftc), .needsLinux, arguments: ["Command/LaunchTraceCommand.swift", "Lint/LaunchTraceLint.swift"])
        func theHalfForXcodeCompiles(path: String) throws {
            try tool.folder.write("XcodeProjectPlugin.swift", Self.declarations)
            let result = try RealTool.sh(
                """
                api=$(dirname "$(realpath "$(command -v swiftc)")")/../lib/swift/pm/PluginAPI
                swiftc -parse-as-library -emit-module -I "$api" -module-name XcodeProjectPlugin XcodeProjectPlugin.swift
                swiftc -parse-as-library -swift-version 6 -package-description-version 6.0 -typecheck \
                    -warnings-as-errors -I "$api" -I . '\(Release.project.path)/Sources/Plugins/\(path)'
                """, in: tool.folder)
            result.expect()
        }

        private static let declarations = """
            import Foundation
            import PackagePlugin

            public struct XcodeProject { public var directoryURL: URL { fatalError() } }
            public struct XcodeTarget {}
            public struct XcodePluginContext {
                public var xcodeProject: XcodeProject { fatalError() }
                public var pluginWorkDirectoryURL: URL { fatalError() }
                public func tool(named name: String) throws -> PluginContext.Tool { fatalError() }
            }
            public protocol XcodeCommandPlugin: CommandPlugin {
                func performCommand(context: XcodePluginContext, arguments: [String]) throws
            }
            public protocol XcodeBuildToolPlugin: BuildToolPlugin {
                func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
            }

            """

        private func breakLink() throws { try tool.folder.write("App/SceneDelegate.swift", SampleApp.withoutColdLinks) }

        /// What SwiftPM prints; the toolchain is wherever it is on the path.
        private func swift(_ words: String) throws -> ShellResult {
            try tool.sh(
                "swift \(words) 2>&1",
                environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": tool.folder.url.path])
        }
    }

    /// The hooks, as the program pre-commit takes them from a repository and runs them.
    @Suite(.needs(.git, .preCommit)) struct PreCommitTests {
        private let tool: BuiltTool

        /// An app with its launches, all of it committed, beside a repository with the hooks.
        init() throws {
            tool = try BuiltTool(SampleApp())
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
            start.expect()
        }

        @Test func aChangeThatBreaksNothingPasses() throws {
            let result = try commit("echo '// The same.' >> App/SceneDelegate.swift")
            result.expect(
                """
                launches match their timelines: Passed
                no launch is broken: Passed
                Second

                """)
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
            try tool.folder.write("broken", SampleApp.withoutColdLinks)
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
                #"sed -i.bak 's/"os": "[0-9.]*"/"os": "16.0"/' Launches/icon-cold.json; rm Launches/*.bak"#)
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
