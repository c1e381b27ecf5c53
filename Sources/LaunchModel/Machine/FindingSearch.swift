extension World {
    /// Searches for the findings of this trigger.
    mutating func checkFindings(at trigger: FindingTrigger, _ context: FindingContext) {
        guard record.keeping != .event else { return }
        let scene = context.call?.scene
        let bits = bits(in: process.state, scene: scene)
        let rules = book.findingRules(at: trigger, in: context.site?.callback).filter {
            $0.rule.prepared.isAllowed(by: bits) && $0.rule.prepared.concerns(governing.app)
        }
        if rules.isEmpty { return }
        let previous = current.context
        current.context = context
        let moment = moment(scene: scene)
        for asked in rules where asked.rule.prepared.holds(at: moment) && isAnalyzed(asked.kind) {
            guard let clause = asked.rule.severities.first(where: { $0.when.holds(at: moment) }) else { continue }
            let occurrence = Occurrence(context: context, moment: moment)
            note(finding(asked.kind, by: asked.rule, clause.severity, occurrence), by: asked.rule)
        }
        current.context = previous
    }

    /// An app with an unknown life cycle gets no findings: a fault in one life cycle is correct in another.
    func isAnalyzed(_ kind: FindingKind) -> Bool { !scenario.app.hasUnknownLifecycle || kind.subject == .scenario }

    /// Checks the declarations of a scenario, independent of its events.
    mutating func checkDeclarations() {
        checkFindings(at: .declared, FindingContext(entry: 0))
        for site in described.namedMethods.map(\.site) {
            let call = Call(callback: site.callback, receiver: site.receiver, scene: nil, role: site.role, entry: 0)
            checkFindings(at: .method, FindingContext(entry: 0, call: call))
        }
        record.unplaced = record.findings.indices.filter { index in
            record.findings[index].ruleOfKind?.shownBy.isEmpty == false
        }
    }

    /// Assigns findings from before the first event to the first entries that show them.
    mutating func placeDeclarations() {
        record.unplaced.removeAll { index in
            guard let rule = record.findings[index].ruleOfKind,
                let entry = record.entries.firstIndex(where: { rule.shownBy.contains($0.rule) })
            else { return false }
            record.findings[index].entry = record.handedOn + entry
            return true
        }
    }

    /// Checks the actions of a process that never reached the foreground.
    mutating func checkBackgroundActions() {
        for context in process.code.backgroundActions { checkFindings(at: .neverInForeground, context) }
    }

    /// The same mistake is reported once.
    private mutating func note(_ finding: Finding, by rule: FindingRule) {
        let reported = World.Reported(rule: rule.id, causes: rule.isSaidOnce ? [] : finding.causes)
        if record.reported.insert(reported).inserted { record.findings.append(finding) }
    }

    private func finding(_ kind: FindingKind, by rule: FindingRule, _ severity: Severity, _ occurrence: Occurrence)
        -> Finding
    {
        let context = occurrence.context
        let own = rule.source.confidence
        let confidence = own.resting(on: rule.restsOnEntry ? record.coming(of: context.entry) : .documented)
        var message = rule.message.text(of: occurrence) + "; " + rule.fix.text(of: occurrence)
        if confidence == .unsettled {
            message += own == .unsettled ? " (unsettled: \(rule.source.citation))" : Finding.unsettledGround
        }
        var finding = Finding(
            kind: kind, severity: confidence == .unsettled && severity == .error ? .warning : severity,
            message: message, entry: context.entry, causes: rule.at.compactMap { $0.path(occurrence) }, rule: rule.id,
            confidence: confidence, help: rule.help.flatMap { help($0, occurrence) },
            account: account(of: kind, by: rule, confidence, occurrence))
        finding.subject = rule.message.placeholders.lazy.compactMap { self.subject($0, occurrence) }.first
        return finding
    }

    private func account(of kind: FindingKind, by rule: FindingRule, _ confidence: Confidence, _ occurrence: Occurrence)
        -> Finding.Account
    {
        var notes = rule.notes.compactMap { note -> Finding.Note? in
            let path = note.place.flatMap { $0.path(occurrence) }
            if note.place != nil && path == nil || !note.os.contains(scenario.device.uikit) { return nil }
            return Finding.Note(path: note.isAtFinding ? nil : path, text: note.text.text(of: occurrence))
        }
        if confidence == .unsettled {
            let isOwn = rule.source.confidence == .unsettled
            notes.append(
                Finding.Note(path: nil, text: isOwn ? "unsettled: \(rule.source.citation)" : "its cause is unsettled"))
        }
        return Finding.Account(
            effect: (rule.effect ?? kind.effect).text(of: occurrence),
            label: (rule.label ?? rule.message).text(of: occurrence), notes: notes, fix: rule.fix.text(of: occurrence),
            question: rule.question?.text(of: occurrence))
    }

    /// The values of a placeholder that can have several; nil for others, and if there are none.
    private func subject(_ placeholder: Placeholder, _ occurrence: Occurrence) -> String? {
        guard placeholder.namesSubject else { return nil }
        guard placeholder == .payload else {
            let text = (placeholder == .identifier ? .task : placeholder).text(occurrence)
            return text.isEmpty ? nil : text
        }
        let name =
            occurrence.context.kept?.rawValue ?? occurrence.payloadRoute?.option.rawValue
            ?? current.delivery?.kind.rawValue
        return name?.split(separator: ".").last.map(String.init)
    }

    /// The fix here; nil if this run has no such location, or nothing to insert.
    private func help(_ help: FindingHelp, _ occurrence: Occurrence) -> Finding.Help? {
        // A method's own work can't be moved by a one-line edit.
        if help.place == .longestWork, occurrence.longestWork?.site?.action == nil { return nil }
        guard let path = help.place.path(occurrence), let value = value(of: help.content, occurrence) else {
            return nil
        }
        return Finding.Help(edit: help.edit, path: ScenarioPath(path.steps + help.keys.map { .key($0) }), value: value)
    }

    private func value(of content: FindingHelp.Content, _ occurrence: Occurrence) -> Value? {
        switch content {
        case .value(let value): return value.replacingPlaceholders { $0.text(occurrence) }
        case .handling:
            guard let delivery = current.delivery, let carrier = delivery.carriers.last else { return nil }
            let slot = carrier.slot.map { Value.Member("read", .string($0.rawValue)) }
            return .object([slot ?? Value.Member("handle", .string(carrier.kind.rawValue))])
        }
    }
}

extension Finding { fileprivate var ruleOfKind: FindingRule? { kind.rules.first { $0.id == rule } } }

extension MessageTemplate {
    /// The sentence in a run.
    fileprivate func text(of occurrence: Occurrence) -> String { replacingPlaceholders { $0.text(occurrence) } }
}
