extension ServiceProtocol {
    /// A key for each protocol, and one for each of its other names, which are read but never written.
    package static let keys: [Field<[ServiceProtocol: Delegate?]>] = allCases.flatMap {
        service -> [Field<[ServiceProtocol: Delegate?]>] in
        let meaning = "The methods that it implements, and their behavior; if omitted, it implements all of them."
        return [Field(service.rawValue, \.[service], .delegateOrNone([service.receiver]), meaning)]
            + service.otherNames.map { name in
                Field(alias: name, \.[service], .delegateOrNone([service.receiver]), meaning) {
                    $0.adding($1, from: $2, $3)
                }
            }
    }
}

extension SceneRole {
    /// A key for each role.
    package static let delegateKeys: [Field<[SceneRole: Delegate?]>] = allCases.map { role in
        Field(
            role.rawValue, \.[role], .delegateOrNone(role.receivers),
            "The methods of the delegate of scenes for \(role.title), and their behavior.")
    }
}

extension Delegate? {
    /// The methods of both, as of a class that conforms to two protocols; each method may occur once.
    fileprivate func adding(_ other: Delegate?, from node: JSONNode, _ mistakes: Mistakes) -> Delegate? {
        guard let self, let other else { return self ?? other }
        var methods = self.methods
        for added in other.methods {
            if self.named[added.callback] == nil {
                methods.append(added)
            } else {
                mistakes.addMethodTwice(node.member(of: added.callback))
            }
        }
        if let others = self.others, let more = other.others, others != more {
            mistakes.addMethodTwice(node.member(at: [Delegate.othersKey]))
        }
        return Delegate(methods.map { ($0.callback, $0.method) }, others: self.others ?? other.others).stated
    }
}

extension Mistakes {
    /// A method that another protocol of the same class already has.
    fileprivate func addMethodTwice(_ member: JSONMember?) {
        guard let member else { return }
        add(.method(.twice(member.key, as: member.key)), at: member.keyPlace)
    }
}

extension KeyType<ServiceProtocol> {
    /// A service whose object the app creates itself.
    static let madeService = KeyType(
        .choice(known),
        read: { node, _, mistakes in
            guard let name = node.string(mistakes) else { return nil }
            if let service = ServiceProtocol(named: name), service.isMadeByApp { return service }
            mistakes.add(.unknownValue(name, of: "service delegate", known: known), at: node.place)
            return nil
        }, write: { .string($0.rawValue) })

    private static let known = ServiceProtocol.allCases.filter(\.isMadeByApp).flatMap { [$0.rawValue] + $0.otherNames }
}
