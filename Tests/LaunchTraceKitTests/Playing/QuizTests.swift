import Testing

@testable import LaunchModel
@testable import LaunchTraceKit

struct QuizTests {
    let player: Player

    init() throws { player = Player(try .sample(#"{ "event": "tapIcon" }"#), quiz: Quiz()) }

    /// Before the first callback, to which one key leads.
    private func asked() throws -> Player {
        let player = player.pressing(.enter)
        #expect(player.timeline.steps[player.position].entry.name == "delegate created")
        return player
    }

    @Test func asksBeforeEachCallback() throws {
        guard case .answering(let question, "") = try asked().mode else { return #expect(Bool(false)) }
        #expect(question.callback == .willFinishLaunching)
        #expect(question.choices.count == 4 && Set(question.choices).count == 4)
        #expect(question.choices.contains(.willFinishLaunching))
    }

    struct Answer: CustomTestStringConvertible, Sendable {
        let keys: String
        let score: String
        let message: String

        var testDescription: String { keys }
    }

    @Test(arguments: [
        Answer(keys: "willFinishLaunching", score: "1 of 1 right", message: "Right."),
        Answer(keys: "application:willFinishLaunchingWithOptions:", score: "1 of 1 right", message: "Right."),
        Answer(keys: " application(_:willFinishLaunchingWithOptions:) ", score: "1 of 1 right", message: "Right."),
        Answer(keys: "WILLFIN", score: "1 of 1 right", message: "Right."),
        Answer(
            keys: "didFinishLaunching", score: "0 of 1 right, 1 wrong",
            message: "No, it is application(_:willFinishLaunchingWithOptions:). "
                + "application(_:didFinishLaunchingWithOptions:) comes later."),
        Answer(
            keys: "memoryWarning", score: "no question yet",
            message: "That may be applicationDidReceiveMemoryWarning(_:) or didReceiveMemoryWarning()."),
        Answer(
            keys: "applicationDidReceiveMemoryWarning", score: "0 of 1 right, 1 wrong",
            message: "No, it is application(_:willFinishLaunchingWithOptions:). "
                + "applicationDidReceiveMemoryWarning(_:): Memory is low: the app empties its caches."),
        Answer(
            keys: "0", score: "0 of 1 right, 1 not known",
            message: "It is application(_:willFinishLaunchingWithOptions:)."),
        Answer(
            keys: "", score: "no question yet",
            message: "Type a number, or the name of a callback; 0 if you don't know."),
        // Each of these is a command where no question is open.
        Answer(keys: "q", score: "no question yet", message: "No callback is called \"q\"."),
        Answer(keys: "d", score: "no question yet", message: "No callback is called \"d\"."),
        Answer(keys: "/n", score: "no question yet", message: "No callback is called \"/n\"."),
        Answer(keys: "soup", score: "no question yet", message: "No callback is called \"soup\"."),
        Answer(keys: "5", score: "no question yet", message: "No callback is called \"5\"."),
    ]) func judgesAnswers(answer: Answer) throws {
        let player = try asked().pressing(answer.keys + "<Enter>")
        #expect(player.quiz?.score == answer.score)
        #expect(player.message?.text == answer.message)
        #expect((player.quiz?.asked == 1) == (player.mode == .reading))
    }

    @Test func aNumberIsAnAnswer() throws {
        guard case .answering(let question, _) = try asked().mode else { return #expect(Bool(false)) }
        for (number, choice) in question.choices.enumerated() {
            let player = try asked().pressing("\(number + 1)<Enter>")
            #expect(player.quiz?.right == (choice == .willFinishLaunching ? 1 : 0))
        }
    }

    @Test func showsNothingBeforeItIsAsked() throws {
        for keys in ["G", "20<Enter>", "<End>", "/willConnect<Enter>", "eee"] {
            let player = try player.pressing(keys)
            #expect(player.position == 0)
            #expect(!player.screen(.usual).text(.plain).contains("process created"))
        }
    }

    @Test(arguments: [Key.escape, .control("c"), .control("d")]) func aQuestionIsLeftByAKeyThatIsNoText(key: Key) throws
    {
        #expect(try asked().pressing(key).isOver)
        #expect(try asked().pressing("willFin").pressing(key).isOver)
    }

    @Test func erasingAnAnswerLeavesTheQuestionOpen() throws {
        #expect(try asked().pressing("wi<BS><BS><BS><BS>") == asked())
    }

    @Test(arguments: ["<Up>", "<Left>"]) func whatHasBeenShownCanBeLookedAt(key: String) throws {
        let player = try asked().pressing("wi" + key)
        #expect(player.mode == .reading && player.timeline.steps[player.position + 1].entry.name == "delegate created")
        #expect(try player.pressing("bbG<Enter>") == asked())
    }

    /// The rest has no callbacks, and nothing to ask for.
    @Test func endsBehindTheLastQuestion() throws {
        var player = player
        while player.closing.contains("not asked") { player = try player.pressing("<Enter>0<Enter>") }
        player = player.pressing(.enter)
        #expect(player.position == player.timeline.steps.count - 1)
        #expect(player.message?.text == "No question is left: the app is active. q leaves, b goes back.")
    }

    @Test func countsEveryCallbackOnce() throws {
        var player = player
        while player.position + 1 < player.timeline.steps.count {
            player = player.pressing(.enter)
            if case .answering(let question, _) = player.mode {
                #expect(question.choices.contains(question.callback))
                player = try player.pressing("\(question.callback.name)<Enter>bn")
            }
        }
        let callbacks = player.timeline.steps.count { $0.entry.kind == .callback }
        #expect(player.closing == "quiz: \(callbacks) of \(callbacks) right\n")
        #expect(
            try self.player.pressing("n0<Enter>").closing
                == "quiz: 0 of 1 right, 1 not known; \(callbacks - 1) not asked\n")
    }

    /// Distractors are what rules call in such an app, and the same every time.
    @Test(arguments: Lifecycle.allCases) func choicesBelongToTheLifeCycle(lifecycle: Lifecycle) throws {
        let timeline = try SteppedTimeline.sample(app: #"{ "lifecycle": "\#(lifecycle.rawValue)" }"#)
        let callable = RuleBook.standard.rules.filter { $0.lifecycles.contains(lifecycle) }.flatMap(\.callbacks)
        for step in timeline.steps.indices {
            guard let question = timeline.question(before: step) else { continue }
            #expect(Set(question.choices).isSubset(of: callable))
            #expect(question.choices.count >= 3)
            #expect(question == timeline.question(before: step))
        }
    }
}
