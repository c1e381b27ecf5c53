extension CodeVariant {
    /// What is read of the launch options of an app without scenes.
    package static let launchOptions: [CodeVariant] = [
        launching(
            "a closure that is called at once reads a key", with: [.url],
            """
                    let url: URL? = {
                        guard let options = launchOptions else { return nil }
                        return options[.url] as? URL
                    }()
                    Start.shared.url = url
            """, does: .does(reads("url"))),
        launching(
            "two conditions of one if", with: [.shortcut],
            """
                    if let options = launchOptions,
                        let item = options[UIApplication.LaunchOptionsKey.shortcutItem] as? UIApplicationShortcutItem
                    {
                        Router.shared.perform(item)
                        return false
                    }
            """, does: .does(reads("shortcutItem"))),
        launching(
            "a ternary between keys",
            "        Start.shared.url = Start.shared.isTest ? nil : launchOptions?[.url] as? URL",
            does: .does(reads("url"))),
        launching(
            "a closure of what may be there", "        Start.shared.url = launchOptions.flatMap { $0[.url] as? URL }",
            does: .doesOrOpen(reads("url"))),
        launching(
            "a closure of what may be there names it",
            "        Start.shared.url = launchOptions.flatMap { options in options[.url] as? URL }",
            does: .doesOrOpen(reads("url"))),
        launching(
            "all keys in a loop",
            "        for (key, value) in launchOptions ?? [:] { Start.shared.started[key.rawValue] = value }",
            does: .open),
        launching(
            "a key that a constant holds",
            """
                    let key: UIApplication.LaunchOptionsKey = .url
                    Start.shared.url = launchOptions?[key] as? URL
            """, does: .doesOrOpen(reads("url"))),
        launching(
            "a static function of the class gets them", "        Self.note(launchOptions)",
            members: """
                    private static func note(_ options: [UIApplication.LaunchOptionsKey: Any]?) {
                        Start.shared.url = options?[.url] as? URL
                    }
                """, does: .does(reads("url"))),
        launching(
            "a local function gets them under another name",
            """
                    func note(_ options: [UIApplication.LaunchOptionsKey: Any]) {
                        Start.shared.place = options[.location] as? NSNumber
                    }
                    note(launchOptions ?? [:])
            """, does: .does(reads("location"))),
        launching(
            "a call inside a text that is printed gets them", #"        print("started by \(cause(launchOptions))")"#,
            members: """
                    private func cause(_ options: [UIApplication.LaunchOptionsKey: Any]?) -> String {
                        guard let url = options?[.url] as? URL else { return "the icon" }
                        Router.shared.open(url)
                        return "a link"
                    }
                """, does: .does(reads("url"))),
        launching(
            "whether there are any is asked and logged",
            """
                    let isCold = launchOptions?.isEmpty ?? true
                    NSLog("started %@ with %d options", isCold ? "by the person" : "by the system", launchOptions?.count ?? 0)
            """, does: .does()),
        launching(
            "a notification carries them",
            "        NotificationCenter.default.post(name: Start.didStart, object: self, userInfo: launchOptions)",
            does: .open),
        launching(
            "a guard leaves without options", with: [.url],
            """
                    guard let launchOptions, !launchOptions.isEmpty else { return true }
                    Start.shared.place = launchOptions[.location] as? NSNumber
            """, does: .does(reads("location")), returns: .settled("true")),
        launching("a setter keeps them", "        Start.shared.options = launchOptions", does: .open),
        launching(
            "a switch over a key", with: [.shortcut],
            """
                    switch launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
                    case let item?: Router.shared.perform(item)
                    case nil: break
                    }
            """, does: .does(reads("shortcutItem"))),
    ].map { $0.adding(["Start.swift": start]) }

    private static func reads(_ key: String) -> String { VariantAction.reads("launchOptions.\(key)") }

    private static let start = """
        import UIKit
        final class Start {
            static let shared = Start()
            static let didStart = Notification.Name("started")
            var url: URL?
            var place: NSNumber?
            var isTest = false
            var started: [String: Any] = [:]
            var profiles: [[String: Any]] = []
            var options: [UIApplication.LaunchOptionsKey: Any]?

            func apply(_ profile: [String: Any]) { started.merge(profile) { $1 } }
        }
        """

    /// What a scene is connected for, handed to a function as it is read.
    package static let handedOptions: [CodeVariant] = [
        connecting(
            "handed: the set, to a function that only prints it", "        note(connectionOptions.urlContexts)",
            members: "    private func note(_ contexts: Set<UIOpenURLContext>) { print(\"opened\", contexts) }\n",
            .does(), errors: ["LT011"]),
        connecting(
            "handed: the set, to a function that opens each", "        open(connectionOptions.urlContexts)",
            members: """
                    private func open(_ contexts: Set<UIOpenURLContext>) {
                        for context in contexts { Router.shared.open(context.url) }
                    }
                """, .does(VariantAction.readsURLs)),
        connecting(
            "handed: the URL of the first, to another type that only logs it",
            "        Notes.shared.note(connectionOptions.urlContexts.first?.url)", more: ["Notes.swift": notes],
            .does(), errors: ["LT011"]),
        connecting(
            "handed: the URL of the first, to another type that opens it",
            "        Router.shared.open(connectionOptions.urlContexts.first!.url)", .does(VariantAction.readsFirstURL)),
        connecting(
            "handed: a quick action, to a function that only prints it", with: [.shortcut],
            "        note(connectionOptions.shortcutItem)",
            members: "    private func note(_ item: UIApplicationShortcutItem?) { print(item?.type ?? \"none\") }\n",
            .does(), errors: ["LT011"]),
        connecting(
            "handed: what is made of a part of it, to a function that asks of what kind it is",
            """
                    guard let url = connectionOptions.urlContexts.first?.url, isOwn(url.scheme) else { return }
                    Router.shared.open(url)
            """, members: "    private func isOwn(_ scheme: String?) -> Bool { scheme == \"recipes\" }\n",
            .does(VariantAction.readsFirstURL)),
        connecting(
            "handed: the scheme of it, where another function is called for that",
            "        if isOwn(connectionOptions.urlContexts.first?.url.scheme) { Router.shared.open(Router.home) }",
            members: "    private func isOwn(_ scheme: String?) -> Bool { scheme == \"recipes\" }\n",
            more: [
                "Home.swift":
                    "import Foundation\n\nextension Router { static let home = URL(fileURLWithPath: \"/\") }\n"
            ], .does(VariantAction.readsFirstURL)),
    ]

    private static let notes = """
        import Foundation
        final class Notes {
            static let shared = Notes()

            func note(_ url: URL?) { print("opened", url ?? "nothing") }
        }
        """
}
