/// Topics as parts of a page of HTML.
struct TopicMarkup: Sendable {
    /// Where a reference leads to from the page; nil where that has no place for it.
    let address: @Sendable (PageReference) -> String?

    init(_ address: @escaping @Sendable (PageReference) -> String?) { self.address = address }

    /// The name of a topic, with its kind.
    func title(of topic: Topic, _ heading: String) -> Markup {
        Markup(
            heading,
            holding: Markup.breakable(topic.title) + [Markup(" "), Markup("small", text: topic.kind.rawValue)])
    }

    /// All that is to be said of a topic, and the command that says it.
    func content(of topic: Topic, heading: String) -> [Markup] {
        topic.page().sections.filter { !$0.items.isEmpty }.map { section($0, heading: heading) }
            + [Markup("p", ["class": "command"], holding: [Markup("code", text: topic.command)])]
    }

    func section(_ section: PageSection, heading: String) -> Markup {
        let title = section.title.map { [Markup(heading, text: $0)] } ?? []
        let items = section.items
        let isList = items.count > 1 && section.title != nil
        let content =
            isList
            ? [Markup("ul", holding: items.map { Markup("li", holding: $0.parts.map(part)).onItsOwnLine })]
            : items.flatMap(\.parts).map(part)
        return Markup("section", holding: title + content).onItsOwnLine
    }

    private func part(_ part: PageItem.Part) -> Markup {
        switch part {
        case .text(let text, let depth, _): Markup("p", ["class": "depth\(depth)"], holding: written(text))
        case .value(let value, let depth, _):
            Markup(lines: value.lines(depth: depth).map { String($0.dropFirst(depth)) }, label: "Scenario")
        case .labelled(let label, let value):
            Markup("p", holding: [Markup("\(label): "), Markup("code", text: value.spacedJSON)])
        case .source(let source, let words, _): Markup(source, after: words)
        case .timeline(let lines): Markup(lines: lines, label: "Timeline")
        }
    }

    /// A text with links.
    func written(_ text: PageText) -> [Markup] {
        text.parts.map { part in
            switch part {
            case .words(let words): Markup(words)
            case .name(let name, let reference):
                link(name, to: reference) ?? Markup("code", text: name)
            }
        }
    }

    /// A link of a name; nil where it is the command that leads there.
    private func link(_ name: String, to reference: PageReference) -> Markup? {
        if case .address(let address) = reference {
            return Markup("a", ["href": address, "rel": "noreferrer"], text: name)
        }
        return address(reference).map { Markup("a", ["href": $0], text: name) }
    }
}

extension Topic {
    fileprivate var command: String { "\(ToolInfo.name) explain \(reference) --all" }
}
