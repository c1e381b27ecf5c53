/// A picture as a page of HTML, or as a part of one.
package struct TimelinePage: Sendable {
    let picture: Picture
    /// Callbacks that the quiz offers beside those of the timeline.
    let answers: [Callback]
    /// Whether every step has its reason, and not only the list below the steps.
    let showsReasons: Bool
    let links: TimelineLinks
    /// Whether the quiz asks for states and payloads, too, and not only for callbacks.
    let predicts: Bool

    package init(
        _ traced: TracedScenario, _ presentation: Presentation, links: TimelineLinks = .onPage, predicts: Bool = false
    ) {
        let shown = ShownTimeline(traced, presentation)
        picture = Picture(shown)
        answers = links.answers == nil ? shown.header.usualCallbacks(of: Set(shown.receivers)) : []
        showsReasons = presentation.detail == .explained
        self.links = links
        self.predicts = predicts
    }

    var page: WebPage {
        WebPage(
            picture.title, timelineStyle, policy: Self.policy,
            holding: [main.onItsOwnLine, Self.stage.onItsOwnLine, script.onItsOwnLine])
    }

    /// It loads and runs nothing but its own style and its own script.
    static let policy = [
        "default-src 'none'", "style-src '\(timelineStyleHash)'", "script-src '\(timelineScriptHash)'",
        "base-uri 'none'", "form-action 'none'",
    ]

    private var main: Markup {
        let top = Markup(
            "header", holding: [Markup("h1", text: picture.title), Markup("p", text: picture.subtitle)] + found + signs)
        return Markup("main", holding: [top, timeline] + uncalled + reasons)
    }

    /// What the signs mean, and what isn't drawn.
    package var signs: [Markup] { [legend] + [picture.remark].compactMap { $0.map { Markup("p", text: $0) } } }

    /// The number of the last row, in which all has come.
    var last: Int { picture.rows.count }

    private var legend: Markup {
        let items = PictureLegend.items(of: picture).map { item in
            Markup(
                "div", ["data-from": "\(item.row)"],
                holding: [Markup("dt", text: item.sign), Markup("dd", text: item.meaning)])
        }
        return items.isEmpty ? Markup("") : Markup("dl", ["class": "legend"], holding: items)
    }

    /// The steps, with counts for the style sheet, which makes room for as much.
    package var timeline: Markup {
        let end = Markup(
            "p", ["class": "ending \(picture.outcome.tone)", "data-from": "\(last)"], text: "= \(picture.outcome.name)")
        let others = links.answers ?? answers.map(\.name).joined(separator: " ")
        let steps = Markup(
            "ol",
            predicts
                ? ["class": "steps", "data-others": others, "data-predicts": ""]
                : ["class": "steps", "data-others": others], holding: picture.rows.map { item($0).onItsOwnLine })
        // On paper each page has the heads.
        let sheet = Markup(
            "div", ["class": "sheet"],
            holding: [Markup("div", ["class": "top"], holding: [heads]).onItsOwnLine, steps.onItsOwnLine])
        return Markup(
            "div",
            [
                "class": classes, "data-lanes": "\(picture.lanes.count)", "data-bands": "\(picture.bands.count)",
                "data-rails": "\(picture.rails)",
            ], holding: [Markup("h2", ["class": "unseen"], text: "Steps"), states, sheet, end.onItsOwnLine])
    }

    /// Long pages are laid out only where they are looked at.
    private var classes: String { "timeline" + (picture.rows.count > 500 ? " long" : "") }

    /// The heads of bands and lanes; each step names its actor, so a screen reader can skip the heads.
    private var heads: Markup {
        let lanes = picture.lanes.enumerated().map { index, head in
            Markup("span", ["data-from": "\(firstRow { $0.lane == index })"], holding: Markup.breakable(head))
        }
        return Markup(
            "div", ["class": "heads", "aria-hidden": "true"],
            holding: [
                Markup(
                    "span", ["class": "bands"],
                    holding: picture.bands.map { Markup("span", holding: Markup.breakable($0)) }),
                Markup("span", ["class": "lane"], holding: lanes),
            ])
    }

    /// The states by their colours, where bands are too narrow for names.
    private var states: Markup {
        let bands = picture.rows.flatMap { row in row.bands.map { (state: $0.state, row: row.number) } }
        let items = bands.map(\.state).unique().map { state in
            let row = bands.first { $0.state == state }?.row ?? 1
            return Markup("span", ["class": state.tone.colors.edge.rawValue, "data-from": "\(row)"], text: state.title)
        }
        return Markup("p", ["class": "states", "aria-hidden": "true"], holding: items)
    }

    private var script: Markup { Markup(script: timelineScript) }
}

/// Where a page leads from its steps.
package struct TimelineLinks: Sendable {
    /// The address of a rule; nil where the step has only the name of the rule.
    let rule: @Sendable (Rule) -> String?
    let finding: @Sendable (FindingKind) -> String
    /// The name of the script that has more answers for the quiz; nil if the page has them.
    let answers: String?

    package init(
        rule: @escaping @Sendable (Rule) -> String?, finding: @escaping @Sendable (FindingKind) -> String,
        answers: String? = nil
    ) { (self.rule, self.finding, self.answers) = (rule, finding, answers) }

    /// To the reasons below the steps.
    package static let onPage = TimelineLinks(rule: { "#\($0.anchor)" }, finding: { "#\($0.code)" })
}

extension ShownTimeline { fileprivate var receivers: [Receiver] { frames.compactMap(\.entry.receiver) } }

extension Timeline.Outcome {
    /// The colour of the word for it.
    fileprivate var tone: String {
        switch self {
        case .app(let state): state.tone.colors.edge.rawValue
        case .stopped: PageColor.stop.rawValue
        }
    }
}

extension TimelineFormat {
    /// One page that loads nothing: it can be read as it is, and a script steps through it.
    public static var html: TimelineFormat {
        TimelineFormat("html") { traced, presentation in TimelinePage(traced, presentation).page.text }
    }
}
