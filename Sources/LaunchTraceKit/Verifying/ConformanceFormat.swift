/// One way to write down how a log compares with the model.
typealias ConformanceFormat = OutputFormat<VerifiedLaunches, Palette>

extension ConformanceFormat {
    /// Every format, the usual one first.
    static var all: [ConformanceFormat] { [.text, .json] }

    /// For the reader at a terminal: a line for a callback, with the line of the log before it.
    static var text: ConformanceFormat { ConformanceFormat("text") { $0.text($1) } }

    /// For programs: one object; what was seen, and each mismatch, on a line of its own; of all launches, a launch.
    static var json: ConformanceFormat { ConformanceFormat("json") { verified, _ in verified.json } }
}
