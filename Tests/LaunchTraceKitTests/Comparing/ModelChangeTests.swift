import Testing

@testable import LaunchModel
@testable import LaunchTraceKit

struct ModelChangeTests {
    private static let survey = LaunchSurvey()
    private static let changes = ModelChange.all(in: survey)

    @Test func eachIsThereOnce() {
        let texts = Self.changes.map { "\($0.version) \($0.text)" }
        #expect(Set(texts).count == texts.count)
        #expect(Self.changes.allSatisfy { !$0.text.isEmpty && !$0.launches.isEmpty })
        #expect(Self.changes.map(\.version) == Self.changes.map(\.version).sorted())
    }

    @Test func everyChangeOfALaunchIsInOne() {
        let told = Set(
            Self.changes.flatMap { change in change.launches.map { [change.version.description, $0.slug] } })
        for change in Self.survey.changes { #expect(told.contains([change.version.description, change.launch.slug])) }
        #expect(told.count == Self.survey.changes.count)
    }

    /// The rules that begin say it in their own words.
    @Test func aRuleThatBeginsIsTheReason() throws {
        let rule = try #require(RuleBook.standard.rule("background.no-scene"))
        let change = try #require(Self.changes.first { $0.version == 15 && $0.rules.contains(rule) })
        #expect(change.text == rule.because)
        #expect(change.launches.allSatisfy { $0.lifecycle != .appDelegate && !$0.slug.contains("active") })
        #expect(change.differences.contains("new: no scene connects"))
        #expect(change.differences.contains("gone: application(_:configurationForConnecting:options:)"))
    }

    @Test func withoutARuleTheDifferencesSayIt() {
        let ofIOS5 = Self.changes.filter { $0.version == 5 }
        #expect(ofIOS5.contains { $0.text.contains("new: viewDidLayoutSubviews()") && $0.rules.isEmpty })
    }

    /// The stop says all; what no longer comes is in the timelines.
    @Test func anAppWithoutScenesStopsOnce() throws {
        let trap = try #require(RuleBook.standard.rule("adoption.trap"))
        let changes = Self.changes.filter { $0.rules.contains(trap) }
        #expect(changes.count == 1)
        #expect(changes.first?.launches.allSatisfy { $0.lifecycle == .appDelegate } == true)
    }
}
