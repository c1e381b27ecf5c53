import Foundation
import ProjectReading
import Testing

/// The compiler's parser and the reader name the same types and functions, at the same places.
struct WitnessTests {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let sources = tests.appendingPathComponent("../../Sources").standardizedFileURL
    /// A folder whose files are all held against the compiler: `make witness DIR=…`.
    static let folder = ProcessInfo.processInfo.environment["LAUNCHTRACE_WITNESS"]

    /// Forty files of this project.
    static let sample: [String] = {
        let files = swiftFiles(in: sources)
        return stride(from: 0, to: files.count, by: max(1, files.count / 40)).prefix(40).map { files[$0] }
    }()

    static let fixtures = swiftFiles(in: tests.appendingPathComponent("Fixtures"))

    @Test(.enabled(if: Witness.compiler != nil), arguments: sample + fixtures)
    func agrees(_ path: String) throws {
        try expectAgreement(on: path)
    }

    @Test(.enabled(if: folder != nil && Witness.compiler != nil))
    func agreesOnAFolder() throws {
        let files = Self.swiftFiles(in: URL(fileURLWithPath: try #require(Self.folder)))
        #expect(!files.isEmpty)
        for path in files { try expectAgreement(on: path) }
    }

    @Test func thereAreFiles() {
        #expect(Self.sample.count == 40)
        #expect(Self.fixtures.count >= 3)
    }

    private func expectAgreement(on path: String) throws {
        let source = SourceText(name: path, bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
        for choice in [BranchChoice.building(BuildConditions()), .first] {
            #expect(try Witness.differences(in: source, choice) == [], "\(path), \(choice)")
        }
    }

    private static func swiftFiles(in folder: URL) -> [String] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".swift-fixture") }.sorted().map {
            folder.appendingPathComponent($0).path
        }
    }
}
