import LaunchModel
import Testing

struct ObservedTraceTests {
    @Test func theFileIsWellFormed() throws {
        _ = try ObservedTrace.reading.get()
    }

    @Test(.enabled(if: !ObservedTrace.all.isEmpty), arguments: ObservedTrace.all)
    func isReproduced(trace: ObservedTrace) throws {
        guard let setup = ObservedSetup.all[trace.id] else {
            #expect(ObservedSetup.unreproduced[trace.id] != nil, "neither set up nor listed with a reason")
            return
        }
        let expected = trace.observations.map { Line($0) }.filter { !setup.leavesOut.contains($0.name) }
        let lines = try setup.entries().map { Line($0) }
        let names = Set(expected.map(\.name))
        let observed = lines.filter { names.contains($0.name) }
        if setup.isSubset {
            #expect(Set(observed.map(\.name)) == names)
        } else {
            #expect(observed.map(\.name) == expected.map(\.name))
            for (line, wanted) in zip(observed, expected) { #expect(line.reads(like: wanted)) }
        }
        let banned = Set((trace.notCalled ?? []).map(ObservedTrace.spelling))
        #expect(lines.map(\.name).filter(banned.contains) == [])
    }

    @Test(.enabled(if: !ObservedTrace.all.isEmpty))
    func everySetupBelongsToATrace() {
        let ids = Set(ObservedTrace.all.map(\.id))
        #expect(Set(ObservedSetup.all.keys).union(ObservedSetup.unreproduced.keys) == ids)
    }
}

/// What a trace and a timeline both tell of a callback.
private struct Line {
    let name: String
    let appState: String?
    let sceneState: String?

    init(_ observation: ObservedTrace.Observation) {
        name = ObservedTrace.spelling(observation.callback)
        appState = observation.appState
        sceneState = observation.sceneState
    }

    init(_ entry: Timeline.Entry) {
        name = entry.kind == .stop && entry.name.hasPrefix("trap") ? "trap" : entry.name
        appState = entry.appState?.rawValue
        sceneState = entry.sceneState?.rawValue
    }

    /// Agrees in every state that the other has. A post of the application has no scene of its own.
    func reads(like other: Line) -> Bool {
        (other.appState == nil || appState == other.appState)
            && (other.sceneState == nil || sceneState == nil || sceneState == other.sceneState)
    }
}
