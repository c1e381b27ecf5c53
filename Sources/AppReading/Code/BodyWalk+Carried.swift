// What a call hands over of what a method carries.
extension BodyWalk {
    /// What an argument hands over, and the name by which it does.
    func carried(by argument: SyntaxNode) -> (CarriedRole, SyntaxNode)? {
        guard !roles.isEmpty else { return nil }
        var node = argument.withoutMarks
        while node.kind == .binary, node.isNamed("??"), let left = node.child(.left) { node = left.withoutMarks }
        guard node.kind == .name else { return carried(byMember: argument) }
        return role(of: node).map { ($0, node) }
    }

    /// `connectionOptions.urlContexts`, `launchOptions?[.url]` or `context.url`: one of the options, or the payload itself.
    private func carried(byMember argument: SyntaxNode) -> (CarriedRole, SyntaxNode)? {
        let names = argument.descendants.filter { $0.kind == .name && role(of: $0) != nil }
        guard names.count == 1, let role = role(of: names[0]) else { return nil }
        let chain = SyntaxChain(from: names[0])
        guard chain.end == argument || chain.end == argument.inMarks, chain.isOfWhole(role) else { return nil }
        switch CarriedMention(role, names[0]).use {
        case .read(let slot, let first, let place): return (.option(slot, first: first, at: place), names[0])
        case .taken(let kind): return (.payload(kind), names[0])
        case .nothing, .alias, .handed, .readByLibrary, .asked: return nil
        }
    }
}

extension SyntaxChain {
    /// Whether it comes to an option or a payload as such, and to nothing that is made of a part of it.
    fileprivate func isOfWhole(_ role: CarriedRole) -> Bool {
        let calls = links.contains { if case .call(let call) = $0 { !call.arguments.isEmpty } else { false } }
        let isSubscript = links.contains { if case .subscript = $0 { true } else { false } }
        switch role {
        case .launchOptions: return isSubscript && !calls && members.isEmpty
        case .connectionOptions: return !calls && members.dropFirst().allSatisfy(Self.wholes.contains)
        case .payload, .option: return !calls && !members.isEmpty && members.allSatisfy(Self.wholes.contains)
        case .choiceOptions, .choice: return false
        }
    }

    /// The members that are what is carried, or hold all of it.
    private static let wholes: Set = ["first", "firstObject", "allObjects", "anyObject", "url", "URL"]
}
