extension RecordedTimeline {
    /// Reads the output of `run --format json`; unknown keys belong to later versions.
    package init(json tree: JSONNode, of source: SourceText) throws(Diagnostics) {
        let mistakes = Mistakes()
        guard var fields = Fields(tree, of: .part("a timeline"), mistakes) else { throw mistakes.diagnostics }
        fields.checkSchema()
        let header = fields.header()
        let entries = fields.required("entries")?.list(mistakes) ?? []
        let notCalled = fields.notCalled()
        let findings = fields.required("findings")?.list(mistakes) ?? []
        self = try RecordedTimeline(source, header, entries, notCalled, findings, outcome: fields.outcome(), mistakes)
    }

    /// Reads the output of `run --format ndjson`.
    package init(lines: [JSONNode], of source: SourceText) throws(Diagnostics) {
        let mistakes = Mistakes()
        guard let first = lines.first, var top = Fields(first, of: .part("the header"), mistakes) else {
            throw mistakes.diagnostics
        }
        top.checkSchema()
        let header = top.header()
        guard let last = lines.dropFirst().last, last.isOfKind("footer"),
            var bottom = Fields(last, of: .part("the footer"), mistakes)
        else {
            mistakes.add(Diagnostic("expected a last line of the kind \"footer\", found the end", at: source.end))
            throw mistakes.diagnostics
        }
        let notCalled = bottom.notCalled()
        let findings = bottom.required("findings")?.list(mistakes) ?? []
        self = try RecordedTimeline(
            source, header, Array(lines.dropFirst().dropLast()), notCalled, findings, outcome: bottom.outcome(),
            mistakes)
    }

    private init(
        _ source: SourceText, _ header: Timeline.Header?, _ entryNodes: [JSONNode], _ notCalled: Timeline.Uncalled?,
        _ findingNodes: [JSONNode], outcome: Timeline.Outcome?, _ mistakes: Mistakes
    ) throws(Diagnostics) {
        let entries = entryNodes.compactMap { Fields($0, of: .part("an entry"), mistakes)?.entry() }
        let findings = findingNodes.compactMap { Fields($0, of: .part("a finding"), mistakes)?.finding() }
        guard let header, let outcome, mistakes.count == 0 else { throw mistakes.diagnostics }
        self.init(
            source: source,
            timeline: Timeline(
                scenario: header, entries: entries, notCalled: notCalled, findings: findings, outcome: outcome),
            entries: entryNodes.map(\.place), findings: findingNodes.map(\.place), form: .json)
    }
}

extension JSONNode {
    /// More than any time in a timeline.
    static let longestMs = 1 << 53

    /// A version that needn't be known to this version of the tool.
    func anyVersion(_ mistakes: Mistakes) -> Version? {
        guard let text = string(mistakes) else { return nil }
        let version = Version(text)
        if version == nil { mistakes.add(.notAVersion(text), at: place) }
        return version
    }

    /// Whether it is an object with this `kind`.
    func isOfKind(_ kind: String) -> Bool {
        guard case .object(let members) = value else { return false }
        return members.contains { $0.key == "kind" && $0.value.value == .string(kind) }
    }
}

extension Fields {
    /// Reports a schema other than the known one.
    fileprivate mutating func checkSchema() {
        guard let node = required("schema"), let schema = node.number(mistakes) else { return }
        if schema != String(Timeline.schema) {
            let message = "unknown schema \(schema.clipped(to: 40)) (known: \(Timeline.schema))"
            mistakes.add(Diagnostic(message, at: node.place))
        }
    }

