/// The way to the files of the system, or of a test.
package struct FileAccess: Sendable {
    package let readFile: @Sendable (String) throws(FileProblem) -> [UInt8]
    package let readStandardInput: @Sendable () throws(FileProblem) -> [UInt8]
    /// The entries of a folder; nil for a path that is no folder.
    package let listFolder: @Sendable (String) throws(FileProblem) -> [FolderEntry]?
    /// Writes a file whole or not at all.
    package let write: @Sendable (OutputFile) throws(FileProblem) -> Void
    package let parallelWork: any ParallelWork
    package let memory: any Memory
    /// How standard output takes a long product.
    package let output: OutputForm
    /// Where a path leads in the end, links followed.
    package let locate: @Sendable (String) throws(FileProblem) -> FileLocation
    /// The bytes of a regular file; nothing else is waited for, and a path that leads through a link is refused.
    package let readRegularFile: @Sendable (String) throws(FileProblem) -> [UInt8]
    /// What git prints when it is asked something; an absence where there is no git.
    package let git: @Sendable (GitCall) throws(FileProblem) -> ProgramOutput
    /// Hands on an input that may be larger than memory, piece by piece; nil where everything is small.
    private let readPieces: (@Sendable (Input, (ArraySlice<UInt8>) -> Void) throws(FileProblem) -> Void)?

    package init(
        readFile: @escaping @Sendable (String) throws(FileProblem) -> [UInt8],
        readStandardInput: @escaping @Sendable () throws(FileProblem) -> [UInt8],
        readPieces: (@Sendable (Input, (ArraySlice<UInt8>) -> Void) throws(FileProblem) -> Void)? = nil,
        listFolder: @escaping @Sendable (String) throws(FileProblem) -> [FolderEntry]? = { _ in nil },
        write: @escaping @Sendable (OutputFile) throws(FileProblem) -> Void = { (_) throws(FileProblem) in
            throw FileProblem(reason: "nothing can be written here")
        },
        locate: (@Sendable (String) throws(FileProblem) -> FileLocation)? = nil,
        readRegularFile: (@Sendable (String) throws(FileProblem) -> [UInt8])? = nil,
        git: @escaping @Sendable (GitCall) throws(FileProblem) -> ProgramOutput = { (_) throws(FileProblem) in
            throw .absence(reason: "there is no git here")
        },
        parallelWork: any ParallelWork = OneByOne(), memory: any Memory = NoMemory(), output: OutputForm = .whole
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
        if let readRegularFile {
            self.readRegularFile = readRegularFile
        } else {
            self.readRegularFile = readFile
        }
        // Where there are no links, the path says it.
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
                        // It is neither; why it isn't read says more.
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

    /// Hands on the bytes piece by piece, so that only a piece is in memory.
    package func stream(_ input: Input, _ take: (ArraySlice<UInt8>) -> Void) throws(FileProblem) {
        if let readPieces { return try readPieces(input, take) }
        take(try read(input)[...])
    }
}
