extension Condition {
    /// The conditions without parts that it is put together from, denied or not.
    package var leaves: [Condition] {
        switch self {
        case .all(let parts), .any(let parts): parts.flatMap(\.leaves)
        case .not(let part): part.leaves
        case .always, .lifecycle, .interface, .os, .sdk, .deployment, .platform, .flag, .implements, .names,
            .returnedFalse, .has,
            .app, .event, .scene, .anyScene, .severalWindows, .occurrence, .prefersDocumented:
            [self]
        }
    }

    /// The callbacks that it asks about.
    package var callbacks: [Callback] {
        leaves.flatMap { leaf in
            switch leaf {
            case .implements(let callback), .names(let callback): [callback]
            case .returnedFalse(let callbacks): callbacks
            case .occurrence(.within(let callbacks)), .occurrence(.resourceComesFrom(let callbacks)): callbacks
            case .occurrence(.isReplacedBy(let callback)): [callback]
            default: [Callback]()
            }
        }
    }

    /// The kinds of actions that it asks about.
    package var actions: [Action.Kind] {
        leaves.flatMap { leaf in
            guard case .occurrence(.action(let fact)) = leaf else { return [Action.Kind]() }
            return fact.kinds
        }
    }

    /// The slots that it asks about.
    package var slots: [Slot] {
        leaves.flatMap { leaf in
            switch leaf {
            case .occurrence(.action(.reads(let slots))): slots
            case .occurrence(.action(.readsLaunchOption)): Slot.allCases.filter { $0.container == .launchOptions }
            case .occurrence(.action(.takesFirstOfSet)): Slot.allCases.filter(\.isSet)
            default: [Slot]()
            }
        }
    }

    /// The facts of the event that it asks about.
    package var eventFacts: [EventFact] {
        leaves.compactMap { if case .event(let fact) = $0 { fact } else { nil } }
    }
}

extension ActionFact {
    /// The kinds of actions that it can be true of.
    fileprivate var kinds: [Action.Kind] {
        switch self {
        case .kind(let kinds): kinds
        case .reads, .readsLaunchOption, .takesFirstOfSet, .writesIfMissing: [.read]
        case .measures: [.mark]
        case .asks, .asksForPermission: [.request]
        case .makesWindow, .makesVisibleWindow: [.makeWindow]
        }
    }
}
