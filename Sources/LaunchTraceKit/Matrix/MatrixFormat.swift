/// One way to write the matrix down.
struct MatrixFormat: Sendable {
    let name: String
    let render: @Sendable (MatrixPage, Palette) -> String

    /// Every format, the usual one first.
    static let all: [MatrixFormat] = [.text, .markdown, .html]
}

extension MatrixFormat: Equatable {
    static func == (left: MatrixFormat, right: MatrixFormat) -> Bool {
        left.name == right.name
    }
}
