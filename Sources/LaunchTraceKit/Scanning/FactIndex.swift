/// What is known of each part of an app, by its path in the spelling of the tool.
struct FactIndex: Sendable {
    private var facts: [[String]: ScannedFact] = [:]
    private var order: [[String]] = []

    init(_ facts: [ScannedFact]) {
        order = facts.map { $0.path.map(CanonicalKey.name) }
        for (path, fact) in zip(order, facts) { self.facts[path] = fact }
    }

    /// Whether the project says it: the fact itself, else the one above it, else any of those below.
    func isRead(_ path: [String]) -> Bool {
        if let fact = nearest(path, where: { _ in true }) { return fact.how == .read }
        let inside = inside(path)
        return inside.isEmpty || inside.contains { $0.how == .read }
    }

    /// Where it is said, or what it is a part of, or the first of its parts.
    func place(_ path: [String]) -> Place? {
        nearest(path, where: { $0.place != nil })?.place ?? inside(path).lazy.compactMap(\.place).first
    }

    private func inside(_ path: [String]) -> [ScannedFact] {
        order.filter { $0.starts(with: path) }.compactMap { facts[$0] }
    }

    private func nearest(_ path: [String], where isMeant: (ScannedFact) -> Bool) -> ScannedFact? {
        for count in (1...max(path.count, 1)).reversed() {
            if let fact = facts[Array(path.prefix(count))], isMeant(fact) { return fact }
        }
        return nil
    }
}

/// The keys of an app in the spelling of the tool.
enum CanonicalKey {
    /// Swift's name of a method that is written as a selector or in another way, the protocol of a service, or the key.
    static func name(_ key: String) -> String { names[key] ?? key }

    private static let names: [String: String] = {
        var names: [String: String] = [:]
        for callback in Callback.allCases {
            for other in callback.otherSpellings + [callback.spec.selector, callback.name].compactMap(\.self) {
                names[other] = callback.scenarioName
            }
        }
        for service in ServiceProtocol.allCases {
            for other in service.otherNames { names[other] = service.rawValue }
        }
        // The name of a method is that method, whatever else may be written so.
        for callback in Callback.allCases { names[callback.name] = callback.scenarioName }
        return names
    }()
}

extension JSONNode {
    /// The key, or the item of a list, that a path in the spelling of the tool leads to, or as near to it as there is any.
    func nearestPlace(_ path: [String]) -> Place? {
        var (node, place) = (self, Place?.none)
        for key in path {
            switch node.value {
            case .object(let members):
                guard let member = members.first(where: { CanonicalKey.name($0.key) == key }) else { return place }
                (node, place) = (member.value, member.keyPlace)
            case .list(let items):
                guard let index = Int(key), items.indices.contains(index) else { return place }
                (node, place) = (items[index], items[index].place)
            case .null, .bool, .number, .string, .setting, .removed: return place
            }
        }
        return place
    }
}
