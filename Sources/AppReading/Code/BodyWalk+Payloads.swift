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
        return brought.ruleOut(kind) || brought(at: mention, frame).ruleOut(kind)
    }

    /// What the conditions on the path to a node ask of the options.
    private func brought(at node: SyntaxNode, _ frame: BodyFrame) -> BroughtPayloads {
        BroughtPayloads(at: frame.flow.stepsOutward(from: node), slot: slot)
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

    /// Follows a call by which a payload may be handed on, where a flag says so or the options have been asked for another.
    mutating func hold(_ call: SyntaxNode, _ frame: BodyFrame, _ body: (inout BodyWalk) -> Void) {
        let before = (heldBack, brought)
        heldBack = heldBack(call, frame)
        brought.formUnion(brought(at: call, frame))
        body(&self)
        (heldBack, brought) = before
    }
}
