extension CodeVariant {
    /// What methods return.
    package static let results: [CodeVariant] =
        [
            launching(
                "a local function returns something else", with: [.url],
                """
                        func isFirstLaunch() -> Bool { return false }
                        window?.tag = isFirstLaunch() ? 1 : 0
                """, returns: .settled("true")),
            launching(
                "a closure in the condition of an if returns something else", with: [.url],
                """
                        if ProcessInfo.processInfo.arguments.contains(where: { argument in return false }) {
                            window?.tag = 1
                        }
                """, returns: .settled("true")),
            launching(
                "a closure behind an if in one line returns something else", with: [.url],
                """
                        if let window { window.subviews.forEach { view in guard view.isHidden else { return }; view.isHidden = false } }
                        let first = window?.subviews.first { view in return false }
                        first?.removeFromSuperview()
                """, returns: .settled("true")),
            launching(
                "an accessor of a local returns something else", with: [.url],
                """
                        var isTest: Bool { return false }
                        window?.tag = isTest ? 1 : 0
                """, returns: .settled("true")),
            launching(
                "one of two", end: "return UserDefaults.standard.bool(forKey: \"a\") ? true : false",
                "        window?.tag = 1", returns: .open),
            launching(
                "early something else", with: [.url],
                """
                        guard let window else { return false }
                        window.tag = 1
                """, returns: .open),
            launching(
                "what a call returns", end: "return true && start()", "        window?.tag = 1",
                members: "    private func start() -> Bool { window == nil }", returns: .open),
            launching(
                "the same on each way", end: "",
                """
                        switch UIDevice.current.userInterfaceIdiom {
                        case .phone:
                            return true
                        default:
                            window?.tag = 1
                            return true
                        }
                """, returns: .settled("true")),
            launching(
                "with comments", with: [.url], end: "return /* false */ true // not false", "        window?.tag = 1",
                returns: .settled("true")),
            launching(
                "on a line of its own", with: [.url], end: "return\n            true", "        window?.tag = 1",
                returns: .settled("true")),
            launching(
                "what is false for nobody", with: [.url], "        if #available(iOS 99, *) { return false }",
                returns: .settledOrOpen("true")),
        ] + launchAnswers + fetchResults

    /// What keeps a URL from the app, or doesn't, without being a constant.
    private static let launchAnswers = [
        answering("whether there are no options", "launchOptions == nil", "false", errors: ["LT014"]).finding(
            "LT014", "error"),
        answering("whether there are options", "launchOptions != nil", "true").finding("LT018", nil),
        answering("what denies that there are options", "!(nil == launchOptions)", "true").finding("LT018", nil),
        answering("whether there is no URL", "launchOptions?[.url] == nil").finding("LT018", "note"),
        answering("whether there is a URL", "launchOptions?[.url] is URL").finding("LT018", "note"),
        answering("what an SDK says", "SDK.shared.start(with: launchOptions)").finding("LT018", "note"),
        answering("what a setting says", "UserDefaults.standard.bool(forKey: \"a\")").finding("LT018", "note"),
        answering("a function that returns one thing", "start()", "true").finding("LT018", nil),
        answering("a local that is never changed", before: "let isDone = true", "isDone", "true").finding("LT018", nil),
        answering(
            "a local that is changed", before: "var isDone = true; if launchOptions == nil { isDone = false }",
            "isDone", "true"
        ).finding("LT018", nil),
        answering(
            "a local that a setting changes",
            before: "var isDone = true; if UserDefaults.standard.bool(forKey: \"a\") { isDone = false }", "isDone"
        ).finding("LT018", "note"),
        answering(
            "whether another of that name is there", before: "if let launchOptions { return launchOptions != nil }",
            "true"
        ).finding("LT018", "note"),
        answering(
            "false where the URL is handled",
            before: "if let url = launchOptions?[.url] as? URL { _ = Router.shared.open(url); return false }", "true"
        ).finding("LT018", nil),
        answering(
            "whether a URL that is handled is there",
            before: "if let url = launchOptions?[.url] as? URL { _ = Router.shared.open(url) }",
            "launchOptions?[.url] == nil"
        ).finding("LT018", nil),
        answering(
            "early where there are options, too", before: "guard launchOptions == nil else { return true }", "true",
            "true"
        ).finding("LT018", nil),
        answering(
            "false, regardless of the superclass",
            before: "_ = super.application(application, didFinishLaunchingWithOptions: launchOptions)", "false", "false"
        ).declaring("FlutterAppDelegate").finding("LT014", "warning"),
        connecting(
            "answer: whether there are no options, with scenes", with: [], storyboard: true, "        _ = scene",
            .does()
        ).adding(["AppDelegate.swift": delegateOfScenes("launchOptions == nil")]).saying(
            VariantFact("appDelegate", launchMethod, "returns", is: .settled("true"))),
    ]

