import CLibrary
import LaunchTraceKit

/// The files that this run has read and written, by any path: no product may replace them.
final class UsedFiles: @unchecked Sendable {
    private let lock = Lock()
    private var read: Set<FileStatus.Identity> = []
    private var written: Set<FileStatus.Identity> = []

    func noteRead(_ file: FileStatus?) {
        guard let file, file.isRegular else { return }
        lock.withLock { _ = read.insert(file.identity) }
    }

    func noteWritten(_ file: FileStatus?) {
        guard let file, file.isRegular else { return }
        lock.withLock { _ = written.insert(file.identity) }
    }

    /// Refuses to replace a file; a timeline may take the place of the one that was read.
    func refuse(_ existing: FileStatus, for purpose: OutputFile.Purpose) throws(FileProblem) {
        let (isRead, isWritten) = lock.withLock {
            (read.contains(existing.identity), written.contains(existing.identity))
        }
        switch purpose {
        case .product where isRead, .part where isRead: throw FileProblem(reason: "it is the input itself")
        case .product, .timeline, .source, .progress, .part, .new:
            if isWritten { throw FileProblem(reason: "it has just been written") }
        }
    }
}

/// Global, because every way to read a file has to pass here.
let usedFiles = UsedFiles()
