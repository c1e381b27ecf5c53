/// The line of a place, indented and safe to print, with a caret line below it.
package struct Excerpt: Hashable, Sendable {
    package let line: String
    package let caret: String

    /// The maximum number of bytes shown before, at and after the place, in each part.
    private static let reach = 80
    private static let indent = "    "

    /// - Parameters:
    ///   - place: The marked place.
    ///   - columns: The columns of the terminal, for which a long line is cut; nil for no limit.
    package init(_ place: Place, columns: Int? = nil) {
        let whole = Excerpt(place, reach: Self.reach)
        guard let columns, whole.line.cells > columns else {
            self = whole
            return
        }
        // A third each, without the indentation and two signs of omission.
        self = Excerpt(place, reach: min(max((columns - 10) / 3, 10), Self.reach))
    }

    private init(_ place: Place, reach: Int) {
        let bytes = place.source.bytes
        let whole = place.lineRange
        let start = min(place.range.lowerBound, whole.upperBound)
        let markedEnd = min(place.range.upperBound, whole.upperBound)
        let textStart = min(place.source.ink(from: whole.lowerBound), start)

        let from = Self.scalarStart(max(textStart, start - reach), in: bytes[textStart..<start])
        let middle = Self.scalarStart(min(markedEnd, start + reach), in: bytes[start..<markedEnd])
        let to = Self.scalarStart(min(whole.upperBound, middle + reach), in: bytes[middle..<whole.upperBound])

        let before = (from > textStart ? "..." : "") + place.source.text(in: from..<start)
        let marked = place.source.text(in: start..<middle)
        let after = place.source.text(in: middle..<to) + (to < whole.upperBound ? "..." : "")
        var sign = RunnerSign()
        let shown = [before, marked, after].map { Self.shown($0, &sign) }
        line = Self.indent + shown.joined()
        caret = Self.indent + Self.blank(shown[0]) + "^" + Self.underline(shown[1])
    }

    /// The blanks before text below the caret: below its place, unless less than half of the row would be left.
    package func indentation(in columns: Int) -> String {
        let blanks = caret.prefix { $0 == " " || $0 == "\t" }
        return blanks.cells <= columns / 2 ? String(blanks) : Self.indent
    }

    /// The start of the scalar that contains an index, so that no character is split.
    private static func scalarStart(_ index: Int, in bytes: ArraySlice<UInt8>) -> Int {
        var index = index
        while index > bytes.startIndex, index < bytes.endIndex, bytes[index] & 0b1100_0000 == 0b1000_0000 { index -= 1 }
        return index
    }

    /// Printable, except for tabs.
    private static func shown(_ text: String, _ sign: inout RunnerSign) -> String {
        var parts: [String] = []
        for part in text.split(separator: "\t", omittingEmptySubsequences: false) {
            if !parts.isEmpty { _ = sign.isCompleted(by: " ") }
            parts.append(String(part).printable(continuing: &sign))
        }
        return parts.joined(separator: "\t")
    }

    /// White space with the width of the text; a tab stays a tab.
    private static func blank(_ text: String) -> String {
        text.reduce(into: "") { blank, character in
            blank += character == "\t" ? "\t" : String(repeating: " ", count: width(character))
        }
    }

    private static func underline(_ text: String) -> String {
        let width = text.reduce(0) { $0 + Self.width($1) }
        return String(repeating: "~", count: max(width - 1, 0))
    }

    private static func width(_ character: Character) -> Int { max(character.cells, 0) }
}
