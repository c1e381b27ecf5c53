/// A kind of content that an app receives from UIKit, at a launch or while it runs.
public enum PayloadKind: String, CaseIterable, Sendable {
    case url, userActivity, shortcutItem, notification, cloudKitShare, voipPush

    /// Words for a message.
    package var noun: String { spec.noun }

    /// The trigger, in a user's words.
    package var opener: String { spec.opener }

    /// The content in one sentence.
    public var meaning: String { spec.meaning }

    private var spec: (noun: String, opener: String, meaning: String) {
        switch self {
        case .url: ("the URL", "a link", "A URL of a scheme or a document type that the app declares.")
        case .userActivity:
            (
                "the user activity", "an activity",
                "A user activity: a universal link, Handoff, a search result, a widget or Siri."
            )
        case .shortcutItem: ("the quick action", "a quick action", "A quick action of the app's icon.")
        case .notification:
            ("the notification response", "a tapped notification", "A notification that the user tapped.")
        case .cloudKitShare:
            (
                "the CloudKit share", "an invitation to share",
                "An invitation to a CloudKit share that the user accepted."
            )
        case .voipPush:
            (
                "the VoIP push", "a VoIP push",
                "A push that announces a call. It is analyzed if the app forwards it to a listener."
            )
        }
    }
}
