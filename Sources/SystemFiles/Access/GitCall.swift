/// What git is asked in a folder: words of a command that only looks, never one that could run anything else.
package struct GitCall: Hashable, Sendable {
    package let folder: String
    package let words: [String]
    /// What is handed to it; ``inputLimit`` bytes at most.
    package let input: String
    /// How many bytes it may print.
    package let outputLimit: Int

    /// As much as any pipe takes before it is read, so that neither end waits for the other.
    package static let inputLimit = 4096

    package init(_ words: [String], in folder: String, input: String = "", outputLimit: Int = 1 << 30) {
        self.folder = folder
        self.words = words
        self.input = input
        self.outputLimit = outputLimit
    }
}

/// What a program printed, and how it ended.
package struct ProgramOutput: Hashable, Sendable {
    package let stdout: [UInt8]
    package let stderr: [UInt8]
    package let ending: Ending

    package enum Ending: Hashable, Sendable {
        case status(Int32)
        case signal(Int32)
        /// It printed more than it may, and was stopped.
        case stopped
        /// It took longer than it may, and was stopped.
        case late(seconds: Int)
    }

    package init(stdout: [UInt8] = [], stderr: [UInt8] = [], ending: Ending = .status(0)) {
        self.stdout = stdout
        self.stderr = stderr
        self.ending = ending
    }
}
