import Testing

@testable import LaunchModel

private let link = Trigger.openURL(OpenedURL("recipes://soup"))

private func course(_ triggers: Trigger..., lifecycle: Lifecycle = .scene) throws -> Course {
    let device = Device(platform: .iPadOS, os: Version(18))
    return try Scenario(
        "", device: device, app: Scenario.App(lifecycle: lifecycle, multipleScenes: true),
        events: triggers.map { Event($0) }
    ).course()
}

struct CourseTests {
    @Test(arguments: Lifecycle.allCases)
    func isTheTimelineThatTraceMakes(lifecycle: Lifecycle) throws {
        let events = [link, .pressHome, .suspend, .tapIcon, .terminate(.user)].map { Event($0) }
        let scenario = try Scenario(
            "", device: Device(os: Version(18)), app: Scenario.App(lifecycle: lifecycle), events: events)
        #expect(try scenario.course().timeline == scenario.trace())
        #expect(try scenario.course(preferring: .documented).timeline == scenario.trace(preferring: .documented))
    }

    @Test(arguments: Lifecycle.allCases)
    func tellsOfEveryOtherRuleWhatItLacked(lifecycle: Lifecycle) throws {
        let course = try course(link, .pressHome, .tapIcon, .memoryWarning, lifecycle: lifecycle)
        #expect(!course.choices.isEmpty)
        for choice in course.choices {
            #expect(choice.others.allSatisfy { !$0.lacking.isEmpty }, "\(choice.trigger)")
            #expect(choice.rule.map { $0.on.contains(choice.trigger) } ?? true)
        }
    }

    @Test func everyEntryHasTheChoiceThatLedToIt() throws {
        let course = try course(.tapIcon, .openWindow(.window), .pressHome)
        for (index, entry) in course.timeline.entries.enumerated() {
            #expect(course.choice(behind: index)?.rule?.id == entry.rule, "\(entry.name)")
        }
    }

    @Test func tellsWhatAnIconWouldDoWhileTheAppRuns() throws {
        let others = try #require(try course(.tapIcon).choice(behind: 0)).others
        #expect(others.first { $0.rule.id == "resume.foreground" }?.lacking == [.state([.background, .suspended])])
        #expect(others.first { $0.rule.id == "prewarm.opened" }?.lacking == [.condition(.flag(.prewarmed))])
    }

    @Test func tellsWhatDidNotCome() throws {
        let course = try course(.tapIcon)
        let omitted = course.timeline.entries.indices.flatMap(course.omissions).flatMap(\.others)
        #expect(omitted.contains { $0.rule.id == "scene.handoff-later" })
        #expect(omitted.contains { $0.rule.id == "scene.cold-response" })
    }

    @Test func tellsWhatCanHappenNext() throws {
        let outlooks = try course(.tapIcon, .terminate(.user)).outlooks
        #expect(outlooks.count == 2)
        #expect(outlooks[0].possible.contains(.pressHome))
        #expect(outlooks[0].impossible.contains { $0.event == .tapIcon && $0.reason == "the app is already in front" })
        #expect(outlooks[1].possible.contains(.tapIcon))
        #expect(outlooks[1].impossible.contains { $0.event == .pressHome })
    }

    @Test(arguments: RuleBook.standard.rules)
    func aRuleHoldsWhereItsBoundsAreMet(rule: Rule) throws {
        let world = try World(startOf: Scenario("", events: [Event(.tapIcon)]), preferring: .logs)
        let choice = rule.on.first.map { world.choice(of: nil, at: $0, scene: nil) }
        let own = try #require(choice?.others.first { $0.rule == rule })
        #expect(world.applies(rule, scene: nil) == own.lacking.isEmpty)
    }
}
