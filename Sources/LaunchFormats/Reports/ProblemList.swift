extension [Problem] {
    /// A list in Markdown, for a comment on a pull request or the summary of a workflow: the worst come first.
    package var markdownList: String {
        var text = ""
        for (index, problem) in worstFirst.enumerated() {
            let item = problem.listItem
            guard text.utf8.count + item.utf8.count <= roomInComment else {
                return text + "- and \(count - index) more\n"
            }
            text += item
        }
        return text
    }
}

/// GitHub refuses a comment of more than 65,536 characters.
private let roomInComment = 60_000

extension Problem {
    /// A line for one sentence; several stand below it, and below these the patch.
    fileprivate var listItem: String {
        let subject = subject.map { " \($0.markdownCode)" }
        let sentences = shownSentences(upTo: 12).map { $0.clipped(to: 1000).markdownCode }
        guard patch != nil || sentences.count > 1 || !alike.isEmpty else {
            return "- **\(type)**\(subject.map { $0 + ":" } ?? "") \(sentences.joined())\n"
        }
        let items = (sentences + [alikeItem].compactMap(\.self)).map { "  - \($0)\n" }
        return "- **\(type)**\(subject ?? "")\n" + items.joined() + (patch?.diffBlock ?? "")
    }
}

extension Problem {
    private var alikeItem: String? {
        [Alike](alike.map { Alike(name: $0.name.markdownCode, location: nil) }).sentence(of: type)
    }
}

extension String {
    /// A patch as a block of code inside a list's item; a long one isn't shown.
    fileprivate var diffBlock: String {
        let lines = split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { String($0).printable }
        guard lines.count <= longestBlock else { return "" }
        // Longer than any that stands in the text.
        let ticks = lines.flatMap { $0.unicodeScalars.split { $0 != "`" }.map(\.count) }.max() ?? 0
        let fence = String(repeating: "`", count: max(ticks + 1, 3))
        return "\n" + (["\(fence)diff"] + lines + [fence]).map { "  \($0)\n" }.joined() + "\n"
    }
}

/// More lines than one reads in a comment.
private let longestBlock = 80
