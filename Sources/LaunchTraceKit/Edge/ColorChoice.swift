/// When the output is colored.
enum ColorChoice: String, CaseIterable, Sendable {
    case auto, always, never
}

extension ColorChoice {
    /// The palette for a file, which is colored only with `always`.
    var filePalette: Palette {
        self == .always ? .ansi : .plain
    }
}
