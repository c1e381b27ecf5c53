/// Where something is in a file, in numbers that count from 1.
struct Location: Hashable, Sendable {
    let file: String
    let line: Int
    /// The part of the line, or of several; nil for the line as a whole.
    let span: Span?

    struct Span: Hashable, Sendable {
        let column: Int
        /// The line and the column behind it.
        let endLine: Int
        let endColumn: Int
    }
}

extension Location {
    init(file: String, line: Int) {
        self.init(file: file, line: line, span: nil)
    }

    init(_ place: Place) {
        let ends = place.behind
        self.init(
            file: place.file, line: place.line,
            span: Span(column: place.column, endLine: ends.line, endColumn: ends.column))
    }
}
