/// Whether a scene connects in a background launch of iOS 15 and later: engineers deny what reports say, so that each finding
/// of such a launch is analyzed in both forms.
enum BackgroundForm: CaseIterable {
    case withoutScene, withScene

    /// What has to be so for a finding that only this form has.
    var condition: String {
        switch self {
        case .withoutScene: "if no scene connects, as engineers state for iOS 15 and later"
        case .withScene: "if a scene connects, as reports state for iOS 15 and later"
        }
    }

    /// What is found in both forms, and what in one alone, which is no error then.
    static func merge(_ withoutScene: [PlacedFinding], _ withScene: [PlacedFinding]) -> [PlacedFinding] {
        let (first, second) = (withoutScene.map(Likeness.init), withScene.map(Likeness.init))
        return zip(withoutScene, first).map { finding, likeness in
            guard let other = second.firstIndex(of: likeness) else { return finding.only(in: .withoutScene) }
            return finding.severity == .error ? withScene[other] : finding
        } + zip(withScene, second).filter { !first.contains($0.1) }.map { $0.0.only(in: .withScene) }
    }

    /// What makes a finding the same in both forms.
    fileprivate struct Likeness: Hashable {
        let rule: String
        let causes: [ScenarioPath]

        init(_ placed: PlacedFinding) { self.init(placed.finding) }

        init(_ finding: Finding) { (rule, causes) = (finding.rule, finding.causes) }
    }
}

extension PlacedFinding {
    /// The same for a finding of only one form. A note describes the launch, and is never uncertain.
    fileprivate func only(in form: BackgroundForm) -> PlacedFinding {
        if finding.severity == .note, form == .withoutScene { return self }
        var finding = finding
        if finding.severity == .error { finding.severity = .warning }
        var placed = replacing(finding)
        placed.condition = form.condition
        return placed
    }
}

extension Timeline {
    /// Whether it has a launch in which no scene connects, though one may.
    var restsOnBackgroundForm: Bool {
        let dispute = Preference.sceneInBackground.rawValue
        guard let rules = Dispute.all.first(where: { $0.id == dispute })?.rules else { return false }
        return entries.contains { entry in
            if case .step(.noSceneConnects, _) = entry.event { rules.contains(entry.rule) } else { false }
        }
    }
}

extension ScenarioTracing {
    /// The same scenario in the other form; nil where there is none, or one was chosen.
    func otherForm(of traced: TracedScenario) -> TracedScenario? {
        guard preference == .logs, traced.timeline.restsOnBackgroundForm,
            let timeline = try? traced.read.scenario.trace(preferring: .sceneInBackground, by: book)
        else { return nil }
        return TracedScenario(traced.read, timeline)
    }

    /// The timeline of a scenario with the severities that its findings have in both forms: an error of the form that it shows
    /// is a warning where the other has none.
    func checkedInBothForms(_ timeline: Timeline, of read: ReadScenario) -> Timeline {
        guard preference == .logs, timeline.findings.contains(where: { $0.severity == .error }),
            let other = try? TimelineStream(read.scenario, preferring: .sceneInBackground, by: book)
        else { return timeline }
        let both = Set(other.outline.findings.map(BackgroundForm.Likeness.init))
        var checked = timeline
        checked.findings = timeline.findings.map { finding in
            guard finding.severity == .error, !both.contains(.init(finding)) else { return finding }
            var finding = finding
            finding.severity = .warning
            finding.message += " (\(BackgroundForm.withoutScene.condition))"
            return finding
        }
        return checked
    }
}
