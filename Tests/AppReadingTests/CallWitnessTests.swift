import Foundation
import Testing

/// Each step from a call that is said to be sure is what the compiler says, and each of the compiler's among the functions
/// of the target is sure or may be.
@Suite(.enabled(if: CompilersCalls.isThere, "there is no Swift compiler to ask")) struct CallWitnessTests {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    private static func files(in folder: String, ending: String) throws -> [String: [UInt8]] {
        let folder = tests.appendingPathComponent(folder).standardizedFileURL
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let files = try paths.filter { $0.hasSuffix(ending) }.map { path in
            let name = path.split(separator: "/").last.map(String.init) ?? path
            let data = try Data(contentsOf: folder.appendingPathComponent(path))
            return (name.replacingOccurrences(of: ending, with: ".swift"), Array(data))
        }
        return Dictionary(uniqueKeysWithValues: files)
    }

    @Test func formsOfCallsAreFollowed() throws {
        let calls = try WitnessedCalls(Self.files(in: "CallWitness/Fixtures", ending: ".swift-fixture"))
        #expect(calls.wrong == [])
        #expect(calls.missed == [])
        #expect(calls.sure > 60)
    }

    /// Code that wasn't written for it.
    @Test func callsOfAModuleAreFollowed() throws {
        let calls = try WitnessedCalls(Self.files(in: "../../Sources/StructuredText", ending: ".swift"))
        #expect(calls.wrong == [])
        #expect(calls.missed == [])
        #expect(calls.sure > 60)
    }
}
