/// A pattern for paths whose `**` matches any folders, and whose `*` and `?` match parts of one name. It also matches
/// everything below a folder that it matches.
package struct PathPattern: Sendable {
    private let parts: [ArraySlice<UInt8>]

    /// Nil for a pattern of another kind.
    package init?(_ pattern: some StringProtocol) {
        guard !pattern.utf8.contains(where: { "{}[]!$".utf8.contains($0) }) else { return nil }
        let parts = pattern.utf8.split(separator: .slash).map { ArraySlice($0) }.filter { $0 != Self.here }
        guard !parts.isEmpty, !parts.contains(Self.up) else { return nil }
        self.parts = parts + [Self.anyFolders]
    }

    private static let here = ArraySlice(".".utf8)
    private static let up = ArraySlice("..".utf8)
    private static let anyFolders = ArraySlice("**".utf8)

    /// Whether it fits a path as it is written.
    package func matches(_ path: String) -> Bool {
        let names = path.utf8.split(separator: .slash).map { ArraySlice($0) }
        return fits(names[...], parts[...], star: Self.anyFolders) { pattern, name in
            fits(name, pattern, star: .star) { $0 == $1 || $0 == UInt8(ascii: "?") }
        }
    }
}
