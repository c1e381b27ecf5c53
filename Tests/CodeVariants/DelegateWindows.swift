extension CodeVariant {
    /// The app delegate is asked for its window in an app with scenes, which give it none.
    package static let delegateWindows: [CodeVariant] =
        missedWindows + objectiveCMissedWindows
        + (givenWindows + lookedForWindows + objectiveCGivenWindows).map { $0.finding("LT005", nil) }

    /// Nothing gives the delegate one, and the code needs it.
    private static let missedWindows: [CodeVariant] = [
        missing(
            "unwrapped through the application",
            "UIApplication.shared.delegate!.window!!.rootViewController!.present(UIViewController(), animated: true)"),
        missing(
            "as far as there is one",
            "UIApplication.shared.delegate?.window??.rootViewController?.present(UIViewController(), animated: true)"),
        missing("a part of it is set", "UIApplication.shared.delegate?.window??.tintColor = .red"),
        missing(
            "of the delegate's class",
            "(UIApplication.shared.delegate as! AppDelegate).window!.overrideUserInterfaceStyle = .dark"),
        missing(
            "the window has a name",
            """
            let main = UIApplication.shared.delegate?.window ?? nil
                    main?.rootViewController?.dismiss(animated: true)
            """),
        missing(
            "a guard returns without it",
            """
            guard let delegate = UIApplication.shared.delegate as? AppDelegate, let main = delegate.window else { return }
                    main.rootViewController?.dismiss(animated: true)
            """),
        missing(
            "a guard ends the app without it",
            """
            guard let main = (UIApplication.shared.delegate as? AppDelegate)?.window else {
                        fatalError("no window")
                    }
                    main.rootViewController?.dismiss(animated: true)
            """),
        missing(
            "of a shared delegate", "AppDelegate.shared.window?.rootViewController = UIViewController()", app: shared),
        missing("of a property that is taken to be there", "AppDelegate.shared.window.layoutIfNeeded()", app: sure),
        missing(
            "in a helper", "close()", more: ["Helpers.swift": "import UIKit\n\nfunc close() {\n    \(closing)\n}\n"]),
        missing("in an object's method", "Navigator.shared.close()", more: ["Navigator.swift": navigator]),
        missing("on a condition", "if UserDefaults.standard.bool(forKey: \"locked\") { \(closing) }"),
        missing("the app delegate only forgets its own", closing, app: "\(stored)\n    func forget() { window = nil }"),
        missing("the delegate has no such property", closing, app: ""),
        missing(
            "another class has one of that name", closing,
            more: [
                "Pane.swift":
                    "import UIKit\n\nclass Pane {\n    var window: UIWindow?\n    init(_ w: UIWindow) { window = w }\n}\n"
            ]),
    ]

    private static let stored = "var window: UIWindow?"
    static let closing = "UIApplication.shared.delegate?.window??.rootViewController?.dismiss(animated: true)"
    private static let shared = """
        static var shared: AppDelegate { UIApplication.shared.delegate as! AppDelegate }
            var window: UIWindow?
        """
    private static let sure = """
        static var shared: AppDelegate { UIApplication.shared.delegate as! AppDelegate }
            var window: UIWindow!
        """
    private static let navigator = """
        import UIKit
        final class Navigator {
            static let shared = Navigator()
            private let appDelegate = UIApplication.shared.delegate as! AppDelegate

            func close() { appDelegate.window!.rootViewController!.dismiss(animated: true) }
        }
        """

    // MARK: - Right

    /// Something may give the delegate a window.
    private static let givenWindows: [CodeVariant] = [
        given("the delegate computes it", app: "var window: UIWindow? { UIApplication.shared.windows.first }"),
        given(
            "the delegate computes it in a getter",
            app: "var window: UIWindow? { get { find() } set { keep(newValue) } }"),
        given("it begins with one", app: "var window: UIWindow? = UIWindow()"),
        given("it is made when it is first asked for", app: "lazy var window: UIWindow? = UIWindow()"),
        given("a wrapper has it", app: "@Injected var window: UIWindow?"),
        given("the delegate makes one", app: "\(stored)\n    func show() { window = UIWindow() }"),
        given("the delegate keeps one", app: "\(stored)\n    func keep(_ other: UIWindow) { self.window = other }"),
        given(
            "one of two that are set", app: "\(stored)\n    func keep(_ all: (UIWindow, Int)) { (window, count) = all }"
        ), given("a function fills it", app: "\(stored)\n    func keep() { fill(&window) }"),
        given("a key path", app: "\(stored)\n    func keep(_ w: UIWindow) { self[keyPath: \\AppDelegate.window] = w }"),
        given("by its key", app: "\(stored)\n    func keep(_ w: UIWindow) { setValue(w, forKey: \"window\") }"),
        given("a superclass has it", app: stored, superclass: "SomeAppDelegate"),
        given(
            "a superclass of the app makes it", app: "", superclass: "BaseDelegate",
            more: [
                "Base.swift":
                    "class BaseDelegate: UIResponder {\n    var window: UIWindow?\n    func make() { window = UIWindow() }\n}\n"
            ]),
        given(
            "an extension makes it", app: stored,
            more: ["More.swift": "extension AppDelegate {\n    func make() { window = UIWindow() }\n}\n"]),
        given(
            "an extension of a protocol makes it", app: stored, superclass: "UIResponder, Showing",
            more: ["Showing.swift": "extension Showing {\n    func make() { self.window = UIWindow() }\n}\n"]),
        given(
            "a protocol of the app's has it", app: "", superclass: "UIResponder, Owning",
            more: ["Owning.swift": "protocol Owning {}\nextension Owning {\n    var window: UIWindow? { nil }\n}\n"]),
        given(
            "the scene's delegate hands it over", app: stored,
            more: handing("(UIApplication.shared.delegate as? AppDelegate)?.window = w")),
        given("it gets it by a name", app: stored, more: handing("let app = AppDelegate.current\n    app?.window = w")),
        given(
            "it gets it through the application", app: stored,
            more: handing("UIApplication.shared.delegate?.window = w")),
        given(
            "a parameter gets it", app: stored,
            more: ["Hand.swift": "func hand(_ w: UIWindow, to delegate: AppDelegate) { delegate.window = w }\n"]),
        given("a part isn't understood", app: stored, more: ["Odd.swift": "func odd() { window = ) ( }\n"]),
    ]

    /// The code knows what to do without one.
    private static let lookedForWindows: [CodeVariant] = [
        looking(
            "another stands in",
            "(UIApplication.shared.delegate?.window ?? window)?.rootViewController?.dismiss(animated: true)"),
        looking(
            "only if there is one", "if let main = UIApplication.shared.delegate?.window { main?.tintColor = .red }"),
        looking(
            "something else is done without one",
            """
            if let main = UIApplication.shared.delegate?.window, let root = main?.rootViewController {
                        root.dismiss(animated: true)
                    } else {
                        window?.rootViewController?.dismiss(animated: true)
                    }
            """),
        looking(
            "the scenes' windows are asked, too",
            """
            UIApplication.shared.delegate?.window??.tintColor = .red
                    for scene in UIApplication.shared.connectedScenes { paint(scene) }
            """),
        looking(
            "only where the scene has none",
            "if window == nil { UIApplication.shared.delegate?.window??.tintColor = .red }"),
        looking(
            "only in an older system",
            "if #available(iOS 13, *) { } else { UIApplication.shared.delegate!.window!!.tintColor = .red }"),
        looking("it is compared", "if UIApplication.shared.delegate?.window == nil { start() }"),
        looking("it is handed on", "show(on: UIApplication.shared.delegate?.window)"),
        looking("it is printed", "print(UIApplication.shared.delegate?.window as Any)"),
        looking("it is shown", "UIApplication.shared.delegate?.window??.makeKeyAndVisible()"),
        looking(
            "a helper hands it back", "show(root())",
            members: "func root() -> UIViewController? { UIApplication.shared.delegate?.window??.rootViewController }"),
        looking("another object's delegate", "pane.delegate?.window?.rootViewController?.dismiss(animated: true)"),
        looking(
            "the scene's delegate",
            "(scene.delegate as! SceneDelegate).window!.rootViewController!.dismiss(animated: true)"),
        looking("its own window", "window!.rootViewController!.dismiss(animated: true)"),
        looking(
            "nothing calls it", "", members: "func later() { UIApplication.shared.delegate!.window!!.tintColor = .red }"
        ),
    ]

    private static func handing(_ code: String) -> [String: String] {
        ["Hand.swift": "import UIKit\n\nfunc hand(_ w: UIWindow) {\n    \(code)\n}\n"]
    }

    // MARK: - The app

    private static let asksForIt = VariantAction.reads("appDelegate.window")

    private static func missing(
        _ description: String, _ code: String, app: String = stored, more: [String: String] = [:]
    ) -> CodeVariant {
        asking("missing, \(description)", code, app: app, more: more, .does(asksForIt)).finding("LT005", "error")
    }

    private static func given(
        _ description: String, app: String, superclass: String = "UIResponder", more: [String: String] = [:]
    ) -> CodeVariant {
        asking("given, \(description)", closing, app: app, superclass: superclass, more: more, .doesOrOpen())
    }

    private static func looking(_ description: String, _ code: String, members: String = "") -> CodeVariant {
        asking("looked for, \(description)", code, app: stored, members: members, .doesOrOpen())
    }

    /// An app with scenes, whose scene delegate does this as its scene becomes active.
    private static func asking(
        _ description: String, _ code: String, app: String, superclass: String = "UIResponder", members: String = "",
        more: [String: String] = [:], _ meaning: Meaning
    ) -> CodeVariant {
        let files = [
            "AppDelegate.swift": """
            import UIKit
            @main
            class AppDelegate: \(superclass), UIApplicationDelegate {
                \(app)
            }
            """,
            "SceneDelegate.swift": sceneDelegate(
                """
                    func sceneDidBecomeActive(_ scene: UIScene) { \(code) }

                    \(members)
                """),
        ]
        return CodeVariant(
            "the delegate's window: \(description)", files.merging(more) { $1 },
            plist: VariantPlist.launchScreen + VariantPlist.scenes(),
            [VariantFact("sceneDelegate", "sceneDidBecomeActive(_:)", "does", is: meaning)])
    }
}
