/// `launchtrace explain`.
struct Explain: Equatable, Sendable {
    let subject: Subject

    /// What is asked about.
    enum Subject: Equatable, Sendable {
        /// What there is to ask about.
        case contents
        case kind(Topic.Kind)
        /// Everything that has the name.
        case topics([Topic], name: String)
    }
}

extension Explain {
    init(_ words: Words) throws(UsageError.Mistake) {
        if words.operands.count > 1 { throw .unexpectedOperand(words.operands[1]) }
        guard let name = words.operands.first else {
            subject = .contents
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
        case .contents: Contents.text
        case .kind(let kind): Contents.text(of: kind)
        case .topics(let topics, let name):
            topics.count > Self.mostPages ? list(topics, name) : topics.map(\.text).joined(separator: separator)
        }
    }

    /// A name of more things than that only leads to theirs.
    private static let mostPages = 6

    private var separator: String { "\n" + String(repeating: "-", count: pageWidth) + "\n\n" }

    private func list(_ topics: [Topic], _ name: String) -> String {
        let items = topics.map { "\($0.names.first ?? $0.title): \($0.title) (\($0.kind.rawValue))" }
        return page([section("\(name.quoted) may mean one of \(topics.count) things", items)])
    }
}
