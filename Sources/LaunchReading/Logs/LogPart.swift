/// Some whole lines of a log, so that parts can be filtered in parallel.
package struct LogPart: Sendable {
    /// The last one is a line feed.
    let bytes: ArraySlice<UInt8>
    let texts: LineTexts

    /// The lines that contain a text: a filter rejects most lines, and the others are searched.
    package func filtered() -> FilteredPart {
        var filtered = FilteredPart()
        bytes.withUnsafeBytes { bytes in
            let offset = self.bytes.startIndex
            var start = 0
            while let line = texts.filter.line(in: bytes, from: start) {
                filtered.add(start + offset..<line.end + offset, of: self, mayHold: line.mayHold)
                start = line.end + 1
            }
        }
        return filtered
    }
}

/// The lines found in a part of a log; lines and gaps are counted from its beginning.
package struct FilteredPart: Sendable {
    private(set) var lines = 0
    /// The number of lines that contain only blanks or a row of one mark.
    private(set) var gaps = 0
    private(set) var found: [FoundLine] = []

    /// A line that contains a text, without its end.
    struct FoundLine: Sendable {
        let number: Int
        /// The gaps before it.
        let gaps: Int
        let range: Range<Int>
    }

    fileprivate mutating func add(_ range: Range<Int>, of part: LogPart, mayHold: Bool) {
        lines += 1
        let line = part.bytes[range].prefix(LogLineFilter.lineLimit)
        if mayHold, part.texts.areFound(in: line) {
            let end = line.last == .carriageReturn ? line.endIndex - 1 : line.endIndex
            found.append(FoundLine(number: lines, gaps: gaps, range: line.startIndex..<end))
        } else if line.isGap {
            gaps += 1
        }
    }
}

extension ArraySlice<UInt8> {
    /// Whether a line separates others: `-----`, or an empty line.
    fileprivate var isGap: Bool {
        guard let first, !first.isEmptyText else { return allSatisfy(\.isEmptyText) }
        return Self.rules.contains(first) && dropFirst().first == first
    }

    private static let rules = Array("-=*~_".utf8)
}

extension UInt8 { fileprivate var isEmptyText: Bool { isBlank || self == .carriageReturn } }
