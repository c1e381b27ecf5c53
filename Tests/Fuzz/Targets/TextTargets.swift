import LaunchTraceKit

extension FuzzTarget {
    /// Recorded timelines in each of their forms.
    static let timeline = FuzzTarget("timeline") { (bytes) throws(Broken) in
        switch recorded(bytes) {
        case .failure(let diagnostics): try refusal(diagnostics)
        case .success(nil): break
        case .success(let first?):
            let text = first.timeline.text(Presentation(kinds: ShownKind.everything))
            try harmless(text, "the text")
            if case .text = first.form { try sameAgain(text) }
            // As slow as all else together, so for one in eight.
            if bytes.count.isMultiple(of: 8) { try noDifference(bytes) }
        }
    }

    /// Console logs, whatever pieces they come in.
    static let log = FuzzTarget("log") { (bytes) throws(Broken) in
        let whole = launches(of: [bytes[...]])
        let cut = Int(bytes.first ?? 0) % (bytes.count + 1)
        let pieces = [bytes[..<cut], bytes[cut...]]
        try hold(launches(of: pieces) == whole, "other launches where it is cut at \(cut)")
        try hold(launches(of: bytes.indices.map { bytes[$0...$0] }) == whole, "other launches byte by byte")
    }

    private static func launches(of pieces: [ArraySlice<UInt8>]) -> Result<[LoggedLaunch], LogProblem> {
        var reader = LogReader(keeping: .all)
        for piece in pieces { reader.read(piece) }
        let finished = reader
        return Result { () throws(LogProblem) in
            var reader = finished
            return try reader.finish().kept
        }
    }

    private static func recorded(_ bytes: [UInt8]) -> Result<RecordedTimeline?, Diagnostics> {
        Result { () throws(Diagnostics) in
            switch try WrittenInput(SourceText(name: "a", bytes: bytes)) {
            case .timeline(let timeline): timeline
            case .scenario: nil
            }
        }
    }

    /// A text that was written is read as what it was written from.
    private static func sameAgain(_ text: String) throws(Broken) {
        guard case .success(let again?) = recorded(Array(text.utf8)) else {
            throw Broken("written, and refused: \(text)")
        }
        let second = again.timeline.text(Presentation(kinds: ShownKind.everything))
        try hold(second == text, "written, and read as another:\n\(text)\n\(second)")
    }

    /// A timeline is the same as itself.
    private static func noDifference(_ bytes: [UInt8]) throws(Broken) {
        let files = FileAccess(
            readFile: { (_) throws(FileProblem) in bytes }, readStandardInput: { () throws(FileProblem) in [] })
        let outcome = CommandOutcome.of(
            ["diff", "a", "b"], files: files, terminal: TerminalFacts(outputIsTerminal: false) { _ in nil })
        try hold(outcome.status == 0, "differs from itself: \(outcome.stdout)\(outcome.stderr)")
    }
}
