/// What is different between two timelines, in a line for each step: the same lines stand for the same change, wherever it is.
struct StepChanges: Sendable {
    let lines: [Line]
    /// The rules behind what is new or different, in its order.
    let rules: [String]

    struct Line: Hashable, Sendable {
        let sign: Sign
        let step: String
        /// What is different of it.
        let remarks: [String]

        var text: String { ([sign.rawValue + step] + remarks).joined(separator: "; ") }
    }

    enum Sign: String, Sendable {
        case gone = "- "
        case new = "+ "
        case changed = "~ "
    }

    init(from before: Timeline, to after: Timeline) {
        let comparison = Comparison(before, after, ignoring: [.heading])
        let steps = comparison.rows.filter { !$0.isSame }.map { row -> Line in
            let sign: Sign =
                switch row.fate {
                case .gone: .gone
                case .new: .new
                case .kept, .moved: .changed
                }
            let remarks = sign == .changed ? comparison.remarks(on: row) : []
            return Line(sign: sign, step: comparison.entry(of: row)?.title ?? "", remarks: remarks)
        }
        let ending =
            comparison.outcomeChanged
            ? [Line(sign: .changed, step: "ends", remarks: ["\(before.outcome.name) -> \(after.outcome.name)"])] : []
        lines = steps + ending
        rules = comparison.rows.filter { !$0.isSame }.compactMap(\.after).map { after.entries[$0].rule }.unique()
    }
}

extension StepChanges: Hashable {
    /// Compares what is different, whichever rules say so.
    static func == (left: StepChanges, right: StepChanges) -> Bool { left.lines == right.lines }

    func hash(into hasher: inout Hasher) { hasher.combine(lines) }
}

extension Comparison {
    /// What an entry of a survey is compared by; confidence and rules are grounds and no change.
    fileprivate init(_ before: Timeline, _ after: Timeline, ignoring aspects: Set<Change.Aspect>) {
        self.init(before, after, alike: nil, ignoring: aspects)
    }
}
