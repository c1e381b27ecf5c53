extension Sequence where Element: Hashable {
    /// Each element once, at its first position.
    @inlinable package func unique() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

extension [String] {
    /// `a, b or c`
    package func listed(_ conjunction: String) -> String {
        guard count > 1, let last else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
    }
}
