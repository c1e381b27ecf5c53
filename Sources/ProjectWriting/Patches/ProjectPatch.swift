package struct FileChange: Hashable, Sendable {
    /// From the root.
    package let path: String
    /// Nil for a file that is new.
    package let before: String?
    package let after: String

    package init(_ path: String, from before: String?, to after: String) {
        (self.path, self.before, self.after) = (path, before, after)
    }

    package init(_ file: NewFile, in folder: String) {
        self.init(ProjectPath.joined(folder, file.name), from: nil, to: file.text)
    }
}

/// Changes of files as one patch, which `git apply` takes at the root, and takes back with `--reverse`.
package struct ProjectPatch: Hashable, Sendable {
    package let changes: [FileChange]

    package init(_ changes: [FileChange]) { self.changes = changes }

    /// The patch, its files in the order given; empty where nothing changes.
    package var text: String { changes.map { UnifiedDiff($0).text }.joined() }
}
