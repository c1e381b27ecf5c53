extension FindingKind {
    /// The meaning, the remedy, the reason, a scenario that shows it, and the rules that find it.
    var sections: [PageSection] {
        return [
            .lead(meaning), .prose("Fix", fix),
            .first(1, "Reason", "the reason", items: [.paragraph(PageText(why), depth: 4)]),
            .essential(
                "Example (\"\(ToolInfo.name) new \(code)\" prints it)",
                items: [.value(example.shown.value(), of: .example(code))]),
            .traced("Fix of the example", "the fix of the example") { help.map { [PageItem($0)] } ?? [] }, found,
            .essential(
                "Conflicting sources", "disputes",
                short: disputes.map { PageItem("\($0.question) Sources disagree: \(naming: $0)") },
                whole: disputes.map(\.item)),
            .traced("Timeline", "the timeline") { [PageItem([.timeline(example.timelineLines)])] },
            .rest(
                "Fixed example (\"\(ToolInfo.name) new \(code).clean\" prints it)", "the fixed example",
                items: [.value(example.clean.value(), of: .example("\(code).clean"))]),
        ]
    }

    private var disputes: [Dispute] { Dispute.all.filter { $0.findings.contains(code) } }

    /// The fix of the example.
    private var help: String? {
        do { return try example.shown.trace().findings.first { $0.kind == self }?.help?.words } catch { return nil }
    }

    /// The rules that find it; a single one with its source even on the short page.
    private var found: PageSection {
        let whole = rules.map(\.item)
        if rules.count == 1, let rule = rules.first {
            return .essential("Rule \(rule.id)", "the rule's condition", short: [rule.origin(depth: 4)], whole: whole)
        }
        return .first(2, "Rules", "all rules", items: whole, short: rules.map(\.reference))
    }

    /// Where the repository has its example.
    func path(_ variant: String = "") -> String { "Examples/findings/\(code)-\(name)\(variant).json" }

    /// The kinds about a subject: their rules test it, or they name it.
    static func kinds(naming name: String? = nil, where isAbout: (FindingRule) -> Bool) -> [FindingKind] {
        allCases.filter { kind in
            let rules = kind.rules
            if rules.contains(where: isAbout) { return true }
            guard let name else { return false }
            let texts = [kind.why, kind.fix] + rules.flatMap { [$0.message.text, $0.fix.text] }
            return texts.contains { Array($0.utf8)[...].range(of: name) != nil }
        }
    }
}

extension FindingExample {
    /// An example of a finding as a file, which spells out its relevant keys even with default values.
    static func text(of scenario: Scenario) -> String {
        scenario.value(Spelling(spelledOut: ["device", "os"])).prettyJSON
    }

    /// The timeline as `run` prints it.
    fileprivate var timelineLines: [String] {
        do {
            let text = try shown.trace().text(Presentation(kinds: ShownKind.usual))
            return text.split(separator: "\n").map(String.init)
        } catch { return ["\(error)"] }
    }
}

extension FindingRule {
    var mentions: [Mentions] { conditions.flatMap(\.mentions) }

    /// Its id and severity, message, remedy, conditions and source.
    var item: PageItem {
        ([PageItem("\(id), \(severityText):"), PageItem(messageExample, depth: 6), PageItem(fixExample, depth: 6)]
            + when.clauses.map { PageItem("if \($0)", depth: 6) } + [.source(source, depth: 6)] + source.recordingItems)
            .joined.about(.topic(.findingRule, title: id))
    }

    /// Its id with its severity and its source.
    var reference: PageItem { PageItem(id) + origin(depth: 6) }

    /// Its severity and its source; conditions of the severity are on lines of their own.
    func origin(depth: Int) -> PageItem {
        severities.contains { $0.when != .always }
            ? PageItem("Severity: \(severityText)", depth: depth) + .source(source, depth: depth)
            : .source(source, after: "\(severityText); ", depth: depth)
    }

    /// The condition of being found, and those of being so bad.
    var conditions: [Condition] { [when] + severities.map(\.when) }

    /// `error if the SDK is 27.0 or later; otherwise warning`
    private var severityText: String {
        severities.enumerated().map { index, clause in
            let severity = (index > 0 ? "otherwise " : "") + clause.severity.rawValue
            return clause.when == .always ? severity : "\(severity) \(clause.when.clause)"
        }.joined(separator: "; ")
    }
}

extension Topic {
    static let findings = FindingKind.allCases.map { kind in
        Topic(.finding, kind.title, names: [kind.code, kind.name], summary: kind.meaning) { kind.sections }
    }

    /// A rule that has the name of its kind is explained with it.
    static let findingRules = FindingKind.allCases.flatMap { kind in
        kind.rules.filter { $0.id != kind.name }.map { rule in
            Topic(.findingRule, rule.id, summary: kind.meaning) {
                [
                    .lead(rule.item), .lead("\(naming: kind): \(kind.meaning)"),
                    .lead("See \"\(ToolInfo.name) explain \(kind.code)\"."),
                ]
            }
        }
    }
}
