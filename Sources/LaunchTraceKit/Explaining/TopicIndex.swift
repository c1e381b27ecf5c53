/// The list of everything that can be explained.
enum TopicIndex {
    /// Every kind with its names; on the short page with as many of them as a line has room for.
    static func text(_ extent: TopicPage.Extent) -> String {
        let names = Topic.Kind.allCases.map { kind in (kind: kind, names: topics(of: kind).map(\.listName)) }
        switch extent {
        case .short:
            let lines = names.map { kind, names in
                let head = "\(kind.plural) (\(names.count)): "
                return head + line(of: names, in: Page.width - head.count)
            }
            return Page.text([lines, hint("NAME", "more about a name, and explain KIND all names of a kind")])
        case .whole:
            let sections = names.map { kind, names in
                ["\(kind.plural) (\(names.count))"] + Page.indented(names.joined(separator: ", "))
            }
            return Page.text(sections + [hint("NAME", "more about a name")])
        }
    }

    /// The topics of one kind: on the short page their names, on the whole one each with its sentence.
    static func text(of kind: Topic.Kind, _ extent: TopicPage.Extent) -> String {
        let topics = topics(of: kind)
        let heading = "\(kind.plural) (\(topics.count))"
        switch extent {
        case .whole:
            return Page.text(
                [[heading]] + topics.map { [$0.title] + Page.indented($0.summary) } + [
                    hint("NAME", "more about a name")
                ])
        case .short:
            let lines = Page.indented(topics.map(\.listName).joined(separator: ", "))
            let room = TopicPage.height - 6
            let shown = lines.count > room ? Array(lines.prefix(room - 1)) + ["    ..."] : lines
            return Page.text([
                [heading], shown, ["\"\(ToolInfo.name) explain \(kind.plural) --all\" adds a sentence about each."],
            ])
        }
    }

    fileprivate static func topics(of kind: Topic.Kind) -> [Topic] { Topic.all.filter { $0.kind == kind } }

    /// The first names that fit, and dots for the others.
    private static func line(of names: [String], in room: Int) -> String {
        let all = names.joined(separator: ", ")
        if all.count <= room { return all }
        let count = names.indices.last { names[...$0].joined(separator: ", ").count + 5 <= room }
        return (count.map { Array(names[...$0]) } ?? []).map { $0 + ", " }.joined() + "..."
    }

    private static func hint(_ operand: String, _ what: String) -> [String] {
        wrapped("\"\(ToolInfo.name) explain \(operand)\" has \(what).", to: Page.width)
    }
}

extension Topic {
    /// The name in a list of its kind: a finding by its title, a method as in code.
    fileprivate var listName: String { [.finding, .callback].contains(kind) ? title : names.first ?? title }
}
