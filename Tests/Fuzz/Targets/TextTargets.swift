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

    /// The JSON reader and the writers.
    static let json = FuzzTarget("json") { (bytes) throws(Broken) in
        let source = SourceText(name: "a.json", bytes: bytes)
        switch Result(catching: { () throws(JSONProblem) in try JSONReader.read(source) }) {
        case .success(let node):
            try throughWriters(node.plainValue)
            try places(of: node, within: bytes.indices)
        case .failure(let problem): try refusal(Diagnostics([Diagnostic(problem)]))
        }
    }

    /// What is written is what was read.
    private static func throughWriters(_ value: Value) throws(Broken) {
        let texts = [
            value.json, value.json(laidOut: .indented), value.json(laidOut: .linewise), value.prettyJSON,
            value.spacedJSON,
        ]
        for text in texts {
            let again: JSONNode
            do throws(JSONProblem) {
                again = try JSONReader.read(SourceText(name: "again.json", bytes: Array(text.utf8)))
            } catch { throw Broken("written, and refused: \(error.mistake.message): \(text)") }
            try hold(again.plainValue == value, "written, and read as something else: \(text)")
        }
    }

    private static func places(of node: JSONNode, within range: Range<Int>) throws(Broken) {
        let own = node.place.range
        try hold(own.lowerBound >= range.lowerBound && own.upperBound <= range.upperBound, "\(own) beyond \(range)")
        switch node.value {
        case .list(let items): for item in items { try places(of: item, within: own) }
        case .object(let members): for member in members { try places(of: member.value, within: own) }
        case .null, .bool, .number, .string, .setting, .removed: break
        }
    }

    /// A refusal has a place, and words that a terminal and a runner of jobs can bear.
    static func refusal(_ diagnostics: Diagnostics) throws(Broken) {
        try hold(!diagnostics.all.isEmpty, "refused without a word")
        try hold(diagnostics.all.allSatisfy { $0.place != nil }, "no place: \(diagnostics.all.map(\.message))")
        try harmless(diagnostics.text, "the complaint")
    }

    /// No control character but those of lines and tabs.
    static func harmless(_ text: String, _ name: String) throws(Broken) {
        try hold(
            text.unicodeScalars.allSatisfy { $0.isPrintable || $0 == "\n" || $0 == "\t" }, "\(name) isn't printable")
    }
}

/// Whether the tags of an XML text are whole, and closed in the order in which they were opened.
enum XMLShape {
    /// What is wrong with it, in words; nil where it is well-formed.
    static func problem(of text: String) -> String? {
        var open: [Substring] = []
        var rest = text.utf8[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            guard let end = end(of: rest[start...]) else { return "a tag has no end" }
            let tag = text[start...end]
            rest = rest[text.utf8.index(after: end)...]
            if tag.hasPrefix("<?") || tag.hasPrefix("<!") { continue }
            let name = tag.dropFirst(tag.hasPrefix("</") ? 2 : 1).prefix {
                $0.isLetter || $0.isNumber || $0 == ":" || $0 == "-"
            }
            if tag.hasPrefix("</") {
                guard open.popLast() == name else { return "\(tag) closes another" }
            } else if !tag.hasSuffix("/>") {
                open.append(name)
            }
        }
        return open.last.map { "<\($0)> isn't closed" }
    }

    /// The bracket that ends a tag; one in a value ends none.
    private static func end(of tag: Substring.UTF8View) -> String.Index? {
        var quote: UInt8?
        for index in tag.indices.dropFirst() {
            switch tag[index] {
            case UInt8(ascii: "<"): return nil
            case let byte where byte == quote: quote = nil
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = quote ?? tag[index]
            case UInt8(ascii: ">") where quote == nil: return index
            default: break
            }
        }
        return nil
    }
}
