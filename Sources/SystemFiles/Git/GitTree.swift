/// The files and folders of a folder in a commit.
package struct GitTree: Sendable {
    private let entries: [String: Entry]
    private let folders: [String: [String]]

    /// A file, a link, or a submodule.
    package struct Entry: Hashable, Sendable {
        package let path: String
        package let kind: Kind
        package let id: String
    }

    package enum Kind: String, Sendable {
        case file = "100644"
        case program = "100755"
        case link = "120000"
        case submodule = "160000"
    }

    init(_ entries: [Entry]) {
        self.entries = Dictionary(entries.map { ($0.path, $0) }) { first, _ in first }
        var folders: [String: Set<String>] = ["": []]
        for entry in entries {
            var path = entry.path
            if entry.kind == .submodule { folders[path, default: []] = [] }
            while !path.isEmpty {
                let folder = path.utf8.contains(UInt8(ascii: "/")) ? path.folderPath : ""
                let isKnown = folders[folder]?.isEmpty == false
                folders[folder, default: []].insert(path.lastPathPart)
                if isKnown { break }
                path = folder
            }
        }
        self.folders = folders.mapValues { $0.sorted() }
    }

    /// Every file and link.
    var all: [Entry] { entries.values.filter { $0.kind != .submodule } }

    /// The file, link or submodule at a path.
    package subscript(path: String) -> Entry? { entries[path] }

    /// The names in a folder; nil if it isn't a folder. The root folder has an empty path.
    package func names(in folder: String) -> [String]? { folders[folder] }
}

extension GitTree.Entry {
    /// `MODE TYPE ID`, a tab, and the path; nil for another kind, or if the name isn't UTF-8.
    init?(ofTree line: ArraySlice<UInt8>) { self.init(line) { $0.count == 3 ? (mode: $0[0], id: $0[2]) : nil } }

    /// `MODE ID STAGE`, a tab, and the path. In a conflict the stage isn't 0, and is different for each entry.
    init?(ofIndex line: ArraySlice<UInt8>) { self.init(line) { $0.count == 3 ? (mode: $0[0], id: $0[1]) : nil } }

    private init?(_ line: ArraySlice<UInt8>, _ read: ([String]) -> (mode: String, id: String)?) {
        guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
        let words = line[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        guard let (mode, id) = read(words), let kind = GitTree.Kind(rawValue: mode),
            let path = line[(tab + 1)...].validText
        else { return nil }
        self.init(path: path, kind: kind, id: id)
    }
}
