/// The properties that make changes similar, except their locations. Which URL of an app is opened, or which of its
/// activities or quick actions, makes no other change.
struct ChangeLikeness: Hashable, Sendable {
    let sentences: [String]
    let moments: [Moment]

    /// The situation of a changed entry, without the parts in its sentence.
    struct Moment: Hashable, Sendable {
        let scene: String?
        let appState: AppState?
        let sceneState: SceneState?
        /// What an event brings; what others bring follows from that.
        let arguments: [Value.Member]
    }
}

extension TimelineDiff {
    var changedMoments: [ChangeLikeness.Moment] {
        comparison.rows.filter { !$0.isSame }.compactMap { comparison.entry(of: $0) }.map {
            ChangeLikeness.Moment(
                scene: $0.scene, appState: $0.appState, sceneState: $0.sceneState,
                arguments: $0.kind == .event ? $0.arguments : [])
        }
    }
}

extension ChangeNote {
    func sentences(without names: [String]) -> [String] {
        ChangeNote(
            kind: kind, severity: severity, subject: subject, details: details.map { $0.without(names) }, place: nil
        ).sentences
    }
}

extension Scenario {
    /// Distinguishes its events from similar ones.
    var namesOfTriggers: [String] { events.compactMap(\.trigger.ownName) }
}

extension Trigger {
    /// Distinguishes it from similar ones in an app.
    var ownName: String? { openedURL?.url ?? universalLink?.url ?? activity?.activityType ?? quickActionType }
}

extension String { func without(_ names: [String]) -> String { names.reduce(self) { $0.replacing($1, with: "") } } }
