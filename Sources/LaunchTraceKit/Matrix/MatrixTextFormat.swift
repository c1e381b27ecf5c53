extension MatrixFormat {
    /// For a terminal of 100 columns: the life cycles side by side, or for one app the starts.
    static var text: MatrixFormat {
        MatrixFormat("text") { page, palette in
            let lines =
                heading(page) + legend(page)
                + page.sections.flatMap { section in
                    [Line(), Line(underlined: section.title), Line(underline: section.title)]
                        + section.blocks.flatMap { block($0, page) }
                } + names(page)
            return lines.map { $0.text(palette) + "\n" }.joined()
        }
    }
}

private let width = 100
private let columnWidth = 33
private let panelsInBand = 3

/// Pieces of a line in one column.
private typealias PanelLine = [(text: String, ink: Ink)]

/// A column of a band: its head, and what it says.
private struct Panel {
    let head: String
    let lines: [PanelLine]
}

private func heading(_ page: MatrixPage) -> [Line] {
    var title = Line()
    title.add(page.title.printable, .heading)
    var device = Line()
    device.add(page.isOfOneApp ? "\(page.device), \(page.columns[0])" : page.device)
    return [title, device] + page.remarks.flatMap { wrapped($0.printable, to: width) }.map(Line.init(plain:))
}

private func legend(_ page: MatrixPage) -> [Line] {
    [Line()]
        + MatrixLegend.items(of: page).map { item in
            var line = Line()
            line.add(item.mark)
            line.align(to: 9)
            line.add(item.meaning)
            return line
        }
}

private func block(_ block: MatrixPage.Block, _ page: MatrixPage) -> [Line] {
    var lines = [Line()]
    for title in block.titles {
        var line = Line()
        line.add(title.trigger.text.printable, .event)
        lines += [line] + wrapped(title.meaning ?? "", to: width - 2).map { Line(plain: "  " + $0) }
    }
    return lines + (page.isOfOneApp ? bands(ofStarts: block.rows) : bands(ofColumns: block.rows, page.columns))
}

/// A band for each row, with the columns side by side.
private func bands(ofColumns rows: [MatrixPage.Row], _ columns: [String]) -> [Line] {
    let differ = rows.contains { $0.reason == nil }
    let heads = columns.map { Panel(head: $0, lines: []) }
    return (differ ? [Line()] + headLine(heads) : [])
        + rows.flatMap { row in
            if let reason = row.reason { return startLines(row, reason) }
            let panels = zip(columns, row.cells).enumerated().map { index, pair in
                Panel(head: pair.0, lines: lines(pair.1, in: row, to: room(index, of: columns.count)))
            }
            return startLines(row) + body(panels)
        }
}

/// The starts of a row, and why nothing happens from them.
private func startLines(_ row: MatrixPage.Row, _ reason: String? = nil) -> [Line] {
    let text = ["-- \(row.title) --"] + [reason].compactMap(\.self)
    return wrapped(text.joined(separator: " "), to: width).map { text in
        var line = Line()
        line.add(text, .aside)
        return line
    }
}

/// The starts side by side, as many as there is room for.
private func bands(ofStarts rows: [MatrixPage.Row]) -> [Line] {
    let possible = rows.filter { $0.reason == nil }
    let bands = stride(from: 0, to: possible.count, by: panelsInBand).flatMap { first -> [Line] in
        let band = possible[first...].prefix(panelsInBand)
        let panels = band.enumerated().map { index, row in
            Panel(head: row.title, lines: row.cells.flatMap { lines($0, in: row, to: room(index, of: band.count)) })
        }
        return [Line()] + headLine(panels) + body(panels)
    }
    let rest = rows.flatMap { row in row.reason.map { startLines(row, $0) } ?? [] }
    return bands + (rest.isEmpty || bands.isEmpty ? [] : [Line()]) + rest
}

/// How much a panel can hold in a line; the last of a band has what is left.
private func room(_ index: Int, of count: Int) -> Int {
    index == count - 1 ? width - index * columnWidth : columnWidth - 1
}

