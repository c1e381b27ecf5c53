import LaunchModel

extension Effect {
    /// Whether nothing can depend on which of two effects comes first: one of them only notes something that the other,
    /// with all that may follow from it by the rules as they are, neither asks for nor changes.
    ///
    /// The states are those that the app can be in; nil for any.
    func isInterchangeable(with other: Effect, in states: [AppState]?) -> Bool {
        if self == other { return true }
        return isIndependent(of: other, in: states) || other.isIndependent(of: self, in: states)
    }

    private func isIndependent(of other: Effect, in states: [AppState]?) -> Bool {
        let own = Footprint(of: self, in: states)
        let others = Footprint(of: other, in: own.asksForState ? nil : states)
        if own.isMoreThanNotes || others.isTurningPoint || own.asksForState && other.mayChangeState { return false }
        if !own.notes.isDisjoint(with: others.notes) { return false }
        return own.notes.allSatisfy { note in
            switch note {
            // What the system knows outlives a process that is stopped meanwhile.
            case .flag(let flag): !flag.isOfSystem || !others.takesTime
            case .watchdog: !others.takesTime && !others.asksOfCode
            case .launch, .discards, .payload, .scenes: true
            }
        }
    }

    /// Whether the app may be in another state afterwards.
    var mayChangeState: Bool {
        switch self {
        case .set, .clear, .watch, .endWatch, .step, .post: false
        case .call, .app, .scene, .then, .forEach, .elapse, .withhold, .accept, .checkFindings, .pauseLaunch,
            .continueLaunch, .addScene, .connect, .disconnect, .putAway, .forgetSession, .forgetSessions, .owesDiscards,
            .discardsDelivered, .endProcess, .stop:
            true
        }
    }
}

/// Something that is noted, and can be asked for.
private enum Note: Hashable {
    case flag(Flag)
    /// The ways in which a process is launched exclude each other.
    case launch
    case watchdog(Watchdog)
    case discards, payload
    /// The scenes that there are, and those that come forward.
    case scenes
}

extension Flag {
    fileprivate var note: Note {
        switch owner {
        case .launch: .launch
        case .process, .scene, .system: .flag(self)
        }
    }

    fileprivate var isOfSystem: Bool {
        switch owner {
        case .system: true
        case .process, .scene, .launch: false
        }
    }
}

/// What an effect may ask for and change, beside the record and the states, with all that may follow from it.
private struct Footprint {
    var notes: Set<Note> = []
    /// The app's code runs, or time passes: a limit may run out, and the process be stopped.
    var takesTime = false
    /// Something is asked that isn't noted by an effect.
    var asksOfCode = false
    /// The process ends, waits or goes on, or a scene loses its flags.
    var isTurningPoint = false
    /// Something else happens than that something is noted.
    var isMoreThanNotes = false
    /// What follows depends on the state of the app.
    var asksForState = false

    private var points: Set<LaunchPoint> = []

    init(of effect: Effect, in states: [AppState]?) { add(effect, states) }

    private mutating func add(_ effect: Effect, _ states: [AppState]?) {
        switch effect {
        case .set(let flag), .clear(let flag): notes.insert(flag.note)
        case .watch(let watchdog), .endWatch(let watchdog): notes.insert(.watchdog(watchdog))
        case .owesDiscards: notes.formUnion([.discards, .scenes])
        case .discardsDelivered: notes.insert(.discards)
        case .withhold, .accept: notes.insert(.payload)
        case .addScene, .putAway, .forgetSession, .forgetSessions: notes.insert(.scenes)
        case .step(_, let carried), .post(_, let carried):
            isMoreThanNotes = true
            if carried != .nothing { notes.formUnion(Self.askedByArguments) }
        case .call:
            (isMoreThanNotes, takesTime, asksOfCode) = (true, true, true)
            notes.formUnion(Self.askedByCode)
            // Other points of the app's own code stop the process, or note nothing.
            for point in [LaunchPoint.makesWindow, .setsNotificationDelegate] { add(point, nil) }
        case .then(let point): add(point, states)
        case .forEach(_, let points):
            notes.insert(.scenes)
            for point in points { add(point, nil) }
        case .elapse: (isMoreThanNotes, takesTime, asksOfCode) = (true, true, true)
        case .checkFindings(let occasion):
            (isMoreThanNotes, asksOfCode) = (true, true)
            notes.formUnion(Self.askedByFindings(at: occasion))
        case .app: isMoreThanNotes = true
        case .scene: (isMoreThanNotes, _) = (true, notes.insert(.scenes))
        case .pauseLaunch, .continueLaunch, .connect, .disconnect, .endProcess, .stop:
            (isMoreThanNotes, isTurningPoint) = (true, true)
        }
    }

    private mutating func add(_ point: LaunchPoint, _ states: [AppState]?) {
        if states == nil, !points.insert(point).inserted { return }
        for rule in RuleBook.standard.rules(at: .at(point)) where rule.mayApply(in: states) {
            asksForState = asksForState || rule.from != nil
            for leaf in rule.when.leaves { add(leaf) }
            for effect in rule.effects { add(effect, nil) }
        }
    }

