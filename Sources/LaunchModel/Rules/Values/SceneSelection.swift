package enum SceneSelection: String, CaseIterable, Sendable {
    /// The scene that the event names; the first window if it names none.
    case target
    /// The windows that come to the screen: those that were on it, and the target.
    case comingForward
    case foreground
    case foregroundActive
    case foregroundInactive
    case connected
    /// Other windows on the screen than the target.
    case othersInFront
    case immersiveSpaces
    /// Displays without a scene, and connected scenes of scene accessories.
    case unconnectedDisplays, connectedAccessoryScenes

    package var words: String { spec.words }

    /// The source of the selection.
    package var source: Source {
        switch self {
        case .target, .comingForward: .inferred("The user sees the earlier windows again, and the chosen one")
        case .foreground, .foregroundActive, .foregroundInactive, .connected, .othersInFront, .immersiveSpaces:
            .lifeCycle
        case .unconnectedDisplays, .connectedAccessoryScenes: .connectedDisplay
        }
    }

    /// The scenes; a window enters the foreground with the app even if none was on the screen.
    func scenes(among scenes: [Scene], target: String) -> [Scene] {
        let chosen = scenes.filter { spec.includes($0, $0.id == target) }
        guard self == .comingForward, chosen.isEmpty else { return chosen }
        return scenes.filter { $0.isWindow && !$0.isForeground && $0.id == Scenario.mainScene }
    }

    private var spec: (words: String, includes: (_ scene: Scene, _ isTarget: Bool) -> Bool) {
        switch self {
        case .target: ("the event's scene", { $1 })
        case .comingForward:
            ("each window that enters the foreground", { $0.isWindow && !$0.isForeground && ($0.isOnScreen || $1) })
        case .foreground: ("each window on the screen", { scene, _ in scene.isWindow && scene.isForeground })
        case .foregroundActive:
            ("each active window", { scene, _ in scene.isWindow && scene.state == .foregroundActive })
        case .foregroundInactive:
            ("each inactive window on the screen", { scene, _ in scene.isWindow && scene.state == .foregroundInactive })
        case .connected: ("each connected scene", { scene, _ in scene.isConnected })
        case .othersInFront: ("each other window on the screen", { $0.isWindow && $0.isForeground && !$1 })
        case .immersiveSpaces:
            ("each immersive space", { scene, _ in scene.role == .immersiveSpace && scene.isForeground })
        case .unconnectedDisplays:
            ("each display without a scene", { scene, _ in scene.role == .externalDisplay && !scene.isConnected })
        case .connectedAccessoryScenes:
            ("each connected scene of a scene accessory", { scene, _ in scene.role.isOfAccessory && scene.isConnected })
        }
    }
}

extension Scene {
    /// Whether it is on the device's own screen when the user sees it.
    var isWindow: Bool { SystemValue.rolesOnScreen.value.contains(role) }
}
