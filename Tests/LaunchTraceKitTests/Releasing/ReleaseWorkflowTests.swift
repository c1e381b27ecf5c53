import Testing

@testable import LaunchTraceKit

extension RealToolTests {
    /// What the workflow of a release runs on Linux, with the tool that is built beside the tests.
    @Suite(.needs(.bash, .git, .make, .python3, .strip, .zip), .needs(python: .yaml)) struct ReleaseWorkflowTests {
        private static let path = ".github/workflows/release.yml"
        private let tool: BuiltTool
        private var runner: GitHubRunner

        /// What of the project a release is made of, as a repository with two commits, the first of which has a tag.
        init() throws {
            tool = try BuiltTool()
            runner = try GitHubRunner(tool: tool)
            runner.values["runner.os"] = "Linux"
            runner.variables = [
                "PATH": "\(tool.folder.url.path)/runner/bin:/usr/bin:/bin", "BINARY": tool.path,
                "GITHUB_REF_NAME": "v\(ToolInfo.version)", "GITHUB_SERVER_URL": "https://github.com",
                "GITHUB_REPOSITORY": "octo/launchtrace",
            ]
            let start = try tool.shWithGit(
                """
                mkdir runner/bin; printf '#!/bin/sh\\necho "${0##*/} $*"\\n' > runner/bin/gh && cp runner/bin/gh runner/bin/apt-get
                chmod +x runner/bin/*; project='\(Release.project.path)'
                mkdir -p Sources/ScenarioFormat/Problems Sources/LaunchModel/Rules Tests/Builds Examples/url
                cp -R "$project/Tests/Release" Tests && cp -R "$project/Sources/Plugins" Sources && cp "$project/Tests/Builds/unpack" Tests/Builds
                cp "$project/Sources/ScenarioFormat/Problems/ToolInfo.swift" Sources/ScenarioFormat/Problems
                cp "$project/Makefile" "$project/LICENSE" "$project/README.md" .
                git init --quiet . && printf 'runner\\ndist\\n' > .gitignore
                echo 1 > Examples/url/cold.timeline.txt; git add . && git commit --quiet -m First && git tag v0.0.1
                echo 2 > Examples/url/cold.timeline.txt; echo 2 > Sources/LaunchModel/Rules/Windows.swift
                git add . && git commit --quiet -m 'Show a window late' && git tag v\(ToolInfo.version)
                """)
            start.expect()
        }

        @Test(.needsLinux) mutating func aTagBecomesADraft() throws {
            try runner.run(try steps("build"))
            #expect(!runner.hasFailed, "\(runner.log)")
            #expect(runner.log.hasSuffix("1 scenario: 1 not analyzed\n"), "\(runner.log)")
            // Those of the other machines come from their own jobs.
            let others = try tool.sh(
                """
                cd dist && rm *.zip *.zip.sha256
                \(Release.copies)
                """)
            others.expect()
            try runner.run(try steps("draft"))
            #expect(!runner.hasFailed, "\(runner.log)")
            let assets = (Release.names + ["launchtrace.rb"]).sorted().map { "dist/\($0)" }.joined(separator: " ")
            let version = "v\(ToolInfo.version)"
            #expect(
                runner.log.hasSuffix(
                    "gh release create \(version) --draft --verify-tag --title \(version) --notes-file changes.md \(assets)\n"
                ), "\(runner.log)")
            #expect(
                try tool.folder.read("changes.md") == """
                    ## What is said of UIKit

                    - Show a window late

                    Launches of the examples that are others now:

                    - Examples/url/cold.timeline.txt

                    """)
            try expectFormula()
        }

        /// It has the sum of each archive beside its address.
        private func expectFormula() throws {
            let formula = try tool.folder.read("dist/launchtrace.rb")
            let pairs = formula.matches(of: /url "(\S+)"\n *sha256 "([0-9a-f]{64})"/)
            #expect(pairs.count == Release.archives.count)
            for pair in pairs {
                let name = String(pair.1.split(separator: "/").last ?? "")
                #expect(pair.1 == "https://github.com/octo/launchtrace/releases/download/v\(ToolInfo.version)/\(name)")
                #expect(try tool.folder.read("dist/\(name).sha256") == "\(pair.2)  \(name)\n")
            }
        }

        @Test mutating func anotherTagThanTheVersionFails() throws {
            runner.variables["GITHUB_REF_NAME"] = "v9.9.9"
            try runner.run(try steps("build"))
            #expect(runner.hasFailed)
            #expect(
                runner.log.hasSuffix("::error::the tag is v9.9.9, and the version \(ToolInfo.version)\n"),
                "\(runner.log)")
            #expect(try tool.sh("ls dist").status != 0)
        }

        /// What is named by a tag may be another thing tomorrow.
        @Test(arguments: [Self.path, ".github/workflows/test.yml"]) func actionsAreNamedByCommit(path: String) throws {
            let uses = try GitHubStep.all(in: path).compactMap(\.uses)
            #expect(!uses.isEmpty && uses.allSatisfy { $0.wholeMatch(of: /[\w\/-]+@[0-9a-f]{40}/) != nil })
        }

        private func steps(_ job: String) throws -> [GitHubStep] {
            try GitHubStep.all(in: Self.path).filter { $0.job == job }
        }
    }
}
