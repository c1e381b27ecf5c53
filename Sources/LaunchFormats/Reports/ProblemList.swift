extension [Problem] {
    /// A list in Markdown, for a comment on a pull request or the summary of a workflow. The worst come first, and long
    /// parts are folded.
    package var markdownList: String {
        let items = worstFirst.map(ListItem.init)
        var list = FoldedList(shortLines: items.reduce(0) { $0 + $1.shortLines })
        for (index, item) in items.enumerated() {
            guard list.add(item) else { return list.text + "- and \(count - index) more\n" }
        }
        return list.text
    }
}

private struct ListItem {
    /// With its patch.
    let whole: String
    /// With its patch in a folded block.
    let short: String
    /// The visible lines of the short form: a folded patch has one line after a blank one.
    let shortLines: Int

    init(_ problem: Problem) {
        let patch = problem.patch?.diffBlock
        whole = problem.listItem(with: patch)
        let folded = patch.map { "\n  <details><summary>the change</summary>\n\($0)  </details>\n\n" }
        short = problem.listItem(with: folded)
        shortLines = problem.listItem(with: patch.map { _ in "\n\n" }).lineCount
    }
}

/// Items of which the first are visible, and the others are folded.
private struct FoldedList {
    private var seen = ""
    private var folded = ""
    private var foldedCount = 0
    /// The visible lines, and those that the next items need at least.
    private var lines = 0
    private var linesToCome: Int

    init(shortLines: Int) { linesToCome = shortLines }

    /// Adds an item; false if it doesn't fit.
    mutating func add(_ item: ListItem) -> Bool {
        guard seen.utf8.count + folded.utf8.count + item.whole.utf8.count <= roomInComment else { return false }
        linesToCome -= item.shortLines
        // A further problem is more important than the patch of this one.
        if lines + item.whole.lineCount + linesToCome <= seenAtOnce {
            seen += item.whole
            lines += item.whole.lineCount
        } else if lines + item.shortLines <= seenAtOnce || seen.isEmpty {
            seen += item.short
            lines += item.shortLines
        } else {
            folded += item.whole
            foldedCount += 1
        }
        return true
    }

    var text: String {
        foldedCount == 0
            ? seen : seen + "\n<details><summary>and \(foldedCount) more</summary>\n\n\(folded)\n</details>\n"
    }
}

/// The number of lines that are visible without scrolling, in addition to the heading and the command to record it.
private let seenAtOnce = 30

extension String { fileprivate var lineCount: Int { utf8.count { $0 == .lineFeed } } }

/// GitHub refuses a comment of more than 65,536 characters.
private let roomInComment = 60_000

extension Problem {
    /// One line for one sentence; several are listed below it, followed by the patch.
    fileprivate func listItem(with patch: String?) -> String {
        let place = namesLocation ? location.map { " \($0.heading.markdownCode)" } ?? "" : ""
        let subject = subject.map { "\(place) \(namesLocation ? $0.markdownProse : $0.markdownCode)" }
        let sentences = shownSentences(upTo: 12).map { $0.clipped(to: 1000) }.map {
            namesLocation ? $0.markdownProse : $0.markdownCode
        }
        guard patch != nil || sentences.count > 1 || !alike.isEmpty else {
            return "- **\(type)**\(subject.map { $0 + ":" } ?? "") \(sentences.joined())\n"
        }
        let items = (sentences + [alikeItem].compactMap(\.self)).map { "  - \($0)\n" }
        return "- **\(type)**\(subject ?? "")\n" + items.joined() + (patch ?? "")
    }

    private var alikeItem: String? {
        [Alike](alike.map { Alike(name: $0.name.markdownCode, location: nil) }).sentence(of: type)
    }
}

extension String {
    /// A patch as a block of code inside a list item; nil if it is too long.
    fileprivate var diffBlock: String? {
        let lines = split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { String($0).printable }
        guard lines.count <= longestBlock else { return nil }
        // Longer than any in the text.
        let ticks = lines.flatMap { $0.unicodeScalars.split { $0 != "`" }.map(\.count) }.max() ?? 0
        let fence = String(repeating: "`", count: max(ticks + 1, 3))
        return "\n" + (["\(fence)diff"] + lines + [fence]).map { "  \($0)\n" }.joined() + "\n"
    }
}

/// The maximum number of lines of a patch in a comment.
private let longestBlock = 80
