import Foundation
import LaunchModel
import Testing

@testable import LaunchTraceKit

struct ReadmeTests {
    private let readme: String

    init() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../README.md")
        readme = try String(contentsOf: file, encoding: .utf8)
    }

    @Test
    func showsTheRealTimeline() throws {
        let example = try #require(Example.all.first { $0.path.hasSuffix("url/cold-scene.json") })
        let timeline = try String(contentsOfFile: example.timelinePath, encoding: .utf8)
        #expect(readme.contains("```\n\(timeline)```\n"))
    }

    @Test
    func showsTheRealFinding() throws {
        let path = "Examples/findings/LT014-return-value-suppresses.json"
        let example = try #require(Example.all.first { $0.path.hasSuffix(path) })
        let outcome = CommandOutcome.of(
            ["lint", example.path], files: Example.files,
            terminal: TerminalFacts(outputIsTerminal: false, variable: { _ in nil }))
        #expect(readme.contains("```\n\(outcome.stdout.replacing(example.path, with: path))```\n"))
    }

    /// The four questions of the first page are answered by the commands that stand there.
    @Test
    func answersFourQuestions() throws {
        let start = try #require(readme.firstRange(of: "## Four questions\n")).upperBound
        let page = readme[start...].prefix(upTo: try #require(readme[start...].firstRange(of: "\n## ")).lowerBound)
        let blocks = page.split(separator: "```", omittingEmptySubsequences: false).enumerated()
            .compactMap { $0.offset % 2 == 1 ? $0.element : nil }
        #expect(blocks.count == 8)
        let tool = try BuiltTool()
        for (command, answer) in zip(blocks, blocks.dropFirst()) where command.hasPrefix("sh\n") {
            let script = command.dropFirst(3)
            let shown = try tool.sh(
                """
                ln -sfn '\(Example.folder)' Examples
                launchtrace() { $tool "$@" 2>&1; }
                \(script)
                """)
            #expect("\n" + shown.stdout == answer)
            #expect(shown.stderr.isEmpty)
        }
    }

    /// The scenario that shows how a delegate is written is clean.
    @Test
    func showsADelegateThatIsRight() throws {
        let start = try #require(readme.firstRange(of: "## What you write\n")).upperBound
        let block = try #require(readme[start...].split(separator: "```").dropFirst().first)
        let read = try ScenarioReader(readFile: Example.files.readFile).read(SourceText(String(block.dropFirst(5))))
        #expect(try read.scenario.trace().findings.isEmpty)
    }

    @Test
    func showsTheRealError() throws {
        let text =
            "{\"name\": \"Cold\", \"events\": [\n\n    { \"event\": \"openUrl\", \"url\": \"recipes://soup\" },\n]}"
        let source = SourceText(name: "cold.json", bytes: Array(text.replacing(" },\n", with: " }\n").utf8))
        let error = #expect(throws: Diagnostics.self) {
            try ScenarioReader(readFile: Example.files.readFile).read(source)
        }
        let line = try #require(error?.text.split(separator: "\n").first)
        #expect(line.hasSuffix(#"error: unknown event "openUrl"; did you mean "openURL"?"#))
        #expect(readme.contains(line.drop { $0 != " " }))
    }

    @Test
    func showsCodeThatWorks() throws {
        let timeline = try Scenario("Cold link", events: [.openURL("recipes://soup?id=7")]).trace()
        let names = timeline.entries.map(\.name)
        #expect(names.contains("scene(_:willConnectTo:options:)") && !names.contains("scene(_:openURLContexts:)"))
        #expect(
            readme.contains(
                #"let timeline = try Scenario("Cold link", events: [.openURL("recipes://soup?id=7")]).trace()"#)
        )
    }

    @Test
    func showsALineOfTheProbe() {
        #expect(readme.contains("```\n\(ProbeFile.sample.joined(separator: " "))\n```\n"))
    }

    @Test
    func showsThePictureOfTheTimeline() throws {
        let picture = try #require(readme.firstMatch(of: /!\[[^\]]+\]\((Examples\/[^)]+)\.svg\)/)).1
        #expect(Example.all.contains { $0.path.hasSuffix("\(picture).json") })
    }

    /// Every command of the demonstration works as it stands, and has something to show.
    @Test
    func leadsAClass() throws {
        let section = try #require(readme.firstRange(of: "## Five minutes").map { readme[$0.upperBound...] })
        let lines = section.prefix(upTo: try #require(section.firstRange(of: "\n## ")).lowerBound).split(
            separator: "\n")
        let commands = lines.map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("launchtrace ") }
        #expect(commands.count == 8)
        let tool = try BuiltTool()
        for command in commands {
            let words = command.dropFirst("launchtrace ".count)
            let show = "for page in *.html; do [ ! -f $page ] || cat $page; done; rm -f *.html"
            let shown = try tool.sh("ln -sfn '\(Example.folder)' Examples; $tool \(words); \(show)")
            #expect(shown.stderr.isEmpty != words.hasPrefix("lint"), "\(command)")
            #expect(shown.stdout.count > 300, "\(command)")
        }
    }

    @Test
    func showsATeamItsFirstCheck() throws {
        let section = try #require(readme.firstRange(of: "## In CI\n").map { readme[$0.upperBound...] })
        let blocks = section.split(separator: "```").map { $0.drop { $0 != "\n" }.dropFirst() }
        let tool = try BuiltTool()
        let first = try tool.sh("rm cold.json; launchtrace() { $tool \"$@\"; }; \(blocks[1])")
        #expect(
            first.stdout == """
                recorded  Launches/cold.json: it was missing
                1 scenario: 1 missing; 1 timeline recorded
                1 scenario: 1 as recorded

                """)
        let app = #"{"appDelegate": {"*": {}, "application(_:didFinishLaunchingWithOptions:)": {"returns": false}}}"#
        let second = try tool.sh(
            "sed -i.bak 's/18.0/26.0/; s/\"events\"/\"app\": \(app), &/' Launches/cold.json; $tool check Launches")
        #expect(second == ShellResult(stdout: String(blocks[3]), status: 1))
    }
}
