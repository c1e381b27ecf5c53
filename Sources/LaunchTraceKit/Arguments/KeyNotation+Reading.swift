extension KeyNotation {
    static func keys(written text: String) throws(UsageError.Mistake) -> [Key] {
        var keys: [Key] = []
        var rest = text[...]
        while let first = rest.popFirst() {
            guard first == "<" else {
                keys.append(first.isNewline ? .enter : .character(first))
                continue
            }
            guard let end = rest.firstIndex(of: ">") else { throw .unclosedKey(String(rest)) }
            keys.append(try key(named: String(rest[..<end])))
            rest = rest[rest.index(after: end)...]
        }
        return keys
    }

    private static func key(named name: String) throws(UsageError.Mistake) -> Key {
        let folded = name.lowercased()
        if let known = names.first(where: { $0.name.lowercased() == folded }) { return known.key }
        if folded.hasPrefix("c-"), folded.count == 3, let letter = folded.last, ("a"..."z").contains(letter) {
            return .control(letter)
        }
        throw .unknownKey(name)
    }
}
