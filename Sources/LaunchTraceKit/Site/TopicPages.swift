/// The pages of callbacks, triggers and findings, with a list of each.
struct TopicPages: Sendable {
    let links: SiteLinks
    /// The versions by which the list of findings is filtered, the oldest first.
    let versions: [Version]
    var kinds: [Topic.Kind] = [.callback, .trigger, .finding]

    var pages: [PageMaker] {
        kinds.flatMap { kind -> [PageMaker] in
            let topics = Topic.all.filter { $0.kind == kind }.compactMap { topic in topic.address.map { (topic, $0) } }
            let list: PageMaker = { index(of: topics, kind) }
            return topics.map { topic, address -> PageMaker in { page(of: topic, at: address) } } + [list]
        }
    }

    private func page(of topic: Topic, at address: SiteAddress) -> SitePage {
        var markup = links.markup(on: address)
        markup.isBrief = topic.kind == .finding
        return SitePage(
            address: address, title: topic.title, summary: topic.summary,
            main: [markup.title(of: topic, "h1")] + markup.content(of: topic, heading: "h2"))
    }

    private func index(of topics: [(Topic, SiteAddress)], _ kind: Topic.Kind) -> SitePage {
        let address = SiteAddress("\(kind.plural)/index.html")
        let title = kind.plural.capitalizedFirst
        let items = topics.map { topic, page in
            Markup(
                "li", FindingKind(of: topic)?.filterAttributes(versions) ?? [:],
                holding: [
                    Markup("a", ["href": page.href(from: address)], holding: Markup.breakable(topic.title)),
                    Markup(" "), Markup("span", text: topic.summary),
                ]
            ).onItsOwnLine
        }
        let filter = kind == .finding ? [FindingKind.filter(versions)] : []
        return SitePage(
            address: address, title: title,
            main: [Markup("h1", text: "\(title) (\(topics.count))")] + filter + [
                Markup("ul", ["class": "list"], holding: items)
            ])
    }
}
