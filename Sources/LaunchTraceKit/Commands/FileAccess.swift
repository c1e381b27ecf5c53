/// The way to the files of the world, or of a test.
package struct FileAccess: Sendable {
    package let readFile: @Sendable (String) throws(FileProblem) -> [UInt8]
    package let readStandardInput: @Sendable () throws(FileProblem) -> [UInt8]

    package init(
        readFile: @escaping @Sendable (String) throws(FileProblem) -> [UInt8],
        readStandardInput: @escaping @Sendable () throws(FileProblem) -> [UInt8]
    ) {
        self.readFile = readFile
        self.readStandardInput = readStandardInput
    }

    func read(_ input: Input) throws(FileProblem) -> [UInt8] {
        switch input {
        case .standardInput: try readStandardInput()
        case .file(let path): try readFile(path)
        }
    }
}
