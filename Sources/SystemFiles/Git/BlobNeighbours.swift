/// The blobs of a tree in the groups in which they are read: files of one folder with the same ending.
struct BlobNeighbours: Sendable {
    private let groups: [[String]]
    private let numbers: [String: Int]

    init(_ tree: GitTree) {
        var (groups, numbers): ([[String]], [String: Int]) = ([], [:])
        var last: Kind?
        for (kind, entry) in tree.all.map({ (Kind($0), $0) }).sorted(by: { $0.0 < $1.0 }) {
            if kind.key != last?.key || groups[groups.count - 1].count == GitRepository.mostBlobs { groups.append([]) }
            last = kind
            groups[groups.count - 1].append(entry.id)
            numbers[entry.path] = groups.count - 1
        }
        (self.groups, self.numbers) = (groups, numbers)
    }

    /// The blobs of the group that contains this one.
    subscript(entry: GitTree.Entry) -> [String] { numbers[entry.path].map { groups[$0] } ?? [entry.id] }

    /// The criterion of a group.
    private struct Kind: Comparable {
        let key: [String]
        let path: String

        init(_ entry: GitTree.Entry) {
            let name = entry.path.lastPathPart
            let ending = name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
            key = [entry.path.folderPath, ending, entry.kind.rawValue]
            path = entry.path
        }

        static func < (left: Kind, right: Kind) -> Bool {
            left.key == right.key ? left.path < right.path : left.key.lexicographicallyPrecedes(right.key)
        }
    }
}
