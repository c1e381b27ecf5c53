extension KeyType<[AcceptedFinding]> {
    package static let accepted = KeyType(.reasons.suchAs(["LT013": "the analytics SDK calls it by hand"])) {
        node, key, mistakes in
        guard let fields = Fields(node, of: .part(key), mistakes) else { return nil }
        return fields.members.compactMap { member in
            if !AcceptedFinding.isCode(member.key) { mistakes.add(.notACode(member.key), at: member.keyPlace) }
            guard let reason = member.value.name("the reason", mistakes) else { return nil }
            return AcceptedFinding(member.key, because: reason, at: member.keyPlace, in: .everything)
        }
    } write: {
        .object($0.map { Value.Member($0.code, .string($0.reason)) })
    }
}

extension JSONSchema {
    fileprivate static let reasons = openObject().with(
        "propertyNames", text(matching: AcceptedFinding.codePattern).value
    ).with("additionalProperties", text(matching: ".").value)
}

extension AcceptedFinding {
    /// Whether a word has the form of a finding's code.
    package static func isCode(_ word: String) -> Bool {
        let digits = word.utf8.dropFirst(codePrefix.utf8.count)
        return word.hasPrefix(codePrefix) && digits.count == 3 && digits.allSatisfy(\.isDigit)
    }

    /// The key of a scenario or an app. It doesn't change the timeline.
    static func field<Owner>() -> Field<Owner> {
        Field(
            ignored: key, KeyType<[AcceptedFinding]>.accepted,
            "Findings that \"lint\", \"check\" and \"run --strict\" leave out, by code, each with the reason.")
    }
}

extension JSONNode {
    /// Reports the mistakes in the accepted findings.
    func checkAccepted(_ mistakes: Mistakes) { _ = KeyType.accepted.read(self, AcceptedFinding.key, mistakes) }
}
