/// A location in a file, in numbers that count from 1.
package struct Location: Hashable, Sendable {
    package let file: String
    package let line: Int
    /// The part of the line, or of several lines; nil for the whole line.
    package let span: Span?

    package init(file: String, line: Int, span: Span?) { (self.file, self.line, self.span) = (file, line, span) }

    package struct Span: Hashable, Sendable {
        package let column: Int
        /// The line and the column after it.
        package let endLine: Int
        package let endColumn: Int
    }
}

extension Location {
    package init(file: String, line: Int) { self.init(file: file, line: line, span: nil) }

    package init(_ place: Place) {
        let ends = place.behind
        self.init(
            file: place.file, line: place.line,
            span: Span(column: place.column, endLine: ends.line, endColumn: ends.column))
    }
}

extension Location {
    /// `cold.json:3:23`
    package var heading: String {
        ([file, String(line)] + [span.map { String($0.column) }].compactMap(\.self)).joined(separator: ":")
    }
}
