import Foundation
import Testing

@testable import LaunchTraceKit

/// A project that tests ask says what the commands say.
struct TestedProjectTests {
    private let tool: BuiltTool
    private let path: String

    init() throws {
        tool = try BuiltTool()
        try SampleApp().write(in: tool)
        path = tool.folder.url.appendingPathComponent("Recipes.xcodeproj").path
    }

    private func outcome(_ command: String) -> CommandOutcome {
        CommandOutcome.of(
            [command, path], files: .ofSystem(), terminal: TerminalFacts(outputIsTerminal: false) { _ in nil })
    }

    @Test func findsWhatTheCommandFinds() throws {
        let broken = SampleApp.sceneDelegateWithoutWebLinks.replacing(SampleApp.coldLine, with: "")
        try tool.folder.write("App/SceneDelegate.swift", broken)
        let app = try Project(path).app()
        let (found, linted) = (try app.lint().map(\.description), outcome("lint"))

        let heads = linted.stdout.split(separator: "\n").filter { $0.contains(": error: ") }
        #expect(heads.count == found.count && zip(heads, found).allSatisfy { $0.hasSuffix("/" + $1) }, "\(linted)")
        #expect(linted.stderr == "\(path): \(app.launches().count) launches, \(found.count) errors\n")
        #expect(found.count == 3)
    }

    /// A pipe would be waited for.
    @Test func readsAsSafelyAsTheCommandDoes() throws {
        _ = try tool.sh("cd App && rm SceneDelegate.swift && mkfifo SceneDelegate.swift")
        let app = try Project(path).app()

        #expect(app.warnings.map(\.message) == [#"cannot read "App/SceneDelegate.swift": not a regular file"#])
        #expect(app.warnings.problemTexts.joined() == outcome("scan").stderr)
        #expect(!app.isAnalyzed)
    }

    @Test func anErrorIsThatOfTheCommand() throws {
        try tool.folder.write("App/AppDelegate.swift", "")
        let error = try #require(throws: ProjectError.self) { try Project(path).app() }

        #expect(error.description == outcome("scan").stderr)
    }
}
