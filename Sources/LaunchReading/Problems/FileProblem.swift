/// Why a file cannot be read, in words that fit behind a colon.
public struct FileProblem: Error, Hashable, Sendable {
    /// The reason, such as `no such file or directory`.
    public let reason: String
    /// Whether it is that there is no such file.
    public let isAbsence: Bool
    /// Whether the system failed, and not the file: too many are open, there is no memory, the disk is broken.
    public let isOfSystem: Bool

    /// A problem other than the absence of the file.
    public init(reason: String) {
        self.init(reason: reason, isAbsence: false, isOfSystem: false)
    }

    /// There is no such file.
    public static func absence(reason: String) -> FileProblem {
        FileProblem(reason: reason, isAbsence: true, isOfSystem: false)
    }

    /// The system failed, so that nothing is known of the file.
    public static func system(reason: String) -> FileProblem {
        FileProblem(reason: reason, isAbsence: false, isOfSystem: true)
    }

    private init(reason: String, isAbsence: Bool, isOfSystem: Bool) {
        self.reason = reason
        self.isAbsence = isAbsence
        self.isOfSystem = isOfSystem
    }
}
