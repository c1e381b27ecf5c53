/// What the system knows of a file, links followed.
struct FileStatus {
    private let facts: stat

    /// Nil where there is no such file.
    init?(path: String) {
        var facts = stat()
        guard stat(path, &facts) == 0 else { return nil }
        self.facts = facts
    }

    /// Nil where the descriptor is closed.
    init?(descriptor: Int32) {
        var facts = stat()
        guard fstat(descriptor, &facts) == 0 else { return nil }
        self.facts = facts
    }

    var isRegular: Bool {
        facts.st_mode & S_IFMT == S_IFREG
    }

    var permissions: mode_t {
        facts.st_mode & 0o7777
    }

    func isSameFile(as other: FileStatus?) -> Bool {
        guard let other else { return false }
        return facts.st_dev == other.facts.st_dev && facts.st_ino == other.facts.st_ino
    }
}
