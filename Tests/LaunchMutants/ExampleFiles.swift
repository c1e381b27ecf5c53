import Foundation
import LaunchTraceKit

/// The scenarios and recordings of the package, by their paths from its folder.
package enum ExampleFiles {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "../.."
    ).standardizedFileURL.path

    private static let recordings = "Examples/observed/"

    package static let access = FileAccess(
        readFile: { path throws(FileProblem) in
            guard let data = FileManager.default.contents(atPath: "\(root)/\(path)") else {
                throw .absence(reason: "no such file or directory")
            }
            return [UInt8](data)
        }, readStandardInput: { () throws(FileProblem) in [] })

    /// The scenarios; an app by itself is none.
    package static var scenarios: [String] {
        paths.filter { !$0.hasPrefix(recordings) && !$0.hasPrefix("Examples/apps/") }
    }

    package static func examples() throws -> [TracedExample] {
        try scenarios.map { try TracedExample($0, try access.readFile($0), access) }
    }

    package static func tracedRecordings() throws -> [TracedRecording] {
        try paths.filter { $0.hasPrefix(recordings) }.compactMap {
            try TracedRecording($0, try access.readFile($0), access)
        }
    }

    private static var paths: [String] {
        let found = FileManager.default.enumerator(atPath: "\(root)/Examples")?.allObjects ?? []
        return found.compactMap { $0 as? String }.filter { $0.hasSuffix(".json") }.map { "Examples/\($0)" }.sorted()
    }
}
