/// Whether the views of a SwiftUI app are there when its first scene has connected, as far as the code that shows them says.
struct ViewPresence {
    enum Presence: Int, Comparable {
        /// In a branch that no launch takes.
        case never
        /// On a condition, in a container that may not show it, or shown by nothing that was found.
        case perhaps
        case there

        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    private let app: String
    private let targets: CallTargets
    private let conditions: ConditionReading
    private let memo = Memo()
    private let answers = CachedValues<SyntaxNode, FlowAnswers>()

    private final class Memo {
        var units: [CodeUnit: Presence] = [:]
        var mentions: [String: [SyntaxNode]] = [:]
        /// The containers whose content is being looked for.
        var open: Set<CodeUnit> = []
    }

    private static let mostNames = 60

    init(of app: CodeType, _ targets: CallTargets, _ conditions: ConditionReading) {
        (self.app, self.targets, self.conditions) = (app.name, targets, conditions)
    }

    /// Whether what stands at a node is a part of the first screen.
    func presence(of node: SyntaxNode) -> Presence {
        let unit = CodeUnit(around: node)
        let inside = presence(of: node, in: unit)
        return inside == .never ? .never : min(inside, presence(of: unit))
    }

    // MARK: - Who shows a piece

    private func presence(of unit: CodeUnit) -> Presence {
        if let known = memo.units[unit] { return known }
        // What shows itself adds no way.
        memo.units[unit] = .perhaps
        let found = places(showing: unit).map { presence(of: $0) }.max() ?? .perhaps
        memo.units[unit] = isBodyOfApp(unit) ? .there : found
        return memo.units[unit] ?? .perhaps
    }

    private func isBodyOfApp(_ unit: CodeUnit) -> Bool {
        unit.node.isNamed("body") && targets.types.typeAround(unit.node)?.name == app
    }

    private func places(showing unit: CodeUnit) -> [SyntaxNode] {
        guard !unit.isFile, !isBodyOfApp(unit), let name = Declaration(unit.node)?.baseName,
            let type = targets.types.typeAround(unit.node)
        else { return [] }
        if name == "body" { return mentions(of: type.name.lastName).filter { $0.callOfIt != nil } }
        return mentions(of: name).filter { node in
            let reached = targets.targets(of: node)
            if reached.contains(where: { $0.unit == unit && $0.certainty != .perhaps }) { return true }
            // Of an extension of a protocol, whose receiver can be anything.
            return node.callOfIt != nil && targets.declarations.members(name).count == 1
        }
    }

    private func mentions(of name: String) -> [SyntaxNode] {
        if let known = memo.mentions[name] { return known }
        guard memo.mentions.count < Self.mostNames else { return [] }
        let found = NodeIndex(targets.trees, names: [name])[name].filter { $0.kind == .name || $0.kind == .member }
        memo.mentions[name] = found
        return found
    }

    // MARK: - Inside of a piece

    private func presence(of node: SyntaxNode, in unit: CodeUnit) -> Presence {
        var presence = Presence.there
        var inner = node
        var root = unit.node
        while inner != unit.node, let outer = inner.parent, outer != unit.node {
            presence = min(presence, part(inner, of: outer))
            if root == unit.node, outer.kind == .accessor { root = outer }
            inner = outer
        }
        let answers = answers(root) {
            FlowAnswers(conditions.flows[root]) { conditions.holds($0) ?? firstValue(of: $0) }
        }
        for path in answers.flow.pathsOutward(from: node) where presence != .never {
            presence = min(presence, answers.value(ofLast: path).map { $0 ? .there : .never } ?? .perhaps)
        }
        return presence
    }

    private func part(_ part: SyntaxNode, of whole: SyntaxNode) -> Presence {
        switch (whole.kind, part.role) {
        case (.argument, .value):
            guard let call = SyntaxCall(whole.parent) else { return .there }
            return shows(whole, call) ? .there : presence(of: part, passedTo: call)
        case (.function, _): return .perhaps
        default: return part.kind == .closure && part.role != .callee ? .perhaps : .there
        }
    }

    /// Whether a call shows what an argument has, as it appears itself.
    private func shows(_ argument: SyntaxNode, _ call: SyntaxCall) -> Bool {
        guard let name = call.name else { return false }
        if Self.scenes.contains(name) { return isFirst(call.node) }
        return argument.child(.value)?.kind == .closure ? Self.containers.contains(name) : Self.wrappers.contains(name)
    }

    // MARK: - Containers of the target

    /// Where a view or a function of the target shows what it gets as an argument.
    private func presence(of value: SyntaxNode, passedTo call: SyntaxCall) -> Presence {
        guard let callee = call.callee, let name = callee.dottedName else { return .perhaps }
        if let unit = targets.function(call)?.unit, !unit.isInitializer {
            let function = unit.node
            guard let parameter = call.matched(with: function).first(where: { $0.argument == value })?.parameter else {
                return .perhaps
            }
            return presence(ofMentionsIn: unit) { $0.name.flatMap($0.resolve) == parameter }
        }
        let around = targets.types.typeAround(callee)?.name ?? ""
        guard let type = targets.trees.code.type(name, seenFrom: around),
            let property = property(getting: value, call, type),
            let body = targets.declarations.members("body", of: type).first
        else { return .perhaps }
        return presence(ofMentionsIn: CodeUnit(around: targets.trees.node(body))) {
            $0.isNamed(property) && ($0.resolve(property).map { $0.role == .member } ?? true)
        }
    }

