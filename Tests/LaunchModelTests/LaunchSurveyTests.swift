import LaunchLaws
import Testing

@testable import LaunchModel

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
