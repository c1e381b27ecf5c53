/// The ways on which certain pieces of code are reached, found backwards: who names a piece, who names those, and so on.
struct Callers {
    private let targets: CallTargets
    private let outsiders: OutsideCallers
    /// When what stands at a node happens, seen from the piece around it.
    private let timing: (SyntaxNode) -> Timing
    private var callers: [CodeUnit: [CodeUnit]] = [:]
    /// Those in whose own time the piece runs.
    private var promptCallers: [CodeUnit: [CodeUnit]] = [:]
    /// Pieces that code names where the meaning of the name is unknown, or whose callers weren't all looked for.
    private var namedElsewhere: Set<CodeUnit> = []
    /// Pieces that code names so where it comes late.
    private var namedLate: Set<CodeUnit> = []
    private let spelled = CachedValues<CodeUnit, Bool>()

    private static let mostLevels = 40
    private static let mostUnits = 400

    /// Looks for what leads to these pieces.
    init(
        of sites: Set<CodeUnit>, _ targets: CallTargets, _ outsiders: OutsideCallers,
        timing: @escaping (SyntaxNode) -> Timing
    ) {
        self.targets = targets
        self.outsiders = outsiders
        self.timing = timing
        var (level, frontier) = (0, sites)
        for unit in sites { add(unit) }
        while !frontier.isEmpty {
            level += 1
            guard level <= Self.mostLevels, callers.count <= Self.mostUnits else {
                namedElsewhere.formUnion(frontier)
                break
            }
            frontier = look(frontier.filter { outsiders.caller(of: $0) == nil })
        }
    }

    /// Whether code on a way to one of the pieces is in this one.
    func lead(from unit: CodeUnit) -> Bool { callers[unit] != nil }

    /// Whether code on a way to a place is in a piece.
    func lead(from unit: CodeUnit, to place: SyntaxNode) -> Bool { isReached(place) { $0 == unit } }

    /// The pieces on the ways to a place, with its own.
    private func pieces(to place: SyntaxNode) -> Set<CodeUnit> {
        var seen: Set = [CodeUnit(around: place)]
        var queue = Array(seen)
        while let current = queue.popLast() {
            for caller in callers[current] ?? [] where seen.insert(caller).inserted { queue.append(caller) }
        }
        return seen
    }

    /// Whether a way to a place goes through such a piece.
    private func isReached(_ place: SyntaxNode, through isMeant: (CodeUnit) -> Bool) -> Bool {
        pieces(to: place).contains(where: isMeant)
    }

    /// All pieces on the ways, in no order.
    var units: some Collection<CodeUnit> { callers.keys }

    /// The names by which the pieces on the ways are called.
    private(set) var names: Set<String> = []

    /// Looks for those who name certain pieces; those of them that are new.
    private mutating func look(_ units: Set<CodeUnit>) -> Set<CodeUnit> {
        let searched = SearchedUnits(units, targets)
        guard !searched.isEmpty else { return [] }
        names.formUnion(searched.allNames)
        var new: Set<CodeUnit> = []
        for unit in searched.subclassInitializers { note(unit.caller, isPrompt: true, of: unit.called, &new) }
        for (number, file) in targets.trees.code.files.enumerated() where searched.mayBeNamed(in: file) {
            let mentions = file.mentions(of: searched.names)
            guard !mentions.isEmpty else { continue }
            let present = Set(mentions.map(\.name))
            for mention in mentions {
                let meant = searched.units(mention.name, in: present)
                guard !meant.isEmpty else { continue }
                let tree = targets.trees.tree(number)
                let isSwift = tree.root.isSwift
                let callable = meant.filter { isSwift || outsiders.hasSelector($0) }
                guard !callable.isEmpty else { continue }
                guard let node = tree.node(of: mention) else {
                    // A key path, a part that isn't followed; the name of a type makes nothing by itself.
                    namedElsewhere.formUnion(callable.filter { !isByTypeName($0) || tree.hides(mention) })
                    continue
                }
                read(node, callable, &new)
            }
        }
        return new
    }

    private mutating func read(_ node: SyntaxNode, _ meant: Set<CodeUnit>, _ new: inout Set<CodeUnit>) {
        guard node.kind == .name || node.kind == .member else {
            if !node.isDeclaring { namedElsewhere.formUnion(meant) }
            return
        }
        let reached = targets.targets(of: node)
        let known = reached.filter { meant.contains($0.unit) }
        let time = timing(node)
        if time == .never { return }
        let isPrompt = !time.isLate
        for target in known where target.certainty != .perhaps {
            note(CodeUnit(around: node), isPrompt: isPrompt, of: target.unit, &new)
        }
        // What only may come there is no way.
        let perhaps = known.filter { $0.certainty == .perhaps }.map(\.unit)
        if isPrompt { namedElsewhere.formUnion(perhaps) } else { namedLate.formUnion(perhaps) }
        guard known.isEmpty, !reached.contains(where: \.isSure) else { return }
        // `.start` without a receiver is something of a type.
        let isOfType = node.kind == .member && node.child(.base) == nil
        let isOfOther = node.child(.base).map(targets.types.isOutsideType) ?? false
        let named = meant.filter { !isOfType || $0.isStatic || $0.isInitializer }.filter {
            (!isByTypeName($0) || node.isAllocated) && !(isOfOther && $0.isStatic)
        }
        if isPrompt { namedElsewhere.formUnion(named) } else { namedLate.formUnion(named) }
    }

