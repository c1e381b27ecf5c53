/// How the lines of a file begin and end.
package struct TextLayout: Hashable, Sendable {
    /// What a level is indented by: a tab, or some blanks.
    package let indent: String
    /// `\n`, or `\r\n`.
    package let lineEnd: String

    package init(indent: String = "    ", lineEnd: String = "\n") { (self.indent, self.lineEnd) = (indent, lineEnd) }

    /// The layout of a text: what most of its indented lines begin with, and how its first line ends. Where no line is
    /// indented it is as others are.
    package init(of text: String, otherwise usual: String = "    ") {
        lineEnd =
            text.utf8.firstIndex(of: .lineFeed).map { end in
                end > text.utf8.startIndex && text.utf8[text.utf8.index(before: end)] == .carriageReturn
            } == true ? "\r\n" : "\n"
        indent = Self.indent(of: text.utf8.split(separator: .lineFeed)) ?? usual
    }

    /// The indentation of the levels: where there are no tabs, the step by which most lines go further in than the line before.
    private static func indent(of lines: [Substring.UTF8View.SubSequence]) -> String? {
        var tabs = 0
        var steps: [Int: Int] = [:]
        var previous = 0
        for line in lines {
            if line.first == .tab { tabs += 1 }
            let blanks = line.prefix { $0 == .space }.count
            // A line of a comment in several lines, ` * text`, is one further in than it should be.
            if blanks < line.count, blanks - previous > 1 { steps[blanks - previous, default: 0] += 1 }
            previous = blanks
        }
        let usual = steps.max { ($0.value, $1.key) < ($1.value, $0.key) }
        if tabs > (usual?.value ?? 0) { return "\t" }
        return usual.map { String(repeating: " ", count: min($0.key, 8)) }
    }

    /// A text whose levels are four blanks each and whose lines end with a line feed, in this layout.
    func text(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let blanks = line.utf8.prefix { $0 == .space }.count
            let levels = String(repeating: indent, count: blanks / 4) + String(repeating: " ", count: blanks % 4)
            return levels + line.dropFirst(blanks)
        }.joined(separator: lineEnd)
    }
}