    private static let launchMethod = "application(_:didFinishLaunchingWithOptions:)"

    private static func delegateOfScenes(_ answer: String) -> String {
        appDelegate("    \(UIKitMethod.didFinishLaunching) { return \(answer) }")
    }

    private static func answering(
        _ description: String, before: String = "", _ answer: String, _ value: String? = nil, errors: Set<String> = []
    ) -> CodeVariant {
        launching(
            "answer: \(description)", with: [.url], end: "return \(answer)", "        \(before)",
            members: "    private func start() -> Bool { window?.tag = 1; return true }",
            returns: value.map { .settled($0) } ?? .open, errors: errors)
    }

    private static let fetchResults = [
        fetching(
            "a local function calls the handler",
            """
                    func finish() { completionHandler(.newData) }
                    window?.tag = 1
                    finish()
            """, .settled("\"newData\"")),
        fetching(
            "the handler is called with one of two", "        completionHandler(userInfo.isEmpty ? .noData : .newData)",
            .open),
        fetching(
            "a closure's parameter has the name of the handler",
            """
                    Loader.each { completionHandler in
                        completionHandler(.failed)
                    }
                    completionHandler(.newData)
            """, .settled("\"newData\"")),
        fetching(
            "the handler is handed on",
            """
                    guard !userInfo.isEmpty else {
                        completionHandler(.noData)
                        return
                    }
                    Loader.load(completionHandler)
            """, .open),
        fetching(
            "the handler is called on two ways",
            """
                    guard !userInfo.isEmpty else { return completionHandler(.noData) }
                    Task {
                        await Loader.sync()
                        completionHandler(
                            UIBackgroundFetchResult
                                .newData
                        )
                    }
            """, .open),
        fetching(
            "the handler gets the same on two ways",
            """
                    do {
                        try Loader.check(userInfo)
                        completionHandler(.noData)
                    } catch {
                        completionHandler(.noData)
                    }
            """, .settled("\"noData\"")),
    ]

    private static func fetching(_ description: String, _ code: String, _ meaning: Meaning) -> CodeVariant {
        let method = "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
        let app = """
            import UIKit
            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                \(UIKitMethod.didReceiveRemoteNotification) {
            \(code)
                }
            }

            enum Loader {
                static func load(_ done: @escaping (UIBackgroundFetchResult) -> Void) { done(.newData) }
                static func each(_ body: ((UIBackgroundFetchResult) -> Void) -> Void) { body { _ in } }
                static func sync() async {}
                static func check(_ info: [AnyHashable: Any]) throws {}
            }
            """
        return CodeVariant(
            "fetch: \(description)", ["AppDelegate.swift": app],
            plist: VariantPlist.launchScreen + VariantPlist.mainStoryboard
                + "<key>UIBackgroundModes</key><array><string>remote-notification</string></array>",
            [VariantFact("appDelegate", method, "returns", is: meaning)])
    }
}
