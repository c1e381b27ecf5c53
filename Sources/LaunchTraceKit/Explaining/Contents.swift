/// What there is to explain.
enum Contents {
    /// Every kind with its names.
    static var text: String {
        let sections = Topic.Kind.allCases.map { kind in
            let names = topics(of: kind).compactMap(\.names.first)
            let text =
                kind.isTooMany ? "\"\(Tool.name) explain \(kind.plural)\" lists them." : names.joined(separator: ", ")
            return ["\(kind.plural) (\(names.count))"] + indented(text)
        }
        return page(
            sections + [hint("NAME", "more on one of them; the name of a kind, such as \"states\", on all of it")])
    }

    /// The topics of one kind, each with its sentence.
    static func text(of kind: Topic.Kind) -> String {
        let topics = topics(of: kind)
        return page(
            [["\(kind.plural) (\(topics.count))"]] + topics.map { [$0.title] + indented($0.summary) }
                + [hint("NAME", "more on one of them")])
    }

    fileprivate static func topics(of kind: Topic.Kind) -> [Topic] {
        Topic.all.filter { $0.kind == kind }
    }

    private static func hint(_ operand: String, _ what: String) -> [String] {
        wrapped("\"\(Tool.name) explain \(operand)\" has \(what).", to: pageWidth)
    }
}

extension Topic.Kind {
    /// Whether its names would drown the others, which people ask for more often.
    fileprivate var isTooMany: Bool {
        self == .rule || self == .findingRule || self == .point
    }
}
