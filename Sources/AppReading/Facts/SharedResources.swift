/// Properties that only the connection of a window's scene sets, and that the connection of another scene needs.
struct SharedResources {
    private let reading: CodeReading
    /// What the connection of a window's scene is sure to run.
    private let window: Connection

    /// A function that UIKit calls as a scene connects, and all that it is sure to run.
    private struct Connection {
        let function: SyntaxNode
        let units: Set<CodeUnit>
        let conditions: ConditionReading

        init(_ function: SyntaxNode, _ role: SceneRole, _ reading: CodeReading) {
            var walk = LaunchWalk(reading, role: role)
            walk.run(CodeUnit(around: function))
            (self.function, units, conditions) = (function, walk.visited, reading.conditions(of: role))
        }
    }

    struct Found {
        let resource: String
        let use: Place
        let creation: Place
        /// Whether the other scene only does less without it.
        let isOptional: Bool
    }

    /// `connecting`: the function of the window's delegate.
    init(_ reading: CodeReading, connecting: SyntaxNode) {
        self.reading = reading
        window = Connection(connecting, .window, reading)
    }

    /// The properties that a function of another scene's delegate needs, each once.
    func needed(by function: SyntaxNode, of role: SceneRole) -> [Found] {
        let connection = Connection(function, role, reading)
        var found: [Found] = []
        for unit in connection.units.sorted(by: { $0.node.place.order < $1.node.place.order })
        where unit.node.kind == .function {
            let timing = BodyTiming(
                unit.node, connection.conditions, isUsualLaunch: unit.node == function, targets: reading.calls.targets)
            for node in unit.bodies.flatMap({ Array($0.descendants) })
            where (node.isNeeded || node.isRequiredByBranch) && timing.timing(of: node) == .atOnce {
                guard let name = node.name, !found.contains(where: { $0.resource == name }),
                    let property = property(named: name, by: node), let creation = creation(of: name, property),
                    node.isNeeded || isNeverMadeUpFor(name, unit, connection)
                else { continue }
                found.append(Found(resource: name, use: node.namePlace, creation: creation, isOptional: !node.isNeeded))
            }
        }
        return found
    }

    /// Whether nothing does later what a scene leaves out because a property is nil: no other code of its class reads the
    /// property, and the connection of the window's scene neither names the class nor posts a notification.
    private func isNeverMadeUpFor(_ name: String, _ unit: CodeUnit, _ connection: Connection) -> Bool {
        let types = reading.calls.targets.types
        guard let type = types.typeAround(connection.function), types.typeAround(unit.node)?.name == type.name else {
            return false
        }
        let others = type.methods.map(reading.trees.node).filter { !connection.units.contains(CodeUnit(around: $0)) }
        let isReadLater = others.contains { $0.descendants.contains { $0.isNamed(name) } }
        let notices: Set = [type.name.lastName, "post", "postNotificationName:object:", "send"]
        let isNotified = window.units.contains { unit in
            unit.bodies.contains { $0.descendants.contains { $0.name.map(notices.contains) == true } }
        }
        return !isReadLater && !isNotified
    }

    /// The optional stored property of another object with this name.
    private func property(named name: String, by node: SyntaxNode) -> SyntaxNode? {
        let targets = reading.calls.targets
        guard let base = node.child(.base), case .own(let type) = targets.types.type(of: base),
            let property = targets.declarations.property(name, of: type).map(targets.trees.node), property.isNilAtFirst
        else { return nil }
        return property
    }

    /// Where the connection of a window's scene sets a property that nothing else sets.
    private func creation(of name: String, _ property: SyntaxNode) -> Place? {
        let set = reading.constants.settings(of: name)?.filter { $0.parent?.child(.right)?.text != "nil" }
        let start = CodeUnit(around: window.function)
        guard let set, let first = set.first else { return nil }
        let areAllOfWindow = set.allSatisfy { node in
            let unit = CodeUnit(around: node)
            guard node.role == .left, window.units.contains(unit) else { return false }
            if unit == start { return true }
            let callers = reading.calls.callers(of: unit)
            return callers.way(to: node, besidesFrom: [start]) == nil && !callers.leadsLateEvent(to: node)
        }
        return areAllOfWindow ? first.namePlace : nil
    }
}

