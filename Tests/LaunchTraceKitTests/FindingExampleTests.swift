import SampleLaunches
import Testing

@testable import LaunchModel
@testable import LaunchTraceKit

struct FindingExampleTests {
    @Test(arguments: FindingKind.allCases.filter { $0 != .orderChanged }) func showsTheFinding(kind: FindingKind) throws
    {
        let findings = try kind.example.shown.trace().findings
        #expect(findings.contains { $0.kind == kind }, "found: \(findings.map(\.kind.code))")
    }

    /// A launch in the background is one in the clean twin, too, and is noted.
    @Test(arguments: FindingKind.allCases) func isGoneInTheTwin(kind: FindingKind) throws {
        let findings = try kind.example.clean.trace().findings
        let others = findings.filter { $0.kind != .headlessLaunch || kind == .headlessLaunch }
        #expect(others.map { "\($0.kind.code) \($0.message)" } == [])
    }

    @Test func aChangeOfOrderShowsBesideTheTwin() throws {
        let example = FindingKind.orderChanged.example
        #expect(try example.shown.findings(comparedTo: example.clean).map(\.kind) == [.orderChanged])
        #expect(try example.clean.findings(comparedTo: example.clean) == [])
    }

    /// The twin differs in one place, so that a comparison of the two reads as the lesson.
    @Test(arguments: FindingKind.allCases) func isOneChangeAwayFromItsTwin(kind: FindingKind) {
        let (shown, clean) = (lines(kind.example.shown), lines(kind.example.clean))
        let head = zip(shown, clean).prefix { $0 == $1 }.count
        let tail = zip(shown.dropFirst(head).reversed(), clean.dropFirst(head).reversed()).prefix { $0 == $1 }.count
        #expect(max(shown.count, clean.count) - head - tail <= 14)
        #expect(shown != clean)
    }

    /// `make record` writes them.
    @Test func theFilesAreTheExamples() throws {
        let written = FindingKind.allCases.flatMap { kind in
            [(kind.path(), kind.example.shown), (kind.path(".clean"), kind.example.clean)]
        }
        for (path, scenario) in written {
            let bytes = try Example.files.readFile(Example.folder + "/" + path.trimmingPrefix("Examples/"))
            #expect(String(decoding: bytes, as: UTF8.self) == FindingExample.text(of: scenario))
        }
        let found = Example.all.map { "Examples/" + $0.description }.filter { $0.hasPrefix("Examples/findings/") }
        #expect(found.sorted() == written.map(\.0).sorted())
    }

    /// A scenario is written as it would be read.
    @Test(arguments: Example.all) func whatIsWrittenReadsBack(example: Example) throws {
        let scenario = try example.scenario()
        let text = SourceText(name: "written", bytes: Array(FindingExample.text(of: scenario).utf8))
        #expect(try ScenarioReader(readFile: Example.files.readFile).read(text).scenario == scenario)
    }

    /// Apart from those that are there to show one, the examples do things right.
    @Test func othersAreFreeOfErrorsAndWarnings() throws {
        var found: [String: Set<String>] = [:]
        for example in Example.all where !example.description.hasPrefix("findings/") {
            let findings = try example.scenario().trace().findings.filter { $0.severity != .note }
            if !findings.isEmpty { found[example.description] = Set(findings.map(\.kind.code)) }
        }
        #expect(found == Self.lessons)
    }

    /// What isn't settled is a doubt, and breaks no build.
    @Test(arguments: Example.all) func noErrorIsUnsettled(_ example: Example) throws {
        let findings = try Preference.allCases.flatMap { try example.scenario().trace(preferring: $0).findings }
        #expect(findings.filter { $0.severity == .error && $0.confidence == .unsettled }.map(\.message) == [])
    }

    private static let lessons: [String: Set<String>] = [
        "adoption/empty-manifest-ios18.json": ["LT002"], "adoption/empty-manifest-ios27.json": ["LT002"],
        "background/voip-push-passed-to-nothing.json": ["LT010"], "carplay/uses-what-the-window-makes.json": ["LT060"],
        "adoption/empty-manifest-ios26.json": ["LT002"], "adoption/no-delegate-class.json": ["LT002"],
        "adoption/older-sdk-ios27.json": ["LT001"], "adoption/trap-catalyst.json": ["LT001"],
        "adoption/trap-ios27.json": ["LT001"], "adoption/trap-tvos.json": ["LT001"],
        "adoption/trap-visionos.json": ["LT001"], "adoption/warning-ios26.json": ["LT001"],
        "background/mode-missing.json": ["LT025"], "background/voip-push-before-listener.json": ["LT016"],
        "icon/metric-ends-later.json": ["LT043"], "window/asked-of-the-app-delegate.json": ["LT005"],
        "background/scene-limit-ios14.json": ["LT051"], "background/scene-update-limit.json": ["LT051"],
        "ending/leaving-takes-too-long.json": ["LT051"], "icon/state-read-app-delegate.json": ["LT032"],
        "lock/complete-protection.json": ["LT041"], "lock/first-unlock.json": ["LT041"],
        "lock/read-after-suspension.json": ["LT041"], "notification/delegate-set-in-a-task.json": ["LT019"],
        "notification/delegate-set-late.json": ["LT019"], "services/task-registered-after-sign-in.json": ["LT019"],
        "background/task-registered-later.json": ["LT019"], "url/listener-set-up-later.json": ["LT016"],
        "url/kept-and-handed-out-again.json": ["LT015"], "background/intent-macos12.json": ["LT031"],
        "push/mode-missing.json": ["LT025"], "push/mode-missing-in-front.json": ["LT025"],
        "services/location-in-view-controller.json": ["LT021"], "services/url-session-never-made.json": ["LT021"],
        "services/push-registry-missing.json": ["LT021"], "services/voip-without-method.json": ["LT021"],
        "services/location-put-off.json": ["LT021"], "services/voip-in-scene.json": ["LT021"],
        "swiftui/url-before-listener.json": ["LT016"], "swiftui/link-before-listener.json": ["LT016"],
        "swiftui/link-for-activities.json": ["LT010"], "swiftui/link-unhandled.json": ["LT010"],
        "swiftui/url-ignored.json": ["LT010"], "universal-link/refused-by-launch-method.json": ["LT014"],
        "url/refused-by-launch-method.json": ["LT014"], "url/undeclared-scheme.json": ["LT023"],
        "visionos/slow-launch.json": ["LT052"],
    ]

    /// What the tool says of a guess it says in the message.
    @Test func aGuessSaysSo() throws {
        for example in Example.all {
            for finding in try example.scenario().trace().findings {
                #expect(finding.message.contains("unsettled") == (finding.confidence == .unsettled), "\(finding)")
            }
        }
    }

    private func lines(_ scenario: Scenario) -> [Substring] { FindingExample.text(of: scenario).split(separator: "\n") }
}

extension FindingKind: CustomTestStringConvertible {
    /// The title.
    public var testDescription: String { title }
}
