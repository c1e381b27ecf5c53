/// Where the nodes of layers stand: as near to their neighbours as those beside them allow.
struct LayerPlaces {
    /// The middle of each node in its layer.
    private(set) var middles: [Double]
    /// Where each layer begins, and ends, in the direction of the lines.
    private(set) var layers: [(top: Double, bottom: Double)] = []
    /// The room for all of it.
    private(set) var size: LayeredGraph.Size

    /// Between two nodes of a layer, and between two layers.
    private static let (gap, layerGap) = (14.0, 44.0)
    private static let rounds = 16

    init(_ graph: LayeredGraph) {
        middles = Array(repeating: 0, count: graph.sizes.count)
        size = LayeredGraph.Size(across: 0, along: 0)
        var top = 0.0
        for layer in graph.layers {
            let along = layer.map { graph.sizes[$0].along }.max() ?? 0
            layers.append((top, top + along))
            top += along + Self.layerGap
        }
        size.along = layers.last?.bottom ?? 0
        let ways = graph.segments.map { Way(upper: $0.upper, lower: $0.lower, weight: graph.weight(of: $0)) }
        let upper = Dictionary(grouping: ways, by: \.lower).mapValues { $0.map { ($0.upper, $0.weight) } }
        let lower = Dictionary(grouping: ways, by: \.upper).mapValues { $0.map { ($0.lower, $0.weight) } }
        let both = upper.merging(lower) { $0 + $1 }
        for layer in graph.layers { place(layer, graph.sizes, by: [:]) }
        for round in 0..<Self.rounds {
            let neighbours = round > Self.rounds / 2 ? both : round.isMultiple(of: 2) ? upper : lower
            for layer in round.isMultiple(of: 2) ? graph.layers : graph.layers.reversed() {
                place(layer, graph.sizes, by: neighbours)
            }
        }
        moveToOrigin(graph.sizes)
    }

    /// Places a layer so that the squares of the distances to the wanted middles are least: where wanted middles are too
    /// near to each other, the nodes stand side by side around their mean.
    private mutating func place(
        _ layer: [Int], _ sizes: [LayeredGraph.Size], by neighbours: [Int: [(node: Int, weight: Double)]]
    ) {
        var offset = 0.0
        var groups: [ShiftedGroup] = []
        var offsets: [Double] = []
        for (index, node) in layer.enumerated() {
            if index > 0 { offset += (sizes[layer[index - 1]].across + sizes[node].across) / 2 + Self.gap }
            offsets.append(offset)
            let around = neighbours[node] ?? [(node, 1)]
            let weight = around.reduce(0) { $0 + $1.weight }
            let sum = around.reduce(0) { $0 + middles[$1.node] * $1.weight }
            groups.append(ShiftedGroup(sum: sum - offset * weight, weight: weight, count: 1))
            while groups.count > 1, groups[groups.count - 2].shift > groups[groups.count - 1].shift {
                let last = groups.removeLast()
                groups[groups.count - 1].add(last)
            }
        }
        let shifts = groups.flatMap { Array(repeating: $0.shift, count: $0.count) }
        for (index, node) in layer.enumerated() { middles[node] = shifts[index] + offsets[index] }
    }

    private mutating func moveToOrigin(_ sizes: [LayeredGraph.Size]) {
        let first = middles.indices.map { middles[$0] - sizes[$0].across / 2 }.min() ?? 0
        for node in middles.indices { middles[node] -= first }
        size.across = middles.indices.map { middles[$0] + sizes[$0].across / 2 }.max() ?? 0
    }
}

/// Nodes that stand side by side, with the sum of the shifts that they want.
private struct ShiftedGroup {
    private(set) var sum: Double
    private(set) var weight: Double
    private(set) var count: Int

    init(sum: Double, weight: Double, count: Int) {
        (self.sum, self.weight, self.count) = (sum, weight, count)
    }

    var shift: Double { sum / weight }

    mutating func add(_ other: ShiftedGroup) {
        (sum, weight, count) = (sum + other.sum, weight + other.weight, count + other.count)
    }
}

/// A part of a line from one layer to the next, and how much it matters that it is straight.
private struct Way {
    let upper: Int
    let lower: Int
    let weight: Double
}

extension LayeredGraph {
    /// A long line that winds is hard to follow.
    fileprivate func weight(of segment: (upper: Int, lower: Int)) -> Double {
        switch (isBend(segment.upper), isBend(segment.lower)) {
        case (true, true): 16
        case (true, false), (false, true): 2
        case (false, false): 1
        }
    }
}
