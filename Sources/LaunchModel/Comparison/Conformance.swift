/// The comparison of a timeline with a log: the callbacks of an app, and the notifications it received.
package struct Conformance: Hashable, Sendable {
    /// Expected and observed entries in the order of the log.
    package private(set) var steps: [Step] = []
    /// Observed callbacks without a receiver in the timeline, which has one app delegate and one view controller.
    package private(set) var leftOut: [ObservedEntry] = []
    /// The name of each expected call whose callback the log never has, so that it isn't compared.
    package private(set) var uncompared: [String] = []
    /// Observed callbacks from before the scenario begins, with a running app.
    package private(set) var earlier: [ObservedEntry] = []

    /// A callback that the timeline has.
    package struct Expectation: Hashable, Sendable {
        /// Its index among the entries of the timeline.
        package let index: Int
        package let entry: Timeline.Entry
        /// Whether the scenario names the method.
        var isNamed = true
    }

    /// A callback, expected or observed, and its match.
    package enum Step: Hashable, Sendable {
        case matched(Expectation, ObservedEntry)
        /// Called in its place, but the app was in another state.
        case otherState(Expectation, ObservedEntry)
        /// Called in its place, but with the argument of another callback.
        case otherArgument(Expectation, ObservedEntry, ArgumentMismatch)
        case missing(Expectation, Gap)
        case unexpected(ObservedEntry)
        /// Called in UIKit's order, although the scenario doesn't name it.
        case unnamed(ObservedEntry)
        /// Called, but not in its place, which is after another callback; nil if it should be the first.
        case outOfOrder(Expectation, ObservedEntry, behind: String?)
    }

    /// The position of a missing callback.
    package enum Gap: Hashable, Sendable { case beforeAll, between, afterAll }

    /// Observed entries that the model doesn't know.
    package private(set) var unknown: [ObservedEntry] = []

    /// Compares the callbacks and notifications of these names; one that an app doesn't log isn't missing.
    package init(
        of observed: [ObservedEntry], with timeline: Timeline, comparing names: Set<String>,
        besides unnamed: UnnamedMethods? = nil
    ) {
        let restores = timeline.entries.contains { $0.receiver == .restoredViewController }
        let (kept, leftOut) = observed.ofFirst(restores ? [.appDelegate] : [.appDelegate, .viewController])
        self.leftOut = leftOut
        let compared = timeline.entries.enumerated().filter { $0.element.isCompared }.map {
            Expectation(index: $0.offset, entry: $0.element)
        }
        let asked = Set(compared.map(\.entry.name))
        let isAside = { (entry: ObservedEntry) in
            entry.isUnknown || entry.callback?.comesUnasked == true && !asked.contains(entry.name)
        }
        unknown = kept.filter(isAside)
        let possible = compared.withOnePhase
        let forms = AsynchronousForms(possible)
        let names = names.union(names.compactMap { forms[$0] })
        let all = unnamed?.expectations(compared).withOnePhase ?? possible
        let expected = all.filter { names.contains($0.entry.name) }
        // An app needn't observe notifications, so their absence is no mismatch.
        uncompared = possible.map(\.entry).filter { $0.kind == .callback && !names.contains($0.name) }.map(\.name)
        let observed = kept.filter { !isAside($0) }.map(forms.resolved)
        (earlier, steps) = Self.stepsFromStart(expected, observed, of: timeline)
    }
}

extension Conformance.Step {
    /// The entry of the log; nil for a missing one.
    package var observed: ObservedEntry? {
        switch self {
        case .matched(_, let observed), .otherState(_, let observed), .otherArgument(_, let observed, _),
            .unexpected(let observed), .unnamed(let observed), .outOfOrder(_, let observed, _):
            observed
        case .missing: nil
        }
    }
}

extension Conformance.Step {
    /// The entry of the timeline; nil for an observed one that the scenario doesn't have.
    package var expectation: Conformance.Expectation? {
        switch self {
        case .matched(let expectation, _), .otherState(let expectation, _), .otherArgument(let expectation, _, _),
            .missing(let expectation, _), .outOfOrder(let expectation, _, _):
            expectation
        case .unexpected, .unnamed: nil
        }
    }
}

extension [Conformance.Expectation] {
    /// Without the phases that the App reads, if a view reads them too: a log doesn't state whose they are.
    fileprivate var withOnePhase: [Conformance.Expectation] {
        contains { $0.entry.callback == .scenePhase } ? filter { $0.entry.callback != .appScenePhase } : self
    }
}

extension Conformance {
    /// How many steps of each kind there are.
    package struct Counts: Hashable, Sendable {
        /// Callbacks that came in their place, regardless of the state.
        package var matched = 0
        package var missing = 0
        package var unexpected = 0
        package var outOfOrder = 0
        package var otherState = 0
        package var otherArgument = 0
        /// Callbacks that the scenario doesn't name, which are no mismatch.
        package var unnamed = 0

        /// Calls of the timeline whose callbacks the log shows somewhere.
        package var compared: Int { matched + missing + outOfOrder }

        package var mismatches: Int { missing + unexpected + outOfOrder + otherState + otherArgument }
    }

    package var counts: Counts { Counts(steps) }

    /// Whether the log matches the timeline.
    package var holds: Bool { counts.mismatches == 0 }

    /// Whether nothing was compared: the log has no call of the timeline, and no other.
    package var isEmpty: Bool { holds && counts.compared == 0 }
}

extension Conformance.Counts {
    init(_ steps: [Conformance.Step]) {
        self = steps.reduce(into: Self()) { counts, step in
            switch step {
            case .matched: counts.matched += 1
            case .otherState:
                counts.matched += 1
                counts.otherState += 1
            case .otherArgument:
                counts.matched += 1
                counts.otherArgument += 1
            case .missing: counts.missing += 1
            case .unexpected: counts.unexpected += 1
            case .unnamed: counts.unnamed += 1
            case .outOfOrder: counts.outOfOrder += 1
            }
        }
    }
}

extension ObservedEntry {
    fileprivate var isUnknown: Bool {
        switch subject {
        case .callback, .notification: false
        case .other: true
        }
    }
}

/// Callbacks of a log under whose names the app may have written others.
private struct AsynchronousForms {
    private let others: [String: Callback]

    init(_ expected: [Conformance.Expectation]) {
        let names = Set(expected.map(\.entry.name))
        let pairs = Callback.allCases.compactMap { callback in
            callback.asynchronousNamesake.map { (name: callback.name, other: $0) }
        }
        let possible = pairs.filter { !names.contains($0.name) && names.contains($0.other.name) }
        others = Dictionary(possible.map { ($0.name, $0.other) }) { first, _ in first }
    }

    subscript(name: String) -> String? { others[name]?.name }

    func resolved(_ entry: ObservedEntry) -> ObservedEntry {
        guard let other = others[entry.name] else { return entry }
        var resolved = entry
        resolved.subject = .callback(other)
        return resolved
    }
}

extension Timeline.Entry {
    /// Whether an app is notified of it, and can log it.
    var isCompared: Bool {
        switch kind {
        case .callback, .notification: true
        case .event, .step, .transition, .action, .stop: false
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
    /// The callbacks of the first object of each kind that the model has one of, and the others; an SDK has methods of
    /// the same names, and an app more than one view controller.
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
