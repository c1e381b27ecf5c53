/// A format that other programs write or read.
enum DescribedFormat: String, CaseIterable, Sendable {
    case scenario, app, timeline, launches, config

    /// Its JSON Schema as a document.
    var document: String {
        let head = Value.members(["$schema": "http://json-schema.org/draft-07/schema#", "title": .string(title)])
        return Value.object(head + schema.members).prettyJSON
    }

    private var title: String {
        switch self {
        case .scenario: "Scenario of \(ToolInfo.name)"
        case .app: "App of \(ToolInfo.name)"
        case .config: "Settings of \(ToolInfo.name)"
        case .timeline: "Timeline of \(ToolInfo.name)"
        case .launches: "Launches of \(ToolInfo.name)"
        }
    }

    private var schema: JSONSchema {
        switch self {
        case .scenario: .scenario
        case .app: .app
        case .timeline: .timeline
        case .launches: .launches
        case .config: .object(Configuration.keys.descriptions())
        }
    }
}
