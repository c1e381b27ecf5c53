import CLibrary

extension FileProblem {
    /// The error of the system call that has just failed.
    package static var ofLastCall: FileProblem {
        FileProblem(errno)
    }

    package init(_ code: Int32) {
        // The C locale's words: nothing here calls setlocale.
        let words = strerror(code).map { String(cString: $0) } ?? "error \(code)"
        let reason = words.prefix(1).lowercased() + words.dropFirst()
        self =
            if Self.absences.contains(code) {
                .absence(reason: reason)
            } else if Self.faultsOfSystem.contains(code) {
                .system(reason: reason)
            } else {
                FileProblem(reason: reason)
            }
    }

    /// Below a file there is nothing, either.
    private static let absences: Set<Int32> = [ENOENT, ENOTDIR]

    /// What has nothing to do with what the file is, and may be gone the next time.
    private static let faultsOfSystem: Set<Int32> = [
        EMFILE, ENFILE, ENOMEM, ENOBUFS, EAGAIN, EIO, ENXIO, ENODEV, ESTALE, ETIMEDOUT, EINTR,
    ]
}

/// Makes a system call again for as long as signals interrupt it.
package func retrying<Result: SignedInteger>(_ call: () -> Result) throws(FileProblem) -> Result {
    while true {
        let result = call()
        if result >= 0 { return result }
        guard errno == EINTR else { throw .ofLastCall }
    }
}
