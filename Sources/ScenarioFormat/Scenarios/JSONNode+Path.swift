extension JSONNode {
    /// The place to mark for a part of the tree; nil if the tree has no such part.
    package func place(at path: ScenarioPath) -> Place? {
        var part = Part(node: self, mark: place.opening, place: place)
        for (index, step) in path.steps.enumerated() {
            // The content of an Info.plist may be in a file of its own.
            if index > 0, path.steps[index - 1] == .key("infoPlist"), case .string = part.node.content {
                return part.mark
            }
            guard let next = part.node.part(at: step) else { return nil }
            part = next
        }
        return path.namesEvent ? part.node.place : part.mark
    }

    /// The place of a part of the tree, or of the deepest existing part of its path; nil if no part exists.
    package func nearestPlace(_ path: ScenarioPath) -> Place? {
        var (node, place) = (self, Place?.none)
        for step in path.steps {
            guard let next = node.part(at: step) else { return place }
            (node, place) = (next.node, next.place)
        }
        return place
    }

    /// The member at the end of these keys.
    package func member(at keys: [String]) -> JSONMember? {
        guard let key = keys.first, let member = members.first(where: { $0.key.isSpelled(as: key) }) else { return nil }
        return keys.count == 1 ? member : member.value.member(at: Array(keys.dropFirst()))
    }

    /// The items of a list, also of a list in a `--set`.
    package var items: [JSONNode] {
        guard case .list(let items) = content else { return [] }
        return items
    }

    /// The value one step below.
    package func child(at step: ScenarioPath.Step) -> JSONNode? { part(at: step)?.node }

    /// A part of the tree, with the place that represents it.
    private struct Part {
        let node: JSONNode
        let mark: Place

        /// The key, or a whole item.
        let place: Place

        init(node: JSONNode, mark: Place, place: Place) { (self.node, self.mark, self.place) = (node, mark, place) }

        init(_ member: JSONMember) { self.init(node: member.value, mark: member.keyPlace, place: member.keyPlace) }
    }

    private func part(at step: ScenarioPath.Step) -> Part? {
        switch step {
        case .key(let key): member([key]).map(Part.init)
        case .method(let callback): member(of: callback).map(Part.init)
        case .service(let service): member([service.rawValue] + service.otherNames).map(Part.init)
        case .item(let index): item(index)
        }
    }

    /// The member for a method, by any of its names.
    func member(of callback: Callback) -> JSONMember? {
        member([callback.spec.name, callback.spec.selector].compactMap(\.self) + callback.otherSpellings)
    }

    private func member(_ spellings: [String]) -> JSONMember? { members.first { spellings.contains($0.key) } }

    /// An object in a list is known by its first key, which is the kind of an action.
    private func item(_ index: Int) -> Part? {
        let items = items
        guard items.indices.contains(index) else { return nil }
        let item = items[index]
        return Part(node: item, mark: item.members.first?.keyPlace ?? item.place, place: item.place)
    }

    private var members: some Collection<JSONMember> {
        let members: [JSONMember] = if case .object(let members) = content { members } else { [] }
        return members.lazy.filter { $0.value.value != .removed }
    }

    /// The node's value, with the text of a `--set` read as JSON if possible.
    private var content: Content { do { return try asJSON().value } catch { return value } }
}

extension ScenarioPath.Step {
    /// The key as in a scenario, or the number of an item.
    package var word: String {
        switch self {
        case .key(let key): key
        case .item(let index): "\(index)"
        case .method(let callback): callback.scenarioName
        case .service(let service): service.rawValue
        }
    }
}

extension ScenarioPath {
    /// The path below `app`, key by key.
    package var wordsBelowApp: [String] { steps.dropFirst().map(\.word) }

    /// Whether it leads to the name of an event, which is more specific than the key before it.
    fileprivate var namesEvent: Bool {
        steps.first == .key("events") && steps.count == 3 && steps.last == .key("event")
    }
}
