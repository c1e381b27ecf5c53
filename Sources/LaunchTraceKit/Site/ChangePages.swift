/// What each version changed.
struct ChangePages: Sendable {
    let survey: SiteSurvey
    let links: SiteLinks

    var pages: [PageMaker] {
        let groups = Dictionary(grouping: ModelChange.all(in: survey.survey), by: \.version)
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
                    Markup("span", text: "\(changes.count.counting("change")): \(changes.first?.text ?? "")"),
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
        let rules = PageText.list(of: change.rules.map { "\(naming: $0)" })
        let lines = change.differences.map { Markup("li", holding: [Markup("code", text: $0)]) }
        let launches = change.launches.map { launch in
            Markup("li", holding: [link(to: launch, since: change.version, on: address)])
        }
        let parts: [Markup?] = [
            Markup("h2", text: "\(change.text) (\(change.launches.count.counting("launch")))"),
            rules.parts.isEmpty ? nil : Markup("p", holding: links.markup(on: address).written(rules)),
            lines.isEmpty ? nil : Markup("ul", ["class": "changed"], holding: lines),
            Markup(
                "details",
                holding: [Markup("summary", text: "The launches"), Markup("ul", ["class": "links"], holding: launches)]),
        ]
        return Markup("article", holding: parts.compactMap(\.self)).onItsOwnLine
    }

    /// The launch on the version; only its name where it can't happen there.
    private func link(to launch: SurveyedLaunch, since version: Version, on address: SiteAddress) -> Markup {
        guard let run = launch.runsOnIOS.first(where: { $0.versions.contains(version) }) else {
            return Markup(launch.title)
        }
        return Markup("a", ["href": SiteAddress(of: launch, on: run).href(from: address)], text: launch.title)
    }
}