    fileprivate mutating func header() -> Timeline.Header? {
        guard let node = required("scenario"), var fields = Fields(node, of: .part("scenario"), mistakes) else {
            return nil
        }
        let name = fields.required("name")?.string(mistakes)
        let platform: Platform? = fields.requiredChoice("platform")
        let os = fields.required("os")?.anyVersion(mistakes)
        let source = fields.node("extrapolatedFrom")?.anyVersion(mistakes)
        let sdk = fields.required("sdk")?.anyVersion(mistakes)
        let lifecycle: Lifecycle? = fields.requiredChoice("lifecycle")
        guard let name, let platform, let os, let sdk, let lifecycle else { return nil }
        return Timeline.Header(
            name: name, platform: platform, os: os, sdk: sdk, lifecycle: lifecycle, extrapolatedFrom: source)
    }

    mutating func outcome() -> Timeline.Outcome? {
        if node("outcome")?.value == .string(Timeline.Outcome.stopped.name) { return .stopped }
        return requiredChoice("outcome").map(Timeline.Outcome.app)
    }

    /// The list of methods, or one sentence for all of them; nil for a timeline of an older version.
    fileprivate mutating func notCalled() -> Timeline.Uncalled? {
        guard let node = node("notCalled") else { return nil }
        if case .string(let reason) = node.value { return .cutShort(reason) }
        return .methods(
            (node.list(mistakes) ?? []).compactMap { Fields($0, of: .part("a method"), mistakes)?.method() })
    }

    private consuming func method() -> Timeline.NotCalled? {
        guard let receiver = requiredName("receiver"), let name = requiredName("name"),
            let why = required("why")?.string(mistakes)
        else { return nil }
        return Timeline.NotCalled(
            receiver: receiver, name: name, why: why, insteadIn: string("insteadIn"),
            confidence: choice("confidence") ?? .documented, source: string("source"))
    }

    consuming func entry() -> Timeline.Entry? {
        let kind: Timeline.Kind? = requiredChoice("kind")
        let name = requiredName("name")
        let transition = kind == .transition ? transition() : nil
        guard let kind, let name else { return nil }
        var event = Timeline.Written(kind, name, receiver: choice("receiver"))
        var entry = Timeline.Entry(
            .unknown(event), scene: string("scene"), appState: choice("appState", noun: "state"),
            sceneState: choice("sceneState", noun: "state"))
        (event.arguments, event.returns) = (members("arguments"), node("returns")?.anyValue(mistakes))
        (entry.timeMs, entry.durationMs) = (time("timeMs"), time("durationMs"))
        (entry.rule, entry.confidence) = (string("rule") ?? "", choice("confidence") ?? .documented)
        entry.doubt = string("doubt").flatMap { RuleBook.standard.rule($0)?.asDoubt }
        let confidence = RuleBook.standard.rule(entry.rule)?.confidence ?? entry.confidence
        entry.ownConfidence = confidence.showing(entry.doubt)
        entry.stateConfidence = choice("stateConfidence")
        entry.event = transition.map(Timeline.Event.transition) ?? Timeline.Event(event)
        return entry
    }

    private mutating func transition() -> Timeline.Transition? {
        switch requiredName("subject").map(Timeline.Subject.init) {
        case .app: states().map { .app(from: $0, to: $1) }
        case .scene(let id): states().map { .scene(id, from: $0, to: $1) }
        case nil: nil
        }
    }

    private mutating func states<State: CaseIterable & RawRepresentable<String>>() -> (State, State)? {
        let (from, to): (State?, State?) = (requiredChoice("from"), requiredChoice("to"))
        return from.flatMap { from in to.map { (from, $0) } }
    }

    private mutating func members(_ key: String) -> [Value.Member] {
        guard case .object(let members) = payload(key) else { return [] }
        return members
    }

    private mutating func time(_ key: String) -> Int { node(key)?.wholeNumber(upTo: JSONNode.longestMs, mistakes) ?? 0 }

    fileprivate consuming func finding() -> Finding? {
        let kind: FindingKind? = requiredChoice("code")
        let severity: Severity? = requiredChoice("severity")
        guard let kind, let severity, let message = required("message")?.string(mistakes) else { return nil }
        return Finding(kind: kind, severity: severity, message: message, rule: string("rule") ?? "")
    }
}
