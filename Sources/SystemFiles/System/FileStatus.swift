import CLibrary

/// The status of a file, links followed.
package struct FileStatus: Sendable {
    private let info: stat

    /// Nil if there is no such file.
    package init?(path: String) {
        var info = stat()
        guard stat(path, &info) == 0 else { return nil }
        self.info = info
    }

    /// Nil if the descriptor is closed.
    package init?(descriptor: Int32) {
        var info = stat()
        guard fstat(descriptor, &info) == 0 else { return nil }
        self.info = info
    }

    package var isRegular: Bool { info.st_mode & S_IFMT == S_IFREG }

    /// The size of a regular file in bytes; 0 if it is unknown.
    package var size: Int { isRegular ? max(0, Int(info.st_size)) : 0 }

    package var permissions: mode_t { info.st_mode & 0o7777 }

    /// The identity of the file, independent of its name.
    package var identity: Identity {
        Identity(device: UInt64(truncatingIfNeeded: info.st_dev), number: UInt64(info.st_ino))
    }

    package struct Identity: Hashable {
        let device: UInt64
        let number: UInt64
    }

    package func isSameFile(as other: FileStatus?) -> Bool { identity == other?.identity }

    /// Whether a path is a link, regardless of its target.
    package static func isLink(_ path: String) -> Bool {
        var info = stat()
        return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
    }

    /// Whether a path exists, including a dangling link.
    package static func isAnything(_ path: String) -> Bool {
        var info = stat()
        return lstat(path, &info) == 0
    }
}
