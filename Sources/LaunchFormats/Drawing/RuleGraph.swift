/// The rules for one app and device, between the events and points where they apply and those that they lead to.
package struct RuleGraph {
    private let header: Timeline.Header
    /// The nodes of the graph, the events first; events with the same rules are one node.
    private var places: [[RuleTrigger]]
    private var rules: [Rule]
    /// The rule in the center of the others; nil if all rules are drawn.
    private var center: Rule?

    package init(of scenario: Scenario) {
        header = Timeline.Header(scenario)
        let rules = RuleBook.standard.byTrigger.mapValues { $0.filter { $0.concerns(scenario) } }
        var reached = Set(
            EventKind.allCases.map(RuleTrigger.event) + LaunchPoint.reachedByTheMachine.map(RuleTrigger.at))
        var open = Array(reached)
        while let trigger = open.popLast() {
            open += rules[trigger, default: []].flatMap(\.next).filter { reached.insert($0).inserted }
        }
        let triggers = RuleTrigger.all.filter { reached.contains($0) && rules[$0]?.isEmpty == false }
        let ids = rules.mapValues { $0.map(\.id) }
        let found = Set(triggers.flatMap { ids[$0, default: []] })
        self.rules = RuleBook.standard.rules.filter { found.contains($0.id) }
        places = triggers.reduce(into: []) { places, trigger in
            let alike = places.firstIndex { trigger.isEvent && $0[0].isEvent && ids[$0[0]] == ids[trigger] }
            if let alike { places[alike].append(trigger) } else { places.append([trigger]) }
        }
    }

    /// The part around a rule: the nodes where it applies, those that it leads to, and the rules before and after it;
    /// nil if the app has no such rule.
    package func around(_ rule: Rule) -> RuleGraph? {
        guard rules.contains(rule) else { return nil }
        var part = self
        part.center = rule
        part.places = places.filter { $0.contains { rule.on.contains($0) || rule.next.contains($0) } }
        part.rules = rules.filter { other in
            other == rule || other.next.contains(where: rule.on.contains)
                || other.on.contains(where: rule.next.contains)
        }
        return part
    }

    package var diagram: Diagram {
        let nodes =
            places.map { Diagram.Node(shape: .box, lines: $0.map(\.title)) }
            + rules.map {
                Diagram.Node(shape: $0 == center ? .center : .text, lines: [$0.id] + $0.callbacks.map(\.name).unique())
            }
        let ways = rules.enumerated().flatMap { arrows(of: $1, node: places.count + $0) }
        let group = Diagram.Group(title: "rules", nodes: nodes, arrows: ways)
        let title = header.title + (center.map { ", around \($0.id)" } ?? "")
        return Diagram(title: title, direction: .right, groups: [group])
    }

    private func arrows(of rule: Rule, node: Int) -> [Diagram.Arrow] {
        func indices(_ triggers: [RuleTrigger]) -> [Int] {
            places.indices.filter { places[$0].contains(where: triggers.contains) }
        }
        return indices(rule.on).map { Diagram.Arrow(from: $0, to: node) }
            + indices(rule.next).map { Diagram.Arrow(from: node, to: $0) }
    }
}

extension RuleTrigger {
    fileprivate static let all = EventKind.allCases.map(RuleTrigger.event) + LaunchPoint.allCases.map(RuleTrigger.at)

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
    fileprivate var next: [RuleTrigger] {
        points.map(RuleTrigger.at)
    }
}
