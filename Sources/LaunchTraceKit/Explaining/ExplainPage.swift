extension ExplainFormat {
    /// One page that loads nothing.
    static var html: ExplainFormat { ExplainFormat("html") { explanation, _ in ExplainPage(explanation).page.text } }
}

/// An explanation as a page of HTML.
private struct ExplainPage {
    let explanation: Explanation
    /// The anchors of the topics on the page.
    let anchors: [PageReference: String]

    init(_ explanation: Explanation) {
        self.explanation = explanation
        let topics = explanation.explained + explanation.listed
        anchors = Dictionary(topics.enumerated().map { ($1.pageReference, "topic-\($0 + 1)") }) { first, _ in first }
    }

    var page: WebPage { WebPage(explanation.title, explainStyle, holding: [Markup("main", holding: content)]) }

    private var content: [Markup] {
        guard let only = explanation.explained.first, explanation.explained.count == 1 else {
            let topics = explanation.explained.map { topic in article(topic, heading: "h2", below: "h3") }
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

private let explainStyle = StyleSheet(
    topicRules,
    """
    dt { font: 600 0.9rem/1.4 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; margin-top: 0.6rem; }
    dd { margin: 0; overflow-wrap: anywhere; }
    .command { margin-top: 1.4rem; }
    """)
