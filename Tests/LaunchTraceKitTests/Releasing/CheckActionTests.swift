import Foundation
import Testing

@testable import LaunchTraceKit

extension RealToolTests {
    /// Each script of the action for GitHub, with the runner's files, and a folder in place of the release on the network.
    @Suite(.needs(.bash, .make, .python3, .strip, .zip), .needs(python: .yaml)) struct CheckActionTests {
        private static let path = ".github/actions/check/action.yml"

        private let tool: BuiltTool
        private var runner: GitHubRunner
        private let steps: [GitHubStep]
        private let releases: URL

        init() throws {
            tool = try BuiltTool()
            releases = try Release.folder.get()
            steps = try GitHubStep.all(in: Self.path)
            runner = try GitHubRunner(tool: tool)
            runner.variables = ["RUNNER_OS": Self.system, "RUNNER_ARCH": Self.architecture]
            runner.values = [
                "inputs.launches": "Launches", "inputs.lint": "", "inputs.sha256": "",
                "inputs.releases": "file://\(releases.path)",
            ]
            try SampleApp().write(in: tool)
            _ = try tool.sh("mkdir .git; rm cold.json; $tool init Recipes.xcodeproj")
        }

        @Test mutating func launchesAsRecordedAreGreen() throws {
            try runner.run(steps)
            #expect(runner.log == "6 scenarios: 6 unchanged; 1 app file\n")
            #expect(!runner.hasFailed)
            #expect(try runner.summary.hasPrefix("### Launches: unchanged\n"))
            #expect(try output("check", "junit").contains(#"tests="6" failures="0" errors="0""#))
            #expect(try output("lint", "sarif").contains(#""results": []"#))
        }

        @Test mutating func aBrokenLinkIsRedAtItsLine() throws {
            try breakLink()
            try runner.run(steps)
            #expect(runner.hasFailed)
            #expect(runner.log.hasPrefix("::error file=App/SceneDelegate.swift,line=6,"), "\(runner.log)")
            #expect(runner.log.contains("6 scenarios: 5 unchanged, 1 changed; 1 app file\n"), "\(runner.log)")
            #expect(runner.log.contains("\n::error file=App/SceneDelegate.swift,line="), "\(runner.log)")
            #expect(try runner.summary.hasPrefix("### Launches: check failed\n"))
            #expect(try output("check", "junit").contains(#"tests="6" failures="1" errors="0""#))
            let sarif = try output("lint", "sarif")
            #expect(sarif.contains(#""ruleId": "LT011""#) && sarif.contains(#""uri": "App/SceneDelegate.swift""#))
        }

        /// What is linted is an input, one a line.
        @Test mutating func theProjectIsLintedWhereItIsNamed() throws {
            try breakLink()
            _ = try tool.sh("mv Recipes.xcodeproj 'My recipes.xcodeproj'; rm -r Launches")
            runner.values["inputs.lint"] = "My recipes.xcodeproj\n"
            try runner.run(steps.filter { $0.id != "check" })
            #expect(
                runner.hasFailed && runner.log.hasPrefix("::error file=App/SceneDelegate.swift,line="), "\(runner.log)")
        }

        @Test mutating func anotherSumThanThePinnedOneRunsNothing() throws {
            runner.values["inputs.sha256"] = "sha256:\(String(repeating: "0", count: 64))"
            try runner.run(steps)
            #expect(runner.log.hasPrefix("::error::\(archive) has the checksum "), "\(runner.log)")
            #expect(runner.log.hasSuffix(", not \(String(repeating: "0", count: 64))\n"), "\(runner.log)")
            try expectNothingWasRun()
        }

        @Test mutating func thePinnedSumIsEnough() throws {
            let line = try String(
                contentsOf: releases.appendingPathComponent("v\(ToolInfo.version)/\(archive).sha256"), encoding: .utf8)
            runner.values["inputs.sha256"] = "sha256:\(line.prefix { $0 != " " })"
            try runner.run(steps)
            #expect(!runner.hasFailed, "\(runner.log)")
        }

        @Test mutating func anArchiveThatIsNotTheReleasesRunsNothing() throws {
            let other = try tool.sh(
                "cp -R '\(releases.path)' other && printf more >> other/v\(ToolInfo.version)/\(archive)")
            other.expect()
            runner.values["inputs.releases"] = "file://\(tool.folder.url.path)/other"
            try runner.run(steps)
            #expect(runner.log.hasPrefix("::error::\(archive) has the checksum "), "\(runner.log)")
            try expectNothingWasRun()
        }