private func headLine(_ panels: [Panel]) -> [Line] {
    let heads = panels.enumerated().map { wrapped($0.element.head, to: room($0.offset, of: panels.count)) }
    return body(heads.map { Panel(head: "", lines: $0.map { [($0, .heading)] }) })
}

/// The panels side by side, line by line.
private func body(_ panels: [Panel]) -> [Line] {
    (0..<(panels.map(\.lines.count).max() ?? 0)).map { number in
        var line = Line()
        for (index, panel) in panels.enumerated() where number < panel.lines.count {
            if index > 0 { line.align(to: index * columnWidth) }
            for piece in panel.lines[number] { line.add(piece.text, piece.ink) }
        }
        return line
    }
}

private func lines(_ cell: MatrixCell, in row: MatrixPage.Row, to room: Int) -> [PanelLine] {
    wrapped(cell.reason ?? "", to: room).map { [($0, .aside)] } + cell.entries.flatMap { lines($0, to: room) }
        + [cell.ending(in: row)].compactMap(\.self).map(line)
}

private func line(_ ending: MatrixEnding) -> PanelLine {
    let ink: Ink =
        switch ending {
        case .app(let state): state.tone.ink
        case .asBefore: .plain
        case .stopped: .stop
        }
    return [("= ", .plain), (ending.text, ink)]
}

/// `b~sceneDidBecomeActive <- urlContexts`, with what has no room in lines of its own.
private func lines(_ entry: MatrixEntry, to room: Int) -> [PanelLine] {
    if entry.isStop { return wrapped("! " + entry.name.printable, to: room).map { [($0, .stop)] } }
    let mark = (entry.state?.mark ?? " ") + (entry.confidence.mark.isEmpty ? " " : entry.confidence.mark)
    let tail =
        (entry.scene.map { ["[\(quotedIfNeeded($0))]"] } ?? [])
        + (entry.carries.isEmpty ? [] : ["<- " + entry.carries.map(\.printable).joined(separator: ", ")])
    var parts = brokenAtWords(entry.shortName.printable, to: room - mark.count)
    for piece in tail {
        if let last = parts.last, mark.count + last.count + 1 + piece.count <= room {
            parts[parts.count - 1] = last + " " + piece
        } else {
            parts.append("  " + piece)
        }
    }
    let ink = entry.state?.tone.ink ?? .plain
    return parts.enumerated().map { index, part in
        [(index == 0 ? mark : String(repeating: " ", count: mark.count), ink), (part, .plain)]
    }
}

/// A long name in parts that fit, the later ones set in; it breaks before a capital letter, or after a colon.
private func brokenAtWords(_ name: String, to room: Int) -> [String] {
    guard name.count > room else { return [name] }
    let head = name.prefix(room)
    let isStart = zip(" " + head, head).map { $1.isUppercase || $1 == " " || $0 == ":" }
    guard let count = isStart.lastIndex(of: true), count > name.prefix(while: { $0 == " " }).count else {
        return [name]
    }
    let rest = name.dropFirst(count).drop { $0 == " " }
    return [String(name.prefix(count))] + brokenAtWords("  " + rest, to: room)
}

private func names(_ page: MatrixPage) -> [Line] {
    let lines = page.shortenedCallbacks.map { callback in
        var line = Line()
        line.add(callback.shortName)
        line.align(to: max(34, callback.shortName.count + 2))
        line.add(callback.name)
        return line
    }
    let title = [Line(), Line(underlined: MatrixLegend.names), Line(underline: MatrixLegend.names), Line()]
    return lines.isEmpty ? [] : title + lines
}

extension Line {
    fileprivate init(plain text: String) {
        self.init()
        add(text)
    }

    fileprivate init(underlined title: String) {
        self.init()
        add(title, .heading)
    }

    fileprivate init(underline title: String) {
        self.init()
        add(String(repeating: "=", count: title.count), .aside)
    }
}
