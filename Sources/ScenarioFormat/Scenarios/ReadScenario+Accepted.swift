extension ReadScenario {
    /// What is accepted of its findings: in the scenario, in its app, and in the code of that.
    package var accepted: [AcceptedFinding] {
        let keys = [[AcceptedFinding.key], ["app", AcceptedFinding.key]]
        return keys.flatMap { accepted(at: $0) } + (project?.accepted ?? [])
    }

    /// What a scenario or an app says itself, which has been checked.
    private func accepted(at path: [String]) -> [AcceptedFinding] {
        guard let node = tree.member(at: path)?.value, node.value != .removed else { return [] }
        return KeyType.accepted.read(node, AcceptedFinding.key, Mistakes()) ?? []
    }
}
