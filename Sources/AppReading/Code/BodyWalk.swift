/// Follows a method through its body and what that calls, and notes what a scenario has words for.
struct BodyWalk {
    let reading: CodeReading
    let conditions: ConditionReading
    /// The class whose code is followed and its superclasses, where helpers are looked for.
    private(set) var helpers: ClassHelpers
    /// The superclass outside the target, if the table knows it.
    private(set) var framework: FrameworkClass?
    private(set) var done = BodyActions()
    /// What parameters and variables carry, in all functions that are being followed.
    private(set) var roles: [SyntaxNode: CarriedRole] = [:]
    /// Mentions that have been followed into a helper.
    private(set) var followed: Set<SyntaxNode> = []
    /// The functions that are being followed.
    private var open: [SyntaxNode] = []
    /// The calls by which they are.
    private(set) var way = CallWay()
    /// What was followed without anything carried, and when, which needn't be done twice.
    private var visited: Set<Visit> = []
    /// What has been followed a second time, to see a task registered again.
    private var repeated: Set<Visit> = []
    /// Whether that is being done.
    private(set) var isAgain = false
    /// The role of what the function that is being followed returns.
    private var returned: CarriedRole?
    /// How many functions deep the first flag is asked by which what is being followed is called, if one is.
    var heldBack: Int?
    /// What has been asked of the options on the way to it.
    var knownPayloads = KnownPayloads()
    /// The variables with a value computed from a payload, such as another URL.
    var derived: Set<SyntaxNode> = []

    /// The only types for which it is reached.
    var types: [PayloadKind: Set<String>] = [:]
    /// The class that the method is of.
    private let home: String?
    /// Whether other types are asked for what they set up.
    let followsSetup: Bool

    private struct Visit: Hashable {
        let node: SyntaxNode
        let timing: Timing
        let isForFiles: Bool
    }

    /// The reason where too few steps are left.
    static let unfollowed = "calls more code than is analyzed"

    /// The limit for code that carries something, which is followed again on each way, and the limit for other code.
    private static let (depthLimit, promptDepthLimit) = (12, 40)

    init(
        _ reading: CodeReading, helpers: ClassHelpers, framework: FrameworkClass?, role: SceneRole? = nil,
        start: MethodStart = .unknown, followsSetup: Bool = true
    ) {
        self.reading = reading
        self.followsSetup = followsSetup
        conditions = reading.conditions(of: role, from: start)
        self.helpers = helpers
        self.framework = framework
        home = helpers.line.first?.name
    }

    /// How many functions are being followed, the method among them.
    var depth: Int { open.count }

    /// Whether the code is that of the class whose method is read.
    var isAtHome: Bool { helpers.line.first?.name == home }

    /// Follows a function, whose parameters carry something.
    mutating func follow(
        _ function: SyntaxNode, of owner: Int, roles carried: [SyntaxNode: CarriedRole], timing: Timing = .atOnce,
        isForFiles: Bool = false
    ) {
        // A closure is its own body.
        let body = function.kind == .closure ? function : function.child(.body)
        run(function, body.map { [$0] } ?? [], of: owner, roles: carried, timing: timing, isForFiles: isForFiles)
    }

    /// Follows the bodies of something that runs as a whole.
    mutating func run(
        _ whole: SyntaxNode, _ bodies: [SyntaxNode], of owner: Int, roles carried: [SyntaxNode: CarriedRole] = [:],
        timing: Timing, isForFiles: Bool
    ) {
        guard !open.contains(whole) else { return }
        // A local function sees what the one around it carries.
        if carried.isEmpty, !whole.isLocalFunction {
            let visit = Visit(node: whole, timing: timing, isForFiles: isForFiles)
            if !visited.insert(visit).inserted {
                guard mayRegisterAgain(whole, timing), repeated.insert(visit).inserted else { return }
                let wasAgain = isAgain
                isAgain = true
                defer { isAgain = wasAgain }
                return read(whole, bodies, of: owner, timing: timing, isForFiles: isForFiles)
            }
        }
        guard !bodies.isEmpty, open.count < (carried.isEmpty ? Self.promptDepthLimit : Self.depthLimit) else {
            if !carried.isEmpty {
                done.doubt(.options, "isn't analyzed through all of its calls", at: whole.namePlace)
            } else if !bodies.isEmpty, reading.calls.callers.lead(from: CodeUnit(around: whole)) {
                done.doubt(
                    .setUp, "isn't analyzed through all of its calls", at: whole.namePlace, of: CodeUnit(around: whole))
            }
            return
        }
        for (parameter, role) in carried { roles[parameter] = role }
        read(whole, bodies, of: owner, timing: timing, isForFiles: isForFiles)
        for parameter in carried.keys { roles[parameter] = nil }
    }

