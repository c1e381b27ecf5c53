import Testing

@testable import LaunchModel
@testable import LaunchTraceKit

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

    struct LineCase: CustomTestStringConvertible, Sendable {
        let line: String
        let keys: String

        var testDescription: String { line }
    }

    @Test(arguments: [
        LineCase(line: "", keys: "<Enter>"), LineCase(line: "   ", keys: "<Enter>"), LineCase(line: "n", keys: "n"),
        LineCase(line: " nn b", keys: "nn"), LineCase(line: "7", keys: "7<Enter>"),
        LineCase(line: "g 12", keys: "12<Enter>"), LineCase(line: "g", keys: "g"),
        LineCase(line: "/will connect", keys: "/will connect<Enter>"), LineCase(line: "q", keys: "q"),
        LineCase(line: "?", keys: "?"),
    ]) func aLineStandsForKeys(sample: LineCase) throws {
        let player = try Player(.sample())
        #expect(player.keys(of: sample.line) == (try KeyNotation.keys(written: sample.keys)))
        let asked = try Player(.sample(), quiz: Quiz()).pressing("n")
        #expect(asked.keys(of: sample.line) == sample.line.map(Key.character) + [.enter])
        #expect(asked.keys(of: sample.line + "\u{1B}") == [.escape])
    }

    /// What comes behind a question on a line isn't meant for it.
    @Test func aLineEndsAtAQuestion() throws {
        var playback = Playback(Player(try .sample(), quiz: Quiz()), .lines, size: nil, palette: .plain)
        playback.begin()
        #expect(playback.enter("nnnnnnnnnn").hasSuffix("\n  0  I don't know\n"))
        #expect(playback.enter("willFin").hasPrefix("\nRight.\n"))
        #expect(playback.enter("q") == "" && playback.isOver)
        #expect(playback.outcome == CommandOutcome(stdout: "\nquiz: 1 of 1 right; 5 not asked\n"))
    }

    struct MistakeCase: CustomTestStringConvertible, Sendable {
        let line: String
        let message: String

        var testDescription: String { line }
    }

    @Test(arguments: [
        MistakeCase(line: "", message: "SCENARIO is missing"),
        MistakeCase(line: "a b", message: "unknown trigger \"b\" (known: tapIcon, openURL,"),
        MistakeCase(line: "soup.json --keys <Foo>", message: "unknown key \"<Foo>\" of --keys (known: Enter, Esc,"),
        MistakeCase(line: "soup.json --size 80", message: "\"80\" of --size is not of the form 80x24"),
        MistakeCase(line: "soup.json --show soup", message: "unknown value \"soup\" of --show"),
        MistakeCase(line: "no.json", message: "cannot read no.json: no such file or directory"),
        MistakeCase(line: "soup.json --show stop", message: "the launch has no entries of the kinds in --show"),
        MistakeCase(
            line: "- --quiz",
            message: "--quiz reads answers, but \"-\" reads the scenario from standard input; use --keys"),
    ]) func saysWhatIsWrong(sample: MistakeCase) {
        let outcome = play(sample.line)
        #expect(outcome.status == 2 && outcome.stdout.isEmpty && outcome.playback == nil)
        #expect(outcome.stderr.hasPrefix("launchtrace: error: " + sample.message), "\(outcome.stderr)")
    }

    @Test func anImpossibleEventIsPointedAt() {
        let scenario = #"{ "name": "Soup", "events": [ { "event": "pressHome" } ] }"#
        #expect(
            play("soup.json", scenario: scenario).stderr.hasPrefix(
                "soup.json:1:42: error: pressHome can't happen here: the app isn't in front\n"))
    }
}
