import Foundation
import LaunchModel
import LaunchMutants
import LaunchTraceKit

/// Holds every mutant of the rule book against the examples, the recordings and the laws; prints the survivors, and ends
/// the process.
func mutate(_ id: String?) throws -> Never {
    let start = ContinuousClock.now
    let judge = try Judge(
        examples: ExampleFiles.examples(), recordings: ExampleFiles.tracedRecordings(),
        apps: inParallel(ExploredApp.tests) { ExploredApp($0, $1) })
    for (title, mutants) in [("rules", Mutant.ofRules), ("finding rules", Mutant.ofFindings)] {
        let mutants = mutants.filter { id == nil || $0.id == id }
        let witnesses = inParallel(mutants) { mutant in
            let witness = judge.witness(against: mutant)
            if witness == nil { say("  survives: \(mutant)") }
            return witness
        }
        say("\(title): \(mutants.count) mutants, \(witnesses.count { $0 == nil }) survive; \(cost(since: start))")
        for kind in Witness.Kind.allCases {
            say("  killed by \(kind.rawValue): \(witnesses.count { $0?.kind == kind })")
        }
    }
    exit(0)
}
