extension Page {
    /// A titled part of an explanation; nothing where there is nothing to tell.
    static func section(_ title: String, _ items: [String]) -> [String] {
        items.isEmpty ? [] : [title + ":"] + items.flatMap { item($0) }
    }

    /// A titled part of an explanation whose lines are set already.
    static func section(_ title: String, lines: [String]) -> [String] {
        lines.isEmpty ? [] : [title + ":"] + lines
    }

    /// A text that is set in, its later lines a little further.
    static func item(_ text: String, depth: Int = 4) -> [String] {
        let lines = wrapped(text, to: width - depth - 2)
        let indent = String(repeating: " ", count: depth)
        return lines.enumerated().map { index, line in index == 0 ? indent + line : indent + "  " + line }
    }
}
