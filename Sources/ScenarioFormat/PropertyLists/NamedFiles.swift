/// The files that a scenario, or the app of one, names.
package struct NamedFiles: Sendable {
    private let readFile: Reading

    /// The way to a file that has to be of a kind.
    package typealias Reading = @Sendable (_ path: String, _ kind: FileKind) throws(FileProblem) -> [UInt8]

    package init(readFile: @escaping Reading) {
        self.readFile = readFile
    }

    /// No files at all.
    package static let none = NamedFiles { (_, _) throws(FileProblem) in
        throw FileProblem(reason: "no such file")
    }

    /// The text of a file, whose path stands in another text.
    func text(at path: String, as kind: FileKind, namedIn source: SourceText) throws(FileProblem) -> SourceText {
        let path = self.path(of: path, namedIn: source)
        return SourceText(name: path, bytes: try readFile(path, kind), isNamed: false)
    }

    /// The path from the working directory. A path in a file is relative to that file, one of a `--set` is it already.
    package func path(of path: String, namedIn source: SourceText) -> String {
        if path.hasPrefix("/") || source.settingNumber > 0 { return path }
        let base = source.name
        return (base.lastIndex(of: "/").map { String(base[...$0]) } ?? "") + path
    }
}
