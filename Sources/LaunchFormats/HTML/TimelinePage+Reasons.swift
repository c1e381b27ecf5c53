extension TimelinePage {
    /// The rules behind the steps and the findings, each once.
    var reasons: [Markup] {
        let kinds = Set(picture.rows.flatMap { $0.findings.map(\.finding.kind) })
        let rules = Dictionary(grouping: picture.rows.compactMap(\.rule), by: \.id).compactMap(\.value.first)
        let order = Dictionary(zip(RuleBook.standard.rules.map(\.id), 0...)) { first, _ in first }
        let sorted = rules.sorted { order[$0.id, default: 0] < order[$1.id, default: 0] }
        return section("Findings", FindingKind.allCases.filter(kinds.contains).map(article))
            + section("Why", sorted.map(article))
    }

    private func section(_ title: String, _ articles: [Markup]) -> [Markup] {
        guard !articles.isEmpty else { return [] }
        return [
            Markup(
                "section", ["class": "reasons"],
                holding: [Markup("h2", text: title)] + articles.map(\.onItsOwnLine)
            ).onItsOwnLine
        ]
    }

    private func article(_ rule: Rule) -> Markup {
        Markup(
            "article", ["id": rule.anchor],
            holding: [
                Markup("h3", holding: [Markup("code", text: rule.id)]), Markup("p", text: rule.because),
                source(rule.source),
            ])
    }

    private func article(_ kind: FindingKind) -> Markup {
        let sources = Set(picture.rows.flatMap(\.findings).filter { $0.finding.kind == kind }.map(\.finding.rule))
        return Markup(
            "article", ["id": kind.code],
            holding: [Markup("h3", text: kind.title)]
                + [kind.meaning, kind.why, kind.fix].map { Markup("p", text: $0) }
                + kind.rules.filter { sources.contains($0.id) }.map { source($0.source) })
    }

    private func source(_ source: Source) -> Markup {
        let citation =
            source.url.map { Markup("a", ["href": $0, "rel": "noreferrer"], text: source.citation) }
            ?? Markup(source.citation)
        return Markup("p", ["class": "source"], holding: [Markup("\(source.confidence.rawValue): "), citation])
    }

    /// The controls of the script; without it nothing of them is seen.
    var stage: Markup {
        let buttons = [("first", "First"), ("back", "Back"), ("next", "Next"), ("last", "Last")].map { id, title in
            Markup("button", ["type": "button", "id": id], text: title)
        }
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
                Markup("div", ["class": "search"], holding: search), cover,
                Markup("p", ["id": "status", "class": "unseen", "role": "status"], holding: []),
                Markup(
                    "div", ["id": "panel", "role": "region", "aria-label": "The present step", "tabindex": "0"],
                    holding: []),
                Markup(
                    "p", ["class": "keys"],
                    text: "Keys: right and left arrow step, Home and End jump, / searches, h hides what comes next."),
            ])
    }
}
