/// How much of an area of launches real UIKit has been seen in, by the recordings in `Examples/observed`, and how much
/// more is written down from the sources of re-implementations.
struct Coverage: Hashable, Sendable {
    let area: Area
    /// The recordings that the model follows.
    let recordings: Int
    /// The different sources that they are from.
    let sources: Int
    /// The launches that only a re-implementation shows.
    let retold: Int
    /// The recordings that the model doesn't follow.
    let contradicting: Int
    /// The oldest and the newest UIKit among them, numbered like iOS; nil where nothing is recorded.
    let systems: ClosedRange<Version>?

    /// A part of what the model knows.
    enum Area: CaseIterable, Sendable {
        case withoutScenes, withScenes, swiftUI, carPlay, visionOS, tvOS, macCatalyst, besideExtensions
    }

    init(
        _ area: Area, _ recordings: Int, by sources: Int, on systems: ClosedRange<Version>?, retold: Int = 0,
        contradicting: Int = 0
    ) {
        (self.area, self.recordings, self.sources, self.systems) = (area, recordings, sources, systems)
        (self.retold, self.contradicting) = (retold, contradicting)
    }

    /// By area; a test compares it with the recordings, and reports changes.
    static let all: [Coverage] = [
        Coverage(.withoutScenes, 116, by: 39, on: Version(4)...Version(27), contradicting: 4),
        Coverage(.withScenes, 108, by: 43, on: Version(13)...Version(27), contradicting: 7),
        Coverage(.swiftUI, 46, by: 11, on: Version(15)...Version(26, 6, 2), retold: 16, contradicting: 5),
        Coverage(.carPlay, 2, by: 1, on: Version(18, 4)...Version(18, 5), contradicting: 1),
        Coverage(.visionOS, 6, by: 2, on: Version(17)...Version(18), contradicting: 2),
        Coverage(.tvOS, 0, by: 0, on: nil),
        Coverage(.macCatalyst, 1, by: 1, on: Version(26)...Version(26, 6), contradicting: 1),
        Coverage(.besideExtensions, 18, by: 2, on: Version(13)...Version(16, 7), retold: 1),
    ]
}

extension Coverage.Area {
    /// Words for a list.
    var title: String {
        switch self {
        case .withoutScenes: "UIKit without scenes"
        case .withScenes: "UIKit with scenes"
        case .swiftUI: "SwiftUI"
        case .carPlay: "CarPlay"
        case .visionOS: "visionOS"
        case .tvOS: "tvOS"
        case .macCatalyst: "Mac Catalyst"
        case .besideExtensions: "widgets, intents, shares and the watch"
        }
    }
}

extension Coverage {
    /// `UIKit with scenes: 104 recordings by 40 sources, iOS 13.0 to 27.0`
    var text: String {
        let retold =
            (retold == 0 ? "" : "; \(retold) more by sources of a re-implementation")
            + (contradicting == 0 ? "" : "; \(contradicting.counting("recording")) that the model doesn't follow")
        guard let systems else {
            let why = contradicting == 0 ? "no recordings" : "no recordings that the model follows"
            return "\(area.title): \(why), so all entries are documented or inferred\(retold)"
        }
        return "\(area.title): \(recordings.counting("recording")) by \(sources.counting("source")), iOS "
            + (systems.lowerBound == systems.upperBound
                ? "\(systems.lowerBound)" : "\(systems.lowerBound) to \(systems.upperBound)") + retold
    }
}
