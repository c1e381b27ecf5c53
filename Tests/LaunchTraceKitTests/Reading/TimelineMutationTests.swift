import SampleLaunches
import TestSupport
import Testing

@testable import LaunchModel
@testable import LaunchTraceKit

/// Damages good timelines in thousands of ways: each must be read, or refused with places, and never trap.
struct TimelineMutationTests {
    @Test(arguments: [TimelineFormat.text, .json, .ndjson], 0..<4) func damagedTimelines(
        _ format: TimelineFormat, _ round: UInt64
    ) throws {
        let presentation = Presentation(kinds: ShownKind.everything)
        let example = try #require(Example.all.first { $0.path.hasSuffix("window/disconnect-and-reconnect.json") })
        let good = DiffSide.recorded(format.rendered(try example.scenario().trace(), presentation))
        let other = try #require(try good.get())
        var random = SeededGenerator(state: round)
        for _ in 0..<100 {
            var bytes = Array(format.rendered(other.timeline, presentation).utf8)
            for _ in 0..<Int.random(in: 1...3, using: &random) { Self.damage(&bytes, &random) }
            switch DiffSide.recorded(String(decoding: bytes, as: UTF8.self)) {
            case .success(let side?):
                let diff = try TimelineDiff(other, side)
                for format in DiffFormat.all {
                    #expect(format.finds(diff) != format.render(diff, .plain).isEmpty || format == .json)
                }
            case .success(nil): break
            case .failure(let diagnostics):
                #expect(!diagnostics.all.isEmpty && diagnostics.all.allSatisfy { $0.place != nil })
                #expect(!diagnostics.text.isEmpty)
            }
        }
    }

    private static let pieces = [
        "{", "}", "[", "]", "\"", "\\", "  ", "~ ", "> ", "= ", "- ", "* ", "\n", "(", ")", " -> ",
        "99999999999999999999", "\u{0}", "\u{FFFD}", "null", "1e999", "scene ", "error LT010 x: y", "\n= active\n",
    ].map { Array($0.utf8) }

    private static func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        let start = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...6, using: &random))
        let piece = pieces.randomElement(using: &random) ?? []
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: piece, at: start)
        case 2: bytes.replaceSubrange(start..<end, with: piece)
        case 3: bytes.removeSubrange(start...)
        default:
            bytes.insert(contentsOf: Array(bytes[start..<end]), at: Int.random(in: 0...bytes.count, using: &random))
        }
    }
}

extension DiffSide {
    fileprivate static func recorded(_ text: String) -> Result<DiffSide?, Diagnostics> {
        Result { () throws(Diagnostics) in
            switch try WrittenInput(SourceText(text, name: "fuzz")) {
            case .scenario: nil
            case .timeline(let read): DiffSide(label: "fuzz", path: "fuzz", content: .recorded(read))
            }
        }
    }
}
