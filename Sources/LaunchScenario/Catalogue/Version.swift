/// A version of an OS or an SDK, such as `13.0` or `11.0.3`.
public struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The 18 of `18.4.1`.
    public let major: Int
    /// The 4 of `18.4.1`.
    public let minor: Int
    /// The 1 of `18.4.1`.
    public let patch: Int

    /// A version of up to three numbers: `Version(11, 0, 3)`.
    public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
        (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    /// Reads `18`, `18.4` or `11.0.3`; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count) else { return nil }
        var numbers: [Int] = []
        for part in parts {
            guard (1...3).contains(part.utf8.count), part.utf8.allSatisfy({ (48...57).contains($0) }),
                let number = Int(part)
            else { return nil }
            numbers.append(number)
        }
        self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
    }

    /// The newest version that the rules distinguish, that of a device without `os`.
    public static let newest = Version(27)

    /// The newest version that has been released; a newer one is traced like it.
    public static let newestKnown = max(newest, Version(27, 1))

    /// Apple skipped from 18 to 26, so that all its systems share one number.
    public var wasSkipped: Bool { (19...25).contains(major) }

    /// The numbers with dots between them, without a patch of 0.
    public var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }

    /// Compares number by number, the major one first.
    public static func < (left: Version, right: Version) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
}

/// `Device(os: 12)`.
extension Version: ExpressibleByIntegerLiteral {
    /// A major version: `18`.
    public init(integerLiteral major: Int) { self.init(major) }
}

/// `Device(os: 18.4)`; a version with a patch is `Version(11, 0, 3)`.
extension Version: ExpressibleByFloatLiteral {
    /// A version without a patch, and with a minor number below 10: `18.4`.
    public init(floatLiteral number: Double) {
        let major = Int(number)
        self.init(major, Int(((number - Double(major)) * 10).rounded()))
    }
}

/// A set of versions.
public struct VersionRange: Hashable, Sendable {
    /// One range of versions, or several, the oldest first.
    public let runs: [Run]

    /// A range of versions without its upper bound; a missing bound is open.
    public struct Run: Hashable, Sendable {
        /// The first version; nil for no lower bound.
        public let from: Version?
        /// The first version after it; nil for no upper bound.
        public let before: Version?

        package init(from: Version?, before: Version?) { (self.from, self.before) = (from, before) }
    }

    /// The versions from one up to, but not including, another; a missing bound is open.
    public init(from: Version? = nil, before: Version? = nil) { runs = [Run(from: from, before: before)] }

    package init(runs: [Run]) { self.runs = runs }

    /// Every version.
    public static let all = VersionRange()

    /// This version and all later ones.
    public static func from(_ major: Int, _ minor: Int = 0) -> VersionRange {
        VersionRange(from: Version(major, minor))
    }

    /// All versions before this one.
    public static func before(_ major: Int, _ minor: Int = 0) -> VersionRange {
        VersionRange(before: Version(major, minor))
    }

    /// All versions with a major number in this closed range.
    public static func majors(_ first: Int, _ last: Int) -> VersionRange {
        VersionRange(from: Version(first), before: Version(last + 1))
    }

    /// These versions, and later ones after a gap.
    public func or(_ later: VersionRange) -> VersionRange { VersionRange(runs: runs + later.runs) }

    /// The versions at which it begins or ends.
    public var bounds: [Version] { runs.flatMap { [$0.from, $0.before].compactMap(\.self) } }

    /// Whether the version lies in one of the ranges.
    public func contains(_ version: Version) -> Bool {
        runs.contains { run in run.from.map { version >= $0 } ?? true && run.before.map { version < $0 } ?? true }
    }
}
