import Testing

@testable import LaunchModel

struct FindingKindTests {
    @Test func idsAreUnique() {
        let ids = RuleBook.standard.findingRules.map(\.id)
        #expect(Set(ids).count == ids.count)
    }

    @Test(arguments: RuleBook.standard.findingRules) func hasWordsAndASource(rule: FindingRule) {
        for text in [rule.message.text, rule.fix.text] {
            #expect(text.count > 5)
            #expect(!text.hasSuffix("."))
        }
        #expect(rule.source.citation.count > 5)
        #expect(rule.source.url?.hasPrefix("https://") ?? true)
        #expect(!rule.severities.isEmpty)
        #expect(rule.shownBy.allSatisfy { RuleBook.standard.rule($0) != nil })
        #expect(!rule.at.isEmpty || rule.on == [.declared])
    }

    @Test(arguments: FindingKind.allCases) func hasARule(kind: FindingKind) { #expect(!kind.rules.isEmpty) }

    @Test func kindsAreListedByTheirCodes() {
        let codes = FindingKind.allCases.map(\.code)
        #expect(codes == Set(codes).sorted())
        #expect(Set(FindingKind.allCases.map(\.name)).count == codes.count)
    }

    /// The list of the kinds says of each what its rules say.
    @Test(arguments: FindingTrigger.allCases) func isListedWithItsTriggers(trigger: FindingTrigger) {
        #expect(
            FindingKind.all(at: trigger).map(\.code)
                == FindingKind.allCases.filter { $0.rules.contains { $0.on.contains(trigger) } }.map(\.code))
    }

    /// What is found out when a trigger first asks is what a book of the same kinds knows.
    @Test(arguments: FindingTrigger.allCases) func isAskedAsInABookOfItsOwn(trigger: FindingTrigger) {
        let own = RuleBook(findings: FindingKind.allCases)
        #expect(own == .standard)
        for callback in [nil] + Callback.allCases.map(Optional.init) {
            #expect(
                RuleBook.standard.findingRules(at: trigger, in: callback).map(\.rule.id)
                    == own.findingRules(at: trigger, in: callback).map(\.rule.id))
        }
    }

    @Test(arguments: FindingTrigger.allCases) func isAsked(trigger: FindingTrigger) {
        #expect(RuleBook.standard.findingRules.contains { $0.on.contains(trigger) })
    }

    @Test(arguments: Placeholder.all) func isUsed(placeholder: Placeholder) {
        #expect(
            RuleBook.standard.findings.contains { kind in
                kind.effect.placeholders.contains(placeholder)
                    || kind.rules.contains { $0.placeholders.contains(placeholder) }
            })
    }

    /// With what stands before it on its line, as in `warning: LT011 `, a row of a terminal has room for it.
    @Test(arguments: RuleBook.standard.findings) func saysWhatUsersSeeInALine(kind: FindingKind) {
        let openers = PayloadKind.allCases.map(\.opener)
        for effect in [kind.effect] + kind.rules.compactMap(\.effect) {
            #expect(Set(effect.placeholders).isSubset(of: [.opener, .completion]), "what a user wrote may be long")
            for opener in openers {
                let text = effect.replacingPlaceholders { _ in opener }
                #expect(text.count <= Finding.Account.mostLetters && !text.hasSuffix("."), "\(text)")
            }
        }
    }

    /// Each clause but the last needs a condition, or those after it are never reached.
    @Test(arguments: RuleBook.standard.findingRules) func reachesEachSeverity(rule: FindingRule) {
        #expect(rule.severities.dropLast().allSatisfy { $0.when != .always })
    }

    @Test func theSceneMandateFollowsTheSDK() throws {
        let severities = try [Version(18), Version(18, 4), Version(26), Version(27)].map { version in
            try severity(of: .sceneLifecycleRequired, sdk: version, os: version)
        }
        #expect(severities == [nil, .note, .warning, .error])
        #expect(try severity(of: .sceneLifecycleRequired, sdk: Version(26), os: Version(27)) == .warning)
    }

    private func severity(of kind: FindingKind, sdk: Version, os: Version) throws -> Severity? {
        let app = Scenario.App(lifecycle: .appDelegate, sdk: sdk)
        let scenario = try Scenario("any", device: Device(os: os), app: app, events: [Event(.tapIcon)])
        return try scenario.trace().findings.first { $0.kind == kind }?.severity
    }
}

extension FindingRule: CustomTestStringConvertible {
    /// The id.
    public var testDescription: String { id }
}

extension FindingRule {
    fileprivate var placeholders: [Placeholder] {
        let texts = [effect, label, message, fix].compactMap(\.self) + notes.map(\.text)
        return texts.flatMap(\.placeholders) + (help?.placeholders ?? [])
    }
}
