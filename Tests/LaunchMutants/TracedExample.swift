import Foundation
import LaunchModel
import LaunchTraceKit

/// An example, and what the rules as they are make of it.
package struct TracedExample: Sendable {
    /// The path from the folder of the package.
    package let path: String
    let read: ReadScenario
    /// The timeline by each preference.
    private let timelines: [Preference: Timeline]
    /// Where rules were weighed, and those that held.
    let triggers: Set<RuleTrigger>
    let applied: Set<String>

    package init(_ path: String, _ bytes: [UInt8], _ files: FileAccess) throws {
        self.path = path
        read = try ScenarioReader(readFile: files.readFile).read(SourceText(name: path, bytes: bytes))
        let scenario = read.scenario
        timelines = try Preference.allCases.reduce(into: [:]) { timelines, preference in
            timelines[preference] = try scenario.trace(preferring: preference)
        }
        let weighings = try Preference.allCases.map { try scenario.weighing(preferring: $0) }
        triggers = weighings.reduce(into: []) { $0.formUnion($1.triggers) }
        applied = weighings.reduce(into: []) { $0.formUnion($1.applied) }
    }

    /// Every kind of entry and every finding, as `run --format json` prints them.
    package func json(preferring preference: Preference) -> String { timelines[preference].map(json) ?? "" }

    private func json(_ timeline: Timeline) -> String {
        TimelineFormat.json.render(TracedScenario(read, timeline), Presentation(kinds: TimelineFormat.json.usualKinds))
    }

    /// All that is found in it by a book, by each preference.
    package func findings(by book: RuleBook) -> [[Finding]] {
        Preference.allCases.map { preference in
            do throws(ImpossibleEvent) {
                return try read.scenario.trace(preferring: preference, by: book).findings
            } catch { return [] }
        }
    }

    /// Whether a book makes something else of it.
    func isChanged(by book: RuleBook) -> Bool {
        timelines.contains { preference, timeline in
            do throws(ImpossibleEvent) {
                let other = try read.scenario.trace(preferring: preference, by: book)
                return other != timeline && json(other) != json(timeline)
            } catch { return true }
        }
    }
}

extension Scenario {
    /// Where rules are weighed, and the ids of those that hold; what leads to the start included.
    package func weighing(preferring preference: Preference) throws(ImpossibleEvent) -> (
        triggers: Set<RuleTrigger>, applied: Set<String>
    ) {
        var scenario = self
        scenario.events = start.prelude.map { Event($0) } + events
        scenario.start = .notRunning
        let decisions = try scenario.run(preferring: preference, noting: []).record.decisions ?? []
        return (Set(decisions.map(\.trigger)), Set(decisions.compactMap(\.rule?.id)))
    }
}

/// A recording, and where the rules as they are were weighed for it.
package struct TracedRecording: Sendable {
    package let path: String
    private let recording: Recording
    private let verdict: Recording.Verdict
    private let files: FileAccess
    let triggers: Set<RuleTrigger>

    /// Nil for another kind of JSON, and for what no scenario can say.
    package init?(_ path: String, _ bytes: [UInt8], _ files: FileAccess) throws {
        guard let recording = try Recording(SourceText(name: path, bytes: bytes)) else { return nil }
        self.path = path
        self.files = files
        self.recording = recording
        verdict = recording.verdict(files)
        do {
            triggers = try recording.versions.all.reduce(into: []) { triggers, os in
                let scenario = try recording.scenario(on: os, readFile: files.reading(for: path))
                triggers.formUnion(try scenario.weighing(preferring: .logs).triggers)
            }
        } catch { return nil }
    }

    /// Whether a book follows it where the rules as they are don't, or the other way round.
    func isChanged(by book: RuleBook) -> Bool { recording.verdict(files, by: book) != verdict }
}

/// The scenarios and recordings of the package, by their paths from its folder.
package enum ExampleFiles {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "../.."
    ).standardizedFileURL.path

    private static let recordings = "Examples/observed/"

    package static let access = FileAccess(
        readFile: { path throws(FileProblem) in
            guard let data = FileManager.default.contents(atPath: "\(root)/\(path)") else {
                throw .absence(reason: "no such file or directory")
            }
            return [UInt8](data)
        }, readStandardInput: { () throws(FileProblem) in [] })

    /// The scenarios; an app by itself is none.
    package static var scenarios: [String] {
        paths.filter { !$0.hasPrefix(recordings) && !$0.hasPrefix("Examples/apps/") }
    }

    package static func examples() throws -> [TracedExample] {
        try scenarios.map { try TracedExample($0, try access.readFile($0), access) }
    }

    package static func tracedRecordings() throws -> [TracedRecording] {
        try paths.filter { $0.hasPrefix(recordings) }.compactMap {
            try TracedRecording($0, try access.readFile($0), access)
        }
    }

    private static var paths: [String] {
        let found = FileManager.default.enumerator(atPath: "\(root)/Examples")?.allObjects ?? []
        return found.compactMap { $0 as? String }.filter { $0.hasSuffix(".json") }.map { "Examples/\($0)" }.sorted()
    }
}

/// A line for each example with the checksum of all that a program is told of it: recorded timelines hide
/// notifications, and would keep quiet about a change among them.
package enum RecordedChecksums {
    /// As `launchtrace run EXAMPLE --format json | cksum` prints it, and the example; with documentation preferred,
    /// where that makes a difference.
    package static func lines(of examples: [TracedExample]) -> [String] {
        examples.flatMap { example in
            let usual = example.json(preferring: .logs)
            let documented = example.json(preferring: .documented)
            return ["\(usual.checksum) \(example.path)"]
                + (documented == usual ? [] : ["\(documented.checksum) \(example.path) --prefer documented"])
        }
    }
}

extension String {
    /// The checksum and the size that POSIX `cksum` prints.
    package var checksum: String {
        let bytes = Array(utf8)
        var sum = bytes.reduce(UInt32(0)) { $0.adding($1) }
        var rest = bytes.count
        while rest > 0 {
            sum = sum.adding(UInt8(truncatingIfNeeded: rest))
            rest >>= 8
        }
        return "\(~sum) \(bytes.count)"
    }
}

extension UInt32 {
    fileprivate func adding(_ byte: UInt8) -> UInt32 { (self << 8) ^ Self.remainders[Int(self >> 24) ^ Int(byte)] }

    /// The remainders of each byte by the polynomial of Ethernet.
    private static let remainders: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte) << 24) { sum, _ in (sum << 1) ^ (sum >> 31 == 1 ? 0x04C1_1DB7 : 0) }
    }
}

/// What tells a mutant from the rules as they are.
package enum Witness: Hashable, Sendable {
    case example(String)
    case recording(String)
    case law(String)

    package enum Kind: String, CaseIterable, Sendable {
        case example, recording, law
        /// A small app in code, which only wrong rules for findings are held against.
        case code
    }

    package var kind: Kind {
        switch self {
        case .example: .example
        case .recording: .recording
        case .law: .law
        }
    }
}
