#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The property lists that lie beside a scenario.
package struct PlistFiles: Sendable {
    /// The folder of the scenario with its slash; empty for the working directory.
    private let folder: String
    private let readFile: @Sendable (_ path: String) throws(FileProblem) -> [UInt8]

    /// The problems of a property list, which are all blamed on the path in the scenario.
    package struct Refusal: Error {
        package let mistakes: [ScenarioMistake]
    }

    package init(
        beside scenario: String, readFile: @escaping @Sendable (_ path: String) throws(FileProblem) -> [UInt8]
    ) {
        folder = scenario.lastIndex(of: "/").map { String(scenario[...$0]) } ?? ""
        self.readFile = readFile
    }

    /// No files at all.
    package static let none = PlistFiles(beside: "") { (_) throws(FileProblem) in
        throw FileProblem(reason: "no such file")
    }

    package func infoPlist(at path: String) throws(Refusal) -> InfoPlist {
        let file: InfoPlistFile
        do {
            let bytes = try readFile(path.hasPrefix("/") ? path : folder + path)
            try PlistShape.refuseHostile(bytes)
            file = try PropertyListDecoder().decode(InfoPlistFile.self, from: Data(bytes))
        } catch {
            throw Refusal(mistakes: [.unreadablePlist(path: path, reason: Self.reason(error))])
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
