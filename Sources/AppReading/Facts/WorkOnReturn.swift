/// The work of `applicationWillEnterForeground(_:)` that a cold start skips, in an app without scenes: a function that starts
/// something, and that no other code calls.
///
/// Other code may do such work at a launch in another way, so the object must be used by the methods for the app's state
/// alone. What undoes something that was done on leaving (`hideCover()`) has nothing to do at a launch.
struct WorkOnReturn {
    private let calls: CodeCalls
    private var trees: CodeTrees { calls.targets.trees }

    /// The words with which names of functions begin that start something.
    private static let verbs: Set = ["start", "begin", "connect", "load", "fetch", "open", "launch"]

    /// The functions of a type that are searched for.
    private static let mostFunctions = 60

    init(_ calls: CodeCalls) { self.calls = calls }

    /// The first such work of the method, which runs each time.
    func found(in method: SyntaxNode) -> BodyActions.Found? {
        let unit = CodeUnit(around: method)
        return method.child(.body)?.children(.statement).lazy.compactMap { statement -> BodyActions.Found? in
            guard let call = SyntaxCall(statement), let name = call.name, starts(name),
                let target = calls.function(call), isCalledOnly(target.unit, from: unit), isUnused(target, unit)
            else { return nil }
            let receiver = call.receiver.map { "\($0.text)." } ?? ""
            return BodyActions.Found(
                action: .work(label: "\(receiver)\(name)", durationMs: 0), place: call.callee?.namePlace)
        }.first
    }

    private func starts(_ name: String) -> Bool {
        name.camelCaseWords.first.map { Self.verbs.contains($0.lowercased()) } ?? false
    }

    /// Whether nothing else may call a function.
    private func isCalledOnly(_ function: CodeUnit, from unit: CodeUnit) -> Bool {
        guard let name = Declaration(function.node)?.baseName else { return false }
        return mentions(of: [name], reaching: [function]).allSatisfy { CodeUnit(around: $0) == unit }
    }

    /// Whether the object that has the function is used by the methods for the app's state alone.
    private func isUnused(_ target: CallTargets.Target, _ unit: CodeUnit) -> Bool {
        let home = calls.targets.types.typeAround(unit.node)?.name
        guard let type = target.owner, type.name != home else { return true }
        let functions = type.methods.map(trees.node)
        guard functions.count <= Self.mostFunctions else { return false }
        let names = Set(functions.compactMap { Declaration($0)?.baseName })
        return mentions(of: names, reaching: Set(functions.map { CodeUnit(around: $0) })).allSatisfy { node in
            calls.targets.types.typeAround(node)?.name == type.name || isOfState(node, in: home)
        }
    }

    private func isOfState(_ node: SyntaxNode, in home: String?) -> Bool {
        let function = CodeUnit(around: node).node
        guard let callback = Declaration(function).flatMap({ Callback.declared($0, by: [.appDelegate]) }) else {
            return false
        }
        return callback.comesWithState && calls.targets.types.typeAround(node)?.name == home
    }

    /// Where names mean one of these functions, or may.
    private func mentions(of names: Set<String>, reaching functions: Set<CodeUnit>) -> [SyntaxNode] {
        let index = NodeIndex(trees, names: names.sorted())
        return names.sorted().flatMap { index[$0] }.filter { node in
            guard Declaration(node) == nil else { return false }
            let reached = calls.targets.targets(of: node)
            return reached.contains { functions.contains($0.unit) } || reached.isEmpty && node.role != .callee
        }
    }
}

extension AppFactReading {
    /// Adds the work that a cold start skips, in an app without scenes.
    func addWorkOnReturn(to delegate: inout DelegateReading?) {
        guard source.gaps.code == nil,
            let number = delegate?.methods.firstIndex(where: {
                $0.callback == .applicationWillEnterForeground && $0.how == .read
            }), delegate?[.applicationDidBecomeActive] == nil, let type = delegateType,
            let part = source.code.withSuperclasses(type).flatMap(\.methods).first(where: {
                Callback.declared($0.declaration, by: [.appDelegate]) == .applicationWillEnterForeground
            }), let work = WorkOnReturn(reader.reading.calls).found(in: reader.trees.node(part))
        else { return }
        let actions = delegate?.methods[number].actions ?? []
        delegate?.methods[number].actions = actions + [work]
    }
}
