import LaunchLaws
import Testing

@testable import LaunchModel

struct TimelineEventTests {
    /// What a later version writes stays as it is; so does what no version writes.
    @Test(arguments: [
        Timeline.Written(.event, "shake", arguments: [Value.Member("times", .number("3"))]),
        Timeline.Written(.event, "tapIcon", receiver: .appDelegate), Timeline.Written(.step, "portal opened"),
        Timeline.Written(.step, "first frame", returns: .null),
        Timeline.Written(.callback, "sceneDidShake(_:)", receiver: .sceneDelegate),
        Timeline.Written(.callback, "viewDidLoad()"), Timeline.Written(.notification, "UIScene.didShakeNotification"),
        Timeline.Written(.action, "shake", receiver: .sceneDelegate), Timeline.Written(.action, "work"),
        Timeline.Written(.stop, "trap", arguments: [Value.Member("", .null)]), Timeline.Written(.transition, "app"),
    ]) func unknownWordsSurvive(written: Timeline.Written) {
        #expect(Timeline.Event(written) == .unknown(written))
        #expect(Timeline.Event(written).written == written)
        #expect(Timeline.Event(written).kind == written.kind)
    }

    @Test func whatTheModelSaysIsReadAsTheSame() throws {
        for var scenario in Universe.standard.newest where !scenario.device.isLocked {
            scenario.events = [Event(.tapIcon)]
            for var entry in try scenario.trace().entries where entry.kind != .transition {
                if case .action(let kind, let receiver, let arguments, let value, _) = entry.event {
                    entry.event = .action(kind, of: receiver, arguments: arguments, returns: value, within: nil)
                }
                #expect(Timeline.Event(entry.event.written) == entry.event)
            }
        }
    }
}
