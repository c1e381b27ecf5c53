/// One way to write an explanation down; only text has less than all of it.
typealias ExplainFormat = OutputFormat<Explanation, TopicPage.Extent>

extension ExplainFormat {
    /// Every format, the usual one first.
    static var all: [ExplainFormat] { [.text, .json, .html] }

    /// For a terminal.
    static var text: ExplainFormat {
        ExplainFormat("text") { explanation, extent in explanation.text(extent) }
    }

    /// For other programs: a list of topics, those that are explained with their sections.
    static var json: ExplainFormat {
        ExplainFormat("json") { explanation, _ in
            Value.list(explanation.listed.map(\.value) + explanation.explained.map(\.wholeValue)).prettyJSON
        }
    }
}

extension Topic {
    /// What it is, in one sentence.
    fileprivate var value: Value { .object(members) }

    /// The same with all that its page says.
    fileprivate var wholeValue: Value {
        .object(members + [Value.Member("sections", .list(page().sections.filter { !$0.items.isEmpty }.map(\.value)))])
    }

    private var members: [Value.Member] {
        [
            Value.Member("kind", .string(kind.rawValue)), Value.Member("name", .string(title)),
            Value.Member("command", .string("\(ToolInfo.name) explain \(reference)")),
            Value.Member("summary", .string(summary)),
        ] + (spellings.isEmpty ? [] : [Value.Member("spellings", .list(spellings.unique().map { .string($0) }))])
    }
}

extension PageSection {
    fileprivate var value: Value {
        .object(
            (title.map { [Value.Member("title", .string($0))] } ?? [])
                + [Value.Member("items", .list(items.map { .list($0.parts.map(\.value)) }))])
    }
}

extension PageItem.Part {
    fileprivate var value: Value {
        switch self {
        case .text(let text, _, _):
            let references = text.references.map(\.value)
            return .object(
                [Value.Member("text", .string(text.words))]
                    + (references.isEmpty ? [] : [Value.Member("references", .list(references))]))
        case .value(let value, _, let file):
            return .object(
                [Value.Member("json", value)] + (file.map { [Value.Member("references", .list([$0.value]))] } ?? []))
        case .labelled(let label, let value): return ["text": .string(label), "json": value]
        case .source(let source, let words, _):
            return .object(
                (words.isEmpty ? [] : [Value.Member("text", .string(words + source.words))])
                    + [Value.Member("source", source.value)])
        case .timeline(let lines): return ["timeline": .list(lines.map { .string($0) })]
        }
    }
}

extension PageReference {
    fileprivate var value: Value {
        switch self {
        case .topic(let kind, let title): ["kind": .string(kind.rawValue), "name": .string(title)]
        case .example(let word): ["kind": "example", "name": .string(word)]
        case .recording(let name): ["kind": "recording", "name": .string(name)]
        case .address(let address): ["kind": "page", "url": .string(address)]
        }
    }
}

extension Source {
    fileprivate var value: Value {
        .object(
            [
                Value.Member("confidence", .string(confidence.rawValue)),
                Value.Member("citation", .string(citation)),
            ] + (url.map { [Value.Member("url", .string($0))] } ?? []))
    }
}
