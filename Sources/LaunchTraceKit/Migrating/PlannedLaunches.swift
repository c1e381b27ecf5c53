/// What becomes of an app's launches by the plan of its move to scenes.
struct PlannedLaunches {
    /// How many there are.
    let all: Int
    /// How many keep what they had with the patch alone.
    let kept: Int
    /// The number that do after steps of the plan.
    let keptBySteps: Int
    /// The numbers of those steps in the plan, which begin with 1.
    let steps: [Int]
    /// The number that lose something regardless of the steps.
    let worse: Int
    /// The number that aren't analyzed.
    let open: Int
}

extension PlannedLaunches {
    /// `fileStep` is the number of the step that adds the new files to the project, without which no launch keeps anything;
    /// nil where the patch does.
    init(_ proof: MigrationProof, _ steps: [AdoptionStep], fileStep: Int?) {
        let changed = proof.launches.filter { $0.isWorse || $0.dependsOnState(steps) }
        let fixed = changed.compactMap { $0.steps(among: steps) }
        all = proof.launches.count
        worse = changed.count - fixed.count
        open = proof.launches.count { launch in
            !launch.isWorse && !launch.dependsOnState(steps) && launch.changes.contains { $0.kind == .notAnalyzed }
        }
        kept = fileStep == nil ? all - fixed.count - worse - open : 0
        keptBySteps = all - kept - worse - open
        self.steps = Set(fixed.joined()).union(keptBySteps > 0 ? [fileStep].compactMap(\.self) : []).sorted()
    }

    /// `25 keep their payload, 3 once step 1 is done`
    var words: String {
        let keeping = [kept == 0 ? nil : Self.keeping(kept), keptBySteps == 0 ? nil : later]
        let others = [(worse, "loses something", "lose something"), (open, "isn't analyzed", "aren't analyzed")].filter
        { $0.0 > 0 }.map { "\($0) \($0 == 1 ? $1 : $2)" }
        return (keeping.compactMap(\.self) + others).joined(separator: ", ")
    }

    private static func keeping(_ count: Int) -> String {
        "\(count) \(count == 1 ? "keeps its" : "keep their") payload"
    }

    private var later: String {
        let subject = steps.count == 1 ? "step" : "steps"
        let done = "once \(subject) \(steps.map(String.init).listed("and")) \(steps.count == 1 ? "is" : "are") done"
        return (kept == 0 ? Self.keeping(keptBySteps) : "\(keptBySteps)") + " \(done)"
    }

    /// The same for programs.
    var value: Value {
        [
            "all": .number(all), "kept": .number(kept), "keptBySteps": .number(keptBySteps),
            "steps": .list(steps.map { .number($0) }), "worse": .number(worse), "notAnalyzed": .number(open),
        ]
    }
}

extension MigrationProof.ProvedLaunch {
    /// The numbers of the steps that fix everything that is worse, or that depends on the state; nil if they don't.
    fileprivate func steps(among all: [AdoptionStep]) -> Set<Int>? {
        let found = changes.filter(\.kind.isWorse).map(all.preventing)
        return found.contains([]) ? nil : Set(found.joined()).union(stepsOfState(all))
    }

    /// Whether code of the launch depends on the state of the application, which is another one now.
    fileprivate func dependsOnState(_ steps: [AdoptionStep]) -> Bool { !stepsOfState(steps).isEmpty }

    private func stepsOfState(_ steps: [AdoptionStep]) -> [Int] {
        changes.flatMap(steps.preventing).filter { steps[$0 - 1].kind == .readsState }
    }
}

extension [AdoptionStep] {
    /// The numbers of the steps at the line that loses a payload, or at the line that handled it before.
    func preventing(_ change: LaunchChange) -> [Int] {
        let places = [change.before?.place, change.after?.place].compactMap(\.self)
        return indices.filter { index in
            self[index].places.contains { place in places.contains { place.isInLine(of: $0) } }
        }.map { $0 + 1 }
    }
}

extension Place {
    /// Whether another place is in the same line of the same file, which may be named from another folder.
    fileprivate func isInLine(of other: Place) -> Bool {
        let (name, otherName) = ("/\(source.name)", "/\(other.source.name)")
        return line == other.line && (name.hasSuffix(otherName) || otherName.hasSuffix(name))
    }
}
