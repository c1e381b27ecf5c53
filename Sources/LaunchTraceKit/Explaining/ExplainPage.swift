extension ExplainFormat {
    /// One page that loads nothing.
    static var html: ExplainFormat {
        ExplainFormat("html") { explanation, _ in
            ExplainPage(explanation).page.text
        }
    }
}

/// An explanation as a page of HTML.
private struct ExplainPage {
    let explanation: Explanation
    /// Where on the page the topics stand.
    let anchors: [PageReference: String]

    init(_ explanation: Explanation) {
        self.explanation = explanation
        let topics = explanation.explained + explanation.listed
        anchors = Dictionary(topics.enumerated().map { ($1.pageReference, "topic-\($0 + 1)") }) { first, _ in first }
    }

    var page: WebPage {
        WebPage(explanation.title, explainStyle, holding: [Markup("main", holding: content)])
    }

    private var content: [Markup] {
        guard let only = explanation.explained.first, explanation.explained.count == 1 else {
            let topics = explanation.explained.map { topic in
                article(topic, heading: "h2", below: "h3")
            }
            return [Markup("h1", text: explanation.title)] + topics + list
        }
        return [article(only, heading: "h1", below: "h2")]
    }

    private func article(_ topic: Topic, heading: String, below: String) -> Markup {
        let anchors = anchors
        let markup = TopicMarkup { reference in anchors[reference].map { "#\($0)" } }
        let content = [markup.title(of: topic, heading)] + markup.content(of: topic, heading: below)
        return Markup("article", ["id": anchors[topic.pageReference] ?? ""], holding: content).onItsOwnLine
    }

    /// The topics that have a sentence each, by kinds.
    private var list: [Markup] {
        Topic.Kind.allCases.flatMap { kind -> [Markup] in
            let topics = explanation.listed.filter { $0.kind == kind }
            guard !topics.isEmpty else { return [] }
            let entries = topics.flatMap { topic in
                [
                    Markup("dt", ["id": anchors[topic.pageReference] ?? ""], text: topic.title).onItsOwnLine,
                    Markup("dd", text: topic.summary),
                ]
            }
            return [
                Markup("h2", text: "\(kind.plural.capitalizedFirst) (\(topics.count))"), Markup("dl", holding: entries),
            ]
        }
    }
}

/// How the page looks: on screens wide and narrow, light and dark, and on paper.
private let explainStyle = StyleSheet(
    """
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
    main { max-width: 52rem; margin: 0 auto; padding: clamp(0.75rem, 3vw, 2rem); }
    h1, h2, h3 { line-height: 1.25; overflow-wrap: anywhere; }
    h1 { font-size: 1.7rem; margin: 0 0 0.6rem; }
    h2 { font-size: 1.2rem; margin: 1.6rem 0 0.4rem; }
    h3 { font-size: 1rem; margin: 1.2rem 0 0.3rem; }
    small { font-size: 0.85rem; font-weight: 400; color: var(--soft); white-space: nowrap; }
    article + article { border-top: 2px solid var(--line); margin-top: 2rem; }
    p { margin: 0 0 0.4rem; overflow-wrap: anywhere; }
    ul { margin: 0; padding-left: 1.2rem; }
    li { margin-bottom: 0.6rem; }
    li p { margin: 0; }
    li .further { padding-left: 1rem; text-indent: -1rem; }
    a { color: var(--background); }
    dt { font: 600 0.9rem/1.4 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; margin-top: 0.6rem; }
    dd { margin: 0; overflow-wrap: anywhere; }
    code, pre { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.85rem; }
    code { overflow-wrap: anywhere; }
    pre { margin: 0.2rem 0 0.6rem; padding: 0.6rem; background: var(--band); border-radius: 0.4rem; overflow-x: auto; line-height: 1.35; }
    .source, .command { color: var(--soft); font-size: 0.9rem; }
    .command { margin-top: 1.4rem; }
    :focus-visible { outline: 2px solid var(--background); outline-offset: 2px; }
    @media print { pre { white-space: pre-wrap; } section { break-inside: avoid; } }
    """)
