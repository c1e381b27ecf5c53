import Testing

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

    @Test(arguments: [
        ("willFinishLaunching", "1 of 1 right", "Right."),
        ("application:willFinishLaunchingWithOptions:", "1 of 1 right", "Right."),
        (" application(_:willFinishLaunchingWithOptions:) ", "1 of 1 right", "Right."),
        ("WILLFIN", "1 of 1 right", "Right."),
        (
            "didFinishLaunching", "0 of 1 right, 1 wrong",
            "No, it is application(_:willFinishLaunchingWithOptions:). "
                + "application(_:didFinishLaunchingWithOptions:) comes later."
        ),
        (
            "memoryWarning", "no question yet",
            "That may be applicationDidReceiveMemoryWarning(_:) or didReceiveMemoryWarning()."
        ),
        (
            "applicationDidReceiveMemoryWarning", "0 of 1 right, 1 wrong",
            "No, it is application(_:willFinishLaunchingWithOptions:). "
                + "applicationDidReceiveMemoryWarning(_:): Memory is low: the app empties its caches."
        ), ("0", "0 of 1 right, 1 not known", "It is application(_:willFinishLaunchingWithOptions:)."),
        ("", "no question yet", "Type a number, or the name of a callback; 0 if you don't know."),
        // Each of these is a command where no question is open.
        ("q", "no question yet", "No callback is called \"q\"."),
        ("d", "no question yet", "No callback is called \"d\"."),
        ("/n", "no question yet", "No callback is called \"/n\"."),
        ("soup", "no question yet", "No callback is called \"soup\"."),
        ("5", "no question yet", "No callback is called \"5\"."),
    ]) func judgesAnswers(_ keys: String, _ score: String, _ message: String) throws {
        let player = try asked().pressing(keys + "<Enter>")
        #expect(player.quiz?.score == score)
        #expect(player.message?.text == message)
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

struct PlayTests {
    @Test func withKeysThePictureIsPrinted() throws {
        let screen = play("soup.json --keys nnb/willConnect<Enter>")
        #expect(screen.stdout.hasPrefix("Soup "))
        #expect(screen.stdout.contains("\n-> : scene(_:willConnectTo:options:)"))
        #expect(screen.stdout.split(separator: "\n", omittingEmptySubsequences: false).count == 25)
        #expect(play("soup.json --keys nnb/willConnect<Enter>q") == screen)
        #expect(play("- --keys nnb/willConnect<Enter>q") == screen)
        #expect(play("soup.json --keys n --size 60x20").stdout.split(separator: "\n").allSatisfy { $0.count <= 60 })
    }

    @Test func withoutATerminalAllStepsArePrinted() throws {
        let outcome = play("-")
        #expect(outcome.playback == nil && outcome.stderr.isEmpty)
        let steps = outcome.stdout.split(separator: "\n").filter { $0.hasPrefix("step ") }
        #expect(steps.count == 24 && steps.last == "step 24 of 24")
        #expect(outcome.stdout.hasPrefix("Soup\niOS 18.0, scene life cycle\nEnter is the next step"))
    }

    @Test func aStepIsPrintedWithAllThereIsToSay() throws {
        let text = play("soup.json --plain --keys /willConnect<Enter>").stdout
        #expect(
            text.hasSuffix(
                """

                step 16 of 24
                  background  unattached  scene(_:willConnectTo:options:)  <- {}
                app: background
                scene main: unattached
                why: scene(_:willConnectTo:options:) receives what the app was launched for; the older payload methods are not called then.
                rule: scene.will-connect (measured: wtrmiya/LaunchPractice, iOS 16, and Flutter's XCUITests of UIScene)
                rule: https://github.com/wtrmiya/LaunchPractice
                else: if the scene is one for CarPlay: A CarPlay scene's delegate is also a scene delegate, and is notified that the scene connects.
                else: in an app with SwiftUI, if the scene is one for CarPlay: CarPlay also connects its own scene in a SwiftUI app, if the configuration that SwiftUI creates for the main window doesn't replace it.
                also: if the interface is created in code: In code scene(_:willConnectTo:options:) creates the window, and makeKeyAndVisible() loads the view.
                also: if there is no SceneDelegate: A manifest without a delegate class leaves the app running with a black screen.
                also: if the event is tapNotification and there is a NotificationDelegate and the notification delegate is set: A tap at a cold start is delivered twice: in the connection options, and to the notification delegate that was set before didFinishLaunching returned.

                """))
    }

    @Test func aQuizIsPrintedQuestionByQuestion() throws {
        let text = play("soup.json --plain --quiz --keys nwillFin<Enter>nsoup<Enter>q<Enter><Esc>").stdout
        let printed = text.split(separator: "\n", omittingEmptySubsequences: false).drop { $0 != "steps 2 to 7 of 24" }
        #expect(
            printed.prefix(18).joined(separator: "\n") == """
                steps 2 to 7 of 24
                    process created
                    launch screen shown
                    UIApplicationMain(_:_:_:_:)
                    UIApplication created
                ~ app         not running -> background
                    delegate created

                Which callback comes next?
                  1  applicationWillTerminate(_:)
                  2  application(_:willFinishLaunchingWithOptions:)
                  3  application(_:didFinishLaunchingWithOptions:)
                  4  application(_:configurationForConnecting:options:)
                  0  I don't know

                Right.

                step 8 of 24
                """)
        for word in ["soup", "q"] {
            #expect(text.contains("\nNo callback is called \"\(word)\".\nWhich callback comes next?\n"))
        }
        #expect(text.hasSuffix("\nquiz: 1 of 1 right; 5 not asked\n"))
    }

    @Test(arguments: [
        ("", "<Enter>"), ("   ", "<Enter>"), ("n", "n"), (" nn b", "nn"), ("7", "7<Enter>"), ("g 12", "12<Enter>"),
        ("g", "g"), ("/will connect", "/will connect<Enter>"), ("q", "q"), ("?", "?"),
    ]) func aLineStandsForKeys(_ line: String, _ keys: String) throws {
        #expect(try Player(.sample()).keys(of: line) == (try KeyNotation.keys(written: keys)))
        let asked = try Player(.sample(), quiz: Quiz()).pressing("n")
        #expect(asked.keys(of: line) == line.map(Key.character) + [.enter])
        #expect(asked.keys(of: line + "\u{1B}") == [.escape])
    }

    /// What comes behind a question on a line isn't meant for it.
    @Test func aLineEndsAtAQuestion() throws {
        var playback = Playback(Player(try .sample(), quiz: Quiz()), .lines, size: nil, palette: .plain)
        playback.begin()
        #expect(playback.enter("nnnnnnnnnn").hasSuffix("\n  0  I don't know\n"))
        #expect(playback.enter("willFin").hasPrefix("\nRight.\n"))
        #expect(playback.enter("q") == "" && playback.isOver)
        playback.outcome.expect("\nquiz: 1 of 1 right; 5 not asked\n")
    }

    @Test(
        arguments: [
            ("", "SCENARIO is missing"), ("a b", "unknown trigger \"b\" (known: tapIcon, openURL,"),
            ("soup.json --keys <Foo>", "unknown key \"<Foo>\" of --keys (known: Enter, Esc,"),
            ("soup.json --size 80", "\"80\" of --size is not of the form 80x24"),
            ("soup.json --show soup", "unknown value \"soup\" of --show"),
            ("no.json", "cannot read no.json: no such file or directory"),
            ("soup.json --show stop", "the launch has no entries of the kinds in --show"),
            ("- --quiz", "--quiz reads answers, but \"-\" reads the scenario from standard input; use --keys"),
        ] as [(String, String)]) func saysWhatIsWrong(_ line: String, _ message: String)
    {
        let outcome = play(line)
        #expect(outcome.status == 2 && outcome.stdout.isEmpty && outcome.playback == nil)
        #expect(outcome.stderr.hasPrefix("launchtrace: error: " + message), "\(outcome.stderr)")
    }

    @Test func anImpossibleEventIsPointedAt() {
        let scenario = #"{ "name": "Soup", "events": [ { "event": "pressHome" } ] }"#
        #expect(
            play("soup.json", scenario: scenario).stderr.hasPrefix(
                "soup.json:1:42: error: pressHome can't happen here: the app isn't in front\n"))
    }
}
