extension MatrixFormat {
    /// For a page on GitHub: a table for each trigger.
    static var markdown: MatrixFormat {
        MatrixFormat("markdown") { page, _ in
            let sections = page.sections.map { section in
                "## \(section.title)\n\n" + section.blocks.map { block($0, page) }.joined(separator: "\n")
            }
            return ([heading(page)] + sections + names(page)).joined(separator: "\n")
        }
    }
}

private func heading(_ page: MatrixPage) -> String {
    let device = page.isOfOneApp ? "\(page.device), \(page.columns[0])" : page.device
    let legend = MatrixLegend.items(of: page).map { "- \($0.mark.markdownCode) \($0.meaning)\n" }.joined()
    return "# \(page.title.markdownCode)\n\n\(device)\n\n" + page.remarks.map { "\($0.markdownProse)\n\n" }.joined()
        + legend
}

private func block(_ block: MatrixPage.Block, _ page: MatrixPage) -> String {
    let titles = block.titles.map {
        "### \($0.trigger.text.markdownCode)\n\n" + ($0.meaning.map { "\($0.markdownProse)\n\n" } ?? "")
    }
    return titles.joined() + (page.isOfOneApp ? table(ofStarts: block.rows) : table(ofColumns: block.rows, page))
}

private func table(ofColumns rows: [MatrixPage.Row], _ page: MatrixPage) -> String {
    MarkdownTable(
        header: ["from"] + page.columns, rows: rows.map { row in [row.title] + row.cells.map { cell($0, in: row) } }
    ).text
}

private func table(ofStarts rows: [MatrixPage.Row]) -> String {
    MarkdownTable(header: rows.map(\.title), rows: [rows.map { row in row.cells.map { cell($0, in: row) }.joined() }])
        .text
}

private func cell(_ cell: MatrixCell, in row: MatrixPage.Row) -> String {
    let lines =
        [cell.reason?.markdownProse].compactMap(\.self) + cell.entries.map(line)
        + [cell.ending(in: row).map { "= \($0.text)" }].compactMap(\.self)
    return lines.joined(separator: "<br>")
}

private func line(_ entry: MatrixEntry) -> String {
    let parts = [
        entry.isStop ? "!" : entry.state?.mark,
        entry.confidence.mark.isEmpty ? nil : entry.confidence.mark.markdownProse, entry.shortName.markdownCode,
        entry.scene.map { "of " + $0.markdownCode },
        entry.carries.isEmpty ? nil : #"\<- "# + entry.carries.map(\.markdownCode).joined(separator: ", "),
    ]
    return parts.compactMap(\.self).joined(separator: " ")
}

private func names(_ page: MatrixPage) -> [String] {
    let rows = page.shortenedCallbacks.map { [$0.shortName.markdownCode, $0.name.markdownCode] }
    let table = MarkdownTable(header: ["name", "callback"], rows: rows)
    return rows.isEmpty ? [] : ["## \(MatrixLegend.names)\n\n" + table.text]
}
