/// A scenario, with the places for later messages.
public final class ReadScenario: Sendable {
    /// The scenario for the model.
    public let scenario: Scenario
    /// The events in the text; empty if the text has none.
    package let writtenEvents: [JSONNode]
    /// The location of the start, if the text has one.
    public let start: Place?
    /// The text that it was read from.
    public let source: SourceText
    /// The text as a tree, changed by every `--set`.
    package let tree: JSONNode
    package let project: ProjectApp?
    /// Whether the app is read from its project, so that findings are fixed there and not in the scenario.
    package let isFromProject: Bool

    package init(
        scenario: Scenario, writtenEvents: [JSONNode], start: Place?, source: SourceText, tree: JSONNode,
        project: ProjectApp?
    ) {
        self.scenario = scenario
        self.writtenEvents = writtenEvents
        self.start = start
        self.source = source
        self.tree = tree
        self.project = project
        let app = tree.member(at: ["app"])?.value
        isFromProject = ProjectReference.names.contains { app?.member(at: [$0]) != nil }
    }

    /// The location of an event; nil if the text doesn't contain it, as for the events of an app.
    public func place(ofEvent index: Int) -> Place? {
        guard writtenEvents.indices.contains(index) else { return nil }
        return writtenEvents[index].member(at: ["event"])?.value.place
    }

    /// The file of the app, which other scenarios may name as well; nil if the scenario itself describes the app.
    package var sharedApp: SourceText? {
        let place = project?.tree.place ?? tree.member(at: ["app"])?.value.place
        return place.flatMap { $0.source === source ? nil : $0.source }
    }

    /// Whether a place is in the files of the project that the app is read from.
    package func isOfProject(_ place: Place) -> Bool { isFromProject && place.isInProject(besides: source) }

    /// The same text with another scenario of its app, whose events have no location.
    package func replacing(_ scenario: Scenario) -> ReadScenario {
        ReadScenario(scenario: scenario, writtenEvents: [], start: nil, source: source, tree: tree, project: project)
    }
}

extension Place {
    /// Whether it is in a file of a project, not in the scenario that reads the app from the project.
    package func isInProject(besides scenario: SourceText) -> Bool {
        source.settingNumber == 0 && source !== scenario && !FileKind.json.fits(source.name)
    }
}

extension ReadScenario {
    /// The accepted findings: in the scenario, in its app, and in the code of the app.
    package var accepted: [AcceptedFinding] { acceptedInKeys + (project?.accepted ?? []) }

    /// The acceptance of a finding at a place; nil if there is none.
    package func accepted(_ code: String, at place: Place) -> AcceptedFinding? {
        acceptedInKeys.first { $0.accepts(code, at: place) } ?? project?.accepted.first { $0.accepts(code, at: place) }
    }

    /// The accepted findings in the scenario or the app, which have been checked.
    private var acceptedInKeys: [AcceptedFinding] {
        [[AcceptedFinding.key], ["app", AcceptedFinding.key]].flatMap { path -> [AcceptedFinding] in
            guard let node = tree.member(at: path)?.value, node.value != .removed else { return [] }
            return KeyType.accepted.read(node, AcceptedFinding.key, Mistakes()) ?? []
        }
    }
}
