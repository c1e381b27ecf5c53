import Foundation
import ParallelWork
import LaunchLaws
import LaunchModel

/// Holds the laws against all sequences, and prints how many there were; ends the process.
func soak(events: Int) -> Never {
    let start = ContinuousClock.now
    var (sum, mistakes) = (Explored(), 0)
    for soak in Soak.all(events: events) {
        let explored = inParallel(soak.setups) { soak.exploration.run([$0]) }
        let all = explored.reduce(Explored(), +)
        let wrong = all.violations.prefix(20).map { "broken: \($0)" } + soak.wrongCounts(explored)
        say("\(soak.title): \(soak.setups.count) apps, \(all.figures); \(cost(since: start))")
        for line in wrong { say("  \(line)") }
        (sum, mistakes) = (sum + all, mistakes + wrong.count)
    }
    let answers = inParallel(ReimplementationTest.setups) { setup in
        var test = ReimplementationTest()
        test.run(setup)
        return test
    }
    let others = answers.flatMap(\.unlike)
    say(
        "SwiftUI by a re-implementation's delegates: \(answers.count) apps, "
            + "\(answers.map(\.events).reduce(0, +)) events, \(others.count) unlike; \(cost(since: start))")
    for line in others.prefix(20) { say("  unlike: \(line)") }
    mistakes += others.count
    let unlike = unrecorded()
    for line in unlike { say("not as in Tests/explored.txt: \(line)") }
    say("in all: \(sum.figures); \(cost(since: start))")
    exit(mistakes + unlike.count == 0 ? 0 : 1)
}

/// The explorations that lead elsewhere than when they were recorded.
private func unrecorded() -> [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../explored.txt")
    guard let text = try? String(contentsOf: file.standardizedFileURL, encoding: .utf8) else { return ["no such file"] }
    let recorded = Set(text.split(separator: "\n").map(String.init))
    return inParallel(LawTest.all) { $0.line($0.run()) }.filter { !recorded.contains($0) }
}

extension Explored {
    fileprivate var figures: String {
        "\(sequences) sequences, \(worlds) worlds walked, \(events) events, \(violations.count) violations"
    }
}
