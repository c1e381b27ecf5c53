import CLibrary

/// The location at the end of all links of a path.
@Sendable func locate(_ path: String) throws(FileProblem) -> FileLocation {
    let real = try pathWithoutLinks(path)
    guard let status = FileStatus(path: real) else { throw .ofLastCall }
    return FileLocation(path: real, isRegularFile: status.isRegular)
}

/// The path without links to the same file or folder.
func pathWithoutLinks(_ path: String) throws(FileProblem) -> String {
    guard !path.utf8.contains(0) else { throw FileProblem(reason: "its name contains a NUL character") }
    guard let found = realpath(path, nil) else { throw .ofLastCall }
    defer { free(found) }
    guard let real = String(validatingCString: found) else {
        throw FileProblem(reason: "it leads to a name that is not UTF-8")
    }
    return real
}

/// The target of a symbolic link; nil for anything else.
package func linkTarget(_ path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
        guard let start = buffer.baseAddress else { return nil }
        let count = readlink(path, start, buffer.count)
        guard count > 0 else { return nil }
        return String(
            decoding: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<count]), as: UTF8.self)
    }
}
