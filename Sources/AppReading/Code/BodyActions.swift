/// What a method does, as far as a scenario can say it.
struct BodyActions {
    /// In the order in which they happen.
    private(set) var actions: [Found] = []
    /// Why it can't be told what else it does; nil for a method that is understood.
    private(set) var doubt: Doubt?
    /// Why it isn't known whether it makes the window; most windows that hang on a condition aren't the main one.
    private(set) var windowDoubt: Doubt?
    /// Why it isn't known whether it takes its payload, where nothing in it does so for certain.
    var payloadDoubt: Doubt? { takenIfFile ?? tested }
    private var tested: Doubt?
    private var takenIfFile: Doubt?
    /// Where its payload got another name first.
    private var renamed: Place?
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

    /// Whether it uses a payload for certain.
    var takes: Bool {
        actions.contains { found in
            switch found.action {
            case .take, .read: true
            default: false
            }
        }
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

    /// Uses the payload, or what it has given another name of it.
    mutating func take(_ kind: PayloadKind, at place: Place) {
        add(.take(kind), at: renamed ?? place)
    }

    /// Gives a payload another name, under which it is used or isn't.
    mutating func rename(at place: Place) { renamed = renamed ?? place }

    /// Only asks of which kind the payload is.
    mutating func test(_ name: String, at place: Place) {
        tested = tested ?? Doubt(reason: "only tests \(name)", place: place)
    }

    mutating func takeIfFile(_ name: String, at place: Place) {
        takenIfFile = takenIfFile ?? Doubt(reason: "takes \(name) only if it is a file", place: place)
    }

    mutating func doubtWindow(_ reason: String, at place: Place) {
        windowDoubt = windowDoubt ?? Doubt(reason: reason, place: place)
    }

    /// The first doubt is enough.
    mutating func doubt(_ reason: String, at place: Place) {
        doubt = doubt ?? Doubt(reason: reason, place: place)
    }
}
