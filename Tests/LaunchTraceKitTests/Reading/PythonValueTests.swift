import Foundation
import SampleLaunches
import TestSupport
import Testing

@testable import LaunchTraceKit
@testable import ProjectReading

extension RealToolTests {
    /// Whatever is read has the value that Python's readers give it.
    struct PythonValueTests {
        private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../"
        ).standardizedFileURL

        @Test(.needs(.python3)) func json() throws {
            let examples = try (Example.all.map(\.path) + Example.apps + Example.observedPaths).map(bytes)
            var accepted: [Value] = []
            for text in examples + Self.bent(Self.texts, count: 20_000, seed: 1) {
                guard let node = try? JSONReader.read(SourceText(name: "", bytes: text)) else { continue }
                accepted.append(Self.sample("json", text, node.plainValue.told))
            }
            let answer = try Self.answer(accepted)
            #expect(answer.different.isEmpty, "\(answer.different)")
            // Python refuses nothing but half a pair of surrogates, which is refused here, too.
            #expect(answer.refused == 0 && answer.compared > examples.count + 1000, "\(answer)")
        }

        @Test(.needs(.python3)) func propertyLists() throws {
            let seeds = try ["xml", "binary"].map { try bytes(Self.folder.path + "/Fuzz/Seeds/plist/\($0).plist") }
            var accepted: [Value] = []
            for text in seeds + Self.bent(seeds, count: 10_000, seed: 2) {
                guard let list = try? PropertyTree.dictionary(text, path: "") else { continue }
                accepted.append(Self.sample("plist", text, PropertyTree.dictionary(list).told))
            }
            let answer = try Self.answer(accepted)
            #expect(answer.different.isEmpty, "\(answer.different)")
            #expect(answer.compared > 500, "\(answer)")
        }

        private func bytes(_ path: String) throws -> [UInt8] {
            [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        }

        private static let texts = [
            #"{"a": [1, -0, 0.5e-3, 1E+400, 123456789012345678901234567890], "b": {"": null, "a": true}, "a": false}"#,
            #"["\u00e9\ud83d\ude00\/\b\f\n\r\t\"\\", "é😀", [], {}, [[{}]]]"#, #" -1.25E2 "#, #""\u0000\u001f\u2028""#,
        ].map { Array($0.utf8) }

        /// Texts with up to three of their bytes exchanged, doubled or left out.
        private static func bent(_ seeds: [[UInt8]], count: Int, seed: UInt64) -> [[UInt8]] {
            var random = SeededGenerator(state: seed)
            return (0..<count).map { number in
                var bytes = seeds[number % seeds.count]
                for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
                    let index = Int.random(in: bytes.indices, using: &random)
                    let other = bytes[Int.random(in: bytes.indices, using: &random)]
                    switch Int.random(in: 0..<4, using: &random) {
                    case 0: bytes[index] = other
                    case 1: bytes.insert(other, at: index)
                    case 2: bytes.remove(at: index)
                    default: bytes[index] = .random(in: 0x20...0x7E, using: &random)
                    }
                }
                return bytes
            }
        }

        private static func sample(_ format: String, _ text: [UInt8], _ value: Value) -> Value {
            let digits = text.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
            return ["format": .string(format), "bytes": .string(digits), "value": value]
        }

        private static func answer(_ cases: [Value]) throws -> (compared: Int, refused: Int, different: [[String]]) {
            let answer = try #require(try PythonModule.run("python_values.py", on: .list(cases)) as? [String: Any])
            return (
                try #require(answer["compared"] as? Int), try #require(answer["refused"] as? Int),
                try #require(answer["different"] as? [[String]])
            )
        }
    }
}

extension Value {
    /// The value in lists that name each kind, as the script tells it.
    fileprivate var told: Value {
        switch self {
        case .null: .list([.string("null")])
        case .bool(let flag): .list([.string("bool"), .bool(flag)])
        case .number(let text): .list([.string("number"), .string(text)])
        case .string(let text): .list([.string("text"), .string(text)])
        case .list(let items): .list([.string("list")] + items.map(\.told))
        case .object(let members): .list([.string("object")] + members.map { .list([.string($0.key), $0.value.told]) })
        }
    }
}

extension PropertyTree {
    fileprivate var told: Value {
        switch self {
        case .text(let text): .list([.string("text"), .string(text)])
        case .bool(let flag): .list([.string("bool"), .bool(flag)])
        case .number(let number): .list([.string("number"), .number("\(number)")])
        case .list(let items): .list([.string("list")] + items.map(\.told))
        case .dictionary(let members):
            .list(
                [.string("object")]
                    + members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map {
                        .list([.string($0.key), $0.value.told])
                    })
        case .other: .list([.string("other")])
        }
    }
}
