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
        #expect(files.differences.isEmpty, "\(files.differences.prefix(2000).joined(separator: "\n"))")
        #expect(files.followsCalls, "\(files.callsInOpaqueNodes) of \(files.calls) calls")
    }

    private static func swiftFiles(in folder: URL) -> [String] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".swift-fixture") }.sorted().map {
            folder.appendingPathComponent($0).path
        }
    }
}

/// Clang and the parser see the same declarations, statements and expressions, at the same places.
struct ObjectiveCWitnessTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "Fixtures/ObjectiveC")
    static let sources = ["AppDelegate.m", "SceneDelegate.m", "Layouts.m", "Statements.m", "Engine.mm"]

    @Test(.enabled(if: ClangDump.compiler != nil, "There is no clang on the path."), arguments: sources) func agrees(
        _ name: String
    ) throws {
        let differences = try Self.differences(in: name, at: Self.folder.appendingPathComponent(name))
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }

    static func differences(in name: String, at file: URL) throws -> [String] {
        let source = SourceText(name: name, bytes: [UInt8](try Data(contentsOf: file)))
        let read = SourceFile(objectiveC: source, .building(BuildConditions()))
        let stubs = [UInt8](try Data(contentsOf: folder.appendingPathComponent("Stubs.h"))) + [.lineFeed]
        let whole = stubs + read.text.blanked
        let dump = try ClangDump.tree(of: whole, isPlusPlus: name.hasSuffix(".mm"))
        let theirs = ClangFacts(try #require(dump), of: whole, base: stubs.count)
        let tree = read.tree
        let ours = ObjectiveCFacts(tree, classes: theirs.classes, macros: macros(in: stubs))
        func line(_ fact: String) -> String {
            let place = Int(fact.prefix { $0.isNumber }) ?? 0
            return Place(source: source, range: place..<place).heading + ": " + fact
        }
        #expect(theirs.lines.count > 300)
        let missing = theirs.lines.subtracting(ours.lines).filter { fact in
            let place = Int(fact.prefix { $0.isNumber }) ?? 0
            return !ours.opaque.contains { $0.contains(place) } || fact.contains(" call ") || fact.contains(" message ")
        }
        return missing.sorted().map { "only clang: " + line($0) }
            + ours.lines.subtracting(theirs.lines).sorted().map { "only the parser: " + line($0) }
    }

    /// The names that the stubs define.
    private static func macros(in stubs: [UInt8]) -> Set<String> {
        let lines = String(decoding: stubs, as: UTF8.self).split(separator: "\n").filter { $0.hasPrefix("#define ") }
        return Set(
            lines.map { $0.dropFirst("#define ".count).prefix { $0.isLetter || $0.isNumber || $0 == "_" } }.map(
                String.init))
    }
}
