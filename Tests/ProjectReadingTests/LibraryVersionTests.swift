import ProjectReading
import Testing

struct LibraryVersionTests {
    static let versions: [(String, LibraryVersion)] = [
        ("54", LibraryVersion(54)), ("0.76.1", LibraryVersion(0, 76, 1)), ("v1.2.3+4", LibraryVersion(1, 2, 3)),
        ("3.38.0-0.1.pre", LibraryVersion(3, 38)), ("6000.0.68f1", LibraryVersion(6000, 0, 68)),
        ("54.0.0-canary-20250701-6a945c5", LibraryVersion(54)), ("1.0.0.beta.2", LibraryVersion(1)),
        ("1.2.3.4", LibraryVersion(1, 2, 3, 4)), ("3.38.1@beta", LibraryVersion(3, 38, 1)), ("0.0.0", LibraryVersion()),
    ]

    @Test(arguments: versions) func versionsAreReadByTheirNumbers(text: String, version: LibraryVersion) {
        #expect(LibraryVersion(text) == version)
    }

    @Test(arguments: [
        "", "stable", "main", "7ab3c9e", "1..2", "1.", ".1", "1.2.3.4.5", "99999999999999999999.1", "-1", "1 2",
        "workspace:*", "６.1",
    ]) func whatIsNoVersionIsRefused(text: String) { #expect(LibraryVersion(text) == nil) }

    @Test func numbersAreComparedNotLetters() {
        let sorted = ["0.9", "0.76", "0.76.1", "1", "8.1.2", "8.10", "2022.3.72", "6000.0.68"]
        #expect(
            sorted.compactMap { LibraryVersion($0) } == sorted.reversed().compactMap { LibraryVersion($0) }.sorted())
        #expect(LibraryVersion("8.0.0") == LibraryVersion("8"))
        #expect(LibraryVersion(8, 1, 2).description == "8.1.2" && LibraryVersion(54).description == "54.0")
    }

    private static let place = Place(source: SourceText(name: "package.json", bytes: []), range: 0..<0)

    /// A demand, versions that it allows, and some that it doesn't.
    struct Demand: CustomTestStringConvertible {
        let text: String
        let inside: [String]
        let outside: [String]
        var testDescription: String { text }

        init(_ text: String, allows inside: String..., butNot outside: String...) {
            self.text = text
            self.inside = inside
            self.outside = outside
        }
    }

    static let demands = [
        Demand("1.2.3", allows: "1.2.3", butNot: "1.2.2", "1.2.4"),
        Demand("=1.2.3", allows: "1.2.3", butNot: "1.2.2", "1.2.4"),
        Demand("1.2", allows: "1.2.0", "1.2.9", butNot: "1.1.9", "1.3.0"),
        Demand("54.x", allows: "54.0.0", "54.9.9", butNot: "53.9.9", "55.0.0"),
        Demand("~54.0.1", allows: "54.0.1", "54.0.9", butNot: "54.0.0", "54.1.0"),
        Demand("^8.0.1", allows: "8.0.1", "8.9.0", butNot: "8.0.0", "9.0.0"),
        Demand("^0.76.1", allows: "0.76.1", "0.76.9", butNot: "0.76.0", "0.77.0"),
        Demand("^0.0.3", allows: "0.0.3", butNot: "0.0.2", "0.0.4"),
        Demand(">=3.8.0 <4.0.0", allows: "3.8.0", "3.9.9", butNot: "3.7.9", "4.0.0"),
        Demand(">=1.0.0 <=1.4.5", allows: "1.0.0", "1.4.5", butNot: "0.9.9", "1.4.6"),
        Demand(">=3.38.0-0.1.pre", allows: "3.38.0", "99.0.0", butNot: "3.37.9"),
        Demand("*", allows: "0.0.1", "99.0.0"), Demand("latest", allows: "0.0.1", "99.0.0"),
        Demand("54.0.0 || 55.0.0", allows: "54.0.0", "55.0.0"), Demand("", allows: "1.0.0"),
        Demand("github:owner/fork#main", allows: "1.0.0"),
    ]

    @Test(arguments: demands) func demandsAllowVersions(_ demand: Demand) {
        let locked = LockedVersion("library", demanded: demand.text, at: Self.place)
        for version in demand.inside { #expect(Self.only(version).allows(locked), "\(version)") }
        for version in demand.outside { #expect(!Self.only(version).allows(locked), "\(version)") }
    }

    /// The version and those that are nearer to it than the next release.
    private static func only(_ version: String) -> LibraryRange {
        LibraryRange(from: LibraryVersion(version), before: LibraryVersion(version + ".1"))
    }

    @Test func aRangeHasGaps() {
        let range = LibraryRange(before: LibraryVersion(2)).or(LibraryRange(from: LibraryVersion(4)))
        #expect(range.contains(LibraryVersion(1, 9)) && range.contains(LibraryVersion(4)))
        #expect(!range.contains(LibraryVersion(2)) && !range.contains(LibraryVersion(3, 9)))
        #expect(!range.allows(LockedVersion("library", demanded: "^3.0.0", at: Self.place)))
        #expect(range.allows(LockedVersion("library", demanded: ">=3.0.0", at: Self.place)))
        #expect(range.allows(LockedVersion("library", locked: "main", at: Self.place)))
    }
}
