/// What is explained at once.
enum Explanation: Equatable, Sendable {
    /// The list of all kinds of topics.
    case index
    case kind(Topic.Kind)
    /// Everything that has the name, what it most likely means first.
    case topics([Topic], name: String)

    func text(_ extent: TopicPage.Extent) -> String {
        switch self {
        case .index: TopicIndex.text(extent)
        case .kind(let kind): TopicIndex.text(of: kind, extent)
        case .topics(let topics, let name): text(of: topics, name, extent)
        }
    }

    /// A name for a page of it.
    var title: String {
        switch self {
        case .index: "Names that \(ToolInfo.name) explains"
        case .kind(let kind): kind.plural.capitalizedFirst
        case .topics(let topics, let name): topics.count == 1 ? topics[0].title : name
        }
    }

    var listed: [Topic] {
        switch self {
        case .index: Topic.all
        case .kind(let kind): Topic.all.filter { $0.kind == kind }
        case .topics: []
        }
    }

    var explained: [Topic] { if case .topics(let topics, _) = self { topics } else { [] } }

    private func text(of topics: [Topic], _ name: String, _ extent: TopicPage.Extent) -> String {
        guard let first = topics.first else { return "" }
        if topics.count > Self.pageLimit, first.closeness(to: name) == .spelling { return list(topics, name, extent) }
        switch extent {
        case .whole: return topics.map { $0.text(.whole) }.joined(separator: separator)
        case .short:
            var pages = topics.map { $0.page() }
            let text = pages.map { $0.text(.short) }.joined(separator: separator)
            if text.utf8.count(where: { $0 == .lineFeed }) <= TopicPage.height { return text }
            pages[0].others = others(topics.dropFirst())
            return pages[0].text(.short)
        }
    }

    /// The number of things up to which a name is explained; more are only listed.
    static let pageLimit = 6

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

    private func list(_ topics: [Topic], _ name: String, _ extent: TopicPage.Extent) -> String {
        let items = topics.map { topic in
            let heading = PageText.name(topic.heading, topic.kind, titled: topic.title)
            return PageItem("\(topic.names.first ?? topic.title): \(text: heading)")
        }
        let page = TopicPage(
            heading: "\(name.quoted) has \(topics.count) meanings:", reference: name,
            sections: [.first(.max, "Names", "the other meanings", items: items)])
        return page.text(extent)
    }
}
