// All functions use scalars, because Swift combines some marks with a preceding backtick or bar into one character.

extension String {
    /// The text in one line of code, in which nothing is markup, a mention or a link.
    package var markdownCode: String {
        let text = printable
        let runs = Set(text.unicodeScalars.split { $0 != "`" }.map(\.count))
        guard let length = (1...longestFence).first(where: { !runs.contains($0) }) else {
            return text.replacingScalar("`", with: "\\u{60}").markdownCode
        }
        let fence = String(repeating: "`", count: length)
        return text.isPaddedInCode ? "\(fence) \(text) \(fence)" : fence + text + fence
    }

    /// The text as a sentence, in the middle of a line; every word that could be markup is written as code.
    ///
    ///     returned false, so `recipes://soup` isn't passed to `application(_:open:options:)`
    package var markdownProse: String {
        printable.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false).map(\.proseWord).joined(
            separator: " ")
    }

    /// A blank at both ends, which isn't shown, separates a backtick of the text from the fence, and preserves the
    /// text's own blanks. A text of blanks is shown completely.
    private var isPaddedInCode: Bool {
        let ends = [unicodeScalars.first, unicodeScalars.last].compactMap(\.self)
        return ends.isEmpty || ends.contains { $0 == "`" || $0 == " " } && unicodeScalars.contains { $0 != " " }
    }

    fileprivate func replacingScalar(_ scalar: Unicode.Scalar, with replacement: String) -> String {
        unicodeScalars.split(separator: scalar, omittingEmptySubsequences: false).map(String.init).joined(
            separator: replacement)
    }
}

/// A table in GitHub's Markdown.
package struct MarkdownTable {
    package let header: [String]
    /// One-line pieces of Markdown.
    package let rows: [[String]]

    package init(header: [String], rows: [[String]]) { (self.header, self.rows) = (header, rows) }

    package var text: String { ([header, header.map { _ in "---" }] + rows).map(Self.line).joined() }

    /// A bar ends a cell even in code, unless it follows a backslash.
    private static func line(_ cells: [String]) -> String {
        "| " + cells.map { $0.replacingScalar("|", with: "\\|") }.joined(separator: " | ") + " |\n"
    }
}

/// GitHub's parser supports no longer ones: MAXBACKTICKS in cmark-gfm's inlines.c.
private let longestFence = 80

extension Substring.UnicodeScalarView {
    /// A word of a sentence, without the punctuation around it if it must be code.
    fileprivate var proseWord: String {
        let opening = prefix { "(\"'".unicodeScalars.contains($0) }
        var core = self[opening.endIndex...]
        while core.endsInPunctuation { core.removeLast() }
        let word = core.isPlainWord || core.isNumber ? String(core) : String(core).markdownCode
        let closing = String(self[core.endIndex...]).replacingScalar("~", with: #"\~"#)
        return String(opening) + word + closing
    }

    private var endsInPunctuation: Bool {
        switch last {
        case ".", ",", ";", ":", "!", "?", "~", "\"", "'": true
        // The parenthesis of a call belongs to it.
        case ")": filter { $0 == ")" }.count > filter { $0 == "(" }.count
        default: false
        }
    }

    /// Letters, possibly with an apostrophe or a hyphen between them, that aren't the beginning of a commit's hash.
    private var isPlainWord: Bool {
        let isWord = allSatisfy {
            switch $0 {
            case "A"..."Z", "a"..."z", "'", "-": true
            default: !$0.isASCII
            }
        }
        return isWord && first != "-" && last != "-" && !(count > 6 && allSatisfy(\.properties.isHexDigit))
    }

    /// `650` or `18.0`, but too short for a hash.
    private var isNumber: Bool { count < 7 && allSatisfy { "0"..."9" ~= $0 || $0 == "." } }
}
