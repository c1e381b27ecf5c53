/// A picture with the position of each part.
struct SVGPicture {
    let picture: Picture
    let layout: SVGLayout
    let rows: [(top: Double, row: SVGRow)]
    private let titleLines: [String]
    private let bandHeads: [[String]]
    private let laneHeads: [[String]]
    let headTop: Double
    /// The top and the bottom of the rows.
    let top: Double
    let bottom: Double

    init(_ picture: Picture, showsReasons: Bool) {
        let layout = SVGLayout(picture: picture)
        let titleCells = Int((layout.width - 2 * SVGLayout.margin) / 12.4)
        titleLines = fitted(picture.title, first: titleCells, rest: titleCells, lines: 2)
        bandHeads = picture.bands.map { fittedHead($0, to: 12, lines: 3) }
        laneHeads = picture.lanes.map { fittedHead($0, to: 13, lines: 3) }
        headTop = SVGLayout.margin + Double(titleLines.count) * 26 + 50
        top = headTop + Double((bandHeads + laneHeads).map(\.count).max() ?? 1) * 12 + 8
        var rows: [(top: Double, row: SVGRow)] = []
        var y = top
        for row in picture.rows {
            let row = SVGRow(row, layout, showsReason: showsReasons)
            rows.append((y, row))
            y += row.height
        }
        (self.picture, self.layout, self.rows, bottom) = (picture, layout, rows, y + 6)
    }

    var root: XMLTag {
        let footer = footer
        let size = (width: layout.width.svg, height: (bottom + 36 + footer.height).svg)
        return XMLTag(
            "svg",
            [
                ("xmlns", "http://www.w3.org/2000/svg"), ("viewBox", "0 0 \(size.width) \(size.height)"),
                ("width", size.width), ("height", size.height), ("role", "img"),
                ("aria-labelledby", "picture-title picture-description"),
            ],
            children: [
                XMLTag("title", [("id", "picture-title")], text: picture.title),
                XMLTag("desc", [("id", "picture-description")], text: description), XMLTag("style", text: svgStyle),
                XMLTag("rect", [("width", "100%"), ("height", "100%"), ("rx", "8"), ("class", "fill-paper")]),
            ] + heading + heads + lifelines + bandTags + rails + rows.flatMap { tags(of: $0.row, at: $0.top) } + ending
                + footer.tags)
    }

    private var description: String {
        let found = picture.found.map { ", " + $0.severity.count($0.findings.count) }.joined()
        let steps = "\(picture.rows.count) \(picture.rows.count == 1 ? "step" : "steps")"
        return "\(picture.subtitle): \(steps)\(found), and the app ends \(picture.outcome.name)."
    }

    private var heading: [XMLTag] {
        let lines = titleLines.enumerated().map { index, line in
            text(line, "title", x: SVGLayout.margin, y: SVGLayout.margin + 18 + Double(index) * 26)
        }
        let y = SVGLayout.margin + Double(titleLines.count) * 26 + 12
        return lines + [text(picture.subtitle, "subtitle fill-soft", x: SVGLayout.margin, y: y)]
    }

    private var heads: [XMLTag] {
        let captions = [
            text(PictureLegend.bands, "small fill-soft", x: layout.band(0), y: headTop - 12),
            text(PictureLegend.lanes, "small fill-soft", x: layout.lane(0), y: headTop - 12),
        ]
        return captions + bandHeads.enumerated().flatMap { head($1, x: layout.band($0)) }
            + laneHeads.enumerated().flatMap { head($1, x: layout.lane($0)) }
    }

    private func head(_ lines: [String], x: Double) -> [XMLTag] {
        lines.enumerated().map { text($1, "head", x: x, y: headTop + 4 + Double($0) * 12) }
    }

    private var lifelines: [XMLTag] {
        picture.lanes.indices.map { index in
            let x = layout.lane(index) + SVGLayout.lifeline
            return line((x, top), (x, bottom), "stroke-line")
        }
    }

    private var ending: [XMLTag] {
        let name = picture.outcome.name
        let color: PageColor =
            switch picture.outcome {
            case .app(let state): state.tone.colors.edge
            case .stopped: .stop
            }
        return [
            line((layout.lane(0), bottom), (layout.right, bottom), "stroke-line"),
            text("= \(name)", "strong fill-\(color.rawValue)", x: layout.lane(0) + 8, y: bottom + 18),
        ]
    }

    /// The part below the outcome: the methods that aren't called, and the legend.
    private var footer: (height: Double, tags: [XMLTag]) {
        var flow = TextFlow(width: layout.right - SVGLayout.margin)
        for line in picture.uncalled?.texts ?? [] { flow.addText(line, .remark, lines: 3) }
        flow.endLine()
        for item in PictureLegend.items(of: picture) { flow.add("\(item.sign) \(item.meaning)", .detail) }
        if let remark = picture.remark { flow.addText(remark, .detail, lines: 2) }
        let tags = flow.lines.enumerated().flatMap { index, pieces in
            pieces.map { piece in
                text(
                    piece.text, "detail fill-soft", x: SVGLayout.margin + piece.x,
                    y: bottom + 40 + Double(index) * SVGRow.lineHeight)
            }
        }
        return (Double(flow.lines.count) * SVGRow.lineHeight, tags)
    }
}

/// The head of a lane in lines, broken at blanks and before capital letters.
private func fittedHead(_ head: String, to width: Int, lines: Int) -> [String] {
    var heads: [String] = []
    for word in head.camelCaseWords {
        if let last = heads.last, last.cells + word.cells <= width {
            heads[heads.count - 1] += word
        } else {
            heads += fitted(word, first: width, rest: width, lines: 2)
        }
    }
    return heads.count > lines ? heads.prefix(lines - 1) + ["…"] : heads
}

extension TimelineFormat {
    /// A still picture for a README or a slide.
    public static var svg: TimelineFormat {
        TimelineFormat("svg") { traced, presentation in
            let picture = Picture(ShownTimeline(traced, presentation))
            return SVGPicture(picture, showsReasons: presentation.detail == .explained).root.document
        }
    }
}
