import Foundation
import Testing

@testable import LaunchTraceKit

extension RealToolTests {
    /// How the tool is installed, as the first page tells it.
    struct FirstPageTests {
        private let tool: BuiltTool

        init() throws {
            tool = try BuiltTool()
        }

        /// What the first page says to type, with a folder in place of the network.
        @Test(.needs(.make, .strip, .zip), .needsLinux) func theFirstPagesLinesInstallIt() throws {
            let readme = try String(contentsOf: Release.project.appendingPathComponent("README.md"), encoding: .utf8)
            let section = try #require(readme.components(separatedBy: "\n## Install\n").dropFirst().first)
            let lines = try #require(section.split(separator: "```").dropFirst().first).dropFirst("sh\n".count)
            #expect(lines.split(separator: "\n").count == 3)
            let releases = try Release.folder.get()
            let result = try tool.sh(
                lines.replacing(
                    "https://github.com/OWNER/launchtrace/releases/download", with: "file://\(releases.path)"
                )
                .replacing("curl ", with: "curl --silent ") + "find .local -name launchtrace -type f -perm -u+x",
                environment: ["HOME": tool.folder.url.path])
            let archive = Release.archive(for: "linux-x86_64")
            #expect(result == ShellResult(stdout: "\(archive): OK\n.local/bin/launchtrace\n"))
        }
    }
}
