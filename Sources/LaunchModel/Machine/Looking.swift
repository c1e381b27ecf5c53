extension World {
    /// Looks for findings at something that has just happened.
    mutating func look(_ occasion: Occasion, _ occurrence: Occurrence) {
        guard let rules = FindingBook.byOccasion[occasion] else { return }
        let previous = self.occurrence
        self.occurrence = occurrence
        for rule in rules where holds(rule.when, scene: occurrence.call?.scene) {
            guard let clause = rule.severities.first(where: { holds($0.when, scene: occurrence.call?.scene) }) else {
                continue
            }
            note(finding(by: rule, clause.severity, occurrence))
        }
        self.occurrence = previous
    }

    /// Looks at what a scenario declares, before anything happens or whatever has.
    mutating func lookAtDeclarations() {
        look(.declared, Occurrence(entry: 0))
        for receiver in Receiver.described {
            for (callback, _) in receiver.implementation(in: scenario.app).delegate?.writtenMethods ?? [] {
                look(
                    .method,
                    Occurrence(entry: 0, call: Call(callback: callback, receiver: receiver, scene: nil, entry: 0)))
            }
        }
    }

    /// Points findings that were made before anything happened at the entries that show them.
    mutating func placeDeclarations() {
        for index in findings.indices {
            guard let rule = FindingBook.rule(findings[index].rule), !rule.shownBy.isEmpty,
                let entry = entries.firstIndex(where: { rule.shownBy.contains($0.rule) })
            else { continue }
            findings[index].entry = entry
        }
    }

    /// Looks back at what was done in a process that never came to the front.
    mutating func lookAtUnseen() {
        for occurrence in code.unseen { look(.neverSeen, occurrence) }
    }

    /// The same mistake is told once.
    private mutating func note(_ finding: Finding) {
        let isKnown = findings.contains { $0.rule == finding.rule && $0.causes == finding.causes }
        if !isKnown { findings.append(finding) }
    }

    private func finding(by rule: FindingRule, _ severity: Severity, _ occurrence: Occurrence) -> Finding {
        let own = rule.source.confidence(on: scenario.device)
        let ground = entries.indices.contains(occurrence.entry) ? entries[occurrence.entry].confidence : .documented
        let confidence = own.resting(on: rule.restsOnEntry ? ground : .documented)
        var message = rule.message.filled(fill) + "; " + rule.fix.filled(fill)
        if confidence == .unsettled {
            message += own == .unsettled ? " (unsettled: \(rule.source.citation))" : " (what leads to it is unsettled)"
        }
        return Finding(
            code: rule.code, severity: severity, message: message, entry: occurrence.entry,
            causes: rule.at.compactMap { path(of: $0, occurrence) }, rule: rule.id, confidence: confidence)
    }

    private func fill(_ blank: Blank) -> String {
        occurrence.map { text(for: blank, $0) } ?? ""
    }
}
