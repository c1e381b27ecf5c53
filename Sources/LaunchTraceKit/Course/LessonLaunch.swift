/// A launch of the course: a scenario of Examples, as the tool has it.
struct LessonLaunch: Hashable, Sendable {
    /// The path in Examples, without its ending, as in `url/cold-scene`.
    let example: String
    /// The scenario as JSON, without its notes.
    let text: String

    init(_ example: String, _ text: String) { (self.example, self.text) = (example, text) }

    /// The scenario of a finding, or its fixed counterpart.
    init(showing kind: FindingKind) {
        self.init("findings/\(kind.code)-\(kind.name)", FindingExample.text(of: kind.example.shown))
    }

    /// The scenario with some keys changed; throws all that is wrong with it.
    func read(_ settings: [Setting] = []) throws -> ReadScenario {
        let reader = ScenarioReader { (path) throws(FileProblem) in throw FileProblem(reason: "\(path) is in no lesson")
        }
        return try reader.read(SourceText(name: "\(example).json", bytes: Array(text.utf8)), settings: settings)
    }

    /// The launch with some keys changed; throws what is wrong with it, or the event that can't happen.
    func trace(_ settings: [Setting] = []) throws -> TracedScenario {
        let read = try read(settings)
        return TracedScenario(read, try read.scenario.trace())
    }
}