        @Test mutating func anUnknownSystemRunsNothing() throws {
            runner.variables["RUNNER_OS"] = "Windows"
            try runner.run(steps)
            #expect(runner.log == "::error::launchtrace has no release for Windows on \(Self.architecture)\n")
            try expectNothingWasRun()
        }

        @Test mutating func aMissingReleaseRunsNothing() throws {
            runner.values["inputs.releases"] = "file://\(releases.path)/missing"
            try runner.run(steps)
            #expect(runner.log.hasPrefix("curl: (37) "), "\(runner.log)")
            try expectNothingWasRun()
        }

        /// The job for GitLab does the same, and runs nothing of an archive with another sum.
        @Test(.needsLinux) func theJobForGitLabChecksTheSumAndTheLaunches() throws {
            let job = try String(
                contentsOf: Release.project.appendingPathComponent("Examples/ci/gitlab-ci.yml"), encoding: .utf8)
            let lines = try #require(job.firstMatch(of: /\n  script:\n((?:    - .+\n)+)/)).1
            try tool.folder.write("job.sh", lines.split(separator: "\n").map { $0.dropFirst(6) + "\n" }.joined())
            let archive = releases.appendingPathComponent("v\(ToolInfo.version)/\(archive)").path
            let sum = try tool.sh("sha256sum '\(archive)'").stdout.prefix { $0 != " " }
            let variables = [
                "LAUNCHES": "Launches", "LAUNCHTRACE": "file://\(archive)", "TMPDIR": tool.folder.url.path,
            ]
            let green = try tool.sh(
                "bash -eo pipefail job.sh", environment: variables.merging(["LAUNCHTRACE_SHA256": String(sum)]) { $1 })
            #expect(green.status == 0, "\(green)")
            #expect(green.stdout.hasPrefix("6 scenarios: 6 unchanged; 1 app file\n"), "\(green)")
            #expect(try tool.folder.read("launches.xml").contains(#"tests="6" failures="0" errors="0""#))
            let red = try tool.sh("rm launches.xml; bash -eo pipefail job.sh", environment: variables)
            #expect(red.status != 0 && red.stdout == "" && red.stderr.contains("sha256sum: "), "\(red)")
            try breakLink()
            let broken = try tool.sh(
                "bash -eo pipefail job.sh", environment: variables.merging(["LAUNCHTRACE_SHA256": String(sum)]) { $1 })
            #expect(broken.status == 1 && broken.stdout.contains("6 scenarios: 5 unchanged, 1 changed"), "\(broken)")
        }

        /// Scripts are text alone: what an input says reaches them as the value of a variable.
        @Test func inputsAreNoPartOfScripts() {
            #expect(steps.count == 3 && steps.allSatisfy { $0.run?.contains("${{") == false })
        }

        @Test(.needs(.shellcheck), arguments: [Self.path, ".github/workflows/release.yml"]) func scriptsAreSound(
            path: String
        ) throws {
            for step in try GitHubStep.all(in: path) {
                guard let run = step.run else { continue }
                try tool.folder.write("step.sh", "#!/usr/bin/env bash\nset -eo pipefail\n\(run)")
                let result = try RealTool.sh("shellcheck step.sh", in: tool.folder)
                #expect(result == ShellResult(), "\(step.name ?? "")")
            }
        }

        private static var system: String {
            #if os(macOS)
                "macOS"
            #else
                "Linux"
            #endif
        }

        private static var architecture: String {
            #if arch(arm64)
                "ARM64"
            #else
                "X64"
            #endif
        }

        /// The one that the action fetches here.
        private var archive: String {
            Release.archive(for: Self.system == "macOS" ? "macos-universal" : Release.system)
        }

        private func breakLink() throws { try tool.folder.write("App/SceneDelegate.swift", SampleApp.withoutColdLinks) }

        private func output(_ step: String, _ name: String) throws -> String {
            try String(contentsOfFile: try #require(runner.values["steps.\(step).outputs.\(name)"]), encoding: .utf8)
        }

        private func expectNothingWasRun() throws {
            #expect(runner.hasFailed && runner.values.keys.allSatisfy { $0.hasPrefix("inputs.") })
            #expect(try runner.summary == "")
            try tool.sh("find runner -name launchtrace -type f").expect()
        }
    }
}
