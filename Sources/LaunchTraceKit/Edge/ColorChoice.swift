/// When text is coloured.
enum ColorChoice: String, CaseIterable, Sendable {
    case auto, always, never
}

extension ColorChoice {
    /// The palette for a file, which is coloured only by `always`.
    var filePalette: Palette {
        self == .always ? .ansi : .plain
    }
}
