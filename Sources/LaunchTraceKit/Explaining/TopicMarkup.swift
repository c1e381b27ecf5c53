/// Topics as parts of a page of HTML.
struct TopicMarkup: Sendable {
    /// Where a reference leads to from the page; nil where that has no place for it.
    let address: @Sendable (PageReference) -> String?
    /// The `id` of what is all about something; nil where links lead elsewhere.
    var anchor: @Sendable (PageReference) -> String? = { _ in nil }
    /// Whether other topics are only named, since each says itself what it is.
    var isBrief = false

    init(_ address: @escaping @Sendable (PageReference) -> String?) { self.address = address }

    /// The name of a topic, with its kind.
    func title(of topic: Topic, _ heading: String) -> Markup {
        Markup(
            heading, holding: Markup.breakable(topic.title) + [Markup(" "), Markup("small", text: topic.kind.rawValue)])
    }

    /// All that is to be said of a topic, and the command that says it.
    func content(of topic: Topic, heading: String) -> [Markup] {
        sections(of: topic, heading: heading) + [
            Markup("p", ["class": "command"], holding: [Markup("code", text: topic.command)])
        ]
    }

    func sections(of topic: Topic, heading: String) -> [Markup] {
        topic.page().sections.filter { !$0.items.isEmpty }.map { section($0, heading: heading) }
    }

    func section(_ section: PageSection, heading: String) -> Markup {
        let title = section.title.map { [Markup(heading, text: $0)] } ?? []
        let names = isBrief ? section.items.compactMap(\.nameOfOther) : []
        if names.count == section.items.count, !names.isEmpty {
            let list = Markup("p", holding: written(.list(of: names)))
            return Markup("section", holding: title + [list]).onItsOwnLine
        }
        let isList = section.items.count > 1 && section.title != nil
        let items = section.items.map { item($0, isList ? "li" : "div") }
        return Markup("section", holding: title + (isList ? [Markup("ul", holding: items)] : items)).onItsOwnLine
    }

    /// An item, which can be linked to where it says all about something.
    private func item(_ item: PageItem, _ element: String) -> Markup {
        let content = item.parts.map(part)
        guard let subject = item.subject, let anchor = anchor(subject) else {
            return Markup(element, holding: content).onItsOwnLine
        }
        return Markup(element, ["id": anchor], holding: content).onItsOwnLine
    }

    private func part(_ part: PageItem.Part) -> Markup {
        switch part {
        case .text(let text, let depth, _): Markup("p", depth > 4 ? ["class": "further"] : [:], holding: written(text))
        case .value(let value, let depth, _):
            Markup(lines: value.lines(depth: depth).map { String($0.dropFirst(depth)) }, label: "Scenario")
        case .labelled(let label, let value):
            Markup("p", holding: [Markup("\(label): "), Markup("code", text: value.spacedJSON)])
        case .source(let source, let words, _): Markup(source, after: words)
        case .timeline(let lines): Markup(lines: lines, label: "Timeline")
        case .drawing(let lines): Markup(lines: lines, label: "Receivers")
        }
    }

    func written(_ text: PageText) -> [Markup] {
        text.parts.map { part in
            switch part {
            case .words(let words): Markup(words)
            case .name(let name, let reference): link(name, to: reference) ?? Markup("code", text: name)
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

extension PageItem {
    /// The name of another topic, where all that follows is what that is.
    fileprivate var nameOfOther: PageText? {
        guard case .text(let text, _, _)? = parts.first, case .name(_, .topic)? = text.parts.first else { return nil }
        let rest = PageText(Array(text.parts.dropFirst())).words
        return rest.isEmpty || rest.hasPrefix(": ") ? PageText([text.parts[0]]) : nil
    }
}

extension Topic { fileprivate var command: String { "\(ToolInfo.name) explain \(reference) --all" } }
