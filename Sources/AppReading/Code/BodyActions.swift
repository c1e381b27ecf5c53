extension SyntaxNode {
    /// What it is with `try` and `await` before it.
    fileprivate var inEffects: SyntaxNode {
        var node = inMarks
        while let outer = node.parent, outer.kind == .try || outer.kind == .await { node = outer }
        return node
    }
}

/// What a method does, as far as a scenario can say it.
struct BodyActions {
    /// In the order in which they happen.
    private(set) var actions: [Found] = []
    /// The unknown facts of the body, each with the first reason.
    private(set) var doubts: [Doubt] = []
    /// The timings of the set-up that it reaches, by the node that does it.
    private(set) var met: [SyntaxNode: Timing] = [:]
    /// The conditions, as their source states them, of what is set up on a condition.
    private(set) var conditionOf: [SyntaxNode: String] = [:]
    /// Why it isn't known whether it takes its payload, where nothing in it does so for certain.
    var payloadDoubt: Doubt? { takenIfFile ?? takenOnCondition ?? tested }
    private var takenOnCondition: Doubt?
    private var tested: Doubt?
    private var takenIfFile: Doubt?
    /// Where its payload got another name first.
    private var renamed: Place?
    /// Why it isn't known of options whether they are used.
    private var readOnCondition: [Slot: Doubt] = [:]
    /// What its code reads of options, with all mentions.
    private var reads: [Slot: Int] = [:]

    /// An action, and where the code does it.
    struct Found {
        var action: Action
        /// Nil for what code does that isn't part of the target.
        let place: Place?
        /// Why it is believed, though another part of the target does it, or none, or perhaps nothing.
        var assumption: String?
        /// What is noted of it, where that isn't the way to it.
        var remark: String?
        /// Whether it happens after the method has returned.
        var isLate = false
        var way = CallWay()

        /// Whether a scene gets a window that was made before it connected.
        var isOfEarlierWindow: Bool { assumption == Self.ofEarlierWindow }

        static let ofEarlierWindow = "it gets a window that was made before"

        /// The action as a scenario has it.
        var timedAction: Action { isLate ? .later(action) : action }
    }

    /// The steps by which windows are shown and hidden, in the order in which it reaches them.
    private(set) var windowSteps: [WindowStep] = []

    /// The properties that get a payload.
    private(set) var kept: Set<String> = []
    /// The methods that hand out what those have, and leave it there.
    private(set) var handedOutIn: Set<Callback> = []
    /// The options of which it only remembers whether they are there.
    private(set) var asked: [Slot: Place] = [:]

    /// The types of quick actions and activities that it handles; nil for any.
    private(set) var types: [PayloadKind: Set<String>?] = [:]
    /// Where the trail of a payload ends that it doesn't handle: `only logs link`.
    private(set) var drops: [PayloadKind: String] = [:]

    /// Why a superclass that a launch is handed to may make a window.
    private(set) var windowOfSuperclass: Doubt?

    /// Whether it uses a payload for certain.
    var takes: Bool {
        actions.contains { found in
            switch found.action {
            case .handle, .read: true
            default: false
            }
        }
    }

    /// Where it reads options.
    var placesOfOptions: [Place] {
        actions.compactMap { found in
            if case .read(let slot, _, _, _) = found.action, slot.container != nil { found.place } else { nil }
        }
    }

    /// Something that hides what a method does.
    struct Doubt {
        let concern: Concern
        /// The rest of a sentence that begins with the method: `hands launchOptions to start(with:)`.
        let reason: String
        let place: Place
        /// The piece of code that isn't followed, if the doubt is about what it reaches.
        var unfollowed: CodeUnit?
    }

    /// The subject of a doubt.
    enum Concern: Hashable {
        /// All that the method does.
        case everything
        /// What becomes of the options or the payload that it gets.
        case options, payload
        case setUp, window
        case option(Slot)
        /// Which answer it hands back.
        case answer
        /// Whether it calls its completion handler.
        case completion
    }

    mutating func leaveWindowToSuper(_ reason: String, at place: Place) {
        windowOfSuperclass = windowOfSuperclass ?? Doubt(concern: .window, reason: reason, place: place)
    }

    var doubtsOfOptions: [Doubt] { Slot.allCases.compactMap { reads[$0] == nil ? readOnCondition[$0] : nil } }

    var doubtsOfSetUp: [Doubt] { doubts.filter { $0.concern == .setUp } }

    func doubt(of concern: Concern) -> Doubt? { doubts.first { $0.concern == concern } }

    mutating func add(_ found: Found) {
        guard let index = actions.firstIndex(where: { $0.action == found.action }) else { return actions.append(found) }
        // The scheduler throws an exception at the second registration.
        let isSecond =
            found.action.kind == .registerTask && actions.allSatisfy { $0.place != found.place || $0.way != found.way }
        if isSecond, !actions[index].isLate, !found.isLate, found.assumption == nil { return actions.append(found) }
        // What is done at once isn't late for being done again.
        if actions[index].isLate, !found.isLate { actions[index] = found }
    }

    mutating func note(_ step: WindowStep) { windowSteps.append(step) }

    mutating func meet(_ site: SyntaxNode, _ timing: Timing) { met[site] = met[site]?.or(timing) ?? timing }

