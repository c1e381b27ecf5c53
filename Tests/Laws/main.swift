import Foundation
import ParallelWork
import LaunchLaws
import LaunchMutants

/// `laws soak [EVENTS]`, `laws mutate [RULE ...]`, `laws checksums`, `laws fingerprints`
let words = CommandLine.arguments.dropFirst()
switch words.first {
case "soak": soak(events: words.dropFirst().first.flatMap { Int($0) } ?? 4)
case "mutate": try mutate(Array(words.dropFirst()))
case "fingerprints": for line in inParallel(LawTest.all, { $0.line($0.run()) }) { say(line) }
case "checksums": for line in RecordedChecksums.lines(of: try ExampleFiles.examples()) { say(line) }
default:
    say("usage: laws soak [EVENTS] | laws mutate [RULE ...] | laws checksums | laws fingerprints")
    exit(2)
}
