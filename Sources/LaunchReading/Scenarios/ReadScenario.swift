/// A scenario, with the places that later messages point at.
public struct ReadScenario: Sendable {
    /// The scenario for the model.
    public let scenario: Scenario
    /// Where each event is named.
    public let events: [Place]
    /// Where the start is named, if it is.
    public let start: Place?
    /// The text that it was read from.
    public let source: SourceText
    /// The text as a tree, changed by every `--set`.
    package let tree: JSONNode
}

extension ReadScenario {
    /// Whether the app is read from its project, so that what is found is mended there and not in the scenario.
    package var isFromProject: Bool {
        guard let app = tree.member(at: ["app"])?.value else { return false }
        return ProjectReference.names.contains { app.member(at: [$0]) != nil }
    }

    /// The same text with another scenario of its app, whose events stand nowhere.
    package func replacing(_ scenario: Scenario) -> ReadScenario {
        ReadScenario(scenario: scenario, events: [], start: nil, source: source, tree: tree)
    }
}
