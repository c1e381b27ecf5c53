import LaunchModel

extension MatrixFormat {
    /// For a page on GitHub: a table for each trigger.
    static let markdown = MatrixFormat(name: "markdown") { page, _ in
        let sections = page.sections.map { section in
            "## \(section.title)\n\n" + section.blocks.map { block($0, page) }.joined(separator: "\n")
        }
        return ([heading(page)] + sections + [names(page)]).joined(separator: "\n")
    }
}

private func heading(_ page: MatrixPage) -> String {
    let device = page.isOfOneApp ? "\(page.device), \(page.columns[0])" : page.device
    let legend = MatrixLegend.all.map { "- \(code($0.mark)) \($0.meaning)\n" }.joined()
    return "# \(code(page.title))\n\n\(device)\n\n" + page.remarks.map { "\(text($0))\n\n" }.joined() + legend
}

private func block(_ block: MatrixPage.Block, _ page: MatrixPage) -> String {
    let titles = block.titles.map { "### \(code($0.trigger.text))\n\n" + ($0.meaning.map { "\(text($0))\n\n" } ?? "") }
    return titles.joined() + (page.isOfOneApp ? table(ofStarts: block.rows) : table(ofColumns: block.rows, page))
}

private func table(ofColumns rows: [MatrixPage.Row], _ page: MatrixPage) -> String {
    line(["from"] + page.columns) + line((["from"] + page.columns).map { _ in "---" })
        + rows.map { row in line([row.title] + row.cells.map { cell($0, in: row) }) }.joined()
}

private func table(ofStarts rows: [MatrixPage.Row]) -> String {
    line(rows.map(\.title)) + line(rows.map { _ in "---" })
        + line(rows.map { row in row.cells.map { cell($0, in: row) }.joined() })
}

private func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |\n"
}

private func cell(_ cell: MatrixCell, in row: MatrixPage.Row) -> String {
    let lines =
        [cell.reason.map(text)].compactMap(\.self) + cell.entries.map(line)
        + [cell.ending(in: row).map { "= \($0.text)" }].compactMap(\.self)
    return lines.joined(separator: "<br>")
}

private func line(_ entry: MatrixEntry) -> String {
    let parts = [
        entry.isStop ? "!" : entry.state?.mark, entry.confidence.mark.isEmpty ? nil : text(entry.confidence.mark),
        cellCode(entry.name), entry.scene.map { "of " + cellCode($0) },
        entry.carries.isEmpty ? nil : "<- ".markdownText + entry.carries.map(cellCode).joined(separator: ", "),
    ]
    return parts.compactMap(\.self).joined(separator: " ")
}

private func names(_ page: MatrixPage) -> String {
    "## \(MatrixLegend.names)\n\n" + line(["name", "callback"]) + line(["---", "---"])
        + page.callbacks.map { line([code($0.rawValue), code($0.name)]) }.joined()
}

private func text(_ text: String) -> String { text.markdownText }

/// Code in a table, where bars must be escaped even in code.
private func cellCode(_ text: String) -> String {
    code(text).replacing("|", with: "\\|")
}

/// A text as code, in which nothing is markup, a mention or a link.
private func code(_ text: String) -> String {
    let text = text.printable
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let needsGap = text.isEmpty || [text.first, text.last].contains { $0.map("` ".contains) ?? false }
    return needsGap ? "\(fence) \(text) \(fence)" : fence + text + fence
}

extension String {
    /// The text in the middle of a line, with a backslash before what could be markup.
    fileprivate var markdownText: String {
        unicodeScalars.reduce(into: "") { result, scalar in
            if "\\`*_[]<>|~#&@".unicodeScalars.contains(scalar) { result += "\\" }
            result += scalar.printable
        }
    }
}
