extension CodeVariant {
    /// Which windows are made, and which things are no windows.
    package static let windows: [CodeVariant] = [
        connecting(
            "window: a guard binds the scene", with: [], storyboard: false,
            """
                    guard let windowScene = scene as? UIWindowScene else { return }
                    let window = UIWindow(windowScene: windowScene)
                    window.rootViewController = UIViewController()
                    self.window = window
                    window.makeKeyAndVisible()
            """, .does(VariantAction.makesSceneWindow)),
        connecting(
            "window: a closure that is called at once makes it", with: [], storyboard: false,
            """
                    guard let windowScene = scene as? UIWindowScene else { return }
                    window = {
                        let window = UIWindow(windowScene: windowScene)
                        window.rootViewController = UIViewController()
                        return window
                    }()
                    window?.makeKeyAndVisible()
            """, .does(VariantAction.makesSceneWindow)),
        connecting(
            "window: a map over the scene makes it", with: [], storyboard: false,
            """
                    window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
                    window?.rootViewController = UIViewController()
                    window?.makeKeyAndVisible()
            """, .doesOrOpen(VariantAction.makesSceneWindow)),
        connecting(
            "window: an initializer by its short name makes it", with: [], storyboard: false,
            """
                    guard let windowScene = scene as? UIWindowScene else { return }
                    let window: UIWindow = .init(windowScene: windowScene)
                    window.rootViewController = UIViewController()
                    window.makeKeyAndVisible()
                    self.window = window
            """, .doesOrOpen(VariantAction.makesSceneWindow)),
        connecting(
            "window: it gets its scene later", with: [], storyboard: false,
            """
                    guard let windowScene = scene as? UIWindowScene else { return }
                    let window = UIWindow(frame: windowScene.coordinateSpace.bounds)
                    window.windowScene = windowScene
                    window.makeKeyAndVisible()
                    self.window = window
            """, .does(VariantAction.makesSceneWindow)),
        connecting(
            "window: a helper gives it its scene", with: [], storyboard: false,
            """
                    guard let windowScene = scene as? UIWindowScene else { return }
                    let window = UIWindow(frame: windowScene.coordinateSpace.bounds)
                    show(window, in: windowScene)
            """,
            members: """
                    private func show(_ window: UIWindow, in windowScene: UIWindowScene) {
                        window.windowScene = windowScene
                        self.window = window
                        window.makeKeyAndVisible()
                    }
                """, .does(VariantAction.makesSceneWindow)),
        connecting(
            "window: another type makes it", with: [], storyboard: false,
            """
                    guard let windowScene = scene as? UIWindowScene else { return }
                    coordinator = Coordinator(windowScene)
                    coordinator?.start()
            """, members: coordinates, more: ["Coordinator.swift": coordinator("show()")],
            .does(VariantAction.makesSceneWindow)),
        connecting(
            "window: another type makes it later", with: [], storyboard: false,
            """
                    guard let windowScene = scene as? UIWindowScene else { return }
                    coordinator = Coordinator(windowScene)
                    coordinator?.start()
            """, members: coordinates,
            more: [
                "Coordinator.swift": coordinator(
                    """
                    DispatchQueue.main.async {
                                self.window = UIWindow(windowScene: self.scene)
                                self.window?.makeKeyAndVisible()
                            }
                    """)
            ], .does(#"{"makeWindow": "scene", "later": true}"#)),
        connecting(
            "window: another type makes it on a condition", with: [], storyboard: false,
            """
                    guard let windowScene = scene as? UIWindowScene else { return }
                    coordinator = Coordinator(windowScene)
                    coordinator?.start()
            """, members: coordinates,
            more: ["Coordinator.swift": coordinator("if UserDefaults.standard.bool(forKey: \"on\") { show() }")],
            .doesOrOpen(VariantAction.makesSceneWindow)),
        connecting(
            "window: only another one is shown", with: [], storyboard: false, hiddenWindow,
            more: ["Banner.swift": banner], .does(#"{"makeWindow": "scene", "visible": false}"#), errors: ["LT003"]
        ).finding("LT003", "error"),
        connecting(
            "window: only another one and labels are shown", with: [], storyboard: false, hiddenWindow,
            members: "    private let label = UILabel()\n    func show() { label.isHidden = false }\n",
            more: ["Banner.swift": banner], .does(#"{"makeWindow": "scene", "visible": false}"#), errors: ["LT003"]
        ).finding("LT003", "error"),
        connecting(
            "window: only one is shown, which the class makes anew", with: [], storyboard: false, hiddenWindow,
            members: """
                    func lock() {
                        let cover = UIWindow(frame: .zero)
                        cover.isHidden = false
                    }
                """, .does(#"{"makeWindow": "scene", "visible": false}"#), errors: ["LT003"]
        ).finding("LT003", "error"),
        connecting(
            "window: it is shown as a property, beside another", with: [], storyboard: false,
            hiddenWindow + "\n        self.window?.isHidden = false", more: ["Banner.swift": banner],
            .does(VariantAction.makesSceneWindow)
        ).finding("LT003", nil),
        connecting(
            "window: a function of another type shows it", with: [], storyboard: false,
            hiddenWindow + "\n        Banner.reveal(window)",
            more: [
                "Banner.swift": banner + "extension Banner { static func reveal(_ w: UIWindow) { w.isHidden = false } }"
            ], .does(VariantAction.makesSceneWindow)
        ).finding("LT003", nil),
        connecting(
            "window: another type has it too, and shows it", with: [], storyboard: false,
            hiddenWindow + "\n        let other = Banner()\n        other.overlay = window\n        other.reveal()",
            more: ["Banner.swift": banner + "extension Banner { func reveal() { overlay?.isHidden = false } }"],
            .does(VariantAction.makesSceneWindow)
        ).finding("LT003", nil),
        connecting(
            "window: something shows the window of a view", with: [], storyboard: false, hiddenWindow,
            more: ["Banner.swift": banner + "func reveal(_ view: UIView) { view.window?.makeKeyAndVisible() }"], .open
        ).finding("LT003", nil),
        connecting(
            "window: a function that makes it passes it to who shows it", with: [], storyboard: false,
            "        self.window = make(scene as! UIWindowScene)\n        window?.makeKeyAndVisible()",
            members: "    func make(_ s: UIWindowScene) -> UIWindow { let w = UIWindow(windowScene: s); return w }\n",
            .does(VariantAction.makesSceneWindow)
        ).finding("LT003", nil),
        connecting(
            "window: it is shown where a setting says so", with: [], storyboard: false,
            hiddenWindow + "\n        if UserDefaults.standard.bool(forKey: \"a\") { window.makeKeyAndVisible() }",
            .open
        ).finding("LT003", nil),
        connecting(
            "window: it is shown in each branch", with: [], storyboard: false,
            hiddenWindow + "\n        if UserDefaults.standard.bool(forKey: \"a\") { window.makeKeyAndVisible() } "
                + "else { window.makeKeyAndVisible() }", .does(VariantAction.makesSceneWindow)
        ).finding("LT003", nil),
        connecting(
            "window: both ways make one", with: [], storyboard: false,
            """
                    guard let windowScene = scene as? UIWindowScene else { return }
                    if UIDevice.current.userInterfaceIdiom == .pad {
                        window = UIWindow(windowScene: windowScene)
                        window?.rootViewController = UISplitViewController()
                    } else {
                        window = UIWindow(windowScene: windowScene)
                        window?.rootViewController = UIViewController()
                    }
                    window?.makeKeyAndVisible()
            """, .doesOrOpen(VariantAction.makesSceneWindow)),
        launchingWithScenes(
            "no window: before the systems that the app runs on",
            """
                    if #available(iOS 13, *) {
                        application.isIdleTimerDisabled = false
                    } else {
                        window = UIWindow(frame: UIScreen.main.bounds)
                        window?.makeKeyAndVisible()
                    }
            """, .does()),
        launchingWithScenes(
            "no window: where scenes are unavailable",
            """
                    if #unavailable(iOS 13) {
                        window = UIWindow(frame: UIScreen.main.bounds)
                        window?.makeKeyAndVisible()
                    }
            """, .does()),
        launchingWithScenes(
            "no window: a filter over time is called one",
            """
                    let window = AveragingWindow(frame: 128)
                    Loudness.shared.window = window
            """,
            more: [
                "Loudness.swift": """
                struct AveragingWindow {
                    let frame: Int
                }

                final class Loudness {
                    static let shared = Loudness()
                    var window: AveragingWindow?
                }
                """
            ], .does()),
        launching(
            "window: without scenes, after the launch",
            """
                    DispatchQueue.main.async {
                        self.window = UIWindow(frame: UIScreen.main.bounds)
                        self.window?.makeKeyAndVisible()
                    }
            """, does: .does(#"{"makeWindow": "frame", "later": true}"#)),
        launchingWithScenes(
            "no window: a text and a comment have one",
            """
                    // window = UIWindow(frame: UIScreen.main.bounds)
                    print("UIWindow(frame: bounds)")
            """, .does()),
        launchingWithScenes(
            "window: in a local function without a scene",
            """
                    func show() {
                        window = UIWindow(frame: UIScreen.main.bounds)
                        window?.makeKeyAndVisible()
                    }
                    show()
            """, .does(VariantAction.makesFrameWindow), errors: ["LT003"]),
    ]

    /// An app with scenes, in whose `application(_:didFinishLaunchingWithOptions:)` this stands.
    static func launchingWithScenes(
        _ description: String, _ code: String, members: String = "", more: [String: String] = [:], _ meaning: Meaning,
        errors: Set<String> = []
    ) -> CodeVariant {
        launching(
            description, plist: VariantPlist.scenes(), code, members: members,
            more: more.merging(["SceneDelegate.swift": onlyWindow]) { $1 }, does: meaning, errors: errors)
    }

    private static let hiddenWindow = """
                let window = UIWindow(windowScene: scene as! UIWindowScene)
                window.rootViewController = UIViewController()
                self.window = window
        """

    private static let banner = """
        import UIKit
        final class Banner {
            var overlay: UIWindow?

            func show() {
                overlay = UIWindow(frame: .zero)
                overlay?.isHidden = false
            }
        }

        """

    private static let coordinates = "    private var coordinator: Coordinator?\n"

    /// A type that makes the window of a scene, and how it begins.
    private static func coordinator(_ start: String) -> String {
        """
        import UIKit
        final class Coordinator {
            private let scene: UIWindowScene
            private var window: UIWindow?

            init(_ scene: UIWindowScene) { self.scene = scene }

            func start() { \(start) }

            private func show() {
                window = UIWindow(windowScene: scene)
                window?.rootViewController = UIViewController()
                window?.makeKeyAndVisible()
            }
        }
        """
    }

    static let onlyWindow = sceneDelegate()
}
