import Foundation
import SampleLaunches
import TestSupport
import Testing

@testable import LaunchFormats
@testable import LaunchModel

private func read(_ text: String, name: String = "cold.timeline.txt") throws -> RecordedTimeline? {
    switch try WrittenInput(SourceText(text, name: name)) {
    case .scenario: nil
    case .timeline(let timeline): timeline
    }
}

struct RecordedTimelineTests {
    @Test(arguments: Example.all, [Presentation.Detail.facts, .explained]) func textIsReadBack(
        example: Example, detail: Presentation.Detail
    ) throws {
        let timeline = try example.scenario().trace()
        let presentation = Presentation(kinds: ShownKind.everything, detail: detail)
        let text = TimelineFormat.text.rendered(timeline, presentation)
        let again = try #require(try read(text))
        #expect(
            TimelineFormat.text.rendered(again.timeline, Presentation(kinds: ShownKind.everything))
                == TimelineFormat.text.rendered(timeline, Presentation(kinds: ShownKind.everything)))
        #expect(again.timeline.entries.map(\.kind) == timeline.entries.map(\.kind))
        let entries = again.timeline.entries
        #expect(again.alike.count == entries.count)
        #expect(
            Dictionary(grouping: entries.indices) { again.alike[$0] }.values.allSatisfy { alike in
                alike.allSatisfy { entries[$0] == entries[alike[0]] }
            })
        // An action is one of the callback above it.
        #expect(again.timeline.callers == timeline.callers)
        for (line, entry) in zip(again.entries.map(\.lineText), timeline.entries) {
            let isShared = line.contains(Step.separator) && line.contains(entry.name)
            #expect(line == entry.line.text(.plain) || isShared)
        }
    }

    /// The receiver of two methods of one name was no part of a line, so that `check` couldn't read what it recorded.
    @Test func receiversOfUncalledMethodsAreReadBack() throws {
        let uncalled = [
            Timeline.NotCalled(receiver: "swiftUIApp", name: "scenePhase", why: "it is not called"),
            Timeline.NotCalled(
                receiver: "view", name: "scenePhase", why: "why: so", insteadIn: "onAppear(perform:)",
                confidence: .inferred), Timeline.NotCalled(receiver: "later", name: "f(_:)", why: "not known: yet"),
            Timeline.NotCalled(receiver: "sceneDelegate", name: "sceneDidBecomeActive(_:)", why: "no scene connects"),
            Timeline.NotCalled(receiver: "even", name: "f(_:)", why: "not known"),
        ]
        var timeline = try #require(Example.all.first).scenario().trace()
        timeline.notCalled = .methods(uncalled)
        let again = try #require(try read(TimelineFormat.text.rendered(timeline, Presentation(kinds: ShownKind.usual))))
        #expect(again.timeline.notCalled == .methods(uncalled))
    }

    @Test(arguments: Example.all, [TimelineFormat.json, .ndjson]) func jsonIsReadBack(
        example: Example, format: TimelineFormat
    ) throws {
        var timeline = try example.scenario().trace()
        let presentation = Presentation(kinds: ShownKind.everything, detail: .explained)
        let again = try #require(try read(format.rendered(timeline, presentation)))
        for index in timeline.entries.indices {
            timeline.entries[index] = timeline.entries[index].within(nil)
            timeline.entries[index].eventIndex = nil
        }
        timeline.findings = timeline.findings.map {
            Finding(kind: $0.kind, severity: $0.severity, message: $0.message, rule: $0.rule)
        }
        // What only the model knows isn't part of the format.
        (timeline.initialStates, timeline.payloads) = ([:], [])
        #expect(again.timeline == timeline)
    }
}

extension Timeline { fileprivate var callers: [Receiver?] { entries.filter { $0.kind != .action }.map(\.receiver) } }
