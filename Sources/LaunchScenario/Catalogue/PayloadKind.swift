/// A kind of content that UIKit hands to an app, at a launch or while the app runs.
public enum PayloadKind: String, CaseIterable, Sendable {
    case url, userActivity, shortcutItem, notification, cloudKitShare, voipPush
}

extension PayloadKind {
    /// Words for a message.
    package var noun: String { spec.noun }

    /// What brings it, as who opens the app calls it.
    package var opener: String { spec.opener }

    /// The content, as one sentence.
    public var meaning: String { spec.meaning }

    private var spec: (noun: String, opener: String, meaning: String) {
        switch self {
        case .url:
            ("the URL", "a link", "A URL of a scheme or a document type that the app declares.")
        case .userActivity:
            (
                "the user activity", "an activity",
                "A user activity: a universal link, Handoff, a search result, a widget or Siri."
            )
        case .shortcutItem:
            ("the quick action", "a quick action", "A quick action of the app's icon.")
        case .notification:
            ("the notification response", "a tapped notification", "A notification that the person tapped.")
        case .cloudKitShare:
            (
                "the CloudKit share", "an invitation to share",
                "An invitation to a CloudKit share that the person accepted."
            )
        case .voipPush:
            (
                "the VoIP push", "a VoIP push",
                "A push that announces a call; it is judged where the app hands it on to a listener."
            )
        }
    }
}
