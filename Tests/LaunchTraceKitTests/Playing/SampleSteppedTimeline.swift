@testable import LaunchModel
@testable import LaunchTraceKit

extension SteppedTimeline {
    /// The story that a scenario tells.
    static func sample(
        _ events: String = #"{ "event": "openURL", "url": "recipes://soup" }"#, name: String = "Soup",
        app: String = "{}", kinds: Set<ShownKind> = ShownKind.usual
    ) throws -> SteppedTimeline {
        let text = """
            { "name": "\(name)", "device": { "os": "18.0" }, "app": \(app), "events": [ \(events) ] }
            """
        let files = FileAccess(
            readFile: { (_) throws(FileProblem) in Array(text.utf8) },
            readStandardInput: { () throws(FileProblem) in [] })
        let tracing = ScenarioTracing()
        let (traced, detailed) = try tracing.detailedTimeline(tracing.read(.file("soup.json"), files))
        guard let timeline = SteppedTimeline(traced, detailed, kinds: kinds) else { throw NoStepIsShown() }
        return timeline
    }
}

struct NoStepIsShown: Error {}

extension Player {
    /// The player after some keys, as `--keys` writes them.
    func pressing(_ keys: String) throws -> Player {
        try KeyNotation.keys(written: keys).reduce(self) { $0.pressing($1) }
    }
}

/// `launchtrace play` with a scenario `soup.json`, and no terminal.
func play(_ line: String, scenario: String? = nil) -> CommandOutcome {
    let text = scenario ?? #"{ "name": "Soup", "device": { "os": "18.0" }, "events": [ { "event": "tapIcon" } ] }"#
    let files = FileAccess(
        readFile: { (path) throws(FileProblem) in
            guard path == "soup.json" else { throw FileProblem(reason: "no such file or directory") }
            return Array(text.utf8)
        }, readStandardInput: { Array(text.utf8) })
    return CommandOutcome.of(
        ["play"] + line.split(separator: " ").map(String.init), files: files,
        terminal: TerminalFacts(outputIsTerminal: false) { _ in nil })
}
