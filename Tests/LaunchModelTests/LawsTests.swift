import Foundation
import Testing

@testable import LaunchModel

private let isSoaking = ProcessInfo.processInfo.environment["LAUNCHTRACE_SOAK"] != nil

struct LawsTests {
    /// On the platform that has every event; `make soak` takes all platforms, and a third event.
    @Test(arguments: Lifecycle.allCases)
    func holdForAllPairsOfEvents(lifecycle: Lifecycle) {
        let explored = Exploration(depth: 2).run(Universe.standard.newest, lifecycle, .iPadOS)
        #expect(explored.violations == [])
        #expect(explored.launches[.iPadOS] == Exploration.launchesInPairs[lifecycle])
    }

    @Test(arguments: Lifecycle.allCases)
    func holdForEveryEventOnEveryVersion(lifecycle: Lifecycle) {
        let explored = Exploration(depth: 1).run(Universe.standard.setups, lifecycle, .iPadOS)
        #expect(explored.violations == [])
        #expect(explored.launches[.iPadOS] == Exploration.launchesOnEveryVersion[lifecycle]?[.iPadOS])
    }

    /// On all platforms: part of `make soak`.
    @Test(.enabled(if: isSoaking, "make soak runs it"), arguments: Lifecycle.allCases)
    func holdForEveryEventOnEveryVersionSoak(lifecycle: Lifecycle) {
        let explored = Exploration(depth: 1).run(Universe.standard.setups, lifecycle)
        #expect(explored.violations == [])
        #expect(explored.launches == Exploration.launchesOnEveryVersion[lifecycle])
        #expect(explored.refusals == Exploration.refusalsOnEveryVersion[lifecycle])
    }

    @Test(arguments: Lifecycle.allCases)
    func holdWhereDocumentationIsPreferred(lifecycle: Lifecycle) {
        let explored = Exploration(depth: 1, preference: .documented).run(Universe.standard.newest, lifecycle)
        #expect(explored.violations == [])
        #expect(explored.launches == Exploration.documentedLaunches[lifecycle])
    }

    @Test func areBrokenByABookThatLacksAnAnswer() {
        let rules = RuleBook.standard.rules.filter { $0.id != "scene.activity.fails" }
        let explored = Exploration(depth: 1, book: RuleBook(rules: rules)).run([Universe.standard.newest[0]], .scene)
        #expect(explored.violations.contains { $0.contains("0 answers to scene(_:willContinueUserActivity") })
    }

    /// Takes a minute: `make soak`, which is `LAUNCHTRACE_SOAK=1 swift test --filter Soak`.
    @Test(
        .enabled(if: isSoaking, "make soak runs it"),
        arguments: Lifecycle.allCases, Platform.allCases)
    func holdForAllTriplesOfEventsSoak(lifecycle: Lifecycle, platform: Platform) {
        let explored = Exploration(depth: 3).run(Universe.standard.newest, lifecycle, platform)
        #expect(explored.violations == [])
        #expect(explored.launches[platform] == Exploration.launchesInTriples[lifecycle]?[platform])
    }
}
