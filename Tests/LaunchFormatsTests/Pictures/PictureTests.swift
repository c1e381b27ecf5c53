import SampleLaunches
import Testing

@testable import LaunchFormats

struct PictureTests {
    private let everything = Presentation(kinds: ShownKind.everything)

    private func picture(_ entries: [Timeline.Entry], _ payloads: [PayloadPath] = []) -> Picture {
        var timeline = Timeline.sample(entries)
        timeline.payloads = payloads
        return Picture(ShownTimeline(TracedScenario(timeline), everything))
    }

    private func steps(_ count: Int) -> [Timeline.Entry] { (0..<count).map { .sample(.step, "step \($0)") } }

    @Test func payloadsTravelOnRailsOfTheirOwn() {
        let overlapping = [
            PayloadPath(kind: .url, event: 0, carriers: [1, 3], handlers: [3], isLost: false),
            PayloadPath(kind: .notification, event: 2, carriers: [4], handlers: [], isLost: true),
            PayloadPath(kind: .shortcutItem, event: 4, carriers: [], handlers: [5], isLost: false),
        ]
        let picture = picture(steps(6), overlapping)
        #expect(picture.rails == 2)
        #expect(
            picture.rows.map(\.rails) == [
                [.starts, .empty], [.branches, .empty], [.passes, .starts], [.ends, .passes], [.starts, .ends],
                [.ends, .empty],
            ])
        #expect(
            picture.rows.map { $0.loads.map(\.text) } == [
                [], ["holds URL"], [], ["handles URL"], ["not handled"], ["handles shortcut item"],
            ])
    }

    @Test func aPayloadThatReachesNobodyIsLostWhereItComes() {
        let picture = picture(
            steps(2), [PayloadPath(kind: .userActivity, event: 0, carriers: [], handlers: [], isLost: true)])
        #expect(picture.rails == 0)
        #expect(picture.rows.map { $0.loads.map(\.text) } == [["not handled"], []])
    }

    @Test func thereAreNoMoreRailsThanFit() {
        let paths = (0..<9).map { PayloadPath(kind: .url, event: $0, carriers: [9], handlers: [10], isLost: false) }
        let picture = picture(steps(11), paths)
        #expect(picture.rails == Picture.Limit.rails)
        #expect(picture.rows[8].loads.isEmpty && picture.rows[10].loads.count == paths.count)
    }

    @Test func scenesForWhichThereIsNoRoomShareALane() {
        let scenes = (0..<30).map { number in
            Timeline.Entry.sample(.callback, "sceneDidBecomeActive(_:)", to: .sceneDelegate, scene: "s\(number)")
        }
        let picture = picture([.sample(.event, "openWindow")] + scenes + [.sample(.action, "work")])
        #expect(picture.lanes.count == Picture.Limit.lanes)
        #expect(picture.lanes.suffix(3) == ["Scene s8", "Other scenes", "App code"])
        #expect(picture.rows.map(\.lane) == [0] + (1...9) + Array(repeating: 10, count: 21) + [11])
        #expect(picture.bands == ["app", "scene s0", "scene s1", "scene s2", "scene s3"])
        #expect(picture.remark == "The states of 26 more scenes are not drawn as bands.")
    }

    @Test func bandsNameTheirStatesWhereTheyBeginAndAtEvents() {
        let picture = picture([
            .sample(.event, "pressHome"), Timeline.Entry(.transition(.app(from: .active, to: .inactive))),
            .sample(.step, "snapshot taken", timeMs: 5), .sample(.event, "tapIcon", timeMs: 5),
        ])
        #expect(
            picture.rows.map { $0.bands.map(\.state.title) } == [["active"], ["inactive"], ["inactive"], ["inactive"]])
        #expect(picture.rows.map { $0.bands.map(\.isNamed) } == [[true], [true], [false], [true]])
        #expect(picture.rows.map(\.changedBand) == [nil, 0, nil, nil])
        #expect(picture.rows.map(\.time) == [nil, nil, 5, nil])
    }

    @Test func anEmptySelectionIsAPictureToo() {
        let timeline = Timeline.sample(coldLink)
        for format in [TimelineFormat.svg, .html] {
            let text = format.rendered(timeline, Presentation(kinds: [.finding]))
            #expect(text.contains("Deep link, cold start") && text.contains("= active"))
        }
    }

    /// An error that a payload is lost or withheld, and a badge that says it is taken, exclude each other.
    @Test func noErrorStandsWhereAPayloadIsTaken() throws {
        var taken = 0
        for example in Example.all {
            let traced = try example.traced()
            let rows = Picture(ShownTimeline(traced, everything)).rows
            for event in rows.split(omittingEmptySubsequences: false, whereSeparator: { $0.entry.kind == .event }) {
                let takes = event.contains { $0.loads.contains { $0.role == .takes } }
                let errors = event.flatMap(\.findings).map(\.finding).filter { $0.severity == .error && $0.isOfPayload }
                taken += takes ? 1 : 0
                #expect(!takes || errors.isEmpty, "\(example): \(errors.map(\.kind.code))")
            }
        }
        #expect(taken > 10)
    }
}

extension Finding {
    /// Whether it is said once an event's payload has gone all its way.
    fileprivate var isOfPayload: Bool { kind.rules.contains { $0.id == rule && $0.on.contains(.payload) } }
}
