/// Writes a timeline entry by entry, so that the whole timeline needn't be in memory.
package protocol EntryWriting {
    mutating func add(_ entry: Timeline.Entry)
    /// Writes the part below the entries.
    mutating func end()
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
    /// A writer for the entries below an outline; nil for formats that need all of a timeline at once.
    package var entryWriter: EntryWriter? {
        if self == .text { return { _, outline, presentation in TextWriter(outline, presentation) } }
        if self == .ndjson { return { NDJSONWriter($0, $1, $2) } }
        return nil
    }

    package typealias EntryWriter = @Sendable (ReadScenario, _ outline: Timeline, Presentation) -> any EntryWriting
}
