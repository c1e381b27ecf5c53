/// `launchtrace explain`.
struct Explain: ToolCommand {
    let subject: Subject
    var extent = TopicPage.Extent.short

    /// The subject of the explanation.
    enum Subject: Equatable, Sendable {
        /// The list of all kinds of topics.
        case index
        case kind(Topic.Kind)
        /// Everything that has the name, what it most likely means first.
        case topics([Topic], name: String)
    }
}

extension Explain {
    static let spec = CommandSpec(
        operands: "[NAME]",
        options: [.all, .help],
        purpose: "Tell what a callback, a finding or any other name means, when it comes and who says so.",
        remarks: [
            "NAME is a callback as Swift, Objective-C or a log writes it, a notification, a trigger, an option, a state, "
                + "a rule, a finding such as LT010, or a key or value of a scenario such as app.sdk. The name of a "
                + "kind, such as rules, lists all of it; without a name all kinds are listed. A page has at most "
                + "\(TopicPage.height) lines unless --all is given."
        ],
        examples: [
            "launchtrace explain didFinishLaunching", "launchtrace explain app.sdk", "launchtrace explain LT010 --all",
        ])

    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        extent = arguments.contains(.all) ? .whole : .short
        // A name of several words needs no quotes.
        let name = arguments.operands.joined(separator: " ")
        guard !arguments.operands.isEmpty else {
            subject = .index
            return
        }
        let topics = Topic.named(name)
        if !topics.isEmpty {
            subject = .topics(topics, name: name)
        } else if let kind = Topic.kind(named: name) {
            subject = .kind(kind)
        } else if arguments.operands.count > 1, !Topic.named(arguments.operands[0]).isEmpty,
            Topic.suggestions(for: name).isEmpty
        {
            throw .unexpectedOperand(arguments.operands[1])
        } else {
            throw .unknownTopic(name)
        }
    }

    func outcome(files: FileAccess, terminal: TerminalFacts) -> CommandOutcome { CommandOutcome(stdout: text) }

    var text: String {
        switch subject {
        case .index: TopicIndex.text(extent)
        case .kind(let kind): TopicIndex.text(of: kind, extent)
        case .topics(let topics, let name): text(of: topics, name)
        }
    }

    private func text(of topics: [Topic], _ name: String) -> String {
        guard let first = topics.first else { return "" }
        if topics.count > Self.pageLimit, first.closeness(to: name) == .spelling { return list(topics, name) }
        switch extent {
        case .whole: return topics.map { $0.text(.whole) }.joined(separator: separator)
        case .short:
            let pages = topics.map { $0.text(.short) }.joined(separator: separator)
            let isShort = pages.count(where: { $0 == "\n" }) <= TopicPage.height
            return isShort ? pages : first.page(others: others(topics.dropFirst())).text(.short)
        }
    }

    /// The number of things up to which a name is explained; more are only listed.
    private static let pageLimit = 6

    private var separator: String { "\n" + String(repeating: "-", count: Page.width) + "\n\n" }

    /// What else has the name, in a line or two.
    private func others(_ topics: some Sequence<Topic>) -> [String] {
        let names = topics.map(\.reference)
        let texts = names.indices.reversed().map { last in
            let rest = last < names.count - 1 ? "; ..." : ""
            return wrapped(
                "See also \(ToolInfo.name) explain " + names[...last].joined(separator: "; ") + rest, to: Page.width)
        }
        return texts.first { $0.count <= 2 } ?? []
    }

    private func list(_ topics: [Topic], _ name: String) -> String {
        let items = topics.map { Page.item("\($0.names.first ?? $0.title): \($0.heading)") }
        let page = TopicPage(
            heading: "\(name.quoted) may mean one of \(topics.count) things:", reference: name,
            sections: [.first(.max, "Their names", "the others", items: items)])
        return page.text(extent)
    }
}
