extension CodeVariant {
    /// What an app without scenes does with the URL that opens it.
    package static let openedURLs: [CodeVariant] = [
        opening(
            "a call inside a text that is printed uses it", #"        print("opened: \(Router.shared.open(url))")"#,
            takes),
        opening(
            "where a setting says so",
            #"        if UserDefaults.standard.bool(forKey: "on") { _ = Router.shared.open(url) }"#, .open
        ).finding("LT018", "note"),
        opening(
            "a part of it, for a helper that logs it", "        note(url.path)",
            members: "    private func note(_ path: String) { print(path) }\n", .does(), errors: ["LT010"]),
        opening(
            "a part of it, for a helper that uses it", "        handle(url.pathComponents)",
            members: """
                    private func handle(_ parts: [String]) {
                        guard parts.count == 2, let link = URL(string: parts[1]) else { return }
                        _ = Router.shared.open(link)
                    }
                """, takes),
        opening(
            "a part of it, for a helper that acts by how long it is", "        handle(url.pathComponents)",
            members: """
                    private func handle(_ parts: [String]) {
                        guard parts.count == 2 else { return }
                        Router.shared.openHome()
                    }
                """, .open
        ).finding("LT018", "note"),
        opening(
            "a value that a part of it chooses", "        show(url.host == \"settings\" ? \"settings\" : \"home\")",
            members: show, takes),
        opening(
            "a value that a helper chooses by it", "        show(page(for: url))",
            members: show + """
                    private func page(for url: URL) -> String {
                        switch url.host {
                        case "settings": "settings"
                        default: "home"
                        }
                    }

                """, takes),
        opening(
            "the result of an if",
            "        let page = if url.host == \"settings\" { \"settings\" } else { \"home\" }\n        show(page)",
            members: show, takes), opening("its text", "        show(url.description)", members: show, takes),
        opening(
            "in a case for what is ready",
            """
                    switch stage {
                    case .ready: _ = Router.shared.open(url)
                    case .waiting: break
                    }
            """, members: "    private enum Stage { case ready, waiting }\n    private var stage = Stage.waiting\n",
            .open
        ).finding("LT018", "note"),
        opening(
            "behind a guard that asks for a property",
            """
                    guard isReady else { return false }
                    let link = url
                    _ = Router.shared.open(link)
            """, members: "    private var isReady = false\n", .open
        ).finding("LT018", "note"),
        opening(
            "behind an early return, by a helper",
            """
                    if !isReady() { return false }
                    handle(url)
            """,
            members: """
                    private func isReady() -> Bool { window != nil }
                    private func handle(_ link: URL) { _ = Router.shared.open(link) }
                """, .open
        ).finding("LT018", "note"),
        opening(
            "now or later", "        if isReady { _ = Router.shared.open(url) } else { pending = url }",
            members: "    private var isReady = false\n    private var pending: URL?\n", takes
        ).finding("LT018", nil),
        opening(
            "later, unless a property says now",
            """
                    guard isReady else {
                        Router.shared.pending = url
                        return true
                    }
                    _ = Router.shared.open(url)
            """, members: "    private var isReady = false\n", takes
        ).finding("LT018", nil),
        opening(
            "where it is one of the app's own",
            """
                    let isOwn = url.host == "recipes"
                    if isOwn { _ = Router.shared.open(url) }
            """, takes
        ).finding("LT018", nil),
        opening(
            "where a window is there, and a router",
            "        if let window, let root = window.rootViewController { (root as? Home)?.open(url) }", takes
        ).finding("LT018", nil),
        opening(
            "in any case, and otherwise on a setting",
            """
                    if UserDefaults.standard.bool(forKey: "log") { Router.shared.note(url) }
                    _ = Router.shared.open(url)
            """, takes
        ).finding("LT018", nil),
        opening(
            "only logged",
            """
                    logger.notice(
                        "opened \\(url.absoluteString, privacy: .public)"
                    )
                    print("by", options[.sourceApplication] as? String ?? "nobody", "at", url)
                    NSLog("%@", url.absoluteString)
            """, .does(), errors: ["LT010"]),
        opening(
            "only named in a comment and a text",
            """
                    // Router.shared.open(url)
                    window?.accessibilityLabel = "url"
            """, .does(), errors: ["LT010"]),
        opening(
            "a closure captures it",
            """
                    let show = { [weak window] in
                        window?.tag = 1
                        Router.shared.open(url)
                    }
                    DispatchQueue.main.async(execute: { _ = show() })
            """, takes),
        opening(
            "a switch over its host",
            """
                    switch url.host {
                    case "soup": window?.rootViewController = UIViewController()
                    default: return false
                    }
            """, takes),
        opening(
            "a ternary",
            """
                    let opened = window == nil ? false : Router.shared.open(url)
                    window?.tag = opened ? 1 : 0
            """, takes),
        opening(
            "a disjunction",
            "        if Router.shared.resumes(url: nil) || Router.shared.open(url) { window?.tag = 1 }",
            more: ["Router+More.swift": resumes], takes),
        opening(
            "an error", "        do { try Router.shared.load(Data(contentsOf: url)) } catch { return false }",
            more: ["Router+More.swift": resumes], takes),
        opening(
            "one of several handlers",
            "        for handle in [Router.shared.open, Router.shared.visit] where handle(url) { return true }",
            more: ["Router+More.swift": resumes], takes),
        opening(
            "the first handler that can", "        window?.tag = 1",
            end: "return [Router.shared].first { router in router.resumes(url: url) }?.open(url) ?? false",
            more: ["Router+More.swift": resumes], takes),
        opening(
            "behind an await",
            """
                    Task { [url] in
                        try await Task.sleep(nanoseconds: 1_000_000)
                        Router.shared.open(url)
                    }
            """, takes),
        opening(
            "at the end",
            """
                    defer { Router.shared.open(url) }
                    guard window != nil else { return false }
            """, takes),
        opening(
            "a static function", "        window?.tag = 1", end: "return Self.show(url)",
            members: "    private static func show(_ link: URL) -> Bool { Router.shared.open(link) }", takes),
        opening(
            "a static function that only logs it", "        Self.note(url)",
            members: "    private static func note(_ link: URL) { print(\"opened\", link) }", .does(), errors: ["LT010"]
        ),
        // What was only decoded, checked or returned to nothing counted as handled.
        opening(
            "only its scheme is checked", "        guard url.scheme == \"recipes\" else { return false }", .does(),
            errors: ["LT010"]),
        opening(
            "its parts, which are only logged",
            """
                    let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
                    print("opened", parts?.host ?? "nothing")
            """, .does(), errors: ["LT010"]),
        opening(
            "a part that a helper returns, which is dropped",
            """
                    guard let id = Self.id(in: url) else { return false }
                    _ = id
            """,
            members: """
                    private static func id(in link: URL) -> Int? {
                        guard let text = link.pathComponents.last, let id = Int(text) else { return nil }
                        return id
                    }
                """, .does(), errors: ["LT010"]),
        opening(
            "a part that a helper returns, which is used", "        Router.shared.show(name(of: url))",
            members: "    private func name(of link: URL) -> String { link.lastPathComponent }",
            more: ["Router+More.swift": resumes], takes),
        opening(
            "a part that a helper returns, on which the code acts",
            "        if isHome(url) { Router.shared.openHome() }",
            members: "    private func isHome(_ link: URL) -> Bool { link.host == \"home\" }", takes),
        opening(
            "a closure that opens a part of it, whose result is dropped",
            "        let done = url.pathComponents.map { Router.shared.openHome(); return $0 }\n        print(\"opened\", done)",
            takes),
        opening(
            "dropped",
            """
                    _ = url
                    window?.tag = 1
            """, .does(), errors: ["LT010"]),
        opening(
            "a member of another thing has its name", "        Router.shared.show(self.home.url.path)",
            members: "    private let home = (url: URL(string: \"recipes://home\")!, title: \"Home\")",
            more: ["Router+More.swift": resumes], .does(), errors: ["LT010"]),
        opening(
            "a label and a key have its name",
            """
                    Router.shared.show(["url": "home"]["url"])
                    _ = Router.shared.resumes(url: nil)
            """, more: ["Router+More.swift": resumes], .does(), errors: ["LT010"]),
    ]

