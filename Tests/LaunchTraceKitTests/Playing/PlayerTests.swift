import TestSupport
import Testing

@testable import LaunchModel
@testable import LaunchTraceKit

struct PlayerTests {
    let player: Player
    let last: Int

    init() throws {
        player = Player(try .sample(#"{ "event": "tapIcon" }, { "event": "pressHome" }, { "event": "tapIcon" }"#))
        last = player.timeline.steps.count - 1
    }

    struct Case: CustomTestStringConvertible, Sendable {
        let keys: String
        /// The name of the step that is shown then.
        let step: String
        var message: StatusMessage?

        var testDescription: String { keys }
    }

    @Test(arguments: [
        Case(keys: "", step: "tapIcon"), Case(keys: "n", step: "process created"),
        Case(keys: "<Enter><Space><Right><Down>", step: "UIApplication created"),
        Case(keys: "nnnnbp<Left>", step: "process created"), Case(keys: "n<BS>", step: "tapIcon"),
        Case(keys: "b", step: "tapIcon", message: .atTheFirst), Case(keys: "bn", step: "process created"),
        Case(keys: "nnng", step: "tapIcon"), Case(keys: "G<Home>", step: "tapIcon"), Case(keys: "G", step: "app"),
        Case(keys: "<End>n", step: "app", message: .atTheLast(.app(.active))),
        Case(keys: "3<Enter>", step: "launch screen shown"), Case(keys: "12<BS>g", step: "tapIcon"),
        Case(keys: "4<Esc>", step: "tapIcon"), Case(keys: "4n", step: "process created"),
        Case(keys: "0<Enter>", step: "tapIcon", message: .noSuchStep("0", count: 39)),
        Case(keys: "999999999999999999999<Enter>", step: "tapIcon", message: .noSuchStep("999999999", count: 39)),
        Case(keys: "e", step: "pressHome"), Case(keys: "<PageDown>e", step: "tapIcon"), Case(keys: "eee", step: "app"),
        Case(keys: "GE", step: "tapIcon"), Case(keys: "GEE", step: "pressHome"),
        Case(keys: "nn<PageUp>", step: "tapIcon"),
        Case(keys: "/WILLCONNECT<Enter>", step: "scene(_:willConnectTo:options:)"),
        Case(keys: "/scene:willConnectToSession<Enter>", step: "scene(_:willConnectTo:options:)"),
        Case(keys: "/scene.says-active<Enter>", step: "sceneDidBecomeActive(_:)"),
        Case(keys: "/didBecome<Enter>/<Enter>", step: "sceneDidBecomeActive(_:)"),
        Case(keys: "/tapIcon<Enter>/<Enter>", step: "tapIcon", message: .foundFromTheTop("tapIcon")),
        Case(keys: "n/soup?<Enter>", step: "process created", message: .notFound("soup?")),
        Case(keys: "/<Enter>", step: "tapIcon"),
        Case(keys: "/willx<BS>C<Enter>", step: "scene(_:willConnectTo:options:)"),
        Case(keys: "/will<C-u>created<Enter>", step: "process created"),
        Case(keys: "/q<BS><BS>n", step: "process created"), Case(keys: "/n<Esc>n", step: "process created"),
        Case(keys: "?nn", step: "process created"), Case(keys: "d<Esc>n", step: "process created"),
        Case(keys: "d<Down><Down>j<PageDown><Up>kn", step: "tapIcon"), Case(keys: "d<Down>xn", step: "process created"),
        Case(keys: "x<Esc><Tab><C-l><C-z>", step: "tapIcon"),
    ]) func goesWhereKeysSay(sample: Case) throws {
        let player = try player.pressing(sample.keys)
        #expect(player.timeline.steps[player.position].entry.name == sample.step)
        #expect(player.message == sample.message)
        #expect(!player.isOver)
    }

    @Test(arguments: ["q", "nq", "<C-c>", "<C-d>", "?q", "dq", "/x<C-c>", "7<C-c>"]) func leaves(keys: String) throws {
        let player = try player.pressing(keys)
        #expect(player.isOver)
        #expect(try player.pressing("nnq").position == player.position)
    }

    @Test func goesForwardAndBackThroughAllSteps() throws {
        let there = try player.pressing(String(repeating: "n", count: last))
        #expect(there.position == last)
        #expect(try there.pressing(String(repeating: "b", count: last)) == player)
    }

    @Test func whateverIsPressedTheStepExists() {
        var generator = SeededGenerator(state: 3)
        let keys = "nb gGeE/?dq0137aw".map(Key.character) + [.enter, .escape, .backspace, .up, .end, .pageUp]
        for quiz in [nil, Quiz()] {
            var player = Player(self.player.timeline, quiz: quiz)
            for _ in 0..<3000 {
                let next = player.pressing(keys.randomElement(using: &generator) ?? .enter)
                if !next.isOver { player = next }
                #expect(player.timeline.steps.indices.contains(player.position))
                #expect(player.position <= player.reached)
            }
        }
    }
}

struct SteppedTimelineTests {
    @Test func tellsWhatElseCouldHaveCome() throws {
        let timeline = try SteppedTimeline.sample()
        let number = try #require(timeline.steps.firstIndex { $0.entry.callback == .didFinishLaunching })
        let notes = timeline.notes(on: number)
        #expect(notes.map(\.label) == ["what", "why", "rule", "else", "also"])
        #expect(
            notes[3].items == [
                "if the app doesn't implement application(_:didFinishLaunchingWithOptions:): "
                    + "applicationDidFinishLaunching(_:) is called only if the method with options is missing."
            ])
        #expect(
            notes[4].items.contains { $0.hasPrefix("in an app with no scenes, if the interface is created in code: ") })
    }

    @Test func tellsAtTheEndOfAnEventWhatCanHappenNext() throws {
        let timeline = try SteppedTimeline.sample(#"{ "event": "tapIcon" }, { "event": "pressHome" }"#)
        let ends = timeline.steps.indices.filter { timeline.steps[$0].endsEvent }
        #expect(ends.map { timeline.steps[$0].entry.eventIndex } == [0, 1] && ends.last == timeline.steps.count - 1)
        let notes = timeline.notes(on: ends[0])
        #expect(notes.first { $0.label == "next" }?.items.first?.contains("pressHome") == true)
        #expect(notes.first { $0.label == "not" }?.items.contains("tapIcon: the app is already in front") == true)
    }

    @Test func followsThePayload() throws {
        let timeline = try SteppedTimeline.sample()
        let payloadNotes = timeline.steps.flatMap { step in step.payloadNotes.map { "\(step.entry.name): \($0)" } }
        #expect(
            payloadNotes == [
                "application(_:configurationForConnecting:options:): the URL is delivered here",
                "scene(_:willConnectTo:options:): the URL is delivered here",
            ])
        let ignored = try SteppedTimeline.sample(
            app: #"{ "sceneDelegate": { "scene(_:willConnectTo:options:)": { "does": [] } }, "appDelegate": {} }"#)
        #expect(ignored.steps.flatMap(\.payloadNotes) == ["the URL is delivered here, but never handled"])
        #expect(ignored.steps.contains { !$0.frame.findings.isEmpty })
    }
}
