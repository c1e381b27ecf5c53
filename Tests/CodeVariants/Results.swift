extension CodeVariant {
    /// What methods return.
    package static let results: [CodeVariant] =
        [
            launching(
                "a local function returns something else", with: [.url],
                """
                        func isFirstLaunch() -> Bool {
                            return false
                        }
                        window?.tag = isFirstLaunch() ? 1 : 0
                """, returns: .settled("true")),
            launching(
                "a closure returns something else", with: [.url],
                """
                        let hasTest = ProcessInfo.processInfo.arguments.contains { argument in
                            if argument.isEmpty { return false }
                            return argument == "-test"
                        }
                        window?.tag = hasTest ? 1 : 0
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
                        var isTest: Bool {
                            return false
                        }
                        window?.tag = isTest ? 1 : 0
                """, returns: .settled("true")),
            launching(
                "a method of a local type returns something else", with: [.url],
                """
                        struct Mode {
                            let name: String
                            func isTest() -> Bool { return false }
                        }
                        window?.tag = Mode(name: "a").isTest() ? 1 : 0
                """, returns: .settled("true")),
            launching(
                "one of two", end: "return UserDefaults.standard.bool(forKey: \"a\") ? true : false",
                """
                        window?.tag = 1
                """, returns: .open),
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
                "what is false for nobody", with: [.url],
                """
                        if #available(iOS 99, *) { return false }
                """, returns: .settledOrOpen("true")),
        ] + fetchResults

    private static let fetchResults = [
        fetching(
            "a local function calls the handler",
            """
                    func finish() { completionHandler(.newData) }
                    window?.tag = 1
                    finish()
            """, .settled("\"newData\"")),
        fetching(
            "the handler is called with one of two",
            """
                    completionHandler(userInfo.isEmpty ? .noData : .newData)
            """, .open),
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

                func application(
                    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
                    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
                ) {
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
