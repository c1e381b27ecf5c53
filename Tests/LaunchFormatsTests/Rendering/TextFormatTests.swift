import SampleLaunches
import Testing

@testable import LaunchFormats

private func text(
    _ timeline: Timeline, _ kinds: Set<ShownKind> = ShownKind.usual, _ detail: Presentation.Detail = .facts,
    _ palette: Palette = .plain
) -> String { TimelineFormat.text.rendered(timeline, Presentation(kinds: kinds, detail: detail, palette: palette)) }

@Test func textShowsEveryKindOfEntry() {
    #expect(
        text(.sample(coldLink, outcome: .stopped), ShownKind.everything) == """
            Deep link, cold start
            iOS 18.0, scene life cycle
              app state   scene state  callback

            > openURL  url: recipes://soup?id=7
                process created
            ~ app         not running -> background
              background  application(_:didFinishLaunchingWithOptions:)  <- nil  (120 ms)
                main event loop started
            * background  unattached  UIScene.willConnectNotification
              background  unattached  scene(_:willConnectTo:options:) ?  <- urlContexts
              background  viewDidLoad()
            - background  open database  (300 ms)
            ~ scene second unattached -> foreground inactive
              active      sceneDidBecomeActive(_:)  [second]

            > pressHome  [second]  +4000 ms
            ! trap ?  message: "no scenes"
            = stopped
            ? inferred from other rules, or sources disagree

            """)
}

@Test func textUsuallyLeavesOutNotificationsViewControllersAndActions() {
    #expect(
        text(.sample(Array(coldLink[4...8]), sdk: Version(27))) == """
            Deep link, cold start
            iOS 18.0, SDK 27.0, scene life cycle
              app state   scene state  callback

                main event loop started
              background  unattached  scene(_:willConnectTo:options:) ?  <- urlContexts
            = active
            ? inferred from other rules, or sources disagree

            """)
}

@Test func textWithoutEntriesIsHeadingAndOutcome() {
    #expect(
        text(.sample(coldLink, outcome: .app(.notRunning)), []) == """
            Deep link, cold start
            iOS 18.0, scene life cycle
              app state   scene state  callback

            = not running

            """)
}

@Test func textExplainsTheRuleBehindAnEntry() throws {
    let rule = try #require(RuleBook.standard.rules.first)
    var known = coldLink[3]
    known.rule = rule.id
    var unknown = coldLink[4]
    unknown.rule = "no.such-rule"
    let reference = [rule.source.citation, rule.source.url].compactMap(\.self).joined(separator: " ")
    #expect(
        text(.sample([coldLink[0], known, unknown]), ShownKind.usual, .explained) == """
            Deep link, cold start
            iOS 18.0, scene life cycle
              app state   scene state  callback

            > openURL  url: recipes://soup?id=7
              background  application(_:didFinishLaunchingWithOptions:)  <- nil  (120 ms)
                            why: \(rule.because)
                            rule \(rule.id) (\(rule.source.confidence.rawValue): \(reference))
                main event loop started
                            rule no.such-rule
            = active

            """)
}

@Test func colourRepeatsWhatTheWordsSay() {
    let entries = [coldLink[0], coldLink[1], coldLink[2], coldLink[6], coldLink[12]]
    let coloured = text(.sample(entries), ShownKind.usual, .facts, .ansi)
    #expect(
        coloured.replacing("\u{1B}", with: "^") == """
            ^[1mDeep link, cold start^[0m
            iOS 18.0, scene life cycle
              ^[2mapp state^[0m   ^[2mscene state^[0m  ^[2mcallback^[0m

            ^[1;36m> openURL^[0m  url: recipes://soup?id=7
                ^[2mprocess created^[0m
            ^[35m~ app^[0m         ^[35mnot running -> background^[0m
              ^[94mbackground^[0m  ^[2munattached^[0m  scene(_:willConnectTo:options:)^[2m ?^[0m  <- urlContexts
            ^[1;31m! trap^[0m^[2m ?^[0m  message: "no scenes"
            = ^[32mactive^[0m
            ^[2m? inferred from other rules, or sources disagree^[0m

            """)
}

