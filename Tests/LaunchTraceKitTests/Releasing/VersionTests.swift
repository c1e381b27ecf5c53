import Foundation
import Testing

@testable import LaunchTraceKit

/// Where the tool's version stands beside the tool, it is the same.
struct VersionTests {
    @Test(arguments: [
        ".github/actions/check/action.yml": 2, "Examples/ci/github-actions.yml": 1, "Examples/ci/gitlab-ci.yml": 2,
        "Examples/ci/Dockerfile": 1, "Sources/LaunchModel/LaunchModel.docc/PublishingARelease.md": 7,
    ]) func isTheTools(path: String, count: Int) throws {
        let text = try String(contentsOf: Release.project.appendingPathComponent(path), encoding: .utf8)
        let versions = text.matches(of: /(?:launchtrace\S*?[@\/-]v?|download\/v|rev: v|VERSION: )(\d+\.\d+\.\d+)/).map(
            \.1)
        #expect(versions.count == count)
        #expect(versions.allSatisfy { $0 == ToolInfo.version })
    }
}
