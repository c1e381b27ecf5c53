// Whether a payload is used where it is named.
extension BodyWalk {
    /// How deep a flag is asked without which a payload isn't used that is named there; nil where none is.
    func heldBack(_ mention: SyntaxNode, _ frame: BodyFrame) -> Int? {
        if let heldBack { return heldBack }
        let flags = FlagAround(conditions: conditions, carriers: Set(roles.keys))
        return flags.holdsBack(mention, in: frame.flow, frame.body) ? depth : nil
    }

    /// Whether a place is reached only by launches that bring something else.
    func isRuledOut(_ slot: Slot, at mention: SyntaxNode, _ frame: BodyFrame) -> Bool {
        guard let kind = slot.payload else { return false }
        return knownPayloads.ruleOut(kind) || knownPayloads(at: mention, frame).ruleOut(kind)
    }

    /// What the conditions on the path to a node ask of the options.
    private func knownPayloads(at node: SyntaxNode, _ frame: BodyFrame) -> KnownPayloads {
        KnownPayloads(at: frame.flow.stepsOutward(from: node), slot: slot)
    }

    /// Whether a node is reached only with the URL of a file.
    func isForFiles(_ node: SyntaxNode, _ frame: BodyFrame) -> Bool {
        if frame.isForFiles { return true }
        guard roles.values.contains(.payload(.url)) else { return false }
        return frame.flow.stepsOutward(from: node).contains { step in
            PayloadQuestion.isOfFile(step.clause) { role(of: $0) == .payload(.url) }
        }
    }

    /// The option that an expression is, or a part of which it is, by the name that it begins with.
    func slot(of start: SyntaxNode) -> Slot? { role(of: start).flatMap { CarriedMention.slot($0, start) } }

    /// Follows a call that may pass a payload on, with the flags and the questions about other options around it.
    mutating func hold(_ call: SyntaxNode, _ frame: BodyFrame, _ body: (inout BodyWalk) -> Void) {
        let before = (heldBack, knownPayloads, types)
        heldBack = heldBack(call, frame)
        knownPayloads.formUnion(knownPayloads(at: call, frame))
        for kind in HandledTypes.members.keys {
            if let found = types(of: kind, at: call, frame) { types[kind] = found }
        }
        body(&self)
        (heldBack, knownPayloads, types) = before
    }

    // MARK: - Types

    /// Notes whether variables receive the payload of a mention, or a value computed from it.
    mutating func noteSource(of variables: [SyntaxNode], _ mention: SyntaxNode) {
        let isOfDerived = mention.name.flatMap(mention.resolve).map(derived.contains) ?? false
        if isOfDerived || !HandledTypes.isSame(SyntaxChain(from: mention)) {
            derived.formUnion(variables)
        } else {
            derived.subtract(variables)
        }
    }

    /// The only types of a payload with which a node is reached; nil for any.
    private func types(of kind: PayloadKind, at node: SyntaxNode, _ frame: BodyFrame) -> Set<String>? {
        let asked = HandledTypes(kind: kind, constants: reading.constants) { start in
            // The scheme of another URL isn't that of this one.
            if kind == .url, start.name.flatMap(start.resolve).map(derived.contains) == true { return false }
            return switch role(of: start) {
            case .payload(let other): other == kind
            case .computed(.payload(let other), _): other == kind && kind != .url
            default: slot(of: start)?.payload == kind
            }
        }
        let here = asked.types(at: frame.flow.stepsOutward(from: node), frame.flow.steps)
        guard let outer = types[kind] else { return here }
        return here?.intersection(outer) ?? outer
    }

    /// The types, nil for any, for which the code handles a quick action or an activity.
    func typesHandled(_ kind: PayloadKind, _ mention: SyntaxNode, _ frame: BodyFrame) -> Set<String>? {
        guard HandledTypes.members[kind] != nil else { return nil }
        let acting = reading.acting
        guard case .chooses(let branch) = PayloadTrail(SyntaxChain(from: mention), acting).end else {
            return types(of: kind, at: mention, frame)
        }
        let acts = branch.partsOfCondition.flatMap(acting.all)
        // A branch that only assigns leaves what code after it does with a default.
        guard acts.count <= Self.mostActs, branch.mayLeaveBlock || !acts.allSatisfy({ $0.kind == .assignment }) else {
            return nil
        }
        var all: Set<String> = []
        for act in acts {
            guard let found = types(of: kind, at: act, frame) else { return nil }
            all.formUnion(found)
        }
        return all
    }

    private static let mostActs = 40
}
