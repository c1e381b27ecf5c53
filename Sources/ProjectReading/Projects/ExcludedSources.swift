/// The files that a target's settings keep out of its build, though they are members of it.
struct ExcludedSources {
    private let excluded: FileNamePatterns
    private let included: FileNamePatterns

    init(_ settings: BuildSettings) {
        excluded = settings.patterns("EXCLUDED_SOURCE_FILE_NAMES")
        included = settings.patterns("INCLUDED_SOURCE_FILE_NAMES")
    }

    func contains(_ path: String) -> Bool { excluded.match(path) && !included.match(path) }
}

/// Patterns of which most are names, which are looked up and not tried one after the other.
private struct FileNamePatterns {
    private var names: Set<Substring> = []
    private var patterns: [FileNamePattern] = []

    init(_ words: [Substring]) {
        for word in words {
            if word.utf8.contains(where: [UInt8(ascii: "*"), UInt8(ascii: "?"), .slash].contains) {
                patterns.append(FileNamePattern(word))
            } else {
                names.insert(word)
            }
        }
    }

    func match(_ path: String) -> Bool {
        let name = path.utf8.lastIndex(of: .slash).map { path[path.index(after: $0)...] } ?? path[...]
        return names.contains(name) || patterns.contains { $0.matches(path) }
    }
}

extension BuildSettings {
    fileprivate func patterns(_ name: String) -> FileNamePatterns {
        // A pattern with a variable that nothing sets matches nothing.
        FileNamePatterns((value(name)?.text ?? "").split(separator: " ").filter { !$0.contains("$") })
    }
}

/// A pattern with `*` and `?`, as a shell's.
package struct FileNamePattern {
    private let bytes: [UInt8]
    private let namesFolder: Bool

    package init(_ pattern: Substring) {
        bytes = Array(pattern.utf8)
        namesFolder = bytes.contains(UInt8(ascii: "/"))
    }

    /// Whether it matches the last part of a path, or, if it names a folder, any last parts of it.
    package func matches(_ path: String) -> Bool {
        let path = Array(path.utf8)
        let starts = path.indices.filter { $0 == 0 || path[$0 - 1] == UInt8(ascii: "/") }
        return (namesFolder ? starts : starts.suffix(1)).contains { matches(path[$0...]) }
    }

    private func matches(_ name: ArraySlice<UInt8>) -> Bool {
        fits(name, bytes[...], star: .star) { $0 == $1 || $0 == UInt8(ascii: "?") }
    }
}

/// Whether the items of a pattern, one of which matches any number, match those of a name: each star gives back what it
/// has matched too much, the last one first.
func fits<Part: Equatable, Item>(
    _ name: ArraySlice<Item>, _ pattern: ArraySlice<Part>, star: Part, _ isFit: (Part, Item) -> Bool
) -> Bool {
    var (place, index) = (pattern.startIndex, name.startIndex)
    var last: (place: Int, index: Int)?
    while index < name.endIndex {
        if place < pattern.endIndex, pattern[place] == star {
            last = (place, index)
            place += 1
        } else if place < pattern.endIndex, isFit(pattern[place], name[index]) {
            place += 1
            index += 1
        } else if let star = last {
            (place, index) = (star.place + 1, star.index + 1)
            last = (star.place, star.index + 1)
        } else {
            return false
        }
    }
    return pattern[place...].allSatisfy { $0 == star }
}
