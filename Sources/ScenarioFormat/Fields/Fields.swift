/// The keys of one object. The caller requests the keys that it knows, and `close` reports the others.
package struct Fields {
    package var owner: KeyOwner
    package let place: Place
    package let mistakes: Mistakes
    /// The members in their order, each key once.
    package let members: [JSONMember]
    private let places: [JSONKey: Int]?
    private var known: [String] = []

    /// Nil, with a mistake and a hint, if the node isn't an object.
    package init?(_ node: JSONNode, of owner: KeyOwner, hint: @autoclosure () -> String? = nil, _ mistakes: Mistakes) {
        guard let written = node.object(mistakes, hint: hint()) else { return nil }
        let places = written.placesOfKeys
        let repeated = written.indices.filter { written.place(of: written[$0].key, places) != $0 }
        for index in repeated { mistakes.add(.duplicateKey(written[index].key), at: written[index].keyPlace) }
        members = repeated.isEmpty ? written : written.without(Set(repeated))
        self.places = repeated.isEmpty ? places : members.placesOfKeys
        self.owner = owner
        self.place = node.place
        self.mistakes = mistakes
    }

    /// The key with its value; nil if it is missing, or a `--set` removed it.
    package mutating func member(_ key: String) -> JSONMember? {
        if !known.contains(key) { known.append(key) }
        guard let index = members.place(of: key, places), members[index].value.value != .removed else { return nil }
        return members[index]
    }

    /// The value of a key; nil if it is missing, with a mistake if it is required.
    package mutating func node(_ key: String, isRequired: Bool = false) -> JSONNode? {
        if let member = member(key) { return member.value }
        guard isRequired else { return nil }
        // Further mistakes are only counted.
        let near = mistakes.isFull ? nil : members.first { Suggestion.all(for: $0.key, among: [key]) == [key] }
        if let near { isMissing(key, meantBy: near) } else { mistakes.add(.missingKey(key), at: place.opening) }
        return nil
    }

    /// Reports a missing key at the key with which it was confused, which isn't reported again.
    mutating func isMissing(_ key: String, meantBy member: JSONMember) {
        mistakes.add(.keyMeant(member.key, meant: key), at: member.keyPlace)
        known.append(member.key)
    }

    package mutating func required(_ key: String) -> JSONNode? { node(key, isRequired: true) }

    /// Clears the keys that `close` accepts.
    mutating func forgetKnown() { known = [] }

    /// Reports every key that wasn't requested.
    package func close() {
        for member in members where !known.contains(where: { $0.isSpelled(as: member.key) }) {
            mistakes.add(.unknownKey(member.key, of: owner, known: known), at: member.keyPlace)
        }
    }

    /// Reports only misspelled keys, if other keys may be allowed.
    func closeUnlessMisspelt() {
        for member in members
        where !known.contains(member.key) && !Suggestion.all(for: member.key, among: known).isEmpty {
            mistakes.add(.unknownKey(member.key, of: owner, known: known), at: member.keyPlace)
        }
    }

    /// Reports only keys that look misspelled: an Info.plist contains many keys that don't matter here.
    func closeUnlessNear() {
        for member in members {
            if let meant = PlistKey.meant(by: member.key, among: known) {
                mistakes.add(.keyMeant(member.key, meant: meant), at: member.keyPlace)
            }
        }
    }

    package mutating func string(_ key: String) -> String? { node(key)?.string(mistakes) }

    package mutating func requiredName(_ key: String) -> String? { required(key)?.name("\"\(key)\"", mistakes) }

    /// One of the words of a type. A message uses the noun if the key isn't a noun.
    package mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(_ key: String, noun: String? = nil)
        -> Choice?
    { node(key)?.choice(noun ?? key, mistakes) }

    package mutating func requiredChoice<Choice: RawRepresentable<String> & CaseIterable>(_ key: String) -> Choice? {
        required(key)?.choice(key, mistakes)
    }

    /// An object as any JSON, for a caller that passes it on.
    package mutating func payload(_ key: String) -> Value? {
        guard let node = node(key), node.object(mistakes) != nil else { return nil }
        return node.anyValue(mistakes)
    }
}

extension [JSONMember] {
    /// The first index of each key; nil if a linear search is faster.
    fileprivate var placesOfKeys: [JSONKey: Int]? {
        guard count > 8 else { return nil }
        return Dictionary(enumerated().map { (JSONKey($1.key), $0) }) { first, _ in first }
    }

    fileprivate func without(_ removed: Set<Int>) -> [JSONMember] {
        indices.filter { !removed.contains($0) }.map { self[$0] }
    }

    fileprivate func place(of key: String, _ places: [JSONKey: Int]?) -> Int? {
        if let places { return places[JSONKey(key)] }
        return firstIndex { $0.key.isSpelled(as: key) }
    }
}
