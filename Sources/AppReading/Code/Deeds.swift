/// What a method does, as far as a scenario can say it.
struct Deeds {
    /// In the order in which they happen.
    private(set) var actions: [Deed] = []
    /// Why it can't be told what else it does; nil for a method that is understood.
    private(set) var doubt: Doubt?
    /// Why it isn't known whether it makes the window; most windows that hang on a condition aren't the main one.
    private(set) var windowDoubt: Doubt?
    /// What its code reads of options, with all mentions.
    private var reads: [Slot: Int] = [:]

    /// An action, and where the code does it.
    struct Deed {
        var action: Action
        /// Nil for what code does that isn't part of the target.
        let place: Place?
        /// Whether it is believed, though another part of the target does it, or none.
        var isAssumed = false
        var remark: String?
    }

    /// Something that hides what becomes of a payload, or whether something is set up.
    struct Doubt {
        /// The rest of a sentence that begins with the method: `hands launchOptions to start(with:)`.
        let reason: String
        let place: Place
    }

    mutating func add(_ action: Action, at place: Place) {
        if !actions.contains(where: { $0.action == action }) { actions.append(Deed(action: action, place: place)) }
    }

    /// Looks at a key of the options; only a slot of which nothing but the first member is looked at is read so.
    mutating func read(_ slot: Slot, first: Bool, at place: Place) {
        if let index = reads[slot] {
            if !first { actions[index].action = .read(slot: slot) }
        } else {
            reads[slot] = actions.count
            actions.append(Deed(action: .read(slot: slot, first: first), place: place))
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
