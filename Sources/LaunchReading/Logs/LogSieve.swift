/// Finds the few lines of a log that hold one of some texts, in one pass and in constant memory.
///
/// Aho and Corasick's automaton: one look-up a byte, however many texts there are.
struct LogSieve {
    private let automaton: Automaton
    private var state: Int32
    private var line = 1
    /// The beginning of a line that started in an earlier chunk.
    private var carried: [UInt8] = []
    /// How many lines have had nothing in them but blanks or a row of one mark.
    private(set) var gaps = 0

    /// A longer line is cut; no line of a log that people read comes near.
    static let lineLimit = 1 << 20

    init(_ automaton: Automaton) {
        self.automaton = automaton
        state = automaton.lineStart
    }

    /// Takes some bytes, and hands on the lines that end in them and hold a text.
    mutating func feed(
        _ chunk: ArraySlice<UInt8>, _ found: (_ line: Int, _ text: ArraySlice<UInt8>, _ gaps: Int) -> Void
    ) {
        var lineStart = chunk.startIndex
        while let end = scanLine(chunk, from: lineStart) {
            if state == Automaton.found {
                found(line, whole(chunk[lineStart..<end]), gaps)
            } else if isGap(chunk[lineStart..<end]) {
                gaps += 1
            }
            carried.removeAll(keepingCapacity: true)
            state = automaton.lineStart
            line += 1
            lineStart = end + 1
        }
        carry(chunk[lineStart...])
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

    /// Runs over a line from one place on, up to its end; nil where the chunk ends first.
    private mutating func scanLine(_ chunk: ArraySlice<UInt8>, from start: Int) -> Int? {
        automaton.classes.withUnsafeBufferPointer { classes in
            automaton.table.withUnsafeBufferPointer { next in
                chunk.withUnsafeBufferPointer { bytes in
                    var state = state
                    let lineFeed = UInt8.lineFeed
                    defer { self.state = state }
                    for index in (start - chunk.startIndex)..<bytes.count {
                        let byte = bytes[index]
                        if byte == lineFeed { return chunk.startIndex + index }
                        state = next[Int(state) &+ Int(classes[Int(byte)])]
                    }
                    return nil
                }
            }
        }
    }

    private mutating func carry(_ part: ArraySlice<UInt8>) {
        carried += part.prefix(Self.lineLimit - carried.count)
    }

    private func whole(_ end: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let end = end.prefix(Self.lineLimit - carried.count)
        let line = carried.isEmpty ? end : (carried + end)[...]
        return line.last == .carriageReturn ? line.dropLast() : line
    }
}

extension UInt8 {
    fileprivate var isEmptyText: Bool { isBlank || self == .carriageReturn }
}
