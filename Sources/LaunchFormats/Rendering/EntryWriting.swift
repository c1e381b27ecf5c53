/// Writes a timeline that comes entry by entry, so that it needn't be in memory.
package protocol EntryWriting {
    mutating func add(_ entry: Timeline.Entry)
    /// Writes what stands below the entries.
    mutating func end()
    /// Takes what has been written so far.
    mutating func takeBytes() -> [UInt8]
}

extension String {
    /// The text of a timeline that is in memory.
    static func written(by writer: some EntryWriting, of timeline: Timeline) -> String {
        var writer = writer
        for entry in timeline.entries { writer.add(entry) }
        writer.end()
        return String(decoding: writer.takeBytes(), as: UTF8.self)
    }
}

extension TimelineFormat {
    /// Hands on a timeline in pieces, as its entries come; nil for formats that need all of it at once.
    package var writeInPieces: PieceWriting? {
        if self == .text { return { $0.write(TextWriter($0.outline, $2), $3) } }
        if self == .ndjson { return { $0.write(NDJSONWriter($1, $0.outline, $2), $3) } }
        return nil
    }

    package typealias PieceWriting =
        @Sendable (TimelineStream, ReadScenario, Presentation, (_ piece: [UInt8]) -> Void) -> Void
}

extension TimelineStream {
    /// The bytes of a piece, roughly.
    private static let piece = 1 << 16

    fileprivate func write(_ writer: some EntryWriting, _ take: (_ piece: [UInt8]) -> Void) {
        var writer = writer
        var count = 0
        forEachEntry { entry in
            writer.add(entry)
            count += 1
            // Few entries have more than half a kilobyte.
            if count.isMultiple(of: Self.piece / 512) { take(writer.takeBytes()) }
        }
        writer.end()
        take(writer.takeBytes())
    }
}
