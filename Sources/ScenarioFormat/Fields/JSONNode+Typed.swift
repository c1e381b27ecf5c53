extension CaseIterable where Self: RawRepresentable<String> { static var words: [String] { allCases.map(\.rawValue) } }

/// The value of a node as a type of Swift; nil, with a mistake, if it has another type.
extension JSONNode {
    package func string(_ mistakes: Mistakes) -> String? {
        if case .setting(let text) = value, !text.hasPrefix("\"") { return text }
        guard let node = json(mistakes) else { return nil }
        guard case .string(let text) = node.value else { return node.isNot(.string, mistakes) }
        return text
    }

    package func bool(_ mistakes: Mistakes) -> Bool? {
        guard let node = json(mistakes) else { return nil }
        guard case .bool(let value) = node.value else { return node.isNot(.bool, mistakes) }
        return value
    }

    package func number(_ mistakes: Mistakes) -> String? {
        guard let node = json(mistakes) else { return nil }
        guard case .number(let text) = node.value else { return node.isNot(.number, mistakes) }
        return text
    }

    package func list(_ mistakes: Mistakes, hint: @autoclosure () -> String? = nil) -> [JSONNode]? {
        guard let node = json(mistakes) else { return nil }
        guard case .list(let items) = node.value else { return node.isNot(.list, hint: hint(), mistakes) }
        return items
    }

    package func object(_ mistakes: Mistakes, hint: @autoclosure () -> String? = nil) -> [JSONMember]? {
        guard let node = json(mistakes) else { return nil }
        guard case .object(let members) = node.value else { return node.isNot(.object, hint: hint(), mistakes) }
        return members
    }

    /// A string that isn't empty; `noun` names it in a message.
    package func name(_ noun: String, _ mistakes: Mistakes) -> String? {
        guard let text = string(mistakes) else { return nil }
        guard text.isEmpty else { return text }
        mistakes.add(.empty(noun), at: place)
        return nil
    }

    /// A whole number from 0 to a limit; `20.0` and `2e1` are whole numbers too.
    package func wholeNumber(upTo limit: Int, _ mistakes: Mistakes) -> Int? {
        guard let text = number(mistakes) else { return nil }
        if let number = Double(text), (0...Double(limit)).contains(number), number == number.rounded() {
            return Int(number)
        }
        mistakes.add(.notWhole(text, limit: limit), at: place)
        return nil
    }

    /// One of the words that a type has for its cases.
    package func choice<Choice: RawRepresentable<String> & CaseIterable>(_ noun: String, _ mistakes: Mistakes)
        -> Choice?
    {
        guard let text = string(mistakes) else { return nil }
        let choice = Choice(rawValue: text)
        if choice == nil { isUnknown(text, of: noun, known: Choice.words, mistakes) }
        return choice
    }

    package func isUnknown(_ text: String, of noun: String, known: [String], _ mistakes: Mistakes) {
        mistakes.add(.unknownValue(text, of: noun, known: known), at: place)
    }

    /// Any JSON, as a value of the model.
    package func anyValue(_ mistakes: Mistakes) -> Value {
        switch json(mistakes)?.value {
        case .bool(let value): .bool(value)
        case .number(let text): .number(text)
        case .string(let text), .setting(let text): .string(text)
        case .list(let items): .list(items.map { $0.anyValue(mistakes) })
        case .object(let members): .object(Self.values(of: members, mistakes))
        case .null, .removed, nil: .null
        }
    }

    private static func values(of members: [JSONMember], _ mistakes: Mistakes) -> [Value.Member] {
        var seen: Set<JSONKey> = []
        for member in members where !seen.insert(JSONKey(member.key)).inserted {
            mistakes.add(.duplicateKey(member.key), at: member.keyPlace)
        }
        return members.filter { $0.value.value != .removed }.map { Value.Member($0.key, $0.value.anyValue(mistakes)) }
    }

    /// The node, with the text of a `--set` read as JSON; nil, with a mistake, if it isn't valid JSON.
    private func json(_ mistakes: Mistakes) -> JSONNode? {
        do { return try asJSON() } catch {
            mistakes.add(Diagnostic(error))
            return nil
        }
    }

    func isNot<Anything>(_ expected: ValueKind, hint: String? = nil, _ mistakes: Mistakes) -> Anything? {
        mistakes.add(.wrongType(expected: expected, found: kind, hint: hint), at: place)
        return nil
    }

    /// The kind of the value, in the words of a message.
    package var kind: ValueKind {
        switch value {
        case .null, .removed: .null
        case .bool: .bool
        case .number: .number
        case .string, .setting: .string
        case .list: .list
        case .object: .object
        }
    }
}
