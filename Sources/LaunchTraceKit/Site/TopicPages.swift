/// The pages of all that can be explained.
struct TopicPages: Sendable {
    let links: SiteLinks
    /// The versions by which lists are filtered, the oldest first.
    let versions: [Version]
    var kinds = Topic.Kind.allCases

    private var topics: [Topic] { Topic.all.filter { kinds.contains($0.kind) } }

    var pages: [PageMaker] {
        let groups = Dictionary(grouping: topics) { $0.address.path }
        let paths = topics.map(\.address.path).unique()
        // The topics come in the order of their kinds, so that a finding stands before its rules.
        return paths.compactMap { path -> PageMaker? in
            guard let topics = groups[path], let first = topics.first else { return nil }
            return { page(of: topics, like: first) }
        } + indices
    }

    private func page(of topics: [Topic], like first: Topic) -> SitePage {
        let address = SiteAddress(first.address.path)
        var markup = links.markup(on: address)
        markup.isBrief = topics.count > 1
        switch first.kind.place {
        case .pages, .finding:
            // A finding has its rules among its sections.
            return SitePage(
                address: address, title: first.title, summary: first.summary,
                main: [markup.title(of: first, "h1")] + markup.content(of: first, heading: "h2"))
        case .families(let folder):
            let title = "\(first.kind.plural.capitalizedFirst): \(first.family)"
            return SitePage(
                address: address, title: title,
                main: [
                    Markup("h1", text: title), backTo(folder, from: address, first.kind),
                ] + topics.map { article($0, markup, heading: "h2") })
        case .list:
            let title = first.kind.plural.capitalizedFirst
            return SitePage(
                address: address, title: title,
                main: [Markup("h1", text: title)] + topics.map { article($0, markup, heading: "h2") })
        }
    }

    private func article(_ topic: Topic, _ markup: TopicMarkup, heading: String) -> Markup {
        Markup(
            "article", ["id": topic.address.anchor ?? ""],
            holding: [markup.title(of: topic, heading)] + markup.sections(of: topic, heading: "h3")
        ).onItsOwnLine
    }

    private func backTo(_ folder: String, from page: SiteAddress, _ kind: Topic.Kind) -> Markup {
        Markup(
            "p",
            holding: [
                Markup("a", ["href": SiteAddress("\(folder)/index.html").href(from: page)], text: "All \(kind.plural)")
            ])
    }
}

extension TopicPages {
    /// A list of what stands in each folder, and one of all words.
    private var indices: [PageMaker] {
        let folders = kinds.compactMap(\.place.folder).unique()
        let lists = folders.map { folder -> PageMaker in
            { index(of: folder, kinds.filter { $0.place.folder == folder }) }
        }
        return lists + (kinds.count == Topic.Kind.allCases.count ? [{ words }] : [])
    }

    private func index(of folder: String, _ kinds: [Topic.Kind]) -> SitePage {
        let address = SiteAddress("\(folder)/index.html")
        let topics = kinds.flatMap { kind in Topic.all.filter { $0.kind == kind } }
        let title = kinds.map(\.plural).listed("and").capitalizedFirst
        let items = topics.map { topic in
            Markup(
                "li", attributes(of: topic),
                holding: [
                    Markup("a", ["href": topic.address.href(from: address)], holding: Markup.breakable(topic.title)),
                    Markup(" "), Markup("span", text: topic.summary),
                ]
            ).onItsOwnLine
        }
        let filter = kinds.contains(.finding) || kinds.contains(.rule) ? [filter(of: kinds[0])] : []
        return SitePage(
            address: address, title: title,
            main: [Markup("h1", text: "\(title) (\(topics.count))")] + filter
                + [Markup("ul", ["class": "list"], holding: items)])
    }

    /// All kinds of topics, with what there is of each.
    private var words: SitePage {
        let address = SiteAddress("words/index.html")
        let kinds = Topic.Kind.allCases.filter { $0.place != .finding }
        let items = kinds.map { kind -> Markup in
            let topics = Topic.all.filter { $0.kind == kind }
            let path = kind.place.folder.map { "\($0)/index.html" } ?? topics.first?.address.path ?? ""
            return Markup(
                "li",
                holding: [
                    Markup("a", ["href": SiteAddress(path).href(from: address)], text: kind.plural.capitalizedFirst),
                    Markup(" (\(topics.count))"),
                ])
        }
        let others = [("unrecorded.html", "What no recording shows yet"), ("launches.json", "All launches as data")]
            .map { path, title in
                Markup("li", holding: [Markup("a", ["href": SiteAddress(path).href(from: address)], text: title)])
            }
        return SitePage(
            address: address, title: "All words",
            main: [Markup("h1", text: "All words"), Markup("ul", ["class": "list"], holding: items + others)])
    }
}

extension TopicPlace {
    /// The folder that has a list of its own; nil where one page has all.
    fileprivate var folder: String? {
        switch self {
        case .pages(let folder), .families(let folder): folder
        case .list, .finding: nil
        }
    }
}
