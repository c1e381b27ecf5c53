extension TimelinePage {
    /// The number of findings of each severity, with links to their steps.
    package var found: [Markup] {
        guard !picture.found.isEmpty else { return [] }
        let lines = picture.found.map { severity, findings in
            let all = findings.map(\.row).max() ?? last
            let count = Markup("strong", ["data-from": "\(all)"], text: severity.count(findings.count))
            let links = findings.map { row, finding in
                Markup(
                    "a", ["href": "#step-\(row)", "data-from": "\(row)"],
                    text: "\(finding.finding.kind.title), step \(row)")
            }
            return Markup("p", ["class": severity.rawValue], holding: ([count] + links).flatMap { [$0, Markup(" ")] })
        }
        return [Markup("nav", ["class": "found", "aria-label": "Findings"], holding: lines)]
    }

    /// The methods that the scenario names and that nothing calls.
    package var uncalled: [Markup] {
        guard let uncalled = picture.uncalled else { return [] }
        let items = uncalled.shown.map { method in
            Markup("li", holding: [Markup("code", holding: brokenAtColons(method.name)), Markup(": \(method.reason)")])
                .onItsOwnLine
        }
        let list = items.isEmpty ? [] : [Markup("ul", holding: items)]
        let remark = [uncalled.remark].compactMap { $0.map { Markup("p", text: $0) } }
        return [
            Markup(
                "section", ["class": "uncalled", "data-from": "\(last)"],
                holding: [Markup("h2", text: "Not called")] + list + remark
            ).onItsOwnLine
        ]
    }
}
