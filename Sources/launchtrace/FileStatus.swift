/// The status of a file, links followed.
struct FileStatus {
    private let info: stat

    /// Nil where there is no such file.
    init?(path: String) {
        var info = stat()
        guard stat(path, &info) == 0 else { return nil }
        self.info = info
    }

    /// Nil where the descriptor is closed.
    init?(descriptor: Int32) {
        var info = stat()
        guard fstat(descriptor, &info) == 0 else { return nil }
        self.info = info
    }

    var isRegular: Bool {
        info.st_mode & S_IFMT == S_IFREG
    }

    var permissions: mode_t {
        info.st_mode & 0o7777
    }

    func isSameFile(as other: FileStatus?) -> Bool {
        guard let other else { return false }
        return info.st_dev == other.info.st_dev && info.st_ino == other.info.st_ino
    }
}