@Test func noLineEndsInBlanks() {
    let awkward: [Timeline.Entry] = Timeline.Kind.allCases.map { .sample($0, "x \u{3000} ", scene: "a b ") }
    let lines = text(.sample(awkward, name: " \u{7} end  "), ShownKind.everything).split(separator: "\n")
    #expect(lines.filter { $0.last?.isWhitespace == true } == [])
    #expect(lines.first == " \\u{7} end")
}

@Test func anEntryIsTheSameLineWhateverSurroundsIt() {
    let lines = text(.sample(coldLink), ShownKind.everything).split(separator: "\n")
    #expect(lines.dropFirst(3).prefix(coldLink.count).map(String.init) == coldLink.map { $0.line.text(.plain) })
}

private let withFindings: Timeline = {
    var timeline = Timeline.sample([coldLink[4]])
    timeline.findings = [
        .sample(), .sample(.swiftUIWrappedDelegate, .warning, "\u{1B}", rule: "no.rule", confidence: .unsettled),
    ]
    return timeline
}()

@Test func findingsStandBelowTheOutcome() {
    #expect(
        text(withFindings) == """
            Deep link, cold start
            iOS 18.0, scene life cycle
              app state   scene state  callback

                main event loop started
            = active

            error LT010 payload-unhandled: nobody takes it
            warning LT070 swiftui-wrapped-delegate: \\u{1B}

            """)
    #expect(text(withFindings, [.step]) == text(.sample([coldLink[4]])))
}

@Test func textExplainsTheFindings() {
    #expect(
        text(withFindings, [.finding], .explained).split(separator: "\n").dropFirst(4) == [
            "error LT010 payload-unhandled: nobody takes it",
            "                why: \(FindingKind.payloadUnhandled.why)", "                rule payload.unclaimed",
            "warning LT070 swiftui-wrapped-delegate: \\u{1B}",
            "                why: \(FindingKind.swiftUIWrappedDelegate.why)", "                rule no.rule",
        ])
}

@Test func aFindingsColourIsThatOfItsSeverity() {
    #expect(
        text(withFindings, [.finding], .facts, .ansi).replacing("\u{1B}", with: "^").split(separator: "\n").dropFirst(4)
            == [
                "^[1;31merror^[0m LT010 payload-unhandled: nobody takes it",
                "^[1;33mwarning^[0m LT070 swiftui-wrapped-delegate: \\u{1B}",
            ])
}

/// What an event brings is told where it comes, and by its name in the callbacks that get it.
@Test func aPayloadIsPrintedOnce() throws {
    for example in Example.all {
        let timeline = try example.scenario().trace()
        let urls = timeline.entries.filter { $0.kind == .event }.flatMap(\.arguments).compactMap { member in
            if member.key == "url", case .string(let url) = member.value { url } else { nil }
        }
        let called = timeline.entries.filter { $0.kind == .callback || $0.kind == .notification }.map {
            $0.line.text(.plain)
        }
        #expect(called.filter { line in urls.contains { line.contains($0) } } == [], "\(example)")
    }
}

/// Several blanks, in a name that a scenario gives, would be one where the lines are joined again.
@Test(arguments: 5...40) func aWrappedSentenceIsTheSameJoinedByBlanks(width: Int) {
    let sentence = Line("error LT010: nobody takes  the   payload of a  b")
    let lines = sentence.wrappedSentence(to: width).map { $0.text(.plain) }
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("  ") && !$0.hasPrefix("   ") })
    #expect(lines.map { String($0.trimmingPrefix("  ")) }.joined(separator: " ") == sentence.text(.plain))
    #expect(width < 25 || lines.allSatisfy { $0.count <= width })
}
