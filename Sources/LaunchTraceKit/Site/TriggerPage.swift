/// A trigger: the life cycles side by side, from each start.
struct TriggerPage: Sendable {
    let trigger: RepresentativeTrigger
    let matrix: MatrixPage
    let links: SiteLinks
    /// The page of a launch on the newest version; nil where it can't happen.
    let launch: @Sendable (Lifecycle, Start) -> SiteAddress?

    var page: SitePage {
        let address = SiteAddress(of: trigger)
        let title = trigger.title
        let choices = Markup(
            "fieldset", ["class": "lifecycles"],
            holding: [Markup("legend", ["class": "unseen"], text: "Life cycle")]
                + matrix.columns.enumerated().map { choice($0, of: $1) })
        let rows = matrix.sections.flatMap(\.blocks).flatMap(\.rows)
        let sections = rows.filter { !$0.isImpossible }.map { section($0, on: address) }
        let impossible = rows.filter(\.isImpossible).map { row in
            Markup("li", text: "From \(row.title): \(row.reason ?? "impossible")")
        }
        let rest = impossible.isEmpty ? [] : [Markup("h2", text: "Not possible"), Markup("ul", holding: impossible)]
        let topic = links.address(of: .topic(.trigger, title: trigger.trigger.kind.rawValue)).map {
            Markup("p", holding: [Markup("a", ["href": $0.href(from: address)], text: "In a scenario")])
        }
        return SitePage(
            address: address, title: title, summary: trigger.trigger.meaning,
            main: [
                Markup("h1", text: title), Markup("p", text: trigger.trigger.meaning),
                Markup("div", ["class": "comparison"], holding: [choices] + sections),
            ] + rest + [topic].compactMap(\.self))
    }

    /// One life cycle at a time, where there is no room for more.
    private func choice(_ index: Int, of column: String) -> Markup {
        let name = "show-\(index + 1)"
        let button: KeyValuePairs =
            index == 0
            ? ["type": "radio", "name": "lifecycle", "id": name, "checked": ""]
            : ["type": "radio", "name": "lifecycle", "id": name]
        return Markup("label", ["for": name], holding: [Markup("input", void: button), Markup(" \(column)")])
    }

    private func section(_ row: MatrixPage.Row, on address: SiteAddress) -> Markup {
        let heads = row.cells.indices.map { column in Markup("th", ["scope": "col"], text: matrix.columns[column]) }
        let steps = SideBySide(row.cells.map(\.entries)) { [$0.name, $0.scene ?? ""].joined(separator: " ") }
        let body = steps.rows.map { entries in
            Markup("tr", holding: entries.map { Markup("td", holding: $0.map(content) ?? []) }).onItsOwnLine
        }
        let ends = row.cells.indices.map { column in Markup("td", holding: end(of: row, column, on: address)) }
        let table = Markup(
            "table", ["class": "compared"],
            holding: [
                Markup("thead", holding: [Markup("tr", holding: heads)]),
                Markup("tbody", holding: body + [Markup("tr", ["class": "ends"], holding: ends)]),
            ])
        return Markup("section", holding: [Markup("h2", text: "From \(row.title)"), table]).onItsOwnLine
    }

    private func content(of entry: MatrixEntry) -> [Markup] {
        let name = Markup("code", holding: Markup.breakable(entry.name))
        let state = [entry.state].compactMap { $0.map { Markup("span", ["class": "state"], text: " \($0.title)") } }
        let mark = entry.confidence.mark.isEmpty ? [] : [Markup(" \(entry.confidence.mark)")]
        let load = entry.carries.map { Markup("span", ["class": "state"], text: " \u{2190} \($0)") }
        let scene = [entry.scene].compactMap { $0.map { Markup("span", ["class": "state"], text: " [\($0)]") } }
        return (entry.isStop ? [Markup("! ")] : []) + [name] + mark + scene + state + load
    }

    /// Where the app ends up, and the launches in full.
    private func end(of row: MatrixPage.Row, _ column: Int, on address: SiteAddress) -> [Markup] {
        let cell = row.cells[column]
        let texts = [cell.reason, cell.ending(in: row).map { "= \($0.text)" }].compactMap(\.self)
        let links = row.starts.compactMap { start in
            launch(matrix.lifecycles[column], start).map {
                Markup(
                    "p",
                    holding: [Markup("a", ["href": $0.href(from: address)], text: "Step by step, from \(start.title)")])
            }
        }
        return texts.map { Markup("p", text: $0) } + links
    }
}
