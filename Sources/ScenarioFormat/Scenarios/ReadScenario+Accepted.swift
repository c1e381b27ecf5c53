extension ReadScenario {
    /// What is accepted of its findings: in the scenario, in its app, and in the code of that.
    package var accepted: [AcceptedFinding] { acceptedInKeys + (project?.accepted ?? []) }

    /// What accepts a finding at a place; nil where nothing does.
    package func accepted(_ code: String, at place: Place) -> AcceptedFinding? {
        acceptedInKeys.first { $0.accepts(code, at: place) } ?? project?.accepted.first { $0.accepts(code, at: place) }
    }

    /// What a scenario or an app says itself, which has been checked.
    private var acceptedInKeys: [AcceptedFinding] {
        [[AcceptedFinding.key], ["app", AcceptedFinding.key]].flatMap { path -> [AcceptedFinding] in
            guard let node = tree.member(at: path)?.value, node.value != .removed else { return [] }
            return KeyType.accepted.read(node, AcceptedFinding.key, Mistakes()) ?? []
        }
    }
}
