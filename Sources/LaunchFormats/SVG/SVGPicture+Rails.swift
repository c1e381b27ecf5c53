extension SVGPicture {
    /// The paths of the payloads, from their events to their rows.
    var rails: [XMLTag] {
        (0..<picture.rails).flatMap { rail in
            var start = 0.0
            return rows.flatMap { item -> [XMLTag] in
                let y = item.row.middle(at: item.top)
                switch item.row.row.rails[rail] {
                case .empty, .passes: return []
                case .starts:
                    start = y
                    return [departure(rail, y: y)]
                case .branches: return [branch(rail, into: item.row, y: y)]
                case .ends: return [trunk(rail, from: start, to: y), branch(rail, into: item.row, y: y)]
                }
            } + heads(on: rail)
        }
    }

    private static let bend = 6.0

    private func departure(_ rail: Int, y: Double) -> XMLTag {
        let (x, bend) = (layout.rail(rail), Self.bend)
        return path("thick stroke-payload", ("M", [layout.lane(0), y]), ("H", [x + bend]), ("Q", [x, y, x, y + bend]))
    }

    private func trunk(_ rail: Int, from start: Double, to end: Double) -> XMLTag {
        let x = layout.rail(rail)
        return line((x, start + Self.bend), (x, end - Self.bend), "thick stroke-payload")
    }

    private func branch(_ rail: Int, into row: SVGRow, y: Double) -> XMLTag {
        let (x, bend) = (layout.rail(rail), Self.bend)
        let dashes = row.row.loads.contains { $0.role == .loses } ? " dashed" : ""
        return path(
            "thick stroke-payload\(dashes)", ("M", [x, y - bend]), ("Q", [x, y, x + bend, y]), ("H", [row.left - 5]))
    }

    /// The arrow heads: filled where the payload is handled.
    private func heads(on rail: Int) -> [XMLTag] {
        rows.filter { [.branches, .ends].contains($0.row.row.rails[rail]) }.map { item in
            let (x, y) = (item.row.left, item.row.middle(at: item.top))
            let takes = item.row.row.loads.contains { $0.role == .takes }
            return path(
                "fine stroke-payload fill-\(takes ? "payload" : "paper")", ("M", [x - 8, y - 4.5]), ("L", [x - 1, y]),
                ("L", [x - 8, y + 4.5]), ("Z", []))
        }
    }
}
