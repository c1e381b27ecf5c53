/// The result of a command, which the caller carries out: text for both streams, a status and files to write.
package struct CommandOutcome: Equatable, Sendable {
    package var stdout = ""
    /// A product for standard output that is made while it is written; nil for one that is there already.
    package var pieces: ProductPieces?
    package var stderr = ""
    package var status: Int32 = 0
    package var files: [OutputFile] = []
    /// The texts to print if a file can't be written; nil if they are the same.
    package var ifUnwritten: Texts?
    /// The launch to play first; the outcome of that takes the place of this one.
    package var playback: Playback?
    /// The timelines to ask about first; the outcome of that takes the place of this one.
    package var review: TimelineReview?

    /// A text for each stream.
    package struct Texts: Equatable, Sendable {
        package var stdout = ""
        package var stderr = ""
    }
}

/// A product that is made piece by piece, so that it needn't be in memory.
package struct ProductPieces: Sendable {
    /// Makes the product, and hands it on.
    package let write: @Sendable (_ take: @escaping (_ piece: [UInt8]) -> Void) -> Void

    /// All of it.
    package var text: String {
        var bytes: [UInt8] = []
        write { bytes += $0 }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension ProductPieces {
    /// The text of a timeline, written while its next entries are traced.
    package init(
        of stream: TimelineStream, by work: any ParallelWork, _ writer: @escaping @Sendable () -> any EntryWriting
    ) {
        self.init { take in
            var writer = writer()
            work.forEachPart(of: stream.forEachPart) { entries in
                for entry in entries { writer.add(entry) }
                take(writer.takeBytes())
            }
            writer.end()
            take(writer.takeBytes())
        }
    }
}

extension ProductPieces: Equatable {
    /// Compares what is written.
    package static func == (left: ProductPieces, right: ProductPieces) -> Bool { left.text == right.text }
}

extension CommandOutcome {
    /// A product on its way to a file, or to standard output where none is named.
    init(product: String, to path: String?, madeFrom sources: [Input]) {
        if let path { files = [OutputFile(path: path, content: product, sources: sources)] } else { stdout = product }
    }

    /// The outcome where no keys could be read.
    package static func unplayed(_ problem: FileProblem) -> CommandOutcome {
        CommandOutcome(stderr: complaint("cannot read keys: \(problem.reason)"), status: 2)
    }

    /// The outcome where the system has no thread to work on.
    package static func unstarted(_ problem: FileProblem) -> CommandOutcome {
        CommandOutcome(stderr: complaint("cannot start a thread: \(problem.reason)"), status: 2)
    }

    /// The outcome where the file could not be written; nil is standard output.
    package static func unwritten(_ file: OutputFile?, _ problem: FileProblem) -> CommandOutcome {
        let place = file.map { quotedIfNeeded($0.path) } ?? "standard output"
        return CommandOutcome(stderr: complaint("cannot write \(place): \(problem.reason)"), status: 2)
    }
}

extension [String] {
    /// The files that were written although others weren't, by their paths; empty where none was.
    package var writtenText: String {
        count > 8 ? "\(count) files written\n" : map { "\($0.printable): written\n" }.joined()
    }

    /// The files that were there and are left, by their paths; empty where none was.
    package var keptText: String {
        guard !isEmpty else { return "" }
        let head = count == 1 ? "1 file exists, and is unchanged" : "\(count) files exist, and are unchanged"
        return "\(ToolInfo.name): \(head):\n" + map { "  \($0.printable)\n" }.joined()
    }
}
