struct LaunchPages: Sendable {
    let survey: SiteSurvey
    let links: SiteLinks

    var pages: [PageMaker] {
        let launches = survey.survey.launches.flatMap { launch in
            launch.runs.map { run -> PageMaker in
                { LaunchPage(launch: launch, run: run, survey: survey, links: links).page }
            }
        }
        return [{ index }] + survey.triggers.map { trigger in { page(of: trigger) } } + launches
    }

    private func page(of trigger: RepresentativeTrigger) -> SitePage {
        let newest = Dictionary(survey.launches(of: trigger).map { (NewestKey($0.lifecycle, $0.start), $0) }) {
            first, _ in first
        }
        return TriggerPage(trigger: trigger, matrix: MatrixPage(MatrixPage.standardMatrix.only(trigger)), links: links)
        { lifecycle, start in
            newest[NewestKey(lifecycle, start)].flatMap { launch in
                launch.newest.map { SiteAddress(of: launch, on: $0) }
            }
        }.page
    }

    private struct NewestKey: Hashable {
        let lifecycle: Lifecycle
        let start: Start

        init(_ lifecycle: Lifecycle, _ start: Start) { (self.lifecycle, self.start) = (lifecycle, start) }
    }

    /// All triggers, with what they mean.
    private var index: SitePage {
        let address = SiteAddress("launches/index.html")
        let sections = RepresentativeTrigger.Section.allCases.flatMap { section -> [Markup] in
            let items = survey.triggers.filter { $0.section == section }.map { trigger in
                Markup(
                    "li",
                    holding: [
                        Markup("a", ["href": SiteAddress(of: trigger).href(from: address)], text: trigger.title),
                        Markup(" "), Markup("span", text: trigger.trigger.meaning),
                    ]
                ).onItsOwnLine
            }
            return [Markup("h2", text: section.title), Markup("ul", ["class": "list"], holding: items)]
        }
        return SitePage(address: address, title: "Launches", main: [Markup("h1", text: "Launches")] + sections)
    }
}
