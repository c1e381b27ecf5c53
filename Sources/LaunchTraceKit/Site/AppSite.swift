/// The launches of one app as pages: what is found in them, at its lines, and what never runs.
struct AppSite: Sendable {
    let name: String
    let app: ReadScenario
    let launches: [LaunchOfApp]
    /// The findings, each once; files have their names below the root.
    let linted: LintedInput
    let links = SiteLinks(examples: [:], kinds: Self.kinds + [.findingRule])
    let base: String?

    /// The kinds of topics that have pages, besides the launches of the app.
    private static let kinds: [Topic.Kind] = [.finding]

    func files(by work: any ParallelWork) -> [SiteFile] {
        let names = names
        let pages = zip(names, launches).map { name, launch -> PageMaker in { page(of: launch, name) } }
        let topics = TopicPages(links: links, versions: RuleBook.standard.versions, kinds: Self.kinds).pages
        return SiteFiles(
            pages: [{ start(names) }] + pages + topics, rooms: rooms, base: base, launches: nil, reasons: .reasons
        ).all(by: work)
    }

    /// The names of the launches; those that share one say where the app is, and what comes next.
    private var names: [LaunchName] {
        let names = LaunchName.all(of: launches.map(\.launch))
        return zip(names, launches).map { name, launch in
            guard names.count(where: { $0.title == name.title }) > 1 else { return name }
            let next = launch.launch.triggers.dropFirst().map(\.kind.rawValue)
            let words = [launch.launch.start.title] + (next.isEmpty ? [] : ["then \(next.joined(separator: ", "))"])
            return LaunchName(file: name.file, title: "\(name.title) (\(words.joined(separator: "; ")))")
        }
    }

    private var rooms: [SiteRoom] {
        [SiteRoom(title: name, address: SiteAddress("index.html"))]
            + SiteRoom.all.filter { $0.address.path == "findings/index.html" }
    }

    private func address(of name: LaunchName) -> SiteAddress { SiteAddress("launches/\(name.file).html") }

    private func page(of launch: LaunchOfApp, _ name: LaunchName) -> SitePage {
        let address = address(of: name)
        let traced = TracedScenario(app.replacing(launch.scenario), launch.timeline)
        let drawing = TimelinePage(
            traced, Presentation(kinds: ShownKind.usual),
            links: links.timeline(on: address, launch.scenario.app.lifecycle))
        let device = launch.scenario.device
        let head = Markup(
            "header",
            holding: [
                Markup("h1", text: name.title),
                Markup("p", text: "\(self.name), \(device.platform.title) \(device.os)"),
            ] + drawing.found + drawing.signs)
        return SitePage(
            address: address, title: "\(name.title), \(self.name)", styles: [.style, .timelineStyle],
            scripts: [.script, .reasons, .timelineScript], main: [head, drawing.timeline] + drawing.uncalled)
    }

    private func start(_ names: [LaunchName]) -> SitePage {
        let address = SiteAddress("index.html")
        let summary = [linted].summary(in: launches.count)
        let rows = zip(names, launches).map { name, launch in
            let kinds = launch.timeline.findings.filter { $0.kind.subject == .app }.map(\.kind.code).unique()
            return Markup(
                "li",
                holding: [
                    Markup("a", ["href": self.address(of: name).href(from: address)], text: name.title), Markup(" "),
                    Markup("span", text: kinds.joined(separator: ", ")),
                ]
            ).onItsOwnLine
        }
        let sections: [(title: String, items: [Markup])] = [
            ("Findings", linted.findings.counted.map { item($0, on: address) }), ("Launches", rows),
            ("Never called", uncalled),
        ]
        return SitePage(
            address: address, title: name,
            main: [Markup("h1", text: name), Markup("p", text: summary)]
                + sections.filter { !$0.items.isEmpty }.flatMap { title, items in
                    [Markup("h2", text: title), Markup("ul", ["class": "list"], holding: items)]
                })
    }

    /// A finding with its place, as a report has it.
    private func item(_ finding: PlacedFinding, on address: SiteAddress) -> Markup {
        let kind = finding.finding.kind
        let place = finding.openPlace ?? finding.place
        let link = links.address(of: .topic(.finding, title: kind.title)).map {
            Markup("a", ["href": $0.href(from: address)], text: kind.code)
        }
        return Markup(
            "li", ["class": finding.severity.rawValue],
            holding: [
                Markup("code", text: "\(place.source.name):\(place.line)"), Markup(" "),
                Markup("strong", text: finding.severity.rawValue), Markup(" "), link ?? Markup(kind.code),
                Markup(" \(finding.finding.message)"),
            ]
        ).onItsOwnLine
    }

    /// The methods that the app has and that no launch calls, each with a reason.
    private var uncalled: [Markup] {
        let lists = launches.compactMap { launch -> [Timeline.NotCalled]? in
            if case .methods(let methods)? = launch.timeline.notCalled { methods } else { nil }
        }
        guard let first = lists.first else { return [] }
        let never = first.filter { method in
            lists.allSatisfy { $0.contains { $0.receiver == method.receiver && $0.name == method.name } }
        }
        return never.map { method in
            Markup("li", holding: [Markup("code", text: method.name), Markup(" \(method.why)")]).onItsOwnLine
        }
    }
}