    /// Whether a function that has been followed reaches a registration again: what makes a value is run once.
    private func mayRegisterAgain(_ whole: SyntaxNode, _ timing: Timing) -> Bool {
        timing == .atOnce && whole.kind == .function && reading.calls.callers.lead(from: CodeUnit(around: whole))
    }

    private mutating func read(
        _ whole: SyntaxNode, _ bodies: [SyntaxNode], of owner: Int, timing: Timing, isForFiles: Bool
    ) {
        open.append(whole)
        for body in bodies {
            guard reading.trees.budget.follow(body, .actions) else {
                hand(.everything, Self.unfollowed, at: whole.namePlace)
                break
            }
            // The code of a variable is in its accessor or its value.
            let around = whole.kind == .variable ? body : whole
            var frame = BodyFrame(
                body: body, owner: owner, timing: BodyTiming(around, conditions, targets: reading.calls.targets),
                whole: timing, isForFiles: isForFiles)
            body.walk { node in read(node, &frame) }
        }
        open.removeLast()
    }

    /// Reads a node; false for one whose parts are passed over.
    private mutating func read(_ node: SyntaxNode, _ frame: inout BodyFrame) -> Bool {
        if isAgain, !node.mayRunAgain || frame.flow.position(of: node).path != .start { return false }
        switch node.kind {
        // It happens where it is called.
        case .function, .type: return false
        case .opaque:
            // What isn't understood may be anything.
            if frame.timing(of: node) != .never {
                done.doubt(.everything, "has a part that isn't understood", at: node.place)
            }
            return false
        case .name:
            readName(node, &frame)
            readReach(node, frame)
        case .member: readReach(node, frame)
        case .variable: rebind(node)
        case .call:
            guard frame.timing(of: node) != .never else { return false }
            readCall(node, &frame)
            readSetup(node, frame)
            readWindowStep(node, frame)
        case .assignment:
            readSetup(node, frame)
            readWindowStep(node, frame)
        default: break
        }
        return true
    }

    // MARK: - What is followed

    mutating func follow(_ mention: SyntaxNode) { followed.insert(mention) }

    /// Follows code of another type, whose helpers are those of its own class.
    mutating func visit(_ type: CodeType?, _ step: CallWay.Step, _ body: (inout BodyWalk) -> Void) {
        let (helpers, framework) = (helpers, framework)
        self.helpers = ClassHelpers(type.map { reading.trees.code.withSuperclasses($0) } ?? [], reading.trees)
        if type?.name != home { self.framework = nil }
        enter(step, body)
        (self.helpers, self.framework) = (helpers, framework)
    }

    mutating func enter(_ step: CallWay.Step, _ body: (inout BodyWalk) -> Void) {
        way.enter(step)
        body(&self)
        way.leave()
    }

    // MARK: - What is carried

    func role(of name: SyntaxNode) -> CarriedRole? {
        guard !roles.isEmpty, let text = name.name else { return nil }
        return name.resolve(text).flatMap { roles[$0] }
    }

    /// `if let options` or `[options]` of a closure, which are the same under their own names.
    private mutating func rebind(_ variable: SyntaxNode) {
        guard !roles.isEmpty, [.condition, .capture].contains(variable.role), variable.child(.value) == nil,
            let role = role(of: variable)
        else { return }
        roles[variable] = role
    }

