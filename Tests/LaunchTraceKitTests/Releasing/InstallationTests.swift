import Foundation
import Testing

@testable import LaunchTraceKit

extension RealToolTests {
    /// The installation of a release, as the documentation describes it.
    struct InstallationTests {
        private let tool: BuiltTool

        init() throws { tool = try BuiltTool() }

        /// Runs the commands with a folder in place of the network.
        @Test(.needs(.make, .strip, .zip), .needsLinux) func theCommandsInstallTheArchive() throws {
            let page = try String(
                contentsOf: Release.project.appendingPathComponent(
                    "Sources/LaunchModel/LaunchModel.docc/PublishingARelease.md"), encoding: .utf8)
            let section = try #require(page.components(separatedBy: "\n## Installing an archive\n").dropFirst().first)
            let lines = try #require(section.split(separator: "```").dropFirst().first).dropFirst("sh\n".count)
            #expect(lines.split(separator: "\n").count == 3)
            let releases = try Release.folder.get()
            let result = try tool.sh(
                lines.replacing("$REPOSITORY/releases/download", with: "file://\(releases.path)").replacing(
                    "curl ", with: "curl --silent ") + "find .local -name launchtrace -type f -perm -u+x",
                environment: ["HOME": tool.folder.url.path])
            let archive = Release.archive(for: "linux-x86_64")
            #expect(result == ShellResult(stdout: "\(archive): OK\n.local/bin/launchtrace\n"))
        }
    }
}
