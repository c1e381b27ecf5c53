import CLibrary

/// The files and folders in a folder, in the order of the system; nil if it isn't a folder.
///
/// A link to a folder, which could form a cycle, is neither a file nor a folder, like other kinds that can't be read: a
/// pipe would wait for a writer.
@Sendable package func listFolder(_ path: String) throws(FileProblem) -> [FolderEntry]? {
    guard !path.utf8.contains(0) else { throw FileProblem(reason: "its name contains a NUL character") }
    guard let folder = opendir(path) else {
        if errno == ENOTDIR { return nil }
        throw .ofLastCall
    }
    defer { closedir(folder) }
    var entries: [FolderEntry] = []
    while true {
        errno = 0
        guard let found = readdir(folder) else {
            if errno != 0 { throw .ofLastCall }
            return entries
        }
        entries.append(entry(of: folder, found))
    }
}

#if canImport(Darwin)
    private typealias Folder = UnsafeMutablePointer<DIR>
#else
    private typealias Folder = OpaquePointer
#endif

private func entry(of folder: Folder, _ found: UnsafeMutablePointer<dirent>) -> FolderEntry {
    // Most systems return the kind with the name.
    let known: FolderEntry.Kind? =
        switch Int32(found.pointee.d_type) {
        case Int32(DT_REG): .file
        case Int32(DT_DIR): .folder
        default: nil
        }
    return withUnsafePointer(to: &found.pointee.d_name) { field in
        let capacity = MemoryLayout.size(ofValue: field.pointee)
        return field.withMemoryRebound(to: CChar.self, capacity: capacity) { name in
            let kind = known ?? kind(of: name, in: dirfd(folder))
            let isLegible = String(validatingCString: name) != nil
            // The bytes would be lost in another system call.
            let problem = isLegible ? nil : FileProblem(reason: "its name is not UTF-8")
            return FolderEntry(String(cString: name), kind, problem: problem)
        }
    }
}

private func kind(of name: UnsafePointer<CChar>, in folder: Int32) -> FolderEntry.Kind {
    var info = stat()
    guard fstatat(folder, name, &info, AT_SYMLINK_NOFOLLOW) == 0 else { return .file }
    switch info.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    case S_IFLNK:
        // A dangling link is a file that can't be read; reading it reports the reason.
        guard fstatat(folder, name, &info, 0) == 0 else { return .file }
        return info.st_mode & S_IFMT == S_IFREG ? .file : .other
    default: return .other
    }
}
