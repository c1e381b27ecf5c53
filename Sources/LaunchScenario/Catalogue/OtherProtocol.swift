/// A protocol without callbacks that a receiver may conform to.
package struct OtherProtocol: Hashable, Sendable {
    package let name: String
    package let receiver: Receiver
    /// The first iOS version that has it.
    package let since: Version
    package let meaning: String

    /// The protocols of a receiver.
    package static func all(of receiver: Receiver) -> [OtherProtocol] { all.filter { $0.receiver == receiver } }

    /// From Apple's pages.
    package static let all: [OtherProtocol] = [
        OtherProtocol(
            name: "UIHostingSceneDelegate", receiver: .sceneDelegate, since: 26,
            meaning:
                "A scene delegate that hosts SwiftUI scenes: its rootScene property declares them, and UIKit connects "
                + "them in an app with the scene life cycle.")
    ]
}
