import LaunchLaws
import Testing

@testable import LaunchModel

struct StateTrackTests {
    @Test func aColdStart() throws {
        let timeline = try Scenario("Cold", events: [Event(.tapIcon)]).trace()
        let states = timeline.stateTracks.map { track in track.spans.map(\.state.title) }
        #expect(timeline.stateTracks.map(\.subject.title) == ["app", "scene main"])
        #expect(
            states == [
                ["not running", "background", "inactive", "active"],
                ["unattached", "foreground inactive", "foreground active"],
            ])
    }

    /// A crash tells nobody, and still no scene outlives it.
    @Test func aCrashTakesTheScenesWithIt() throws {
        let timeline = try Scenario("Crash", start: .active, events: [Event(.terminate(.crash)), Event(.tapIcon)])
            .trace()
        let scene = try #require(timeline.stateTracks.last)
        #expect(
            scene.spans.map(\.state.title) == [
                "foreground active", "unattached", "foreground inactive", "foreground active",
            ])
    }

    @Test func theFirstEntryMayChangeAState() {
        let move = Timeline.Entry(.transition(.app(from: .active, to: .inactive)))
        let header = Timeline.Header(Scenario("n", events: []))
        let track = Timeline(scenario: header, entries: [move], outcome: .app(.inactive)).stateTracks[0]
        #expect(track.state(before: 0) == .app(.active))
        #expect(track.state(after: 0) == .app(.inactive))
        #expect(track.spans == [StateTrack.Span(state: .app(.inactive), entries: 0..<1)])
    }

    /// Tracks are made from the transitions alone, and agree with what code reads at every entry.
    @Test func tracksAgreeWithWhatCodeReads() {
        for setup in Universe.standard.newest {
            for trigger in Universe.triggers {
                var scenario = setup
                scenario.events = [Event(trigger), Event(.pressHome), Event(.terminate(.system))]
                if let timeline = trace(scenario) { expectAgreement(timeline, "\(scenario)") }
            }
        }
    }

    private func trace(_ scenario: Scenario) -> Timeline? { do { return try scenario.trace() } catch { return nil } }

    private func expectAgreement(_ timeline: Timeline, _ comment: Comment) {
        let tracks = timeline.stateTracks
        for (index, entry) in timeline.entries.enumerated() {
            for track in tracks {
                switch track.state(after: index) {
                case .app(let state): if let read = entry.appState { #expect(state.read == read, comment) }
                case .scene(let state):
                    guard track.subject == entry.scene.map(Timeline.Subject.scene) else { continue }
                    if let read = entry.sceneState { #expect(state == read, comment) }
                }
            }
        }
        for track in tracks {
            #expect(
                track.spans.first?.entries.lowerBound == 0
                    && track.spans.last?.entries.upperBound == timeline.entries.count)
            #expect(
                zip(track.spans, track.spans.dropFirst()).allSatisfy { $0.entries.upperBound == $1.entries.lowerBound })
        }
    }
}
