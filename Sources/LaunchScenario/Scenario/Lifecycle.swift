/// The life cycle of an app.
public enum Lifecycle: String, CaseIterable, Sendable {
    case scene, appDelegate, swiftUI

    /// The name in a heading.
    public var title: String { spec.title }

    /// The name at the head of a column.
    public var label: String { spec.label }

    /// The first iOS version that has it.
    public var since: Version { spec.since }

    /// The life cycle in one sentence.
    public var meaning: String { spec.meaning }

    private var spec: (title: String, label: String, since: Version, meaning: String) {
        switch self {
        case .scene:
            (
                "scene life cycle", "scenes", 13,
                "UIKit notifies the delegate of each scene of its states and payloads. The app delegate is only "
                    + "notified of the process, and its launch options are nil."
            )
        case .appDelegate:
            (
                "application life cycle (no scenes)", "no scenes", 4,
                "UIKit notifies the app delegate of everything, and the launch options contain the reason for the "
                    + "launch. An app that is linked with SDK 27 no longer launches without scenes."
            )
        case .swiftUI:
            (
                "SwiftUI life cycle", "SwiftUI", 14,
                "A SwiftUI App runs on scenes. Views read scenePhase and receive URLs and activities; a delegate "
                    + "adaptor receives the launch methods."
            )
        }
    }
}