    private mutating func add(_ condition: Condition) {
        switch condition {
        case .flag(let flag): notes.insert(flag.note)
        case .process: (asksOfCode, _) = (true, notes.insert(.discards))
        case .payload, .occurrence: (asksOfCode, _) = (true, notes.insert(.payload))
        case .scene, .anyScene, .anyOtherScene, .severalWindows: notes.insert(.scenes)
        case .always, .all, .any, .not, .lifecycle, .interface, .os, .sdk, .deployment, .platform, .implements, .names,
            .returnedFalse, .has, .app, .event, .within, .action, .prefers:
            break
        }
    }

    /// What decides which options there are.
    private static let askedByArguments: Set<Note> = [
        .flag(.hasSavedState), .flag(.protectedDataUnavailable), .discards, .payload, .scenes,
    ]

    /// What is asked for where findings are looked for on an occasion, and put into words.
    private static func askedByFindings(at occasion: FindingTrigger) -> Set<Note> {
        askedOnOccasions[occasion] ?? askedByWords
    }

    private static let askedOnOccasions: [FindingTrigger: Set<Note>] = RuleBook.standard.findingRules.reduce(into: [:])
    {
        let asked = $1.flags
        for occasion in $1.on { $0[occasion, default: askedByWords].formUnion(asked) }
    }

    private static let askedByFindings: Set<Note> = askedOnOccasions.values.reduce(askedByWords) { $0.union($1) }

    private static let askedByWords: Set<Note> = askedByArguments.union([Flag.launchedNow.note])

    /// What the app's code can read, and what the machine asks for where it runs.
    private static let askedByCode: Set<Note> = askedByFindings.union(
        [
            Flag.launchedBefore, .prewarming, .drawn, .awakened, .launching, .launchMethodsReturned, .windowMade,
            .wasPrewarmed, .protectedDataUnavailable, .completeDataUnavailable, .awaitsToken,
        ].map(\.note))
}

extension Rule {
    fileprivate func mayApply(in states: [AppState]?) -> Bool {
        guard let from, let states else { return true }
        return from.contains { states.contains($0) }
    }
}

extension FindingRule {
    /// Those that it asks for, or that its severity does.
    fileprivate var flags: [Note] {
        ([when] + severities.map(\.when)).flatMap(\.leaves).compactMap {
            if case .flag(let flag) = $0 { flag.note } else { nil }
        }
    }
}

/// Something that is almost right, and what is wrong with it.
struct Mistaken<Subject> {
    let change: String
    let subject: Subject

    func map<Other>(_ transform: (Subject) -> Other) -> Mistaken<Other> {
        Mistaken<Other>(change: change, subject: transform(subject))
    }
}

extension Condition {
    /// The condition with one of those denied that all have to hold, or with a bound of a version moved in any of them.
    var mistakes: [Mistaken<Condition>] {
        if case .all(let parts) = self { return Self.mistakes(in: parts) { $0.mistakes }.map { $0.map(Condition.all) } }
        if self == .always { return [] }
        return [Mistaken(change: "it must hold that \(statement.fails)", subject: .not(self))] + movedBounds
    }

    private var movedBounds: [Mistaken<Condition>] {
        if case .all(let parts) = self {
            return Self.mistakes(in: parts) { $0.movedBounds }.map { $0.map(Condition.all) }
        }
        if case .any(let parts) = self {
            return Self.mistakes(in: parts) { $0.movedBounds }.map { $0.map(Condition.any) }
        }
        if case .not(let part) = self { return part.movedBounds.map { $0.map(Condition.not) } }
        if case .os(let range) = self { return range.moved(of: "the system").map { $0.map(Condition.os) } }
        if case .sdk(let range) = self { return range.moved(of: "the SDK").map { $0.map(Condition.sdk) } }
        if case .deployment(let range) = self {
            return range.moved(of: "the deployment target").map { $0.map(Condition.deployment) }
        }
        return []
    }

    private static func mistakes(in parts: [Condition], _ mistakes: (Condition) -> [Mistaken<Condition>]) -> [Mistaken<
        [Condition]
    >] {
        parts.indices.flatMap { index in
            mistakes(parts[index]).map { mistake in
                mistake.map { part in
                    var parts = parts
                    parts[index] = part
                    return parts
                }
            }
        }
    }
}

extension VersionRange {
    /// The range with one of its bounds a version later or earlier.
    func moved(of subject: String) -> [Mistaken<VersionRange>] {
        runs.indices.flatMap { index in
            let run = runs[index]
            let changed =
                (run.from.map { $0.neighbours.map { Run(from: $0, before: run.before) } } ?? [])
                + (run.before.map { $0.neighbours.map { Run(from: run.from, before: $0) } } ?? [])
            return changed.map { run in
                var runs = runs
                runs[index] = run
                let range = VersionRange(runs: runs)
                return Mistaken(change: "\(subject) must be \(range.words)", subject: range)
            }
        }
    }
}

extension Version {
    /// The next version and the one before, as Apple counts them.
    fileprivate var neighbours: [Version] {
        [Version(major == 18 ? 26 : major + 1, minor, patch), Version(major == 26 ? 18 : major - 1, minor, patch)]
    }
}
