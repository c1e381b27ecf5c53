extension Topic {
    static let rules = RuleBook.standard.rules.map { rule in
        Topic(.rule, rule.id, summary: rule.because) { rule.sections }
    }

    static let disputes = Dispute.all.map { dispute in
        Topic(.dispute, dispute.id, summary: dispute.question) { dispute.sections }
    }

    static let points = LaunchPoint.allCases.map { point in
        let rules = RuleBook.standard.rules(at: .at(point))
        return Topic(.point, point.rawValue, summary: "Rules: \(rules.map(\.id).listed("and")).") {
            [
                Page.section("What can happen here", lines: rules.flatMap(\.lines)),
                Page.section(
                    "Rules that lead here",
                    RuleBook.standard.rules(leadingTo: point).map { "\($0.id): \($0.because)" }),
            ]
        }
    }
}

extension Rule {
    fileprivate var sections: [[String]] {
        [
            wrapped(because, to: Page.width), source.lines,
            evidence.map { Page.section("Seen in", [$0.text]) } ?? [],
            state.map { Page.section("In the state that is shown", lines: $0.lines.map { "    " + $0 }) } ?? [],
            Page.section("When", [on.map(\.words).listed("or")] + scope),
            Page.section("What happens", effects.isEmpty ? ["nothing"] : effects.map { $0.words(for: \.leadText) }),
            Page.section("Rules that lead to it", leading.map { "\($0.id): \($0.because)" }),
            Page.section(
                "Follows from the triggers",
                [RuleBook.standard.origins(of: self).map(\.rawValue).listed("and")].filter { !$0.isEmpty }),
            Page.section("Other rules of this moment", siblings.map { "\($0.id): \($0.because)" }),
            Page.section("Where sources disagree", lines: Dispute.about(self).flatMap(\.lines)),
        ]
    }

    private var leading: [Rule] {
        on.flatMap { trigger -> [Rule] in
            guard case .at(let point) = trigger else { return [] }
            return RuleBook.standard.rules(leadingTo: point)
        }.unique()
    }

    /// The rules that hold there instead: on other versions, in other life cycles, or where documentation is preferred.
    private var siblings: [Rule] {
        on.flatMap(RuleBook.standard.rules(at:)).unique().filter { $0 != self }
    }
}

extension Dispute {
    fileprivate var sections: [[String]] {
        [
            wrapped(question, to: Page.width),
            Page.section(
                "What is said", lines: sides.flatMap { Page.item($0.claim) + $0.source.lines.map { "      " + $0 } }),
            Page.section("What the model does", [choice] + preferenceText),
            Page.section(
                "Rules", lines: rules.compactMap(RuleBook.standard.rule).flatMap(\.lines)),
            Page.section("Callbacks", callbacks.map(\.name)),
        ]
    }

    private var preferenceText: [String] {
        RuleBook.standard.dependsOnPreference(self) ? ["--prefer documented makes a difference here"] : []
    }
}

extension LaunchPoint {
    /// The point with the rules that hold there.
    fileprivate var leadText: String {
        let rules = RuleBook.standard.rules(at: .at(self)).map(\.id)
        return "point \(rawValue) (\(rules.joined(separator: ", ")))"
    }
}
