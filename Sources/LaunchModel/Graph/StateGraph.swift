/// The states that an app and its first window can be in, found by running every possible event.
package struct StateGraph: Sendable {
    package let header: Timeline.Header
    /// The app, and its first window if it has scenes.
    package let subjects: [Subject]

    package struct Subject: Sendable {
        /// The app, or a scene.
        package let id: Timeline.Subject
        /// The states that it is ever in, the first one first.
        package let states: [State]
        package let arrows: [Arrow]
    }

    /// A state, or several with the same consequences.
    package struct State: Hashable, Sendable {
        /// Their names in words.
        package let titles: [String]
    }

    /// A change of state, with its causes and the callbacks around it.
    package struct Arrow: Hashable, Sendable {
        /// The indices of the two states.
        package let from: Int
        package let to: Int
        package let causes: [Cause]
        /// The callbacks around it that come each time, in order.
        package let calls: [String]
        /// The reason that the process is stopped, if it is.
        package let stop: String?
    }

    /// An event that leads to a change of state.
    package struct Cause: Hashable, Sendable {
        package let event: EventKind
        /// The values that distinguish it from events of its kind that lead elsewhere; empty if all of them lead here.
        package let details: [Value.Member]
    }

    package init(of scenario: Scenario, preferring preference: Preference = .logs) {
        let space = StateSpace(of: scenario, preferring: preference)
        header = Timeline.Header(scenario)
        subjects = [
            Subject(.app, AppState.allCases.map(Timeline.State.app), space),
            Subject(.scene(Scenario.mainScene), SceneState.allCases.map(Timeline.State.scene), space),
        ].filter { !$0.arrows.isEmpty }
    }
}

extension StateGraph.Subject {
    fileprivate init(_ id: Timeline.Subject, _ known: [Timeline.State], _ space: StateSpace) {
        let moves = Moves(of: id, in: space)
        let states = known.filter(moves.states.contains)
        let arrows = states.indices.flatMap { from in
            states.indices.flatMap { to in
                moves.groups(from: states[from], to: states[to]).map { causes, around in
                    StateGraph.Arrow(from: from, to: to, causes: causes, calls: around.calls, stop: around.stop)
                }
            }
        }
        self.init(mergingAlike: states.map(\.title), of: id, arrows: arrows)
    }

    /// Makes one state of those which the same arrows lead away from, such as not running and terminated.
    private init(mergingAlike titles: [String], of id: Timeline.Subject, arrows: [StateGraph.Arrow]) {
        func away(from state: Int, not other: Int) -> Set<StateGraph.Arrow> {
            Set(arrows.filter { $0.from == state && $0.to != other }.map { $0.moved(from: 0, to: $0.to) })
        }
        let first = titles.indices.map { state in
            titles.indices.first { $0 == state || away(from: $0, not: state) == away(from: state, not: $0) } ?? state
        }
        let kept = titles.indices.filter { first[$0] == $0 }
        var seen: Set<StateGraph.Arrow> = []
        self.id = id
        states = kept.map { state in
            StateGraph.State(titles: titles.indices.filter { first[$0] == state }.map { titles[$0] })
        }
        self.arrows = arrows.compactMap { arrow in
            guard let from = kept.firstIndex(of: first[arrow.from]), let to = kept.firstIndex(of: first[arrow.to]),
                from != to
            else { return nil }
            let moved = arrow.moved(from: from, to: to)
            return seen.insert(moved).inserted ? moved : nil
        }
    }
}

extension StateGraph.Arrow {
    fileprivate func moved(from: Int, to: Int) -> StateGraph.Arrow {
        StateGraph.Arrow(from: from, to: to, causes: causes, calls: calls, stop: stop)
    }
}
