import Foundation
import FuzzTargets
import TestSupport
import Testing

/// What `make fuzz` has found, and a few seeded inputs more, held against what it holds.
struct FuzzTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "../Fuzz"
    ).standardizedFileURL

    /// The files of a folder of inputs.
    private static func inputs(_ folder: String, _ target: FuzzTarget) throws -> [(name: String, bytes: [UInt8])] {
        let url = Self.folder.appendingPathComponent("\(folder)/\(target.name)")
        guard FileManager.default.fileExists(atPath: url.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted().map {
            ($0, [UInt8](try Data(contentsOf: url.appendingPathComponent($0))))
        }
    }

    @Test(arguments: FuzzTarget.all.map(\.name)) func whatWasFoundIsFixed(_ name: String) throws {
        let target = try #require(FuzzTarget.named(name))
        for input in try Self.inputs("Found", target) + Self.inputs("Seeds", target) {
            #expect(target.broken(input.bytes) == nil, "\(input.name)")
        }
    }

    @Test(arguments: FuzzTarget.all.map(\.name)) func seededInputs(_ name: String) throws {
        let target = try #require(FuzzTarget.named(name))
        let seeds = try Self.inputs("Seeds", target).map(\.bytes) + [[]]
        var random = SeededGenerator(state: 7)
        for round in 0..<40 {
            var bytes = seeds[round % seeds.count]
            let count = bytes.isEmpty ? 200 : 3
            for _ in 0..<count {
                bytes.insert(
                    .random(in: .min ... .max, using: &random), at: .random(in: 0...bytes.count, using: &random))
            }
            #expect(target.broken(bytes) == nil, "\(bytes)")
        }
    }

    /// The folders are those of targets, so that nothing lies there that isn't tried.
    @Test func eachFolderHasATarget() throws {
        let names = Set(FuzzTarget.all.map(\.name))
        for folder in ["Found", "Seeds"] {
            let url = Self.folder.appendingPathComponent(folder)
            for name in try FileManager.default.contentsOfDirectory(atPath: url.path) where !name.hasPrefix(".") {
                #expect(names.contains(name), "\(folder)/\(name)")
            }
        }
    }
}
