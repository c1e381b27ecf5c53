import Foundation
import GrowthKinds

/// `growth TOOL [WORDS...]`: doubles the size of each kind of input, or of those whose names have one of the words.
let words = CommandLine.arguments.dropFirst()
guard let tool = words.first else {
    print("usage: growth TOOL [WORDS...]")
    exit(2)
}
let wanted = words.dropFirst()
let kinds = GrowthKind.all.filter { kind in wanted.isEmpty || wanted.contains { kind.name.contains($0) } }
let measured = inParallel(kinds) { kind in
    let growth = Growth(of: kind, tool: tool)
    say(growth.line)
    return growth
}
let failed = measured.filter { $0.fault != nil }
say("\(measured.count) kinds, \(failed.count) of them not linear or not measured")
exit(failed.isEmpty ? 0 : 1)
