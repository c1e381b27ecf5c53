extension Callback {
    /// Its key in a scenario, below the receiver.
    package var scenarioName: String { Self.shortNames[self] ?? name }

    /// Other spellings in Swift: without the type, or without the completion handler, as in an asynchronous method.
    package var otherSpellings: [String] { [Self.shortNames[self]].compactMap(\.self) + asyncSpellings }

    /// The other spellings, without those that only a declaration has.
    package var loggedSpellings: [String] { otherSpellings.filter { !$0.hasSuffix(Self.async) } }

    /// The other callback that an app may have written under this name, without the completion handler.
    package var asynchronousNamesake: Callback? {
        guard Self.olderNames.contains(name) else { return nil }
        return Self.allCases.first { $0.asyncSpellings.contains(name + Self.async) }
    }

    /// Names that the catalog spells with the type.
    private static let shortNames: [Callback: String] = [.appInit: "init()"]

    private static let async = " async"

    /// `windowScene(_:performActionFor:)`; followed by `async` also if an older method has that name.
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
