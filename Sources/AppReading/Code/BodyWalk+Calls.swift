// Where a body goes on: in functions inside of it, helpers of its class, superclasses, and other code of the target.
extension BodyWalk {
    /// Reads a call of a function inside this one, of a helper of the class, of what a superclass does, or of another type.
    mutating func readCall(_ node: SyntaxNode, _ frame: inout BodyFrame) {
        guard let call = SyntaxCall(node), let callee = call.callee, let name = call.name else { return }
        if callee.kind == .name, let declared = callee.resolve(name), declared.isLocalFunction {
            follow(callee)
            return follow(declared, of: frame.owner, from: call, frame)
        }
        let receiver = call.receiver
        let isOfSuper = receiver?.isNamed("super") == true
        let isOfClass = callee.kind == .name || receiver.map { helpers.areNamed(by: $0) } == true
        if isOfSuper || isOfClass {
            let start = isOfSuper ? frame.owner + 1 : 0
            if let found = helpers.method(call, from: start) {
                follow(callee)
                return followHelper(found, from: call, frame)
            }
            if isOfSuper { handToSuper(call) }
        }
        followElsewhere(call, frame)
    }

    private mutating func followHelper(
        _ found: (function: SyntaxNode, owner: Int), from call: SyntaxCall, _ frame: BodyFrame
    ) {
        let leads = reading.calls.callers.lead(from: CodeUnit(around: found.function))
        // Of other types only what leads to set-up is asked for.
        guard isAtHome || leads || hasCarried(call) else { return }
        enter(step(to: found.function, of: helpers.line[found.owner], from: call.callee ?? call.node)) { walk in
            walk.follow(found.function, of: found.owner, from: call, frame)
        }
    }

    private func hasCarried(_ call: SyntaxCall) -> Bool {
        !roles.isEmpty && call.values.contains { carried(by: $0) != nil }
    }

    private mutating func follow(_ function: SyntaxNode, of owner: Int, from call: SyntaxCall, _ frame: BodyFrame) {
        var carried: [SyntaxNode: CarriedRole] = [:]
        var parts: [SyntaxNode] = []
        for (parameter, argument) in call.argumentsWithDefaults(of: function) {
            guard let (role, mention) = self.carried(by: argument) else { continue }
            carried[parameter] = role
            noteSource(of: [parameter], mention)
            follow(mention)
            if case .payload = role, argument.withoutMarks != mention { parts.append(mention) }
        }
        let (timing, isForFiles) = (frame.timing(of: call.node), isForFiles(call.node, frame))
        let role = returning { walk in
            if carried.isEmpty {
                return walk.follow(function, of: owner, roles: carried, timing: timing, isForFiles: isForFiles)
            }
            walk.hold(call.node, frame) { walk in
                walk.follow(function, of: owner, roles: carried, timing: timing, isForFiles: isForFiles)
            }
        }
        if let role, timing != .never { use(role.computed(isQuestion: false), call.node, call.name ?? "", frame) }
        guard !carried.isEmpty else { return }
        // That it is called may be all that an option asks for: a quick action of which there is one. What only asks for a part
        // of a payload may act by that.
        guard reading.acting.acts(function), timing != .never else { return }
        for part in parts { test(part) }
        for case .option(let slot, _, let place) in carried.values
        where slot.container == .connectionOptions && !isRuledOut(slot, at: call.node, frame) {
            note(.asked(slot, at: place))
        }
    }

    /// A function of another type that gets what is carried.
    private mutating func followElsewhere(_ call: SyntaxCall, _ frame: BodyFrame) {
        guard hasCarried(call), reading.lateListeners?.reason(for: call, on: way) == nil,
            let target = reading.calls.function(call), let owner = owner(of: target)
        else { return }
        if let callee = call.callee { follow(callee) }
        visit(target.owner, step(to: target.unit.node, of: target.owner, from: call.callee ?? call.node)) { walk in
            walk.follow(target.unit.node, of: owner, from: call, frame)
        }
    }

    // MARK: - What leads to set-up

    /// Follows a name that makes code run which leads to a place of set-up.
    mutating func readReach(_ node: SyntaxNode, _ frame: BodyFrame) {
        guard followsSetup, !followed.contains(node) else { return }
        let reached = reading.calls.leading(from: node)
        guard !reached.isEmpty else { return }
        let call = node.callOfIt
        let isOfFile = isForFiles(node, frame)
        for target in reached {
            guard let owner = owner(of: target) else { continue }
            let isNamed = call == nil && target.unit.node.kind == .function && !target.isSure
            let time = isNamed ? timingOfFunction(node) : .atOnce
            let timing = frame.timing(of: call?.node ?? node).then(time)
            guard timing != .never else { continue }
            visit(target.owner, step(to: target.unit.node, of: target.owner, from: node)) { walk in
                walk.run(target.unit.node, target.unit.bodies, of: owner, timing: timing, isForFiles: isOfFile)
            }
        }
    }

    /// When a function happens that is only named.
    private func timingOfFunction(_ node: SyntaxNode) -> Timing {
        guard let argument = node.ancestors.first(where: { $0.kind == .argument && SyntaxCall($0.parent) != nil }),
            let call = SyntaxCall(argument.parent)
        else { return .unknown }
        let isSelector = node.ancestors.prefix { $0 != argument }.contains { $0.kind == .macro }
        return isSelector ? ClosureTiming.timingOfSelector(in: call) : ClosureTiming.timing(of: argument, in: call)
    }

    /// The number of the class that has a piece of code, among the type and its superclasses.
    private func owner(of target: CallTargets.Target) -> Int? {
        guard let type = target.owner else { return 0 }
        let code = reading.trees.code
        let name = code.name(ofTypeAt: target.unit.node.place)
        // An extension of a protocol has it for each type.
        return code.withSuperclasses(type).firstIndex { $0.name == name } ?? 0
    }

    private func step(to node: SyntaxNode, of type: CodeType?, from call: SyntaxNode) -> CallWay.Step {
        CallWay.Step(to: node, of: type, from: call, isOnce: conditions.runsOnce(node))
    }

    // MARK: - Superclasses

    /// What the superclass outside the target does with it.
    private mutating func handToSuper(_ call: SyntaxCall) {
        if let method = framework?.method(calledBy: call, overriding: helpers.callbacks), method.actions == nil,
            method.callback.isLaunchMethod, let name = framework?.row.name
        {
            let place = call.callee?.namePlace ?? call.node.place
            // Plugins make no windows, and what is no framework of plugins sets nothing up for them.
            leave(method.isForPlugins ? .setUp : .window, toSuper: "passes the launch to \(name)", at: place)
        }
        for argument in call.values {
            guard let (_, mention) = carried(by: argument) else { continue }
            follow(mention)
            let place = call.callee?.namePlace ?? call.node.place
            guard let framework else {
                if !helpers.haveHarmlessSuperclass { hand(.options, "passes it to its superclass", at: place) }
                continue
            }
            guard let method = framework.method(calledBy: call, overriding: helpers.callbacks) else { continue }
            guard let actions = method.actions else {
                hand(.options, "passes it to \(framework.row.name)", at: place)
                continue
            }
            for action in actions { add(action, at: place) }
        }
    }
}
