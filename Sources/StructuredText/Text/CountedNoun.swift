extension Int {
    /// A number with a noun: `1 error`, `2 errors`, `3 launches`.
    package func counting(_ noun: String) -> String {
        if self == 1 { return "1 \(noun)" }
        return "\(self) \(noun)\(noun.hasSuffix("ch") ? "es" : "s")"
    }
}
