extension ReadScenario {
    /// The comments that accept nothing: because of a mistake in them, or since what they accept isn't found.
    func warnings(ofAccepting found: [PlacedFinding]?) -> [Diagnostic] {
        (project?.uselessComments ?? []) + (found.map(unmet) ?? [])
    }

    private func unmet(_ found: [PlacedFinding]) -> [Diagnostic] {
        let unmet = accepted.filter { accepted in
            !accepted.mayServeOthers && !found.contains { accepted.accepts($0.code, at: $0.place) }
        }
        return unmet.map { Diagnostic("\($0.code) is ignored here, but not found", severity: .warning, at: $0.place) }
    }

    /// Whether nothing of it was left unread, so that what isn't found isn't there.
    var isReadWhole: Bool { project.map { $0.doubt == nil && $0.problems.isEmpty } ?? true }
}

extension ScenarioTracing {
    /// Whether scenarios and apps are read as they are written.
    var leavesAlone: Bool { preference == .logs && settings.allSatisfy { $0.key == Setting.targetKey } }
}
