import Foundation
import SampleLaunches
import Testing

@testable import LaunchTraceKit

/// The README and the pages of the documentation, compared with the tool.
struct ReadmeTests {
    private static let project = Release.project
    private static let sources = project.appendingPathComponent("Sources")
    private static let pages = sources.appendingPathComponent("LaunchModel/LaunchModel.docc")
    private let readme: String

    init() throws { readme = try String(contentsOf: Self.project.appendingPathComponent("README.md"), encoding: .utf8) }

    private func page(_ name: String) throws -> String {
        try String(contentsOf: Self.pages.appendingPathComponent("\(name).md"), encoding: .utf8)
    }

    @Test func isShortAndLinksToFiles() throws {
        #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
        let overview = try page("LaunchModel")
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.pages.path).filter {
            $0.hasSuffix(".md") && $0 != "LaunchModel.md"
        }.map { String($0.dropLast(3)) }
        #expect(names.count >= 15)
        #expect(readme.contains("/LaunchModel.md)"))
        for name in names { #expect(overview.contains("- <doc:\(name)>"), "\(name)") }
        for link in readme.matches(of: /\]\(([^)#]+)\)/).map(\.1) where !link.hasPrefix("https://") {
            #expect(
                FileManager.default.fileExists(atPath: Self.project.appendingPathComponent(String(link)).path),
                "\(link)")
        }
    }

    /// A page with more words has several subjects, and is split.
    @Test func noPageIsLong() throws {
        let pages = try FileManager.default.subpathsOfDirectory(atPath: Self.sources.path).filter {
            $0.contains(".docc/") && $0.hasSuffix(".md")
        }
        #expect(pages.count >= 25)
        for page in pages {
            let text = try String(contentsOf: Self.sources.appendingPathComponent(page), encoding: .utf8)
            let words = text.split(whereSeparator: \.isWhitespace).count
            #expect(words <= 1500, "\(page) has \(words) words")
        }
    }

    /// A fenced block of a page.
    private struct Block {
        /// Empty for a block of output.
        let language: Substring
        let text: Substring

        static func all(in page: String) -> [Block] {
            page.split(separator: "```", omittingEmptySubsequences: false).enumerated().filter {
                !$0.offset.isMultiple(of: 2)
            }.map {
                Block(language: $0.element.prefix { $0 != "\n" }, text: $0.element.drop { $0 != "\n" }.dropFirst())
            }
        }
    }

    /// The blocks run in order, in a repository with the examples and an app without scenes, as in a clone.
    ///
    /// The output of a block is the block after it. Otherwise a quoted comment is the last line that its command prints, and
    /// any other command succeeds. A diff is applied.
    @Test(.needs(.git)) func theCommandsPrintWhatTheReadmeShows() throws {
        let tool = try BuiltTool()
        for (path, text) in AppWithoutScenes().files {
            try tool.folder.write(path.replacing("Recipes.xcodeproj", with: "MyApp.xcodeproj"), text)
        }
        let start = try tool.shWithGit(
            "cp -R '\(Example.folder)' . && git init --quiet . && git add . && git commit --quiet -m First")
        start.expect()
        let blocks = Block.all(in: readme)
        var commands = 0
        for (block, next) in zip(blocks, blocks.dropFirst()) {
            if block.language == "diff" {
                try tool.folder.write("change.diff", String(block.text))
                try tool.shWithGit("git apply change.diff && rm change.diff").expect()
            }
            guard block.language == "sh", block.text.contains("launchtrace") else { continue }
            commands += 1
            if next.language.isEmpty {
                #expect(try run(block.text, tool).stdout == next.text)
                continue
            }
            for line in block.text.split(separator: "\n") {
                let result = try run(line, tool)
                guard let last = line.firstMatch(of: /# "(.+)"$/)?.1 else {
                    #expect(result.status == 0, "\(line)")
                    continue
                }
                #expect(result.stdout.split(separator: "\n").last == last, "\(line)")
            }
        }
        #expect(commands >= 6)
    }

