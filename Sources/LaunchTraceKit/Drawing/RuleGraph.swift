import LaunchModel

/// The rules for one app and device, between the events and points that they hold at and those that they lead to.
struct RuleGraph {
    private let header: Timeline.Header
    /// What can be reached there, the events first; events with the same rules are one place.
    private let places: [[Situation]]
    private let rules: [Rule]

    init(of scenario: Scenario) {
        header = Timeline.Header(scenario)
        let rules = RuleBook.bySituation.mapValues { $0.filter { $0.concerns(scenario) } }
        var reached = Set(EventKind.allCases.map(Situation.event) + Point.reachedByTheMachine.map(Situation.at))
        var open = Array(reached)
        while let situation = open.popLast() {
            open += rules[situation, default: []].flatMap(\.next).filter { reached.insert($0).inserted }
        }
        let situations = Situation.all.filter { reached.contains($0) && rules[$0]?.isEmpty == false }
        let ids = rules.mapValues { $0.map(\.id) }
        let found = Set(situations.flatMap { ids[$0, default: []] })
        self.rules = RuleBook.all.filter { found.contains($0.id) }
        places = situations.reduce(into: []) { places, situation in
            let alike = places.firstIndex { situation.isEvent && $0[0].isEvent && ids[$0[0]] == ids[situation] }
            if let alike { places[alike].append(situation) } else { places.append([situation]) }
        }
    }

    var diagram: Diagram {
        let nodes =
            places.map { Diagram.Node(shape: .box, lines: $0.map(\.title)) }
            + rules.map { Diagram.Node(shape: .text, lines: [$0.id] + $0.callbacks.map(\.name).unique()) }
        let ways = rules.enumerated().flatMap { arrows(of: $1, node: places.count + $0) }
        let group = Diagram.Group(title: "rules", nodes: nodes, arrows: ways)
        return Diagram(title: header.title, direction: .right, groups: [group])
    }

    private func arrows(of rule: Rule, node: Int) -> [Diagram.Arrow] {
        func indices(_ situations: [Situation]) -> [Int] {
            places.indices.filter { places[$0].contains(where: situations.contains) }
        }
        return indices(rule.on).map { Diagram.Arrow(from: $0, to: node) }
            + indices(rule.next).map { Diagram.Arrow(from: node, to: $0) }
    }
}

extension Situation {
    fileprivate static let all = EventKind.allCases.map(Situation.event) + Point.allCases.map(Situation.at)

    fileprivate var isEvent: Bool {
        switch self {
        case .event: true
        case .at: false
        }
    }

    fileprivate var title: String {
        switch self {
        case .event(let kind): "> " + kind.rawValue
        case .at(let point): point.rawValue
        }
    }
}

extension Rule {
    fileprivate var next: [Situation] {
        points.map(Situation.at)
    }
}
