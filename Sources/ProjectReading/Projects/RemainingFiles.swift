/// How a folder that Xcode keeps in step with its files belongs to a target.
struct FolderMembership {
    /// Whether the target names the folder; one that has only exceptions for it gets those.
    let isOwn: Bool
    /// Files and folders, relative to the folder, whose membership is the other way round.
    private let exceptions: [ProjectObject]
    private let filters: [String: [String]]

    init(isOwn: Bool, exceptions: [ProjectObject]) {
        self.isOwn = isOwn
        self.exceptions = exceptions
        filters = exceptions.reduce(into: [:]) {
            $0.merge($1.platformFiltersByRelativePath ?? [:]) { first, _ in first }
        }
    }

    var excepted: Set<String> { Set(exceptions.flatMap { $0.membershipExceptions ?? [] }) }

    func isForPhone(_ path: String) -> Bool { TargetMembers.isForPhone(filters[path], nil) }
}

/// The sources below a folder that no target has got yet: each is looked at once, and again only for a target that keeps it
/// out by its name, however many targets share the folder.
struct RemainingFiles {
    private let folder: String
    /// Relative to the folder, in order, so that what lies in one folder stands together.
    private let paths: [String]
    /// The numbers of all headers, until a target has got them.
    private var headers: [Int]
    /// For each file itself where it is left, or else one behind it that is nearer to the next that is.
    private var next: [Int]

    init(_ list: FolderLists.List) {
        folder = list.folder
        let start = list.folder.isEmpty ? 0 : list.folder.count + 1
        let paths = list.files.filter { SourceKind($0) != nil }.map { String($0.dropFirst(start)) }.sorted()
        self.paths = paths
        headers = paths.indices.filter { SourceKind(paths[$0]) == .header }
        next = Array(0...paths.count)
    }

    /// What a target gets that none before it has.
    mutating func take(_ membership: FolderMembership) -> [String] {
        var taken: [Int] = []
        if membership.isOwn {
            // A header is read whichever target it is for.
            taken = headers.filter { next[$0] == $0 }
            headers = []
        }
        for file in taken { next[file] = file + 1 }
        let excepted = ranges(of: membership.excepted)
        for range in membership.isOwn ? gaps(between: excepted) : excepted {
            var file = firstLeft(from: range.lowerBound)
            while file < range.upperBound {
                if membership.isForPhone(paths[file]) {
                    taken.append(file)
                    next[file] = file + 1
                }
                file = firstLeft(from: file + 1)
            }
        }
        return taken.map { ProjectPath.joined(folder, paths[$0]) }
    }

    /// The first file that is left from there on; the way to it becomes shorter for those who come later.
    private mutating func firstLeft(from start: Int) -> Int {
        var file = start
        while next[file] != file {
            next[file] = next[next[file]]
            file = next[file]
        }
        return file
    }

    /// The files that are one of these paths or lie below one, in order.
    private func ranges(of excepted: Set<String>) -> [Range<Int>] {
        excepted.flatMap { path in
            // No name has the byte 0, and the zero is the character after the slash.
            [place(of: path)..<place(of: path + "\0"), place(of: path + "/")..<place(of: path + "0")]
        }.filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
    }

    private func gaps(between ranges: [Range<Int>]) -> [Range<Int>] {
        var gaps: [Range<Int>] = []
        var end = 0
        for range in ranges {
            if range.lowerBound > end { gaps.append(end..<range.lowerBound) }
            end = max(end, range.upperBound)
        }
        return end < paths.count ? gaps + [end..<paths.count] : gaps
    }

    /// Where a path stands, or would stand.
    private func place(of path: String) -> Int {
        var (low, high) = (0, paths.count)
        while low < high {
            let middle = (low + high) / 2
            if paths[middle] < path { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
