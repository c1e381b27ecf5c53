/// A group of a diagram with a place for each of its nodes.
struct GroupDrawing {
    private let group: Diagram.Group
    private let direction: Diagram.Direction
    let graph: LayeredGraph
    let places: LayerPlaces

    private static let padding = 16.0
    private static let titleHeight = 26.0

    init(_ group: Diagram.Group, _ direction: Diagram.Direction) {
        self.group = group
        self.direction = direction
        let point = group.start.map { [Diagram.Arrow(from: group.nodes.count, to: $0)] } ?? []
        let boxes = group.nodes.map(\.box) + point.map { _ in Box(width: Self.point, height: Self.point) }
        let sizes = boxes.map { box in
            switch direction {
            case .down: LayeredGraph.Size(across: box.width, along: box.height)
            case .right: LayeredGraph.Size(across: box.height, along: box.width)
            }
        }
        let texts = group.nodes.indices.filter { group.nodes[$0].shape != .box }
        let arrows = point + group.arrows
        let order = FlowOrder(
            of: arrows, among: sizes.count, onTheWay: texts, from: group.start == nil ? nil : group.nodes.count)
        graph = LayeredGraph(sizes, arrows, order)
        places = LayerPlaces(graph)
    }

    /// The point that all begins with.
    private static let point = 10.0

    var size: Box {
        let inner = Box(of: places.size, direction)
        let title = TextFlow.Style.strongName.width(of: group.title)
        return Box(
            width: max(inner.width, title) + 2 * Self.padding,
            height: inner.height + Self.titleHeight + 2 * Self.padding)
    }

    /// The frame, and all that is in it.
    func tags(x: Double, y: Double) -> [XMLTag] {
        let frame = box(x: x, y: y, width: size.width, height: size.height, radius: 8, "open stroke-line")
        let title = text(group.title, "strong", x: x + Self.padding, y: y + 22)
        let origin = Spot(x: x + Self.padding, y: y + Self.padding + Self.titleHeight)
        return [frame, title] + lineTags(origin) + nodeTags(origin)
    }
}

/// The room for something that is drawn, in pixels.
struct Box: Hashable {
    let width: Double
    let height: Double

    init(width: Double, height: Double) {
        (self.width, self.height) = (width, height)
    }

    fileprivate init(of size: LayeredGraph.Size, _ direction: Diagram.Direction) {
        switch direction {
        case .down: self.init(width: size.across, height: size.along)
        case .right: self.init(width: size.along, height: size.across)
        }
    }
}

/// A place in a picture, in pixels.
private struct Spot: Hashable {
    let x: Double
    let y: Double

    var svg: String { "\(x.svg) \(y.svg)" }
}

extension Diagram.Node {
    fileprivate static let lineHeight = 15.0

    fileprivate var style: TextFlow.Style { shape == .box ? .name : .detail }

    fileprivate var box: Box {
        let widest = lines.map { style.width(of: $0) }.max() ?? 0
        let padding = shape == .text ? 3.0 : 9.0
        return Box(width: widest + 2 * padding, height: Double(lines.count) * Self.lineHeight + padding)
    }
}

extension GroupDrawing {
    private func nodeTags(_ origin: Spot) -> [XMLTag] {
        graph.layers.enumerated().flatMap { layer, nodes in
            nodes.filter { $0 <= group.nodes.count && graph.sizes[$0].along > 0 }.flatMap { node in
                nodeTags(node, around: spot(of: node, in: layer, origin))
            }
        }
    }

    private func spot(of node: Int, in layer: Int, _ origin: Spot) -> Spot {
        let along = (places.layers[layer].top + places.layers[layer].bottom) / 2
        return spot(across: places.middles[node], along: along, origin)
    }

    private func spot(across: Double, along: Double, _ origin: Spot) -> Spot {
        switch direction {
        case .down: Spot(x: origin.x + across, y: origin.y + along)
        case .right: Spot(x: origin.x + along, y: origin.y + across)
        }
    }