    mutating func quoteCondition(of site: SyntaxNode, _ words: String) { conditionOf[site] = words }

    /// Looks at a key of the options; only a slot of which nothing but the first member is looked at is read so.
    private mutating func read(_ slot: Slot, first: Bool, at place: Place) {
        if let index = reads[slot] {
            if !first { actions[index].action = .read(slot: slot) }
        } else {
            reads[slot] = actions.count
            actions.append(Found(action: .read(slot: slot, first: first), place: place))
        }
    }

    /// Looks at an option, or remembers that it is there.
    mutating func note(_ use: CarriedMention.Use) {
        switch use {
        case .read(let slot, let first, let place): read(slot, first: first, at: place)
        case .readByLibrary(let slots, let place): for slot in slots { read(slot, first: false, at: place) }
        case .asked(let slot, let place): asked[slot] = asked[slot] ?? place
        case .nothing, .dropped, .alias, .returned, .tested, .taken, .handed: break
        }
    }

    /// Uses the payload, or what it has given another name of it.
    mutating func take(_ kind: PayloadKind, at place: Place) {
        add(Found(action: .handle(kind), place: renamed ?? place))
    }

    /// Records that a property has the payload.
    mutating func keep(in property: String) { kept.insert(property) }

    mutating func handOut(in callbacks: Set<Callback>) { handedOutIn.formUnion(callbacks) }

    /// Gives a payload another name, under which it is used or isn't.
    mutating func rename(at place: Place) { renamed = renamed ?? place }

    /// Forwards a payload to a listener that isn't ready.
    mutating func forward(_ kind: PayloadKind, at place: Place, _ reason: String) {
        usedBesideViews.insert(kind)
        forwards[kind] = forwards[kind] ?? Found(action: .listen(kind), place: place, remark: reason, isLate: true)
    }

    /// Forwards a payload to views that aren't shown at first.
    mutating func forwardToViews(_ kind: PayloadKind, at place: Place, _ reason: String) {
        used.insert(kind)
        viewForwards[kind] =
            viewForwards[kind] ?? Found(action: .listen(kind), place: place, remark: reason, isLate: true)
    }

    /// The calls that get an option, by what they call.
    private(set) var passedOn: [Slot: Set<String>] = [:]

    /// Passes an option to a method of an object that isn't the delegate, whose result isn't used.
    mutating func pass(_ slot: Slot, to call: SyntaxCall?) {
        guard let call, call.node.inEffects.role == .statement, let receiver = call.receiver, !receiver.isNamed("self"),
            let callee = call.callee
        else { return }
        passedOn[slot, default: []].insert(callee.text)
    }

    /// Uses a payload in another way than to forward it.
    mutating func keep(_ kind: PayloadKind) {
        used.insert(kind)
        usedBesideViews.insert(kind)
    }

    /// The listeners in views, of payloads that nothing else gets.
    var viewListeners: [Found] {
        PayloadKind.allCases.compactMap { usedBesideViews.contains($0) ? nil : viewForwards[$0] }
    }

    /// The listeners of payloads that nothing else gets.
    var lateListeners: [Found] { PayloadKind.allCases.compactMap { used.contains($0) ? nil : forwards[$0] } }

    private var forwards: [PayloadKind: Found] = [:]
    private var used: Set<PayloadKind> = []
    private var viewForwards: [PayloadKind: Found] = [:]
    private var usedBesideViews: Set<PayloadKind> = []

    /// Only asks of which kind the payload is.
    mutating func test(_ name: String, at place: Place) {
        tested = tested ?? Doubt(concern: .payload, reason: "only tests \(name)", place: place)
    }

    mutating func takeOnCondition(_ name: String, _ condition: String, at place: Place) {
        takenOnCondition =
            takenOnCondition ?? Doubt(concern: .payload, reason: "handles \(name) \(condition)", place: place)
    }

    mutating func readOnCondition(_ slot: Slot, _ name: String, _ condition: String, at place: Place) {
        readOnCondition[slot] =
            readOnCondition[slot] ?? Doubt(concern: .option(slot), reason: "uses \(name) \(condition)", place: place)
    }

    mutating func takeIfFile(_ name: String, at place: Place) {
        takenIfFile =
            takenIfFile ?? Doubt(concern: .payload, reason: "handles \(name) only if it is a file", place: place)
    }

    /// Ends the trail of a payload.
    mutating func drop(_ kind: PayloadKind, _ drop: PayloadTrail.Drop, _ name: String) {
        drops[kind] = "\(drop.words) \(name)"
    }

    /// Handles a payload of these types; nil for any.
    mutating func handle(_ kind: PayloadKind, only types: Set<String>?) {
        let before: Set<String>? = self.types[kind] ?? []
        self.types[kind] = .some(types.flatMap { types in before.map { $0.union(types) } })
    }

    /// The first doubt of a thing is enough.
    mutating func doubt(_ concern: Concern, _ reason: String, at place: Place, of unit: CodeUnit? = nil) {
        // Of set-up each place is a doubt of its own, as it may be about something else.
        let isKnown = doubts.contains { $0.concern == concern && (concern != .setUp || $0.place == place) }
        guard !isKnown else { return }
        doubts.append(Doubt(concern: concern, reason: reason, place: place, unfollowed: unit))
    }
}
