extension String {
    /// The part after the last slash of a path.
    package var lastPathPart: String { lastSlash.map { String(self[utf8.index(after: $0)...]) } ?? self }

    /// The folder of a path; `.` if the path names none.
    package var folderPath: String {
        guard let lastSlash else { return "." }
        return lastSlash == startIndex ? "/" : String(self[..<lastSlash])
    }

    package var withoutLastSlashes: String {
        guard let end = utf8.lastIndex(where: { $0 != .slash }) else { return isEmpty ? "" : "/" }
        return String(self[..<utf8.index(after: end)])
    }

    /// The path without `.` and `..`, as far as possible.
    package var withoutDots: String {
        if hasOnlyNames { return self }
        var parts: [Substring] = []
        for part in split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        let path = parts.joined(separator: "/")
        return hasPrefix("/") ? "/" + path : path.isEmpty ? "." : path
    }

    /// Whether no part of the path is empty, `.` or `..`, as in most paths. It checks bytes, because a short run checks
    /// several paths.
    private var hasOnlyNames: Bool {
        var (length, dots) = (0, 0)
        var isName: Bool { length > 2 || length > dots }
        for byte in utf8.dropFirst(utf8.first == .slash ? 1 : 0) {
            if byte != .slash {
                length += 1
                if byte == UInt8(ascii: ".") { dots += 1 }
            } else if isName {
                (length, dots) = (0, 0)
            } else {
                return false
            }
        }
        return isName
    }

    /// Whether the path is inside a folder, both without links.
    package func isBelow(_ folder: String) -> Bool {
        switch folder {
        case "/": hasPrefix("/")
        case ".": !hasPrefix("/") && !hasPrefix("..")
        default: utf8.starts(with: (folder + "/").utf8)
        }
    }

    /// The path relative to a folder that contains it, both without links; nil if the folder doesn't contain it.
    package func relative(to folder: String) -> String? {
        if self == folder { return "" }
        guard isBelow(folder) else { return nil }
        return folder == "." ? self : folder == "/" ? String(dropFirst()) : String(dropFirst(folder.count + 1))
    }

    /// The path relative to a folder, which needn't contain it, both without links.
    package func path(from folder: String) -> String {
        let (parts, others) = (split(separator: "/"), folder.split(separator: "/").filter { $0 != "." })
        let common = zip(parts, others).prefix { $0 == $1 }.count
        let path = (others.dropFirst(common).map { _ in ".." } + parts.dropFirst(common)).joined(separator: "/")
        return path.isEmpty ? "." : path
    }

    package func path(in folder: String) -> String {
        isEmpty ? folder : folder == "." ? self : folder == "/" ? "/" + self : folder + "/" + self
    }

    /// Bytes, because Swift combines a slash and a following accent into one character.
    private var lastSlash: Index? { utf8.lastIndex(of: .slash) }
}
