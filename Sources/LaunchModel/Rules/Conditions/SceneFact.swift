/// A fact about the current scene, or the target if there is none.
package typealias SceneFact = Fact<SceneAtHand>

/// A scene, and whether the event is for it.
package struct SceneAtHand: Sendable {
    let scene: Scene?
    let isTarget: Bool
}

extension SceneFact {
    static var exists: Self { Self("there is [such a|no such] scene") { $0.scene != nil } }
    static var connected: Self { Self("the scene [is|isn't] connected") { $0.scene?.isConnected ?? false } }
    static var new: Self { Self("the session [is|isn't] new") { $0.scene?.isNew ?? false } }
    static var target: Self { Self("the scene [is|isn't] the one that the event is for") { $0.isTarget } }
    static func role(_ roles: [SceneRole]) -> Self {
        Self("the scene [is|isn't] one for \(roles.map(\.title).listed("or"))") {
            $0.scene.map { roles.contains($0.role) } ?? false
        }
    }
    static func state(_ states: [SceneState]) -> Self {
        Self("the scene [is|isn't] \(states.map(\.title).listed("or"))") {
            $0.scene.map { states.contains($0.state) } ?? false
        }
    }
}
