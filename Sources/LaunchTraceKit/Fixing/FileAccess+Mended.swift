extension FileAccess {
    /// The files as they are with other texts in some, which are named by their paths without links. Nothing that was read
    /// before is remembered.
    func replacing(_ texts: [String: String]) -> FileAccess {
        let files = self
        @Sendable func mended(_ path: String) -> [UInt8]? { texts[path.withoutDots].map { Array($0.utf8) } }
        return FileAccess(
            readFile: { (path) throws(FileProblem) in
                if let bytes = mended(path) { return bytes }
                return try files.readFile(path)
            }, readStandardInput: readStandardInput, listFolder: listFolder, locate: locate,
            readRegularFile: { (path) throws(FileProblem) in
                // A link on the way is told by the system.
                let bytes = try files.readRegularFile(path)
                return mended(path) ?? bytes
            }, parallelWork: parallelWork)
    }
}
