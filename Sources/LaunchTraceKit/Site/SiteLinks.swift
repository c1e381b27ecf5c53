struct SiteLinks: Sendable {
    private let topics: [PageReference: SiteAddress]
    /// The launch of a word of `new`.
    private let examples: [String: SiteAddress]

    init(examples: [String: SiteAddress], kinds: [Topic.Kind] = Topic.Kind.allCases) {
        let placed = Topic.all.filter { kinds.contains($0.kind) }.compactMap { topic in
            topic.address.map { (topic.pageReference, $0) }
        }
        topics = Dictionary(placed) { first, _ in first }
        self.examples = examples
    }

    /// Where a name leads; nil where there is no page of it.
    func address(of reference: PageReference) -> SiteAddress? {
        switch reference {
        case .topic: topics[reference]
        case .example(let word): examples[word] ?? exampleOfFinding(word)
        case .recording, .address: nil
        }
    }

    /// `LT010` and `LT010.clean` are on the page of the finding.
    private func exampleOfFinding(_ word: String) -> SiteAddress? {
        FindingKind(rawValue: String(word.prefix { $0 != "." })).flatMap { topics[.topic(.finding, title: $0.title)] }
    }

    func markup(on page: SiteAddress) -> TopicMarkup {
        var markup = TopicMarkup { address(of: $0)?.href(from: page) }
        markup.anchor = { reference in address(of: reference).flatMap { $0.path == page.path ? $0.anchor : nil } }
        return markup
    }

    /// The links of a timeline on a page, of an app of a life cycle.
    func timeline(on page: SiteAddress, _ lifecycle: Lifecycle) -> TimelineLinks {
        TimelineLinks(
            rule: { _ in nil }, finding: { address(of: .topic(.finding, title: $0.title))?.href(from: page) ?? "" },
            answers: lifecycle.slug)
    }
}
