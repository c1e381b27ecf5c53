extension RecordedTimeline {
    /// Reads the text output of `run`; nil if the second line isn't that of a heading.
    package init?(text source: SourceText) throws(Diagnostics) {
        let title = source.line(from: 0)
        let facts = source.line(behind: title)
        guard let header = Timeline.Header(title: title.lineText, facts: facts.lineText) else { return nil }
        var reader = RecordedTextReader(source)
        _ = reader.isReadable(title)
        var line = source.line(behind: facts)
        while line.range.lowerBound < source.bytes.count {
            if !line.range.isEmpty { reader.read(line) }
            line = source.line(behind: line)
        }
        reader.finish()
        self = try reader.timeline(header)
    }
}

/// Collects the content of recorded text line by line.
private struct RecordedTextReader {
    private let source: SourceText
    private let mistakes = Mistakes()
    private var entries: [Timeline.Entry] = []
    private var places: [Place] = []
    private var alike: [Int] = []
    private var findings: [(Finding, Place)] = []
    private var outcome: Timeline.Outcome?
    private var notCalled: [Timeline.NotCalled] = []
    private var cutShort: String?
    private var isExplained = false
    /// The entries of lines that occurred before: the lines of a launch repeat often.
    private var known: [LineBytes: Range<Int>] = [:]
    /// The last line after the outcome, which the next line may continue.
    private var unread: (text: String, line: Place)?

    init(_ source: SourceText) { self.source = source }

    mutating func read(_ line: Place) {
        if outcome == nil, let first = known[LineBytes(line)] {
            for index in first { add(entries[index], line, alike: index) }
            return
        }
        let text = source.text(in: line.range)
        // A long line after the outcome continues below, indented.
        if outcome != nil, text.hasPrefix("  "), !text.hasPrefix("   "), let last = unread {
            unread = (last.text + " " + text.dropFirst(2), last.line)
            return
        }
        finish()
        guard isReadable(line) else { return }
        if outcome != nil { unread = (text, line) } else { read(text, line) }
    }

    /// Whether the line is valid text; reports invalid text, or the first character that a terminal or a runner would
    /// interpret.
    func isReadable(_ line: Place) -> Bool {
        let text = source.text(in: line.range)
        if text.isPlain { return true }
        // Characters have their counted positions only in a line that is unchanged by decoding.
        guard text.utf8.elementsEqual(source.bytes[line.range]) else {
            mistakes.add(Diagnostic(RecordedTextMistake.invalidUTF8.message, at: line.part(nil)))
            return false
        }
        var sign = RunnerSign()
        var position = line.range.lowerBound
        for scalar in text.unicodeScalars {
            let next = position + UTF8.width(scalar)
            if sign.isCompleted(by: scalar) || !scalar.isPrintable {
                let place = Place(source: source, range: position..<next)
                mistakes.add(Diagnostic(RecordedTextMistake.notSpelledOut(scalar).message, at: place))
                return true
            }
            position = next
        }
        return true
    }

    /// Reads the line that might have continued.
    mutating func finish() {
        if let (text, line) = unread { read(text, line) }
        unread = nil
    }

    private mutating func read(_ text: String, _ line: Place) {
        do throws(RecordedTextMistake) {
            switch (try RecordedLine(text), outcome) {
            case (.entry(let entry), nil):
                let first = entries.count
                for step in entry.steps { add(step, line, alike: entries.count) }
                // Mistakes in any other text are reported each time it occurs.
                if text.isPlain { known[LineBytes(line)] = first..<entries.count }
            case (.outcome(let state), nil): outcome = state
            case (.columns, nil), (.legend, .some): break
            case (.finding(let finding), .some): findings.append((finding, line))
            case (.notCalled(let method), .some): notCalled.append(method)
            case (.cutShort(let reason), .some): cutShort = reason
            case (.finding, nil), (.notCalled, nil), (.cutShort, nil), (.legend, nil): throw .notALine
            case (.entry, .some), (.outcome, .some), (.columns, .some): throw .behindTheOutcome
            case (.explanation, _): isExplained = true
            }
        } catch {
            let message = source.isNamed ? error.message : error.messageWithoutText
            mistakes.add(Diagnostic(message, at: line.part(error.found)))
        }
    }

