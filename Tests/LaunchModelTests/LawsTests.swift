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

struct SituationTests {
    @Test func isTheSameInWhateverOrderFlagsWereSet() {
        var world = World(Universe.standard.newest[0], preferring: .logs)
        var other = world
        let flags = Flag.allCases.map { FlagKey(flag: $0, scene: "main") }
        for flag in flags { world.process.flags.insert(flag) }
        for flag in flags.reversed() { other.process.flags.insert(flag) }
        let laws = Laws(from: world)
        #expect(Situation(world, laws) == Situation(other, laws))
        other.process.flags.remove(flags[0])
        #expect(Situation(world, laws) != Situation(other, laws))
    }
}

struct UniverseTests {
    /// Of two methods an app implements both, either and neither.
    @Test func delegatesAreImplementedInPairs() {
        for first in Universe.methods {
            for second in Universe.methods where second != first {
                let cases = Set(Universe.implementations.map { [$0.contains(first), $0.contains(second)] })
                #expect(cases.count == 4, "\(first.name), \(second.name)")
            }
        }
        #expect(Universe.methods.count > 50)
    }
}

struct LaunchSurveyTests {
    private static let survey = LaunchSurvey()

    /// On the versions between those at which something can change, too.
    @Test(arguments: LaunchSurvey.Part.all) func everyRunIsTheTimelineOfItsVersions(part: LaunchSurvey.Part) throws {
        for launch in Self.survey.launches where launch.lifecycle == part.lifecycle && launch.start == part.start {
            for run in launch.runs {
                #expect(run.scenario(on: run.versions.last) == run.scenario)
                let versions = Universe.everyYear.compactMap(run.versions.platform.os).filter(run.versions.contains)
                for version in versions {
                    let timeline = try run.scenario(on: version).trace()
                    #expect(timeline.outcome == run.timeline.outcome)
                    #expect(timeline.entries.elementsEqual(run.timeline.entries) { $0.hasSameContent(as: $1) })
                }
            }
        }
    }

    @Test func theVersionsOfALaunchFollowEachOther() {
        for launch in Self.survey.launches {
            let runs = launch.runs.map(\.versions) + launch.refusals.map(\.versions)
            let onIOS = runs.filter { $0.platform == .iOS }.sorted { $0.first < $1.first }
            #expect(zip(onIOS, onIOS.dropFirst()).allSatisfy { $0.last < $1.first })
            #expect(onIOS.first?.first ?? .newest <= max(launch.lifecycle.since, Platform.iOS.oldest))
            #expect(onIOS.last?.last == .newest)
            for platform in Platform.allCases where platform != .iOS {
                #expect(runs.count { $0.platform == platform } <= 1)
            }
        }
        #expect(!Self.survey.launches.isEmpty)
    }

    @Test func everyLaunchIsThereOnce() {
        let all = Self.survey.launches + Self.survey.impossible
        let triggers = RepresentativeTrigger.all(in: Scenario("", events: []))
        #expect(all.count == triggers.count * Lifecycle.allCases.count * Start.allCases.count)
        #expect(Set(all.map(\.representative)) == Set(triggers))
        #expect(Self.survey.versions.last == .newest && Self.survey.versions.first == Platform.iOS.oldest)
    }
}
