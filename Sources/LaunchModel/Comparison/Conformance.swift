/// Whether an app was called as a timeline says: its callbacks, and the notifications it got, beside those that a log
/// tells of.
package struct Conformance: Hashable, Sendable {
    /// Expected and observed entries in one order, which is that of the log.
    package private(set) var steps: [Step] = []
    /// Observed callbacks without a receiver in the timeline: it has one app delegate and one view controller.
    package private(set) var leftOut: [ObservedEntry] = []
    /// Names of expected callbacks that the log never shows, so that nothing can be said of them.
    package private(set) var uncompared: [String] = []

    /// A callback that the timeline has.
    package struct Expectation: Hashable, Sendable {
        /// Its place among the entries of the timeline.
        package let index: Int
        package let entry: Timeline.Entry
    }

    /// A callback, expected or observed, and the way in which it was met.
    package enum Step: Hashable, Sendable {
        case matched(Expectation, ObservedEntry)
        /// Called in its place, but the app was in another state.
        case otherState(Expectation, ObservedEntry)
        case missing(Expectation, Gap)
        case unexpected(ObservedEntry)
        /// Called, but not in its place, which is behind another callback; nil where it should be the first.
        case outOfOrder(Expectation, ObservedEntry, behind: String?)
    }

    /// Where a missing callback would stand.
    package enum Gap: Hashable, Sendable {
        case beforeAll, between, afterAll
    }

    /// Observed entries that the model doesn't know.
    package private(set) var unknown: [ObservedEntry] = []

    /// Compares the callbacks and notifications of these names; one that an app doesn't log isn't missing.
    package init(of observed: [ObservedEntry], with timeline: Timeline, comparing names: Set<String>) {
        let restores = timeline.entries.contains { $0.receiver == .restoredViewController }
        let (kept, leftOut) = observed.ofFirst(restores ? [.appDelegate] : [.appDelegate, .viewController])
        self.leftOut = leftOut
        unknown = kept.filter(\.isUnknown)
        let possible = timeline.entries.enumerated().filter { $0.element.isTold }
            .map { Expectation(index: $0.offset, entry: $0.element) }.withOnePhase
        let expected = possible.filter { names.contains($0.entry.name) }
        // An app needn't observe notifications, so those of no log go without saying.
        for entry in possible.map(\.entry) where entry.kind == .callback && !names.contains(entry.name) {
            if !uncompared.contains(entry.name) { uncompared.append(entry.name) }
        }
        let observed = kept.filter { !$0.isUnknown }
        steps = Comparing(expected, observed).steps
    }
}

extension Conformance.Step {
    /// The entry of the log; nil for one that is missing.
    package var observed: ObservedEntry? {
        switch self {
        case .matched(_, let observed), .otherState(_, let observed), .unexpected(let observed),
            .outOfOrder(_, let observed, _):
            observed
        case .missing: nil
        }
    }

    /// The entry of the timeline; nil for one that is unexpected.
    package var expectation: Conformance.Expectation? {
        switch self {
        case .matched(let expectation, _), .otherState(let expectation, _), .missing(let expectation, _),
            .outOfOrder(let expectation, _, _):
            expectation
        case .unexpected: nil
        }
    }
}

extension [Conformance.Expectation] {
    /// Without the phases that the App reads, where a view reads them too: a log doesn't say whose they are.
    fileprivate var withOnePhase: [Conformance.Expectation] {
        contains { $0.entry.callback == .scenePhase } ? filter { $0.entry.callback != .appScenePhase } : self
    }
}

extension Conformance {
    /// How many steps of each kind there are.
    package struct Counts: Hashable, Sendable {
        /// Callbacks that came in their place, in whatever state.
        package var matched = 0
        package var missing = 0
        package var unexpected = 0
        package var outOfOrder = 0
        package var otherState = 0

        /// Callbacks that the timeline has.
        package var expected: Int { matched + missing + outOfOrder }

        package var mismatches: Int { missing + unexpected + outOfOrder + otherState }
    }

    package var counts: Counts {
        steps.reduce(into: Counts()) { counts, step in
            switch step {
            case .matched: counts.matched += 1
            case .otherState:
                counts.matched += 1
                counts.otherState += 1
            case .missing: counts.missing += 1
            case .unexpected: counts.unexpected += 1
            case .outOfOrder: counts.outOfOrder += 1
            }
        }
    }

    /// Whether the app was called as the timeline says.
    package var holds: Bool { counts.mismatches == 0 }

    /// Whether there was nothing to compare.
    package var isEmpty: Bool { steps.isEmpty }
}

/// A comparison while it is made.
private struct Comparing {
    private let expected: [Conformance.Expectation]
    private let observed: [ObservedEntry]
    private var partners: [Int: Int] = [:]
    /// The callbacks that were expected elsewhere, by their places in the log.
    private var moved: [Int: Int] = [:]

    init(_ expected: [Conformance.Expectation], _ observed: [ObservedEntry]) {
        self.expected = expected
        self.observed = observed
        let alignment = Alignment(expected.map(\.entry.name), observed.map(\.name))
        for pair in alignment.pairs { partners[pair.after] = pair.before }
        pairMoved(expected.indices.filter(Set(expected.indices).subtracting(partners.values).contains))
    }

    /// Pairs the callbacks left on both sides under one name, which have changed their places.
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
            for index in next..<max(end, next) where !elsewhere.contains(index) {
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
        if let partner = partners[index] { return callback.step(as: expected[partner]) }
        guard let place = moved[index] else { return .unexpected(callback) }
        return .outOfOrder(expected[place], callback, behind: place > 0 ? expected[place - 1].entry.name : nil)
    }
}

extension ObservedEntry {
    /// In the place that the timeline says; a state that the log or the model doesn't tell isn't compared.
    fileprivate func step(as expectation: Conformance.Expectation) -> Conformance.Step {
        expectedState(in: expectation.entry) == nil ? .matched(expectation, self) : .otherState(expectation, self)
    }

    fileprivate var isUnknown: Bool {
        switch subject {
        case .callback, .notification: false
        case .other: true
        }
    }
}

extension Timeline.Entry {
    /// Whether an app is told of it, so that it can log it.
    fileprivate var isTold: Bool {
        switch kind {
        case .callback, .notification: true
        case .stimulus, .step, .transition, .action, .stop: false
        }
    }
}

extension Timeline {
    /// How many processes the app has in it, one after the other.
    package var launchCount: Int {
        let parts = entries.split(whereSeparator: \.createsProcess)
        return max(1, parts.count { $0.contains { $0.kind == .callback } })
    }
}

extension [ObservedEntry] {
    /// Those of the first object of each kind that the model has one of, and the others; an SDK has methods of the
    /// same names, and an app more than one view controller.
    fileprivate func ofFirst(_ receivers: Set<Receiver>) -> (kept: [ObservedEntry], leftOut: [ObservedEntry]) {
        var types: [Receiver: String] = [:]
        var result: (kept: [ObservedEntry], leftOut: [ObservedEntry]) = ([], [])
        for callback in self {
            guard let receiver = callback.callback?.receiver, receivers.contains(receiver), let type = callback.type,
                types[receiver, default: type] != type
            else {
                if let type = callback.type, let receiver = callback.callback?.receiver, types[receiver] == nil {
                    types[receiver] = type
                }
                result.kept.append(callback)
                continue
            }
            result.leftOut.append(callback)
        }
        return result
    }
}
