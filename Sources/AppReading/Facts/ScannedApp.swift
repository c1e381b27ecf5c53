/// The app that a project is, fact by fact.
package struct ScannedApp: Sendable {
    /// In the order in which a scenario has its keys.
    package let facts: [ScannedFact]
    /// The hosts whose web links open it.
    package let linkHosts: [String]?
    /// What the project names and wasn't read.
    package let unread: [UnreadPart]
    /// What may be other than the facts say.
    package let open: OpenParts
    /// What couldn't be followed in its files.
    package let sourceProblems: [SourceProblem]

    package init(
        facts: [ScannedFact], linkHosts: [String]? = nil, unread: [UnreadPart] = [], open: OpenParts = .none,
        sourceProblems: [SourceProblem] = []
    ) {
        self.facts = facts
        self.linkHosts = linkHosts
        self.unread = unread
        self.open = open
        self.sourceProblems = sourceProblems
    }

    /// Why parts weren't read that should have been: each once, and of many that aren't there the first.
    package var projectProblems: [ProjectProblem] {
        let problems = unread.filter { $0.absence == nil }.map(\.problem).unique()
        let absent = unread.filter { $0.absence == nil }.compactMap(\.absentPath).unique()
        guard absent.count > Self.mostAbsent else { return problems }
        let others = problems.filter { if case .absent = $0 { false } else { true } }
        return [.severalAbsent(absent)] + others
    }

    /// How many files that aren't there are told one by one.
    private static let mostAbsent = 3

    /// The `app` object, whose parts stand where the project says them; what stands nowhere stands at a place of its own.
    package func node(at place: Place) -> JSONNode {
        var root = JSONNode(JSONNode.Content.object([]), at: place)
        for fact in facts {
            guard let value = fact.value else { continue }
            root.insert(JSONNode(value, at: fact.place ?? place), at: fact.path[...])
        }
        return root
    }
}

extension JSONNode {
    /// What it says, without places; a number or a name is as its author wrote it.
    package var plainValue: Value {
        switch value {
        case .null, .removed: .null
        case .bool(let flag): .bool(flag)
        case .number(let text): .number(text)
        case .string(let text), .setting(let text): .string(text)
        case .list(let items): .list(items.map(\.plainValue))
        case .object(let members): .object(members.map { Value.Member($0.key, $0.value.plainValue) })
        }
    }

    /// A value all of whose parts stand at one place.
    init(_ value: Value, at place: Place) {
        let content: Content =
            switch value {
            case .null: .null
            case .bool(let flag): .bool(flag)
            case .number(let text): .number(text)
            case .string(let text): .string(text)
            case .list(let items): .list(items.map { JSONNode($0, at: place) })
            case .object(let members):
                .object(members.map { JSONMember($0.key, at: place, JSONNode($0.value, at: place)) })
            }
        self.init(content, at: place)
    }

    /// Puts a node below this one; objects on the way are made where they are missing.
    fileprivate mutating func insert(_ node: JSONNode, at path: ArraySlice<String>) {
        guard let key = path.first else {
            self = node
            return
        }
        switch value {
        case .list(var items):
            // Held once, so that it grows where it is.
            value = .null
            items.append(node)
            value = .list(items)
        case .object(var members):
            value = .null
            let index =
                members.firstIndex { $0.key == key }
                ?? {
                    members.append(
                        JSONMember(key, at: node.place, JSONNode(JSONNode.Content.object([]), at: node.place)))
                    return members.endIndex - 1
                }()
            members[index].value.insert(node, at: path.dropFirst())
            value = .object(members)
        case .null, .bool, .number, .string, .setting, .removed: break
        }
    }
}
