extension Int {
    /// The indices from this one as far as another; none where that lies before, as it can in code that isn't finished.
    package func upTo(_ end: Int) -> Range<Int> { self..<Swift.max(self, end) }
}
