extension FileAccess {
    /// The files of a repository's folder in a commit, at their paths in the working tree; there are no other files.
    /// Files are read on demand. Relative paths begin in a folder, whose path has no links.
    package func ofCommit(_ commit: String, in repository: GitRepository, from workingFolder: String) throws(GitProblem)
        -> FileAccess
    {
        let memory = LockedMemory()
        let tree = try repository.tree(of: commit)
        let committed = CommittedFiles(
            repository: repository, tree: tree, neighbours: Dictionary(grouping: tree.all, by: \.neighbourhood),
            workingFolder: workingFolder, locateOutside: locate, memory: LockedMemory())
        return FileAccess(
            readFile: { (path) throws(FileProblem) in try committed.bytes(of: committed.place(of: path)) },
            readStandardInput: { () throws(FileProblem) in throw FileProblem(reason: "a commit has no standard input")
            }, listFolder: committed.list, locate: committed.locate, readRegularFile: committed.readRegularFile,
            parallelWork: parallelWork, memory: memory)
    }
}

private struct CommittedFiles: Sendable {
    let repository: GitRepository
    let tree: GitTree
    /// The entries that are read together: files of one folder whose names end alike.
    let neighbours: [[String]: [GitTree.Entry]]
    let workingFolder: String
    /// The location of a path outside of the commit, with its links resolved.
    let locateOutside: @Sendable (String) throws(FileProblem) -> FileLocation
    /// Caches the blobs that were read.
    let memory: any Memory

    private static let sizeLimit = JSONReader.sizeLimitMiB << 20
    /// The maximum number of links, as in most systems.
    private static let mostLinks = 40

    @Sendable func locate(_ path: String) throws(FileProblem) -> FileLocation {
        let place = try place(of: path)
        let isFile = tree[place].map { $0.kind != .submodule } ?? false
        guard isFile || tree.names(in: place) != nil else { throw Self.absence }
        return FileLocation(path: place.path(in: repository.folder), isRegularFile: isFile)
    }

    @Sendable func readRegularFile(_ path: String) throws(FileProblem) -> [UInt8] {
        let place = try place(of: path)
        guard place.path(in: repository.folder) == path, tree.names(in: place) == nil else {
            throw FileProblem(reason: "not a regular file")
        }
        return try bytes(of: place)
    }

    @Sendable func list(_ path: String) throws(FileProblem) -> [FolderEntry]? {
        let place = try place(of: path)
        guard let names = tree.names(in: place) else {
            if tree[place] != nil { return nil }
            throw Self.absence
        }
        return names.map { FolderEntry($0, kind(of: $0.path(below: place))) }
    }

    private func kind(of path: String) -> FolderEntry.Kind {
        guard let entry = tree[path], entry.kind == .link else { return tree.names(in: path) == nil ? .file : .folder }
        guard let end = try? end(of: path) else { return .file }
        return tree.names(in: end) == nil ? .file : .other
    }

    private static let absence = FileProblem.absence(reason: "no such file or directory")

    /// The path in the repository's folder that another leads to, links followed; it needn't be there.
    func place(of path: String) throws(FileProblem) -> String {
        let whole = (path.hasPrefix("/") ? path : path.path(in: workingFolder)).withoutDots
        if let inside = whole.relative(to: repository.folder) { return try end(of: inside) }
        guard let inside = try resolved(whole) else { throw Self.absence }
        return try end(of: inside)
    }

    /// Resolves the links of a path up to the repository's folder, such as `/tmp` on macOS. The commit contains the
    /// links below it.
    private func resolved(_ path: String) throws(FileProblem) -> String? {
        let parts = path.split(separator: "/")
        for count in parts.indices.map({ $0 + 1 }) {
            do throws(FileProblem) {
                let folder = try locateOutside("/" + parts.prefix(count).joined(separator: "/")).path
                guard let inside = folder.relative(to: repository.folder) else { continue }
                return parts.dropFirst(count).joined(separator: "/").path(below: inside)
            } catch {
                if error.isOfSystem { throw error }
                return nil
            }
        }
        return nil
    }

    private func end(of path: String) throws(FileProblem) -> String {
        var left = path.split(separator: "/").map(String.init)[...]
        var (place, links) = ("", 0)
        while let part = left.popFirst() {
            if part == "." { continue }
            if part == ".." {
                guard !place.isEmpty else { throw FileProblem(reason: "it is a link that leads out of the repository") }
                place = place.folderPath == "." ? "" : place.folderPath
                continue
            }
            let next = part.path(below: place)
            guard let entry = tree[next], entry.kind == .link else {
                place = next
                continue
            }
            links += 1
            let target = String(decoding: try blob(entry), as: UTF8.self)
            if target.hasPrefix("/") { throw FileProblem(reason: "it is a link that leads out of the repository") }
            guard links <= Self.mostLinks else { throw FileProblem(reason: "too many levels of symbolic links") }
            left = target.split(separator: "/").map(String.init) + left
        }
        return place
    }

    func bytes(of place: String) throws(FileProblem) -> [UInt8] {
        guard let entry = tree[place], entry.kind != .submodule else {
            guard tree.names(in: place) == nil else { throw FileProblem(reason: "is a directory") }
            throw Self.absence
        }
        return try blob(entry)
    }

    /// The bytes of a blob. The neighbors of the same kind are read with it, because they will be needed too.
    private func blob(_ entry: GitTree.Entry) throws(FileProblem) -> [UInt8] {
        let ids = (neighbours[entry.neighbourhood] ?? [entry]).map(\.id)
        let found = try memory.value(of: ids.first ?? entry.id) { read(ids) }.get()
        if let bytes = found?[entry.id] { return bytes }
        // The group is too large to be read together.
        guard found == nil else { throw missing(entry) }
        guard let alone = try memory.value(of: "alone \(entry.id)", { read([entry.id]) }).get() else {
            throw .tooLarge(limitMiB: JSONReader.sizeLimitMiB)
        }
        guard let bytes = alone[entry.id] else { throw missing(entry) }
        return bytes
    }

    private func read(_ ids: [String]) -> Result<[String: [UInt8]]?, FileProblem> {
        Result { () throws(FileProblem) in
            do throws(GitProblem) { return try repository.blobs(ids, limit: Self.sizeLimit) } catch {
                throw .system(reason: error.message)
            }
        }
    }

    /// A partial clone or a broken repository may lack it.
    private func missing(_ entry: GitTree.Entry) -> FileProblem {
        .system(reason: "git does not have its object \(entry.id.prefix(10)), as in a partial clone")
    }
}

extension GitTree.Entry {
    fileprivate var neighbourhood: [String] {
        let name = path.lastPathPart
        return [path.folderPath, name.lastIndex(of: ".").map { String(name[$0...]) } ?? "", kind.rawValue]
    }
}

extension String {
    /// The path of an entry in a folder; the path of the root folder is empty.
    fileprivate func path(below folder: String) -> String { path(in: folder.isEmpty ? "." : folder) }
}
