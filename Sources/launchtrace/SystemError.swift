import LaunchTraceKit

extension FileProblem {
    /// The error of the system call that has just failed.
    static var ofLastCall: FileProblem {
        FileProblem(errno)
    }

    init(_ code: Int32) {
        // The C locale's words: nothing here calls setlocale.
        let words = strerror(code).map { String(cString: $0) } ?? "error \(code)"
        let reason = words.prefix(1).lowercased() + words.dropFirst()
        // Below a file there is nothing, either.
        let isAbsence = code == ENOENT || code == ENOTDIR
        self = isAbsence ? .absence(reason: reason) : FileProblem(reason: reason)
    }
}

/// Makes a system call again for as long as signals interrupt it.
func retrying<Result: SignedInteger>(_ call: () -> Result) throws(FileProblem) -> Result {
    while true {
        let result = call()
        if result >= 0 { return result }
        guard errno == EINTR else { throw .ofLastCall }
    }
}
