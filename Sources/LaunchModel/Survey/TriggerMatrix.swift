/// The consequences of every trigger from every start, in several setups of an app.
package struct TriggerMatrix: Hashable, Sendable {
    /// The device and the app of each column.
    package let setups: [Scenario]
    package let rows: [Row]

    /// One trigger from one start.
    package struct Row: Hashable, Sendable {
        package let representative: RepresentativeTrigger
        package let start: Start
        /// One for each setup.
        package let cells: [Cell]
    }

    /// The consequences of a trigger.
    package enum Cell: Hashable, Sendable {
        /// The trigger and what follows it, where the app is before, and where it ends up.
        case happens([Timeline.Entry], from: AppState, to: Timeline.Outcome)
        /// The end of a sentence that says why it can't happen.
        case impossible(String)
        /// The event that should have happened before can't, for this reason.
        case unprepared(EventKind, String)
    }

    /// Runs the samples of the first setup through each of them, those of these events.
    package init(
        of setups: [Scenario], events: [EventKind] = EventKind.allCases, preferring preference: Preference = .logs
    ) {
        self.setups = setups
        let representatives = (setups.first.map(RepresentativeTrigger.all) ?? [])
            .filter { events.contains($0.trigger.kind) }
        rows = representatives.flatMap { representative in
            Start.allCases.map { start in
                Row(
                    representative: representative, start: start,
                    cells: setups.map { Cell(representative.scenario(in: $0, from: start), preferring: preference) })
            }
        }
    }
}

extension RepresentativeTrigger {
    /// The scenario that shows what the trigger leads to.
    package func scenario(in setup: Scenario, from start: Start) -> Scenario {
        var scenario = setup
        scenario.start = start
        scenario.events = (before + [trigger]).map { Event($0) }
        return scenario
    }
}

extension TriggerMatrix.Cell {
    fileprivate init(_ scenario: Scenario, preferring preference: Preference) {
        let last = scenario.events.count - 1
        do throws(ImpossibleEvent) {
            let timeline = try scenario.trace(preferring: preference)
            let (own, earlier) = (
                timeline.entries.filter { $0.eventIndex == last }, timeline.entries.filter { $0.eventIndex != last }
            )
            let states = earlier.compactMap { if case .app(_, let state) = $0.transition { state } else { nil } }
            self = .happens(own, from: states.last ?? scenario.start.state, to: timeline.outcome)
        } catch {
            let index = error.event ?? last
            let isBefore = index < last
            self = isBefore ? .unprepared(scenario.events[index].trigger.kind, error.reason) : .impossible(error.reason)
        }
    }
}
