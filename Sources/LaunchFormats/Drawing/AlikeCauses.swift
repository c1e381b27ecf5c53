/// Events with the same arrows in a graph, so that one event can represent all of them.
struct AlikeCauses {
    /// Three or more events each; two are as easy to read as a reference.
    let groups: [[StateGraph.Cause]]
    private let first: [StateGraph.Cause: StateGraph.Cause]

    init(in arrows: [StateGraph.Arrow]) {
        var places: [StateGraph.Cause: [Int]] = [:]
        for (index, arrow) in arrows.enumerated() {
            for cause in arrow.causes { places[cause, default: []].append(index) }
        }
        let causes = arrows.flatMap(\.causes).unique()
        groups = places.values.map { $0 }.unique().map { alike in causes.filter { places[$0] == alike } }.filter {
            $0.count >= 3
        }.sorted { causes.firstIndex(of: $0[0]) ?? 0 < causes.firstIndex(of: $1[0]) ?? 0 }
        first = Dictionary(groups.flatMap { group in group.map { ($0, group[0]) } }) { one, _ in one }
    }

    /// The causes as a picture names them: the first of each group, with a `*`.
    func names(of causes: [StateGraph.Cause]) -> [String] {
        causes.map { first[$0].map { $0.text + "*" } ?? $0.text }.unique()
    }
}

extension StateGraph.Cause {
    /// `terminate (by user)`
    package var text: String { event.rawValue + details.map { " (\($0.key) \($0.value.text))" }.joined() }
}
