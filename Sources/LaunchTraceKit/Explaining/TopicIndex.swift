/// The list of everything that can be explained.
enum TopicIndex {
    /// Every kind with its names.
    static var text: String {
        let sections = Topic.Kind.allCases.map { kind in
            let names = topics(of: kind).compactMap(\.names.first)
            let text =
                kind.hasTooManyNames
                ? "\"\(ToolInfo.name) explain \(kind.plural)\" lists them." : names.joined(separator: ", ")
            return ["\(kind.plural) (\(names.count))"] + Page.indented(text)
        }
        return Page.text(
            sections + [hint("NAME", "more on one of them; the name of a kind, such as \"states\", on all of it")])
    }

    /// The topics of one kind, each with its sentence.
    static func text(of kind: Topic.Kind) -> String {
        let topics = topics(of: kind)
        return Page.text(
            [["\(kind.plural) (\(topics.count))"]] + topics.map { [$0.title] + Page.indented($0.summary) }
                + [hint("NAME", "more on one of them")])
    }

    fileprivate static func topics(of kind: Topic.Kind) -> [Topic] {
        Topic.all.filter { $0.kind == kind }
    }

    private static func hint(_ operand: String, _ what: String) -> [String] {
        wrapped("\"\(ToolInfo.name) explain \(operand)\" has \(what).", to: Page.width)
    }
}

extension Topic.Kind {
    /// Whether its names would drown the others, which are asked for more often.
    fileprivate var hasTooManyNames: Bool {
        self == .rule || self == .findingRule || self == .point
    }
}
