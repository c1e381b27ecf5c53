// An enumeration with strings as raw values hashes its string. Those that are looked up for every entry of a timeline
// hash the number of the case instead.

extension CaseIterable {
    /// The index of the case in an enumeration of 2 to 256 cases without associated values, which is its only stored
    /// byte.
    @inlinable @inline(__always) package var caseNumber: UInt8 {
        precondition(MemoryLayout<Self>.size == 1, "the number of a case is its only stored byte")
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
