/// The start and the events that a log of a launch suggests.
struct SuggestedEvents {
    let start: Start
    private(set) var events: [Event] = []
    private var rest: ArraySlice<LogSign>
    private var isInFront: Bool
    private var isLocked = false

    /// More than can be edited by hand.
    static let limit = 200

    init(_ entries: [ObservedEntry]) {
        let seen = Set(entries.compactMap(\.callback))
        let isNotified = entries.contains { $0.notification != nil }
        let signalling = entries.filter { entry in
            guard let callback = entry.callback else { return true }
            if isNotified, entry.sign?.isChange == true { return false }
            return callback.precursor.map { !seen.contains($0) } ?? true
        }
        rest = signalling.compactMap(\.sign)[...]
        if !rest.contains(where: \.isChangeInProcess) { rest = signalling.signsByPhase[...] }
        start = Start(rest, entries)
        isInFront = start == .active
        while !rest.isEmpty, events.count < Self.limit { takeEvent() }
        if events.isEmpty { events.append(start == .active ? .pressHome : .tapIcon) }
    }

    /// Leaves out an event that can't happen after the others. If it can't happen to an app in front, it is rather what
    /// has brought the app there.
    mutating func remove(at index: Int) {
        let event = events.remove(at: index)
        if index > 0, events[index - 1] == .tapIcon, event.opensApp { events[index - 1] = event }
    }

    private mutating func takeEvent() {
        guard let sign = rest.first else { return }
        switch sign {
        case .launch, .enterForeground: takeOpening()
        case .becomeActive: isInFront ? rest = rest.dropFirst() : takeOpening()
        case .opened(let event): isInFront ? takeOne(event) : takeOpening()
        case .resignActive: takeLeaving()
        case .enterBackground: takeDeparture()
        case .lock: rest = rest.dropFirst()
        case .end: takeEnd()
        case .met(let event), .ran(let event): takeOne(event)
        }
    }

    private mutating func takeOne(_ event: Event) {
        events.append(event)
        rest = rest.dropFirst()
    }

    /// Everything from a launch, or a return, to the end of it is one event; work before it is another.
    private mutating func takeOpening() {
        var trigger: Event?
        var (work, launchWork): ([Event], Event?) = ([], nil)
        opening: while let sign = rest.first {
            switch sign {
            case .launch(let event):
                if let event, event.opensApp { trigger = trigger ?? event } else { launchWork = launchWork ?? event }
            // The launch was for the work, and this is a return.
            case .enterForeground where trigger == nil && !(work.isEmpty && launchWork == nil): break opening
            case .enterForeground, .becomeActive: isInFront = true
            case .opened(let event): (trigger, isInFront) = (trigger ?? event, true)
            case .ran(let event): work.append(event)
            case .resignActive, .enterBackground, .lock, .end, .met: break opening
            }
            rest = rest.dropFirst()
            if sign == .becomeActive { break }
        }
        let opening = trigger ?? (isLocked ? .unlock : .tapIcon)
        isLocked = false
        if isInFront {
            events += [opening] + work
        } else {
            events += work.isEmpty ? [launchWork ?? opening] : work
            isInFront = work.isEmpty && launchWork == nil
        }
    }

    /// Uses the reason for which the app is no longer active, from the following signs.
    private mutating func takeLeaving() {
        rest = rest.dropFirst()
        switch rest.first {
        case .enterBackground: takeDeparture()
        case .becomeActive: takeOne(.interruption(Interruption(kind: .systemAlert)))
        case .opened(let event):
            takeOne(event)
            while case .opened = rest.first { rest = rest.dropFirst() }
        case .end, .launch, .enterForeground, .resignActive, .lock, .met, .ran, nil: events.append(.openAppSwitcher)
        }
    }

    /// Goes to the background: by a lock, where protected data is gone next.
    private mutating func takeDeparture() {
        rest = rest.dropFirst()
        isLocked = rest.first == .lock
        if isLocked { rest = rest.dropFirst() }
        events.append(isLocked ? .lock : .pressHome)
        isInFront = false
    }

    private mutating func takeEnd() {
        events.append(.terminate())
        rest = rest.drop { $0 == .end }
        isInFront = false
    }
}

extension Start {
    /// Where the app must be for its first callback to be what it is.
    fileprivate init(_ signs: ArraySlice<LogSign>, _ entries: [ObservedEntry]) {
        self =
            switch signs.first {
            case .enterForeground, .ran: .background
            case .resignActive, .enterBackground, .lock, .met, .end: .active
            case .opened: signs.contains(.becomeActive) || signs.contains(.enterForeground) ? .background : .active
            case .launch, .becomeActive: .notRunning
            case nil: entries.first?.callback == .viewWillDisappear ? .active : .notRunning
            }
    }
}

extension Event {
    /// Whether the user opens the app with it.
    var opensApp: Bool { trigger.kind != .tapIcon && RuleTrigger.foregroundTriggers.contains(.event(trigger.kind)) }
}

extension [ObservedEntry] {
    /// The signs if only SwiftUI's phases show the app's states.
    fileprivate var signsByPhase: [LogSign] {
        let phases = compactMap(\.phase)
        var seen = 0
        return compactMap { entry in
            guard let phase = entry.phase else { return entry.sign }
            defer { seen += 1 }
            let (before, after) = (seen > 0 ? phases[seen - 1] : nil, phases.dropFirst(seen + 1).first)
            return switch phase {
            case .active: .becomeActive
            case .background: .enterBackground
            case .inactive where before == .active || before == nil && after == .background: .resignActive
            case .inactive: before == nil ? .launch() : .enterForeground
            case .notRunning, .suspended, .terminated: nil
            }
        }
    }
}

extension ObservedEntry {
    /// The new phase of SwiftUI; nil if the line has none.
    fileprivate var phase: AppState? {
        guard callback?.isPhase == true, case .app(let phase)? = state else { return nil }
        return phase
    }
}
