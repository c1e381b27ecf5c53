import SampleLaunches
import TestSupport
import Testing

@testable import LaunchFormats
@testable import LaunchModel

struct ChromeFormatTests {
    @Test func codeIsSlicesAndStatesHaveRows() {
        let clock =
            "virtual time: declared durations are to scale, and every entry begins a tick of 1 ms behind the one before"
        #expect(
            TimelineFormat.chrome.rendered(sample, Presentation(kinds: ShownKind.everything)) == #"""
                {
                  "displayTimeUnit": "ms",
                  "otherData": {"scenario":{"name":"Deep link, cold start","platform":"iOS","os":"18.0","sdk":"18.0","lifecycle":"scene"},"outcome":"active","tickUs":1000,"clock":"\#(clock)"},
                  "traceEvents": [
                    {"ph":"M","name":"process_name","pid":1,"tid":1,"ts":0,"args":{"name":"Deep link, cold start"}},
                    {"ph":"M","name":"process_labels","pid":1,"tid":1,"ts":0,"args":{"labels":"iOS 18.0, scene life cycle; \#(clock)"}},
                    {"ph":"M","name":"thread_name","pid":1,"tid":1,"ts":0,"args":{"name":"main thread"}},
                    {"ph":"M","name":"thread_sort_index","pid":1,"tid":1,"ts":0,"args":{"sort_index":1}},
                    {"ph":"M","name":"thread_name","pid":1,"tid":2,"ts":0,"args":{"name":"system"}},
                    {"ph":"M","name":"thread_sort_index","pid":1,"tid":2,"ts":0,"args":{"sort_index":2}},
                    {"ph":"M","name":"thread_name","pid":1,"tid":3,"ts":0,"args":{"name":"app"}},
                    {"ph":"M","name":"thread_sort_index","pid":1,"tid":3,"ts":0,"args":{"sort_index":3}},
                    {"ph":"M","name":"thread_name","pid":1,"tid":4,"ts":0,"args":{"name":"background work"}},
                    {"ph":"M","name":"thread_sort_index","pid":1,"tid":4,"ts":0,"args":{"sort_index":4}},
                    {"ph":"X","name":"openURL","cat":"stimulus","pid":1,"tid":2,"ts":0,"dur":36000,"args":{"arguments":{"url":"soup://7"},"timeMs":0,"rule":"","confidence":"documented"}},
                    {"ph":"X","name":"didFinish","cat":"callback","pid":1,"tid":1,"ts":2000,"dur":31000,"args":{"receiver":"appDelegate","appState":"inactive","arguments":{"launchOptions":"nil"},"returns":true,"timeMs":0,"rule":"","confidence":"documented"}},
                    {"ph":"X","name":"work a","cat":"action","pid":1,"tid":1,"ts":3000,"dur":30000,"args":{"receiver":"appDelegate","arguments":{"label":"a"},"timeMs":0,"durationMs":30,"rule":"","confidence":"documented"}},
                    {"ph":"i","name":"first frame","cat":"step","pid":1,"tid":2,"ts":35000,"s":"t","args":{"timeMs":30,"rule":"","confidence":"documented"}},
                    {"ph":"X","name":"pressHome","cat":"stimulus","pid":1,"tid":2,"ts":4036000,"dur":1000,"args":{"arguments":{"afterMs":4000},"timeMs":4030,"rule":"","confidence":"documented"}},
                    {"ph":"X","name":"not running","cat":"state","pid":1,"tid":3,"ts":0,"dur":1000},
                    {"ph":"X","name":"inactive","cat":"state","pid":1,"tid":3,"ts":1000,"dur":4036000,"args":{"subject":"app","from":"notRunning","to":"inactive","timeMs":0,"rule":"launch.process","confidence":"documented","source":"documented: Apple, About the app launch sequence https://developer.apple.com/documentation/uikit/about-the-app-launch-sequence"}},
                    {"ph":"X","name":"work b","cat":"action","pid":1,"tid":4,"ts":34000,"dur":6000,"args":{"receiver":"appDelegate","arguments":{"label":"b","on":"background"},"timeMs":30,"durationMs":5,"rule":"","confidence":"documented"}},
                    {"ph":"s","name":"url","cat":"payload","pid":1,"tid":2,"ts":0,"id":1},
                    {"ph":"f","name":"url","cat":"payload","pid":1,"tid":1,"ts":2000,"id":1,"bp":"e"}
                  ]
                }

                """#)
    }

    @Test func findingsHaveARowAndReasons() throws {
        let traced = try TracedScenario(
            SourceText(#"{ "name": "Cold", "events": [{ "event": "tapIcon" }] }"#),
            findings: [.sample(.payloadUnclaimed, .warning, "nobody takes it", at: [.key("events")])])
        let text = TimelineFormat.chrome.render(traced, Presentation(kinds: [.finding, .stimulus], detail: .explained))
        let why = Value.string(FindingKind.payloadUnclaimed.why).json
        #expect(
            text.contains(
                #"{"ph":"i","name":"LT010 payload-unclaimed","cat":"finding","pid":1,"tid":5,"ts":0,"s":"t","args":"#
                    + #"{"severity":"warning","message":"nobody takes it","at":"cold.json:1:19","#
                    + #""rule":"payload.unclaimed","confidence":"documented","because":\#(why)}}"#))
        let rule = try #require(RuleBook.standard.rule("launch.foreground"))
        #expect(text.contains(#""because":\#(Value.string(rule.because).json)}"#))
    }

    @Test func nothingIsTracedOfNothing() throws {
        let text = TimelineFormat.chrome.rendered(.sample(), Presentation(kinds: ShownKind.everything))
        #expect(!text.contains(#""ph":"X""#) && !text.contains(#""ph":"i""#))
        #expect(throws: Never.self) { try JSONReader.read(SourceText(text)) }
    }

    @Test func aBackslashIsANumber() {
        let trace = Timeline.sample([.sample(.step, #"\"a\n\\"#, rule: #"b\"#)], name: "")
        let text = TimelineFormat.chrome.rendered(trace, Presentation(kinds: [.step]))
        #expect(text.contains(#""name":"\u005C\"a\u005Cn\u005C\u005C""#) && text.contains(#""rule":"b\u005C""#))
        #expect(text.contains(#""args":{"name":"app"}"#))
    }

    @Test(arguments: 0..<200) func slicesNeverOverlap(_ seed: Int) throws {
        var random = SeededGenerator(state: UInt64(seed))
        let timeline = Timeline.sample(randomEntries(&random))
        let story = ShownTimeline(TracedScenario(timeline), Presentation(kinds: ShownKind.everything))
        let clock = TraceClock(story.frames)
        let main = MainThread(story.frames, clock).ends
            .map { clock.starts[$0.key]..<$0.value }.sorted { $0.lowerBound < $1.lowerBound }
        for (first, second) in main.indices.flatMap({ index in main[..<index].map { ($0, main[index]) } }) {
            #expect(first.upperBound <= second.lowerBound || first.upperBound >= second.upperBound)
        }
        let work = BackgroundWork(story, clock)
        for row in 0..<work.rows {
            let pieces = work.pieces.filter { $0.row == row }
            for (piece, next) in zip(pieces, pieces.dropFirst()) { #expect(piece.end <= clock.starts[next.frame]) }
        }
        #expect(work.pieces.allSatisfy { $0.end > clock.starts[$0.frame] })
        #expect(zip(clock.starts, clock.starts.dropFirst()).allSatisfy { $0 + TraceClock.tick <= $1 })
    }

    @Test(.timeLimit(.minutes(1))) func aLongTimelineIsAMatterOfSeconds() {
        let entries = Array(repeating: coldLink, count: 1600).flatMap(\.self)
        let text = TimelineFormat.chrome.rendered(.sample(entries), Presentation(kinds: ShownKind.everything))
        let slices = entries.count { $0.kind != .transition }
        #expect(text.split(separator: "\n").count > slices)
    }

    /// A callback with work in it, some of it in the background, and a state that changes.
    private var sample: Timeline {
        let work = Timeline.Entry.sample(.action, "work", to: .appDelegate, [label("a")], durationMs: 30)
        let upload = Timeline.Entry.sample(
            .action, "work", to: .appDelegate, [label("b"), Value.Member("on", .string("background"))], timeMs: 30,
            durationMs: 5)
        var timeline = Timeline.sample([
            .sample(.stimulus, "openURL", [Value.Member("url", .string("soup://7"))]),
            Timeline.Entry(.transition(.app(from: .notRunning, to: .inactive)), rule: "launch.process"),
            .sample(
                .callback, "didFinish", to: .appDelegate, in: .inactive, [Value.Member("launchOptions", .null)],
                returns: .bool(true)),
            work.within(2), upload.within(2), .sample(.step, "first frame", timeMs: 30),
            .sample(.stimulus, "pressHome", [Value.Member("afterMs", .number("4000"))], timeMs: 4030),
        ])
        timeline.payloads = [PayloadPath(kind: .url, stimulus: 0, carriers: [2], takers: [2], isLost: false)]
        return timeline
    }

    private func label(_ text: String) -> Value.Member { Value.Member("label", .string(text)) }

    /// Entries as no machine makes them: times that don't add up, and work in callbacks that are over.
    private func randomEntries(_ random: inout SeededGenerator) -> [Timeline.Entry] {
        var (entries, time, callbacks) = ([Timeline.Entry](), 0, [Int]())
        for index in 0..<40 {
            let kind: Timeline.Kind = [.callback, .action, .step].randomElement(using: &random) ?? .step
            let queue = Value.Member("on", .string(Bool.random(using: &random) ? "background" : "main"))
            var entry = Timeline.Entry.sample(
                kind, kind == .action ? "work" : "x", to: .appDelegate, [label("l"), queue], timeMs: time,
                durationMs: [0, 0, 1, 5, 300].randomElement(using: &random) ?? 0)
            if kind == .callback { callbacks.append(index) }
            if kind == .action { entry = entry.within(callbacks.randomElement(using: &random)) }
            entries.append(entry)
            time = max(time + ([-1, 0, 0, 1, 4, 300].randomElement(using: &random) ?? 0), 0)
        }
        return entries
    }
}