    /// Whether what names a piece names its type, which alone makes nothing run.
    private func isByTypeName(_ unit: CodeUnit) -> Bool { unit.isOfInstance || targets.types.isOfItsTypeAlone(unit) }

    private mutating func note(_ caller: CodeUnit, isPrompt: Bool, of unit: CodeUnit, _ new: inout Set<CodeUnit>) {
        if callers[unit]?.contains(caller) != true { callers[unit, default: []].append(caller) }
        if isPrompt, promptCallers[unit]?.contains(caller) != true { promptCallers[unit, default: []].append(caller) }
        if callers[caller] == nil {
            add(caller)
            new.insert(caller)
        }
    }

    private mutating func add(_ unit: CodeUnit) {
        callers[unit] = []
        // An observer is called by the code that sets its property.
        if unit.node.kind == .accessor { namedElsewhere.insert(unit) }
    }

    // MARK: - Whether it runs

    /// The way to a place from where something outside of the target calls the code around it, with no step that is late:
    /// the piece last; nil where there is none. Of some, all ways from which were followed, none is looked for.
    func way(to place: SyntaxNode, besidesFrom followed: Set<CodeUnit>) -> [CodeUnit]? {
        if timing(place).isLate { return nil }
        let unit = CodeUnit(around: place)
        var ways: [CodeUnit: CodeUnit?] = [unit: .none]
        var queue = [unit]
        while !queue.isEmpty {
            let current = queue.removeFirst()
            if !followed.contains(current), isBegun(current), !isLate(current) {
                var way = [current]
                while let last = way.last, let next = ways[last].flatMap(\.self) { way.append(next) }
                return way
            }
            for caller in promptCallers[current] ?? [] where ways[caller] == nil {
                ways[caller] = current
                queue.append(caller)
            }
        }
        return nil
    }

    /// Whether something outside of the target reaches a place on any way, late or not, or may reach it.
    func areSeen(for place: SyntaxNode) -> Bool { isReached(place) { isBegun($0) || namedLate.contains($0) } }

    /// Whether each way to a place begins with an event after the launch, or in an object that only such an event makes.
    func leadsOnlyLateEvent(to place: SyntaxNode, isMadeLate: (CodeUnit) -> Bool = { _ in false }) -> Bool {
        let begins = pieces(to: place).filter { isBegun($0) || namedLate.contains($0) || outsiders.isLate($0) }
        return !begins.isEmpty
            && begins.allSatisfy { !namedElsewhere.contains($0) && (outsiders.isLate($0) || isMadeLate($0)) }
    }

    /// Whether an event after the launch leads to a place.
    func leadsLateEvent(to place: SyntaxNode) -> Bool { isReached(place, through: isLate) }

    /// Whether only an event after the launch calls a piece, as far as the code shows.
    private func isLate(_ unit: CodeUnit) -> Bool {
        (outsiders.isLate(unit) || outsiders.receivesPayload(unit)) && !namedElsewhere.contains(unit)
    }

    /// Whether a piece runs by itself, or may.
    private func isBegun(_ unit: CodeUnit) -> Bool {
        namedElsewhere.contains(unit) || isSpelled(unit) || outsiders.caller(of: unit) != nil
    }

    /// Whether a text of the target is the name of a function or of a class, of which selectors and objects can be made.
    private func isSpelled(_ unit: CodeUnit) -> Bool { spelled(unit) { isFoundSpelled(unit) } }

    private func isFoundSpelled(_ unit: CodeUnit) -> Bool {
        let type = unit.isOfInstance ? targets.types.typeAround(unit.node)?.name.lastName : nil
        guard callers[unit]?.isEmpty ?? true, let name = type ?? Declaration(unit.node)?.baseName,
            type != nil || unit.node.kind == .function && outsiders.hasSelector(unit)
        else { return false }
        // A class has its module before it.
        let spellings = type == nil ? ["\"\(name)\"", "\"\(name):", "\"\(name)("] : ["\"\(name)\"", ".\(name)\""]
        return targets.trees.code.spells(spellings)
    }
}

extension SyntaxNode {
    /// Whether it declares what it names.
    fileprivate var isDeclaring: Bool {
        switch kind {
        case .function, .variable, .type, .enumCase, .parameter, .otherDeclaration, .argument: true
        default: false
        }
    }

    /// `[Manager alloc]`, whose initializer is named by what stands around it.
    fileprivate var isAllocated: Bool { !isSwift && role == .base && ["alloc", "new"].contains(parent?.name ?? "") }
}
