extension String {
    /// The part behind the last slash of a path.
    package var lastPathPart: String {
        lastSlash.map { String(self[utf8.index(after: $0)...]) } ?? self
    }

    /// The folder that a path leads through last; `.` where it names none.
    package var folderPath: String {
        guard let lastSlash else { return "." }
        return lastSlash == startIndex ? "/" : String(self[..<lastSlash])
    }

    /// The path without slashes at its end.
    package var withoutLastSlashes: String {
        guard let end = utf8.lastIndex(where: { $0 != .slash }) else { return isEmpty ? "" : "/" }
        return String(self[..<utf8.index(after: end)])
    }

    /// Bytes, because a slash before an accent is no character of its own for Swift.
    private var lastSlash: Index? {
        utf8.lastIndex(of: .slash)
    }
}
