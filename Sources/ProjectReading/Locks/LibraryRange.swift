/// The versions of a library that something holds for: one run of them, or several, the oldest first.
package struct LibraryRange: Hashable, Sendable {
    package let runs: [Run]

    /// Versions in a row, without the upper bound; a missing bound is open.
    package struct Run: Hashable, Sendable {
        package let from: LibraryVersion?
        package let before: LibraryVersion?
    }

    package init(from: LibraryVersion? = nil, before: LibraryVersion? = nil) {
        runs = [Run(from: from, before: before)]
    }

    private init(runs: [Run]) { self.runs = runs }

    package static let all = LibraryRange()

    /// These versions, and later ones after a gap.
    package func or(_ later: LibraryRange) -> LibraryRange { LibraryRange(runs: runs + later.runs) }

    package func contains(_ version: LibraryVersion) -> Bool {
        runs.contains { run in run.from.map { version >= $0 } ?? true && run.before.map { version < $0 } ?? true }
    }

    /// Whether the library may be one of these.
    package func allows(_ locked: LockedVersion) -> Bool {
        guard let version = locked.version else { return true }
        return runs.contains { run in
            let isOldEnough = run.before.map { version < $0 } ?? true
            return switch locked.reach {
            case .exact: contains(version)
            case .below(let limit): isOldEnough && run.from.map { $0 < limit } ?? true
            case .open: isOldEnough
            }
        }
    }
}
