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

    /// The path without `.` and `..`, as far as it can do without.
    package var withoutDots: String {
        if hasOnlyNames { return self }
        var parts: [Substring] = []
        for part in split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        let path = parts.joined(separator: "/")
        return hasPrefix("/") ? "/" + path : path.isEmpty ? "." : path
    }

    /// Whether no part of the path is empty, `.` or `..`, as in most; told from the bytes, since a short run asks for
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

    /// Whether the path leads to something in a folder, both without links.
    package func isBelow(_ folder: String) -> Bool {
        switch folder {
        case "/": hasPrefix("/")
        case ".": !hasPrefix("/") && !hasPrefix("..")
        default: utf8.starts(with: (folder + "/").utf8)
        }
    }

    /// The path that leads from a folder to something in it, both without links; nil for what isn't in it.
    package func relative(to folder: String) -> String? {
        if self == folder { return "" }
        guard isBelow(folder) else { return nil }
        return folder == "." ? self : folder == "/" ? String(dropFirst()) : String(dropFirst(folder.count + 1))
    }

    /// The path from a folder to something that needn't be in it, both without links.
    package func path(from folder: String) -> String {
        let (parts, others) = (split(separator: "/"), folder.split(separator: "/").filter { $0 != "." })
        let common = zip(parts, others).prefix { $0 == $1 }.count
        let path = (others.dropFirst(common).map { _ in ".." } + parts.dropFirst(common)).joined(separator: "/")
        return path.isEmpty ? "." : path
    }

    /// The path of something in a folder.
    package func path(in folder: String) -> String {
        isEmpty ? folder : folder == "." ? self : folder == "/" ? "/" + self : folder + "/" + self
    }

    /// Bytes, because a slash before an accent is no character of its own for Swift.
    private var lastSlash: Index? {
        utf8.lastIndex(of: .slash)
    }
}
