struct ComparedLaunch: Sendable {
    let launch: AppLaunch
    let before: LaunchSide
    let after: LaunchSide
    /// The events that the new app declares or has code for; nil if they aren't known.
    var offered: Set<Trigger>?

    /// All that is otherwise.
    var changes: [LaunchChange] {
        let found = findingChanges
        // What stops the app is the one cause of all that doesn't come then.
        if after.isStopped, !before.isStopped, found.contains(where: \.kind.isWorse) { return found }
        let payloads = before.timeline.payloads.compactMap(change)
        // What a lost payload leads to isn't repeated.
        let lost = Set(payloads.filter(\.kind.isWorse).compactMap(\.before?.place))
        let bodies = bodyChanges.filter { change in
            change.kind != .different || change.before?.place.map { !lost.contains($0) } ?? true
        }
        return payloads + found + [secondWindow].compactMap(\.self) + windowMisses + missingDelegateWindow
            + [sharedSceneDelegate].compactMap(\.self) + bodies + movedCalls + repeatedCalls + newRuns
    }

    /// The window that a scene delegate makes in addition to those of the app delegate, which were all that there was.
    private var secondWindow: LaunchChange? {
        let (was, now) = (before.windowCounts, after.windowCounts)
        guard !after.app.code.reusesWindow, was[.sceneDelegate] == nil, now[.sceneDelegate] != nil,
            let kept = now[.appDelegate], kept >= was[.appDelegate] ?? .max
        else { return nil }
        return LaunchChange(
            kind: .twice, subject: .part("window"),
            before: .init(before.app.place(of: .makeWindow), "made the only one"),
            after: .init(after.app.place(of: .makeWindow), "also makes one, in addition to the scene delegate"))
    }
}

extension LaunchSide {
    /// How many windows each delegate makes.
    fileprivate var windowCounts: [Receiver: Int] {
        timeline.entries.reduce(into: [:]) { counts, entry in
            if case .action(.makeWindow, let receiver, _, _, _) = entry.event { counts[receiver, default: 0] += 1 }
        }
    }
}

// MARK: - Payloads

extension ComparedLaunch {
    private func change(_ old: PayloadPath) -> LaunchChange? {
        let event = before.timeline.entries[old.event].eventIndex
        guard let event, launch.triggers.indices.contains(event) else { return nil }
        let subject = LaunchChange.Subject(launch.triggers[event])
        let new = after.timeline.payloads.first { after.timeline.entries[$0.event].eventIndex == event }
        // A stop before it is reported separately.
        guard let new else { return nil }
        let (was, now) = (before.taking(of: old), after.taking(of: new))
        if let change = change(of: subject, was, now) { return change }
        if case .taken(let place) = was, launch.triggers[event].isDeclaredByType,
            offered?.contains(launch.triggers[event]) == false
        {
            return LaunchChange(
                kind: .lost, subject: subject, before: .init(place, "handled it"),
                after: .init("its type is no longer declared"))
        }
        return repeated(subject, old, new)
    }

    private func change(of subject: LaunchChange.Subject, _ was: PayloadTaking, _ now: PayloadTaking) -> LaunchChange? {
        func change(_ kind: LaunchChange.Kind, _ before: LaunchChange.Part?, _ after: LaunchChange.Part?)
            -> LaunchChange
        { LaunchChange(kind: kind, subject: subject, before: before, after: after) }
        switch (was, now) {
        case (.taken(let place), .lost(let finding)), (.ran(let place), .lost(let finding)):
            return change(.lost, .init(place, "handled it"), loss(finding))
        case (.taken(let place), .late(let finding)), (.ran(let place), .late(let finding)):
            let set = before.app.place(of: .setNotificationDelegate) ?? place
            return change(.late, .init(set, "set the delegate in time"), .init(finding.place, "sets it too late"))
        case (.taken(let place), .open(let finding)), (.ran(let place), .open(let finding)):
            return change(
                .notAnalyzed, .init(place, "handled it"), finding.map(part) ?? .init("the handler is unknown"))
        case (.open(let finding), .lost(let loss)), (.open(let finding), .late(let loss as PlacedFinding?)):
            let unknown = LaunchChange.Part(finding?.place, "may have handled it")
            return change(.notAnalyzed, unknown, self.loss(loss))
        case (.lost, .taken(let place)), (.lost, .ran(let place)), (.late, .taken(let place)), (.late, .ran(let place)):
            return change(.new, .init("nothing handled it"), .init(place, "handles it"))
        case (.taken, .taken), (.taken, .ran), (.ran, .taken), (.ran, .ran), (.open, _), (.lost, _), (.late, _):
            return nil
        }
    }

    private func repeated(_ subject: LaunchChange.Subject, _ old: PayloadPath, _ new: PayloadPath) -> LaunchChange? {
        let kinds: Set<FindingKind> = [.payloadDeliveredTwice]
        let finding = after.findings.first { kinds.contains($0.finding.kind) }
        guard let finding, !before.findings.contains(where: { kinds.contains($0.finding.kind) }) else { return nil }
        let place = before.methodsTaking(old).count == 1 ? before.place(ofTaking: old) : nil
        return LaunchChange(
            kind: .twice, subject: subject, before: .init(place, "handled it once"), after: part(of: finding))
    }
}

extension LaunchSide {
    fileprivate func place(ofTaking path: PayloadPath) -> Place? {
        if case .taken(let place) = taking(of: path) { place } else { nil }
    }
}

extension ComparedLaunch {
    /// The problem and its location, regardless of the name of the payload.
    func part(of finding: PlacedFinding) -> LaunchChange.Part { LaunchChange.Part(finding.place, label(of: finding)) }

    private func label(of finding: PlacedFinding) -> String {
        let label = finding.finding.account.label
        let names = launch.triggers.compactMap(\.nameInApp).map { " \($0)" }
        return (label.isEmpty ? finding.finding.problem : label).without(names)
    }

    /// Why nothing takes a payload.
    private func loss(_ finding: PlacedFinding?) -> LaunchChange.Part {
        if after.isURLUndeclared { return .init("its scheme is no longer declared") }
        guard let finding, finding.finding.kind != .payloadUnhandled else { return .init("nothing handles it") }
        return .init(label(of: finding))
    }
}

extension Trigger {
    /// Whether the system offers it only for a type that the app declares.
    fileprivate var isDeclaredByType: Bool { if case .quickAction = self { true } else { false } }
}