    private func presence(ofMentionsIn unit: CodeUnit, where isMention: (SyntaxNode) -> Bool) -> Presence {
        guard memo.open.insert(unit).inserted else { return .perhaps }
        defer { memo.open.remove(unit) }
        let mentions = unit.node.descendants.filter { [.name, .member].contains($0.kind) && isMention($0) }
        return mentions.map { presence(of: $0, in: unit) }.max() ?? .perhaps
    }

    /// The stored property of a view that gets an argument of its initializer.
    private func property(getting value: SyntaxNode, _ call: SyntaxCall, _ type: CodeType) -> String? {
        let initializers = CallMatch(call, targets.trees).functions(
            of: type.parts.flatMap { part in
                part.declaration.members.filter { $0.kind == .initializer }.map {
                    CodeType.Part(file: part.file, declaration: $0)
                }
            })
        if let initializer = initializers.first.map(targets.trees.node) {
            let parameter = call.matched(with: initializer).first { $0.argument == value }?.parameter
            return initializer.descendants.first { node in
                guard node.kind == .assignment, let start = node.child(.right)?.beginning else { return false }
                return parameter != nil && start.name.flatMap(start.resolve) == parameter
            }?.child(.left)?.lastName
        }
        if let label = value.parent?.name { return label }
        let members = type.parts.flatMap(\.declaration.members)
        return members.last { $0.kind == .property && !$0.hasBody && $0.type?.contains("->") == true }?.name
    }

    // MARK: - State

    /// The value of a clause by the first value of a property that nothing changes: `@State private var isShown = false`.
    private func firstValue(of clause: FlowStep.Clause) -> Bool? {
        guard case .condition(let condition, let isMet) = clause, let (node, isTrue) = condition.fact(isMet: isMet),
            node.kind == .name, let name = node.name, let declared = node.resolve(name), declared.kind == .variable,
            declared.role == .member, declared.declaration?.modifiers.contains(.hidden) == true,
            declared.children(.attribute).allSatisfy({ $0.isNamed("State") }),
            let value = declared.child(.value)?.truth, node.place.source.bytes[...].range(of: "$\(name)") == nil,
            !node.tree.root.descendants.contains(where: { $0.isNamed(name) && $0.mayChange })
        else { return nil }
        return value == isTrue
    }

    /// How many views around a view are asked.
    private static let mostViews = 8

    /// Whether what stands at a node isn't shown at first: on each path to it, a property has to change before.
    func isMissingAtFirst(_ node: SyntaxNode, views: Int = 0) -> Bool {
        guard views < Self.mostViews else { return false }
        let unit = CodeUnit(around: node)
        let root = node.ancestors.prefix { $0 != unit.node }.first { $0.kind == .accessor } ?? unit.node
        if conditions.flows[root].stepsOutward(from: node).contains(where: { isUnmetAtFirst($0.clause) }) {
            return true
        }
        let places = places(showing: unit)
        return !places.isEmpty && places.allSatisfy { isMissingAtFirst($0, views: views + 1) }
    }

    /// Whether a condition doesn't hold by the first value of a property, which no initializer sets:
    /// `session.isRestored` of `@Published var isRestored = false`.
    private func isUnmetAtFirst(_ clause: FlowStep.Clause) -> Bool {
        guard case .condition(let condition, let isMet) = clause, let (node, isTrue) = condition.fact(isMet: isMet),
            let name = node.name, let type = owner(of: node),
            let property = targets.declarations.property(name, of: type).map(targets.trees.node),
            property.children(.attribute).allSatisfy({ $0.isNamed("State") || $0.isNamed("Published") }),
            let value = property.child(.value)?.truth
        else { return false }
        let initializers = type.parts.flatMap { part in
            part.declaration.members.filter { $0.kind == .initializer }.map {
                targets.trees.node(CodeType.Part(file: part.file, declaration: $0))
            }
        }
        return value != isTrue && !initializers.contains { $0.descendants.contains { $0.isNamed(name) } }
    }

    /// The type that has the property of an expression.
    private func owner(of node: SyntaxNode) -> CodeType? {
        switch node.kind {
        case .name: return targets.types.typeAround(node)
        case .member:
            guard let base = node.child(.base), case .own(let type) = targets.types.type(of: base) else { return nil }
            return type
        default: return nil
        }
    }

    /// Whether it is the first of the scenes, which is the one that a launch shows.
    private func isFirst(_ scene: SyntaxNode) -> Bool {
        var node = scene
        while node.role != .statement, let outer = node.parent, outer.kind != .function { node = outer }
        guard let block = node.parent else { return true }
        return block.children(.statement).first == node
    }

    // MARK: - Tables

    private static let scenes: Set = ["WindowGroup", "Window"]

    /// Views and modifiers that show all that their closures build. What makes its rows or tabs only as they are needed
    /// isn't among them.
    private static let containers: Set = [
        "Group", "VStack", "HStack", "ZStack", "NavigationStack", "NavigationView", "ScrollView", "GeometryReader",
        "ScrollViewReader", "Section", "Form", "background", "overlay", "safeAreaInset",
    ]

    /// Views and modifiers that show a view that they get as a value.
    private static let wrappers: Set = ["AnyView", "background", "overlay", "modifier", "ModifiedContent"]
}

extension SyntaxNode {
    /// Whether code sets the property of a name, or passes it to code that may set it.
    fileprivate var mayChange: Bool { isSet || role == .base && parent?.isNamed("toggle") == true }
}
