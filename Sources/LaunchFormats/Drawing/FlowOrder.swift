/// An order of the nodes of a diagram along which most arrows lead; the others are drawn against it.
struct FlowOrder {
    /// One for each node; an arrow leads on where they grow.
    private(set) var positions: [Double]

    /// The order in which a walk along the arrows leaves nodes behind, the last one first. `onTheWay` are the nodes that
    /// stand between others, such as the text of an arrow.
    init(of arrows: [Diagram.Arrow], among count: Int, onTheWay: [Int], from start: Int?) {
        let next = Dictionary(grouping: arrows, by: \.from).mapValues { $0.map(\.to) }
        var (seen, left): (Set<Int>, [Int]) = ([], [])
        func walk(from node: Int) {
            guard seen.insert(node).inserted else { return }
            for next in next[node, default: []].reversed() { walk(from: next) }
            left.append(node)
        }
        for node in [start].compactMap(\.self) + (0..<count).reversed() { walk(from: node) }
        positions = Array(repeating: 0, count: count)
        for (position, node) in left.reversed().enumerated() { positions[node] = Double(position) }
        let before = Dictionary(grouping: arrows, by: \.to).mapValues { $0.map(\.from) }
        for node in onTheWay { putBetween(before[node, default: []], next[node, default: []], node) }
    }

    func isAgainst(_ arrow: Diagram.Arrow) -> Bool { positions[arrow.from] > positions[arrow.to] }

    /// Where all that a node leads to stands before all that leads to it, it stands between them, and not behind both.
    private mutating func putBetween(_ sources: [Int], _ targets: [Int], _ node: Int) {
        guard let last = targets.map({ positions[$0] }).max(), let first = sources.map({ positions[$0] }).min(),
            last < first
        else { return }
        positions[node] = (last + first) / 2
    }
}
