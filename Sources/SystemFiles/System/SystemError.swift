import CLibrary

extension FileProblem {
    package static var ofLastCall: FileProblem { FileProblem(errno) }

    package init(_ code: Int32) {
        // The words of the C locale: nothing here calls setlocale.
        let words = strerror(code).map { String(cString: $0) } ?? "error \(code)"
        let reason = words.prefix(1).lowercased() + words.dropFirst()
        self =
            if Self.absences.contains(code) { .absence(reason: reason) } else if Self.faultsOfSystem.contains(code) {
                .system(reason: reason)
            } else { FileProblem(reason: reason) }
    }

    /// A path below a file doesn't exist either.
    private static let absences: Set<Int32> = [ENOENT, ENOTDIR]

    /// Errors that don't depend on the file, and may not occur the next time.
    private static let faultsOfSystem: Set<Int32> = [
        EMFILE, ENFILE, ENOMEM, ENOBUFS, EAGAIN, EIO, ENXIO, ENODEV, ESTALE, ETIMEDOUT, EINTR,
    ]
}

/// Repeats a system call while signals interrupt it.
package func retrying<Result: SignedInteger>(_ call: () -> Result) throws(FileProblem) -> Result {
    while true {
        let result = call()
        if result >= 0 { return result }
        guard errno == EINTR else { throw .ofLastCall }
    }
}
