/// A line of text with its baseline at y.
package func text(_ text: String, _ style: String, x: Double, y: Double) -> XMLTag {
    XMLTag("text", [("class", style), ("x", x.svg), ("y", y.svg)], text: text)
}

package func line(_ from: (x: Double, y: Double), _ to: (x: Double, y: Double), _ style: String) -> XMLTag {
    XMLTag("line", [("class", style), ("x1", from.x.svg), ("y1", from.y.svg), ("x2", to.x.svg), ("y2", to.y.svg)])
}

package func box(x: Double, y: Double, width: Double, height: Double, radius: Double = 4, _ style: String) -> XMLTag {
    XMLTag(
        "rect",
        [
            ("class", style), ("x", x.svg), ("y", y.svg), ("width", width.svg), ("height", height.svg),
            ("rx", radius.svg),
        ])
}

/// A path through commands such as `M` and their numbers.
package func path(_ style: String, _ commands: (String, [Double])...) -> XMLTag {
    let data = commands.map { $0.0 + $0.1.map(\.svg).joined(separator: " ") }.joined()
    return XMLTag("path", [("class", style), ("d", data)])
}

/// The style of texts and shapes. SVG renderers support few selectors, so every style is a class.
let svgStyle: String = {
    let colors = PageColor.allCases
    return """
        text { font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: 12px; \
        white-space: pre; }
        .title, .subtitle { font-family: system-ui, "Helvetica Neue", "DejaVu Sans", sans-serif; }
        .title { font-size: 20px; font-weight: 600; }
        .subtitle { font-size: 13px; }
        .head { font-size: 10.5px; font-weight: 600; }
        .strong { font-weight: 700; }
        .detail { font-size: 10.5px; }
        .small { font-size: 10px; }
        .state { font-size: 9.5px; }
        .end { text-anchor: end; }
        .open { fill: none; }
        .fine { stroke-width: 1.2; }
        .thick { stroke-width: 1.8; fill: none; }
        .edge { stroke-width: 4; }
        .dashed { stroke-dasharray: 4 2; }
        .dotted { stroke-dasharray: 1 3; }
        text, \(PageColor.ink.rules(\.light))
        \(colors.map { $0.rules(\.light) }.joined(separator: "\n"))
        @media (prefers-color-scheme: dark) {
        text, \(PageColor.ink.rules(\.dark))
        \(colors.map { $0.rules(\.dark) }.joined(separator: "\n"))
        }
        """
}()

extension PageColor {
    /// `.fill-ink { fill: #1c1c1e; } .stroke-ink { stroke: #1c1c1e; }`
    fileprivate func rules(_ value: (PageColor) -> String) -> String {
        ".fill-\(rawValue) { fill: \(value(self)); } .stroke-\(rawValue) { stroke: \(value(self)); }"
    }
}
