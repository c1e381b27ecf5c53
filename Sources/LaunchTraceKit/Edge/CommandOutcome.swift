/// What a command leads to; doing it is left to whoever holds the terminal and the files.
package struct CommandOutcome: Equatable, Sendable {
    package var stdout = ""
    package var stderr = ""
    package var status: Int32 = 0
    package var files: [OutputFile] = []
    /// A person is to be led through a story first; what comes of that stands in its place.
    package var playback: Playback?
}

/// A file to be written.
package struct OutputFile: Equatable, Sendable {
    package var path: String
    package var content: String
    /// What it was made from, and must not replace.
    package var sources: [Input]
}

extension CommandOutcome {
    /// A product on its way to a file, or to standard output where none is named.
    init(product: String, to path: String?, madeFrom sources: [Input]) {
        if let path {
            files = [OutputFile(path: path, content: product, sources: sources)]
        } else {
            stdout = product
        }
    }

    /// What has come of it where no keys could be read.
    package static func unplayed(_ problem: FileProblem) -> CommandOutcome {
        CommandOutcome(stderr: complaint("cannot read keys: \(problem.reason)"), status: 2)
    }

    /// What has come of it where the file could not be written; nil stands for standard output.
    package static func unwritten(_ file: OutputFile?, _ problem: FileProblem) -> CommandOutcome {
        let place = file.map { quotedIfNeeded($0.path) } ?? "standard output"
        return CommandOutcome(stderr: complaint("cannot write \(place): \(problem.reason)"), status: 2)
    }
}

/// A line for stderr about something that no place in a file is to blame for.
func complaint(_ message: String) -> String {
    "\(ToolInfo.name): error: \(message.printable)\n"
}
