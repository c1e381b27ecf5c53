typealias ExampleFormat = OutputFormat<ExampleIndex, Void>

extension ExampleFormat {
    /// Every format, the usual one first.
    static var all: [ExampleFormat] { [.text, .markdown] }

    /// For a terminal.
    static var text: ExampleFormat {
        ExampleFormat("text") { index, _ in ([introduction] + index.sections.map(written)).joined(separator: "\n") }
    }

    /// For a page on GitHub, beside the examples.
    static var markdown: ExampleFormat {
        ExampleFormat("markdown") { index, _ in
            let sections = index.sections.map { section in
                "## \(section.title)\n\n" + section.entries.map(block).joined(separator: "\n")
            }
            return (["# Examples, by question\n\n\(markdownIntroduction)"] + sections).joined(separator: "\n")
        }
    }
}

private let introduction = """
    \(ToolInfo.name) new WORD prints the scenario of an example, and "| \(ToolInfo.name) run -" its timeline.

    """

private let markdownIntroduction = """
    `\(ToolInfo.name) new WORD` prints the scenario of an example, and `| \(ToolInfo.name) run -` its timeline.

    """

private func written(_ section: ExampleIndex.Section) -> String {
    let rule = String(repeating: "=", count: section.title.count)
    return "\(section.title)\n\(rule)\n\n" + section.entries.map(written).joined(separator: "\n")
}

private func written(_ entry: ExampleIndex.Entry) -> String {
    let commands = entry.words.map { "    \(ToolInfo.name) new \($0)" }
    let files =
        entry.files.isEmpty
        ? (entry.words.isEmpty ? ["    Examples/\(entry.folder), in the source"] : [])
        : entry.files.map { "    \($0.path)  \($0.title.printable)" }
    return (wrapped(entry.question, to: 78) + commands + files).map { $0 + "\n" }.joined()
}

private func block(_ entry: ExampleIndex.Entry) -> String {
    let commands = entry.words.map { "\(ToolInfo.name) new \($0)".markdownCode }.joined(separator: ", ")
    let files = entry.files.map { "- [\($0.title.markdownProse)](\($0.path))\n" }.joined()
    let folder = files.isEmpty ? "- [\(entry.folder)](\(entry.folder))\n" : files
    return "### \(entry.question.markdownProse)\n\n" + (commands.isEmpty ? "" : "\(commands)\n\n") + folder
}
