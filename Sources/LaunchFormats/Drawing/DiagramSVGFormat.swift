extension GraphFormat {
    /// A still picture, which no other program has to place.
    static var svg: GraphFormat {
        GraphFormat("svg") { diagram, _ in diagram.svg }
    }
}

extension Diagram {
    /// A document of SVG.
    package var svg: String { DiagramPicture(self).root.document }
}

/// A diagram with a place for everything: its groups below each other.
private struct DiagramPicture {
    let title: String
    let groups: [(top: Double, drawing: GroupDrawing)]
    private let width: Double
    private let height: Double

    private static let margin = 24.0
    private static let titleHeight = 34.0

    init(_ diagram: Diagram) {
        var (top, width) = (Self.margin + Self.titleHeight, TextFlow.Style.name.width(of: diagram.title) * 1.7)
        var groups: [(top: Double, drawing: GroupDrawing)] = []
        for group in diagram.groups {
            let drawing = GroupDrawing(group, diagram.direction)
            groups.append((top, drawing))
            top += drawing.size.height + Self.margin
            width = max(width, drawing.size.width)
        }
        (title, self.groups, self.width, height) = (diagram.title, groups, width + 2 * Self.margin, top)
    }

    var root: XMLTag {
        XMLTag(
            "svg",
            [
                ("xmlns", "http://www.w3.org/2000/svg"), ("viewBox", "0 0 \(width.svg) \(height.svg)"),
                ("width", width.svg), ("height", height.svg), ("role", "img"), ("aria-labelledby", "diagram-title"),
            ],
            children: [
                XMLTag("title", [("id", "diagram-title")], text: title),
                XMLTag("style", text: svgStyle),
                XMLTag("rect", [("width", "100%"), ("height", "100%"), ("rx", "8"), ("class", "fill-paper")]),
                text(title, "title", x: Self.margin, y: Self.margin + 18),
            ] + groups.flatMap { $0.drawing.tags(x: Self.margin, y: $0.top) })
    }
}
