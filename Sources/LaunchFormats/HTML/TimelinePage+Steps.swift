extension TimelinePage {
    /// A step: a row of the picture, which a screen reader reads as a sentence.
    func item(_ row: Picture.Row) -> Markup {
        Markup(
            "li", ["id": "step-\(row.number)", "class": row.classes, "data-lane": "\(row.lane)"],
            holding: [
                Markup(
                    "a", ["class": "number", "href": "#step-\(row.number)", "aria-label": "Step \(row.number)"],
                    text: "\(row.number)"), bands(row), rails(row),
                Markup("div", ["class": "lane"], holding: time(row) + [entry(row)] + row.findings.map(finding)),
            ])
    }

    private func bands(_ row: Picture.Row) -> Markup {
        let pieces = row.bands.map { band in
            let tone = band.state.tone.colors.edge.rawValue
            return Markup(
                "i", band.isNamed ? ["class": "\(tone) named", "data-is": band.state.title] : ["class": tone],
                holding: [])
        }
        return Markup("span", ["class": "bands", "aria-hidden": "true"], holding: pieces)
    }

    private func rails(_ row: Picture.Row) -> Markup {
        guard !row.rails.isEmpty else { return Markup("") }
        let pieces = row.rails.map { Markup("i", ["class": $0.word], holding: []) }
        return Markup("span", ["class": "rails", "aria-hidden": "true"], holding: pieces)
    }

    private func time(_ row: Picture.Row) -> [Markup] {
        [row.timeText].compactMap(\.self).map { Markup("p", ["class": "time"], text: "at \($0)") }
    }

    private func entry(_ row: Picture.Row) -> Markup {
        let state = [row.readState].compactMap(\.self).map {
            Markup("span", ["class": "state"], text: $0.title + row.entry.stateMark)
        }
        let marks = [row.entry.ownConfidence].filter { !$0.mark.isEmpty }.map { confidence in
            Markup(
                "span",
                ["class": "mark", "role": "img", "title": confidence.rawValue, "aria-label": confidence.rawValue],
                text: confidence.mark)
        }
        let loads = row.loads.map { load in
            Markup("span", ["class": "load \(load.role.word)"], text: "\(load.sign) \(load.text)")
        }
        let details = row.details.map { Markup("span", ["class": "detail"], text: $0) }
        let why = showsReasons ? [row.reason].compactMap(\.self).map { Markup("p", ["class": "reason"], text: $0) } : []
        // A mark stays with its name where the line is broken.
        let marked = [name(row)] + marks.flatMap { [Markup("\u{A0}"), $0] }
        let parts = [Markup("span", ["class": "who"], text: row.who)] + state
        let rest = loads + details + link(row)
        return Markup(
            "div", ["class": "entry"],
            holding: parts.flatMap { [$0, Markup(" ")] } + marked + rest.flatMap { [Markup(" "), $0] } + why)
    }

    private func name(_ row: Picture.Row) -> Markup {
        Markup("code", ["class": "name"], holding: brokenAtColons(row.name))
    }

    /// A name that may be broken behind its colons.
    func brokenAtColons(_ name: String) -> [Markup] {
        name.split(separator: ":", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
            if index == 0 { return [Markup(String(part))] }
            return [Markup(":")] + (part == ")" ? [] : [.breakOpportunity]) + [Markup(String(part))]
        }
    }

    private func link(_ row: Picture.Row) -> [Markup] {
        [row.rule].compactMap(\.self).map { rule in
            guard let address = links.rule(rule) else { return Markup("code", ["class": "why"], text: rule.id) }
            return Markup("a", ["class": "why", "href": address, "aria-label": "why step \(row.number)"], text: "why")
        }
    }

    private func finding(_ found: PlacedFinding) -> Markup {
        Markup(
            "p", ["class": "finding \(found.finding.severity.rawValue)"],
            holding: [
                Markup("strong", text: found.finding.severity.rawValue), Markup(" "),
                Markup("a", ["href": links.finding(found.finding.kind)], text: found.finding.kind.title),
                Markup(": \(found.finding.message.printable)"),
            ])
    }
}

extension Rule {
    /// Its position on the page.
    var anchor: String { "rule-\(id)" }
}

extension Picture.Row {
    fileprivate var classes: String {
        let state = readState?.tone ?? changedBand.map { bands[$0].state.tone }
        let tone = entry.kind == .stop ? .stop : state?.colors.edge ?? .soft
        let isRouted = rails.contains { $0 == .branches || $0 == .ends }
        let words =
            [entry.kind.rawValue, tone.rawValue] + [entry.ownConfidence].filter { !$0.mark.isEmpty }.map(\.rawValue)
            + (isRouted ? ["routed"] + loads.map(\.role.word) : [])
        return words.joined(separator: " ")
    }

    /// Who acts or is called.
    fileprivate var who: String { entry.receiver?.title ?? entry.lane.title.printable }
}

extension Picture.Role {
    /// The class in the style sheet.
    fileprivate var word: String {
        switch self {
        case .holds: "holds"
        case .loses: "loses"
        case .takes: "takes"
        }
    }
}

extension Picture.Rail {
    /// The class in the style sheet.
    fileprivate var word: String {
        switch self {
        case .empty: "empty"
        case .starts: "starts"
        case .passes: "passes"
        case .branches: "branches"
        case .ends: "ends"
        }
    }
}
