/// A page of help, or of an explanation.
package enum Page {
    /// The width, in characters.
    static package let width = 80

    /// Sections of lines with an empty line between them.
    static package func text(_ sections: [[String]]) -> String {
        sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
    }

    /// The text in lines of a page, indented by four blanks.
    static package func indented(_ text: String) -> [String] { wrapped(text, to: width - 4).map { "    " + $0 } }
}
