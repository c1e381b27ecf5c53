/// Something that can be explained.
struct Topic: Sendable {
    let kind: Kind
    /// The heading of its explanation.
    let title: String
    /// The names that a misspelled one may mean; the first is the shortest unique one.
    let names: [String]
    /// How else it is written, in code and in logs.
    let spellings: [String]
    /// One sentence.
    let summary: String
    /// The sections below the heading.
    let sections: @Sendable () -> [PageSection]

    init(
        _ kind: Kind, _ title: String, names: [String]? = nil, spellings: [String] = [], summary: String,
        sections: @escaping @Sendable () -> [PageSection]
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
        case callback, otherMethod = "other method", trigger
        case launchOption = "launch option", connectionOption = "connection option"
        case sessionValue = "session value", fact, notification, finding, findingRule = "finding rule", rule
        case key, value, setting, term, frameworkClass = "framework class", systemText = "system text"
        case dispute, step, state, sceneState = "scene state", lifecycle = "life cycle", receiver, action
        case backgroundEvent = "background event", interruption, start, pause, role, ending, payload, limit
        case confidence, point

        /// The word for several of them.
        var plural: String {
            switch self {
            case .callback, .otherMethod, .trigger, .launchOption, .connectionOption, .sessionValue, .fact,
                .notification, .finding, .findingRule, .rule, .key, .value, .setting, .term, .frameworkClass,
                .systemText, .dispute, .step, .state, .sceneState, .lifecycle, .receiver, .action, .backgroundEvent,
                .interruption, .start, .pause, .role, .ending, .payload, .limit, .point:
                rawValue + (rawValue.hasSuffix("s") ? "es" : "s")
            case .confidence: rawValue
            }
        }
    }
}

extension Topic: Equatable {
    static func == (left: Topic, right: Topic) -> Bool { left.kind == right.kind && left.title == right.title }
}

extension Topic {
    func page() -> TopicPage { TopicPage(heading: heading, reference: reference, sections: sections()) }

    func text(_ extent: TopicPage.Extent) -> String { page().text(extent) }

    /// The title with the kind, which distinguishes topics of one name.
    var heading: String { "\(title) (\(kind.rawValue))" }

    var pageReference: PageReference { .topic(kind, title: title) }

    /// The shortest words that `explain` takes for this topic, as a shell reads them.
    var reference: String {
        let full = names.first ?? title
        // The longest names leave no room in a line, and the name of their class isn't needed.
        let last = full.split(separator: ".").last.map(String.init) ?? full
        let name = full.utf8.count > 50 && Topic.named(last).first == self ? last : full
        let words = Topic.named(name).first == self ? name : "\(kind.rawValue) \(name)"
        let isPlain = words.utf8.allSatisfy { $0.isWord || " .-=".utf8.contains($0) }
        return isPlain ? words : "'\(words)'"
    }
}
