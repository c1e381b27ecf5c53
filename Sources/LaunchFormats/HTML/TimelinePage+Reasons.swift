extension TimelinePage {
    /// The rules behind the steps and the findings, each once.
    var reasons: [Markup] {
        let kinds = Set(picture.rows.flatMap { $0.findings.map(\.finding.kind) })
        let rules = Dictionary(grouping: picture.rows.compactMap(\.rule), by: \.id).compactMap(\.value.first)
        let order = Dictionary(zip(RuleBook.standard.rules.map(\.id), 0...)) { first, _ in first }
        let sorted = rules.sorted { order[$0.id, default: 0] < order[$1.id, default: 0] }
        return section("Findings", FindingKind.allCases.filter(kinds.contains).map(reason))
            + section("Why", sorted.map(reason))
    }

    /// An article with the number of the first row that it is about.
    private struct Reason {
        let id: String
        let row: Int
        let content: [Markup]

        var article: Markup { Markup("article", ["id": id, "data-from": "\(row)"], holding: content).onItsOwnLine }
    }

    private func section(_ title: String, _ reasons: [Reason]) -> [Markup] {
        guard let first = reasons.map(\.row).min() else { return [] }
        return [
            Markup(
                "section", ["class": "reasons", "data-from": "\(first)"],
                holding: [Markup("h2", text: title)] + reasons.map(\.article)
            ).onItsOwnLine
        ]
    }

    private func reason(_ rule: Rule) -> Reason {
        Reason(
            id: rule.anchor, row: firstRow { $0.rule?.id == rule.id },
            content: [
                Markup("h3", holding: [Markup("code", text: rule.id)]), Markup("p", text: rule.because),
                Markup(rule.source),
            ])
    }

    private func reason(_ kind: FindingKind) -> Reason {
        let found = picture.rows.flatMap(\.findings).map(\.finding).filter { $0.kind == kind }
        let sources = Set(found.map(\.rule))
        return Reason(
            id: kind.code, row: firstRow { $0.findings.contains { $0.finding.kind == kind } },
            content: [Markup("h3", text: kind.title)]
                + [kind.meaning, kind.why, kind.fix].map { Markup("p", text: $0) }
                + kind.rules.filter { sources.contains($0.id) }.map { Markup($0.source) })
    }

    /// The number of the first row for which something holds.
    func firstRow(where holds: (Picture.Row) -> Bool) -> Int { picture.rows.first(where: holds)?.number ?? 1 }

    /// The controls of the script; without it nothing of them is seen.
    package static var stage: Markup {
        let names = [("first", "First"), ("back", "Back"), ("next", "Next"), ("last", "Last"), ("quiz", "Quiz")]
        let fold = Markup(
            "button", ["type": "button", "id": "fold", "aria-expanded": "true", "aria-controls": "panel"],
            text: "Details")
        let buttons = names.map { Markup("button", ["type": "button", "id": $0], text: $1) } + [fold]
        let search = [
            Markup("label", ["for": "find"], text: "Jump to"),
            Markup("input", void: ["type": "search", "id": "find", "list": "names", "autocomplete": "off"]),
            Markup("datalist", ["id": "names"], holding: []),
        ]
        let cover = Markup(
            "label",
            holding: [Markup("input", void: ["type": "checkbox", "id": "cover"]), Markup(" Hide what comes next")])
        return Markup(
            "aside", ["id": "stage", "hidden": "", "aria-label": "Stepping"],
            holding: [
                Markup("div", ["class": "buttons", "role": "group", "aria-label": "Steps"], holding: buttons),
                Markup("p", ["id": "status", "class": "unseen", "role": "status"], holding: []),
                Markup(
                    "div", ["id": "panel", "role": "region", "aria-label": "The present step", "tabindex": "0"],
                    holding: []), Markup("div", ["class": "search"], holding: search), cover,
                Markup(
                    "p", ["class": "keys"], text: "Keys: arrows, Home, End, /\u{A0}search, h\u{A0}hide, ?\u{A0}quiz"),
            ])
    }
}
