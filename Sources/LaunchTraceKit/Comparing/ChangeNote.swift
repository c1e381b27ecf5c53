/// One thing that changed, in a line of its own.
struct ChangeNote {
    let kind: Kind
    let severity: Severity
    let subject: String
    let details: [String]
    let place: Place?

    /// The sort of a change, the worst first.
    enum Kind: String, CaseIterable {
        case gone, unanalyzed, changed, moved, new

        /// Words for the beginning of a line.
        var title: String {
            switch self {
            case .unanalyzed: "no longer analyzed"
            case .gone, .changed, .moved, .new: rawValue
            }
        }
    }

    /// `gone: applicationDidBecomeActive(_:)`
    var title: String { "\(kind.title): \(subject)" }

    var text: String { details.isEmpty ? title : "\(title) (\(details.joined(separator: "; ")))" }

    /// The same with each thing that is different about an entry in a sentence of its own.
    var sentences: [String] {
        switch kind {
        case .changed where details.count > 1: details.map { "\(title) (\($0))" }
        case .changed, .gone, .unanalyzed, .moved, .new: [text]
        }
    }

    var problem: Problem {
        Problem(
            severity: severity, type: kind.rawValue, title: details.isEmpty ? nil : title,
            sentences: [details.isEmpty ? title : details.joined(separator: "\n")], location: place.map(Location.init),
            rank: Kind.allCases.firstIndex(of: kind) ?? 0)
    }
}

extension TimelineDiff {
    /// Everything that changed, in the order of the timeline.
    var notes: [ChangeNote] {
        comparison.facts.map { ChangeNote(kind: .changed, severity: .note, subject: $0.text, details: [], place: nil) }
            + rowNotes { _ in true } + endNotes
    }

    func rowNotes(_ isMeant: (ShownKind) -> Bool) -> [ChangeNote] {
        zip(comparison.rows, places).filter { row, _ in
            comparison.entry(of: row).map { isMeant(ShownKind($0)) } ?? false
        }.compactMap(note)
    }

    /// What changed below the entries.
    var endNotes: [ChangeNote] { endNotes(comparison.notCalled, comparison.findings) }

    /// The same, with only some of the methods that aren't called and of the findings.
    func endNotes(_ notCalled: [Comparison.NotCalledChange], _ findings: [Comparison.FindingChange]) -> [ChangeNote] {
        (comparison.outcomeChanged ? [outcomeNote] : []) + notCalled.map(note) + findings.map(note) + notAnalyzedNotes
    }

    /// Results that are unknown, because the current app omits an action that it had, or nothing is known any more of what a
    /// finding was about.
    private var notAnalyzedNotes: [ChangeNote] {
        guard case .traced(let traced) = after.content,
            comparison.rows.contains(where: { $0.fate == .gone && comparison.entry(of: $0)?.kind == .action })
                || comparison.findings.contains(where: { $0.isGone && !isAnalyzed($0) })
        else { return [] }
        return traced.findings.filter {
            $0.finding.kind == .notAnalyzed && !before.timeline.findings.contains($0.finding)
        }.map { ChangeNote($0.finding, .unanalyzed, .warning, $0.placeInFile) }
    }

    private func note(_ row: Comparison.Row, at place: Place?) -> ChangeNote? {
        guard !row.isSame, let entry = comparison.entry(of: row) else { return nil }
        // What an app is written around is missed first; views come and go with their window.
        let matters = ShownKind(entry) == .callback && row.fate != .new || entry.kind == .stop
        return ChangeNote(
            kind: ChangeNote.Kind(row.fate), severity: matters ? .warning : .note, subject: entry.title,
            details: comparison.remarks(on: row), place: place)
    }

    private var outcomeNote: ChangeNote {
        let (was, now) = (comparison.before.outcome, comparison.after.outcome)
        return ChangeNote(
            kind: .changed, severity: .warning, subject: "the outcome", details: ["\(was.name) -> \(now.name)"],
            place: nil)
    }

    private func note(_ change: Comparison.NotCalledChange) -> ChangeNote {
        switch change {
        case .gone(let method):
            ChangeNote(kind: .gone, severity: .note, subject: "not called: \(method.name)", details: [], place: nil)
        case .new(let method):
            ChangeNote(
                kind: .new, severity: .note, subject: "not called: \(method.name)", details: [method.why], place: nil)
        }
    }

    /// Whether a removed finding was possible: the handling of a payload, or what handles it, may be unknown now.
    private func isAnalyzed(_ change: Comparison.FindingChange) -> Bool {
        guard case .gone(let index) = change else { return true }
        let ofPayloads: [FindingKind] = [
            .payloadUnhandled, .warmOnlyHandler, .droppedBeforeListener, .payloadDeliveredTwice, .launchDeadlineMissed,
            .noLaunchHandler,
        ]
        return !ofPayloads.contains(comparison.before.findings[index].kind)
            || !after.timeline.findings.contains { $0.kind == .notAnalyzed }
    }

    private func note(_ change: Comparison.FindingChange) -> ChangeNote {
        switch change {
        case .gone(let index):
            ChangeNote(
                comparison.before.findings[index], isAnalyzed(change) ? .gone : .unanalyzed, .note, old.findings[index])
        case .new(let index):
            ChangeNote(
                comparison.after.findings[index], .new, comparison.after.findings[index].severity, new.findings[index])
        }
    }
}

extension ChangeNote {
    fileprivate init(_ finding: Finding, _ kind: Kind, _ severity: Severity, _ place: Place?) {
        self.init(
            kind: kind, severity: severity, subject: finding.kind.title, details: [finding.message.printable],
            place: place)
    }
}

extension ChangeNote.Kind {
    fileprivate init(_ fate: Comparison.Fate) {
        switch fate {
        case .kept: self = .changed
        case .gone: self = .gone
        case .new: self = .new
        case .moved: self = .moved
        }
    }
}
