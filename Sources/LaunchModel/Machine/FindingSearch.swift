extension World {
    /// Finds what the rules of this trigger tell of.
    mutating func checkFindings(at trigger: FindingTrigger, _ context: FindingContext) {
        guard record.keeping != .event else { return }
        let scene = context.call?.scene
        let bits = bits(in: process.state, scene: scene)
        let rules = book.findingRules(at: trigger, in: context.site?.callback)
            .filter { $0.rule.prepared.isAllowed(by: bits) }
        if rules.isEmpty { return }
        let previous = current.context
        current.context = context
        let moment = moment(scene: scene)
        for asked in rules where asked.rule.prepared.holds(at: moment) && isJudged(asked.kind) {
            guard let clause = asked.rule.severities.first(where: { $0.when.holds(at: moment) }) else { continue }
            note(finding(asked.kind, by: asked.rule, clause.severity, context), by: asked.rule)
        }
        current.context = previous
    }

    /// Nothing is held against an app of which the life cycle isn't known: what is wrong in one is right in another.
    func isJudged(_ kind: FindingKind) -> Bool { !scenario.app.leavesLifecycleOpen || kind.subject == .scenario }

    /// Checks what a scenario declares, before anything happens or whatever has.
    mutating func checkDeclarations() {
        checkFindings(at: .declared, FindingContext(entry: 0))
        for site in described.namedMethods.map(\.site) {
            let call = Call(
                callback: site.callback, receiver: site.receiver, scene: nil, role: site.role, entry: 0)
            checkFindings(at: .method, FindingContext(entry: 0, call: call))
        }
        record.unplaced = record.findings.indices.filter { index in
            record.findings[index].ruleOfKind?.shownBy.isEmpty == false
        }
    }

    /// Points findings that were made before anything happened at the first entries that show them.
    mutating func placeDeclarations() {
        record.unplaced.removeAll { index in
            guard let rule = record.findings[index].ruleOfKind,
                let entry = record.entries.firstIndex(where: { rule.shownBy.contains($0.rule) })
            else { return false }
            record.findings[index].entry = record.handedOn + entry
            return true
        }
    }

    /// Checks what was done in a process that never came to the front.
    mutating func checkBackgroundActions() {
        for context in process.code.backgroundActions { checkFindings(at: .neverInForeground, context) }
    }

    /// The same mistake is reported once.
    private mutating func note(_ finding: Finding, by rule: FindingRule) {
        let reported = World.Reported(rule: rule.id, causes: rule.isSaidOnce ? [] : finding.causes)
        if record.reported.insert(reported).inserted { record.findings.append(finding) }
    }

    private func finding(
        _ kind: FindingKind, by rule: FindingRule, _ severity: Severity, _ context: FindingContext
    ) -> Finding {
        let own = rule.source.confidence
        let confidence = own.resting(on: rule.restsOnEntry ? record.coming(of: context.entry) : .documented)
        var message = rule.message.replacingPlaceholders(with: text) + "; " + rule.fix.replacingPlaceholders(with: text)
        if confidence == .unsettled {
            message += own == .unsettled ? " (unsettled: \(rule.source.citation))" : Finding.unsettledGround
        }
        var finding = Finding(
            kind: kind, severity: confidence == .unsettled && severity == .error ? .warning : severity,
            message: message, entry: context.entry,
            causes: rule.at.compactMap { path(of: $0, context) }, rule: rule.id, confidence: confidence,
            help: rule.help.flatMap { help($0, context) },
            account: account(of: kind, by: rule, confidence, context))
        finding.subject = rule.message.placeholders.lazy.compactMap { self.subject($0, context) }.first
        return finding
    }

    private func account(
        of kind: FindingKind, by rule: FindingRule, _ confidence: Confidence, _ context: FindingContext
    ) -> Finding.Account {
        var notes = rule.notes.compactMap { note -> Finding.Note? in
            let path = note.place.flatMap { self.path(of: $0, context) }
            if note.place != nil, path == nil { return nil }
            return Finding.Note(path: path, text: note.text.replacingPlaceholders(with: text))
        }
        if confidence == .unsettled {
            let isOwn = rule.source.confidence == .unsettled
            notes.append(
                Finding.Note(
                    path: nil, text: isOwn ? "unsettled: \(rule.source.citation)" : "what leads to it is unsettled"))
        }
        return Finding.Account(
            effect: (rule.effect ?? kind.effect).replacingPlaceholders(with: text),
            label: (rule.label ?? rule.message).replacingPlaceholders(with: text), notes: notes,
            fix: rule.fix.replacingPlaceholders(with: text))
    }

    /// What a placeholder names of which there are several; nil of another, and where there is none.
    private func subject(_ placeholder: Placeholder, _ context: FindingContext) -> String? {
        guard placeholder.namesSubject else { return nil }
        guard placeholder == .payload else {
            let text = text(for: placeholder == .identifier ? .task : placeholder, context)
            return text.isEmpty ? nil : text
        }
        let name = context.kept?.rawValue ?? payloadRoute?.option.rawValue ?? current.delivery?.kind.rawValue
        return name?.split(separator: ".").last.map(String.init)
    }

    /// What mends it here; nil where this run has no such place, or nothing to put there.
    private func help(_ help: FindingHelp, _ context: FindingContext) -> Finding.Help? {
        // Work that is a method's own can't be moved by a word.
        if help.place == .longestWork, longestWork?.site?.action == nil { return nil }
        guard let path = path(of: help.place, context), let value = value(of: help.content) else { return nil }
        return Finding.Help(
            edit: help.edit, path: ScenarioPath(path.steps + help.keys.map { .key($0) }), value: value)
    }

    private func value(of content: FindingHelp.Content) -> Value? {
        switch content {
        case .value(let value): return value.replacingPlaceholders(with: text)
        case .claim:
            guard let delivery = current.delivery, let carrier = delivery.carriers.last else { return nil }
            let slot = carrier.slot.map { Value.Member("read", .string($0.rawValue)) }
            return .object([slot ?? Value.Member("take", .string(carrier.kind.rawValue))])
        }
    }

    private func text(_ placeholder: Placeholder) -> String {
        current.context.map { text(for: placeholder, $0) } ?? ""
    }
}

extension Finding {
    /// The rule, which its kind has.
    fileprivate var ruleOfKind: FindingRule? { kind.rules.first { $0.id == rule } }
}
