// Lists of findings and rules show those of a severity, a life cycle and a version.

extension TopicPages {
    /// What a filter asks of a topic; a filter that lets it pass whatever is chosen isn't named.
    func attributes(of topic: Topic) -> KeyValuePairs<String, String> {
        guard let holds = topic.scope else { return [:] }
        let lifecycles = Lifecycle.allCases.filter { lifecycle in
            versions.contains { holds(SurveyedScope(lifecycle, on: $0)) }
        }
        let held = versions.filter { version in
            Lifecycle.allCases.contains { holds(SurveyedScope($0, on: version)) }
        }
        return [
            "data-\(topic.kind.sortName.lowercased())": topic.sorts,
            "data-lifecycle": lifecycles.map(\.rawValue).joined(separator: " "),
            "data-version": held.count == versions.count ? "" : held.map(\.description).joined(separator: " "),
        ]
    }

    /// The controls, which only the script shows.
    func filter(of kind: Topic.Kind) -> Markup {
        let sorts = kind == .finding ? Severity.allCases.map(\.rawValue) : Confidence.allCases.map(\.rawValue)
        let all = [("", "all")]
        let choices: [Markup] = [
            .choice(kind.sortName.lowercased(), kind.sortName, all + sorts.map { ($0, $0) }),
            .choice("lifecycle", "Life cycle", all + Lifecycle.allCases.map { ($0.rawValue, $0.label) }),
            .choice("version", "iOS", all + versions.reversed().map { ("\($0)", "\($0)") }),
        ]
        return Markup(
            "form", ["id": "filter", "hidden": "", "aria-label": "Filter"],
            holding: choices + [Markup("p", ["id": "count", "role": "status"], holding: [])])
    }
}

extension Topic.Kind {
    /// What findings are sorted by, and what rules are.
    fileprivate var sortName: String { self == .finding ? "Severity" : "Evidence" }
}

extension Topic {
    /// Where a finding or a rule can hold; nil for anything else.
    fileprivate var scope: (@Sendable (SurveyedScope) -> Bool)? {
        if let finding { return { finding.mayHold(in: $0) } }
        if let rule { return { rule.mayHold(in: $0) } }
        return nil
    }

    /// The severities of a finding, or the confidence in a rule.
    fileprivate var sorts: String {
        finding?.possibleSeverities.map(\.rawValue).joined(separator: " ") ?? rule?.confidence.rawValue ?? ""
    }

    private var finding: FindingKind? {
        kind == .finding ? names.first.flatMap(FindingKind.init(rawValue:)) : nil
    }

    private var rule: Rule? { kind == .rule ? RuleBook.standard.rule(title) : nil }
}
