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
        #expect(text.split(separator: "\n").filter { $0.hasSuffix(" ?") } == [])
    }

    @Test func whatFollowsFromDoubtHasNoMark() throws {
        let scenario = try Scenario(
            "A memory warning", app: Scenario.App(lifecycle: .scene), start: .active, events: [.memoryWarning])
        #expect(try scenario.trace().entries.allSatisfy { $0.confidence == .inferred })
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
        #expect(TimelineFormat.json.rendered(timeline, presentation).contains(#""stateConfidence":"inferred""#))
    }
}

private typealias Member = Value.Member

@Test(
    arguments: [
        (.null, "key: nil"), (.bool(false), "key: false"), (.number("1.50"), "key: 1.50"),
        (.string("recipes://soup?id=7"), "key: recipes://soup?id=7"), (.string(""), #"key: """#),
        (.string("two words"), #"key: "two words""#), (.string("a,b"), #"key: "a,b""#),
        (.string(#"say "hi" \ bye"#), #"key: "say \"hi\" \\ bye""#), (.string("\u{1B}[31m"), #"key: "\u{1B}[31m""#),
        (.list([]), "key: []"), (.list([.number("1")]), "key: 1"),
        (.list([.number("1"), .string("a b")]), #"key: [1, "a b"]"#), (.object([]), "key: {}"),
        (.object([Member("url", .string("a:b"))]), "key.url: a:b"),
        (.object([Member("aps", .object([Member("x.y", .number("1"))]))]), #"key.aps."x.y": 1"#),
        (.object([Member("a", .null), Member("b", .object([Member("c", .null)]))]), "key: {a: nil, b.c: nil}"),
        (.list([.queryItem("id", .string("7")), .queryItem("flag", .null)]), "key: {id: 7, flag: nil}"),
        (.urlContexts, "key: recipes://soup?id=7 {id: 7}"),
        (
            .object([
                Member("url", .string("a:b")), Member("queryItems", .list([])),
                Member("sourceApplication", .string("com.apple.mobilesafari")),
            ]), "key: a:b (sourceApplication: com.apple.mobilesafari)"
        ),
    ] as [(Value, String)]) func valueIsWrittenForPeople(_ value: Value, _ text: String)
{ #expect(Value.Member("key", value).text == text) }

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
