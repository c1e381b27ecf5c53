extension Timeline.Entry {
    /// The arguments without the event's own values: only their names remain, under ``broughtKey``.
    ///
    ///     launchOptions: {url: recipes://soup}     ->  <-: [url]
    ///     launchOptions: nil                       ->  <-: [nil]
    package var briefArguments: [Value.Member] {
        guard kind == .callback || kind == .notification else { return arguments }
        var brought: [Value] = []
        var others: [Value.Member] = []
        for member in arguments {
            if let names = member.namesOfContent { brought += names.map { .string($0) } } else { others.append(member) }
        }
        return (brought.isEmpty ? [] : [Value.Member(Self.broughtKey, .list(brought))]) + others
    }

    /// The key that represents all values of an event in a callback.
    package static let broughtKey = "<-"

    /// The value that it returns, unless it is the one with which UIKit continues.
    package var unusualReturn: Value? {
        guard let callback, returns == callback.usualResult else { return returns }
        return nil
    }
}

extension Value.Member {
    /// The names of what an event has put into it; nil if it has its own value.
    fileprivate var namesOfContent: [String]? {
        if key == Timeline.Entry.broughtKey, case .list(let names) = value {
            return names.compactMap { if case .string(let name) = $0 { name } else { nil } }
        }
        if Self.holders.contains(key) {
            switch value {
            case .null: return ["nil"]
            case .object(let members): return members.isEmpty ? ["{}"] : members.map(\.key)
            case .bool, .number, .string, .list: return nil
            }
        }
        if key == "session", case .object(let members) = value { return members.map { "\(key).\($0.key)" } }
        if Self.details.contains(key) { return [] }
        return Self.contents.contains(key) ? [key] : nil
    }

    /// The arguments that contain options.
    private static let holders = ["launchOptions", "connectionOptions", "userInfo"]

    /// The arguments that are an event's content, or a part of it.
    private static let contents = [
        "url", "sourceApplication", "urlContexts", "userActivityType", "userActivity", "shortcutItem", "notification",
        "response", "cloudKitShareMetadata", "appIntent", "identifier",
    ]

    /// The arguments with details of a URL.
    private static let details = ["queryItems", "options"]
}
