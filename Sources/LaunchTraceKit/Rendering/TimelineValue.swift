import LaunchModel

// A timeline in JSON's terms; keys stand in the order that readers of the format rely on.

extension Timeline.Header {
    var value: Value {
        .object([
            Value.Member("name", .string(name)),
            Value.Member("platform", .string(platform.rawValue)),
            Value.Member("os", .string(os.description)),
            Value.Member("sdk", .string(sdk.description)),
            Value.Member("lifecycle", .string(lifecycle.rawValue)),
        ])
    }
}

extension Entry {
    /// The entry as an object in which absent facts are left out.
    func value(_ detail: Presentation.Detail) -> Value {
        let members: [Value.Member?] =
            [member("kind", kind.rawValue), member("name", name)]
            + [member("receiver", receiver?.rawValue), member("scene", scene)]
            + [member("appState", appState?.rawValue), member("sceneState", sceneState?.rawValue)]
            + [arguments.isEmpty ? nil : Value.Member("arguments", .object(arguments))]
            + [returns.map { Value.Member("returns", $0) }]
            + [member("subject", transition?.subject)]
            + [member("from", transition?.from), member("to", transition?.to)]
            + [Value.Member("timeMs", .number(String(timeMs)))]
            + [durationMs > 0 ? Value.Member("durationMs", .number(String(durationMs))) : nil]
            + [member("rule", rule), member("confidence", confidence.rawValue)]
        switch detail {
        case .facts: return .object(members.compactMap(\.self))
        case .explained: return .object(members.compactMap(\.self) + reasons)
        }
    }

    private var reasons: [Value.Member] {
        guard let rule = RuleBook.rule(rule) else { return [] }
        return [Value.Member("because", .string(rule.because)), Value.Member("source", rule.source.value)]
    }
}

extension Source {
    /// Who says it, and where.
    var value: Value {
        .object([member("citation", citation), member("url", url)].compactMap(\.self))
    }

    /// The same in one line of text, with how sure it is.
    var text: String {
        "\(confidence.rawValue): " + ([citation] + [url].compactMap(\.self)).joined(separator: " ")
    }
}

/// A key with a text; nil where there is no text.
func member(_ key: String, _ text: String?) -> Value.Member? {
    text.map { Value.Member(key, .string($0)) }
}
