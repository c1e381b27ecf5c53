/// Why a file cannot be read, in words that fit behind a colon.
public struct FileProblem: Error, Hashable, Sendable {
    /// The reason, such as `no such file or directory`.
    public let reason: String
    private let kind: Kind

    private enum Kind: Hashable {
        case ofFile, absence, presence, ofSystem
    }

    /// Whether it is that there is no such file.
    public var isAbsence: Bool { kind == .absence }

    /// Whether it is that something is where a new file was to be.
    package var isPresence: Bool { kind == .presence }

    /// Whether the system failed, and not the file: too many are open, there is no memory, the disk is broken.
    public var isOfSystem: Bool { kind == .ofSystem }

    /// A problem other than the absence of the file.
    public init(reason: String) {
        self.init(reason: reason, .ofFile)
    }

    /// There is no such file.
    public static func absence(reason: String) -> FileProblem { FileProblem(reason: reason, .absence) }

    /// There is something already.
    package static let presence = FileProblem(reason: "it exists", .presence)

    /// The system failed, so that nothing is known of the file.
    public static func system(reason: String) -> FileProblem { FileProblem(reason: reason, .ofSystem) }

    /// There is more of it than is read.
    package static func tooLarge(limitMiB: Int) -> FileProblem {
        FileProblem(reason: "it is larger than \(limitMiB) MiB")
    }

    private init(reason: String, _ kind: Kind) {
        self.reason = reason
        self.kind = kind
    }
}