extension SyntaxNode {
    /// Whether a branch that does something runs only if it isn't nil, and nothing runs if it is:
    /// `if let engine = Phone.engine { … }`, `guard let engine = Phone.engine else { return }`.
    fileprivate var isRequiredByBranch: Bool {
        guard kind == .member, role == .value, let variable = parent, variable.kind == .variable,
            variable.role == .condition, let branch = variable.parent
        else { return false }
        switch branch.kind {
        case .if: return branch.child(.otherwise) == nil && branch.child(.then)?.children(.statement).isEmpty == false
        case .guard:
            let rest = branch.child(.otherwise)?.children(.statement) ?? []
            return rest.allSatisfy { $0.kind == .return && $0.child(.value) == nil || SyntaxCall($0)?.isLog == true }
        default: return false
        }
    }

    /// Whether something is called or read of what it names, unwrapped: `app.bridge?.start()`, `app.bridge!`.
    fileprivate var isNeeded: Bool {
        guard kind == .member, let mark = parent, mark.role == .base || mark.kind == .forcedUnwrap else { return false }
        return mark.kind == .forcedUnwrap || mark.kind == .optionalChain && mark.parent?.kind == .member
    }
}

extension AppFactReading {
    /// Adds the properties that only the connection of a window's scene sets and other scenes need.
    /// Returns those without which the other scenes only do less.
    func addSharedResources(to delegates: inout [(slot: DelegateSlot, facts: DelegateFacts)]) -> Set<String> {
        guard source.gaps.code == nil, scenes.named.contains(where: { $0.role != .window }),
            let connecting = connection(of: .window, [.sceneWillConnect])
        else { return [] }
        var optional: Set<String> = []
        let shared = SharedResources(reader.reading, connecting: connecting.function)
        for role in [SceneRole.carPlay, .externalDisplay] {
            let connections: [Callback] = [.carPlayDidConnect, .carPlayDidConnectToWindow, .sceneWillConnect]
            guard let other = connection(of: role, connections) else { continue }
            for found in shared.needed(by: other.function, of: role) {
                add(
                    .create(resource: found.resource), at: found.creation, to: connecting.callback, of: .window,
                    in: &delegates)
                if found.isOptional {
                    optional.insert(found.resource)
                } else {
                    add(.use(resource: found.resource), at: found.use, to: other.callback, of: role, in: &delegates)
                }
            }
        }
        return optional
    }

    func connection(of role: SceneRole, _ callbacks: [Callback]) -> (callback: Callback, function: SyntaxNode)? {
        let type = scenes.named.first { $0.role == role }.flatMap { source.code.type($0.name) }
        let parts = type.map { source.code.withSuperclasses($0).flatMap(\.methods) } ?? []
        return parts.lazy.compactMap { part -> (callback: Callback, function: SyntaxNode)? in
            guard let callback = Callback.declared(part.declaration, by: role.receivers), callbacks.contains(callback)
            else { return nil }
            return (callback, reader.trees.node(part))
        }.first
    }

    func add(
        _ action: Action, at place: Place, to callback: Callback, of role: SceneRole,
        in delegates: inout [(slot: DelegateSlot, facts: DelegateFacts)]
    ) {
        guard
            let index = delegates.firstIndex(where: {
                $0.slot == .scenes(role) || role == .window && $0.slot == .sceneDelegate
            })
        else { return }
        delegates[index].facts.change { delegate in
            guard let index = delegate.methods.firstIndex(where: { $0.callback == callback }),
                delegate.methods[index].actions != nil || delegate.methods[index].doubts.isEmpty,
                delegate.methods[index].actions?.contains(where: { $0.action == action }) != true
            else { return }
            delegate.methods[index].actions =
                (delegate.methods[index].actions ?? []) + [BodyActions.Found(action: action, place: place)]
        }
    }
}
