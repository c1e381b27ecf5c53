extension CodeVariant {
    /// What is registered too late, twice, or on a screen that no launch shows.
    package static let lateRegistrations: [CodeVariant] = [
        connecting(
            "an object of a list registers a task as the scene connects", with: [], plist: permitted,
            "for plugin in [Sync()] { plugin.start() }", more: sync, .doesOrOpen(registers)
        ).finding("LT019", "error"),
        connecting(
            "one of two objects registers a task as the scene connects", with: [], plist: permitted,
            "let plugins: [Plugin] = [Quiet(), Sync()]\n        for plugin in plugins { plugin.start() }", more: sync,
            .doesOrOpen(registers)
        ).finding("LT019", "error"),
        launching(
            "an object of a list registers a task at launch", plist: permitted,
            "for plugin in [Sync()] { plugin.start() }", more: sync, does: .does(registers)
        ).finding("LT019", nil),
        launching(
            "a task is registered by the list of the Info.plist and by its name", plist: permitted,
            imports: "import BackgroundTasks\nimport UIKit",
            "\(loop("BGTaskSchedulerPermittedIdentifiers"))\n        Sync().start()", more: sync
        ).finding("LT020", "error"),
        launching(
            "a task is registered by the list of the Info.plist", plist: permitted,
            imports: "import BackgroundTasks\nimport UIKit", loop("BGTaskSchedulerPermittedIdentifiers"),
            does: .does(registers)
        ).finding("LT020", nil),
        launching(
            "a task is registered by a list of another name and by its name", plist: permitted,
            imports: "import BackgroundTasks\nimport UIKit", "\(loop("Others"))\n        Sync().start()", more: sync
        ).finding("LT020", nil),
        screen("is made by what the user does", signIn: pushes("PhoneController()")).finding("LT021", "error"),
        screen("is the first one", root: "PhoneController()", signIn: "").finding("LT021", nil),
        screen(
            "may come from a storyboard",
            signIn: pushes("storyboard!.instantiateViewController(withIdentifier: \"PhoneController\")")
        ).finding("LT021", nil),
    ]

    private static let permitted = VariantPlist.permits("com.example.sync")
    private static let registers = VariantAction.registers("com.example.sync")

    private static func loop(_ key: String) -> String {
        """
        let tasks = Bundle.main.object(forInfoDictionaryKey: "\(key)") as? [String] ?? []
                for task in tasks { BGTaskScheduler.shared.register(forTaskWithIdentifier: task, using: nil) { _ in } }
        """
    }

    private static let sync = [
        "Sync.swift": """
        import BackgroundTasks
        protocol Plugin { func start() }

        final class Quiet: Plugin { func start() {} }

        final class Sync: Plugin {
            func start() {
                BGTaskScheduler.shared.register(forTaskWithIdentifier: "com.example.sync", using: nil) { task in
                    task.setTaskCompleted(success: true)
                }
            }
        }
        """
    ]

    private static func pushes(_ controller: String) -> String {
        "@objc func signedIn() { navigationController?.pushViewController(\(controller), animated: true) }"
    }

    private static func screen(_ description: String, root: String = "SignInController()", signIn: String)
        -> CodeVariant
    {
        connecting(
            "a push registry of a screen that \(description)", with: [], storyboard: false,
            plist: "<key>UIBackgroundModes</key><array><string>voip</string></array>",
            """
            let window = UIWindow(windowScene: scene as! UIWindowScene)
                    window.rootViewController = \(root)
                    window.makeKeyAndVisible()
                    self.window = window
            """,
            more: [
                "SignIn.swift": "import UIKit\n\nfinal class SignInController: UIViewController {\n    \(signIn)\n}\n",
                "Phone.swift": """
                import CallKit
                import PushKit
                import UIKit
                final class PhoneController: UIViewController, PKPushRegistryDelegate {
                    private let registry = PKPushRegistry(queue: .main)
                    private let provider = CXProvider(configuration: CXProviderConfiguration())

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        registry.delegate = self
                        registry.desiredPushTypes = [.voIP]
                    }

                    \(UIKitMethod.didReceivePush) {
                        provider.reportNewIncomingCall(with: UUID(), update: CXCallUpdate()) { _ in completion() }
                    }
                }
                """,
            ], .doesOrOpen(VariantAction.makesSceneWindow))
    }

    /// A link that is forwarded while the scene connects, and what listens for it.
    package static let lateListeners: [CodeVariant] = [
        forwarding(
            "to an observer that a loaded page adds", post,
            observer: "webView(_ w: WKWebView, didFinish n: WKNavigation!)"),
        forwarding("to an observer that a shown view adds", post, observer: "viewDidAppear(_ animated: Bool)"),
        forwarding("by the text of a name", postByText, observer: "viewDidAppear(_ animated: Bool)"),
        forwarding("before a property is set", "router?.open(url)", then: "router = Router.shared", members: property),
        forwarding(
            "by a helper before a property is set", "forward(url)", then: "router = Router.shared",
            members: "\(property)\n    private func forward(_ url: URL) { router?.open(url) }"),
        forwarding(
            "before a helper sets a property", "router?.open(url)", then: "make()",
            members: "\(property)\n    private func make() { router = Router.shared }"),
        forwarding(
            "before an event sets a closure", "onLink?(url)", members: "var onLink: ((URL) -> Void)?",
            more: ["Late.swift": late]),
        showing("forwards before the view controller of its observer is made", "\(postAll)\n\(shows)", isLost: true),
        showing(
            "forwards in a closure before the view controller of its observer is made", "\(postEach)\n\(shows)",
            isLost: true), forwarding("to React Native without options", react("nil"), more: linking),
        // Right.
        forwarding(
            "in a loop that sets a property", "for _ in 0..<2 { router?.open(url); router = Router.shared }",
            members: property, isLost: false),
        forwarding(
            "in a deferred block before a property is set", "defer { router?.open(url) }; router = Router.shared",
            members: property, isLost: false),
        forwarding(
            "in a local function before a property is set",
            "func forward() { router?.open(url) }; router = Router.shared; forward()", members: property, isLost: false),
        forwarding(
            "by a helper that sets a property for its next call", "forward(nil); forward(url)",
            members:
                "\(property)\n    private func forward(_ url: URL?) { if let url { router?.open(url) }; router = Router.shared }",
            isLost: false),
        forwarding(
            "to a property of a structure", "links.router?.open(url)", then: "links.router = nil",
            members: "private var links = Links(router: .shared)\n    private struct Links { var router: Router? }",
            isLost: false),
        forwarding("to an observer of a loaded view", post, observer: "viewDidLoad()", isLost: false),
        forwarding(
            "and kept", post + "\n        Pending.url = url", observer: "viewDidAppear(_ animated: Bool)", isLost: false
        ),
        forwarding(
            "later", "DispatchQueue.main.async { \(post) }", observer: "viewDidAppear(_ animated: Bool)", isLost: false),
        forwarding("to an observer that nothing adds", post, isLost: false),
        forwarding("to an observer that a wrapper may add", post, members: wrapper, isLost: false),
        forwarding(
            "to two observers", post, observer: "viewDidAppear(_ animated: Bool)",
            members:
                "override init() { super.init(); NotificationCenter.default.addObserver(forName: .opened, object: nil, queue: nil) { _ in } }",
            isLost: false),
        forwarding(
            "after a property is set", "router = Router.shared\n        router?.open(url)", members: property,
            isLost: false),
        forwarding(
            "by a helper after a property is set", "router = Router.shared\n        forward(url)",
            members: "\(property)\n    private func forward(_ url: URL) { router?.open(url) }", isLost: false),
        showing("forwards after the view controller of its observer is made", "\(shows)\n\(postAll)", isLost: false),
        forwarding("to React Native with options", react("[.url: url]"), more: linking, isLost: false),
    ]

    private static let post = "NotificationCenter.default.post(name: .opened, object: url)"
    private static let postByText =
        "NotificationCenter.default.post(name: Notification.Name(\"Opened\"), object: nil, userInfo: [\"url\": url])"
    private static let property = "private var router: Router?"
    private static let wrapper = """
        override init() { super.init(); observe(.opened) { _ in } }
            private func observe(_ name: Notification.Name, _ run: @escaping (Notification) -> Void) {
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil, using: run)
            }
        """
    private static let postAll = """
                for link in connectionOptions.urlContexts { NotificationCenter.default.post(name: .opened, object: link.url) }
        """
    private static let postEach = """
                connectionOptions.urlContexts.forEach { NotificationCenter.default.post(name: .opened, object: $0.url) }
        """
    private static let shows = """
                let window = UIWindow(windowScene: scene as! UIWindowScene)
                window.rootViewController = Shown()
                window.makeKeyAndVisible()
                self.window = window
        """

    private static func showing(_ description: String, _ code: String, isLost: Bool) -> CodeVariant {
        let shown = """
            import UIKit
            extension Notification.Name { static let opened = Notification.Name("Opened") }
            final class Shown: UIViewController {
                override func viewDidLoad() {
                    NotificationCenter.default.addObserver(forName: .opened, object: nil, queue: nil) { _ in }
                }
            }
            """
        let actions =
            isLost
            ? [VariantAction.readsURLs, VariantAction.makesSceneWindow, #"{"listen": "url", "later": true}"#]
            : [VariantAction.makesSceneWindow, VariantAction.readsURLs]
        return connecting(
            description, storyboard: false, code, more: ["Shown.swift": shown],
            .settled("[\(actions.joined(separator: ", "))]")
        ).finding("LT016", isLost ? "error" : nil)
    }

    private static let late = """
        import UIKit
        final class Late: UIViewController {
            var delegate: SceneDelegate?
            override func viewDidAppear(_ animated: Bool) { delegate?.onLink = { Router.shared.open($0) } }
        }
        """
    private static let linking = ["Linking.swift": "import React\n"]

    private static func react(_ options: String) -> String {
        """
        factory.startReactNative(withModuleName: "main", in: window, launchOptions: \(options))
                _ = RCTLinkingManager.application(UIApplication.shared, open: url, options: [:])
        """
    }

    private static func forwarding(
        _ description: String, _ code: String, observer: String? = nil, then: String = "", members: String = "",
        more: [String: String] = [:], isLost: Bool = true
    ) -> CodeVariant {
        let name = code.contains("\"Opened\"") ? "Notification.Name(\"Opened\")" : ".opened"
        let page = """
            import WebKit
            extension Notification.Name { static let opened = Notification.Name("Opened") }

            enum Pending { static var url: URL? }

            final class PageController: UIViewController, WKNavigationDelegate {
                let page = Page()
                \(observer.map { "\($0.hasPrefix("view") ? "override " : "")func \($0) { page.listen() }" } ?? "")
            }

            final class Page: NSObject {
                func listen() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(open(_:)), name: \(name), object: nil)
                }
                @objc private func open(_ notification: Notification) { Router.shared.open(notification.object as! URL) }
            }
            """
        var files = more.merging(
            observer == nil
                ? ["Names.swift": "extension Notification.Name { static let opened = Notification.Name(\"Opened\") }\n"]
                : ["Page.swift": page]
        ) { $1 }
        if observer == nil { files["Pending.swift"] = "enum Pending { static var url: URL? }\n" }
        return connecting(
            "forwards \(description)",
            "        if let url = connectionOptions.urlContexts.first?.url {\n        \(code)\n        }\n        \(then)",
            members: members, more: files,
            .does(VariantAction.readsFirstURL, isLost ? #"{"listen": "url", "later": true}"# : "").withoutEmpty
        ).finding("LT016", isLost ? "error" : nil)
    }
}

extension Meaning {
    /// The same without actions that are left out.
    fileprivate var withoutEmpty: Meaning {
        if case .settled(let words) = self { .settled(words.replacing(", ]", with: "]")) } else { self }
    }
}
