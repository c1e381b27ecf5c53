// A timeline in JSON's terms; keys stand in the order that readers of the format rely on.

extension Timeline.Header {
    /// The device that the timeline was traced for.
    package var device: Device { Device(platform: platform, os: os) }

    package var value: Value {
        [
            "name": .string(name), "platform": .string(platform.rawValue), "os": .string(os.description),
            "sdk": .string(sdk.description), "lifecycle": .string(lifecycle.rawValue),
        ]
    }
}

extension Timeline.Entry {
    /// The entry as an object in which absent facts are left out.
    package func value(_ detail: Presentation.Detail, on device: Device? = nil) -> Value {
        let members = Value.members([
            "kind": .string(kind.rawValue), "name": .string(name), "receiver": .string(receiver?.rawValue),
            "scene": .string(scene), "appState": .string(appState?.rawValue),
            "sceneState": .string(sceneState?.rawValue), "arguments": arguments.isEmpty ? nil : .object(arguments),
            "returns": returns, "subject": .string(transition?.subject.name), "from": .string(transition?.from.name),
            "to": .string(transition?.to.name), "timeMs": .number(timeMs),
            "durationMs": durationMs > 0 ? .number(durationMs) : nil, "rule": .string(rule),
            "confidence": .string(confidence.rawValue), "recordedOn": recordedOn(elsewhereThan: device),
            "stateConfidence": .string(stateConfidence?.rawValue),
        ])
        switch detail {
        case .facts: return .object(members)
        case .explained: return .object(members + reasons)
        }
    }

    /// The systems of the recordings, where what they show is carried over to the device.
    private func recordedOn(elsewhereThan device: Device?) -> Value? {
        guard let device, confidence == .measured, let source = RuleBook.standard.rule(rule)?.source else { return nil }
        let systems = source.recordedElsewhere(than: device)
        return systems.isEmpty ? nil : .list(systems.map { .string($0) })
    }

    private var reasons: [Value.Member] {
        guard let rule = RuleBook.standard.rule(rule) else { return [] }
        return Value.members(["because": .string(rule.because), "source": rule.source.value])
    }
}

extension Source {
    /// Who says it, and where.
    package var value: Value {
        .object(["citation": .string(citation), "url": .string(url)])
    }

    /// The same in one line of text, with how sure it is.
    package var text: String {
        "\(confidence.rawValue): " + ([citation] + [url].compactMap(\.self)).joined(separator: " ")
    }
}
