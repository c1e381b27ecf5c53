/// A call of git in a folder, with the words of a read-only command, never of one that could run another program.
package struct GitCall: Hashable, Sendable {
    package let folder: String
    package let words: [String]
    /// Its standard input; ``inputLimit`` bytes at most.
    package let input: String
    /// The maximum number of bytes that it may print.
    package let outputLimit: Int

    /// The number of bytes that any pipe buffers, so that neither end waits for the other.
    package static let inputLimit = 4096

    package init(_ words: [String], in folder: String, input: String = "", outputLimit: Int = 1 << 30) {
        self.folder = folder
        self.words = words
        self.input = input
        self.outputLimit = outputLimit
    }
}

/// The output of a program, and its end.
package struct ProgramOutput: Hashable, Sendable {
    package let stdout: [UInt8]
    package let stderr: [UInt8]
    package let ending: Ending

    package enum Ending: Hashable, Sendable {
        case status(Int32)
        case signal(Int32)
        /// It printed more than allowed, and was stopped.
        case stopped
        /// It took longer than allowed, and was stopped.
        case late(seconds: Int)
    }

    package init(stdout: [UInt8] = [], stderr: [UInt8] = [], ending: Ending = .status(0)) {
        (self.stdout, self.stderr, self.ending) = (stdout, stderr, ending)
    }
}
