// Whether a payload is used where it is named.
extension BodyWalk {
    /// How deep a flag is asked without which a payload isn't used that is named there; nil where none is.
    func heldBack(_ mention: SyntaxNode, _ frame: BodyFrame) -> Int? {
        if let heldBack { return heldBack }
        let flags = FlagAround(conditions: conditions, carriers: Set(roles.keys))
        return flags.holdsBack(mention, in: frame.body) ? depth : nil
    }

    /// Whether a place is reached only by launches that bring something else.
    func isRuledOut(_ slot: Slot, at mention: SyntaxNode, _ frame: BodyFrame) -> Bool {
        guard let kind = slot.payload else { return false }
        return brought.ruleOut(kind) || frame.payloads.brought(at: mention).ruleOut(kind)
    }

    /// The option that an expression is, or a part of which it is, by the name that it begins with.
    func slot(of start: SyntaxNode) -> Slot? { role(of: start).flatMap { CarriedMention.slot($0, start) } }

    /// Follows a call by which a payload may be handed on, where a flag says so or the options have been asked for another.
    mutating func hold(_ call: SyntaxNode, _ frame: BodyFrame, _ body: (inout BodyWalk) -> Void) {
        let before = (heldBack, brought)
        heldBack = heldBack(call, frame)
        brought.formUnion(frame.payloads.brought(at: call))
        body(&self)
        (heldBack, brought) = before
    }
}
