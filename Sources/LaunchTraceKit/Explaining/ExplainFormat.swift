/// One way to write an explanation down; only text has less than all of it.
typealias ExplainFormat = OutputFormat<Explanation, TopicPage.Extent>

extension ExplainFormat {
    /// Every format, the usual one first.
    static var all: [ExplainFormat] { [.text, .json, .html] }

    /// For a terminal.
    static var text: ExplainFormat { ExplainFormat("text") { explanation, extent in explanation.text(extent) } }

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
        Value.members([
            "kind": .string(kind.rawValue), "name": .string(title),
            "command": .string("\(ToolInfo.name) explain \(reference)"), "summary": .string(summary),
            "spellings": .listed(spellings.unique().map { .string($0) }),
        ])
    }
}

extension PageSection {
    fileprivate var value: Value {
        .object(["title": .string(title), "items": .list(items.map { .list($0.parts.map(\.value)) })])
    }
}

extension PageItem.Part {
    fileprivate var value: Value {
        switch self {
        case .text(let text, _, _):
            .object(["text": .string(text.words), "references": .listed(text.references.map(\.value))])
        case .value(let value, _, let file): .object(["json": value, "references": file.map { .list([$0.value]) }])
        case .labelled(let label, let value): ["text": .string(label), "json": value]
        case .source(let source, let words, _):
            .object([
                "text": words.isEmpty ? nil : .string(words + source.words),
                "source": .object([
                    "confidence": .string(source.confidence.rawValue), "citation": .string(source.citation),
                    "url": .string(source.url),
                ]),
            ])
        case .timeline(let lines): ["timeline": .list(lines.map { .string($0) })]
        case .drawing(let lines): ["drawing": .list(lines.map { .string($0) })]
        }
    }
}

extension Value {
    /// A list; nil for none.
    fileprivate static func listed(_ values: [Value]) -> Value? { values.isEmpty ? nil : .list(values) }
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
