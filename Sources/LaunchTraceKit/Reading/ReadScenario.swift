import LaunchModel

/// A scenario, with the places that later messages point at.
public struct ReadScenario: Sendable {
    public let scenario: Scenario
    /// Where each event is named.
    public let events: [Place]
    /// Where the start is named, if it is.
    public let start: Place?
    public let source: SourceText
    /// What is written, changed by every `--set`.
    let tree: JSONNode
}

/// Why a file cannot be read, in words that fit behind a colon.
public struct FileProblem: Error, Hashable, Sendable {
    public let reason: String
    /// Whether it is that there is no such file.
    public let isAbsence: Bool

    public init(reason: String) {
        self.init(reason: reason, isAbsence: false)
    }

    /// There is no such file.
    public static func absence(reason: String) -> FileProblem {
        FileProblem(reason: reason, isAbsence: true)
    }

    private init(reason: String, isAbsence: Bool) {
        self.reason = reason
        self.isAbsence = isAbsence
    }
}
