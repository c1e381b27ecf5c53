extension CodeVariant {
    /// Conditions that hold, or don't, the first time that a method runs.
    package static let firstConditions: [CodeVariant] = [
        connecting(
            "first: URLs are read if there is a window, and none is made before", with: [.url], storyboard: false,
            """
                    if window != nil { \(opensURLs) }
                    guard let windowScene = scene as? UIWindowScene else { return }
                    window = UIWindow(windowScene: windowScene)
                    window?.makeKeyAndVisible()
            """, .does(VariantAction.makesSceneWindow), errors: ["LT011"]),
        connecting(
            "first: URLs are read behind a guard that asks for the window", with: [.url], storyboard: false,
            """
                    guard let window else {
                        self.window = UIWindow(windowScene: scene as! UIWindowScene)
                        self.window?.makeKeyAndVisible()
                        return
                    }
                    window.makeKeyAndVisible()
                    for context in connectionOptions.urlContexts { Router.shared.open(context.url) }
            """, .does(VariantAction.makesSceneWindow), errors: ["LT011"]),
        connecting(
            "first: URLs are read if there is a window, which was made before", with: [.url], storyboard: false,
            """
                    guard let windowScene = scene as? UIWindowScene else { return }
                    window = UIWindow(windowScene: windowScene)
                    if let window {
                        window.makeKeyAndVisible()
                        for context in connectionOptions.urlContexts { Router.shared.open(context.url) }
                    }
            """, .does(VariantAction.makesSceneWindow, VariantAction.readsURLs)),
        connecting(
            "first: URLs are read if there is a window, which a helper may have made", with: [.url], storyboard: false,
            """
                    show(in: scene)
                    if window != nil { \(opensURLs) }
            """,
            members: """
                    func show(in scene: UIScene) {
                        guard let windowScene = scene as? UIWindowScene else { return }
                        window = UIWindow(windowScene: windowScene)
                        window?.makeKeyAndVisible()
                    }
                """, .does(VariantAction.makesSceneWindow, VariantAction.readsURLs)),
        connecting(
            "first: URLs are read if there is a window, which a storyboard makes", with: [.url],
            "        if window != nil { \(opensURLs) }", .does(VariantAction.readsURLs)),
        connecting(
            "first: URLs are read without a window, and a storyboard makes one", with: [.url],
            "        if window == nil { \(opensURLs) }", .does(), errors: ["LT011"]),
        connecting(
            "first: URLs are read without a window, and one was set by the name of another", with: [.url],
            storyboard: false,
            """
                    let window = UIWindow(windowScene: scene as! UIWindowScene)
                    window.makeKeyAndVisible()
                    self.window = window
                    if self.window == nil { \(opensURLs) }
            """, .does(VariantAction.makesSceneWindow), errors: ["LT011"]),
        connecting(
            "first: a window that isn't the delegate's", with: [.url], storyboard: false,
            """
                    guard let windowScene = scene as? UIWindowScene else { return }
                    let window = UIWindow(windowScene: windowScene)
                    self.window = window
                    window.makeKeyAndVisible()
                    if window != nil { \(opensURLs) }
            """, .does(VariantAction.makesSceneWindow, VariantAction.readsURLs)),
        connecting(
            "first: a closure asks for the window later", with: [.url], storyboard: false,
            """
                    DispatchQueue.main.async { if self.window != nil { \(opensURLs) } }
                    guard let windowScene = scene as? UIWindowScene else { return }
                    window = UIWindow(windowScene: windowScene)
                    window?.makeKeyAndVisible()
            """, .doesOrOpen(VariantAction.readsURLs, VariantAction.makesSceneWindow)),
        connecting(
            "first: a window without a scene if there is none, later on", with: [], storyboard: false,
            """
                    window = UIWindow(windowScene: scene as! UIWindowScene)
                    window?.makeKeyAndVisible()
            """,
            members: """
                    func sceneDidBecomeActive(_ scene: UIScene) { show(UIViewController()) }

                    private func show(_ controller: UIViewController) {
                        if window == nil { window = UIWindow(frame: UIScreen.main.bounds) }
                        window?.rootViewController = controller
                        window?.makeKeyAndVisible()
                    }
                """, .does(VariantAction.makesSceneWindow)),
        connecting(
            "first: the window is made later", with: [], storyboard: false,
            """
                    guard let windowScene = scene as? UIWindowScene else { return }
                    DispatchQueue.main.async {
                        self.window = UIWindow(windowScene: windowScene)
                        self.window?.makeKeyAndVisible()
                    }
            """, .does(#"{"makeWindow": "scene", "later": true}"#)),
        launchingWithScenes(
            "first: a window without a scene if there is none",
            """
                    if window == nil { window = UIWindow(frame: UIScreen.main.bounds) }
                    window?.makeKeyAndVisible()
            """, .does(VariantAction.makesFrameWindow), errors: ["LT003"]),
        launchingWithScenes(
            "first: a window without a scene if there is one",
            "        if window != nil { window = UIWindow(frame: UIScreen.main.bounds) }", .does()),
        launching(
            "first: the URL is read if the app is active", with: [.url],
            """
                    if application.applicationState == .active, let url = launchOptions?[.url] as? URL {
                        Router.shared.open(url)
                    }
            """, does: .does(VariantAction.reads("applicationState"))),
        launching(
            "first: the URL is read unless the app is active", with: [.url],
            """
                    if UIApplication.shared.applicationState != .active, let url = launchOptions?[.url] as? URL {
                        Router.shared.open(url)
                    }
            """, does: .does(VariantAction.reads("launchOptions.url"), VariantAction.reads("applicationState"))),
        launching(
            "first: the URL is read later if the app is active then", with: [.url],
            """
                    DispatchQueue.main.async {
                        if application.applicationState == .active, let url = launchOptions?[.url] as? URL {
                            Router.shared.open(url)
                        }
                    }
            """, does: .doesOrOpen(VariantAction.reads("launchOptions.url"))),
        connecting(
            "first: an extension of windows", with: [], storyboard: false,
            """
                    window = UIWindow(windowScene: scene as! UIWindowScene)
                    window?.makeKeyAndVisible()
            """, more: ["Windows.swift": "import UIKit\n\nextension UIWindow {}\n"],
            .does(VariantAction.makesSceneWindow)),
        configuring(
            "configuration: by a name that no entry has",
            #"UISceneConfiguration(name: "Main", sessionRole: session.role)"#, isMissing: true),
        configuring(
            "configuration: by the name of an entry",
            #"UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)"#, isMissing: false),
        configuring(
            "configuration: the first", "UISceneConfiguration(name: nil, sessionRole: session.role)", isMissing: false),
        configuring("configuration: that of the session", "session.configuration", isMissing: false),
        configuring(
            "configuration: by a name that is worked out",
            "UISceneConfiguration(name: ProcessInfo.processInfo.processName, sessionRole: session.role)",
            isMissing: false),
        configuring(
            "configuration: by a constant that no entry has",
            "UISceneConfiguration(name: AppDelegate.name, sessionRole: session.role)",
            members: #"static let name = "Main""#, isMissing: true),
        configuring(
            "configuration: with a class that code sets",
            """
            {
                let made = UISceneConfiguration(name: "Main", sessionRole: session.role)
                made.delegateClass = SceneDelegate.self
                return made
            }()
            """, isMissing: false),
        configuring(
            "configuration: by the name of an entry or by another",
            """
            options.userActivities.isEmpty
                ? UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
                : UISceneConfiguration(name: "Recipe", sessionRole: session.role)
            """, isMissing: false),
        configuring(
            "configuration: one of a screen by another name",
            """
            session.role == .windowExternalDisplayNonInteractive
                ? UISceneConfiguration(name: "Screen", sessionRole: .windowExternalDisplayNonInteractive)
                : UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
            """, isMissing: false),
    ]

    /// An app whose delegate hands back this for each session; the manifest has an entry `Default Configuration`.
    private static func configuring(
        _ description: String, _ configuration: String, members: String = "", isMissing: Bool
    ) -> CodeVariant {
        let app = appDelegate(
            """
                \(members)

                \(UIKitMethod.configuration) { return \(configuration) }
            """)
        let plist = """
            <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneConfigurationName</key><string>Default Configuration</string>
            <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
            <key>UISceneStoryboardFile</key><string>Main</string>
            </dict></array></dict></dict>
            """
        return CodeVariant(
            description, ["AppDelegate.swift": app, "SceneDelegate.swift": onlyWindow],
            plist: VariantPlist.launchScreen + plist,
            [VariantFact("sceneDelegate", is: isMissing ? .settled("null") : .settled("{}"))],
            errors: isMissing ? ["LT004"] : [])
    }
}
