import LaunchLaws
import Testing

@testable import LaunchModel

struct TriggerMatrixTests {
    @Test func hasATriggerOfEveryKindAndSort() {
        let representatives = RepresentativeTrigger.all(in: Universe.standard.setups[0])
        #expect(Set(representatives.map(\.trigger.kind)) == Set(EventKind.allCases))
        #expect(Set(representatives.map(\.section)) == Set(RepresentativeTrigger.Section.allCases))
        #expect(Set(representatives).count == representatives.count)
        let kinds = representatives.compactMap(\.trigger.backgroundEvent?.kind)
        #expect(kinds == BackgroundEvent.Kind.allCases)
    }

    /// On the platform that has every event: a cell is made in the same way on all of them.
    @Test(arguments: Universe.standard.newest.filter { $0.device.platform == .iPadOS })
    func aCellIsWhatTheScenarioLeadsTo(setup: Scenario) {
        for row in TriggerMatrix(of: [setup]).rows {
            let scenario = row.representative.scenario(in: setup, from: row.start)
            let last = scenario.events.count - 1
            do {
                let timeline = try scenario.trace()
                guard case .happens(let entries, _, let outcome) = row.cells[0] else {
                    Issue.record("\(row.representative.trigger) is possible from \(row.start)")
                    continue
                }
                #expect(entries == timeline.entries.filter { $0.eventIndex == last } && outcome == timeline.outcome)
                #expect(entries.first?.kind == .event)
            } catch {
                switch row.cells[0] {
                case .happens: Issue.record("\(row.representative.trigger) is impossible from \(row.start)")
                case .impossible(let reason): #expect(reason == error.reason && (error.event ?? last) == last)
                case .unprepared(let kind, let reason):
                    #expect(reason == error.reason && kind == scenario.events[error.event ?? last].trigger.kind)
                }
            }
        }
    }

    @Test func theEventsOfAScenarioStandForTheirLike() {
        var scenario = Scenario("Links", events: [])
        let link = Trigger.openURL(OpenedURL("soup://7"))
        let region = Trigger.backgroundEvent(BackgroundEvent(kind: .region, identifier: "home"))
        scenario.events = [Event(.pressHome), Event(link), Event(region)]
        let triggers = RepresentativeTrigger.all(in: scenario).map(\.trigger)
        #expect(triggers.contains(link) && triggers.contains(region))
        #expect(triggers.count { $0.kind == .openURL } == 1)
    }

    @Test func aURLIsOneThatTheAppDeclares() throws {
        let infoPlist = InfoPlist(permittedTasks: ["refresh"], urlSchemes: ["soup"])
        let scenario = try Scenario("Links", app: Scenario.App(infoPlist: infoPlist), events: [])
        let triggers = RepresentativeTrigger.all(in: scenario).map(\.trigger)
        #expect(triggers.contains { $0.openedURL?.url == "soup://path" })
        #expect(triggers.contains { $0.scheduledTask == "refresh" })
    }
}
