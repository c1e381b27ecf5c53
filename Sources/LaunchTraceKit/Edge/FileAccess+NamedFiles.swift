extension FileAccess {
    /// A file that a scenario names, which has to be a regular one below the root: the folder that is given, else the
    /// nearest one above the scenario that git knows, else the scenario's own. Where links end it has to be of its kind.
    func readFile(_ path: String, as kind: FileKind, namedBy scenario: String, below root: String?) throws(FileProblem)
        -> [UInt8]
    {
        let root = try rootFolder(root, above: scenario.folderPath)
        let location = try locate(path)
        guard location.path.isBelow(root) else {
            throw FileProblem(reason: "it is not below \(root.printable); choose another folder with --root")
        }
        guard location.isRegularFile else { throw FileProblem(reason: "not a regular file") }
        try location.refuseOthers(than: kind, calledBy: path, in: root)
        return try readRegularFile(location.path)
    }

    /// A file that was found in a folder, and not named by the user of the tool: a link in it may come from a stranger.
    func readFile(_ path: String, as kind: FileKind, foundIn folder: String) throws(FileProblem) -> [UInt8] {
        let folder = folder.isEmpty ? "." : folder
        let (top, isGits) = try memory.value(of: "the folder \(folder)") { () -> Result<(String, Bool), FileProblem> in
            Result { () throws(FileProblem) in
                (
                    try self.location(folder)?.path ?? folder.withoutDots,
                    try way(to: folder)?.typed.leadsIntoGit ?? false
                )
            }
        }.get()
        // The folder may be a link itself.
        let outer = isGits ? top : "/"
        if let bytes = try bytesInPlace(path, as: kind, below: top, outer) { return bytes }
        let location = try locate(path)
        guard location.path.isBelow(top) else {
            throw FileProblem(reason: "it is a link that leads out of \(quotedIfNeeded(folder))")
        }
        guard location.isRegularFile else { throw FileProblem(reason: "not a regular file") }
        try location.refuseOthers(than: kind, calledBy: path, in: outer)
        return try readRegularFile(location.path)
    }

    /// The bytes of a file that is no link, whose folder is asked only once where it is: that no link is on the way is made
    /// sure of when a regular file is read. Nil for anything else, which the slow path reports.
    private func bytesInPlace(_ path: String, as kind: FileKind, below top: String, _ outer: String) throws(FileProblem)
        -> [UInt8]?
    {
        let folder = path.folderPath
        do throws(FileProblem) {
            let place = try memory.value(of: "the place of \(folder)") { () -> Result<FileLocation, FileProblem> in
                Result { () throws(FileProblem) in try locate(folder) }
            }.get()
            let location = FileLocation(path: path.lastPathPart.path(in: place.path), isRegularFile: true)
            guard location.path.isBelow(top) else { return nil }
            try location.refuseOthers(than: kind, calledBy: path, in: outer)
            return try readRegularFile(location.path)
        } catch {
            // What the system couldn't do is no reason to ask it once more.
            if error.isOfSystem { throw error }
            return nil
        }
    }

    /// The folder that is given, else the nearest one from a folder upwards that git knows, else that folder.
    func rootFolder(_ given: String?, above folder: String) throws(FileProblem) -> String {
        guard let root = given else { return try usualRoot(above: folder) }
        do throws(FileProblem) { return try locate(root).path } catch {
            guard !error.isOfSystem else {
                throw .system(reason: "cannot find the root \(root.printable): \(error.reason)")
            }
            throw FileProblem(reason: "--root \(root.printable): \(error.reason)")
        }
    }

    private func usualRoot(above lowest: String) throws(FileProblem) -> String {
        return try rethrow(as: { FileProblem.system(reason: "cannot find the root: \($0.reason)") }) {
            () throws(FileProblem) in
            let own = try location(lowest)?.path ?? lowest.withoutDots
            return try gitFolder(above: own) ?? own
        }
    }

    /// The nearest folder from one upwards that git knows, the way to which has no links; nil where none is.
    func gitFolder(above lowest: String) throws(FileProblem) -> String? {
        var folder = lowest
        while true {
            if try location(folder == "/" ? "/.git" : "\(folder)/.git") != nil { return folder }
            let above = folder.folderPath
            if above == folder || folder.isEmpty { return nil }
            folder = above
        }
    }

    /// Nil for what isn't there, or can't be reached.
    private func location(_ path: String) throws(FileProblem) -> FileLocation? {
        do throws(FileProblem) { return try locate(path) } catch {
            if error.isOfSystem { throw error }
            return nil
        }
    }
}

extension FileLocation {
    /// A file has to be of its kind by what it is called, and where the links on the way end, too. What lies above the
    /// folder isn't checked: the user who named the folder knows its location.
    fileprivate func refuseOthers(than kind: FileKind, calledBy name: String, in top: String) throws(FileProblem) {
        let inside = path.relative(to: top) ?? path
        if let refusal = FileRefusal(name: name.lastPathPart, as: kind) ?? FileRefusal(end: inside, as: kind) {
            throw FileProblem(reason: refusal.reason)
        }
    }
}
