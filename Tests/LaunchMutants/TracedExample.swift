import LaunchModel
import LaunchTraceKit

/// An example, and what the rules as they are make of it.
package struct TracedExample: Sendable {
    /// The path from the folder of the package.
    package let path: String
    let read: ReadScenario
    /// The timeline by each preference.
    private let timelines: [Preference: Timeline]
    /// Where rules were weighed, and those that held.
    let triggers: Set<RuleTrigger>
    let applied: Set<String>

    package init(_ path: String, _ bytes: [UInt8], _ files: FileAccess) throws {
        self.path = path
        read = try ScenarioReader(readFile: files.readFile).read(SourceText(name: path, bytes: bytes))
        let scenario = read.scenario
        timelines = try Preference.allCases.reduce(into: [:]) { timelines, preference in
            timelines[preference] = try scenario.trace(preferring: preference)
        }
        let weighings = try Preference.allCases.map { try scenario.weighing(preferring: $0) }
        triggers = weighings.reduce(into: []) { $0.formUnion($1.triggers) }
        applied = weighings.reduce(into: []) { $0.formUnion($1.applied) }
    }

    /// Every kind of entry and every finding, as `run --format json` prints them.
    package func json(preferring preference: Preference) -> String { timelines[preference].map(json) ?? "" }

    private func json(_ timeline: Timeline) -> String {
        TimelineFormat.json.render(TracedScenario(read, timeline), Presentation(kinds: TimelineFormat.json.usualKinds))
    }

    /// All that is found in it by a book, by each preference.
    package func findings(by book: RuleBook) -> [[Finding]] {
        Preference.allCases.map { preference in
            do throws(ImpossibleEvent) {
                return try read.scenario.trace(preferring: preference, by: book).findings
            } catch { return [] }
        }
    }

    /// Whether a book makes something else of it.
    func isChanged(by book: RuleBook) -> Bool {
        timelines.contains { preference, timeline in
            do throws(ImpossibleEvent) {
                let other = try read.scenario.trace(preferring: preference, by: book)
                return other != timeline && json(other) != json(timeline)
            } catch { return true }
        }
    }
}

extension Scenario {
    /// Where rules are weighed, and the ids of those that hold; what leads to the start included.
    package func weighing(preferring preference: Preference) throws(ImpossibleEvent) -> (
        triggers: Set<RuleTrigger>, applied: Set<String>
    ) {
        var scenario = self
        scenario.events = start.prelude.map { Event($0) } + events
        scenario.start = .notRunning
        let decisions = try scenario.run(preferring: preference, noting: []).record.decisions ?? []
        return (Set(decisions.map(\.trigger)), Set(decisions.compactMap(\.rule?.id)))
    }
}
