import LaunchModel

extension StateGraph {
    var diagram: Diagram {
        Diagram(title: header.title, groups: subjects.map(\.group))
    }
}

extension Timeline.Header {
    /// `iOS 18.0, scene life cycle`
    var title: String {
        "\(platform.title) \(os), \(lifecycle.title)"
    }
}

extension StateGraph.Subject {
    fileprivate var group: Diagram.Group {
        Diagram.Group(
            title: id == "app" ? "app" : "scene \(id)", start: 0,
            nodes: states.map { Diagram.Node(lines: [$0.titles.joined(separator: ", ")]) },
            arrows: arrows.map { Diagram.Arrow(from: $0.from, to: $0.to, lines: $0.lines) })
    }
}

extension StateGraph.Arrow {
    /// The events, and below them what UIKit calls.
    fileprivate var lines: [String] {
        listed(causes.map(\.text), to: 34) + calls + [stop.map { "! " + $0 }].compactMap(\.self)
    }
}

extension StateGraph.Cause {
    /// `terminate (by user)`
    fileprivate var text: String {
        event.rawValue + details.map { " (\($0.key) \($0.value.text))" }.joined()
    }
}

/// The items with commas between them, in lines of at most `width` characters; no item is broken.
private func listed(_ items: [String], to width: Int) -> [String] {
    items.enumerated().reduce(into: [String]()) { lines, item in
        let text = item.element + (item.offset < items.count - 1 ? "," : "")
        if let line = lines.last, line.count + 1 + text.count <= width {
            lines[lines.count - 1] = line + " " + text
        } else {
            lines.append(text)
        }
    }
}
