/// The first page: the choice of a launch, and the questions that are asked most.
struct StartPage: Sendable {
    let survey: SiteSurvey
    let links: SiteLinks

    private var address: SiteAddress { SiteAddress("index.html") }

    var page: SitePage {
        SitePage(
            address: address, title: ToolInfo.name, scripts: [.launches, .script], summary: question,
            main: [Markup("h1", text: question), Markup("p", text: answer), way] + questions + [rooms])
    }

    private var question: String { "What does UIKit call, when, and in which state?" }

    private var answer: String {
        "Every launch of an iOS app, from the event to the last callback, with the states that code reads and the rule "
            + "of each step."
    }

    /// Five choices that lead to a launch, for who has the script.
    private var way: Markup {
        let triggers = survey.triggers.map { ($0.slug, $0.title) }
        let lifecycles = Lifecycle.allCases.map { ($0.slug, $0.label) }
        let starts = Start.allCases.map { ($0.slug, $0.title) }
        let versions = survey.survey.versions.reversed().map { ($0.slug, $0.slug) }
        let platforms = Platform.allCases.map { ($0.slug, $0.title) }
        return Markup(
            "form", ["id": "way", "hidden": "", "aria-label": "A launch"],
            holding: [
                .choice("trigger", "Trigger", triggers), .choice("lifecycle", "Life cycle", lifecycles),
                .choice("start", "The app", starts), .choice("version", "iOS", versions),
                .choice("platform", "Platform", platforms), Markup("button", ["type": "submit"], text: "Show"),
                Markup("p", ["id": "answer", "role": "status"], holding: []),
            ])
    }

    /// The questions with the trigger that answers each.
    private var questions: [Markup] {
        ExampleQuestion.sections.flatMap { section -> [Markup] in
            let items = section.questions.compactMap(item)
            return items.isEmpty
                ? [] : [Markup("h2", text: section.title), Markup("ul", ["class": "list"], holding: items)]
        }
    }

    private func item(_ question: ExampleQuestion) -> Markup? {
        let triggers = question.events.compactMap { event in survey.triggers.first { $0.trigger.kind == event } }
        guard let first = triggers.first else { return nil }
        let others = triggers.dropFirst().flatMap { [Markup(", "), link($0, $0.title)] }
        return Markup("li", holding: [link(first, question.text)] + others).onItsOwnLine
    }

    private func link(_ trigger: RepresentativeTrigger, _ text: String) -> Markup {
        Markup("a", ["href": SiteAddress(of: trigger).href(from: address)], text: text)
    }

    private var rooms: Markup {
        let data = SiteRoom(title: "All launches as data", address: SiteAddress("launches.json"))
        let items = (SiteRoom.all.dropFirst() + [data]).map { room in
            Markup("li", holding: [Markup("a", ["href": room.address.href(from: address)], text: room.title)])
        }
        return Markup(
            "section", holding: [Markup("h2", text: "Reference"), Markup("ul", ["class": "links"], holding: items)])
    }
}
