/// How wide help and explanations are.
package let pageWidth = 80

/// Sections of lines with an empty line between them.
package func page(_ sections: [[String]]) -> String {
    sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
}

/// The text in lines of a page, set in by four blanks.
package func indented(_ text: String) -> [String] {
    wrapped(text, to: pageWidth - 4).map { "    " + $0 }
}
