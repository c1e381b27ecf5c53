import Testing

@testable import LaunchFormats
@testable import LaunchModel

private let survey = LaunchSurvey()
private let whole = LaunchesFile.text(of: survey)

struct LaunchesFileTests {
    /// Small enough to be fetched.
    @Test func isSmall() {
        #expect(whole.utf8.count < 1_200_000)
        #expect(LaunchesFile.text(of: LaunchSurvey()) == whole)
    }

    /// An address that two have, or that another would be taken for, leads nowhere.
    @Test func namesAreUnique() {
        let launches = survey.launches + survey.impossible
        #expect(Set(launches.map(\.slug)).count == launches.count)
        for launch in launches {
            let runs = launch.runs.map(\.versions.slug)
            #expect(Set(runs).count == runs.count)
            for name in runs + [launch.representative.slug] {
                #expect(name.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || "-.".contains($0)) })
            }
        }
    }

    @Test func namesAreThoseOfAddresses() {
        let names = Set(survey.launches.map(\.slug))
        let known = [
            "open-url/scene/not-running", "background-event-location/app-delegate/suspended",
            "open-window-car-play/swiftui/active", "tap-icon-after-terminate-user/scene/active",
            "open-app-intent/scene/prewarmed",
        ]
        for name in known { #expect(names.contains(name), "\(name)") }
        let runs = Set(survey.launches.flatMap(\.runs).map(\.versions.slug))
        #expect(runs.isSuperset(of: ["ios-15", "ios-18.4", "ios-27", "visionos-26", "mac-catalyst-13.1"]))
    }
}
