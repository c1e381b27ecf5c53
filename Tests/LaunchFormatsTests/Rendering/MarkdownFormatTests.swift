import SampleLaunches
import Testing

@testable import LaunchFormats
@testable import LaunchModel

struct MarkdownFormatTests {
    @Test func anEntryIsARow() {
        let timeline = Timeline.sample(coldLink, sdk: Version(17), outcome: .stopped)
        // A dot and its state stay on one line, by a blank that doesn't break.
        let expected = #"""
            ### Deep link, cold start

            iOS 18.0, SDK 17.0, scene life cycle

            | state | who | what happens | receives → returns |
            | --- | --- | --- | --- |
            |  |  | **openURL** | `url: recipes://soup?id=7` |
            |  | System | process created |  |
            |  | UIApplication | ⚪_not running → 🔵_background |  |
            | 🔵_background | AppDelegate | `application(_:didFinishLaunchingWithOptions:)` (120 ms) | `launchOptions: nil`<br>→ `true` |
            |  | UIApplication | main event loop started |  |
            | 🔵_background | Scene main | `UIScene.willConnectNotification` |  |
            | 🔵_background | SceneDelegate | `scene(_:willConnectTo:options:)` ? | `connectionOptions.urlContexts: recipes://soup?id=7 {id: 7}` |
            | 🔵_background | ViewController | `viewDidLoad()` |  |
            | 🔵_background | App code | open database (300 ms) |  |
            |  | Scene second | ⚪_unattached → 🟡_foreground inactive |  |
            | 🟢_active | SceneDelegate of `second` | `sceneDidBecomeActive(_:)` |  |
            |  |  | **pressHome** +4000 ms |  |
            |  | System | **stopped:** trap ? | `message: "no scenes"` |

            The app ends up **stopped**.

            `?` inferred from other rules, or sources disagree

            """#
        #expect(
            TimelineFormat.markdown.rendered(timeline, Presentation(kinds: ShownKind.everything)) == expected.withDots)
    }

    @Test func findingsAreAListBelow() throws {
        let traced = try TracedScenario(
            SourceText(#"{ "name": "Cold", "events": [{ "event": "tapIcon" }] }"#, name: "Launches/a`b.json"),
            findings: [
                .sample(.payloadUnhandled, .error, "nobody takes soup://7|#1", at: [.key("name")]),
                .sample(.payloadUnhandled, .note, "nothing~", at: [.key("events")]),
            ])
        #expect(
            TimelineFormat.markdown.render(traced, Presentation(kinds: [.event, .finding]))
                == """
                ### Cold

                iOS 27.0, extrapolated from iOS 26, scene life cycle

                | state | who | what happens | receives → returns |
                | --- | --- | --- | --- |
                |  |  | **tapIcon** |  |

                The app ends up 🟢_active.

                - **error** `LT010` payload-unhandled, ``Launches/a`b.json:1:3``: nobody takes `soup://7|#1`
                - **note** `LT010` payload-unhandled, ``Launches/a`b.json:1:19``: nothing\\~

                """.withDots)
    }

    @Test func anExplainedRowEndsInItsReason() throws {
        let rule = try #require(RuleBook.standard.rule("launch.process"))
        let url = try #require(rule.source.url)
        let presentation = Presentation(kinds: ShownKind.everything, detail: .explained)
        let known = Timeline.sample([
            .sample(.step, "process created", rule: rule.id), .sample(.step, "x", rule: "a|b"),
        ])
        let lines = TimelineFormat.markdown.rendered(known, presentation).split(separator: "\n")
        #expect(lines[2] == "| state | who | what happens | receives → returns | why |")
        #expect(
            lines[4] == """
                |  | System | process created |  | \(rule.because)<br>`launch.process`, documented: \
                [\(rule.source.citation)](<\(url)>) |
                """)
        #expect(lines[5] == #"|  | System | x |  | `a\|b` |"#)
    }

    @Test func anExplainedFindingEndsInItsReason() throws {
        let rule = try #require(FindingKind.payloadUnhandled.rules.first)
        let traced = try TracedScenario(
            SourceText(#"{ "name": "Cold", "events": [{ "event": "tapIcon" }] }"#), findings: [.sample(rule: rule.id)])
        let text = TimelineFormat.markdown.render(traced, Presentation(kinds: [.finding], detail: .explained))
        let why = FindingKind.payloadUnhandled.why.markdownProse
        #expect(text.contains(": nobody takes it\n  - \(why)\n  - `\(rule.id)`, \(rule.source.confidence.rawValue): "))
    }

    @Test func nothingIsShownOfNothing() {
        #expect(
            TimelineFormat.markdown.rendered(.sample(name: ""), Presentation(kinds: ShownKind.everything))
                == "### \n\niOS 18.0, scene life cycle\n\nThe app ends up 🟢_active.\n".withDots)
    }

    @Test(.timeLimit(.minutes(1))) func aLongTimelineIsAMatterOfSeconds() {
        let entries = Array(repeating: coldLink, count: 1600).flatMap(\.self)
        let text = TimelineFormat.markdown.rendered(.sample(entries), Presentation(kinds: ShownKind.everything))
        #expect(text.split(separator: "\n").count == entries.count + 6)
    }
}

extension String {
    /// The text with blanks that don't break behind its dots.
    fileprivate var withDots: String {
        ["⚪", "🔵", "🟡", "🟢"].reduce(self) { $0.replacing($1 + "_", with: $1 + "\u{A0}") }
    }
}
