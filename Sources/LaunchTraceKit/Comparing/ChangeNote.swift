import LaunchModel

/// One thing that changed, in a line of its own.
struct ChangeNote {
    let severity: Severity
    /// Such as `gone: applicationDidBecomeActive(_:)`.
    let title: String
    let details: [String]
    let place: Place?

    var text: String {
        details.isEmpty ? title : "\(title) (\(details.joined(separator: "; ")))"
    }
}

extension TimelineDiff {
    /// Everything that changed, in the order of the timeline.
    var notes: [ChangeNote] {
        comparison.facts.map { ChangeNote(severity: .note, title: $0.text, details: [], place: nil) }
            + comparison.rows.compactMap(note)
            + (comparison.outcomeChanged
                ? [ChangeNote(severity: .warning, title: comparison.outcomeText, details: [], place: nil)] : [])
            + comparison.findings.map(note)
    }

    private func note(_ row: Comparison.Row) -> ChangeNote? {
        guard !row.isSame, let entry = comparison.entry(of: row) else { return nil }
        // What an app is written around is missed first; views come and go with their window.
        let matters = ShownKind(entry) == .callback && row.fate != .new || entry.kind == .stop
        return ChangeNote(
            severity: matters ? .warning : .note, title: "\(row.fate.word): \(entry.title)",
            details: comparison.remarks(on: row), place: place(of: row))
    }

    private func note(_ change: Comparison.FindingChange) -> ChangeNote {
        switch change {
        case .gone(let index):
            let finding = comparison.before.findings[index]
            return ChangeNote(
                severity: .note, title: "gone: \(finding.code.title)", details: [finding.message.printable],
                place: old.findings[index])
        case .new(let index):
            let finding = comparison.after.findings[index]
            return ChangeNote(
                severity: finding.severity, title: "new: \(finding.code.title)", details: [finding.message.printable],
                place: new.findings[index])
        }
    }
}

extension Comparison.Fate {
    fileprivate var word: String {
        switch self {
        case .kept: "changed"
        case .gone: "gone"
        case .new: "new"
        case .moved: "moved"
        }
    }
}
