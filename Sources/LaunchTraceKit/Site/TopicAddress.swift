extension Topic {
    /// The page of the site that explains it; nil for a kind without pages.
    var address: SiteAddress? {
        switch kind {
        case .callback: SiteAddress("callbacks/\(title.slug).html")
        case .trigger: SiteAddress("triggers/\(title.slug).html")
        case .finding: SiteAddress("findings/\(names.first ?? title).html")
        // The page of a finding has the rules of the finding among its sections.
        case .findingRule:
            FindingKind.named(byRule: title).map { SiteAddress("findings/\($0.code).html", anchor: title) }
        default: nil
        }
    }
}

extension FindingKind {
    fileprivate static func named(byRule id: String) -> FindingKind? {
        allCases.first { kind in kind.rules.contains { $0.id == id } }
    }
}
