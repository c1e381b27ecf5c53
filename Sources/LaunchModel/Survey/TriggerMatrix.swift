/// The consequences of every trigger from every start, in several setups of an app.
package struct TriggerMatrix: Hashable, Sendable {
    /// The device and the app of each column.
    package let setups: [Scenario]
    package private(set) var rows: [Row]

    package struct Row: Hashable, Sendable {
        package let representative: RepresentativeTrigger
        package let start: Start
        /// One for each setup.
        package let cells: [Cell]
    }

    /// The consequences of a trigger.
    package enum Cell: Hashable, Sendable {
        /// The trigger and its consequences, with the states before and after.
        case happens([Timeline.Entry], from: AppState, to: Timeline.Outcome)
        /// The reason why it can't happen, as the end of a sentence.
        case impossible(String)
        /// The event that should have happened before can't, for this reason.
        case unprepared(EventKind, String)
    }

    /// Runs the samples of the first setup through each of them, those of these events.
    package init(
        of setups: [Scenario], events: [EventKind] = EventKind.allCases, preferring preference: Preference = .logs
    ) {
        self.setups = setups
        let representatives = (setups.first.map(RepresentativeTrigger.all) ?? []).filter {
            events.contains($0.trigger.kind)
        }
        let starts = Start.allCases.map { start in
            (start: start, worlds: setups.map { StartedWorld(of: $0, at: start, preferring: preference) })
        }
        rows = representatives.flatMap { representative in
            starts.map { start, worlds in
                Row(
                    representative: representative, start: start,
                    cells: worlds.map { Cell(of: representative, from: $0, at: start) })
            }
        }
    }

    package func only(_ representative: RepresentativeTrigger) -> TriggerMatrix {
        var matrix = self
        matrix.rows = rows.filter { $0.representative == representative }
        return matrix
    }
}

extension RepresentativeTrigger {
    /// The scenario that shows the consequences of the trigger.
    package func scenario(in setup: Scenario, from start: Start) -> Scenario {
        var scenario = setup
        scenario.start = start
        scenario.events = (before + [trigger]).map { Event($0) }
        return scenario
    }
}

extension TriggerMatrix.Cell {
    fileprivate init(of representative: RepresentativeTrigger, from world: StartedWorld, at start: Start) {
        let events = (representative.before + [representative.trigger]).map { Event($0) }
        let last = events.count - 1
        do throws(ImpossibleEvent) {
            let world = try world.advanced(through: events)
            let entries = world.record.entries
            let states = entries.filter { $0.eventIndex != last }.compactMap {
                if case .app(_, let state) = $0.transition { state } else { nil }
            }
            self = .happens(
                entries.filter { $0.eventIndex == last }, from: states.last ?? start.state, to: world.outcome)
        } catch {
            let index = error.event ?? last
            let isBefore = index < last
            self = isBefore ? .unprepared(events[index].trigger.kind, error.reason) : .impossible(error.reason)
        }
    }
}
