// A timeline in the terms of JSON. The keys are in the order that readers of the format rely on.

extension Timeline.Header {
    package var device: Device { Device(platform: platform, os: os) }

    package var value: Value {
        .object([
            "name": .string(name), "platform": .string(platform.rawValue), "os": .string(os.description),
            "extrapolatedFrom": .string(extrapolatedFrom?.description), "sdk": .string(sdk.description),
            "lifecycle": .string(lifecycle.rawValue),
        ])
    }
}

extension Timeline.Entry {
    /// The entry as an object without absent facts.
    package func value(_ detail: Presentation.Detail) -> Value {
        var members: [Value.Member] = []
        addMembers(detail, recordedOn: nil, to: &members)
        return .object(members)
    }

    /// Adds its members to an object; `recordedOn` are the systems of recordings that are applied to another system.
    func addMembers(_ detail: Presentation.Detail, recordedOn: Value?, to object: inout some MemberTaking) {
        let written = event.written
        object.add("kind", written.kind)
        object.add("name", written.name)
        if let receiver = written.receiver { object.add("receiver", receiver) }
        if let scene { object.add("scene", scene) }
        if let appState { object.add("appState", appState) }
        if let sceneState { object.add("sceneState", sceneState) }
        if !written.arguments.isEmpty { object.add("arguments", .object(written.arguments)) }
        if let returns = written.returns { object.add("returns", returns) }
        if let transition {
            object.add("subject", transition.subject.name)
            object.add("from", transition.from.name)
            object.add("to", transition.to.name)
        }
        object.add("timeMs", timeMs)
        if durationMs > 0 { object.add("durationMs", durationMs) }
        object.add("rule", rule)
        if let doubt { object.add("doubt", doubt.rule) }
        object.add("confidence", confidence)
        if let recordedOn { object.add("recordedOn", recordedOn) }
        if let stateConfidence { object.add("stateConfidence", stateConfidence) }
        guard detail == .explained, let rule = RuleBook.standard.rule(rule) else { return }
        object.add("because", rule.because)
        object.add("source", rule.source.value)
    }
}

/// Writes entries as JSON, one object per line.
struct EntryObjects {
    private(set) var writer = JSONObjectWriter()
    private let detail: Presentation.Detail
    private let device: Device
    /// The systems of a rule's recordings, if they are applied to another system.
    private var recordedOn: [String: Value?] = [:]

    init(_ detail: Presentation.Detail, on device: Device) { (self.detail, self.device) = (detail, device) }

    mutating func add(_ entry: Timeline.Entry) {
        let recordedOn = entry.confidence == .measured ? systems(behind: entry.rule) : nil
        let detail = detail
        writer.addObject { entry.addMembers(detail, recordedOn: recordedOn, to: &$0) }
    }

    mutating func add(_ value: Value) { writer.add(value) }

    mutating func add(_ text: String) { writer.add(text) }

    mutating func takeBytes() -> [UInt8] { writer.takeBytes() }

    private mutating func systems(behind rule: String) -> Value? {
        if let known = recordedOn[rule] { return known }
        let systems = RuleBook.standard.rule(rule)?.source.recordedElsewhere(than: device) ?? []
        let value: Value? = systems.isEmpty ? nil : .list(systems.map { .string($0) })
        recordedOn[rule] = .some(value)
        return value
    }
}

extension Source {
    /// The source and its address.
    package var value: Value { .object(["citation": .string(citation), "url": .string(url)]) }

    /// The same on one line of text, with the confidence.
    package var text: String { "\(weight): " + ([citation] + [url].compactMap(\.self)).joined(separator: " ") }
}
