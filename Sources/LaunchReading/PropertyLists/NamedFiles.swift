#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The files that a scenario, or the app of one, names.
package struct NamedFiles: Sendable {
    private let readFile: Reading

    /// The way to a file that has to be of a kind.
    package typealias Reading = @Sendable (_ path: String, _ kind: FileKind) throws(FileProblem) -> [UInt8]

    /// The problems of a property list, which are all blamed on the path in the scenario.
    package struct Refusal: Error {
        package let mistakes: [ScenarioMistake]
    }

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

    package func infoPlist(at path: String, namedIn source: SourceText) throws(Refusal) -> InfoPlist {
        let file: InfoPlistFile
        do {
            let bytes = try text(at: path, as: .propertyList, namedIn: source).bytes
            if let reason = PlistShape.refusal(of: bytes) { throw FileProblem(reason: reason) }
            file = try PropertyListDecoder().decode(InfoPlistFile.self, from: Data(bytes))
        } catch {
            throw Refusal(mistakes: [.unreadableFile(path: path, reason: Self.reason(error))])
        }
        guard file.misspelt.isEmpty else { throw Refusal(mistakes: file.misspelt) }
        return file.infoPlist
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case let problem as FileProblem: problem.reason
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            context.codingPath.isEmpty ? "it is no dictionary" : "\(path(context)) has the wrong type"
        case DecodingError.keyNotFound(let key, _): "\(key.stringValue) is missing"
        default: "it is no property list"
        }
    }

    private static func path(_ context: DecodingError.Context) -> String {
        context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }
}
