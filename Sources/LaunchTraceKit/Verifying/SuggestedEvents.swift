import LaunchModel

/// The start and the events that the callbacks of a launch suggest.
struct SuggestedEvents {
    let start: Start
    private(set) var events: [Value] = []
    private var rest: ArraySlice<LogSign>
    private var isInFront: Bool

    /// More than anybody edits by hand.
    static let limit = 200

    init(_ callbacks: [ObservedCallback]) {
        rest = callbacks.compactMap(\.sign)[...]
        start = Start(rest, callbacks)
        isInFront = start == .active
        while !rest.isEmpty, events.count < Self.limit { takeEvent() }
        if events.isEmpty { events.append(start == .active ? .event("pressHome") : .event("tapIcon")) }
    }

    private mutating func takeEvent() {
        guard let sign = rest.first else { return }
        switch sign {
        case .launch, .enterForeground, .becomeActive: takeOpening()
        case .opened(let event): isInFront ? takeOne(event) : takeOpening()
        case .resignActive: takeLeaving()
        case .enterBackground:
            takeOne(.event("pressHome"))
            isInFront = false
        case .end: takeEnd()
        case .memoryWarning: takeOne(.event("memoryWarning"))
        case .ran(let event): takeOne(event)
        }
    }

    private mutating func takeOne(_ event: Value) {
        events.append(event)
        rest = rest.dropFirst()
    }

    /// Everything from a launch, or a return, to the end of it is one event.
    private mutating func takeOpening() {
        var trigger: Value?
        var work: Value?
        opening: while let sign = rest.first {
            switch sign {
            case .launch: break
            case .enterForeground, .becomeActive: isInFront = true
            case .opened(let event): (trigger, isInFront) = (trigger ?? event, true)
            case .ran(let event) where !isInFront: work = work ?? event
            case .ran, .resignActive, .enterBackground, .end, .memoryWarning: break opening
            }
            rest = rest.dropFirst()
            if sign == .becomeActive { break }
        }
        if let work { events.append(work) }
        if isInFront || work == nil { events.append(trigger ?? .event("tapIcon")) }
        isInFront = true
    }

    /// What follows tells why the app is no longer active.
    private mutating func takeLeaving() {
        rest = rest.dropFirst()
        switch rest.first {
        case .enterBackground:
            takeOne(.event("pressHome"))
            isInFront = false
        case .becomeActive: takeOne(.event("interruption", [("kind", "systemAlert")]))
        case .opened(let event):
            takeOne(event)
            if rest.first == .becomeActive { rest = rest.dropFirst() }
        case .end, .launch, .enterForeground, .resignActive, .memoryWarning, .ran, nil:
            events.append(.event("openAppSwitcher"))
        }
    }

    private mutating func takeEnd() {
        events.append(.event("terminate", [("by", "user")]))
        rest = rest.drop { $0 == .end }
        isInFront = false
    }
}

extension Start {
    /// Where the app must be for its first callback to be what it is.
    fileprivate init(_ signs: ArraySlice<LogSign>, _ callbacks: [ObservedCallback]) {
        self =
            switch signs.first {
            case .enterForeground, .ran: .background
            case .resignActive, .enterBackground, .memoryWarning, .end: .active
            case .opened: signs.contains(.becomeActive) || signs.contains(.enterForeground) ? .background : .active
            case .launch, .becomeActive: .notRunning
            case nil: callbacks.first?.callback == .viewWillDisappear ? .active : .notRunning
            }
    }
}