    private mutating func readName(_ node: SyntaxNode, _ frame: inout BodyFrame) {
        guard let name = node.name else { return }
        if node.role != .callee, let declared = node.resolve(name), declared.isLocalFunction {
            // What gets the function gets what it returns.
            let role = returning { walk in
                walk.follow(declared, of: frame.owner, roles: [:], timing: frame.timing(of: node).then(.unknown))
            }
            if case .payload(let kind)? = role {
                take(kind, node, frame)
                done.handle(kind, only: nil)
            }
            return
        }
        guard let role = role(of: node), !followed.contains(node), frame.timing(of: node) != .never else { return }
        use(role, node, name, frame)
    }

    /// Notes what becomes of what is carried, where code names it or a call returns it.
    mutating func use(_ role: CarriedRole, _ node: SyntaxNode, _ name: String, _ frame: BodyFrame) {
        let use = CarriedMention(role, node, reading.acting).use
        noteTypes(use, node, frame)
        let stored = use.isOfProperty ? StoredProperty(getting: SyntaxChain(from: node).end, reading.trees) : nil
        // No code takes it from there.
        if let stored, stored.uses.isEmpty { return }
        if use.isOfProperty, let property = SyntaxChain(from: node).end.propertyMadeOfIt {
            done.keep(in: property)
            if let stored { done.handOut(in: HandedOutProperty(property, stored, reading.calls).handedOutIn) }
        }
        noteForwarding(use, node, frame)
        switch use {
        case .nothing: break
        case .dropped(let drop): if let kind = role.payload { done.drop(kind, drop, name) }
        case .alias(let variables, let role):
            for variable in variables { roles[variable] = role }
            noteSource(of: variables, node)
            switch role {
            case .payload, .computed(.payload, _): done.rename(at: node.place)
            default: break
            }
            // That something could be computed may be all that is asked.
            if case .computed = role, variables.contains(where: isActedOn) { test(role, node) }
        case .returned(let role): returned = returned ?? role
        case .tested:
            // What is of this type alone may need no look at the rest.
            if case .payload(.userActivity) = role.itself, let types = typesHandled(.userActivity, node, frame),
                !types.contains(HandledTypes.webLink)
            {
                take(.userActivity, node, frame)
            } else {
                test(role, node)
            }
        case .taken(let kind): take(kind, node, frame)
        case .read(let slot, _, let place):
            if isRuledOut(slot, at: node, frame) { break }
            // Without scenes a method is handed what the launch options have, too; a helper knows what it does.
            if slot.container == .connectionOptions, heldBack(node, frame) == 1 {
                done.readOnCondition(slot, name, conditionWords(node), at: place)
            } else {
                done.note(use)
            }
        case .asked(let slot, _): if !isRuledOut(slot, at: node, frame) { done.note(use) }
        case .readByLibrary: done.note(use)
        case .handed(let receiver):
            if let reads = stored?.reads(as: role) { return reads.forEach { done.note($0) } }
            done.doubt(.options, "passes \(name) \(receiver.map { "to \($0)" } ?? "on")", at: node.place)
        }
    }

    /// Notes whether a payload is used by nothing but a call whose listener isn't ready.
    private mutating func noteForwarding(_ use: CarriedMention.Use, _ node: SyntaxNode, _ frame: BodyFrame) {
        let kind: PayloadKind? =
            switch use {
            case .taken(let kind): kind
            case .read(let slot, _, _): slot.payload
            case .nothing, .dropped, .alias, .returned, .tested, .handed, .readByLibrary, .asked: nil
            }
        guard let kind else { return }
        let end = SyntaxChain(from: node).end
        if case .read(let slot, _, _) = use { done.pass(slot, to: end.enclosingCall) }
        let call = end.enclosingCall
        if let call, [.atOnce, .onCondition].contains(frame.timing(of: node)),
            let reason = reading.lateListeners?.reason(for: call, on: way)
        {
            done.forward(kind, at: call.callee?.namePlace ?? node.place, reason)
        } else if let call, let reason = reading.lateListeners?.reasonOfViews(for: call) {
            done.forwardToViews(kind, at: call.callee?.namePlace ?? node.place, reason)
        } else {
            done.keep(kind)
        }
    }

