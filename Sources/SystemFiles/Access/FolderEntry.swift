/// A file or a folder in a folder.
package struct FolderEntry: Hashable, Sendable {
    package let name: String
    package let kind: Kind
    /// Why it can't be reached; nil where nothing is known to be in the way.
    package let problem: FileProblem?

    package enum Kind: Sendable {
        case file, folder
        /// What is read like neither: a pipe, a device, a link to a folder.
        case other
    }

    package init(_ name: String, _ kind: Kind, problem: FileProblem? = nil) {
        self.name = name
        self.kind = kind
        self.problem = problem
    }
}
