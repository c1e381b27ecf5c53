extension MatrixFormat {
    /// One page without script and without a link to elsewhere, for a browser or a printer of posters.
    static var html: MatrixFormat {
        MatrixFormat("html") { page, _ in
            let sections = page.sections.map { section(of: $0, page) } + [names(page)]
            let body = Markup(
                "body", holding: [Markup("main", ["class": page.sheet.rawValue], holding: [header(page)] + sections)])
            return "<!DOCTYPE html>\n" + Markup("html", ["lang": "en"], holding: [head(page), body]).source + "\n"
        }
    }
}

private func head(_ page: MatrixPage) -> Markup {
    let metas: [KeyValuePairs<String, String>] = [
        ["charset": "utf-8"], ["name": "viewport", "content": "width=device-width, initial-scale=1"],
        [
            "http-equiv": "Content-Security-Policy",
            "content": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
        ],
        ["name": "color-scheme", "content": "light dark"],
    ]
    let title = Markup("title", text: page.title)
    return Markup("head", holding: metas.map(Markup.init(meta:)) + [title, Markup(style: matrixStyle)])
}

private func header(_ page: MatrixPage) -> Markup {
    let device = page.isOfOneApp ? "\(page.device), \(page.columns[0])" : page.device
    let lines = ([device] + page.remarks).map { Markup("p", text: $0) }
    let legend = MatrixLegend.all.flatMap { [Markup("dt", text: $0.mark), Markup("dd", text: $0.meaning)] }
    return Markup("header", holding: [Markup("h1", text: page.title)] + lines + [Markup("dl", holding: legend)])
}

private func section(of section: MatrixPage.Section, _ page: MatrixPage) -> Markup {
    let tables = section.blocks.map { table($0, page).onItsOwnLine }
    return Markup("section", holding: [Markup("h2", text: section.title)] + tables)
}

private func table(_ block: MatrixPage.Block, _ page: MatrixPage) -> Markup {
    let titles = block.titles.flatMap { title in
        [Markup("h3", holding: [Markup("code", text: title.trigger.text)])]
            + [title.meaning].compactMap(\.self).map { Markup("p", text: $0) }
    }
    let rows = page.isOfOneApp ? rows(ofStarts: block.rows) : rows(ofColumns: block.rows, page.columns)
    return Markup("table", holding: [Markup("caption", holding: titles)] + rows)
}

private func rows(ofColumns rows: [MatrixPage.Row], _ columns: [String]) -> [Markup] {
    let body = rows.map { row in
        let start = Markup("th", ["scope": "row"], text: row.title)
        if let reason = row.reason {
            let cell = Markup("td", ["colspan": "\(columns.count)"], holding: [Markup("p", text: reason)])
            return Markup("tr", holding: [start, cell]).onItsOwnLine
        }
        let cells = zip(columns, row.cells).map { column, cell in
            Markup("td", ["data-column": column], holding: content(of: cell, in: row))
        }
        return Markup("tr", holding: [start] + cells).onItsOwnLine
    }
    return [head(["from"] + columns), Markup("tbody", holding: body)]
}

private func rows(ofStarts rows: [MatrixPage.Row]) -> [Markup] {
    let cells = rows.map { row in
        Markup("td", ["data-column": row.title], holding: row.cells.flatMap { content(of: $0, in: row) })
    }
    return [head(rows.map(\.title)), Markup("tbody", holding: [Markup("tr", holding: cells).onItsOwnLine])]
}

private func head(_ titles: [String]) -> Markup {
    let heads = titles.map { Markup("th", ["scope": "col"], text: $0) }
    return Markup("thead", holding: [Markup("tr", holding: heads)])
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
    let name = Markup("code", ["title": entry.callback?.name ?? entry.name], text: entry.name)
    let mark = [entry.confidence].filter { !$0.mark.isEmpty }.map { confidence in
        Markup("abbr", ["title": confidence.rawValue], text: " " + confidence.mark)
    }
    let scene = [entry.scene].compactMap(\.self).map { Markup(" [\($0)]") }
    let carries = entry.carries.joined(separator: ", ")
    let payload = carries.isEmpty ? [] : [Markup(" "), Markup("span", ["class": "in"], text: "<- " + carries)]
    return Markup("li", holding: state + [name] + mark + scene + payload)
}

private func names(_ page: MatrixPage) -> Markup {
    let rows = page.callbacks.map { callback in
        let short = Markup("th", ["scope": "row"], holding: [Markup("code", text: callback.rawValue)])
        let name = Markup("td", holding: [Markup("code", text: callback.name)])
        return Markup("tr", holding: [short, name]).onItsOwnLine
    }
    let caption = Markup("caption", holding: [Markup("h2", text: MatrixLegend.names)])
    let parts = [caption, head(["name", "callback"]), Markup("tbody", holding: rows)]
    return Markup("section", holding: [Markup("table", ["class": "names"], holding: parts)])
}
