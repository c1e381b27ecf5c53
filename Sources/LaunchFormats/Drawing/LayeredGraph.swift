/// The nodes of a graph in layers, and the lines between them; a line that passes a layer has a bend there, which is a node
/// of its own. Layers, their order and the places in them are found as Sugiyama, Tagawa and Toda do (1981).
struct LayeredGraph {
    /// The nodes first that were given, and then the bends.
    private(set) var sizes: [Size]
    private(set) var layers: [[Int]]
    /// The nodes that each line goes through, from the layer above down; turned where its arrow leads up.
    private(set) var lines: [Line]

    /// The room for a node.
    struct Size: Hashable {
        /// In the direction of its layer.
        var across: Double
        /// In the direction of the lines.
        var along: Double
    }

    struct Line {
        let nodes: [Int]
        let isTurned: Bool
    }

    /// A bend's room for its line.
    private static let bend = Size(across: 8, along: 0)

    func isBend(_ node: Int) -> Bool { sizes[node] == Self.bend }

    init(_ sizes: [Size], _ arrows: [Diagram.Arrow], _ order: FlowOrder) {
        let layer = Self.layers(of: sizes.count, arrows, order)
        self.sizes = sizes
        layers = Array(repeating: [], count: (layer.max() ?? -1) + 1)
        lines = []
        for node in sizes.indices.sorted(by: { order.positions[$0] < order.positions[$1] }) {
            layers[layer[node]].append(node)
        }
        for arrow in arrows {
            let isTurned = order.isAgainst(arrow)
            let (upper, lower) = isTurned ? (arrow.to, arrow.from) : (arrow.from, arrow.to)
            let bends = (layer[upper] + 1..<layer[lower]).map { addBend(to: $0) }
            lines.append(Line(nodes: [upper] + bends + [lower], isTurned: isTurned))
        }
        untangle()
    }

    /// The parts of lines from one layer to the next.
    var segments: [(upper: Int, lower: Int)] { lines.flatMap { zip($0.nodes, $0.nodes.dropFirst()) } }

    private mutating func addBend(to layer: Int) -> Int {
        sizes.append(Self.bend)
        layers[layer].append(sizes.count - 1)
        return sizes.count - 1
    }

    /// The longest way to each node; what nothing leads to stands just before what it leads to.
    private static func layers(of count: Int, _ arrows: [Diagram.Arrow], _ order: FlowOrder) -> [Int] {
        let ways = arrows.map { order.isAgainst($0) ? (upper: $0.to, lower: $0.from) : (upper: $0.from, lower: $0.to) }
        let lower = Dictionary(grouping: ways, by: \.upper).mapValues { $0.map(\.lower) }
        var layers = Array(repeating: 0, count: count)
        for node in (0..<count).sorted(by: { order.positions[$0] < order.positions[$1] }) {
            for next in lower[node, default: []] { layers[next] = max(layers[next], layers[node] + 1) }
        }
        let reached = Set(ways.map(\.lower))
        for node in 0..<count where !reached.contains(node) {
            layers[node] = lower[node, default: []].map { layers[$0] - 1 }.min() ?? 0
        }
        return layers
    }
}

extension LayeredGraph {
    private static let rounds = 24

    /// Orders each layer by its neighbours in the one before, down and up again, and keeps the order with the fewest crossings.
    private mutating func untangle() {
        let lower = Dictionary(grouping: segments, by: \.upper).mapValues { $0.map(\.lower) }
        let upper = Dictionary(grouping: segments, by: \.lower).mapValues { $0.map(\.upper) }
        var (best, fewest) = (layers, crossings(lower))
        for round in 0..<Self.rounds where fewest > 0 {
            if round.isMultiple(of: 2) {
                for index in layers.indices.dropFirst() { sort(index, by: layers[index - 1], upper) }
            } else {
                for index in layers.indices.dropLast().reversed() { sort(index, by: layers[index + 1], lower) }
            }
            let count = crossings(lower)
            if count < fewest { (best, fewest) = (layers, count) }
        }
        layers = best
    }

    /// Sorts a layer by the mean places of its neighbours; a node without any stays where it is.
    private mutating func sort(_ layer: Int, by other: [Int], _ neighbours: [Int: [Int]]) {
        let places = Dictionary(zip(other, 0...)) { first, _ in first }
        let wanted = layers[layer].enumerated().map { index, node in
            (
                node: node, place: neighbours[node, default: []].compactMap { places[$0] }.mean ?? Double(index),
                index: index
            )
        }
        layers[layer] = wanted.sorted { ($0.place, $0.index) < ($1.place, $1.index) }.map(\.node)
    }

    private func crossings(_ lower: [Int: [Int]]) -> Int {
        zip(layers, layers.dropFirst()).reduce(0) { count, pair in
            let places = Dictionary(zip(pair.1, 0...)) { first, _ in first }
            let ends = pair.0.flatMap { lower[$0, default: []].compactMap { places[$0] }.sorted() }
            return count + ends.inversions
        }
    }
}

extension [Int] {
    fileprivate var mean: Double? { isEmpty ? nil : Double(reduce(0, +)) / Double(count) }

    /// How many pairs are in the wrong order.
    fileprivate var inversions: Int {
        var sorted: [Int] = []
        return reduce(0) { count, number in
            var (low, high) = (0, sorted.count)
            while low < high {
                let middle = (low + high) / 2
                if sorted[middle] <= number { low = middle + 1 } else { high = middle }
            }
            sorted.insert(number, at: low)
            return count + sorted.count - 1 - low
        }
    }
}
