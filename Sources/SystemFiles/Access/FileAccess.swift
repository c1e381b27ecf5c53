/// The access to the files of the system, or of a test.
package struct FileAccess: Sendable {
    package let readFile: @Sendable (String) throws(FileProblem) -> [UInt8]
    package let readStandardInput: @Sendable () throws(FileProblem) -> [UInt8]
    /// The entries of a folder; nil if the path isn't a folder.
    package let listFolder: @Sendable (String) throws(FileProblem) -> [FolderEntry]?
    /// Writes a file completely or not at all.
    package let write: @Sendable (OutputFile) throws(FileProblem) -> Void
    package let parallelWork: any ParallelWork
    package let memory: any Memory
    /// The form in which standard output receives a large product.
    package let output: OutputForm
    /// The location at the end of all links of a path.
    package let locate: @Sendable (String) throws(FileProblem) -> FileLocation
    /// The bytes of a regular file. Other kinds of files, and paths through a link, are refused.
    package let readRegularFile: @Sendable (String) throws(FileProblem) -> [UInt8]
    /// The output of a git command; an absence if git isn't installed.
    package let git: @Sendable (GitCall) throws(FileProblem) -> ProgramOutput
    /// Reads an input that may be larger than memory, piece by piece; nil if all inputs are small.
    private let readPieces: (@Sendable (Input, (ArraySlice<UInt8>) -> Void) throws(FileProblem) -> Void)?

    package init(
        readFile: @escaping @Sendable (String) throws(FileProblem) -> [UInt8],
        readStandardInput: @escaping @Sendable () throws(FileProblem) -> [UInt8],
        readPieces: (@Sendable (Input, (ArraySlice<UInt8>) -> Void) throws(FileProblem) -> Void)? = nil,
        listFolder: @escaping @Sendable (String) throws(FileProblem) -> [FolderEntry]? = { _ in nil },
        write: @escaping @Sendable (OutputFile) throws(FileProblem) -> Void = { (_) throws(FileProblem) in
            throw FileProblem(reason: "nothing can be written here")
        }, locate: (@Sendable (String) throws(FileProblem) -> FileLocation)? = nil,
        readRegularFile: (@Sendable (String) throws(FileProblem) -> [UInt8])? = nil,
        git: @escaping @Sendable (GitCall) throws(FileProblem) -> ProgramOutput = { (_) throws(FileProblem) in
            throw .absence(reason: "there is no git here")
        }, parallelWork: any ParallelWork = OneByOne(), memory: any Memory = NoMemory(), output: OutputForm = .whole
    ) {
        self.readFile = readFile
        self.readStandardInput = readStandardInput
        self.readPieces = readPieces
        self.listFolder = listFolder
        self.write = write
        self.parallelWork = parallelWork
        self.memory = memory
        self.output = output
        self.git = git
        // `??` is generic, and typed throws in a generic type need the runtime of macOS 15.
        if let readRegularFile { self.readRegularFile = readRegularFile } else { self.readRegularFile = readFile }
        // Without links, the path is the location.
        if let locate {
            self.locate = locate
        } else {
            self.locate = { (path) throws(FileProblem) in
                let path = path.withoutDots
                do throws(FileProblem) {
                    _ = try readFile(path)
                    return FileLocation(path: path, isRegularFile: true)
                } catch {
                    let problem = error
                    do throws(FileProblem) {
                        if try listFolder(path) != nil { return FileLocation(path: path, isRegularFile: false) }
                    } catch {
                        // It isn't a folder or a regular file; the read error is more precise.
                    }
                    throw problem
                }
            }
        }
    }

    package func read(_ input: Input) throws(FileProblem) -> [UInt8] {
        switch input {
        case .standardInput: try readStandardInput()
        case .file(let path): try readFile(path)
        }
    }

    /// Passes on the bytes piece by piece, so that only one piece is in memory.
    package func stream(_ input: Input, _ take: (ArraySlice<UInt8>) -> Void) throws(FileProblem) {
        if let readPieces { return try readPieces(input, take) }
        take(try read(input)[...])
    }
}