    private func nodeTags(_ number: Int, around middle: Spot) -> [XMLTag] {
        guard number < group.nodes.count else {
            let left = Spot(x: middle.x - Self.point / 2, y: middle.y - Self.point / 2)
            return [
                box(x: left.x, y: left.y, width: Self.point, height: Self.point, radius: Self.point / 2, "fill-ink")
            ]
        }
        let node = group.nodes[number]
        let (left, top) = (middle.x - node.box.width / 2, middle.y - node.box.height / 2)
        let shape = node.shape.style.map {
            box(x: left, y: top, width: node.box.width, height: node.box.height, radius: 6, $0)
        }
        let widest = node.lines.map { node.style.width(of: $0) }.max() ?? 0
        let lines = node.lines.enumerated().map { index, line in
            text(
                line, line.style(in: node.shape), x: middle.x - widest / 2,
                y: middle.y + (Double(index) - Double(node.lines.count) / 2 + 0.75) * Diagram.Node.lineHeight)
        }
        return [shape].compactMap(\.self) + lines
    }
}

extension Diagram.Shape {
    /// The class of the box; nil where there is none.
    fileprivate var style: String? {
        switch self {
        case .box: "fill-background-tint stroke-background"
        case .text: nil
        case .center: "fill-inactive-tint stroke-inactive"
        }
    }
}

extension String {
    /// An event and the end of the process stand out from what UIKit calls.
    fileprivate func style(in shape: Diagram.Shape) -> String {
        if shape == .box { return "strong fill-ink" }
        if hasPrefix("! ") { return "detail strong fill-stop" }
        return ["> ", "* ", "  "].contains(String(prefix(2))) ? "detail strong fill-ink" : "detail fill-ink"
    }
}

extension GroupDrawing {
    private func lineTags(_ origin: Spot) -> [XMLTag] {
        let layerOf = Dictionary(
            graph.layers.enumerated().flatMap { layer, nodes in nodes.map { ($0, layer) } }
        ) { first, _ in first }
        let ports = LinePorts(graph, places)
        return graph.lines.enumerated().flatMap { number, line in
            tags(of: line, number, layerOf, ports, origin)
        }
    }

    private func tags(
        of line: LayeredGraph.Line, _ number: Int, _ layerOf: [Int: Int], _ ports: LinePorts, _ origin: Spot
    ) -> [XMLTag] {
        var commands: [(name: String, spots: [Spot])] = []
        func go(_ name: String, _ points: (across: Double, along: Double)...) {
            let spots = points.map { spot(across: $0.across, along: $0.along, origin) }
            if spots.last != commands.last?.spots.last { commands.append((name, spots)) }
        }
        for (upper, lower) in zip(line.nodes, line.nodes.dropFirst()) {
            let (above, below) = (layerOf[upper, default: 0], layerOf[lower, default: 0])
            let start = ports.leaving(upper, number), end = ports.entering(lower, number)
            let (bottom, top) = (places.layers[above].bottom, places.layers[below].top)
            let middle = (bottom + top) / 2
            go(commands.isEmpty ? "M" : "L", (start, edge(of: upper, in: above, isBottom: true)))
            go("L", (start, bottom))
            go("C", (start, middle), (end, middle), (end, top))
            go("L", (end, edge(of: lower, in: below, isBottom: false)))
        }
        let data = commands.map { $0.name + $0.spots.map(\.svg).joined(separator: " ") }.joined()
        return [XMLTag("path", [("class", "open fine stroke-soft"), ("d", data)])]
            + arrowhead(of: line, number, layerOf, ports, origin)
    }

    /// Where a node ends that is lower than its layer.
    private func edge(of node: Int, in layer: Int, isBottom: Bool) -> Double {
        let (top, bottom) = places.layers[layer]
        if graph.isBend(node) { return isBottom ? bottom : top }
        return (top + bottom + (isBottom ? 1 : -1) * graph.sizes[node].along) / 2
    }

    /// A line goes through a text.
    private func arrowhead(
        of line: LayeredGraph.Line, _ number: Int, _ layerOf: [Int: Int], _ ports: LinePorts, _ origin: Spot
    ) -> [XMLTag] {
        let target = line.isTurned ? line.nodes[0] : line.nodes[line.nodes.count - 1]
        guard target < group.nodes.count, group.nodes[target].shape != .text else { return [] }
        let across = line.isTurned ? ports.leaving(target, number) : ports.entering(target, number)
        let tip = edge(of: target, in: layerOf[target, default: 0], isBottom: line.isTurned)
        let back = tip + (line.isTurned ? 8 : -8)
        let points = [(across, tip), (across - 4, back), (across + 4, back)]
        let data = "M" + points.map { spot(across: $0.0, along: $0.1, origin).svg }.joined(separator: "L") + "Z"
        return [XMLTag("path", [("class", "fill-soft"), ("d", data)])]
    }
}
