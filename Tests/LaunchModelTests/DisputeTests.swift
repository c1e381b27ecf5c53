import Testing

@testable import LaunchModel

struct DisputeTests {
    @Test func idsAreUnique() { #expect(Set(Dispute.all.map(\.id)).count == Dispute.all.count) }

    @Test(arguments: Dispute.all) func saysWhoSaysWhatAndWhereTheAnswerStands(dispute: Dispute) {
        #expect(dispute.question.hasSuffix("?") && dispute.choice.hasSuffix("."))
        #expect(!dispute.sides.isEmpty && dispute.sides.allSatisfy { $0.statement.hasSuffix(".") })
        #expect(dispute.rules.filter { RuleBook.standard.rule($0) == nil } == [])
        #expect(!dispute.rules.isEmpty || !dispute.callbacks.isEmpty)
        #expect(Set(dispute.findings).isSubset(of: FindingKind.allCases.map(\.code)))
    }

    /// What is disputed about iOS 26 was noted on iOS 18.
    @Test(arguments: [(18, false), (26, true)]) func theNoteOfLT093BeginsWithIOS26(os: Int, isNoted: Bool) throws {
        let app = Scenario.App(
            lifecycle: .scene, savedState: true, savedSession: true, sceneDelegate: [.sceneWillConnect: []])
        let timeline = try Scenario("any", device: Device(os: Version(os)), app: app, events: [.tapIcon]).trace()
        let found = try #require(timeline.findings.first { $0.kind == .stateNotRestored })
        #expect(found.account.notes.contains { $0.text.contains("iOS 26") } == isNoted)
    }

    /// A rule that waits for the person's preference is one side of something.
    @Test func everyPreferenceIsADispute() {
        let rules = RuleBook.standard.rules.filter(\.dependsOnPreference)
        #expect(rules.filter { Dispute.about($0).isEmpty }.map(\.id) == ["background.intent-views"])
        #expect(
            Dispute.all.filter(RuleBook.standard.dependsOnPreference).map(\.id) == [
                "entry-in-background", "scene-in-background",
            ])
    }

    /// A dispute is preferred by its name, and alone.
    @Test func aPreferenceIsTheNameOfADispute() throws {
        let named = Preference.allCases.filter { $0 != .logs && $0 != .documented }
        #expect(Set(named.map(\.rawValue)) == Set(Dispute.all.filter(RuleBook.standard.dependsOnPreference).map(\.id)))
        let push = Event.remoteNotification(contentAvailable: true)
        func calls(_ lifecycle: Lifecycle, _ preference: Preference) throws -> Set<Callback> {
            let app = Scenario.App(lifecycle: lifecycle)
            let scenario = try Scenario("any", device: Device(os: 18), app: app, events: [push])
            return Set(try scenario.trace(preferring: preference).entries.compactMap(\.callback))
        }
        for preference in Preference.allCases {
            let connects = [.documented, .sceneInBackground].contains(preference)
            #expect(try calls(.scene, preference).contains(.sceneWillConnect) == connects)
            let enters = [.documented, .entersBackground].contains(preference)
            #expect(try calls(.appDelegate, preference).contains(.applicationDidEnterBackground) == enters)
        }
    }
}

extension Dispute: CustomTestStringConvertible {
    /// The id.
    public var testDescription: String { id }
}
