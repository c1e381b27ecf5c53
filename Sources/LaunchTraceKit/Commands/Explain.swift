/// `launchtrace explain`.
struct Explain: Equatable, Sendable {
    let subject: Subject

    /// The subject of the explanation.
    enum Subject: Equatable, Sendable {
        /// The list of all kinds of topics.
        case index
        case kind(Topic.Kind)
        /// Everything that has the name.
        case topics([Topic], name: String)
    }
}

extension Explain {
    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        if arguments.operands.count > 1 { throw .unexpectedOperand(arguments.operands[1]) }
        guard let name = arguments.operands.first else {
            subject = .index
            return
        }
        let topics = Topic.named(name)
        if !topics.isEmpty {
            subject = .topics(topics, name: name)
        } else if let kind = Topic.kind(named: name) {
            subject = .kind(kind)
        } else {
            throw .unknownTopic(name)
        }
    }

    var text: String {
        switch subject {
        case .index: TopicIndex.text
        case .kind(let kind): TopicIndex.text(of: kind)
        case .topics(let topics, let name):
            topics.count > Self.pageLimit ? list(topics, name) : topics.map(\.text).joined(separator: separator)
        }
    }

    /// The number of things up to which a name is explained; more are only listed.
    private static let pageLimit = 6

    private var separator: String { "\n" + String(repeating: "-", count: Page.width) + "\n\n" }

    private func list(_ topics: [Topic], _ name: String) -> String {
        let items = topics.map { "\($0.names.first ?? $0.title): \($0.title) (\($0.kind.rawValue))" }
        return Page.text([Page.section("\(name.quoted) may mean one of \(topics.count) things", items)])
    }
}
