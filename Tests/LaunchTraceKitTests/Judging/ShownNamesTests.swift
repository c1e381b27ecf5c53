import Foundation
import TestSupport
import Testing

@testable import LaunchTraceKit

/// What a finding names has to open where it is read: in the working folder, at the root of the repository, or anywhere.
struct ShownNamesTests {
    private let tool: BuiltTool

    init() throws {
        tool = try BuiltTool()
        try SampleApp(folder: "ios").write(in: tool)
        try tool.folder.write(
            "ios/App/SceneDelegate.swift", SampleApp.sceneDelegate.replacing(SampleApp.coldLine, with: ""))
        try tool.folder.write(
            "ios/Launches/cold.json",
            #"{"name": "A", "app": {"appDelegate": {"applicationDidBecomeActive(_:)": {"does": [{"mark": "a"}]}}, "#
                + #""sceneDelegate": {}}, "events": [{"event": "tapIcon"}]}"#)
        _ = try tool.sh("mkdir .git")
    }

    private static let project = [
        ("cd ios/App; $tool lint ..", "SceneDelegate.swift:6:5: error"),
        ("cd ios/Launches; $tool lint ../Recipes.xcodeproj", "../App/SceneDelegate.swift:6:5: error"),
        ("$tool lint ios", "ios/App/SceneDelegate.swift:6:5: error"),
        ("cd ios/App; $tool lint .. --format github", "::error file=ios/App/SceneDelegate.swift,line=6"),
        ("cd ios/App; $tool lint .. --root .. --format github", "::error file=App/SceneDelegate.swift,line=6"),
        ("cd ios/App; $tool lint .. --format sarif", #""uri": "ios/App/SceneDelegate.swift""#),
        ("cd ios/Launches; $tool lint cold.json", "cold.json:1:"),
        ("cd ios/Launches; $tool lint cold.json --format github", "::error file=ios/Launches/cold.json,line=1"),
        ("cd ios/Launches; $tool lint cold.json --format sarif", #""uri": "ios/Launches/cold.json""#),
        ("cd ios/Launches; $tool lint cold.json --format json", #""file":"cold.json""#),
        ("cd ios/Launches; $tool lint - < cold.json", "<stdin>:1:"),
        ("cd ios/Launches; $tool lint - --format github < cold.json", "file=<stdin>,line=1"),
    ]

    @Test(arguments: project) func opensWhereItIsRead(_ script: String, _ beginning: String) throws {
        let result = try tool.sh(script)
        #expect(result.status == 1 && result.stdout.contains(beginning), "\(result)")
        #expect(!result.stdout.contains("\n/"), "\(result)")
    }

    /// Of what is beside the finding, too.
    @Test func notesOpenAsWell() throws {
        let result = try tool.sh("cd ios/App; $tool lint ..")
        #expect(result.stdout.contains("  note: SceneDelegate.swift:15:5 scene(_:openURLContexts:) "), "\(result)")
        #expect(result.stderr == "..: read from ios/Recipes.xcodeproj, target Recipes\n..: 10 launches, 1 error\n")
    }

    /// In a pipe a finding is as long as it is.
    @Test func aSummaryIsALineForEach() throws {
        let result = try tool.sh("$tool lint ios ios/Launches/cold.json --summary")
        #expect(
            result.stdout == """
                ios/App/SceneDelegate.swift:6:5: error: LT011 a link is lost at a cold start
                ios/Launches/cold.json:1:39: error: LT013 this method never runs

                """, "\(result)")
        let other = try tool.sh("$tool lint ios --summary --format json")
        #expect(other.status == 2 && other.stderr.contains("--summary needs --format text"), "\(other)")
    }
}
