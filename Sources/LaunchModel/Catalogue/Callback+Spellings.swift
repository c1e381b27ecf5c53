extension Callback {
    /// Other ways to write it in Swift: the part of the name that the catalogue leaves to the type, the form without a
    /// completion handler that an asynchronous method has, and methods that stand in its place.
    package var otherSpellings: [String] {
        switch self {
        case .appInit: ["init()"]
        // A navigation app, which draws in a window of its own, has this method instead.
        case .carPlayDidConnect: ["templateApplicationScene(_:didConnect:to:)"]
        default: asyncSpellings
        }
    }

    /// The other ways, apart from those that only a declaration has.
    package var loggedSpellings: [String] { otherSpellings.filter { !$0.hasSuffix(Self.async) } }

    private static let async = " async"

    /// `windowScene(_:performActionFor:)`; with `async` behind it also where another method has that name.
    private var asyncSpellings: [String] {
        guard let handler = Self.handlers.first(where: name.hasSuffix) else { return [] }
        let name = name.dropLast(handler.count) + ")"
        return (Self.takesPlace(of: String(name)) ? [] : [String(name)]) + [name + Self.async]
    }

    private static func takesPlace(of name: String) -> Bool { olderNames.contains(name) }

    /// Names without a handler that older methods have.
    private static let olderNames = [didReceiveRemoteNotification.spec.name]

    private static let handlers = [
        "completionHandler:)", "withCompletionHandler:)", "fetchCompletionHandler:)", "completion:)",
    ]
}
