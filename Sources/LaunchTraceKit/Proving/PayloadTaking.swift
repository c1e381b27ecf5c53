/// What becomes of a payload in a launch.
enum PayloadTaking {
    /// Code of the app takes it there.
    case taken(Place?)
    /// A method for it runs, and may do all that it asks for without a look at it.
    case ran(Place?)
    /// Nothing takes it, for that reason where a finding has one.
    case lost(PlacedFinding?)
    /// The notification center's delegate is set after the response was delivered.
    case late(PlacedFinding)
    /// It isn't known, for that reason where a finding has one.
    case open(PlacedFinding?)
}

extension LaunchSide {
    /// What becomes of a payload of an event.
    func taking(of path: PayloadPath) -> PayloadTaking {
        if path.kind == .notification, let taking = takingByDelegate { return taking }
        if let lost = errors(Self.losses).first { return .lost(lost) }
        if let taker = path.handlers.first { return .taken(place(ofTaker: taker, path.kind)) }
        let doubt = doubt { $0 == "not-analyzed" || $0 == "not-analyzed.answer" }
        if path.isLost { return doubt == nil ? .lost(nil) : .open(doubt) }
        let own = path.carriers.compactMap { timeline.entries[$0].callback }.first { hands(path.kind, to: $0) }
        if let own { return .ran(app.place(takingOf: path.kind, in: own)) }
        return .open(doubt)
    }

    /// The handling of a notification response, by the time at which the notification center's delegate is set.
    private var takingByDelegate: PayloadTaking? {
        if let late = findings.first(where: \.isOfLateDelegate) { return .late(late) }
        if let lost = findings.first(where: \.isOfUnsetDelegate) { return .lost(lost) }
        return doubt { $0.hasPrefix("not-analyzed.delegate") }.map(PayloadTaking.open)
    }

    private static let losses: Set<FindingKind> = [
        .payloadUnhandled, .warmOnlyHandler, .returnValueSuppresses, .droppedBeforeListener,
    ]

    func methodsTaking(_ path: PayloadPath) -> Set<Callback> { Set(path.handlers.compactMap { callback(around: $0) }) }

    private func place(ofTaker entry: Int, _ payload: PayloadKind) -> Place? {
        callback(around: entry).flatMap { app.place(takingOf: payload, in: $0) }
    }

    private func callback(around entry: Int) -> Callback? {
        let entries = timeline.entries
        return entries[entry].callback ?? entries[entry].within.flatMap { entries[$0].callback }
    }

    /// Whether a payload is an argument of a method of the app's own, which does something.
    private func hands(_ payload: PayloadKind, to callback: Callback) -> Bool {
        let carriesOptions = Slot.allCases.contains { $0.container?.carriers.contains(callback) == true }
        guard !carriesOptions, let method = app.method(callback) else { return false }
        return method.hasBody && app.place(of: method.site) != nil
    }
}

extension PlacedFinding {
    fileprivate var isOfLateDelegate: Bool {
        ["launch-deadline-missed.delegate", "launch-deadline-missed.delegate.deferred"].contains(finding.rule)
    }

    fileprivate var isOfUnsetDelegate: Bool {
        finding.rule == "launch-deadline-missed.delegate.never" && severity == .error
    }
}
