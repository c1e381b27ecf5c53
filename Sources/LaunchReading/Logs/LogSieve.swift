/// Finds the few lines of a log that hold one of some texts, in one pass and in constant memory.
///
/// A filter passes over most lines; for those that are left, Aho and Corasick's automaton needs one look-up a byte, however
/// many texts there are.
struct LogSieve {
    private let texts: LineTexts
    /// The automaton's, in a line that started in an earlier chunk.
    private var state: Int32
    private var line = 1
    /// The beginning of a line that started in an earlier chunk.
    private var carried: [UInt8] = []
    /// How many lines have had nothing in them but blanks or a row of one mark.
    private(set) var gaps = 0

    /// A longer line is cut; no line of a log that people read comes near.
    static let lineLimit = 1 << 20

    init(_ texts: LineTexts) {
        self.texts = texts
        state = texts.automaton.lineStart
    }

    /// Takes some bytes, and hands on the lines that end in them and hold a text.
    mutating func feed(
        _ chunk: ArraySlice<UInt8>, _ found: (_ line: Int, _ text: ArraySlice<UInt8>, _ gaps: Int) -> Void
    ) {
        var start = chunk.startIndex
        if !carried.isEmpty {
            let end = chunk.firstIndex(of: .lineFeed) ?? chunk.endIndex
            carry(chunk[start..<end])
            guard end < chunk.endIndex else { return }
            endLine(holds: state == Automaton.found, [], found)
            start = end + 1
        }
        chunk.withUnsafeBytes { bytes in
            let offset = chunk.startIndex
            while let next = texts.filter.line(in: bytes, from: start - offset) {
                let whole = chunk[start..<next.end + offset]
                endLine(holds: next.mayHold && isFound(in: whole), whole, found)
                start = next.end + offset + 1
            }
        }
        carry(chunk[start...])
    }

    /// Hands on the last line, if nothing ends it.
    mutating func finish(_ found: (_ line: Int, _ text: ArraySlice<UInt8>, _ gaps: Int) -> Void) {
        if state == Automaton.found { found(line, whole([]), gaps) }
    }

    /// Whether a line separates others: `-----`, or nothing.
    private func isGap(_ end: ArraySlice<UInt8>) -> Bool {
        let first = carried.first ?? end.first
        guard let first, !first.isBlank, first != .carriageReturn else {
            return carried.allSatisfy(\.isEmptyText) && end.allSatisfy(\.isEmptyText)
        }
        guard Self.rules.contains(first) else { return false }
        return (carried.prefix(2) + end.prefix(2)).prefix(2).elementsEqual([first, first])
    }

    private static let rules = Array("-=*~_".utf8)

    /// Ends a line, of which this is what came in the last chunk.
    private mutating func endLine(
        holds: Bool, _ last: ArraySlice<UInt8>,
        _ found: (_ line: Int, _ text: ArraySlice<UInt8>, _ gaps: Int) -> Void
    ) {
        if holds {
            found(line, whole(last), gaps)
        } else if isGap(last) {
            gaps += 1
        }
        if !carried.isEmpty { carried.removeAll(keepingCapacity: true) }
        state = texts.automaton.lineStart
        line += 1
    }

    private func isFound(in line: ArraySlice<UInt8>) -> Bool {
        texts.automaton.state(behind: line, from: texts.automaton.lineStart) == Automaton.found
    }

    private mutating func carry(_ part: ArraySlice<UInt8>) {
        state = texts.automaton.state(behind: part, from: state)
        carried += part.prefix(Self.lineLimit - carried.count)
    }

    private func whole(_ end: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let end = end.prefix(Self.lineLimit - carried.count)
        let line = carried.isEmpty ? end : (carried + end)[...]
        return line.last == .carriageReturn ? line.dropLast() : line
    }
}

/// Texts that are looked for in lines.
struct LineTexts: Sendable {
    let automaton: Automaton
    let filter: LineFilter

    init(_ texts: [String], atLineStart starts: [String] = []) {
        automaton = Automaton(texts, atLineStart: starts)
        filter = LineFilter(automaton.marks, atLineStart: starts)
    }
}

extension UInt8 {
    fileprivate var isEmptyText: Bool { isBlank || self == .carriageReturn }
}
