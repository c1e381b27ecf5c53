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
        start = Start(rest, entries)
        isInFront = start == .active
        while !rest.isEmpty, events.count < Self.limit { takeEvent() }
        if events.isEmpty { events.append(start == .active ? .pressHome : .tapIcon) }
    }

    /// Leaves out an event that can't happen after the others.
    mutating func remove(at index: Int) {
        events.remove(at: index)
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
        var work: [Event] = []
        opening: while let sign = rest.first {
            switch sign {
            case .launch: break
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
        events += isInFront ? [opening] + work : work.isEmpty ? [opening] : work
        isInFront = true
    }

    /// Takes the reason for which the app is no longer active, as the following signs tell it.
    private mutating func takeLeaving() {
        rest = rest.dropFirst()
        switch rest.first {
        case .enterBackground: takeDeparture()
        case .becomeActive: takeOne(.interruption(Interruption(kind: .systemAlert)))
        case .opened(let event):
            takeOne(event)
            while case .opened = rest.first { rest = rest.dropFirst() }
        case .end, .launch, .enterForeground, .resignActive, .lock, .met, .ran, nil:
            events.append(.openAppSwitcher)
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
