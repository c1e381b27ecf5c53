import LaunchModel

/// The rules for one app and device: events and points, and the rules that lead from one to the next.
struct RuleGraph {
    private let header: Timeline.Header
    private let rules: [Situation: [Rule]]
    /// What can be reached there, the events first.
    private let situations: [Situation]

    init(of scenario: Scenario) {
        header = Timeline.Header(scenario)
        let rules = RuleBook.bySituation.mapValues { $0.filter { $0.concerns(scenario) } }
        var reached = Set(EventKind.allCases.map(Situation.event) + Point.reachedByTheMachine.map(Situation.at))
        var open = Array(reached)
        while let situation = open.popLast() {
            for next in rules[situation, default: []].flatMap(\.next) where reached.insert(next).inserted {
                open.append(next)
            }
        }
        self.rules = rules
        situations = (EventKind.allCases.map(Situation.event) + Point.allCases.map(Situation.at))
            .filter { reached.contains($0) && rules[$0]?.isEmpty == false }
    }

    var diagram: Diagram {
        let indices = Dictionary(uniqueKeysWithValues: zip(situations, 0...))
        let group = Diagram.Group(
            title: "rules", start: nil, nodes: situations.map { Diagram.Node(lines: lines(of: $0)) },
            arrows: situations.enumerated().flatMap { arrows(from: $1, number: $0, indices) })
        return Diagram(title: header.title, groups: [group])
    }

    /// What it is called, and below that what UIKit calls there.
    private func lines(of situation: Situation) -> [String] {
        [situation.title] + rules[situation, default: []].flatMap(\.callbacks).map(\.name).unique()
    }

    /// An arrow to each point, with the ids of the rules that lead there.
    private func arrows(from situation: Situation, number: Int, _ indices: [Situation: Int]) -> [Diagram.Arrow] {
        let mine = rules[situation, default: []]
        return mine.flatMap(\.next).unique().compactMap { target in
            guard let index = indices[target] else { return nil }
            return Diagram.Arrow(
                from: number, to: index, lines: mine.filter { $0.next.contains(target) }.map(\.id))
        }
    }
}

extension Situation {
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
