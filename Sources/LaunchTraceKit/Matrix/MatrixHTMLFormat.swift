extension MatrixFormat {
    /// One page without script and without a link to elsewhere, for a browser.
    static var html: MatrixFormat {
        MatrixFormat("html") { page, _ in
            let sections = page.sections.map { section(of: $0, page) } + names(page)
            return WebPage(page.title, matrixStyle, holding: [Markup("main", holding: [header(page)] + sections)]).text
        }
    }
}

private func header(_ page: MatrixPage) -> Markup {
    let device = page.isOfOneApp ? "\(page.device), \(page.columns[0])" : page.device
    let lines = ([device] + page.remarks).map { Markup("p", text: $0) }
    let legend = MatrixLegend.items(of: page).flatMap { [Markup("dt", text: $0.mark), Markup("dd", text: $0.meaning)] }
    return Markup("header", holding: [Markup("h1", text: page.title)] + lines + [Markup("dl", holding: legend)])
}

private func section(of section: MatrixPage.Section, _ page: MatrixPage) -> Markup {
    let blocks = section.blocks.map { (page.isOfOneApp ? starts(of: $0) : table($0, page.columns)).onItsOwnLine }
    return Markup("section", holding: [Markup("h2", text: section.title)] + blocks)
}

private func titles(of block: MatrixPage.Block) -> [Markup] {
    block.titles.flatMap { title in
        [Markup("h3", holding: [Markup("code", text: title.trigger.text)])]
            + [title.meaning].compactMap(\.self).map { Markup("p", text: $0) }
    }
}

/// The life cycles side by side, and the starts below each other.
private func table(_ block: MatrixPage.Block, _ columns: [String]) -> Markup {
    let body = block.rows.map { tableRow($0, columns).onItsOwnLine }
    // Unlike a caption, a head stays with the row below it where a table is broken.
    let title = Markup(
        "tr", ["class": "title"],
        holding: [Markup("th", ["scope": "colgroup", "colspan": "\(columns.count + 1)"], holding: titles(of: block))])
    let widths = Markup(
        "colgroup", holding: [Markup("col", void: [:]), Markup("col", void: ["span": "\(columns.count)"])])
    return Markup(
        "table", ["class": "setups"],
        holding: [
            widths, Markup("thead", holding: [title, heads(["from"] + columns)]), Markup("tbody", holding: body),
        ])
}

private func tableRow(_ row: MatrixPage.Row, _ columns: [String]) -> Markup {
    let start = Markup("th", ["scope": "row"], text: row.shortTitle)
    if let reason = row.reason {
        let cell = Markup("td", ["colspan": "\(columns.count)"], holding: [Markup("p", text: reason)])
        return Markup("tr", holding: [start, cell])
    }
    let cells = columns.indices.map { column in
        Markup("td", ["data-column": columns[column]], holding: content(of: row.cells[column], in: row))
    }
    return Markup("tr", holding: [start] + cells)
}

/// The starts of one app, as many of them side by side as there is room for.
private func starts(of block: MatrixPage.Block) -> Markup {
    let starts = block.rows.map { row in
        Markup("div", holding: [Markup("h4", text: row.shortTitle)] + row.cells.flatMap { content(of: $0, in: row) })
            .onItsOwnLine
    }
    return Markup("article", holding: titles(of: block) + [Markup("div", ["class": "starts"], holding: starts)])
}

private func heads(_ titles: [String]) -> Markup {
    Markup("tr", holding: titles.map { Markup("th", ["scope": "col"], text: $0) })
}

private func content(of cell: MatrixCell, in row: MatrixPage.Row) -> [Markup] {
    let reason = [cell.reason].compactMap(\.self).map { Markup("p", text: $0) }
    let calls = cell.entries.isEmpty ? [] : [Markup("ol", holding: cell.entries.map(item))]
    let ending = [cell.ending(in: row)].compactMap(\.self).map { Markup("p", ["class": "end"], text: "= \($0.text)") }
    return reason + calls + ending
}

private func item(_ entry: MatrixEntry) -> Markup {
    if entry.isStop { return Markup("li", ["class": "stop"], text: "! " + entry.name) }
    let state = [entry.state].compactMap(\.self).filter { $0.mark != nil }.map { state in
        Markup("abbr", ["class": state.rawValue, "title": state.title], text: state.mark ?? "")
    }
    let name = Markup("code", ["title": entry.name], holding: Markup.breakable(entry.shortName))
    let mark = [entry.confidence].filter { !$0.mark.isEmpty }.map { confidence in
        Markup("abbr", ["title": confidence.rawValue], text: " " + confidence.mark)
    }
    let scene = [entry.scene].compactMap(\.self).map { Markup(" [\($0)]") }
    let carries = entry.carries.joined(separator: ", ")
    let payload = carries.isEmpty ? [] : [Markup(" "), Markup("span", ["class": "in"], text: "<- " + carries)]
    return Markup("li", holding: state + [name] + mark + scene + payload)
}

private func names(_ page: MatrixPage) -> [Markup] {
    let rows = page.shortenedCallbacks.map { callback in
        let short = Markup(
            "th", ["scope": "row"], holding: [Markup("code", holding: Markup.breakable(callback.shortName))])
        let name = Markup("td", holding: [Markup("code", holding: Markup.breakable(callback.name))])
        return Markup("tr", holding: [short, name]).onItsOwnLine
    }
    let caption = Markup("caption", holding: [Markup("h2", text: MatrixLegend.names)])
    let parts = [caption, Markup("thead", holding: [heads(["name", "callback"])]), Markup("tbody", holding: rows)]
    return rows.isEmpty ? [] : [Markup("section", holding: [Markup("table", ["class": "names"], holding: parts)])]
}
