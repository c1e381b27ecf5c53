/// The role of a scene's session.
public enum SceneRole: String, CaseIterable, Sendable {
    case window, externalDisplay, carPlay, immersiveSpace, cameraCapture

    /// The key of the app that contains a delegate for each role.
    package static let delegatesKey = "sceneDelegates"

    /// The delegate of such scenes; CarPlay's has its own methods in addition to those of all scene delegates.
    package var receivers: [Receiver] {
        switch self {
        case .window, .externalDisplay, .immersiveSpace, .cameraCapture: [.sceneDelegate]
        case .carPlay: [.carPlaySceneDelegate, .sceneDelegate]
        }
    }

    /// The name in a message.
    package var title: String {
        switch self {
        case .window: "a window"
        case .externalDisplay: "an external display"
        case .carPlay: "CarPlay"
        case .immersiveSpace: "an immersive space"
        case .cameraCapture: "camera capture"
        }
    }
}
