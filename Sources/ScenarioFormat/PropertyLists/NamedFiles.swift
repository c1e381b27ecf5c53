/// The files that a scenario or its app names.
package struct NamedFiles: Sendable {
    private let readFile: Reading

    package typealias Reading = @Sendable (_ path: String, _ kind: FileKind) throws(FileProblem) -> [UInt8]

    package init(readFile: @escaping Reading) { self.readFile = readFile }

    package static let none = NamedFiles { (_, _) throws(FileProblem) in throw FileProblem(reason: "no such file") }

    /// The text of a file whose path is in another text.
    func text(at path: String, as kind: FileKind, namedIn source: SourceText) throws(FileProblem) -> SourceText {
        let path = self.path(of: path, namedIn: source)
        return SourceText(name: path, bytes: try readFile(path, kind), isNamed: false)
    }

    /// The path from the working directory. A path in a file is relative to that file; a path of a `--set` needs no
    /// change.
    package func path(of path: String, namedIn source: SourceText) -> String {
        if path.hasPrefix("/") || source.settingNumber > 0 { return path }
        let base = source.name
        return (base.lastIndex(of: "/").map { String(base[...$0]) } ?? "") + path
    }
}
