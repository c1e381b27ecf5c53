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
    fileprivate var listItem: String {
        let subject = subject.map { " \($0.markdownCode):" } ?? ""
        return "- **\(type)**\(subject) \(message.clipped(to: 1000).markdownCode)\n"
    }
}
