import Foundation
import LaunchModel
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
        Exception(file: "Synonym.swift", word: "unclaimed", reason: "an old spelling, which leads to the new one"),
        Exception(file: "Synonym.swift", word: "judged", reason: "an old spelling, which leads to the new one"),
        Exception(file: "Synonym.swift", word: "silent", reason: "a word that people search for"),
        Exception(file: "RepresentativeTrigger.swift", word: "silent", reason: "a constant for a silent push"),
        Exception(file: "SwiftWord.swift", word: "slot", reason: "a position in a hash table, not shown to users"),
    ]

    /// The words that are private in every form, and the same in identifiers: `untoldCarriers`, `isTold`. A silent push is Apple's term.
    private static let pattern =
        "(?i)(?<![a-z.-])(?:mend(?:s|ed|ing)?|cures?|cured|untold|left open|leav(?:e|es|ing) open|tells?|told|telling|"
        + "judg(?:e|ed|es|ing|ement|ements)|holds? against|held against|stands? (?:behind|beside|over|below|for)|hears? of|heard of|"
        + "(?:falls?|goes|go) silent|silent(?:ly)?(?! push| notification|$)|comes of|trips? over|anew|seldom|for ever|whatever|"
        + "anybody|somebody|nobody|stimul(?:us|i)|claim(?:s|ed|ant)?|unclaimed|put(?:s|ting)? off|twins?|kin|deeds?|doers?|"
        + "says? so|says what|who says|with(?:out)? a word|check said no|to begin with)(?![a-z-])"
        + "|(?-i)(?<![A-Za-z])(?:untold|told|tells?|judged?|claims?|stimulus|twins?|deeds?|mended|nobody|anybody|somebody)(?=[A-Z])"
        + "|(?<=[a-z])(?:Untold|Told|Tells?|Telling|Judged?|Judgement|Claims?|Stimulus|Twins?|Deeds?|Mend|Mends|Mended|Nobody|"
        + "Anybody)(?![a-z])"

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

    private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "../.."
    ).standardizedFileURL

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

    @Test(arguments: [
        "LaunchScenario", "LaunchModel", "ScenarioFormat", "LaunchFormats", "LaunchReading", "StructuredText",
        "SystemFiles", "SyntaxReading",
    ]) func ofTheSources(module: String) throws {
        #expect(try Self.complaints(aboutFiles: Self.files(in: "Sources/\(module)", "swift")) == [])
    }

    @Test func ofTheDocumentation() throws {
        let readme = ["README.md", "Tests/README.md", "Examples/README.md"].map {
            Self.project.appendingPathComponent($0)
        }
        #expect(try Self.complaints(aboutFiles: readme + Self.files(in: "Sources", "md")) == [])
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

    /// A word that is no longer in its file needs no exception.
    @Test func everyExceptionIsNeeded() throws {
        #expect(Self.exceptions.count <= 20 && Set(Self.exceptions).count == Self.exceptions.count)
        let sources = try Self.files(in: "Sources", "swift")
        for exception in Self.exceptions {
            let text = try sources.first { $0.lastPathComponent == exception.file }.map {
                try String(contentsOf: $0, encoding: .utf8)
            }
            #expect(text?.lowercased().contains(exception.word) == true, "\(exception.word) in \(exception.file)")
        }
    }

    @Test func wordsAreFound() throws {
        let text =
            "untoldCarriers are told of it\nisTold, whatever stands beside it\nstandard input, a silent push, Appended"
        #expect(
            try Self.complaints(about: text, in: "a") == [
                "a:1: untold", "a:1: told", "a:2: Told", "a:2: whatever", "a:2: stands beside",
            ])
    }
}
