extension Int {
    /// The indices from this one to another; empty if the end is before the start, which happens in incomplete code.
    package func upTo(_ end: Int) -> Range<Int> { self..<Swift.max(self, end) }
}
