/// The keys of one object; whoever reads asks for those that it knows, and `close` complains about the others.
package struct Fields {
    var owner: KeyOwner
    package let place: Place
    package let mistakes: Mistakes
    /// The members in their order, each key once.
    package let members: [JSONMember]
    private let indices: [JSONKey: Int]
    private var known: [String] = []

    /// Nil, and a mistake, where the node is no object.
    package init?(_ node: JSONNode, of owner: KeyOwner, _ mistakes: Mistakes) {
        guard let written = node.object(mistakes) else { return nil }
        var members: [JSONMember] = []
        var indices: [JSONKey: Int] = [:]
        for member in written {
            let key = JSONKey(member.key)
            if indices[key] == nil {
                indices[key] = members.count
                members.append(member)
            } else {
                mistakes.add(.duplicateKey(member.key), at: member.keyPlace)
            }
        }
        self.owner = owner
        self.place = node.place
        self.mistakes = mistakes
        self.members = members
        self.indices = indices
    }

    /// The key with its value; nil where it isn't there, or a `--set` took it away.
    mutating func member(_ key: String) -> JSONMember? {
        if !known.contains(key) { known.append(key) }
        guard let index = indices[JSONKey(key)], members[index].value.value != .removed else { return nil }
        return members[index]
    }

    package mutating func node(_ key: String) -> JSONNode? {
        member(key)?.value
    }

    /// The value of a key that must be there.
    package mutating func required(_ key: String) -> JSONNode? {
        if let node = node(key) { return node }
        mistakes.add(.missingKey(key), at: place.opening)
        return nil
    }

    /// Begins anew with the keys that `close` accepts.
    mutating func forgetKnown() {
        known = []
    }

    /// Complains about every key that wasn't asked for.
    package func close() {
        for member in members where !known.contains(where: { $0.isSpelled(as: member.key) }) {
            mistakes.add(.unknownKey(member.key, of: owner, known: known), at: member.keyPlace)
        }
    }

    /// Complains only about misspelt keys, where it isn't known what else is allowed.
    func closeUnlessMisspelt() {
        for member in members
        where !known.contains(member.key) && !Suggestion.all(for: member.key, among: known).isEmpty {
            mistakes.add(.unknownKey(member.key, of: owner, known: known), at: member.keyPlace)
        }
    }

    /// Complains only about keys that look like misspelt ones: an Info.plist holds many that don't matter here.
    func closeUnlessNear() {
        for member in members {
            if let meant = PlistKey.meant(by: member.key, among: known) {
                mistakes.add(.nearlyPlistKey(member.key, meant: meant), at: member.keyPlace)
            }
        }
    }
}

extension Fields {
    package mutating func string(_ key: String) -> String? { node(key)?.string(mistakes) }

    mutating func requiredName(_ key: String) -> String? { required(key)?.name("\"\(key)\"", mistakes) }

    /// One of the words of a type; a message uses the noun where the key itself is none.
    package mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ key: String, noun: String? = nil
    ) -> Choice? {
        node(key)?.choice(noun ?? key, mistakes)
    }

    mutating func requiredChoice<Choice: RawRepresentable<String> & CaseIterable>(_ key: String) -> Choice? {
        required(key)?.choice(key, mistakes)
    }

    /// An object as it stands, to be handed on.
    package mutating func payload(_ key: String) -> Value? {
        guard let node = node(key), node.object(mistakes) != nil else { return nil }
        return node.anyValue(mistakes)
    }
}
