extension ComparedLaunch {
    /// What is found now that wasn't before, and isn't about a payload that opens the app.
    var findingChanges: [LaunchChange] {
        after.findings.compactMap { finding in
            guard let kind = Self.kind(of: finding), !isKnown(finding) else { return nil }
            let subject = subject(of: finding)
            if kind != .notAnalyzed, let doubt = doubtBefore(about: finding) {
                return LaunchChange(
                    kind: .notAnalyzed, subject: subject, before: .init(doubt.place, "may have done it"),
                    after: part(of: finding))
            }
            let now = LaunchChange.Part(place(of: finding), part(of: finding).text)
            return LaunchChange(kind: kind, subject: subject, before: was(finding), after: now)
        }
    }

    /// What a finding is as a change; nil of what is compared otherwise, or doesn't hang on a migration.
    private static func kind(of finding: PlacedFinding) -> LaunchChange.Kind? {
        let rule = finding.finding.rule
        if rule.hasPrefix("launch-deadline-missed.delegate") || rule == "not-analyzed" || rule == "not-analyzed.answer"
        {
            return nil
        }
        if finding.finding.kind == .notAnalyzed { return rule.hasPrefix("not-analyzed.delegate") ? nil : .notAnalyzed }
        if finding.severity == .error, let kind = kinds[finding.finding.kind] { return kind }
        let kinds = finding.severity == .note ? differencesAsNotes : differences
        return kinds.contains(finding.finding.kind) ? .different : nil
    }

    private static let kinds: [FindingKind: LaunchChange.Kind] = [
        .sceneLifecycleRequired: .lost, .sceneManifestIncomplete: .lost, .sceneDelegateClassUnresolved: .lost,
        .orphanWindow: .lost, .noLaunchHandler: .lost, .taskNotPermitted: .lost, .backgroundModeMissing: .lost,
        .dependencyNotReady: .late, .launchDeadlineMissed: .late, .duplicateRegistration: .twice,
    ]

    /// The findings that are a difference as an error or a warning, and those that are one as a note.
    private static let differences: Set<FindingKind> = [
        .launchOptionsEmptyUnderScenes, .backgroundLaunchCounted, .stateReadMisleads, .completionNotCalled,
    ]
    private static let differencesAsNotes: Set<FindingKind> = [.ambiguousSetMember]

    private func isKnown(_ finding: PlacedFinding) -> Bool {
        before.findings.contains {
            $0.finding.kind == finding.finding.kind && $0.finding.subject == finding.finding.subject
                && ($0.severity == .error || finding.severity != .error)
        }
    }

    /// The same finding before, if it wasn't analyzed.
    private func doubtBefore(about finding: PlacedFinding) -> PlacedFinding? {
        let kinds: Set<FindingKind> = [.noLaunchHandler, .launchDeadlineMissed, .taskNotPermitted]
        guard kinds.contains(finding.finding.kind) else { return nil }
        return before.doubt { ["not-analyzed.task", "not-analyzed.service", "not-analyzed.health"].contains($0) }
    }

    private func subject(of finding: PlacedFinding) -> LaunchChange.Subject {
        switch finding.finding.kind {
        case .noLaunchHandler, .notAnalyzed, .backgroundModeMissing: ofTrigger
        case .taskNotPermitted where finding.finding.subject == nil: ofTrigger
        case .orphanWindow: .part("window")
        case .sceneLifecycleRequired, .sceneManifestIncomplete, .sceneDelegateClassUnresolved: .part("every launch")
        case .launchDeadlineMissed, .duplicateRegistration, .taskNotPermitted:
            .part(finding.finding.subject ?? "set-up")
        case .launchOptionsEmptyUnderScenes: .part("launch options")
        case .stateReadMisleads: .part("application state")
        case .backgroundLaunchCounted: .part(finding.finding.subject ?? "count of launches")
        case .completionNotCalled: .part(finding.callbacks.first?.name ?? "completion handler")
        default: .part(finding.finding.subject ?? finding.finding.kind.name)
        }
    }

    /// The method that causes the finding, if its code is in another file.
    private func place(of finding: PlacedFinding) -> Place {
        guard finding.finding.kind == .launchDeadlineMissed,
            let method = finding.callbacks.lazy.compactMap(after.app.method).first,
            let start = after.app.place(of: method.site)
        else { return finding.place }
        return finding.place.source === start.source ? finding.place : start
    }

    private var ofTrigger: LaunchChange.Subject {
        launch.triggers.last.map { LaunchChange.Subject($0) } ?? .part("launch")
    }

    private func was(_ finding: PlacedFinding) -> LaunchChange.Part? {
        switch finding.finding.kind {
        case .launchDeadlineMissed, .noLaunchHandler:
            before.app.place(of: .registerTask).map { .init($0, "did it in time") }
        case .orphanWindow: before.app.place(of: .makeWindow).map { .init($0, "made a visible one") }
        default: nil
        }
    }
}