    @Test func countsTheRecordings() throws {
        let tool = try BuiltTool()
        let shown = try tool.sh("cd '\(Example.folder)/..' && $tool verify Examples/observed | tail -n 1").stdout
        let counts = try #require(shown.firstMatch(of: #/^(\d+) recordings: (\d+) matched, (\d+) /#))
        #expect(
            readme.contains(
                "contains \(counts.1) launches from logs and reports. The tool predicts \(counts.2) of them. For each of the other \(counts.3), "
            ))
    }

    /// Runs commands of a page, with standard error on standard output.
    private func run(_ commands: Substring, _ tool: BuiltTool) throws -> ShellResult {
        try tool.shWithGit(
            """
            launchtrace() { "$tool" "$@" 2>&1; }
            \(commands.replacing("swift run launchtrace", with: "launchtrace"))

            """)
    }

    @Test func quotesATestThatRuns() throws {
        let file = try String(
            contentsOf: Self.project.appendingPathComponent("Tests/UserTests/RecipesTests.swift"), encoding: .utf8)
        let page = try String(
            contentsOf: Self.project.appendingPathComponent(
                "Sources/LaunchTraceKit/LaunchTraceKit.docc/LaunchTraceKit.md"), encoding: .utf8)
        #expect(readme.contains("```swift\n\(file)```\n") && page.contains("```swift\n\(file)```\n"))
    }

    @Test func showsTheRealFinding() throws {
        let path = "Examples/findings/LT014-return-value-suppresses.json"
        let example = try #require(Example.all.first { $0.path.hasSuffix(path) })
        let outcome = CommandOutcome.of(["lint", example.path], files: Example.files)
        #expect(try page("LintingAnApp").contains("```\n\(outcome.stdout.replacing(example.path, with: path))```\n"))
    }

    @Test func answersEachLaunchProblem() throws {
        let tool = try BuiltTool()
        _ = try tool.sh("ln -sfn '\(Example.folder)' Examples")
        let blocks = Block.all(in: try page("CommonLaunchProblems"))
        for (command, answer) in zip(blocks, blocks.dropFirst()) where command.language == "sh" {
            #expect(try run(command.text, tool).stdout == answer.text)
        }
        #expect(blocks.count == 8)
    }

    /// The scenario that describes an app delegate and a scene delegate has no findings.
    @Test func showsADelegateWithoutFindings() throws {
        let blocks = Block.all(in: try page("WritingAScenario")).filter { $0.language == "json" }
        let texts = blocks.map(\.text).filter { $0.contains("sceneDelegate") }
        #expect(texts.count == 1)
        for text in texts {
            let read = try ScenarioReader(readFile: Example.files.readFile).read(SourceText(String(text)))
            #expect(try read.scenario.trace().findings.isEmpty)
        }
    }

    @Test func showsTheRealError() throws {
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

    @Test func showsALineOfTheProbe() throws {
        #expect(try page("ComparingALog").contains("```\n\(ProbeFile.sample.joined(separator: " "))\n```\n"))
    }

    @Test func showsThePictureOfTheTimeline() throws {
        let picture = try #require(readme.firstMatch(of: /!\[[^\]]+\]\((Examples\/[^)]+)\.svg\)/)).1
        #expect(Example.all.contains { $0.path.hasSuffix("\(picture).json") })
    }

    /// Every command of the demonstration works as it stands, and has something to show.
    @Test func leadsAClass() throws {
        let lines = try page("TeachingALesson").split(separator: "\n")
        let commands = lines.map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("launchtrace ") }
        #expect(commands.count == 9)
        let tool = try BuiltTool()
        for command in commands {
            let words = command.dropFirst("launchtrace ".count)
            let show = "for page in *.html; do [ ! -f $page ] || cat $page; done; rm -f *.html"
            let shown = try tool.sh("ln -sfn '\(Example.folder)' Examples; $tool \(words); \(show)")
            #expect(shown.stderr.isEmpty != words.hasPrefix("lint"), "\(command)")
            #expect(shown.stdout.count > (words.hasPrefix("lesson") ? 100 : 300), "\(command)")
        }
    }

    @Test func showsATeamItsFirstCheck() throws {
        let blocks = try page("CheckingLaunchesInCI").split(separator: "```").map { $0.drop { $0 != "\n" }.dropFirst() }
        let tool = try BuiltTool()
        let first = try tool.sh("rm cold.json; launchtrace() { $tool \"$@\"; }; \(blocks[1])")
        #expect(
            first.stdout == """
                recorded  Launches/cold.json: it was missing
                1 scenario: 1 missing; 1 timeline recorded
                1 scenario: 1 unchanged

                """)
        let app = #"{"appDelegate": {"*": {}, "application(_:didFinishLaunchingWithOptions:)": {"returns": false}}}"#
        let second = try tool.sh(
            "sed -i.bak 's/18.0/26.0/; s/\"events\"/\"app\": \(app), &/' Launches/cold.json; $tool check Launches")
        second.expect(String(blocks[3]), status: 1)
    }
}