    private static let takes = Meaning.does(VariantAction.takes("url"))

    static func opening(
        _ description: String, _ code: String, end: String = "return true", members: String = "",
        more: [String: String] = [:], _ meaning: Meaning, errors: Set<String> = []
    ) -> CodeVariant {
        let app = """
            import UIKit
            import os
            private let logger = Logger(subsystem: "com.example.recipes", category: "links")

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                \(UIKitMethod.openURL) {
            \(code)
                    \(end)
                }

            \(members)
            }
            """
        return CodeVariant(
            "URL: \(description)", ["AppDelegate.swift": app, "Router.swift": router].merging(more) { $1 },
            plist: VariantPlist.launchScreen + VariantPlist.mainStoryboard + VariantPlist.declares([.url]),
            [VariantFact("appDelegate", "application(_:open:options:)", "does", is: meaning)], errors: errors)
    }

    private static let resumes = """
        import Foundation
        extension Router {
            func resumes(url: URL?) -> Bool { url != nil }
            func visit(_ url: URL) -> Bool { open(url) }
            func show(_ text: String?) { UserDefaults.standard.set(text, forKey: "shown") }
            func load(_ data: Data) throws { UserDefaults.standard.set(data, forKey: "loaded") }
        }
        """

    private static let show =
        "    private func show(_ page: String) { UserDefaults.standard.set(page, forKey: \"page\") }\n"
}
