import Foundation
import LaunchLaws
import Testing

@testable import LaunchModel

struct LawsTests {
    /// On the platform that has every event; `make soak` takes all platforms, and more events.
    @Test(arguments: Lifecycle.allCases) func holdForAllPairsOfEvents(lifecycle: Lifecycle) throws {
        let test = LawTest(.pairsOfEvents, lifecycle, .iPadOS)
        let explored = test.run()
        #expect(explored.violations == [])
        #expect(explored.launches[.iPadOS] == Exploration.launchesInPairs[lifecycle])
        try expectAsRecorded(test, explored)
    }

    @Test(arguments: Lifecycle.allCases) func holdForEveryEventOnEveryVersion(lifecycle: Lifecycle) throws {
        let test = LawTest(.everyVersion, lifecycle, .iPadOS)
        let explored = test.run()
        #expect(explored.violations == [])
        #expect(explored.launches[.iPadOS] == Exploration.launchesOnEveryVersion[lifecycle]?[.iPadOS])
        try expectAsRecorded(test, explored)
    }

    @Test(arguments: Lifecycle.allCases, Platform.allCases) func holdWhereDocumentationIsPreferred(
        lifecycle: Lifecycle, platform: Platform
    ) throws {
        let test = LawTest(.documentationPreferred, lifecycle, platform)
        let explored = test.run()
        #expect(explored.violations == [])
        #expect(explored.launches[platform] == Exploration.documentedLaunches[lifecycle]?[platform])
        try expectAsRecorded(test, explored)
    }

    /// What the events led to is as it was when `make record` last looked.
    private func expectAsRecorded(_ test: LawTest, _ explored: Explored) throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../explored.txt")
            .standardizedFileURL
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        #expect(lines.contains { $0 == test.line(explored) }, "\(test) leads elsewhere; `make record` notes it")
    }

    @Test func areBrokenByABookThatLacksAnAnswer() {
        let rules = RuleBook.standard.rules.filter { $0.id != "scene.activity.fails" }
        let explored = Exploration(depth: 1, book: RuleBook(rules: rules)).run([Universe.standard.newest[0]], .scene)
        #expect(explored.violations.contains { $0.contains("0 answers to scene(_:willContinueUserActivity") })
    }
}
