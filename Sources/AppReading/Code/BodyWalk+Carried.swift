// What a call hands over of what a method carries.
extension BodyWalk {
    /// What an argument hands over, and the name by which it does: all that a name has, one of the options, or the payload or a
    /// part of it.
    func carried(by argument: SyntaxNode) -> (CarriedRole, SyntaxNode)? {
        guard !roles.isEmpty else { return nil }
        var node = argument.withoutMarks
        while node.kind == .binary, node.isNamed("??"), let left = node.child(.left) { node = left.withoutMarks }
        guard let start = node.beginning, let role = role(of: start) else { return nil }
        if start == node { return (role, node) }
        let end = SyntaxChain(from: start).end
        guard end == argument || end == argument.inMarks else { return nil }
        let isComputed = if case .computed = role { true } else { false }
        switch CarriedMention(role, start, reading.acting).use {
        case .read where isComputed, .taken where isComputed: return (role, start)
        case .read(let slot, let first, let place): return (.option(slot, first: first, at: place), start)
        case .taken(let kind): return (.payload(kind), start)
        case .nothing, .dropped, .alias, .returned, .tested, .handed, .readByLibrary, .asked: return nil
        }
    }
}
