/// The course: a list of its lessons, and a page each.
struct CoursePages: Sendable {
    let links: SiteLinks

    var pages: [PageMaker] { [{ index }] + Lesson.all.map { lesson -> PageMaker in { page(of: lesson) } } }

    private func address(of lesson: Lesson) -> SiteAddress { SiteAddress("course/\(lesson.number).html") }

    private var index: SitePage {
        let address = SiteAddress("course/index.html")
        let items = Lesson.all.map { lesson in
            Markup(
                "li",
                holding: [
                    Markup("a", ["href": self.address(of: lesson).href(from: address)], text: lesson.title),
                    Markup(" "), Markup("span", text: lesson.repairs.map(\.title).joined(separator: ", ")),
                ]
            ).onItsOwnLine
        }
        let words =
            "Each lesson asks a question, lets you predict a launch step by step, changes it, and has an app to repair. "
            + "The answers come from the model. In a terminal: \(ToolInfo.name) play --lesson 6, and \(ToolInfo.name) lesson 6."
        return SitePage(
            address: address, title: "Course",
            main: [
                Markup("h1", text: "Course"), Markup("p", text: words),
                Markup("ol", ["class": "lessons"], holding: items),
            ])
    }

    private func page(of lesson: Lesson) -> SitePage {
        let address = address(of: lesson)
        do {
            let parts = LessonMarkup(page: try LessonPage(lesson), markup: links.markup(on: address))
            let drawing = TimelinePage(
                parts.page.launch, Presentation(kinds: ShownKind.usual),
                links: links.timeline(on: address, parts.page.launch.read.scenario.app.lifecycle), predicts: true)
            return SitePage(
                address: address, title: "Lesson \(lesson.number): \(lesson.title)", styles: [.style, .timelineStyle],
                scripts: [.script, .reasons, .timelineScript],
                main: [Markup("h1", text: "\(lesson.number). \(lesson.title)"), parts.question, parts.launchHead]
                    + drawing.signs + [drawing.timeline] + parts.rest + [neighbours(of: lesson, on: address)])
        } catch {
            return SitePage(
                address: address, title: lesson.title,
                main: [Markup("h1", text: lesson.title), Markup("p", text: "\(error)")])
        }
    }

    private func neighbours(of lesson: Lesson, on address: SiteAddress) -> Markup {
        let near = [Lesson.numbered(lesson.number - 1), Lesson.numbered(lesson.number + 1)].compactMap(\.self)
        let items = near.map { other in
            Markup(
                "li",
                holding: [
                    Markup(
                        "a", ["href": self.address(of: other).href(from: address)],
                        text: "\(other.number). \(other.title)")
                ])
        }
        return Markup("nav", ["aria-label": "Lessons"], holding: [Markup("ul", ["class": "links"], holding: items)])
    }
}

/// The parts of a lesson; what answers a question is folded up until it is asked for, with a script and without.
private struct LessonMarkup {
    let page: LessonPage
    let markup: TopicMarkup

    /// What is asked before anything is shown.
    var question: Markup {
        let choices = page.choices.enumerated().map { index, choice in
            let id = "choice-\(index + 1)"
            return Markup(
                "p",
                holding: [
                    Markup("input", void: ["type": "checkbox", "id": id, "data-right": "\(choice.isRight)"]),
                    Markup("label", ["for": id], holding: Markup.breakable(" \(choice.text)")),
                ])
        }
        let right = page.choices.filter(\.isRight).map { Markup("li", text: $0.text) }
        return Markup(
            "section", ["id": "question"],
            holding: [
                Markup(
                    "fieldset",
                    holding: [Markup("legend", text: page.lesson.question.text)] + choices + [
                        Markup("p", ["id": "verdict", "role": "status"], holding: [])
                    ]), folded("The answer", [Markup("ul", holding: right)]),
            ]
        ).onItsOwnLine
    }

    var launchHead: Markup {
        Markup(
            "section",
            holding: [
                Markup("h2", text: "The launch: \(page.launch.read.scenario.name)"),
                Markup(
                    "p",
                    text:
                        "Quiz hides the next steps, and asks for the callback, its application state, and its payload."),
            ])
    }

    var rest: [Markup] { [changes, repair, teaches] }

    private var changes: Markup {
        let items = page.changes.map { change in
            folded(
                change.variant.label,
                [
                    Markup(
                        "ul", ["class": "changed"],
                        holding: change.lines.map { Markup("li", holding: [Markup("code", text: $0)]) })
                ])
        }
        return Markup("section", holding: [Markup("h2", text: "Variants")] + items).onItsOwnLine
    }

    private var repair: Markup {
        let commands = [page.lesson.writeCommand, page.lesson.checkCommand].map { command in
            Markup("p", ["class": "command"], holding: [Markup("code", text: command)])
        }
        return Markup(
            "section", holding: [Markup("h2", text: "Repair this app")] + page.lesson.apps.flatMap(parts) + commands
        ).onItsOwnLine
    }

    /// An app with its hints and a solution.
    private func parts(of app: LessonRepair) -> [Markup] {
        let hints = ((try? app.hints()) ?? []).enumerated().map { index, hint in
            folded("Hint \(index + 1)", [Markup("p", text: hint)])
        }
        return [Markup(lines: app.text.lines, label: "The app to repair")] + hints + [
            folded("A solution", [Markup(lines: app.solution.lines, label: "A solution")])
        ]
    }

    private var teaches: Markup { folded("Summary", page.teaches.map { markup.section($0, heading: "h3") }) }

    private func folded(_ title: String, _ content: [Markup]) -> Markup {
        Markup("details", holding: [Markup("summary", text: title)] + content).onItsOwnLine
    }
}

extension String {
    fileprivate var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}
