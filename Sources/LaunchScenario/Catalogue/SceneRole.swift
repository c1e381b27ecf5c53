/// The role of a scene's session.
public enum SceneRole: String, CaseIterable, Sendable {
    case window, externalDisplay, carPlay, immersiveSpace

    /// The key of the app below which there is a delegate for each role.
    package static let delegatesKey = "sceneDelegates"

    /// Who hears of such scenes; CarPlay's delegate has methods of its own beside those of all scene delegates.
    package var receivers: [Receiver] {
        switch self {
        case .window, .externalDisplay, .immersiveSpace: [.sceneDelegate]
        case .carPlay: [.carPlaySceneDelegate, .sceneDelegate]
        }
    }

    /// Words for a message.
    package var title: String {
        switch self {
        case .window: "a window"
        case .externalDisplay: "an external display"
        case .carPlay: "CarPlay"
        case .immersiveSpace: "an immersive space"
        }
    }
}
