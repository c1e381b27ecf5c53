extension FileAccess {
    /// The files of this system, with the safety checks for untrusted files. `note` is called for each file before its
    /// bytes are read, with nil for a closed standard input; `write` is for programs.
    package static func ofSystem(
        noting note: @escaping @Sendable (FileStatus?) -> Void = { _ in },
        write: @escaping @Sendable (OutputFile) throws(FileProblem) -> Void = { (_) throws(FileProblem) in
            throw FileProblem(reason: "nothing can be written here")
        }, parallelWork: any ParallelWork = AllCores(), output: OutputForm = .whole
    ) -> FileAccess {
        let reading = FileReading(note: note)
        return FileAccess(
            readFile: reading.readFile, readStandardInput: reading.readStandardInput, readPieces: reading.readPieces,
            listFolder: SystemFiles.listFolder, write: write, locate: SystemFiles.locate,
            readRegularFile: reading.readRegularFile, git: GitProgram.output, parallelWork: parallelWork,
            memory: LockedMemory(), output: output)
    }
}
