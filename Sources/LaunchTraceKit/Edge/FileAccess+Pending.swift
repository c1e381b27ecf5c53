extension FileAccess {
    /// The files as they will be when these, by their names, have been written to a folder.
    func adding(_ texts: [String: String], to folder: PendingFolder) -> FileAccess {
        @Sendable func pending(_ path: String) -> (name: String, bytes: [UInt8])? {
            let name = path.lastPathPart
            guard let text = texts[name], folder.isMeant(by: path.folderPath) else { return nil }
            return (name, Array(text.utf8))
        }
        let files = self
        return FileAccess(
            readFile: { (path) throws(FileProblem) in
                if let pending = pending(path) { return pending.bytes }
                return try files.readFile(path)
            }, readStandardInput: readStandardInput, listFolder: listFolder,
            locate: { (path) throws(FileProblem) in
                guard let pending = pending(path) else { return try files.locate(folder.withoutLinks(path)) }
                return FileLocation(path: pending.name.path(in: folder.path), isRegularFile: true)
            },
            readRegularFile: { (path) throws(FileProblem) in
                if let pending = pending(path) { return pending.bytes }
                return try files.readRegularFile(path)
            }, parallelWork: parallelWork, memory: memory)
    }
}

/// A folder that may have yet to be made.
struct PendingFolder: Sendable {
    let name: String
    /// Without links.
    let path: String

    fileprivate func isMeant(by other: String) -> Bool { [name, path].map(\.withoutDots).contains(other.withoutDots) }

    /// A path that leads through the folder, which the system can't follow as long as there is none: `Launches/../App`.
    fileprivate func withoutLinks(_ other: String) -> String {
        guard other.hasPrefix(name + "/") else { return other }
        var (start, rest) = (path, other.dropFirst(name.count + 1).split(separator: "/")[...])
        while rest.first == ".." {
            start = start.folderPath
            rest.removeFirst()
        }
        return rest.joined(separator: "/").path(in: start)
    }
}
