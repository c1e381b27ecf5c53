/// Follows a method forwards through all code that it certainly reaches before it returns, and notes the facts about a
/// launch.
struct LaunchWalk {
    let reading: CodeReading
    private let conditions: ConditionReading
    private(set) var found: [Found] = []
    private var way = CallWay()
    private(set) var visited: Set<CodeUnit> = []
    /// When the method's own parts happen, if a condition may end it.
    private var outer: BodyTiming?
    /// Whether the method can't have returned before what is being followed.
    private var isSure = true
    /// The bodies that are being followed, and the names in them by which the next one is.
    private var open: (bodies: [SyntaxNode], calls: [SyntaxNode]) = ([], [])

    /// A place that is reached.
    struct Found {
        let site: LaunchSite
        let way: CallWay
        /// Whether it is in a branch of the method itself.
        let isOnCondition: Bool
        /// Whether the method can't have returned before.
        let isSure: Bool
        /// Whether it happens after the method has returned.
        var isLate = false
    }

    private static let depthLimit = 12
    private static let mostUnits = 300

    /// Whether only reads of protected data are noted, also those that depend on conditions.
    private let isOfReplacedData: Bool

    init(_ reading: CodeReading, role: SceneRole? = nil) { self.init(reading, role, isOfReplacedData: false) }

    private init(_ reading: CodeReading, _ role: SceneRole?, isOfReplacedData: Bool) {
        self.reading = reading
        self.isOfReplacedData = isOfReplacedData
        conditions = reading.conditions(of: role)
    }

    /// The first read of protected data in a piece of code that depends on conditions and replaces the data that it misses.
    /// Not every launch reaches it, so it is a read like any other.
    static func replacedData(readBy unit: CodeUnit, _ reading: CodeReading) -> Found? {
        guard reading.trees.code.spells(ProtectedReading.writers.sorted()) else { return nil }
        var walk = LaunchWalk(reading, nil, isOfReplacedData: true)
        walk.run(unit)
        return walk.found.first
    }

    /// Follows a piece of code that runs when the method begins.
    mutating func run(_ unit: CodeUnit) {
        guard way.steps.count < Self.depthLimit, visited.count < Self.mostUnits, visited.insert(unit).inserted else {
            return
        }
        for body in unit.bodiesWhenRead where reading.trees.budget.follow(body, .launch) {
            open.bodies.append(body)
            run(body, whole: unit.node.kind == .variable ? body : unit.node)
            open.bodies.removeLast()
        }
    }

    private mutating func run(_ body: SyntaxNode, whole: SyntaxNode) {
        let timing = BodyTiming(whole, conditions, isUsualLaunch: way.steps.isEmpty, targets: reading.calls.targets)
        if way.steps.isEmpty { outer = BodyTiming(whole, conditions, targets: reading.calls.targets) }
        body.walk { node in
            switch node.kind {
            // It happens where it is called.
            case .function, .type, .opaque, .macro, .keyPath: return false
            case .closure:
                let time = timing.timing(of: node.firstInside)
                if time.isLate, !isOfReplacedData { readDeferred(node, timing) }
                return isFollowed(time, node.firstInside)
            case .name, .member, .call, .variable, .subscript: read(node, timing)
            default: break
            }
            return true
        }
    }

    /// Deferred code: a token is asked for once the user has answered.
    private mutating func readDeferred(_ closure: SyntaxNode, _ timing: BodyTiming) {
        let isNextTurn = closure.isRunAtNextTurn
        for node in closure.descendants where node.kind == .call || isNextTurn && node.isInterfaceKind {
            guard let site = LaunchSite(node, reading),
                site.isOfAnyTime || isNextTurn && site.isInterface && node.enclosingBody == closure,
                timing.timing(of: node) == .later
            else { continue }
            found.append(Found(site: site, way: way, isOnCondition: false, isSure: false, isLate: true))
        }
    }

    private mutating func read(_ node: SyntaxNode, _ timing: BodyTiming) {
        for var site in LaunchSite.all(node, reading) {
            let time = timing.timing(of: node)
            if isOfReplacedData, !site.readsProtectedData { continue }
            if site.readsProtectedData, isFollowed(time, node) {
                let protected = ProtectedReading(
                    steps: Array(zip(open.bodies, open.calls + [node])), calls: reading.calls,
                    flows: reading.conditions.flows, known: reading.protectedBodies)
                if protected.isGuarded { continue }
                if isOfReplacedData {
                    guard protected.writesIfMissing else { continue }
                    found.append(Found(site: site, way: way, isOnCondition: false, isSure: false))
                    continue
                }
                site = site.writing(if: protected.writesIfMissing)
            }
            let isOwnBranch = way.steps.isEmpty && time == .onCondition
            if time == .atOnce || isOwnBranch {
                let isSure = way.steps.isEmpty ? outer?.timing(of: node) == .atOnce : self.isSure
                found.append(Found(site: site, way: way, isOnCondition: isOwnBranch, isSure: isSure))
            }
        }
        guard node.kind != .call, node.kind != .subscript, node.role != .left, let name = node.name else { return }
        if node.kind == .name, let declared = node.resolve(name), declared.isLocalFunction {
            return follow(CodeUnit(whole: declared), from: node, of: nil, timing)
        }
        let targets = reading.calls.targets.targets(of: node)
        guard targets.count <= Self.mostAtOnce else { return }
        for target in targets where target.isSure || targets.count == 1 && reading.calls.targets.isOfOnlyConformer(node)
        {
            if target.unit.node.kind == .function ? node.callOfIt == nil : target.unit.hasRunBefore(node) { continue }
            follow(target.unit, from: node, of: target.owner, timing)
        }
    }

