import Foundation
import SyntaxReading
import Testing

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
