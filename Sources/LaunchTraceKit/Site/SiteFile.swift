struct SiteFile: Sendable {
    let path: String
    let text: String

    /// The text by which a file of an older version is known.
    var mark: String {
        switch path.lastPathPart.split(separator: ".").last {
        case "html": Self.generator.source
        case "json": "\"schema\":"
        default: Self.comment
        }
    }

    static let generator = Markup(meta: ["name": "generator", "content": ToolInfo.name])
    /// Of files without a head.
    static let comment = "Written by \(ToolInfo.name)."
}

/// Makes a page when it is its turn, so that several are made at once.
typealias PageMaker = @Sendable () -> SitePage

/// A page of the site: the content between the common head and end.
struct SitePage: Sendable {
    let address: SiteAddress
    let title: String
    var styles = [SiteAsset.style]
    var scripts = [SiteAsset.script]
    /// The words of the page for a search engine.
    var summary: String?
    let main: [Markup]
}

/// The files that pages share.
enum SiteAsset: String, CaseIterable, Sendable {
    case style = "site.css"
    case timelineStyle = "timeline.css"
    case script = "site.js"
    case timelineScript = "timeline.js"
    /// The sentences of the rules, for the steps of timelines.
    case reasons = "reasons.js"
    /// The launches, for the choice on the first page.
    case launches = "launches.js"
}

extension SitePage {
    /// Its file, which leads to these rooms; canonical addresses begin with the base.
    func file(leadingTo rooms: [SiteRoom], base: String?) -> SiteFile {
        let root = address.root
        let styles = styles.map { Markup("link", void: ["rel": "stylesheet", "href": root + $0.rawValue]) }
        let scripts = scripts.map { Markup("script", ["src": root + $0.rawValue, "defer": ""], holding: []) }
        let canonical = base.map { [Markup("link", void: ["rel": "canonical", "href": $0 + address.path])] } ?? []
        let description = summary.map { [Markup(meta: ["name": "description", "content": $0])] } ?? []
        let page = WebPage(
            title == ToolInfo.name ? title : "\(title) \u{2013} \(ToolInfo.name)", policy: Self.policy,
            parts: [SiteFile.generator] + description + canonical + styles + scripts,
            holding: [bar(rooms).onItsOwnLine, Markup("main", ["id": "page-content"], holding: main).onItsOwnLine])
        return SiteFile(path: address.path, text: page.text)
    }

    /// It loads and runs nothing but what lies beside it, with a server and without one.
    private static let policy = [
        "default-src 'none'", "style-src 'self' file:", "script-src 'self' file:", "base-uri 'none'",
        "form-action 'none'",
    ]

    private func bar(_ rooms: [SiteRoom]) -> Markup {
        let links = rooms.map { room in
            Markup(
                "a",
                room.address.path == address.path
                    ? ["href": room.address.href(from: address), "aria-current": "page"]
                    : ["href": room.address.href(from: address)], text: room.title)
        }
        return Markup(
            "header", ["class": "bar"],
            holding: [
                Markup("a", ["class": "skip", "href": "#page-content"], text: "To the content"),
                Markup("nav", ["aria-label": "Site"], holding: links),
            ])
    }
}

/// A part of the site that every page leads to.
struct SiteRoom: Sendable {
    let title: String
    let address: SiteAddress

    static let all = [
        SiteRoom(title: ToolInfo.name, address: SiteAddress("index.html")),
        SiteRoom(title: "Launches", address: SiteAddress("launches/index.html")),
        SiteRoom(title: "Triggers", address: SiteAddress("triggers/index.html")),
        SiteRoom(title: "Callbacks", address: SiteAddress("callbacks/index.html")),
        SiteRoom(title: "Findings", address: SiteAddress("findings/index.html")),
        SiteRoom(title: "Course", address: SiteAddress("course/index.html")),
    ]
}
