import CLibrary

/// The status of a file, links followed.
package struct FileStatus: Sendable {
    private let info: stat

    /// Nil where there is no such file.
    package init?(path: String) {
        var info = stat()
        guard stat(path, &info) == 0 else { return nil }
        self.info = info
    }

    /// Nil where the descriptor is closed.
    package init?(descriptor: Int32) {
        var info = stat()
        guard fstat(descriptor, &info) == 0 else { return nil }
        self.info = info
    }

    package var isRegular: Bool {
        info.st_mode & S_IFMT == S_IFREG
    }

    /// The bytes of a regular file; 0 where nothing can be told.
    package var size: Int {
        isRegular ? max(0, Int(info.st_size)) : 0
    }

    package var permissions: mode_t {
        info.st_mode & 0o7777
    }

    /// Which file it is, by whatever name.
    package var identity: Identity {
        Identity(device: UInt64(truncatingIfNeeded: info.st_dev), number: UInt64(info.st_ino))
    }

    package struct Identity: Hashable {
        let device: UInt64
        let number: UInt64
    }

    package func isSameFile(as other: FileStatus?) -> Bool {
        identity == other?.identity
    }

    /// Whether a path leads to a link, wherever that leads.
    package static func isLink(_ path: String) -> Bool {
        var info = stat()
        return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
    }

    /// Whether anything is at a path, be it a link that leads nowhere.
    package static func isAnything(_ path: String) -> Bool {
        var info = stat()
        return lstat(path, &info) == 0
    }
}
