extension Topic {
    /// The messages of the system in consoles and crash reports.
    static let systemTexts = SystemText.all.map { text in
        Topic(
            .systemText, text.title, names: [text.name], spellings: text.spellings.dropFirst().map(\.withEllipses),
            summary: text.meaning
        ) { text.sections }
    }

    /// The topics of the texts that a line contains or continues.
    static func systemTexts(in line: String) -> [Topic] {
        let found = SystemText.found(in: line)
        return messages(found.isEmpty ? SystemText.containing(part: line) : found)
    }

    static func messages(_ texts: [SystemText]) -> [Topic] {
        texts.compactMap { text in systemTexts.first { $0.names == [text.name] } }
    }
}

extension SystemText {
    /// The spelling that the system uses.
    fileprivate var title: String { spellings.first?.withEllipses ?? name }

    fileprivate var sections: [PageSection] {
        [
            .lead(meaning), .essential("Effect", [outcome.meaning]), .findings(kinds),
            .essential(
                "Rules of the findings", "more rules of the findings",
                short: kinds.compactMap(\.rules.first).map(\.reference), whole: kinds.flatMap(\.rules).map(\.reference)),
            .rules("Rules", rules.compactMap(RuleBook.standard.rule)),
            .essential("See", names.map { "\(ToolInfo.name) explain \(Topic.named($0).first?.reference ?? $0)" }),
            .essential("Source", items: [.source(source, depth: 4)]),
            .rest("Other spellings", "other spellings", spellings.dropFirst().map(\.withEllipses)),
        ]
    }
}

extension SystemText.Outcome {
    fileprivate var meaning: String {
        switch self {
        case .continues: "The process continues."
        case .crash: "The process ends with a crash."
        case .watchdog: "The system ends the process, because a time limit is exceeded."
        case .kill: "The system ends the process."
        }
    }
}

extension String {
    /// Dots in place of the words that differ.
    fileprivate var withEllipses: String { replacing("*", with: "...") }
}
