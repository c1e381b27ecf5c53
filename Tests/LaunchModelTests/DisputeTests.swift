import Testing

@testable import LaunchModel

struct DisputeTests {
    @Test func idsAreUnique() {
        #expect(Set(Dispute.all.map(\.id)).count == Dispute.all.count)
    }

    @Test(arguments: Dispute.all)
    func saysWhoSaysWhatAndWhereTheAnswerStands(dispute: Dispute) {
        #expect(dispute.question.hasSuffix("?") && dispute.choice.hasSuffix("."))
        #expect(!dispute.sides.isEmpty && dispute.sides.allSatisfy { $0.claim.hasSuffix(".") })
        #expect(dispute.rules.filter { RuleBook.standard.rule($0) == nil } == [])
        #expect(!dispute.rules.isEmpty || !dispute.callbacks.isEmpty)
    }

    /// A rule that waits for the person's preference is one side of something.
    @Test func everyPreferenceIsADispute() {
        let rules = RuleBook.standard.rules.filter { $0.when.leaves.contains(.prefersDocumented) }
        #expect(rules.filter { Dispute.about($0).isEmpty }.map(\.id) == ["background.intent-views"])
        #expect(
            Dispute.all.filter(RuleBook.standard.dependsOnPreference).map(\.id) == [
                "background-launch-enters-background", "background-launch-connects-scene",
            ])
    }
}

extension Dispute: CustomTestStringConvertible {
    /// The id.
    public var testDescription: String { id }
}
