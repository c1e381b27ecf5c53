/// A row of a still picture: its text in lines, before its position is known.
struct SVGRow {
    let row: Picture.Row
    let flow: TextFlow
    /// The findings of the row, in lines.
    let findings: [(severity: Severity, lines: [String])]
    /// The left edge of its text, and the box around it.
    let x: Double
    let shape: Shape

    enum Shape {
        /// The bar of an event, across the lanes.
        case bar
        /// A call of the app's code, or its end.
        case chip
        /// An entry without a box.
        case plain
    }

    init(_ row: Picture.Row, _ layout: SVGLayout, showsReason: Bool) {
        self.row = row
        shape = Shape(row.entry.kind)
        let inset = shape == .plain ? 16.0 : 8
        x = (shape == .bar ? layout.lane(0) : layout.lane(row.lane)) + inset
        var flow = TextFlow(width: layout.right - x - 8)
        flow.add(row, bold: shape == .bar)
        if showsReason, let reason = row.reason { flow.addText("why: " + reason, .remark, lines: 4) }
        self.flow = flow
        let cells = Int((layout.right - layout.lane(0) - 34) / TextFlow.Style.detail.cell)
        findings = row.findings.map { found in
            (found.finding.severity, fitted(found.text, first: cells, rest: cells, lines: 6))
        }
    }

    static let lineHeight = 15.0
    static let findingLineHeight = 14.0

    var gap: Double {
        switch shape {
        case .bar: row.number > 1 ? 10 : 3
        case .chip: 3
        case .plain: 1
        }
    }

    var boxHeight: Double {
        let padding: Double =
            switch shape {
            case .bar: 11
            case .chip: 6
            case .plain: 4
            }
        return Double(max(flow.lines.count, 1)) * Self.lineHeight + padding
    }

    var findingHeights: [Double] { findings.map { Double($0.lines.count) * Self.findingLineHeight + 10 } }

    var height: Double { gap + boxHeight + min(gap, 4) + findingHeights.reduce(0) { $0 + $1 + 4 } }
}

extension SVGRow.Shape {
    fileprivate init(_ kind: Timeline.Kind) {
        switch kind {
        case .event: self = .bar
        case .callback, .notification, .stop: self = .chip
        case .step, .transition, .action: self = .plain
        }
    }
}

extension PlacedFinding {
    /// The text of the finding in a picture.
    package var text: String { "\(finding.severity.rawValue) \(finding.kind.title): \(finding.message.printable)" }
}

extension TextFlow {
    fileprivate mutating func add(_ row: Picture.Row, bold: Bool) {
        if let state = row.readState { add(state.title + row.entry.stateMark, .pill(state.tone.colors.edge)) }
        addText(row.name, bold ? .strongName : .name, lines: 4)
        let mark = row.entry.ownConfidence.mark
        if !mark.isEmpty { add(mark, .detail) }
        for load in row.loads { add("\(load.sign) \(load.text)", .tag(load.role == .loses ? .stop : .payload)) }
        for detail in row.details { addText(detail, .detail, lines: 3) }
    }
}

extension StateTone {
    /// The color of its name and its edge, and its background.
    var colors: (edge: PageColor, tint: PageColor) {
        switch self {
        case .active: (.active, .activeTint)
        case .inactive: (.inactive, .inactiveTint)
        case .background: (.background, .backgroundTint)
        case .rest: (.soft, .restTint)
        }
    }
}

extension Severity {
    /// The color of its edge, and its background.
    var colors: (edge: PageColor, tint: PageColor) {
        switch self {
        case .error: (.stop, .stopTint)
        case .warning: (.inactive, .inactiveTint)
        case .note: (.background, .backgroundTint)
        }
    }
}
