package struct FolderEntry: Hashable, Sendable {
    package let name: String
    package let kind: Kind
    /// The reason why it can't be read; nil if none is known.
    package let problem: FileProblem?

    package enum Kind: Sendable {
        case file, folder
        /// Another kind: a pipe, a device, a link to a folder.
        case other
    }

    package init(_ name: String, _ kind: Kind, problem: FileProblem? = nil) {
        (self.name, self.kind, self.problem) = (name, kind, problem)
    }
}
