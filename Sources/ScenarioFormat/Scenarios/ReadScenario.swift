/// A scenario, with the places that later messages point at.
public final class ReadScenario: Sendable {
    /// The scenario for the model.
    public let scenario: Scenario
    /// The events as they are written; none where they are written nowhere.
    package let writtenEvents: [JSONNode]
    /// Where the start is named, if it is.
    public let start: Place?
    /// The text that it was read from.
    public let source: SourceText
    /// The text as a tree, changed by every `--set`.
    package let tree: JSONNode
    /// The project that its app is read from, if it is.
    package let project: ProjectApp?

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
    }
}

extension ReadScenario {
    /// Where an event is named; nil where it is written nowhere, as the events that stand for an app are.
    public func place(ofEvent index: Int) -> Place? {
        guard writtenEvents.indices.contains(index) else { return nil }
        return writtenEvents[index].member(at: ["event"])?.value.place
    }

    /// Whether the app is read from its project, so that what is found is mended there and not in the scenario.
    package var isFromProject: Bool {
        guard let app = tree.member(at: ["app"])?.value else { return false }
        return ProjectReference.names.contains { app.member(at: [$0]) != nil }
    }

    /// Whether a place is in the files of the project that the app is read from.
    package func isOfProject(_ place: Place) -> Bool { isFromProject && place.isInProject(besides: source) }

    /// The same text with another scenario of its app, whose events stand nowhere.
    package func replacing(_ scenario: Scenario) -> ReadScenario {
        ReadScenario(
            scenario: scenario, writtenEvents: [], start: nil, source: source, tree: tree, project: project)
    }
}

extension Place {
    /// Whether it is in the files of a project, beside a scenario that reads the app from there.
    package func isInProject(besides scenario: SourceText) -> Bool {
        source.settingNumber == 0 && source !== scenario && !FileKind.json.fits(source.name)
    }
}

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
