import Foundation
import SampleLaunches
import Testing

@testable import LaunchModel
@testable import LaunchReading

/// Lines are told apart by their bytes, and nothing but the time that takes depends on it.
struct LineNumberTests {
    @Test func areSharedByEqualLinesAlone() throws {
        let before = try text("> tapIcon", "    process created; launch screen shown", "~ app  active -> inactive")
        let after = try text(
            "> tapIcon  +5 ms", "    launch screen shown; process created", "~ app  active -> inactive",
            "    process created; launch screen shown", "> tapIcon", "~ app  active -> inactive")
        let numbers = RecordedTimeline.numbers(before, after)
        let (event, created, shown, app) = (numbers.before[0], numbers.before[1], numbers.before[2], numbers.before[3])
        #expect(Set(numbers.before).count == 4)
        #expect(numbers.after[3...] == [app, created, shown, event, app])
        #expect(Set(numbers.after[..<3]).isDisjoint(with: numbers.before) && Set(numbers.after).count == 7)
    }

    /// Texts next to each other in a folder have much in common.
    @Test func changeNoComparison() throws {
        let texts = try Example.all.map { try text(at: $0.timelinePath) }
        for (before, after) in zip(texts, texts.dropFirst()) {
            #expect(
                Comparison(before.timeline, after.timeline, alike: RecordedTimeline.numbers(before, after))
                    == Comparison(before.timeline, after.timeline))
        }
    }

    private func text(_ lines: String...) throws -> RecordedTimeline {
        let all = ["Any", "iOS 18.0, scene life cycle"] + lines + ["= active", ""]
        return try RecordedTimeline(all.joined(separator: "\n"))
    }

    private func text(at path: String) throws -> RecordedTimeline {
        try RecordedTimeline(String(contentsOfFile: path, encoding: .utf8))
    }
}
