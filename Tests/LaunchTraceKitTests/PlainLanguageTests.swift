import Foundation
import Testing

@testable import LaunchTraceKit

/// Texts and names use the terms of the field, and none of the words that have a plain counterpart.
struct PlainLanguageTests {
    /// One word in one file, which means there what it usually means.
    private struct Exception: Hashable {
        let file: String
        let word: String
        let reason: String
    }

    private static let exceptions = [
        Exception(file: "Synonym.swift", word: "untold", reason: "an old spelling, which leads to the new one"),
        Exception(file: "Synonym.swift", word: "stimulus", reason: "an old spelling, which leads to the new one"),
        Exception(file: "Synonym.swift", word: "stimuli", reason: "an old spelling, which leads to the new one"),
        Exception(file: "Synonym.swift", word: "silent", reason: "a word that people search for"),
        Exception(file: "Migration.swift", word: "silent", reason: "the first word of a line that `diff` prints"),
        Exception(file: "RepresentativeTrigger.swift", word: "silent", reason: "a constant for a silent push"),
    ]

    /// The words that are private in every form, and the same in identifiers: `untoldCarriers`, `isTold`. A silent push is Apple's term.
    private static let pattern =
        "(?i)(?<![a-z.-])(?:mend(?:s|ed|ing)?|cures?|cured|untold|left open|leav(?:e|es|ing) open|tells?|told|telling|"
        + "judg(?:e|ed|es|ing|ement|ements)|h(?:olds?|eld|olding) against|"
        + "st(?:ands?|anding|ood) (?:behind|beside|over|below|for)|hear(?:s|d|ing)? of|"
        + "(?:falls?|fell|falling|goes|go|went|going) silent|silent(?:ly)?(?! push| notification|$)|"
        + "(?:comes?|came|coming) of|(?:comes|came|coming) to(?! the (?:fore|front))|tripp?(?:s|ed|ing)? over|anew|seldom|"
        + "for ever|whatever|anybody|somebody|nobody|stimul(?:us|i)|claim(?:s|ed|ing|ants?)?|unclaimed|"
        + "put(?:s|ting)? off|twins?|kin|its like|deeds?|doers?|lets? go of|siev(?:e|es|ed)|says? so|says what|who says|"
        + "with(?:out)? a word|check said no|to begin with)(?![a-z-])"
        + "|(?-i)(?<![A-Za-z])(?:untold|told|tells?|telling|judged?|judging|judgements?|claims?|claim(?:ed|ing)|stimulus|twins?|"
        + "kin|deeds?|doers?|mended|nobody|anybody|somebody|siev(?:e|ed)|silent)(?=[A-Z])(?!Push)"
        + "|(?<=[a-z])(?:Untold|Told|Tells?|Telling|Judged?|Judging|Judgements?|Claims?|Claim(?:ed|ing)|Stimulus|Twins?|Kin|"
        + "Deeds?|Doers?|Mend|Mends|Mended|Nobody|Anybody|Somebody|Sieve|Silent)(?![a-z])"
        + "|(?:LetGo|letGo|DoneOnce|doneOnce|OpenParts)(?![a-z])"

    private static func complaints(about text: String, in place: String, _ file: String = "") throws -> [String] {
        let expression = try NSRegularExpression(pattern: pattern)
        var found: [String] = []
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            .enumerated()
        {
            for match in expression.matches(in: line, range: NSRange(line.startIndex..., in: line)) {
                guard let range = Range(match.range, in: line) else { continue }
                let word = String(line[range])
                let isException = exceptions.contains { $0.file == file && $0.word == word.lowercased() }
                if !isException { found.append("\(place):\(number + 1): \(word)") }
            }
        }
        return found
    }

    private static let project = Release.project

    private static func files(in folder: String, _ type: String) throws -> [URL] {
        let list = FileManager.default.enumerator(
            at: project.appendingPathComponent(folder), includingPropertiesForKeys: nil)
        return (list?.allObjects as? [URL] ?? []).filter { $0.pathExtension == type }
    }

    private static func complaints(aboutFiles files: [URL]) throws -> [String] {
        #expect(!files.isEmpty)
        return try files.flatMap { file in
            try complaints(
                about: try String(contentsOf: file, encoding: .utf8),
                in: String(file.path.dropFirst(project.path.count + 1)), file.lastPathComponent)
        }
    }

    @Test func ofTheSources() throws {
        #expect(try Self.complaints(aboutFiles: Self.files(in: "Sources", "swift")) == [])
    }

    @Test func ofTheDocumentation() throws {
        let files = [
            "README.md", "Tests/README.md", "Examples/README.md", "Makefile", "Package.swift", ".pre-commit-hooks.yaml",
        ].map { Self.project.appendingPathComponent($0) }
        #expect(try Self.complaints(aboutFiles: files + Self.files(in: "Sources", "md")) == [])
    }

    @Test func ofTheExamples() throws {
        #expect(try Self.complaints(aboutFiles: Self.files(in: "Examples", "json")) == [])
    }

    @Test func ofTheHelp() throws {
        #expect(try Self.complaints(about: ToolInfo.help + ToolInfo.manual, in: "help") == [])
        for command in CommandName.allCases {
            #expect(try Self.complaints(about: command.help, in: command.rawValue) == [])
        }
    }

    @Test(arguments: Topic.Kind.allCases) func ofExplain(kind: Topic.Kind) throws {
        for topic in Topic.all where topic.kind == kind {
            #expect(try Self.complaints(about: topic.text(.whole), in: topic.title) == [])
        }
    }

    @Test func ofThePages() throws {
        for page in SampleSite.pages { #expect(try Self.complaints(about: page.text, in: page.path) == []) }
    }

    /// A word that is no longer found in its file needs no exception.
    @Test func everyExceptionIsNeeded() throws {
        #expect(Self.exceptions.count <= 20 && Set(Self.exceptions).count == Self.exceptions.count)
        let sources = try Self.files(in: "Sources", "swift")
        for exception in Self.exceptions {
            let file = try #require(sources.first { $0.lastPathComponent == exception.file })
            let found = try Self.complaints(about: try String(contentsOf: file, encoding: .utf8), in: "")
            #expect(
                found.contains { $0.lowercased().hasSuffix(": \(exception.word)") },
                "\(exception.word) in \(exception.file)")
        }
    }

    @Test func wordsAreFound() throws {
        let text = """
            untoldCarriers are told of it
            isTold, whatever stands beside it
            standard input, a silent push, Appended, the app comes to the foreground
            its like, claiming, standing behind, tripping over, went silent, what it comes to
            LivingTwins, BodyDeeds, isLetGo, DoneOnce, OpenParts, DelegateTelling, FindingJudgement, LogSieve
            """
        #expect(
            try Self.complaints(about: text, in: "a") == [
                "a:1: untold", "a:1: told", "a:2: Told", "a:2: whatever", "a:2: stands beside", "a:4: its like",
                "a:4: claiming", "a:4: standing behind", "a:4: tripping over", "a:4: went silent", "a:4: comes to",
                "a:5: Twins", "a:5: Deeds", "a:5: LetGo", "a:5: DoneOnce", "a:5: OpenParts", "a:5: Telling",
                "a:5: Judgement", "a:5: Sieve",
            ])
    }
}
