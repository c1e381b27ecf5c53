extension Topic {
    static let keys = ScenarioKey.all.filter { key in key.place.action != key.name }.map { key in
        Topic(
            .key, key.title, names: [key.shortTitle, key.title].unique(), spellings: [key.name], summary: key.meaning
        ) { key.sections }
    }

    /// The keys of a project's settings.
    static let settings = ScenarioKey.settings.map { key in
        Topic(.setting, key.title, spellings: [key.name], summary: key.meaning) {
            [.lead(key.meaning), .written(in: Configuration.fileName, [key.example]), .essential("Value", [key.type])]
        }
    }

    static let words = ScenarioKey.all.flatMap { key in key.ownWords.map { (key, $0) } }.map { key, word in
        let meaning = ScenarioKey.Words.of(key)?.meaning(word)
        let summary = "A value of \(key.title). \(meaning ?? key.meaning)"
        return Topic(
            .value, "\(key.title)=\(word)", names: ["\(key.shortTitle)=\(word)", "\(key.title)=\(word)"].unique(),
            spellings: [word], summary: summary
        ) {
            [
                .lead(summary), .inScenario([key.example(word)]),
                .essential("Other values", meaning == nil ? key.words.filter { $0 != word } : []), .findings(key.kinds),
            ]
        }
    }
}

extension ScenarioKey {
    /// The words that no topic of their own explains; the options are explained as such, and their kinds.
    fileprivate var ownWords: [String] {
        switch Words.of(self) {
        case nil, .destruction?: words
        case .unknown?:
            words.filter { word in
                switch UnknownPart(rawValue: word) {
                case .payload, .window, .setUp, .returns, .completion: true
                case .launchOptions, .connectionOptions, .option, nil: false
                }
            }
        case .some: []
        }
    }

    fileprivate var sections: [PageSection] {
        [
            .lead(meaning), .inScenario([example]), .essential("Value", [type]), .words(of: self),
            .first(12, "Keys", "all keys", below.map(\.item)), .findings(kinds),
            .first(1, "See", "", owner.map { ["\(ToolInfo.name) explain \($0)"] } ?? []),
        ]
    }

    /// The keys one step down.
    private var below: [ScenarioKey] {
        place == .scenario ? Self.all.filter { $0.place == .scenario && Array($0.path.dropLast()) == path } : []
    }

    /// What it is a key of, by a name of its own.
    private var owner: String? {
        switch place {
        case .scenario: path.count > 1 ? path.dropLast().joined(separator: ".") : nil
        case .method: "method.does"
        case .anyEvent: "events"
        case .settings: nil
        case .event(let event): event.rawValue
        case .action(let action): action.rawValue
        }
    }

    /// The findings whose cause it can be, or that name it.
    fileprivate var kinds: [FindingKind] {
        guard place == .scenario else { return [] }
        return FindingKind.kinds(naming: name.hasPrefix("UI") ? name : nil) { rule in
            rule.at.contains { $0.keys == path }
        }
    }
}

extension PageSection {
    /// The words that a key can have, with what they mean, as far as the short page has room for that.
    static func words(of key: ScenarioKey) -> PageSection {
        let meanings = key.words.map { ($0, ScenarioKey.Words.of(key)?.meaning($0)) }
        let items = meanings.map { word, meaning in PageItem(meaning.map { "\(word): \($0)" } ?? word) }
        let isLong = items.count > 12 || meanings.allSatisfy { $0.1 == nil }
        return .first(
            items.count, "Values", "the meanings of the values", items: items,
            short: isLong ? [.paragraph(PageText(key.words.joined(separator: ", ")), depth: 4)] : items)
    }
}

extension ScenarioKey.Place {
    fileprivate var action: String? { if case .action(let action) = self { action.rawValue } else { nil } }
}

extension ScenarioKey {
    /// The sorts of words that are explained by themselves, with the keys that take them.
    enum Words: CaseIterable {
        case lifecycle, start, backgroundEvent, interruption, pause, role, ending, payload, slot, event, service,
            unknown, destruction

        /// The keys, the first of which shows how such a word is written.
        var keys: [String] {
            switch self {
            case .lifecycle: ["app.lifecycle"]
            case .start: ["start"]
            case .backgroundEvent: ["backgroundEvent.kind"]
            case .interruption: ["interruption.kind"]
            case .pause: ["prewarm.pauseAfter"]
            case .role:
                ["openWindow", "minimizeWindow", "activateWindow", "closeWindow", "disconnectScene"].map {
                    $0 + ".role"
                }
            case .ending: ["terminate.by"]
            case .payload: ["handle", "listen"]
            case .slot: ["read"]
            case .event: ["events.event"]
            case .service: ["setServiceDelegate"]
            case .unknown: ["method.unknown"]
            case .destruction: ["app.destructionConditions"]
            }
        }

        static func of(_ key: ScenarioKey) -> Words? { allCases.first { $0.keys.contains(key.title) } }

        /// The word in one sentence; nil where it is none of them.
        func meaning(_ word: String) -> String? {
            switch self {
            case .lifecycle: Lifecycle(rawValue: word)?.meaning
            case .start: Start(rawValue: word)?.meaning
            case .backgroundEvent: BackgroundEvent.Kind(rawValue: word)?.meaning
            case .interruption: Interruption.Kind(rawValue: word)?.meaning
            case .pause: PrewarmPause(rawValue: word)?.meaning
            case .role: SceneRole(rawValue: word)?.meaning
            case .ending: Terminator(rawValue: word)?.meaning
            case .payload: PayloadKind(rawValue: word)?.meaning
            case .slot: Slot(rawValue: word)?.spec.meaning
            case .event: EventKind(rawValue: word)?.meaning
            case .service: nil
            case .unknown: UnknownPart(rawValue: word)?.meaning
            case .destruction: DestructionCondition(rawValue: word)?.meaning
            }
        }
    }

    static func examples(of word: String, in words: Words) -> [Value] {
        words.keys.first.flatMap(titled).map { [$0.example(word)] } ?? []
    }
}
