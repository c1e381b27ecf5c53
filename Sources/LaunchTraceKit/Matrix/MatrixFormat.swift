/// One way to write the matrix down.
typealias MatrixFormat = OutputFormat<MatrixPage, Palette>

extension MatrixFormat {
    /// Every format, the usual one first.
    static var all: [MatrixFormat] { [.text, .markdown, .html, .json] }
}
