import LaunchModel
import SampleLaunches
import Testing

@testable import LaunchFormats

/// Doubt is marked where it begins, and stays rare enough to be read.
struct MarkTests {
    @Test func fewLinesBearAMark() throws {
        let presentation = Presentation(kinds: ShownKind.usual)
        let entries = try Example.all.flatMap { example in
            presentation.shown(of: try example.scenario().trace())
        }
        let marked = entries.filter(\.isMarked)
        let counts = Dictionary(grouping: marked, by: \.rule).mapValues(\.count)
            .sorted { ($0.value, $1.key) > ($1.value, $0.key) }
        let list = counts.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
        print("\(marked.count) of \(entries.count) entries are marked: \(list)")
        #expect(marked.count * 100 <= entries.count * 5)
    }

    @Test func theFirstExampleHasNone() throws {
        let example = try #require(Example.all.first { $0.path.hasSuffix("url/cold-scene.json") })
        let text = try String(contentsOfFile: example.timelinePath, encoding: .utf8)
        let marks = text.split(separator: "\n").filter { $0.hasSuffix(" ?") }
        #expect(marks == [])
    }

    @Test func whatFollowsFromDoubtHasNoMark() throws {
        let scenario = try Scenario(
            "A memory warning", app: Scenario.App(lifecycle: .scene), start: .active, events: [.memoryWarning])
        let entries = try scenario.trace().entries
        #expect(entries.allSatisfy { $0.confidence == .inferred })
        let text = TimelineFormat.text.rendered(
            try scenario.trace(), Presentation(kinds: ShownKind.usual, detail: .explained))
        #expect(
            text.split(separator: "\n").filter { $0.hasSuffix(" ?") } == [
                "> memoryWarning ?", "  active      applicationDidReceiveMemoryWarning(_:) ?",
            ])
    }

    /// One sign in every format.
    @Test func aStateThatNoRecordingShowsIsMarkedEverywhere() throws {
        let scenario = try Scenario(
            "A link", device: Device(os: 18), app: Scenario.App(lifecycle: .scene), start: .background,
            events: [.openURL("recipes://soup")])
        let timeline = try scenario.trace()
        let presentation = Presentation(kinds: ShownKind.usual)
        for format in [TimelineFormat.text, .markdown, .svg, .html] {
            #expect(format.rendered(timeline, presentation).contains("background?"), "\(format)")
        }
        let json = TimelineFormat.json.rendered(timeline, presentation)
        #expect(json.contains(#""stateConfidence":"inferred""#))
    }
}
