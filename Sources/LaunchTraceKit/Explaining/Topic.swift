/// Something that can be explained.
struct Topic: Sendable {
    let kind: Kind
    /// The heading of its explanation.
    let title: String
    /// The names that a misspelt one may stand for; the first is the shortest unmistakable one.
    let names: [String]
    /// How else it is written, in code and in logs.
    let spellings: [String]
    /// One sentence.
    let summary: String
    /// The sections below the heading.
    let sections: @Sendable () -> [[String]]

    init(
        _ kind: Kind, _ title: String, names: [String]? = nil, spellings: [String] = [], summary: String,
        sections: @escaping @Sendable () -> [[String]]
    ) {
        self.kind = kind
        self.title = title
        self.names = names ?? [title]
        self.spellings = spellings
        self.summary = summary
        self.sections = sections
    }

    /// The sort of a topic, in the order of the table of contents.
    enum Kind: String, CaseIterable, Sendable {
        case callback, trigger, launchOption = "launch option", connectionOption = "connection option"
        case sessionValue = "session value", fact, notification, finding, findingRule = "finding rule", rule
        case dispute, step, state, sceneState = "scene state", lifecycle = "life cycle", receiver, action
        case backgroundEvent = "background event", interruption, start, pause, role, ending, payload, limit
        case confidence, point

        /// The word for several of them.
        var plural: String {
            switch self {
            case .callback, .trigger, .launchOption, .connectionOption, .sessionValue, .fact, .notification, .finding,
                .findingRule, .rule, .dispute, .step, .state, .sceneState, .lifecycle, .receiver, .action,
                .backgroundEvent, .interruption, .start, .pause, .role, .ending, .payload, .limit, .point:
                rawValue + "s"
            case .confidence: rawValue
            }
        }
    }
}

extension Topic: Equatable {
    static func == (left: Topic, right: Topic) -> Bool {
        left.kind == right.kind && left.title == right.title
    }
}

extension Topic {
    /// All that there is to know, in whole lines.
    var text: String {
        Page.text([["\(title) (\(kind.rawValue))"]] + sections())
    }
}
