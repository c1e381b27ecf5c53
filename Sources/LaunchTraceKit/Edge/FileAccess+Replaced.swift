extension FileAccess {
    /// The files as they are with other texts in some, and some that are new; they are named by their paths without links.
    /// Nothing that was read before is remembered.
    func replacing(_ texts: [String: String]) -> FileAccess {
        let (files, new) = (self, Dictionary(grouping: texts.keys, by: \.folderPath))
        @Sendable func text(_ path: String) -> [UInt8]? { texts[path.withoutDots].map { Array($0.utf8) } }
        return FileAccess(
            readFile: { (path) throws(FileProblem) in
                if let bytes = text(path) { return bytes }
                return try files.readFile(path)
            }, readStandardInput: readStandardInput,
            listFolder: { (path) throws(FileProblem) in
                guard let entries = try files.listFolder(path) else { return nil }
                let names = Set(entries.map(\.name))
                let others = (new[path.withoutDots] ?? []).map(\.lastPathPart).filter { !names.contains($0) }
                return entries + others.map { FolderEntry($0, .file) }
            },
            locate: { (path) throws(FileProblem) in
                do throws(FileProblem) { return try files.locate(path) } catch {
                    guard text(path) != nil else { throw error }
                    return FileLocation(path: path.withoutDots, isRegularFile: true)
                }
            },
            readRegularFile: { (path) throws(FileProblem) in
                do throws(FileProblem) {
                    // The system reports a link in the path.
                    let bytes = try files.readRegularFile(path)
                    return text(path) ?? bytes
                } catch {
                    guard error.isAbsence, let bytes = text(path) else { throw error }
                    return bytes
                }
            }, parallelWork: parallelWork)
    }
}
