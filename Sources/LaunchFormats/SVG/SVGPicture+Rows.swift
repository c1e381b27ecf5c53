extension SVGRow {
    /// The left edge of its box or its sign.
    var left: Double { shape == .plain ? x - 14 : x - 8 }

    func middle(at top: Double) -> Double {
        top + gap + (boxHeight - Double(flow.lines.count - 1) * Self.lineHeight) / 2
    }
}

extension SVGPicture {
    /// The drawn elements of a row.
    func tags(of item: SVGRow, at top: Double) -> [XMLTag] {
        let middle = item.middle(at: top)
        let group = XMLTag(
            "g",
            children: [XMLTag("title", text: item.row.tip)] + gutter(of: item.row, y: middle + 3.5)
                + outline(of: item, at: top) + lines(of: item, y: middle) + findings(of: item, at: top))
        return [group]
    }

    private func gutter(of row: Picture.Row, y: Double) -> [XMLTag] {
        [text(String(row.number), "small fill-soft end", x: layout.numbers, y: y)]
            + [row.timeText].compactMap(\.self).map { text($0, "small end", x: layout.times, y: y) }
    }

    private func outline(of item: SVGRow, at top: Double) -> [XMLTag] {
        let y = top + item.gap
        switch item.shape {
        case .bar:
            let width = layout.right - layout.lane(0)
            return [box(x: layout.lane(0), y: y, width: width, height: item.boxHeight, "fill-band stroke-line fine")]
        case .chip:
            let color = item.row.entry.kind == .stop ? PageColor.stop : item.row.readState?.tone.colors.edge ?? .soft
            let fill = item.row.entry.kind == .stop ? PageColor.stopTint : .paper
            let dashes = item.row.entry.ownConfidence.mark.isEmpty ? "" : " dashed"
            let radius = item.row.entry.kind == .notification ? 10.0 : 4
            return [
                box(
                    x: item.left, y: y, width: item.flow.widest + 14, height: item.boxHeight, radius: radius,
                    "fine fill-\(fill.rawValue) stroke-\(color.rawValue)\(dashes)")
            ]
        case .plain: return sign(of: item, y: item.middle(at: top))
        }
    }

    /// A sign on the lifeline; a transition is connected to the band that it changes.
    private func sign(of item: SVGRow, y: Double) -> [XMLTag] {
        let x = layout.lane(item.row.lane) + SVGLayout.lifeline
        let height = item.boxHeight - 5
        let backing = box(x: x - 3, y: y - 7, width: item.flow.widest + 16, height: height, radius: 0, "fill-paper")
        guard item.row.entry.kind == .transition else {
            let isAction = item.row.entry.kind == .action
            return [
                backing,
                box(
                    x: x - 3.5, y: y - 3.5, width: 7, height: 7, radius: isAction ? 0 : 3.5,
                    "fill-paper stroke-soft fine"),
            ]
        }
        let changed = item.row.changedBand
        let color = changed.map { item.row.bands[$0].state.tone.colors.edge } ?? .soft
        let tie = changed.map { index in
            line((layout.band(index) + SVGLayout.bandWidth, y), (x - 5, y), "fine dotted stroke-\(color.rawValue)")
        }
        let diamond = path(
            "fill-\(color.rawValue)", ("M", [x - 5, y]), ("L", [x, y - 5]), ("L", [x + 5, y]), ("L", [x, y + 5]),
            ("Z", []))
        return [tie].compactMap(\.self) + [backing, diamond]
    }

    private func lines(of item: SVGRow, y: Double) -> [XMLTag] {
        item.flow.lines.enumerated().flatMap { index, pieces in
            pieces.flatMap { piece in tags(of: piece, in: item, y: y + Double(index) * SVGRow.lineHeight) }
        }
    }

    private func tags(of piece: TextFlow.Piece, in item: SVGRow, y: Double) -> [XMLTag] {
        let x = item.x + piece.x
        let width = piece.style.width(of: piece.text)
        switch piece.style {
        case .name:
            let color = item.row.entry.kind == .step ? " fill-soft" : ""
            return [text(piece.text, "name" + color, x: x, y: y + 4)]
        case .strongName: return [text(piece.text, "strong", x: x, y: y + 4)]
        case .detail, .remark: return [text(piece.text, "detail fill-soft", x: x, y: y + 3.7)]
        case .pill(let color):
            return [
                box(x: x, y: y - 7, width: width, height: 14, radius: 3, "fill-\(color.rawValue)"),
                text(piece.text, "small fill-paper", x: x + 5, y: y + 3.5),
            ]
        case .tag(let color):
            return [
                box(x: x, y: y - 7, width: width, height: 14, radius: 7, "fine fill-paper stroke-\(color.rawValue)"),
                text(piece.text, "small fill-\(color.rawValue)", x: x + 5, y: y + 3.5),
            ]
        }
    }

    private func findings(of item: SVGRow, at top: Double) -> [XMLTag] {
        var y = top + item.gap + item.boxHeight + 4
        return zip(item.findings, item.findingHeights).flatMap { finding, height -> [XMLTag] in
            defer { y += height + 4 }
            let (x, colors) = (layout.lane(0), finding.severity.colors)
            let texts = finding.lines.enumerated().map { index, line in
                text(line, "detail", x: x + 14, y: y + 15 + Double(index) * SVGRow.findingLineHeight)
            }
            return [
                box(x: x, y: y, width: layout.right - x, height: height, "fill-\(colors.tint.rawValue)"),
                line((x + 2, y), (x + 2, y + height), "edge stroke-\(colors.edge.rawValue)"),
            ] + texts
        }
    }
}

extension Picture.Row {
    /// The tooltip: its full text, the reason, and the findings.
    var tip: String {
        let text = ([entry.receiver?.title, name].compactMap(\.self) + details).joined(separator: "  ")
        let why = rule.map { ["why: \($0.because)", "rule \($0.id) (\($0.source.text))"] } ?? []
        return (["\(number). \(text)"] + why + findings.map(\.text)).joined(separator: "\n")
    }
}
