/// The signs that a text is a document in Markdown, which may quote a log between two fences.
struct MarkdownEvidence {
    private var headings = 0
    private var fences = 0
    private var callbacks = 0
    /// Callbacks between two fences.
    private var quoted = 0
    /// Whether a line with a time tells of a callback beside the blocks.
    private var isDated = false

    /// What fences begin with.
    static let marks = ["```", "~~~~"]

    /// Takes a heading or a fence; true for the latter, which tells nothing else.
    mutating func add(_ line: ArraySlice<UInt8>) -> Bool {
        if Self.marks.contains(where: { line.drop(while: \.isBlank).starts(with: $0.utf8) }) {
            fences += 1
            return true
        }
        if !isInFence, line.isHeading { headings += 1 }
        return false
    }

    mutating func addCallback(isDated: Bool) {
        callbacks += 1
        if isInFence { quoted += 1 } else if isDated { self.isDated = true }
    }

    private var isInFence: Bool { !fences.isMultiple(of: 2) }

    /// Whether it has headings beside blocks, or several blocks, and most callbacks are quoted. What an app prints may be
    /// Markdown, too, but its callbacks are outside; and one block alone is a log that was handed on.
    var isDocument: Bool {
        let blocks = fences / 2
        return blocks > 0 && (headings > 0 || blocks > 2) && quoted * 2 >= callbacks && !isDated
    }
}
