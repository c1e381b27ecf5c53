/// Where the site has the topics of a kind.
enum TopicPlace: Equatable, Sendable {
    /// A page each, in a folder.
    case pages(String)
    /// On pages of a folder, one for those whose names begin alike.
    case families(String)
    /// On one page.
    case list(String)
    /// On the page of the finding that it is a rule of.
    case finding
}

extension Topic.Kind {
    var place: TopicPlace {
        switch self {
        case .callback: .pages("callbacks")
        case .otherMethod: .pages("methods")
        case .trigger: .pages("triggers")
        case .launchOption, .connectionOption, .sessionValue: .pages("options")
        case .notification: .pages("notifications")
        case .finding: .pages("findings")
        case .step: .pages("steps")
        case .state, .sceneState: .pages("states")
        case .dispute: .pages("disputes")
        case .limit: .pages("limits")
        case .confidence: .pages("confidence")
        case .findingRule: .finding
        case .rule: .families("rules")
        case .key: .families("keys")
        case .value: .families("values")
        case .fact, .setting, .term, .lifecycle, .receiver, .action, .backgroundEvent, .interruption, .start, .pause,
            .role,
            .ending, .payload, .point:
            .list("words/\(plural.slug).html")
        }
    }
}

extension Topic {
    /// Where the site explains it.
    var address: SiteAddress {
        if kind == .confidence, title == Topic.unrecorded.title { return SiteAddress("unrecorded.html") }
        return placed
    }

    private var placed: SiteAddress {
        switch kind.place {
        case .pages(let folder): SiteAddress("\(folder)/\(pageName).html")
        case .families(let folder): SiteAddress("\(folder)/\(family).html", anchor: title)
        case .list(let path): SiteAddress(path, anchor: title.anchor)
        case .finding: SiteAddress("findings/\(FindingKind.named(byRule: title)?.code ?? "").html", anchor: title)
        }
    }

    private var pageName: String {
        switch kind {
        case .finding: names.first ?? title
        // A step may be a whole line of the console.
        case .step: (names.first ?? title).slug
        case .sceneState: "scene-\(title.slug)"
        default: title.slug
        }
    }

    /// What the name has in common with others: `scene` for `scene.will-connect`.
    var family: String {
        let name = title.drop { $0 == "$" }
        let start = name.prefix { $0 != "." && $0 != "=" }
        return start.count == title.count ? "scenario" : String(start).slug
    }
}

extension String {
    /// The text as the `id` of an element, which has no blanks.
    fileprivate var anchor: String { contains(" ") ? slug : self }
}

extension FindingKind {
    /// The kind that has a rule.
    fileprivate static func named(byRule id: String) -> FindingKind? {
        allCases.first { kind in kind.rules.contains { $0.id == id } }
    }
}
