/// A picture as a page of HTML.
struct TimelinePage {
    let picture: Picture
    /// Whether the reason stands in every step, and not only below them all.
    let showsReasons: Bool

    var root: Markup {
        Markup(
            "html", ["lang": "en"],
            holding: [head, Markup("body", holding: [main.onItsOwnLine, stage.onItsOwnLine, script.onItsOwnLine])])
    }

    /// The policy of the page: it loads and runs nothing but its own style and its own script.
    static let policy = [
        "default-src 'none'", "style-src '\(timelineStyleHash)'", "script-src '\(timelineScriptHash)'",
        "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")

    private var head: Markup {
        let metas: [KeyValuePairs<String, String>] = [
            ["charset": "utf-8"], ["name": "viewport", "content": "width=device-width, initial-scale=1"],
            ["http-equiv": "Content-Security-Policy", "content": Self.policy],
            ["name": "color-scheme", "content": "light dark"],
        ]
        let title = Markup("title", text: picture.title)
        return Markup("head", holding: metas.map(Markup.init(meta:)) + [title, Markup(style: timelineStyle)])
    }

    private var main: Markup {
        let remark = [picture.remark].compactMap(\.self).map { Markup("p", text: $0) }
        let top = Markup(
            "header",
            holding: [Markup("h1", text: picture.title), Markup("p", text: picture.subtitle), legend] + remark)
        return Markup("main", holding: [top, timeline] + reasons)
    }

    private var legend: Markup {
        let items = PictureLegend.items(of: picture).flatMap {
            [Markup("dt", text: $0.sign), Markup("dd", text: $0.meaning)]
        }
        return items.isEmpty ? Markup("") : Markup("dl", ["class": "legend"], holding: items)
    }

    /// Counts for the style sheet, which makes room for as much.
    private var timeline: Markup {
        let end = Markup("p", ["class": "ending \(picture.outcome.tone)"], text: "= \(picture.outcome.name)")
        return Markup(
            "div",
            [
                "class": classes, "data-lanes": "\(picture.lanes.count)", "data-bands": "\(picture.bands.count)",
                "data-rails": "\(picture.rails)",
            ],
            holding: [
                Markup("h2", ["class": "unseen"], text: "Steps"), heads.onItsOwnLine,
                Markup("ol", ["class": "steps"], holding: picture.rows.map { item($0).onItsOwnLine }).onItsOwnLine,
                end.onItsOwnLine,
            ])
    }

    /// The rules that keep a page with much on it usable: long ones are laid out only where they are looked at, and heads for which
    /// lanes are too narrow stand upright.
    private var classes: String {
        "timeline" + (picture.rows.count > 500 ? " long" : "") + (picture.lanes.count > 7 ? " crowded" : "")
    }

    /// The heads of bands and lanes; in each step stands for itself who acts, so that they needn't be read out.
    private var heads: Markup {
        let lanes = picture.lanes.map { Markup("span", holding: breakable($0)) }
        return Markup(
            "div", ["class": "heads", "aria-hidden": "true"],
            holding: [
                Markup(
                    "span", ["class": "bands"], holding: picture.bands.map { Markup("span", holding: breakable($0)) }),
                Markup("span", ["class": "lane"], holding: lanes),
            ])
    }

    private var script: Markup { Markup(script: timelineScript) }
}

/// A head that is broken before capital letters rather than elsewhere.
private func breakable(_ head: String) -> [Markup] {
    let parts = head.camelCaseWords
    return parts.prefix(1).map { Markup($0) } + parts.dropFirst().flatMap { [.breakOpportunity, Markup($0)] }
}

extension Timeline.Outcome {
    /// The colour of the word for it.
    fileprivate var tone: String {
        switch self {
        case .app(let state): state.tone.colors.edge.rawValue
        case .stopped: PageColor.stop.rawValue
        }
    }
}
