extension Conformance {
    /// The comparison by names, or by names and arguments if that pairs more.
    static func steps(_ expected: [Expectation], _ observed: [ObservedEntry]) -> [Step] {
        let arguments = IdentifyingArguments(expected)
        let byName = Comparing(expected, observed, arguments, alignment(expected, observed)).steps
        let isOpen = byName.contains { if case .otherArgument = $0 { true } else { false } }
        guard isOpen else { return byName }
        let seen = observed.map { arguments.found(in: $0.remark) }
        let known = seen.reduce(into: Set()) { $0.formUnion($1) }
        let byArgument = Comparing(
            expected, observed, arguments,
            Alignment(
                expected.indices.map {
                    Key(name: expected[$0].entry.name, arguments: arguments[$0].intersection(known))
                }, observed.indices.map { Key(name: observed[$0].name, arguments: seen[$0]) })
        ).steps
        let (before, after) = (Counts(byName), Counts(byArgument))
        // Calls that only moved are identified by their arguments.
        return after.mismatches < before.mismatches && after.outOfOrder <= before.outOfOrder ? byArgument : byName
    }

    /// By names; changes of a phase also by the phase, if the log has each.
    private static func alignment(_ expected: [Expectation], _ observed: [ObservedEntry]) -> Alignment {
        let phases = observed.filter { $0.callback?.isPhase == true }
        guard phases.allSatisfy({ $0.state != nil }) else {
            return Alignment(expected.map(\.entry.name), observed.map(\.name))
        }
        return Alignment(
            expected.map { PhasedName(name: $0.entry.name, phase: $0.entry.phase.map(Timeline.State.app)) },
            observed.map { PhasedName(name: $0.name, phase: $0.callback?.isPhase == true ? $0.state : nil) })
    }

    private struct PhasedName: Hashable {
        let name: String
        let phase: Timeline.State?
    }

    private struct Key: Hashable {
        let name: String
        let arguments: Set<String>
    }
}

/// A comparison in progress.
private struct Comparing {
    private let expected: [Conformance.Expectation]
    private let observed: [ObservedEntry]
    private let arguments: IdentifyingArguments
    private var partners: [Int: Int] = [:]
    /// The callbacks that were expected elsewhere, by their positions in the log.
    private var moved: [Int: Int] = [:]

    init(
        _ expected: [Conformance.Expectation], _ observed: [ObservedEntry], _ arguments: IdentifyingArguments,
        _ alignment: Alignment
    ) {
        self.expected = expected
        self.observed = observed
        self.arguments = arguments
        for pair in alignment.pairs { partners[pair.after] = pair.before }
        let paired = Set(partners.values)
        pairMoved(expected.indices.filter { expected[$0].isNamed && !paired.contains($0) })
    }

    /// Pairs the remaining callbacks with the same name, which have moved.
    private mutating func pairMoved(_ unmatched: [Int]) {
        var places = Dictionary(grouping: unmatched.reversed(), by: { expected[$0].entry.name })
        for index in observed.indices where partners[index] == nil {
            moved[index] = places[observed[index].name]?.popLast()
        }
    }

    var steps: [Conformance.Step] {
        let elsewhere = Set(moved.values)
        let last = partners.keys.max()
        var steps: [Conformance.Step] = []
        var next = 0
        func addMissing(before end: Int, _ gap: Conformance.Gap) {
            for index in next..<max(end, next) where !elsewhere.contains(index) && expected[index].isNamed {
                steps.append(.missing(expected[index], gap))
            }
            next = max(end, next)
        }
        for index in observed.indices {
            if let partner = partners[index] {
                addMissing(before: partner, next == 0 ? .beforeAll : .between)
                next = partner + 1
            }
            steps.append(step(of: index))
            if index == last { addMissing(before: expected.count, .afterAll) }
        }
        addMissing(before: expected.count, .afterAll)
        return steps
    }

    private func step(of index: Int) -> Conformance.Step {
        let callback = observed[index]
        if let partner = partners[index] { return step(of: callback, as: partner) }
        guard let place = moved[index] else { return .unexpected(callback) }
        let before = expected[..<place].last(where: \.isNamed)
        return .outOfOrder(expected[place], callback, behind: before?.entry.name)
    }

    /// In the timeline's position. A state that the log or the model doesn't have isn't compared.
    private func step(of callback: ObservedEntry, as index: Int) -> Conformance.Step {
        let expectation = expected[index]
        guard expectation.isNamed else { return .unnamed(callback) }
        if let mismatch = argumentMismatch(of: callback, as: index) {
            return .otherArgument(expectation, callback, mismatch)
        }
        return callback.expectedState(in: expectation.entry) == nil
            ? .matched(expectation, callback) : .otherState(expectation, callback)
    }

    /// An argument of another callback; any other text may be the app's own.
    private func argumentMismatch(of callback: ObservedEntry, as index: Int) -> Conformance.ArgumentMismatch? {
        let found = arguments.found(in: callback.remark)
        guard !expected[index].entry.arguments.isEmpty, found.isDisjoint(with: arguments[index]),
            let owner = arguments.owner(of: found), let observed = found.intersection(arguments[owner]).min()
        else { return nil }
        return Conformance.ArgumentMismatch(
            observed: observed, expected: arguments[index].min(), owner: expected[owner].entry.name)
    }
}
