extension ReadScenario {
    /// The part of the scenario that causes a finding, else the event at which it occurs, else the whole scenario. A
    /// method that is missing in the code of an app is missing in a class.
    public func place(of finding: Finding, in timeline: Timeline) -> Place {
        let isThere = timeline.entries.indices.contains(finding.entry)
        return place(of: finding, at: isThere ? timeline.entries[finding.entry].eventIndex : nil)
    }

    /// The same for a finding that occurs at an event.
    package func place(of finding: Finding, at event: Int?) -> Place {
        methodToFix(finding) ?? finding.causes.lazy.compactMap(place(ofCause:)).first ?? missingMethod(of: finding)
            ?? event.flatMap(place(ofEvent:)) ?? tree.place.opening
    }

    /// The reason in the code of a project why the cause of a finding isn't analyzed; nil if the code was read.
    package func reason(of finding: Finding) -> UnknownReason? {
        guard isFromProject, let reasons = project?.reasons else { return nil }
        let steps = [nil, .key(Delegate.Method.doesKey), .key(Delegate.othersKey)] as [ScenarioPath.Step?]
        return finding.causes.lazy.compactMap { cause in
            steps.lazy.compactMap { reasons[$0.map { cause.to($0) } ?? cause] }.first
        }.first
    }

    private func place(ofCause path: ScenarioPath) -> Place? { tree.place(at: path) ?? project?.otherPlaces[path] }

    /// The method in the code of an app that lacks a line.
    private func methodToFix(_ finding: Finding) -> Place? {
        guard isFromProject, let help = finding.help, help.edit == .add,
            let index = help.path.steps.firstIndex(where: \.isMethod)
        else { return nil }
        return tree.place(at: ScenarioPath(Array(help.path.steps[...index])))
    }

    private func missingMethod(of finding: Finding) -> Place? {
        guard isFromProject, finding.kind.subject == .app, finding.severity != .note,
            finding.help?.path.starts(with: .app("infoPlist")) != true
        else { return nil }
        let receivers: [String] =
            switch scenario.app.lifecycle {
            case .scene: [Receiver.sceneDelegate.rawValue, SceneRole.delegatesKey, Receiver.appDelegate.rawValue]
            case .appDelegate: [Receiver.appDelegate.rawValue]
            case .swiftUI: [Receiver.view.rawValue]
            }
        return receivers.lazy.compactMap { self.tree.member(at: ["app", $0])?.keyPlace }.first
    }
}
