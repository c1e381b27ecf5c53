import LaunchModel
import SampleLaunches
import Testing

@testable import LaunchFormats

/// Doubt is marked where it begins, and stays rare enough to be read.
struct MarkTests {
    @Test func fewLinesBearAMark() throws {
        let presentation = Presentation(kinds: ShownKind.usual)
        let entries = try Example.all.flatMap { example in presentation.shown(of: try example.scenario().trace()) }
        let marked = entries.filter(\.isMarked)
        let counts = Dictionary(grouping: marked, by: \.rule).mapValues(\.count).sorted {
            ($0.value, $1.key) > ($1.value, $0.key)
        }
        let list = counts.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
        #expect(
            marked.count * 100 <= entries.count * 7, "\(marked.count) of \(entries.count) entries are marked: \(list)")
    }

    /// Where the first entry in doubt bears no mark, its doubt would be taken for knowledge. A launch that goes on after a
    /// prewarming is as doubtful as that, whose own line is marked.
    @Test(arguments: Example.all) func doubtBeginsAtAMark(_ example: Example) throws {
        let timeline = try example.scenario().trace()
        for entries in [timeline.entries, Presentation(kinds: ShownKind.usual).shown(of: timeline)] {
            var seen: Set<Int?> = []
            for (index, entry) in entries.enumerated() where entry.confidence.isDoubtful {
                guard seen.insert(entry.eventIndex).inserted else { continue }
                let isContinued = entries[..<index].contains { $0.name == Step.launchPaused.rawValue }
                #expect(entry.isMarked || isContinued, "\(entry.name)")
            }
        }
    }

    /// A rule that leads to other points and shows nothing itself is named where its doubt begins, in every format that
    /// names rules.
    @Test func doubtOfASilentRuleIsNamed() throws {
        let example = try #require(Example.all.first { $0.path.hasSuffix("window/close-one.json") })
        let timeline = try example.scenario().trace()
        let doubtful = timeline.entries.filter { entry in entry.doubt.map { $0.rule != entry.rule } ?? false }
        #expect(
            doubtful.map { "\($0.name): \($0.rule), \($0.doubt?.rule ?? "")" } == [
                "sceneWillResignActive(_:): scene.resigns, window.yields", "main: scene.active, window.regains",
                "sceneWillResignActive(_:): scene.resigns, window.yields", "main: scene.active, window.regains",
            ])
        let presentation = Presentation(kinds: ShownKind.usual, detail: .explained)
        #expect(
            TimelineFormat.text.rendered(timeline, presentation).contains("doubt by rule window.yields (inferred: "))
        #expect(TimelineFormat.json.rendered(timeline, presentation).contains(#""doubt":"window.yields""#))
    }

    /// What isn't called for a reason that is inferred says so.
    @Test(arguments: Example.all) func anAbsenceInDoubtIsMarked(_ example: Example) throws {
        let timeline = try example.scenario().trace()
        guard case .methods(let methods) = timeline.notCalled else { return }
        let text = TimelineFormat.text.rendered(timeline, Presentation(kinds: ShownKind.usual))
        for method in methods where method.confidence.isDoubtful {
            #expect(text.contains("not called \(method.name) ?:"), "\(method.name)")
        }
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
        #expect(text.split(separator: "\n").filter { $0.hasSuffix(" ?") } == ["> memoryWarning ?"])
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