    private mutating func take(_ kind: PayloadKind, _ mention: SyntaxNode, _ frame: BodyFrame) {
        if kind == .url, !reading.urlSchemes.isEmpty, isForFiles(mention, frame) {
            done.takeIfFile(mention.name ?? "", at: mention.place)
        } else if heldBack(mention, frame) != nil {
            done.takeOnCondition(mention.name ?? "", conditionWords(mention), at: mention.place)
        } else {
            done.take(kind, at: mention.place)
        }
    }

    mutating func hand(_ concern: BodyActions.Concern, _ reason: String, at place: Place) {
        done.doubt(concern, reason, at: place)
    }

    /// Leaves something open that a superclass may do in a launch.
    mutating func leave(_ concern: BodyActions.Concern, toSuper reason: String, at place: Place) {
        if concern == .window { done.leaveWindowToSuper(reason, at: place) } else { hand(concern, reason, at: place) }
    }

    mutating func add(_ action: Action, at place: Place, assumption: String? = nil, isLate: Bool = false) {
        done.add(BodyActions.Found(action: action, place: place, assumption: assumption, isLate: isLate, way: way))
    }

    mutating func note(_ use: CarriedMention.Use) { done.note(use) }

    mutating func test(_ mention: SyntaxNode) { done.test(mention.name ?? mention.text, at: mention.place) }

    /// Notes that code acts by the kind of a payload or of an option.
    private mutating func test(_ role: CarriedRole, _ mention: SyntaxNode) {
        switch role {
        case .computed(let role, _): test(role, mention)
        case .option(let slot, _, _) where slot.container == .connectionOptions: note(.asked(slot, at: mention.place))
        case .option(let slot, let first, let place): note(.read(slot, first: first, at: place))
        default: test(mention)
        }
    }

    /// Follows a function, and returns the role of what it returns.
    mutating func returning(_ follow: (inout BodyWalk) -> Void) -> CarriedRole? {
        let outer = returned
        returned = nil
        defer { returned = outer }
        follow(&self)
        return returned
    }

    /// Notes for which types a mention handles the quick action or the activity.
    private mutating func noteTypes(_ use: CarriedMention.Use, _ mention: SyntaxNode, _ frame: BodyFrame) {
        switch use {
        case .nothing, .dropped, .alias, .returned: break
        case .taken(let kind): done.handle(kind, only: typesHandled(kind, mention, frame))
        case .read(let slot, _, _), .asked(let slot, _):
            if let kind = slot.payload { done.handle(kind, only: typesHandled(kind, mention, frame)) }
        case .tested:
            if let kind = role(of: mention)?.payload { done.handle(kind, only: typesHandled(kind, mention, frame)) }
        case .handed, .readByLibrary: for kind in HandledTypes.members.keys { done.handle(kind, only: nil) }
        }
    }

    private func isActedOn(_ variable: SyntaxNode) -> Bool {
        variable.branchOfCondition?.partsOfCondition.contains(where: reading.acting.acts) ?? false
    }

    private mutating func readWindowStep(_ node: SyntaxNode, _ frame: BodyFrame) {
        guard !isAgain, let change = WindowChange(node) else { return }
        let timing = frame.timing(of: node)
        if timing != .never { done.note(WindowStep(change: change, timing: timing)) }
    }

    mutating func meet(_ site: SyntaxNode, _ timing: Timing) {
        done.meet(site, timing)
        if timing == .onCondition { done.quoteCondition(of: site, conditionWords(site)) }
    }

    /// The condition on which a node is reached, as its source states it.
    func conditionWords(_ node: SyntaxNode) -> String {
        conditions.words(around: [node] + way.steps.reversed().map(\.call))
    }
}

extension SyntaxNode {
    /// Whether no condition is asked in it, which may find that what it does has been done.
    fileprivate var mayRunAgain: Bool {
        ![.if, .guard, .switch, .for, .while, .repeat, .closure, .ternary, .do, .opaque].contains(kind)
    }
}
