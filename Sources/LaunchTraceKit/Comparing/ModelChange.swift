/// What a version of iOS changed, in all launches in which it is the same.
struct ModelChange {
    let version: Version
    /// The sentences of the rules that begin there, or else end there; where none does, what is different.
    let text: String
    /// What is different in each of the launches, a sentence for each entry of a timeline.
    let differences: [String]
    /// The rules that begin or end in all of the launches.
    let rules: [Rule]
    let launches: [SurveyedLaunch]

    /// One entry for each different change: by version, and there in the order of the launches.
    static func all(in survey: LaunchSurvey) -> [ModelChange] {
        let changes = survey.changes.map(DescribedChange.init)
        return survey.versions.flatMap { version in
            let ofVersion = changes.filter { $0.change.version == version }
            var groups = DifferenceGroups()
            for (index, change) in ofVersion.enumerated() { groups.add(change.reasons, of: index) }
            return groups.groups.map { ModelChange($0.texts, ofVersion, $0.owners) }
        }
    }

    private init(_ texts: [String], _ changes: [DescribedChange], _ owners: [Int]) {
        let changes = owners.map { changes[$0] }
        version = changes[0].change.version
        text = changes[0].isOfRules ? texts.joined(separator: " ") : changes.subject + texts.joined(separator: "; ")
        differences = changes.common(\.differences)
        rules = changes.common { $0.change.begun + $0.change.ended }
        launches = changes.map(\.change.launch)
    }
}

/// A change of one launch in words.
private struct DescribedChange {
    let change: SurveyedChange
    let differences: [String]

    init(_ change: SurveyedChange) {
        self.change = change
        differences =
            switch (change.before, change.after) {
            case (.happens(let old), .happens(let new)): old.timeline.differences(to: new.timeline)
            case (_, .refused(let refusal)): ["impossible: \(refusal.reason)"]
            case (.refused(let refusal), .happens): ["no longer impossible: \(refusal.reason)"]
            }
    }

    /// Whether something happens before and after.
    private var happens: Bool {
        guard case .happens = change.before, case .happens = change.after else { return false }
        return true
    }

    /// Whether the rules have the words for it.
    var isOfRules: Bool { happens && !(change.begun + change.ended).isEmpty }

    /// The trigger, where it decides about what is possible.
    var trigger: String? { happens ? nil : change.launch.representative.slug }

    /// By the rules that begin; those that end say more only where none begins.
    var reasons: [String] {
        guard isOfRules else { return differences }
        if !change.begun.isEmpty { return change.begun.map(\.because).unique() }
        return change.ended.map { "No longer: \($0.because)" }.unique()
    }
}

extension [DescribedChange] {
    /// `quick-action: `, or how many triggers it is of; empty for what happens in another way.
    fileprivate var subject: String {
        let triggers = compactMap(\.trigger).unique()
        if triggers.isEmpty { return "" }
        return (triggers.count > Self.namedTriggers ? "\(triggers.count) triggers" : triggers.listed("and")) + ": "
    }

    private static var namedTriggers: Int { 3 }

    /// What all of them have, in the order of the first.
    fileprivate func common<Part: Hashable>(_ parts: (DescribedChange) -> [Part]) -> [Part] {
        guard let first else { return [] }
        return dropFirst().reduce(parts(first).unique()) { common, change in
            let others = Set(parts(change))
            return common.filter(others.contains)
        }
    }
}

extension Timeline {
    /// A sentence for each entry that differs, whatever the device and however sure it is.
    func differences(to other: Timeline) -> [String] {
        do throws(Diagnostics) {
            let diff = try TimelineDiff(
                DiffSide(label: "", path: nil, content: .computed(self)),
                DiffSide(label: "", path: nil, content: .computed(other)),
                ignoring: Ignored(aspects: [.heading, .confidence]))
            return diff.notes.map(\.text)
        } catch {
            return [error.text]
        }
    }
}
