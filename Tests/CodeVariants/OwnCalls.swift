extension CodeVariant {
    /// Methods of the app delegate that UIKit leaves alone in an app with scenes, and who calls them.
    package static let ownCalls: [CodeVariant] = [
        forwarding(
            "the shorthand of a closure",
            """
                    guard let url = links.first else { return }
                    _ = (UIApplication.shared.delegate as? AppDelegate).map {
                        $0.application(UIApplication.shared, open: url, options: [:])
                    }
            """),
        forwarding(
            "a chain on many lines",
            """
                    for link in links {
                        _ = UIApplication
                            .shared
                            .delegate?
                            .application?(
                                UIApplication.shared, // the app
                                open: link,
                                options: [:]
                            )
                    }
            """),
        forwarding(
            "a local function",
            """
                    func open(_ url: URL) {
                        let delegate = UIApplication.shared.delegate as! AppDelegate
                        _ = delegate.application(.shared, open: url)
                    }
                    links.forEach(open)
            """),
        forwarding(
            "a static property of the delegate",
            "        for link in links { _ = AppDelegate.shared.application(.shared, open: link) }"),
        forwarding(
            "the method as a value",
            """
                    guard let delegate = UIApplication.shared.delegate as? AppDelegate else { return }
                    let open = delegate.application(_:open:options:)
                    for link in links { _ = open(.shared, link, [:]) }
            """),
        observing(
            "a selector of the class",
            """
                    NotificationCenter.default.addObserver(
                        self,
                        selector: #selector(AppDelegate.applicationDidBecomeActive(_:)),
                        name: UIApplication.didBecomeActiveNotification, object: nil)
            """),
        observing(
            "a selector without arguments",
            """
                    let center = NotificationCenter.default
                    center.addObserver(
                        self, selector: #selector(applicationDidBecomeActive),
                        name: UIApplication.didBecomeActiveNotification, object: nil)
            """),
        observing(
            "a block",
            """
                    NotificationCenter.default.addObserver(
                        forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
                    ) { [weak self] _ in
                        MainActor.assumeIsolated { self?.applicationDidBecomeActive(application) }
                    }
            """), observing("at launch by its bare name", "        defer { applicationDidBecomeActive(application) }"),
        uncalled(
            "another object has a method of that name",
            """
                    let player = Player()
                    player.applicationDidBecomeActive(application)
            """),
        uncalled(
            "a text and a comment name it",
            """
                    // applicationDidBecomeActive(application)
                    print("applicationDidBecomeActive(application)")
            """),
        uncalled(
            "a local function has its name",
            """
                    func applicationDidBecomeActive(_ application: UIApplication) { print(application) }
                    applicationDidBecomeActive(application)
            """),
    ]

    private static func forwarding(_ description: String, _ code: String) -> CodeVariant {
        let app = appDelegate(
            """
                static var shared: AppDelegate { UIApplication.shared.delegate as! AppDelegate }

                \(UIKitMethod.openURL) { return Router.shared.open(url) }
            """)
        let home = """
            import UIKit
            final class HomeViewController: UIViewController {
                func openAll(_ links: [URL]) {
            \(code)
                }
            }
            """
        return CodeVariant(
            "own call: \(description)",
            [
                "AppDelegate.swift": app, "SceneDelegate.swift": onlyWindow, "Router.swift": router,
                "HomeViewController.swift": home,
            ], plist: VariantPlist.launchScreen + VariantPlist.scenes(),
            [VariantFact("appDelegate", "application(_:open:options:)", is: .open)])
    }

    private static let becomesActive = """
            func applicationDidBecomeActive(_ application: UIApplication) {
                Router.shared.open(URL(string: "recipes://home")!)
            }
        """

    private static func observing(_ description: String, _ code: String) -> CodeVariant {
        launchingWithScenes(
            "own call: \(description)", code, members: "    @objc\n\(becomesActive)", .settledOrOpen("[]")
        ).with(VariantFact("appDelegate", "applicationDidBecomeActive(_:)", is: .open))
    }

    private static func uncalled(_ description: String, _ code: String) -> CodeVariant {
        let player = """
            import UIKit
            final class Player {
                func applicationDidBecomeActive(_ application: UIApplication) { print(application) }
            }
            """
        return launchingWithScenes(
            "no own call: \(description)", code, members: becomesActive, more: ["Player.swift": player],
            .settledOrOpen("[]"), errors: ["LT013"]
        ).with(VariantFact("appDelegate", "applicationDidBecomeActive(_:)", is: .settled("{}")))
    }

    /// The same app with one fact more.
    func with(_ fact: VariantFact) -> CodeVariant {
        CodeVariant(description, files, plist: infoPlist, facts + [fact], errors: errors)
    }
}
