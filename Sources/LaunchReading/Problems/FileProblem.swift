/// Why a file cannot be read, in words that fit behind a colon.
public struct FileProblem: Error, Hashable, Sendable {
    /// The reason, such as `no such file or directory`.
    public let reason: String
    /// Whether it is that there is no such file.
    public let isAbsence: Bool

    /// A problem other than the absence of the file.
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
