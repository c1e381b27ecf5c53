import Foundation
import ParallelWork
import GrowthKinds

/// `growth TOOL [WORDS...]`: doubles the size of each kind of input, or of those whose names have one of the words. MINUTES is
/// how long all of it may take.
let words = CommandLine.arguments.dropFirst()
guard let tool = words.first else {
    print("usage: growth TOOL [WORDS...]")
    exit(2)
}
let wanted = words.dropFirst()
let kinds = GrowthKind.all.filter { kind in wanted.isEmpty || wanted.contains { kind.name.contains($0) } }
let start = Date()
let empty = EmptyRuns(of: kinds, tool: tool)
let measured = inParallel(kinds) { kind in
    let growth = Growth(of: kind, besides: empty, tool: tool)
    say(growth.line)
    return growth
}
let failed = measured.filter { $0.fault != nil }
let time = TimeTaken(since: start, mostMinutes: ProcessInfo.processInfo.environment["MINUTES"].flatMap(Int.init))
// Again, since the lines of the others are long gone from a terminal, and from the end of a log.
for growth in failed { say(growth.line) }
say("\(measured.count) kinds, \(failed.count) of them not linear or not measured; \(time.text)")
if let complaint = time.complaint { say(complaint) }
exit(failed.isEmpty && time.complaint == nil ? 0 : 1)