    private func isFollowed(_ time: Timing, _ node: SyntaxNode) -> Bool {
        time == .atOnce || isOfReplacedData && time == .onCondition && hangsOnObjectsAlone(node)
    }

    /// Whether each condition on the way to a node in its function asks for a stored property of a local object, such as an
    /// element of a loop: it says nothing of the device or of the launch.
    private func hangsOnObjectsAlone(_ node: SyntaxNode) -> Bool {
        let unit = CodeUnit(around: node)
        let root = node.ancestors.prefix { $0 != unit.node }.first { $0.kind == .accessor } ?? unit.node
        return reading.conditions.flows[root].stepsOutward(from: node).allSatisfy { step in
            switch step.clause {
            case .loop, .event: true
            case .condition(let condition, let isMet): condition.fact(isMet: isMet).map { isStored($0.asked) } ?? false
            case .matches, .missing, .unless, .never: false
            }
        }
    }

    private func isStored(_ asked: SyntaxNode) -> Bool {
        guard asked.kind == .member, let name = asked.name, let base = asked.child(.base)?.withoutMarks,
            base.kind == .name,
            base.name.flatMap(base.resolve).map({ $0.kind == .variable && $0.role != .member }) == true,
            case .own(let type) = reading.calls.targets.types.type(of: base)
        else { return false }
        let property = reading.calls.targets.declarations.property(name, of: type).map(reading.trees.node)
        return property.map { $0.children(.accessor).isEmpty } ?? false
    }

    /// The values of the properties of an object, and its initializer.
    private static let mostAtOnce = 40

    private mutating func follow(_ unit: CodeUnit, from node: SyntaxNode, of owner: CodeType?, _ timing: BodyTiming) {
        guard !visited.contains(unit), isFollowed(timing.timing(of: node.callOfIt?.node ?? node), node) else { return }
        if way.steps.isEmpty { isSure = outer?.timing(of: node) == .atOnce }
        way.enter(CallWay.Step(to: unit.node, of: owner, from: node))
        open.calls.append(node)
        run(unit)
        open.calls.removeLast()
        way.leave()
    }
}

extension CodeReading {
    /// The reads of protected data to which pieces of code are sure to come, in a scenario's words.
    func protectedReads(by units: [CodeUnit]) -> [BodyActions.Found] {
        var walk = LaunchWalk(self)
        for unit in units { walk.run(unit) }
        return walk.found.filter { $0.site.readsProtectedData }.compactMap { found in
            found.site.action(hasScenes: false, isOnCondition: found.isOnCondition).map {
                BodyActions.Found(action: $0, place: found.site.place, way: found.way)
            }
        }.prefix(1).map(\.self)
    }
}

extension CodeUnit {
    /// Whether it is the value of a property that is asked for, which has run when its object was made.
    fileprivate func hasRunBefore(_ node: SyntaxNode) -> Bool {
        isValueOfInstance && node.name.map { self.node.isNamed($0) } == true
    }

    /// The code of it that runs where it is called, or where its value is asked for: no observers.
    fileprivate var bodiesWhenRead: [SyntaxNode] {
        guard node.kind == .variable else { return bodies }
        let getters = node.children(.accessor).filter { $0.name == nil || $0.isNamed("get") }
        return [node.child(.value)].compactMap(\.self) + getters.compactMap { $0.child(.body) }
    }
}

extension SyntaxNode {
    /// Something in it, to ask when it happens.
    fileprivate var firstInside: SyntaxNode { child(.statement) ?? self }
}

extension SyntaxNode {
    /// Whether a closure runs as soon as the main thread is free, which may be before a scene connects.
    fileprivate var isRunAtNextTurn: Bool {
        ["async", "Task", "addOperation", "dispatch_async"].contains(enclosingCall?.name ?? "")
    }

    fileprivate var isInterfaceKind: Bool { [.name, .member, .variable].contains(kind) }
}