    private mutating func add(_ entry: Timeline.Entry, _ line: Place, alike number: Int) {
        entries.append(entry)
        places.append(line)
        alike.append(number)
    }

    private var uncalled: Timeline.Uncalled {
        cutShort.flatMap { notCalled.isEmpty ? .cutShort($0) : nil } ?? .methods(notCalled)
    }

    func timeline(_ header: Timeline.Header) throws(Diagnostics) -> RecordedTimeline {
        guard let outcome, mistakes.count == 0 else {
            if outcome == nil { mistakes.add(Diagnostic(RecordedTextMistake.noOutcome.message, at: source.end)) }
            throw mistakes.diagnostics
        }
        return RecordedTimeline(
            source: source,
            timeline: Timeline(
                scenario: header, entries: entries, notCalled: uncalled, findings: findings.map(\.0), outcome: outcome),
            entries: places, alike: alike, findings: findings.map(\.1), form: .text(isExplained: isExplained))
    }
}

extension RecordedTimeline {
    /// Numbers for the entries of two texts, by their lines: entries with the same number are equal.
    package static func numbers(_ before: RecordedTimeline, _ after: RecordedTimeline) -> (before: [Int], after: [Int])
    {
        var numbering = Numbering<LineStep>()
        return (before.numbers(by: &numbering), after.numbers(by: &numbering))
    }

    private func numbers(by numbering: inout Numbering<LineStep>) -> [Int] {
        var numbers: [Int] = []
        numbers.reserveCapacity(entries.count)
        var start = 0
        for index in entries.indices {
            if entries[index].range != entries[start].range { start = index }
            let isKnown = alike[index] < index
            numbers.append(
                isKnown
                    ? numbers[alike[index]]
                    : numbering.number(of: LineStep(line: LineBytes(entries[index]), step: index - start)))
        }
        return numbers
    }
}

/// One of the entries that share a line.
private struct LineStep: Hashable {
    let line: LineBytes
    let step: Int
}

/// A line by its bytes.
private struct LineBytes: Hashable {
    private let bytes: ArraySlice<UInt8>

    init(_ line: Place) { bytes = line.source.bytes[line.range] }

    func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
}

extension Timeline.Entry {
    /// The steps that share a line, each as an entry; a mark belongs to the first one.
    fileprivate var steps: [Timeline.Entry] {
        guard kind == .step else { return [self] }
        let names = name.split(separator: Step.separator).map(String.init)
        guard names.count > 1, names.allSatisfy({ Step(rawValue: $0) != nil }) else { return [self] }
        return names.enumerated().map { index, name in
            let confidence = index == 0 ? ownConfidence : .documented
            return Timeline.Entry(
                Timeline.Event(Timeline.Written(.step, name)), confidence: confidence, ownConfidence: confidence)
        }
    }
}

extension Place {
    /// The place of a part of a line; the line without its margins if it doesn't contain the part.
    fileprivate func part(_ text: String?) -> Place {
        let bytes = source.bytes[range]
        let start = bytes.firstIndex { $0 != .space } ?? bytes.startIndex
        guard let part = text.flatMap(bytes.range) else { return Place(source: source, range: start..<bytes.endIndex) }
        return Place(source: source, range: part)
    }
}

extension SourceText {
    /// The places of the lines, without the line endings.
    package var lines: [Place] {
        var lines: [Place] = []
        var line = line(from: 0)
        while line.range.lowerBound < bytes.count {
            lines.append(line)
            line = self.line(behind: line)
        }
        return lines
    }

    /// The line that begins at an index; an empty one at the end of the text.
    func line(from start: Int) -> Place {
        let start = min(start, bytes.count)
        let end = bytes[start...].firstIndex(of: .lineFeed) ?? bytes.count
        let isPadded = end > start && bytes[end - 1] == .carriageReturn
        return Place(source: self, range: start..<(isPadded ? end - 1 : end))
    }

    /// The line after another.
    func line(behind line: Place) -> Place {
        let end = line.range.upperBound
        return self.line(from: end < bytes.count && bytes[end] == .carriageReturn ? end + 2 : end + 1)
    }

    /// The empty place after the last line with content.
    package var end: Place {
        let last = bytes.lastIndex { ![.space, .tab, .lineFeed, .carriageReturn].contains($0) }
        let end = last.map { $0 + 1 } ?? 0
        return Place(source: self, range: end..<end)
    }
}
