/// Where lines leave and enter nodes: side by side, in the order of what they lead to, so that none covers another.
struct LinePorts {
    private var shifts: [Port: Double] = [:]
    private let middles: [Double]

    private struct Port: Hashable {
        let node: Int
        let line: Int
        let isBelow: Bool
    }

    /// The greatest distance between two lines at a node.
    private static let distance = 12.0

    init(_ graph: LayeredGraph, _ places: LayerPlaces) {
        middles = places.middles
        var ends: [Int: [(line: Int, other: Int)]] = [:]
        var starts: [Int: [(line: Int, other: Int)]] = [:]
        for (number, line) in graph.lines.enumerated() {
            for (upper, lower) in zip(line.nodes, line.nodes.dropFirst()) {
                starts[upper, default: []].append((number, lower))
                ends[lower, default: []].append((number, upper))
            }
        }
        for (node, ways) in starts { spread(ways, at: node, width: graph.sizes[node].across, isBelow: true) }
        for (node, ways) in ends { spread(ways, at: node, width: graph.sizes[node].across, isBelow: false) }
    }

    /// Where a line leaves a node of the layer above.
    func leaving(_ node: Int, _ line: Int) -> Double { place(Port(node: node, line: line, isBelow: true)) }

    /// Where a line enters a node of the layer below.
    func entering(_ node: Int, _ line: Int) -> Double { place(Port(node: node, line: line, isBelow: false)) }

    private func place(_ port: Port) -> Double { middles[port.node] + shifts[port, default: 0] }

    private mutating func spread(_ ways: [(line: Int, other: Int)], at node: Int, width: Double, isBelow: Bool) {
        let distance = min(Self.distance, width / Double(ways.count + 1))
        let sorted = ways.sorted { (middles[$0.other], $0.line) < (middles[$1.other], $1.line) }
        for (index, way) in sorted.enumerated() {
            shifts[Port(node: node, line: way.line, isBelow: isBelow)] =
                (Double(index) - Double(ways.count - 1) / 2) * distance
        }
    }
}
