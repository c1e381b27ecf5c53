/// One launch on some versions: its timeline, drawn and stepped through, and what is near to it.
struct LaunchPage: Sendable {
    let launch: SurveyedLaunch
    let run: SurveyedRun
    let survey: SiteSurvey
    let links: SiteLinks

    private var address: SiteAddress { SiteAddress(of: launch, on: run) }
    private var platform: Platform { run.versions.platform }

    var page: SitePage {
        let text = run.text
        let traced = survey.traced(text, of: launch, on: run)
        let drawing = traced.map {
            TimelinePage($0, Presentation(kinds: ShownKind.usual), links: links.timeline(on: address, launch.lifecycle))
        }
        let title = launch.title
        let heading = Markup("div", holding: [Markup("h1", text: title), Markup("p", text: sentence), strip])
        let head = Markup(
            "header",
            holding: [Markup("div", ["class": "launch"], holding: [heading, elsewhere])] + (drawing?.signs ?? []))
        return SitePage(
            address: address, title: "\(title), \(survey.survey.title(run))", styles: [.style, .timelineStyle],
            scripts: [.script, .reasons, .timelineScript], summary: sentence,
            main: [head] + (drawing.map { [$0.timeline] } ?? []) + recorded + (drawing?.uncalled ?? []) + neighbours
                + [findings].compactMap(\.self) + [scenario(text)])
    }

    /// The app, where it is, and for which versions that holds.
    private var sentence: String {
        let app =
            switch launch.lifecycle {
            case .scene: "The app has scenes"
            case .appDelegate: "The app has no scenes"
            case .swiftUI: "The app is one of SwiftUI"
            }
        let start =
            switch launch.start {
            case .notRunning: "isn't running"
            case .prewarmed: "was prewarmed"
            case .suspended: "is suspended"
            case .background: "runs in the background"
            case .active: "is in front"
            }
        let range = survey.survey.title(run)
        let versions = range == run.firstTitle ? "on \(range)" : "the same from \(range)"
        return "\(app) and \(start); \(versions)."
    }

    /// On which of the versions its callbacks were logged; elsewhere they are carried over.
    private var recorded: [Markup] {
        let rules = run.timeline.entries.filter { $0.callback != nil }.map(\.rule).unique()
        let sources = rules.compactMap { RuleBook.standard.rule($0)?.source }.filter { $0.platforms.contains(platform) }
        let versions = Set(sources.flatMap(\.recorded)).filter(run.versions.contains).sorted()
        let words = "Its callbacks were recorded on \(platform.title) \(versions.map(\.slug).listed("and"))."
        return versions.isEmpty ? [] : [Markup("p", text: words)]
    }

    /// The runs of versions, of which this is one, and the other platforms.
    private var strip: Markup {
        let items = launch.runs.map { other in
            let name =
                other.versions.platform == .iOS ? survey.survey.range(other, "\u{2013}") : other.versions.platform.title
            return Markup(
                "li",
                holding: [
                    other == run
                        ? Markup("strong", ["aria-current": "page"], text: name)
                        : Markup("a", ["href": SiteAddress(of: launch, on: other).href(from: address)], text: name)
                ])
        }
        return Markup("ul", ["class": "strip", "aria-label": "Versions"], holding: items)
    }

    /// What the versions before and after do otherwise.
    private var neighbours: [Markup] {
        let own = launch.runsOnIOS
        guard platform == .iOS, let index = own.firstIndex(of: run) else {
            return own.last.map { [difference(from: $0, to: run, "Differences on \(platform.title)")] } ?? []
        }
        let before = index > 0 ? own[index - 1] : nil
        let after = index + 1 < own.count ? own[index + 1] : nil
        return [
            before.map { difference(from: $0, to: run, "Changes in \(run.firstTitle)") },
            after.map { difference(from: run, to: $0, "Changes in \($0.firstTitle)") },
        ].compactMap(\.self)
    }

    private func difference(from before: SurveyedRun, to after: SurveyedRun, _ title: String) -> Markup {
        let changes = before.timeline.differences(to: after.timeline)
        let lines = changes.map { Markup("li", holding: [Markup("code", text: $0)]) }
        let other = before == run ? after : before
        let link = Markup(
            "p",
            holding: [
                Markup(
                    "a", ["href": SiteAddress(of: launch, on: other).href(from: address)],
                    text: survey.survey.title(other))
            ])
        return Markup(
            "section", holding: [Markup("h2", text: title), Markup("ul", ["class": "changed"], holding: lines), link]
        ).onItsOwnLine
    }

    /// The findings whose example is such a launch.
    private var findings: Markup? {
        let kinds = survey.findings(at: launch)
        guard !kinds.isEmpty else { return nil }
        let items = kinds.map { kind in
            Markup("li", holding: links.markup(on: address).written("\(naming: kind): \(kind.meaning)"))
        }
        return Markup("section", holding: [Markup("h2", text: "Findings"), Markup("ul", holding: items)]).onItsOwnLine
    }

    private func scenario(_ text: String) -> Markup {
        let lines = text.split(separator: "\n").map(String.init)
        return Markup(
            "section",
            holding: [
                Markup("h2", text: "Scenario"), Markup(lines: lines, label: "Scenario"),
                Markup(
                    "p", ["class": "command"], holding: [Markup("code", text: "\(ToolInfo.name) run scenario.json")]),
            ]
        ).onItsOwnLine
    }

    /// The same trigger from other starts and in other life cycles, and the page that has them side by side.
    private var elsewhere: Markup {
        let all = survey.launches(of: launch.representative).filter { other in
            other != launch && (other.lifecycle == launch.lifecycle || other.start == launch.start)
        }
        let items = all.compactMap { other -> Markup? in
            guard let near = other.run(like: run) else { return nil }
            return Markup(
                "li",
                holding: [
                    Markup(
                        "a", ["href": SiteAddress(of: other, on: near).href(from: address)],
                        text: "\(other.lifecycle.label), \(other.start.title)")
                ])
        }
        let trigger = Markup(
            "p",
            holding: [
                Markup(
                    "a", ["href": SiteAddress(of: launch.representative).href(from: address)],
                    text: "\(launch.representative.title): the life cycles side by side")
            ])
        return Markup(
            "details",
            holding: [
                Markup("summary", text: "Other starts and life cycles"), trigger,
                Markup("ul", ["class": "links"], holding: items),
            ]
        ).onItsOwnLine
    }
}

extension SurveyedLaunch {
    /// On the version nearest to that of another launch.
    fileprivate func run(like other: SurveyedRun) -> SurveyedRun? {
        let last = other.versions.last
        return runs.first { $0.versions.platform == other.versions.platform && $0.versions.contains(last) }
            ?? runsOnIOS.first { $0.versions.contains(last) } ?? newest
    }
}
