/// When the output is colored.
enum ColorChoice: String, CaseIterable, Sendable {
    case auto, always, never

    /// The palette for a file, which is coloured only by `always`.
    var filePalette: Palette { self == .always ? .ansi : .plain }
}
