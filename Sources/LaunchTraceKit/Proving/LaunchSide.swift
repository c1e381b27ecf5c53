/// A launch of an app as it was, or as it is.
struct LaunchSide: Sendable {
    let traced: TracedScenario
    /// What is found in it, in both forms of a background launch.
    let findings: [PlacedFinding]

    var timeline: Timeline { traced.timeline }
    var app: ProvedApp { ProvedApp(traced.read) }

    /// Whether the process is stopped: by a trap, a watchdog or a crash.
    var isStopped: Bool { timeline.outcome == .stopped }

    /// Whether a URL doesn't open the app, which doesn't declare its scheme.
    var isURLUndeclared: Bool {
        timeline.entries.contains { if case .step(.urlNotOpened, _) = $0.event { true } else { false } }
    }

    /// Whether UIKit calls a method of the app.
    func calls(_ callback: Callback) -> Bool { timeline.entries.contains { $0.callback == callback } }

    func errors(_ kinds: Set<FindingKind>) -> [PlacedFinding] {
        findings.filter { $0.severity == .error && kinds.contains($0.finding.kind) }
    }

    /// Its findings of those rules that aren't analyzed.
    func doubt(_ isMeant: (String) -> Bool) -> PlacedFinding? {
        findings.first { $0.finding.kind == .notAnalyzed && isMeant($0.finding.rule) }
    }
}

/// An app whose launches are compared with those of another.
struct ProvedApp {
    let read: ReadScenario

    init(_ read: ReadScenario) { self.read = read }

    private var app: ResolvedApp { read.scenario.app }

    /// What is known of its code that no scenario says.
    var code: Scenario.App.Code { app.written.code }

    var methods: [NamedMethod] { app.namedMethods }

    func method(_ callback: Callback) -> NamedMethod? { methods.first { $0.site.callback == callback } }

    /// Whether the class of a receiver may have methods that weren't seen.
    func leavesMethodsOpen(of receiver: Receiver) -> Bool {
        code.isPartlyUnread || receiver.implementation(in: app).delegate?.others != nil
    }

    /// The place of a method, or of something that it does; nil where that isn't in the app's own code.
    func place(of site: Site) -> Place? {
        guard let place = read.tree.place(at: site.path), place.isInProject(besides: read.source) else { return nil }
        return place
    }

    /// Where an app does something: in the first method of which that is known.
    func place(of kind: Action.Kind) -> Place? {
        methods.first { $0.method.actions?.contains { $0.kind == kind } == true }.flatMap {
            place(in: $0) { $0.kind == kind }
        }
    }

    /// Where a method takes a payload.
    func place(takingOf payload: PayloadKind, in callback: Callback) -> Place? {
        method(callback).flatMap { place(in: $0) { $0.takes(payload) } }
    }

    /// Where a method reads something.
    func place(ofReading slot: Slot, in method: NamedMethod) -> Place? {
        guard method.method.actions?.contains(where: { $0.itself.slot == slot }) == true else { return nil }
        return place(in: method) { $0.itself.slot == slot }
    }

    /// Where a method does something; where it begins, if it leaves that to code in another file.
    private func place(in method: NamedMethod, _ isMeant: (Action) -> Bool) -> Place? {
        guard let start = place(of: method.site) else { return nil }
        let action = method.method.actions?.firstIndex(where: isMeant).flatMap { place(of: method.site.doing($0)) }
        return action?.source === start.source ? action : start
    }
}

extension NamedMethod {
    /// Whether it does something, as far as that is known: an empty method is known to do nothing.
    var hasBody: Bool { method.actions != [] || !method.unknown.isEmpty }
}

extension Action {
    fileprivate func takes(_ payload: PayloadKind) -> Bool {
        switch itself {
        case .handle(let kind), .listen(let kind, _, _, _): kind == payload
        case .read(let slot, _, _, _): slot.payload == payload
        default: false
        }
    }
}
