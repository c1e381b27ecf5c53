import SampleLaunches
import TestSupport
import Testing

@testable import LaunchFormats

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

struct SequenceFormatTests {
    @Test func callsAreArrowsOnTheGroundOfAState() {
        let timeline = Timeline.sample(coldLink, sdk: Version(17), outcome: .stopped)
        #expect(
            TimelineFormat.mermaid.rendered(timeline, Presentation(kinds: ShownKind.everything)) == """
                sequenceDiagram
                    accTitle: Deep link, cold start
                    participant p1 as System
                    participant p2 as UIApplication
                    participant p3 as AppDelegate
                    participant p4 as Scene main
                    participant p5 as Scene second
                    participant p6 as Views
                    participant p7 as App code
                    Note over p1,p7: Deep link, cold start<br/>iOS 18.0, SDK 17.0, scene life cycle
                    Note over p1,p7: #62; openURL<br/>url: recipes://soup?id=7
                    Note over p1: process created
                    rect rgba(0, 100, 255, 0.13)
                        Note over p1,p7: app: not running → background
                        p2->>p3: application(_:didFinishLaunchingWithOptions:) (120 ms)<br/>launchOptions: nil<br/>→ true
                        Note over p2: main event loop started
                        Note over p4: UIScene.willConnectNotification
                        p2->>p4: scene(_:willConnectTo:options:) ?<br/>connectionOptions.urlContexts: recipes://soup?id=7<br/>#123;id: 7#125;
                        p4->>p6: viewDidLoad()
                        p2->>p7: open database (300 ms)
                        Note over p5: unattached → foreground inactive
                        p2->>p5: sceneDidBecomeActive(_:) reads active
                        Note over p1,p7: #62; pressHome #91;second#93; +4000 ms
                        p1-xp2: stopped: trap ?<br/>message: #34;no scenes#34;
                    end
                    Note over p1,p7: ? inferred from other rules, or sources disagree

                """)
    }

    @Test func neighboursShareANote() {
        let timeline = Timeline.sample([
            .sample(.step, "process created"), .sample(.step, "launch screen shown"),
            .sample(.step, "UIApplicationMain(_:_:_:_:)"), .sample(.step, "launch screen removed"),
        ])
        #expect(
            statements(timeline, Presentation(kinds: [.step])) == [
                "Note over p1,p2: app: active", "Note over p1: process created<br/>launch screen shown",
                "Note over p2: UIApplicationMain(_:_:_:_:)", "Note over p1: launch screen removed",
            ])
    }

    @Test func aBandSaysItsStateWhereNoEntryDoes() {
        let timeline = Timeline.sample([
            .sample(.callback, "a", to: .appDelegate, in: .active),
            Timeline.Entry(.transition(.app(from: .active, to: .inactive))),
            .sample(.callback, "b", to: .appDelegate, in: .inactive),
            Timeline.Entry(.transition(.app(from: .inactive, to: .terminated))),
            .sample(.callback, "c", to: .appDelegate),
        ])
        #expect(
            statements(timeline, Presentation(kinds: [.callback])) == [
                "Note over p1,p2: app: active", "p1->>p2: a", "Note over p1,p2: app: inactive", "p1->>p2: b",
                "p1->>p2: c",
            ])
    }

    @Test func workInTheBackgroundIsACallThatNobodyWaitsFor() {
        let label = Value.Member("label", .string("upload"))
        let timeline = Timeline.sample([
            .sample(.action, "work", to: .appDelegate, [label]),
            .sample(.action, "work", to: .appDelegate, [label, Value.Member("on", .string("background"))]),
        ])
        let drawn = statements(timeline, Presentation(kinds: [.action]))
        #expect(
            drawn == ["Note over p1,p2: app: active", "p1->>p2: work upload", "p1-)p2: work upload<br/>on: background"])
    }

    @Test func findingsAndReasonsStandInPlace() throws {
        let traced = try TracedScenario(
            SourceText(#"{ "name": "Cold", "events": [{ "event": "tapIcon" }] }"#),
            findings: [.sample(.payloadUnhandled, .warning, "soup://7; nobody takes it", entry: 1)])
        let text = TimelineFormat.mermaid.render(
            traced, Presentation(kinds: [.event, .step, .finding], detail: .explained))
        let rule = try #require(RuleBook.standard.rule("launch.process"))
        #expect(text.contains("    Note over p1: warning LT010 payload-unhandled: soup://7#59; nobody<br/>takes it"))
        #expect(text.contains("process created<br/>why: \(rule.because.prefix(40))"))
        #expect(text.contains("rule launch.process (documented: Apple, "))
    }

    @Test func nothingIsDrawnOfNothing() {
        #expect(
            TimelineFormat.mermaid.rendered(.sample(name: ""), Presentation(kinds: ShownKind.everything)) == """
                sequenceDiagram
                    participant p1 as System
                    Note over p1: iOS 18.0, scene life cycle

                """)
    }

    /// Mermaid draws no text of more than 50,000 characters.
    @Test(.timeLimit(.minutes(1))) func aLongTimelineIsCutWithAWord() throws {
        let long = [Value.Member("url", .string(HostileText.long))]
        let entries = Array(repeating: coldLink + [.sample(.event, "openURL", long)], count: 1500).flatMap(\.self)
        let text = TimelineFormat.mermaid.rendered(.sample(entries), Presentation(kinds: ShownKind.everything))
        #expect(text.utf16.count < 50_000)
        let notice = try #require(
            text.firstMatch(of: /(\d+) more entries: a picture of them all is too long for Mermaid/))
        let drawn = text.split(separator: "\n").count { $0.contains("openURL") }
        #expect(entries.count - (Int(notice.1) ?? 0) == drawn * 7)
    }

    /// What stands below the heading, without the bands.
    private func statements(_ timeline: Timeline, _ presentation: Presentation) -> [String] {
        TimelineFormat.mermaid.rendered(timeline, presentation).split(separator: "\n").map {
            String($0.drop { $0 == " " })
        }.filter { ["Note", "p1", "p2"].contains(where: $0.hasPrefix) && !$0.contains("life cycle") }
    }
}
