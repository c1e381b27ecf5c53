import Foundation
import Testing

@testable import StructuredText

/// Every case of https://github.com/nst/JSONTestSuite, where a copy of it lies beside the package.
struct JSONTestSuiteTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
            "shared/json-test-suite/test_parsing")

    private static let files: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted()
    }()

    @Test(.enabled(if: !files.isEmpty)) func acceptsAndRefuses() throws {
        var counts: [Character: Int] = [:]
        for file in Self.files {
            let data = try Data(contentsOf: Self.folder.appendingPathComponent(file))
            let source = SourceText(name: file, bytes: Array(data))
            let problem = Self.problem(in: source)
            let isAccepted = problem == nil
            let kind = file.first ?? " "
            counts[kind, default: 0] += 1
            if kind == "y" { #expect(isAccepted, "\(file)") }
            if kind == "n" { #expect(!isAccepted, "\(file)") }
            if let place = problem?.place { #expect(place.line >= 1 && place.column >= 1) }
        }
        #expect(counts == ["y": 95, "n": 188, "i": 35])
    }

    /// The cases that RFC 8259 leaves open: numbers of any size are fine, broken text is not.
    @Test(.enabled(if: !files.isEmpty)) func undecidedCases() throws {
        let accepted = try Self.files.filter { $0.hasPrefix("i_") }.filter { file in
            let data = try Data(contentsOf: Self.folder.appendingPathComponent(file))
            return Self.problem(in: SourceText(name: file, bytes: Array(data))) == nil
        }
        #expect(accepted.allSatisfy { $0.hasPrefix("i_number") || $0 == "i_structure_500_nested_arrays.json" })
        #expect(accepted.count == 11)
    }

    private static func problem(in source: SourceText) -> JSONProblem? {
        do {
            _ = try JSONReader.read(source)
            return nil
        } catch { return error }
    }
}
