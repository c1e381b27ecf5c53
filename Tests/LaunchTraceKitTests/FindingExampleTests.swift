import Testing

@testable import LaunchModel
@testable import LaunchTraceKit

struct FindingExampleTests {
    @Test(arguments: FindingCode.allCases.filter { $0 != .orderChanged })
    func showsTheFinding(code: FindingCode) throws {
        let findings = try scenario(code.example.finding).trace().findings
        #expect(findings.contains { $0.code == code }, "found: \(findings.map(\.code.rawValue))")
    }

    /// A launch in the background is one in the clean twin, too, and is noted.
    @Test(arguments: FindingCode.allCases)
    func isGoneInTheTwin(code: FindingCode) throws {
        let findings = try scenario(code.example.clean).trace().findings
        let others = findings.filter { $0.code != .headlessLaunch || code == .headlessLaunch }
        #expect(others.map { "\($0.code.rawValue) \($0.message)" } == [])
    }

    @Test
    func aChangeOfOrderShowsBesideTheTwin() throws {
        let code = FindingCode.orderChanged
        let (changed, clean) = (try scenario(code.example.finding), try scenario(code.example.clean))
        #expect(try changed.findings(comparedTo: clean).map(\.code) == [.orderChanged])
        #expect(try clean.findings(comparedTo: clean) == [])
    }

    /// The twin differs in one place, so that a comparison of the two reads as the lesson.
    @Test(arguments: FindingCode.allCases)
    func isOneChangeAwayFromItsTwin(code: FindingCode) {
        let (shown, clean) = (lines(code.example.finding), lines(code.example.clean))
        let head = zip(shown, clean).prefix { $0 == $1 }.count
        let tail = zip(shown.dropFirst(head).reversed(), clean.dropFirst(head).reversed()).prefix { $0 == $1 }.count
        #expect(max(shown.count, clean.count) - head - tail <= 14)
        #expect(shown != clean)
    }

    /// Apart from those that are there to show one, the examples do things right.
    @Test
    func othersAreFreeOfErrorsAndWarnings() throws {
        var found: [String: Set<String>] = [:]
        for example in Example.all where !example.testDescription.hasPrefix("findings/") {
            let findings = try example.scenario().trace().findings.filter { $0.severity != .note }
            if !findings.isEmpty { found[example.testDescription] = Set(findings.map(\.code.rawValue)) }
        }
        #expect(found == Self.lessons)
    }

    private static let lessons: [String: Set<String>] = [
        "adoption/empty-manifest-ios18.json": ["LT002"], "adoption/empty-manifest-ios27.json": ["LT002"],
        "adoption/no-delegate-class.json": ["LT002"],
        "adoption/older-sdk-ios27.json": ["LT001"], "adoption/trap-ios27.json": ["LT001"],
        "adoption/warning-ios26.json": ["LT001"], "background/mode-missing.json": ["LT022"],
        "background/scene-limit-ios14.json": ["LT051"], "ending/leaving-takes-too-long.json": ["LT051"],
        "lock/first-unlock.json": ["LT041"], "notification/delegate-set-late.json": ["LT010", "LT019"],
        "background/intent-macos12.json": ["LT031"], "push/mode-missing.json": ["LT022"],
        "url/undeclared-scheme.json": ["LT023"],
    ]

    /// What the tool says of a guess it says in the message.
    @Test
    func aGuessSaysSo() throws {
        for example in Example.all {
            for finding in try example.scenario().trace().findings {
                #expect(finding.message.contains("unsettled") == (finding.confidence == .unsettled), "\(finding)")
            }
        }
    }

    private func scenario(_ text: [UInt8]) throws -> Scenario {
        try ScenarioReader(readFile: Example.files.readFile).read(SourceText(name: "example", bytes: text)).scenario
    }

    private func lines(_ text: [UInt8]) -> [Substring] {
        String(decoding: text, as: UTF8.self).split(separator: "\n")
    }
}

extension FindingCode: CustomTestStringConvertible {
    public var testDescription: String { title }
}
