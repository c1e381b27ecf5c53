// The list of findings shows those of a severity, a life cycle and a version.

extension FindingKind {
    /// The kind that a topic explains; nil for a topic of another kind.
    init?(of topic: Topic) {
        guard topic.kind == .finding, let name = topic.names.first else { return nil }
        self.init(rawValue: name)
    }

    /// The values that the filter compares; a value that every choice shows is empty.
    func filterAttributes(_ versions: [Version]) -> KeyValuePairs<String, String> {
        let lifecycles = Lifecycle.allCases.filter { lifecycle in
            versions.contains { mayHold(in: SurveyedScope(lifecycle, on: $0)) }
        }
        let held = versions.filter { version in
            Lifecycle.allCases.contains { mayHold(in: SurveyedScope($0, on: version)) }
        }
        return [
            "data-severity": possibleSeverities.map(\.rawValue).joined(separator: " "),
            "data-lifecycle": lifecycles.map(\.rawValue).joined(separator: " "),
            "data-version": held.count == versions.count ? "" : held.map(\.description).joined(separator: " "),
        ]
    }

    /// The controls, which only the script shows.
    static func filter(_ versions: [Version]) -> Markup {
        let all = [("", "all")]
        let choices: [Markup] = [
            .choice("severity", "Severity", all + Severity.allCases.map { ($0.rawValue, $0.rawValue) }),
            .choice("lifecycle", "Life cycle", all + Lifecycle.allCases.map { ($0.rawValue, $0.label) }),
            .choice("version", "iOS", all + versions.reversed().map { ("\($0)", "\($0)") }),
        ]
        return Markup(
            "form", ["id": "filter", "hidden": "", "aria-label": "Filter"],
            holding: choices + [Markup("p", ["id": "count", "role": "status"], holding: [])])
    }
}
