/// What a method does, as far as a scenario can say it.
struct BodyActions {
    /// In the order in which they happen.
    private(set) var actions: [Found] = []
    /// Why it can't be told what else it does; nil for a method that is understood.
    private(set) var doubt: Doubt?
    /// Why it isn't known whether it makes the window; most windows that hang on a condition aren't the main one.
    private(set) var windowDoubt: Doubt?
    /// What its code reads of options, with all mentions.
    private var reads: [Slot: Int] = [:]

    /// An action, and where the code does it.
    struct Found {
        var action: Action
        /// Nil for what code does that isn't part of the target.
        let place: Place?
        /// Why it is believed, though another part of the target does it, or none, or perhaps nothing.
        var assumption: String?
    }

    /// Something that hides what becomes of a payload, or whether something is set up.
    struct Doubt {
        /// The rest of a sentence that begins with the method: `hands launchOptions to start(with:)`.
        let reason: String
        let place: Place
    }

    mutating func add(_ action: Action, at place: Place, assumption: String? = nil) {
        guard !actions.contains(where: { $0.action == action }) else { return }
        actions.append(Found(action: action, place: place, assumption: assumption))
    }

    /// Looks at a key of the options; only a slot of which nothing but the first member is looked at is read so.
    mutating func read(_ slot: Slot, first: Bool, at place: Place) {
        if let index = reads[slot] {
            if !first { actions[index].action = .read(slot: slot) }
        } else {
            reads[slot] = actions.count
            actions.append(Found(action: .read(slot: slot, first: first), place: place))
        }
    }

    mutating func doubtWindow(_ reason: String, at place: Place) {
        windowDoubt = windowDoubt ?? Doubt(reason: reason, place: place)
    }

    /// The first doubt is enough.
    mutating func doubt(_ reason: String, at place: Place) {
        doubt = doubt ?? Doubt(reason: reason, place: place)
    }
}
