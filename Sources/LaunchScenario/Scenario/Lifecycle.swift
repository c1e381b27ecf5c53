/// The life cycle that UIKit runs the app through.
public enum Lifecycle: String, CaseIterable, Sendable {
    case scene, appDelegate, swiftUI

    /// The words for a heading.
    public var title: String { spec.title }

    /// The words for the head of a column.
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
                "UIKit tells a delegate of each scene of its states and payloads; the app delegate hears of the "
                    + "process only, and its launch options are nil."
            )
        case .appDelegate:
            (
                "application life cycle (no scenes)", "no scenes", 4,
                "UIKit tells the app delegate everything, and the launch options say why the app was launched; an app "
                    + "that is linked with SDK 27 no longer launches without scenes."
            )
        case .swiftUI:
            (
                "SwiftUI life cycle", "SwiftUI", 14,
                "An App of SwiftUI runs on scenes: views see scenePhase and get URLs and activities, a delegate "
                    + "adaptor gets the launch methods."
            )
        }
    }
}
