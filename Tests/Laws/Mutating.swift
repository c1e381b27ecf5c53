import Foundation
import ParallelWork
import LaunchLaws
import LaunchModel
import LaunchMutants

/// Holds every mutant of the rule book against the examples, the recordings and the laws; prints the survivors that aren't
/// explained, and ends the process. With ids of rules only their mutants.
func mutate(_ ids: [String]) throws -> Never {
    let start = ContinuousClock.now
    let examples = try ExampleFiles.examples()
    let mutants = Mutant.all.filter { ids.isEmpty || ids.contains($0.rule.id) }
    let ofRules = try witnesses(
        against: mutants, Judge(examples: examples, recordings: ExampleFiles.tracedRecordings()))
    let findings = FindingMutant.all.filter { ids.isEmpty || ids.contains($0.rule.id) }
    let ofFindings = try witnesses(against: findings, examples)
    say("rules: \(figures(ofRules))")
    say("finding rules: \(figures(ofFindings))")
    let told = zip(mutants.map(\.description) + findings.map(\.description), ofRules + ofFindings)
    let survivors = Set(told.filter { $0.1 == nil }.map(\.0))
    let explained = Set(ExplainedSurvivor.all.map(\.mutant))
    let unexplained = survivors.subtracting(explained).sorted()
    let killed = ids.isEmpty ? explained.subtracting(survivors).sorted() : []
    for mutant in unexplained { say("survives: \(mutant)") }
    for mutant in killed { say("explained, and no longer there or told: \(mutant)") }
    say("\(survivors.count) survive, \(survivors.count - unexplained.count) of them explained; \(cost(since: start))")
    exit(unexplained.isEmpty && killed.isEmpty ? 0 : 1)
}

/// What tells each mutant; the apps and the recordings are asked about those that no example tells.
private func witnesses(against mutants: [Mutant], _ judge: Judge) -> [Witness.Kind?] {
    var witnesses = inParallel(mutants) { judge.example(against: $0)?.kind }
    let left = mutants.indices.filter { witnesses[$0] == nil }
    let alternatives = Alternatives(left.map { mutants[$0].alternative })
    let apps = inParallel(left.isEmpty ? [] : ExploredApp.tests) { ExploredApp($0, $1, alternatives) }
    say("examples tell \(mutants.count - left.count); the laws and the recordings are asked about \(left.count)")
    let told = inParallel(Array(left.enumerated())) { index, mutant in
        judge.lawOrRecording(against: mutants[mutant], at: index, in: apps)?.kind
    }
    for (mutant, kind) in zip(left, told) { witnesses[mutant] = kind }
    return witnesses
}

/// What tells each of the wrong rules for findings; each kind is asked about those that none before it tells.
private func witnesses(against mutants: [FindingMutant], _ examples: [TracedExample]) throws -> [Witness.Kind?] {
    var witnesses = [Witness.Kind?](repeating: nil, count: mutants.count)
    func ask<Item: Sendable>(
        _ kind: Witness.Kind, _ items: [Item], _ told: @escaping @Sendable (FindingTrial, Item) throws -> Set<Int>
    ) throws {
        let left = witnesses.indices.filter { witnesses[$0] == nil }
        let trial = FindingTrial(left.map { mutants[$0] })
        let places = inParallel(left.isEmpty ? [] : items) { item in Result { try told(trial, item) } }
        for place in try places.flatMap({ try $0.get() }) { witnesses[left[place]] = kind }
    }
    try ask(.example, examples) { $0.told(by: $1) }
    try ask(.law, FindingTrial.apps) { $0.told(by: $1.0, $1.1) }
    try ask(.code, AppInCode.all()) { try $0.told(by: $1) }
    return witnesses
}

/// `1601 mutants; killed by example 1309, by recording 1, by law 170; 121 survive`
private func figures(_ witnesses: [Witness.Kind?]) -> String {
    let killed = Witness.Kind.allCases.map { kind in "by \(kind.rawValue) \(witnesses.count { $0 == kind })" }
    return "\(witnesses.count) mutants; killed \(killed.joined(separator: ", ")); "
        + "\(witnesses.count { $0 == nil }) survive"
}
