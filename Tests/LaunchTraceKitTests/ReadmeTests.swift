import Foundation
import LaunchModel
import SampleLaunches
import Testing

@testable import LaunchTraceKit

/// The first page, and those that it leads to.
struct ReadmeTests {
    private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../..").standardizedFileURL
    private static let pages = project.appendingPathComponent("Sources/LaunchModel/LaunchModel.docc")
    private let readme: String

    init() throws {
        readme = try String(contentsOf: Self.project.appendingPathComponent("README.md"), encoding: .utf8)
    }

    private func page(_ name: String) throws -> String {
        try String(contentsOf: Self.pages.appendingPathComponent("\(name).md"), encoding: .utf8)
    }

    /// What is read first is short, and leads to all that there is to read.
    @Test
    func isShortAndLeadsToEachPage() throws {
        #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 300)
        let overview = try page("LaunchModel")
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.pages.path)
            .filter { $0.hasSuffix(".md") && $0 != "LaunchModel.md" }.map { String($0.dropLast(3)) }
        #expect(names.count >= 15)
        #expect(readme.contains("/LaunchModel.md)"))
        for name in names {
            #expect(overview.contains("- <doc:\(name)>"), "\(name)")
        }
        for link in readme.matches(of: /\]\(([^)#]+)\)/).map(\.1) where !link.hasPrefix("https://") {
            #expect(
                FileManager.default.fileExists(atPath: Self.project.appendingPathComponent(String(link)).path),
                "\(link)")
        }
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
        #expect(try page("FindingMistakes").contains("```\n\(outcome.stdout.replacing(example.path, with: path))```\n"))
    }

    /// The first of the four questions, and all of them on their page, are answered by the commands that stand there.
    @Test
    func answersFourQuestions() throws {
        let start = try #require(readme.firstRange(of: "## Four questions\n")).upperBound
        let first = readme[start...].prefix(upTo: try #require(readme[start...].firstRange(of: "\n## ")).lowerBound)
        let tool = try BuiltTool()
        #expect(try answers(String(first), tool) == 1)
        #expect(try answers(try page("FourQuestions"), tool) == 4)
    }

    /// How many commands a page shows with what they print.
    private func answers(_ page: String, _ tool: BuiltTool) throws -> Int {
        let blocks = page.split(separator: "```", omittingEmptySubsequences: false).enumerated()
            .compactMap { $0.offset % 2 == 1 ? $0.element : nil }
        let pairs = zip(blocks, blocks.dropFirst()).filter { $0.0.hasPrefix("sh\n") }
        for (command, answer) in pairs {
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
        return pairs.count
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
        #expect(try page("WritingAScenario").contains(line.drop { $0 != " " }))
    }

    @Test
    func showsCodeThatWorks() throws {
        let tool = try BuiltTool()
        try SampleApp(name: "MyApp").write(in: tool)
        let app = try Project(tool.folder.url.appendingPathComponent("MyApp.xcodeproj").path).app(target: "MyApp")
        let timeline = try app.launch(.openURL("recipes://soup?id=7")).trace()
        #expect(timeline.calls(of: .sceneWillConnect).count == 1 && timeline.calls(of: .sceneOpenURLContexts).isEmpty)
        #expect(try app.lint().filter { $0.severity == .error } == [])
        #expect(
            readme.contains(
                """
                let app = try Project("MyApp.xcodeproj").app(target: "MyApp")
                let timeline = try app.launch(.openURL("recipes://soup?id=7")).trace()
                #expect(timeline.calls(of: .sceneWillConnect).count == 1 && timeline.calls(of: .sceneOpenURLContexts).isEmpty)
                #expect(try app.lint().filter { $0.severity == .error } == [])

                """))
    }

    @Test
    func showsALineOfTheProbe() throws {
        #expect(try page("HoldingALog").contains("```\n\(ProbeFile.sample.joined(separator: " "))\n```\n"))
    }

    @Test
    func showsThePictureOfTheTimeline() throws {
        let picture = try #require(readme.firstMatch(of: /!\[[^\]]+\]\((Examples\/[^)]+)\.svg\)/)).1
        #expect(Example.all.contains { $0.path.hasSuffix("\(picture).json") })
    }

    /// Every command of the demonstration works as it stands, and has something to show.
    @Test
    func leadsAClass() throws {
        let lines = try page("InAClass").split(separator: "\n")
        let commands = lines.map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("launchtrace ") }
        #expect(commands.count == 10)
        let tool = try BuiltTool()
        for command in commands {
            let words = command.dropFirst("launchtrace ".count)
            let show = "for page in *.html; do [ ! -f $page ] || cat $page; done; rm -f *.html"
            let shown = try tool.sh("ln -sfn '\(Example.folder)' Examples; $tool \(words); \(show)")
            #expect(shown.stderr.isEmpty != words.hasPrefix("lint"), "\(command)")
            #expect(shown.stdout.count > (words.hasPrefix("lesson") ? 100 : 300), "\(command)")
        }
    }

    @Test
    func showsATeamItsFirstCheck() throws {
        let blocks = try page("InCI").split(separator: "```").map { $0.drop { $0 != "\n" }.dropFirst() }
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
