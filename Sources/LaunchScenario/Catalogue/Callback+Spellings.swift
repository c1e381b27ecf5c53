extension Callback {
    /// The name that a scenario describes it by, below the receiver.
    package var scenarioName: String { Self.shortNames[self] ?? name }

    /// Other ways to write it in Swift: without the type, or without the completion handler, as an asynchronous method is
    /// written.
    package var otherSpellings: [String] {
        [Self.shortNames[self]].compactMap(\.self) + asyncSpellings
    }

    /// The other ways, apart from those that only a declaration has.
    package var loggedSpellings: [String] { otherSpellings.filter { !$0.hasSuffix(Self.async) } }

    /// The other callback that an app may have written under this name, without the completion handler.
    package var asynchronousNamesake: Callback? {
        guard Self.olderNames.contains(name) else { return nil }
        return Self.allCases.first { $0.asyncSpellings.contains(name + Self.async) }
    }

    /// Names of which the catalogue says the type as well.
    private static let shortNames: [Callback: String] = [.appInit: "init()"]

    private static let async = " async"

    /// `windowScene(_:performActionFor:)`; with `async` behind it also where an older method has that name.
    private var asyncSpellings: [String] {
        guard let handler = Self.handlers.first(where: name.hasSuffix) else { return [] }
        let short = name.dropLast(handler.count) + ")"
        return (Self.olderNames.contains(String(short)) ? [] : [String(short)]) + [short + Self.async]
    }

    /// Names without a handler that older methods have.
    private static let olderNames = [didReceiveRemoteNotification.name]

    private static let handlers = [
        "completionHandler:)", "withCompletionHandler:)", "fetchCompletionHandler:)", "completion:)",
    ]
}
