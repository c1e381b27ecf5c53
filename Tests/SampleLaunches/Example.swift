import Foundation
import LaunchFormats
import SystemFiles

/// A scenario of the folder Examples.
package struct Example: Sendable, CustomStringConvertible {
    package let path: String

    package var timelinePath: String { path.dropLast(".json".count) + ".timeline.txt" }
    package var description: String { String(path.dropFirst(Self.folder.count + 1)) }

    package static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "../../Examples"
    ).standardizedFileURL.path

    private static let paths: [String] = (FileManager.default.enumerator(atPath: folder)?.allObjects ?? []).compactMap {
        $0 as? String
    }.map { "\(folder)/\($0)" }.sorted()

    package static let all = paths.filter { path in
        path.hasSuffix(".json") && ![observed, appFolder].contains { path.hasPrefix($0) }
    }.map { Example(path: $0) }

    /// Apps by themselves.
    package static let apps = paths.filter { $0.hasSuffix(".json") && $0.hasPrefix(appFolder) }

    private static let appFolder = "\(folder)/apps/"

    /// How many errors the recorded timelines end with.
    package static var recordedErrors: Int {
        get throws {
            try all.reduce(0) { count, example in
                let text = try String(contentsOfFile: example.timelinePath, encoding: .utf8)
                return count + text.split(separator: "\n").count { $0.hasPrefix("error LT") }
            }
        }
    }

    /// Recordings, which hold a scenario and aren't one.
    package static let observedPaths = paths.filter { $0.hasSuffix(".json") && $0.hasPrefix(observed) }

    private static let observed = "\(folder)/observed/"

    package static let files = FileAccess(
        readFile: { path throws(FileProblem) in
            guard let data = FileManager.default.contents(atPath: path) else { throw .absence(reason: "missing") }
            return [UInt8](data)
        }, readStandardInput: { () throws(FileProblem) in [] }, listFolder: list)

    private static func list(_ folder: String) throws(FileProblem) -> [FolderEntry]? {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder).map { name in
                var isFolder = ObjCBool(false)
                _ = FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
                return FolderEntry(name, isFolder.boolValue ? .folder : .file)
            }
        } catch { throw FileProblem(reason: "\(error)") }
    }

    package func scenario() throws -> Scenario { try read().scenario }

    package func traced() throws -> TracedScenario {
        let read = try read()
        return TracedScenario(read, try read.scenario.trace())
    }

    private func read() throws -> ReadScenario {
        let text = SourceText(name: path, bytes: try Self.files.readFile(path))
        return try ScenarioReader(readFile: Self.files.readFile).read(text)
    }
}
