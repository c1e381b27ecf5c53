/// What each version changed.
struct ChangePages: Sendable {
    let survey: SiteSurvey
    let links: SiteLinks

    var pages: [PageMaker] {
        let groups = Dictionary(grouping: survey.survey.changes, by: \.version)
        let versions = groups.keys.sorted()
        return [{ index(versions.reversed().map { ($0, groups[$0] ?? []) }) }]
            + versions.map { version -> PageMaker in { page(version, groups[version] ?? []) } }
    }

    private func address(of version: Version) -> SiteAddress { SiteAddress("changes/ios-\(version.slug).html") }

    private func index(_ changes: [(version: Version, changes: [ModelChange])]) -> SitePage {
        let address = SiteAddress("changes/index.html")
        let items = changes.map { version, changes in
            Markup(
                "li",
                holding: [
                    Markup("a", ["href": self.address(of: version).href(from: address)], text: "iOS \(version.slug)"),
                    Markup(" "),
                    Markup("span", text: "\(changes.count.counting("change")): \(changes.first?.title ?? "")"),
                ]
            ).onItsOwnLine
        }
        return SitePage(
            address: address, title: "What each iOS changed",
            main: [Markup("h1", text: "What each iOS changed"), Markup("ul", ["class": "list"], holding: items)])
    }

    private func page(_ version: Version, _ changes: [ModelChange]) -> SitePage {
        let address = address(of: version)
        let title = "What iOS \(version.slug) changed"
        return SitePage(
            address: address, title: title,
            main: [Markup("h1", text: title)] + changes.map { article($0, on: address) })
    }

    private func article(_ change: ModelChange, on address: SiteAddress) -> Markup {
        let markup = links.markup(on: address)
        let rule = change.rule.map { Markup("p", holding: markup.written("\(naming: $0)")) }
        let title = Markup("h2", text: "\(change.title) (\(change.launchCount.counting("launch")))")
        return Markup(
            "article",
            holding: [title] + [rule].compactMap(\.self) + change.variants.map { self.variant($0, on: address) }
        ).onItsOwnLine
    }

    /// The steps that are different, and the launches in which they are.
    private func variant(_ variant: ModelChange.Variant, on address: SiteAddress) -> Markup {
        let lines = variant.steps.lines.map { Markup("li", holding: [Markup("code", text: $0.text)]) }
        let launches = variant.launches.map { changed in
            Markup(
                "li",
                holding: [
                    Markup(
                        "a", ["href": SiteAddress(of: changed.launch, on: changed.after).href(from: address)],
                        text: changed.launch.title)
                ])
        }
        return Markup(
            "section",
            holding: [
                Markup("ul", ["class": "changed"], holding: lines),
                Markup(
                    "details",
                    holding: [
                        Markup("summary", text: "In \(launches.count.counting("launch"))"),
                        Markup("ul", ["class": "links"], holding: launches),
                    ]),
            ])
    }
}
