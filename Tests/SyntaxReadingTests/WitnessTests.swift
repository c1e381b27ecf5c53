import Foundation
import Testing

@testable import SyntaxReading

/// Our tree of Swift and that of the parser which the compiler's macros use say the same, at the same places.
@Suite(.enabled(if: CompilersTree.libraries != nil, "the toolchain has no library of the compiler's parser"))
struct WitnessTests {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    /// A folder whose files are all held against the compiler: `make witness DIR=…`.
    static let folder = ProcessInfo.processInfo.environment["LAUNCHTRACE_WITNESS"]

    /// Those of this project and the fixtures.
    static let files = ["../../Sources", ".."].flatMap {
        swiftFiles(in: tests.appendingPathComponent($0).standardizedFileURL)
    }

    @Test func agrees() throws {
        let files = try WitnessedFiles(Self.files)
        #expect(files.wrong == [])
        expectAgreement(files)
    }

    @Test(.enabled(if: folder != nil, "only with `make witness DIR=…`")) func agreesOnAFolder() throws {
        let paths = Self.swiftFiles(in: URL(fileURLWithPath: try #require(Self.folder)))
        let files = try WitnessedFiles(paths)
        expectAgreement(files)
        print("\(paths.count) files, \(files.wrong.count) of them not understood by the compiler:", files.wrong)
        print("\(files.calls) calls, \(files.callsInOpaqueNodes) of them in what our parser doesn't follow")
    }

    @Test func thereAreFiles() {
        #expect(Self.files.count > 800)
        #expect(Self.files.filter { $0.hasSuffix(".swift-fixture") }.count >= 16)
    }

    @Test func fixturesHaveEachKindOfNode() throws {
        var missing = Set(SyntaxKind.allCases).subtracting([.skipped, .opaque])
        for path in Self.files where path.hasSuffix(".swift-fixture") {
            for text in try WitnessedFiles.choices(of: path) {
                let tree = SyntaxTree(swift: text, BracketPairs(text), bodies: .read)
                missing.subtract(tree.root.descendants.map(\.kind))
            }
        }
        #expect(missing == [])
    }

    private func expectAgreement(_ files: WitnessedFiles) {
        #expect(files.calls > 0)
        let agrees = files.differences.isEmpty
        #expect(agrees, "\(files.differences.prefix(2000).joined(separator: "\n"))")
        #expect(files.followsCalls, "\(files.callsInOpaqueNodes) of \(files.calls) calls")
    }

    private static func swiftFiles(in folder: URL) -> [String] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".swift-fixture") }.sorted().map {
            folder.appendingPathComponent($0).path
        }
    }
}
