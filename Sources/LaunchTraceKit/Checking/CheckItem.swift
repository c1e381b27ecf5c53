/// Something that a check has to look at.
struct CheckItem: Equatable, Sendable {
    let path: String
    let kind: Kind
    /// The path below the path on the command line, the same for a scenario and its timeline and in every checkout.
    let name: String
    /// The folder that was named, or that of the file that was: links in it lead nowhere else.
    var folder = ""

    enum Kind: Equatable, Sendable {
        /// A file that is named as a scenario.
        case scenario
        /// A file that may be JSON of another kind.
        case anyJSON
        /// A timeline without its scenario.
        case orphanedTimeline
        /// A path that can't even be searched.
        case unreachable(FileProblem)
    }
}

/// How the files of a check are called: `cold.json` and, beside it, `cold.timeline.txt`.
enum CheckedName {
    static let scenario = ".json"
    static let timeline = ".timeline.txt"
    /// The schema of the app file beside it, which is nothing to check.
    static let appSchema = "app.schema.json"

    static func timeline(of scenario: String) -> String { scenario.dropLast(Self.scenario.count) + timeline }

    static func scenario(of timeline: String) -> String { timeline.dropLast(Self.timeline.count) + scenario }
}

extension [String] {
    /// The paths without the schemas among them: `Launches/*.json` names one beside the scenarios.
    var withoutSchemas: [String] { count > 1 ? filter { $0.lastPathPart != CheckedName.appSchema } : self }
}
