import Testing

@testable import LaunchModel

private let link = Trigger.openURL(OpenedURL("recipes://soup"))

private func detailedTimeline(_ triggers: Trigger..., lifecycle: Lifecycle = .scene) throws -> DetailedTimeline {
    let device = Device(platform: .iPadOS, os: Version(18))
    return try Scenario(
        "", device: device,
        app: Scenario.App(lifecycle: lifecycle, multipleScenes: lifecycle == .appDelegate ? nil : true),
        events: triggers.map { Event($0) }
    ).detailedTimeline()
}

struct DetailedTimelineTests {
    @Test(arguments: Lifecycle.allCases) func isTheTimelineThatTraceMakes(lifecycle: Lifecycle) throws {
        let events = [link, .pressHome, .suspend, .tapIcon, .terminate(.user)].map { Event($0) }
        let scenario = try Scenario(
            "", device: Device(os: Version(18)), app: Scenario.App(lifecycle: lifecycle), events: events)
        #expect(try scenario.detailedTimeline().timeline == scenario.trace())
        #expect(
            try scenario.detailedTimeline(preferring: .documented).timeline == scenario.trace(preferring: .documented))
    }

    @Test(arguments: Lifecycle.allCases) func tellsOfEveryOtherRuleWhatItLacked(lifecycle: Lifecycle) throws {
        let detailed = try detailedTimeline(link, .pressHome, .tapIcon, .memoryWarning, lifecycle: lifecycle)
        #expect(!detailed.decisions.isEmpty)
        for decision in detailed.decisions {
            #expect(decision.others.allSatisfy { !$0.lacking.isEmpty }, "\(decision.trigger)")
            #expect(decision.rule.map { $0.on.contains(decision.trigger) } ?? true)
        }
    }

    @Test func everyEntryHasTheChoiceThatLedToIt() throws {
        let detailed = try detailedTimeline(.tapIcon, .openWindow(.window), .pressHome)
        for (index, entry) in detailed.timeline.entries.enumerated() {
            #expect(detailed.decision(behind: index)?.rule?.id == entry.rule, "\(entry.name)")
        }
    }

    @Test func tellsWhatAnIconWouldDoWhileTheAppRuns() throws {
        let others = try #require(try detailedTimeline(.tapIcon).decision(behind: 0)).others
        #expect(others.first { $0.rule.id == "resume.foreground" }?.lacking == [.state([.background, .suspended])])
        #expect(others.first { $0.rule.id == "prewarm.opened" }?.lacking == [.condition(.flag(.prewarmed))])
    }

    @Test func tellsWhatDidNotCome() throws {
        let detailed = try detailedTimeline(.tapIcon)
        let omitted = detailed.timeline.entries.indices.flatMap(detailed.omissions).flatMap(\.others)
        #expect(omitted.contains { $0.rule.id == "scene.handoff-later" })
        #expect(omitted.contains { $0.rule.id == "scene.cold-response" })
    }

    @Test func tellsWhatCanHappenNext() throws {
        let nextEvents = try detailedTimeline(.tapIcon, .terminate(.user)).nextEvents
        #expect(nextEvents.count == 2)
        #expect(nextEvents[0].possible.contains(.pressHome))
        #expect(
            nextEvents[0].impossible.contains { $0.event == .tapIcon && $0.reason == "the app is already in front" })
        #expect(nextEvents[1].possible.contains(.tapIcon))
        #expect(nextEvents[1].impossible.contains { $0.event == .pressHome })
    }

    @Test(arguments: RuleBook.standard.rules) func aRuleHoldsWhereItsBoundsAreMet(rule: Rule) throws {
        var world = try World(startOf: Scenario("", events: [Event(.tapIcon)]), preferring: .logs)
        let trigger = try #require(rule.on.first)
        let decision = world.decision(of: nil, at: trigger, scene: nil)
        let own = try #require(decision.others.first { $0.rule == rule })
        #expect(world.matching(trigger, scene: nil).contains(rule) == own.lacking.isEmpty)
    }
}
