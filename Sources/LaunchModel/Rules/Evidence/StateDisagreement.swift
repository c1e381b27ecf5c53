/// A doubt about the state that code reads by a rule: no recording is from these versions, and one from the nearest version
/// has another state.
package struct StateDisagreement: Hashable, Sendable {
    package let rule: String
    /// The event that led to it.
    package let event: EventKind
    /// UIKit versions, numbered like iOS.
    package let os: VersionRange
    /// The recordings that have it otherwise.
    package let recordings: [String]

    /// The evidence for the state, instead of the rule's own source.
    package var source: Source {
        .unsettled("Recorded otherwise on the nearest version: \(recordings.joined(separator: ", "))")
    }

    /// All of them; a test compares the table with the recordings, and reports changes.
    package static let all: [StateDisagreement] = [
        .on("app.background", .lock, .majors(5, 5).or(.from(7)), ["lk-lock-state-ios6"]),
        .on("scene.says-active", .tapIcon, VersionRange(from: 15, before: Version(17, 5)), ["batch-icon-cold-ios14"]),
        .on("scene.will-connect", .backgroundEvent, .majors(14, 14), ["casberi-bgrefresh-scene-connects"]),
        .on("views.did-appear", .tapIcon, .majors(4, 7).or(.majors(9, 10)), ["uil-icon-cold-ios12-states"]),
        .on("views.layout.first", .tapIcon, .majors(14, 14), ["uil-icon-cold-ios13-states"]),
    ]

    static func all(after event: EventKind, on uikit: Version) -> [StateDisagreement] {
        all.filter { $0.event == event && $0.os.contains(uikit) }
    }

    private static func on(_ rule: String, _ event: EventKind, _ os: VersionRange, _ recordings: [String])
        -> StateDisagreement
    { StateDisagreement(rule: rule, event: event, os: os, recordings: recordings) }
}

extension Rule {
    /// The disagreements of other versions' recordings about the state in its callbacks.
    package var stateDisagreements: [StateDisagreement] { StateDisagreement.all.filter { $0.rule == id } }

    /// The evidence for a state of this confidence.
    package func stateSources(_ confidence: Confidence) -> [Source] {
        ([state].compactMap(\.self) + stateDisagreements.map(\.source)).filter { $0.confidence == confidence }
    }
}
