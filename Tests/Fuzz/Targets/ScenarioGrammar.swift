import LaunchTraceKit

/// Makes values that a JSON Schema allows, so that each key that a scenario may have is tried, whoever adds it.
struct ScenarioGrammar: Sendable {
    private let schema: Value

    /// The grammar of the schema that `launchtrace schema` prints.
    static let standard = ScenarioGrammar()

    private init() {
        let files = FileAccess(
            readFile: { (_) throws(FileProblem) in throw FileProblem(reason: "there is none") },
            readStandardInput: { () throws(FileProblem) in [] })
        let printed = CommandOutcome.of(
            ["schema"], files: files, terminal: TerminalFacts(outputIsTerminal: false) { _ in nil })
        do {
            schema = try JSONReader.read(SourceText(name: "schema", bytes: Array(printed.stdout.utf8))).plainValue
        } catch { fatalError("the schema is no JSON: \(error.mistake.message)") }
    }

    func scenario(_ choices: inout Choices) -> Value { value(of: schema, &choices) }

    /// The value that the choices make of a part of the schema.
    private func value(of schema: Value, _ choices: inout Choices) -> Value {
        if let constant = schema["const"] { return constant }
        if let reference = schema["$ref"] { return value(of: definition(reference), &choices) }
        if let some = schema["anyOf"]?.items, let one = choices.element(of: some) { return value(of: one, &choices) }
        if let words = schema["enum"]?.items, let word = choices.element(of: words) { return word }
        switch schema["type"]?.words.first {
        case "object": return object(schema, &choices)
        case "array": return list(schema, &choices)
        case "boolean": return .bool(choices.byte() & 1 == 0)
        case "integer": return .number("\(Self.numbers[choices.number(below: Self.numbers.count)])")
        case "number": return .number("\(choices.byte()).5")
        case "string": return text(schema, &choices)
        default: return anything(&choices)
        }
    }

    private func definition(_ reference: Value) -> Value {
        guard case .string(let path) = reference, let name = path.split(separator: "/").last else { return .null }
        return schema["definitions"]?[String(name)] ?? .null
    }

    /// The required members, and some of the others.
    private func object(_ schema: Value, _ choices: inout Choices) -> Value {
        guard case .object(let properties) = schema["properties"] else {
            return .object(choices.byte() & 1 == 0 ? [] : [Value.Member("a", anything(&choices))])
        }
        let required = schema["required"]?.words ?? []
        var chosen = Set(properties.indices.filter { required.contains(properties[$0].key) })
        for _ in 0..<choices.number(below: 5) { chosen.insert(choices.number(below: properties.count)) }
        return .object(
            chosen.sorted().map { Value.Member(properties[$0].key, value(of: properties[$0].value, &choices)) })
    }

    private func list(_ schema: Value, _ choices: inout Choices) -> Value {
        let least = schema["minItems"] == nil ? 0 : 1
        return .list((0..<least + choices.number(below: 6)).map { _ in value(of: schema["items"] ?? .null, &choices) })
    }

    private func text(_ schema: Value, _ choices: inout Choices) -> Value {
        let choice = choices.byte()
        if choice < 160, let example = schema["examples"]?.items.first { return example }
        if choice < 200 || schema["pattern"] != nil { return .string(Self.texts[Int(choice) % Self.texts.count]) }
        return .string(choices.text())
    }

    private func anything(_ choices: inout Choices) -> Value {
        switch choices.number(below: 6) {
        case 0: .null
        case 1: .number("-1.5e3")
        case 2: .list([.string(choices.text())])
        case 3: .object([Value.Member(choices.text(), .bool(true))])
        default: .string(choices.text())
        }
    }

    private static let numbers = [0, 1, 2, 20, 1000, 20_000, 2_147_483_647]

    private static let texts = [
        "main", "a", "recipes://soup?id=7", "https://example.com/a?b=c&d", "permission:location", "13.0", "18.0",
        "12.4", "27.0", "9.0", "com.example.refresh", "::error::x", "a  b = c", "nil", "x\u{1B}[2Jy", "\u{202E}é\n",
        "(", "{a: b}",
    ]
}

extension Value {
    fileprivate var items: [Value] { if case .list(let items) = self { items } else { [] } }

    /// The words of a list, or the only one.
    fileprivate var words: [String] { if case .string(let word) = self { [word] } else { items.flatMap(\.words) } }
}
