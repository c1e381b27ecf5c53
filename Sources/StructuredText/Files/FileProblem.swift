/// The reason why a file cannot be read, in words that can follow a colon.
public struct FileProblem: Error, Hashable, Sendable {
    /// The reason, such as `no such file or directory`.
    public let reason: String
    private let kind: Kind

    private enum Kind: Hashable { case ofFile, absence, presence, ofSystem }

    /// Whether the file doesn't exist.
    public var isAbsence: Bool { kind == .absence }

    /// Whether a new file can't be created because something is at its path.
    package var isPresence: Bool { kind == .presence }

    /// Whether the system failed, not the file: too many open files, no memory, a disk failure.
    public var isOfSystem: Bool { kind == .ofSystem }

    /// A problem other than the absence of the file.
    public init(reason: String) { self.init(reason: reason, .ofFile) }

    /// The file doesn't exist.
    public static func absence(reason: String) -> FileProblem { FileProblem(reason: reason, .absence) }

    /// Something is already at the path.
    package static let presence = FileProblem(reason: "it exists", .presence)

    /// The system failed, so that nothing is known of the file.
    public static func system(reason: String) -> FileProblem { FileProblem(reason: reason, .ofSystem) }

    /// The file is larger than the limit.
    package static func tooLarge(limitMiB: Int) -> FileProblem {
        FileProblem(reason: "it is larger than \(limitMiB) MiB")
    }

    private init(reason: String, _ kind: Kind) { (self.reason, self.kind) = (reason, kind) }
}
