extension FixSample {
    private static let scene = "App/SceneDelegate.swift"
    private static let delegate = "App/AppDelegate.swift"

    static let swift = [
        inSwift(
            "a link that starts the app", "LT011", (scene, "        openAll(options.urlContexts)\n", ""),
            inserts: "        self.scene(scene, openURLContexts: options.urlContexts)\n"),
        inSwift(
            "an activity that starts the app", "LT011",
            (
                scene,
                "        for activity in options.userActivities {\n            Router.resume(activity)\n        }\n", ""
            ),
            inserts: """
                        for userActivity in options.userActivities {
                            self.scene(scene, continue: userActivity)
                        }

                """),
        inSwift(
            "a quick action that starts the app", "LT011",
            (scene, "        if let item = options.shortcutItem {\n            Router.perform(item)\n        }\n", ""),
            inserts: """
                        if let windowScene = scene as? UIWindowScene, let shortcutItem = options.shortcutItem {
                            self.windowScene(windowScene, performActionFor: shortcutItem) { _ in }
                        }

                """),
        inSwift(
            "no method connects the scene of a storyboard", "LT011",
            (
                FixableApp.infoPlist, "<dict><key>UISceneDelegateClassName",
                "<dict><key>UISceneStoryboardFile</key><string>Main</string><key>UISceneDelegateClassName"
            ),
            (
                scene,
                #"""
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        guard let windowScene = scene as? UIWindowScene else { return }
                        let window = UIWindow(windowScene: windowScene)
                        window.rootViewController = UIViewController()
                        window.makeKeyAndVisible()
                        self.window = window
                        openAll(options.urlContexts)
                        for activity in options.userActivities {
                            Router.resume(activity)
                        }
                        if let item = options.shortcutItem {
                            Router.perform(item)
                        }
                    }

                """#, ""
            ),
            inserts: """

                    func scene(
                        _ scene: UIScene, willConnectTo session: UISceneSession,
                        options connectionOptions: UIScene.ConnectionOptions
                    ) {
                        self.scene(scene, openURLContexts: connectionOptions.urlContexts)
                        for userActivity in connectionOptions.userActivities {
                            self.scene(scene, continue: userActivity)
                        }
                        if let windowScene = scene as? UIWindowScene, let shortcutItem = connectionOptions.shortcutItem {
                            self.windowScene(windowScene, performActionFor: shortcutItem) { _ in }
                        }
                    }

                """),
        inSwift(
            "a link while the app runs", "LT010",
            (
                scene,
                """
                    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
                        openAll(URLContexts)
                    }


                """, ""
            ),
            inserts: """
                    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
                        openAll(URLContexts)
                    }


                """),
        inSwift(
            "an activity while the app runs", "LT010",
            (
                scene,
                """
                    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
                        Router.resume(userActivity)
                    }


                """, ""
            ),
            inserts: """
                    func scene(_ scene: UIScene, continue activity: NSUserActivity) {
                        Router.resume(activity)
                    }


                """),
        inSwift(
            "a quick action while the app runs", "LT010",
            (
                scene,
                """
                    func windowScene(
                        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                        completionHandler: @escaping (Bool) -> Void
                    ) {
                        completionHandler(Router.perform(shortcutItem))
                    }


                """, ""
            ),
            inserts: """
                    func windowScene(
                        _ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
                        completionHandler: @escaping (Bool) -> Void
                    ) {
                        Router.perform(item)
                        completionHandler(true)
                    }


                """),
        inSwift(
            "the delegate of notifications is set with the scene", "LT019", (delegate, "        Taps.listen()\n", ""),
            (
                scene, "        openAll(options.",
                "        UNUserNotificationCenter.current().delegate = Taps.shared\n        openAll(options."
            ), (scene, "import UIKit\n", "import UIKit\nimport UserNotifications\n"),
            inserts: """
                import UserNotifications
                        UNUserNotificationCenter.current().delegate = Taps.shared

                """),
        inSwift(
            "the delegate of notifications is never set", "LT019", (delegate, "        Taps.listen()\n", ""),
            (
                "App/Taps.swift",
                "    static func listen() { UNUserNotificationCenter.current().delegate = Taps.shared }\n", ""
            ),
            inserts: """
                import UserNotifications
                        UNUserNotificationCenter.current().delegate = Taps.shared

                """),
        inSwift(
            "a window without a scene", "LT003",
            (scene, "UIWindow(windowScene: windowScene)", "UIWindow(frame: UIScreen.main.bounds)"),
            (scene, "        guard let windowScene = scene as? UIWindowScene else { return }\n", ""),
            inserts: "        window.windowScene = scene as? UIWindowScene\n"),
        inSwift(
            "a window that isn't shown", "LT003", (scene, "        window.makeKeyAndVisible()\n", ""),
            inserts: "        window.makeKeyAndVisible()\n"),
        inSwift(
            "a window of the app delegate", "LT003",
            (
                scene,
                """
                        guard let windowScene = scene as? UIWindowScene else { return }
                        let window = UIWindow(windowScene: windowScene)
                        window.rootViewController = UIViewController()
                        window.makeKeyAndVisible()
                        self.window = window

                """, ""
            ),
            (
                delegate, "        return true\n",
                """
                        window = UIWindow(frame: UIScreen.main.bounds)
                        window?.rootViewController = UIViewController()
                        window?.makeKeyAndVisible()
                        return true

                """
            ),
            inserts: """
                        if let window = UIApplication.shared.delegate?.window ?? nil {
                            window.windowScene = scene as? UIWindowScene
                            window.makeKeyAndVisible()
                            self.window = window
                        }

                """),
        inSwift(
            "a state that only the app delegate hears of", "LT013",
            (
                delegate, "        return true\n    }\n",
                "        return true\n    }\n\n    func applicationDidBecomeActive(_ application: UIApplication) {\n        Router.open(URL(fileURLWithPath: \"/\"))\n    }\n"
            ),
            inserts: """

                    func sceneDidBecomeActive(_ scene: UIScene) {
                        UIApplication.shared.delegate?.applicationDidBecomeActive?(UIApplication.shared)
                    }

                """),
        inSwift(
            "a link that only the app delegate takes", "LT013",
            (
                delegate, "        return true\n    }\n",
                """
                        return true
                    }

                    func application(
                        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
                    ) -> Bool {
                        return Router.open(url)
                    }

                """
            ), (scene, "        openAll(options.urlContexts)\n", ""),
            (
                scene,
                """
                    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
                        openAll(URLContexts)
                    }


                """, ""
            ),
            inserts: """
                        self.scene(scene, openURLContexts: options.urlContexts)
                    }

                    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
                        for context in URLContexts {
                            _ = UIApplication.shared.delegate?.application?(
                                UIApplication.shared, open: context.url, options: [:])
                        }

                """),
        inSwift(
            "a task that isn't permitted", "LT022",
            (delegate, "import UIKit\n", "import BackgroundTasks\nimport UIKit\n"),
            (
                delegate, "        Taps.listen()\n",
                """
                        Taps.listen()
                        BGTaskScheduler.shared.register(forTaskWithIdentifier: "com.example.refresh", using: nil) { task in
                            task.setTaskCompleted(success: true)
                        }

                """
            ),
            inserts: """
                	<key>BGTaskSchedulerPermittedIdentifiers</key>
                	<array>
                		<string>com.example.refresh</string>
                	</array>

                """),
    ]
}
