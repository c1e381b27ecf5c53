/// All problems of an input, in the order of their locations.
public struct Diagnostics: Error, Hashable, Sendable, CustomStringConvertible {
    /// The diagnostics that were kept, each once, in the order of their locations.
    public let all: [Diagnostic]
    /// The number of diagnostics that were not kept.
    public let omitted: Int

    /// The diagnostics in the order of their locations, without repetitions.
    public init(_ diagnostics: [Diagnostic], omitted: Int = 0) {
        self.omitted = omitted
        var seen: Set<Diagnostic> = []
        all = diagnostics.filter { seen.insert($0).inserted }.sorted { Self.position($0) < Self.position($1) }
    }

    /// The text of the first hundred.
    public var text: String {
        let shown = all.prefix(InputLimit.shownMistakes.number)
        let more = all.count - shown.count + omitted
        return shown.map(\.text).joined() + (more > 0 ? "... and \(more) more\n" : "")
    }

    /// The same as ``text``.
    public var description: String { text }

    /// Diagnostics without a location come first, then those of the file, then those of each `--set`.
    private static func position(_ diagnostic: Diagnostic) -> (Int, Int) {
        guard let place = diagnostic.place else { return (-1, 0) }
        return place.position
    }
}
