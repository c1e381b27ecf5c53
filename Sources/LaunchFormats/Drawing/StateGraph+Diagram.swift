extension StateGraph {
    package var diagram: Diagram {
        let alike = AlikeCauses(in: subjects.flatMap(\.arrows))
        let groups = subjects.map { $0.group(naming: alike) }
        return Diagram(title: header.title, groups: alike.groups.isEmpty ? groups : groups + [alike.legend])
    }
}

extension Timeline.Header {
    /// `iOS 18.0, scene life cycle`
    package var title: String { "\(platform.title) \(os), \(lifecycle.title)" }
}

extension StateGraph.Subject {
    fileprivate func group(naming alike: AlikeCauses) -> Diagram.Group {
        let ways = arrows.map { Diagram.Arrow(from: $0.from, to: $0.to) }.unique()
        let texts = ways.map { way in
            arrows.filter { $0.from == way.from && $0.to == way.to }.flatMap { $0.lines(naming: alike) }
        }
        return Diagram.Group(
            title: id.title, start: 0,
            nodes: states.map { Diagram.Node(shape: .box, lines: [$0.titles.joined(separator: ", ")]) }
                + texts.map { Diagram.Node(shape: .text, lines: $0) },
            arrows: ways.enumerated().flatMap { index, way in
                let text = states.count + index
                return [Diagram.Arrow(from: way.from, to: text), Diagram.Arrow(from: text, to: way.to)]
            })
    }
}

extension StateGraph.Arrow {
    /// The events, marked as in a timeline, and below them the calls of UIKit.
    fileprivate func lines(naming alike: AlikeCauses) -> [String] {
        listed(alike.names(of: causes), to: 32, mark: "> ") + calls + [stop].compactMap { $0.map { "! " + $0 } }
    }
}

extension AlikeCauses {
    fileprivate var legend: Diagram.Group {
        let nodes = groups.map { causes in
            Diagram.Node(shape: .text, lines: listed(causes.map(\.text), to: 32, mark: "* "))
        }
        return Diagram.Group(title: "events with the same result", nodes: nodes)
    }
}

/// The items with commas between them, in lines of at most `width` characters after the mark. No item is split.
private func listed(_ items: [String], to width: Int, mark: String) -> [String] {
    let lines = items.enumerated().reduce(into: [String]()) { lines, item in
        let text = item.element + (item.offset < items.count - 1 ? "," : "")
        if let line = lines.last, line.count + 1 + text.count <= width {
            lines[lines.count - 1] = line + " " + text
        } else {
            lines.append(text)
        }
    }
    return lines.enumerated().map { ($0 == 0 ? mark : String(repeating: " ", count: mark.count)) + $1 }
}
