/// The text that fixes a finding, and the part of the scenario to insert it into.
package struct FindingHelp: Hashable, Sendable {
    let edit: Edit
    let content: Content
    /// The part of the scenario, and the keys below it.
    let place: FindingPlace
    let keys: [String]

    package enum Edit: Hashable, Sendable {
        /// The text becomes the value of a key.
        case write
        /// The text becomes an additional element of a list.
        case add
    }

    /// The text before a run replaces its placeholders.
    enum Content: Hashable, Sendable {
        /// JSON whose texts have placeholders in angle brackets, as in `<scheme>`.
        case value(Value)
        /// The action that handles the payload.
        case handling
    }

    static func write(_ value: Value, as keys: String..., at place: FindingPlace) -> FindingHelp {
        FindingHelp(edit: .write, content: .value(value), place: place, keys: keys)
    }

    static func add(_ value: Value, to keys: String..., of place: FindingPlace) -> FindingHelp {
        FindingHelp(edit: .add, content: .value(value), place: place, keys: keys)
    }

    var placeholders: [Placeholder] {
        switch content {
        case .handling: []
        case .value(let value): Placeholder.all.filter { value.holds("<\($0.name)>") }
        }
    }

    /// Adds the action that handles the payload to the callback that should.
    static let handling = FindingHelp(edit: .add, content: .handling, place: .carrier, keys: ["does"])
}

extension Finding {
    /// The text that fixes it in this run.
    package struct Help: Hashable, Sendable {
        package let edit: FindingHelp.Edit
        /// The key or the list to insert it into.
        package let path: ScenarioPath
        /// The text, as JSON.
        package let value: Value
    }
}

extension Value {
    /// Whether a text in the value contains this part.
    fileprivate func holds(_ part: String) -> Bool {
        switch self {
        case .string(let text): text.contains(part)
        case .list(let items): items.contains { $0.holds(part) }
        case .object(let members): members.contains { $0.value.holds(part) }
        case .null, .bool, .number: false
        }
    }

    /// The value with a text in place of each placeholder; nil if a text is empty.
    func replacingPlaceholders(with text: (Placeholder) -> String) -> Value? {
        switch self {
        case .null, .bool, .number: return self
        case .string(let template):
            guard template.utf8.contains(UInt8(ascii: "<")) else { return self }
            var filled = template
            for placeholder in Placeholder.all where template.contains("<\(placeholder.name)>") {
                let text = text(placeholder)
                if text.isEmpty { return nil }
                filled = filled.replacing("<\(placeholder.name)>", with: text)
            }
            return .string(filled)
        case .list(let items):
            let filled = items.compactMap { $0.replacingPlaceholders(with: text) }
            return filled.count == items.count ? .list(filled) : nil
        case .object(let members):
            let filled = members.compactMap { member in
                member.value.replacingPlaceholders(with: text).map { Member(member.key, $0) }
            }
            return filled.count == members.count ? .object(filled) : nil
        }
    }
}
