// An enumeration with texts as its raw values hashes its text. Those that are looked up at every entry of a timeline hash the
// number of their case instead.

extension CaseIterable {
    /// The place of the case in the declaration of an enumeration of 2 to 256 cases without further values, which is all
    /// that is stored of it.
    @inlinable @inline(__always)
    package var caseNumber: UInt8 {
        precondition(MemoryLayout<Self>.size == 1, "the number of a case is the byte that is stored of it")
        return withUnsafeBytes(of: self) { $0[0] }
    }
}

extension Callback {
    /// Hashes the number of the case.
    public func hash(into hasher: inout Hasher) { hasher.combine(caseNumber) }
}

extension Receiver {
    /// Hashes the number of the case.
    public func hash(into hasher: inout Hasher) { hasher.combine(caseNumber) }
}

extension Slot {
    /// Hashes the number of the case.
    public func hash(into hasher: inout Hasher) { hasher.combine(caseNumber) }
}

extension PayloadKind {
    /// Hashes the number of the case.
    public func hash(into hasher: inout Hasher) { hasher.combine(caseNumber) }
}

extension SceneRole {
    /// Hashes the number of the case.
    public func hash(into hasher: inout Hasher) { hasher.combine(caseNumber) }
}

extension ServiceProtocol {
    /// Hashes the number of the case.
    public func hash(into hasher: inout Hasher) { hasher.combine(caseNumber) }
}

extension AppState {
    /// Hashes the number of the case.
    public func hash(into hasher: inout Hasher) { hasher.combine(caseNumber) }
}

extension SceneState {
    /// Hashes the number of the case.
    public func hash(into hasher: inout Hasher) { hasher.combine(caseNumber) }
}
