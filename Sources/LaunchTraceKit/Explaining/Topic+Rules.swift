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
                .lead("A point of the model at which these rules are evaluated."),
                .rules("Rules at this point", rules, first: 8),
                .first(4, "Preceding rules", "rules", RuleBook.standard.rules(leadingTo: point).map(\.reasonText)),
            ]
        }
    }
}

extension Rule {
    fileprivate var sections: [PageSection] {
        [
            .lead(because), .lead(.source(source)),
            .essential("When", [.list(of: on.map(\.pageText), "or")] + scope.map { PageText($0) }),
            .first(6, "Effects", "effects", effects.isEmpty ? ["nothing"] : effects.map { $0.words(for: \.leadText) }),
            .first(
                4, "Reports", "reports", (evidence.map { [PageText($0.text)] } ?? []) + shownReports.map(\.pageText)),
            .first(2, "Source of its position", "sources", items: order.map { [.source($0, depth: 4)] } ?? []),
            .first(
                2, "Source of its state", "sources",
                items: (state.map { [.source($0, depth: 4)] } ?? []) + stateDisagreements.map(\.item)),
            .first(3, "Preceding rules", "rules", leading.map(\.reasonText)), .disputes(Dispute.about(self)),
            .first(
                1, "Triggers", "triggers",
                [.list(of: RuleBook.standard.origins(of: self).map { .name($0.rawValue, .trigger) }, "and")].filter {
                    !$0.parts.isEmpty
                }), .rest("Other rules at this point", "other rules", items: siblings.map { PageItem($0.reasonText) }),
        ]
    }

    /// The recordings that its sources name, and other reports.
    private var shownReports: [EvidenceReport] {
        let recordings = [source, order, state].compactMap(\.self).flatMap(\.recordings)
        return (recordings.map(EvidenceReport.recording) + reports).unique()
    }

    private var leading: [Rule] {
        on.flatMap { trigger -> [Rule] in
            guard case .at(let point) = trigger else { return [] }
            return RuleBook.standard.rules(leadingTo: point)
        }.unique()
    }

    /// The rules that hold there instead: on other versions, in other life cycles, or where documentation is preferred.
    private var siblings: [Rule] { on.flatMap(RuleBook.standard.rules(at:)).unique().filter { $0 != self } }
}

extension Source {
    /// The recordings of a measurement.
    var recordingItems: [PageItem] {
        recordings.map { PageItem([.text(EvidenceReport.recording($0).pageText, depth: 6, hanging: true)]) }
    }
}

extension EvidenceReport {
    /// The report, with a link.
    fileprivate var pageText: PageText {
        let target: PageReference = kind == .recording ? .recording(link) : .address(link)
        return PageText([.words(String(text.dropLast(link.count))), .name(link, of: target)])
    }
}

extension Dispute {
    fileprivate var sections: [PageSection] {
        [
            .lead(question), .essential("The model's choice", [choice] + preferenceText),
            .first(
                4, "Sources", "sources",
                items: sides.map {
                    ([PageItem($0.statement), .source($0.source, depth: 6)] + $0.source.recordingItems).joined
                }), .rules("Rules", rules.compactMap(RuleBook.standard.rule)),
            .first(4, "Callbacks", "callbacks", callbacks.map(\.pageName)),
        ]
    }

    private var preferenceText: [String] {
        RuleBook.standard.dependsOnPreference(self)
            ? ["--prefer \(id) or --prefer documented selects the alternative"] : []
    }
}

extension LaunchPoint {
    /// The point with the rules that hold there.
    fileprivate var leadText: String {
        let rules = RuleBook.standard.rules(at: .at(self)).map(\.id)
        return "point \(rawValue) (\(rules.joined(separator: ", ")))"
    }
}
