extension Sequence where Element: Hashable {
    /// Each element once, where it first comes.
    package func unique() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
