extension ShownFix {
    private static let delegate = "App/AppDelegate.swift"
    private static let scene = "App/SceneDelegate.swift"

    static let all = swift + objectiveC

    private static let swift = options + registrations + states

    private static let options = [
        inSwift(
            "a link of the launch options", "LT012", FixableApp.swift, asksForLink("Router.open(url)"), readsNoLink,
            takesNoLink,
            shows: """
                  help: remove at App/AppDelegate.swift:12
                        if let url = launchOptions?[.url] as? URL {
                            Router.open(url)
                        }
                  help: insert at App/SceneDelegate.swift:18
                        if let url = options.urlContexts.first?.url {
                            Router.open(url)
                        }

                """),
        inSwift(
            "a quick action of the launch options", "LT012", FixableApp.swift,
            (
                delegate, "        Taps.listen()\n",
                """
                        Taps.listen()
                        if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
                            Router.perform(item)
                        }

                """
            ),
            (scene, "        if let item = options.shortcutItem {\n            Router.perform(item)\n        }\n", ""),
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
            shows: """
                  help: remove at App/AppDelegate.swift:12
                        if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
                            Router.perform(item)
                        }
                  help: insert at App/SceneDelegate.swift:16
                        if let item = options.shortcutItem {
                            Router.perform(item)
                        }

                """),
        inSwift(
            "a link that a method of the app delegate takes", "LT012", FixableApp.swift,
            asksForLink("restoreUserActivityState(NSUserActivity()); Router.open(url)"), readsNoLink, takesNoLink),
        inSwift(
            "a link that ends the launch method", "LT012", FixableApp.swift,
            asksForLink("return Router.open(url)"), readsNoLink, takesNoLink),
        inSwift(
            "a link that a module takes", "LT012", FixableApp.swift, asksForLink("Router.open(url)"), readsNoLink,
            takesNoLink, (delegate, "import UIKit\n", "import Links\nimport UIKit\n")),
        // What starts the app is handed to the method there is for it.
        inSwift(
            "a link that the scene's delegate takes while the app runs", "LT012", FixableApp.swift,
            asksForLink("Router.open(url)"), readsNoLink),
    ]

    private static func asksForLink(_ line: String) -> FixSample.Change {
        (
            delegate, "        Taps.listen()\n",
            "        Taps.listen()\n        if let url = launchOptions?[.url] as? URL {\n            \(line)\n        }\n"
        )
    }

    private static let readsNoLink: FixSample.Change = (scene, "        openAll(options.urlContexts)\n", "")

    private static let takesNoLink: FixSample.Change = (
        scene,
        """
            func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
                openAll(URLContexts)
            }


        """, ""
    )

    private static let registrations = [
        inSwift(
            "a task that is registered twice", "LT020", FixableApp.swift, permitted, importsTasks,
            (
                delegate, "        Taps.listen()\n",
                "        Taps.listen()\n" + registration("true") + registration("true")
            ),
            shows: """
                  help: remove at App/AppDelegate.swift:16
                        BGTaskScheduler.shared.register(forTaskWithIdentifier: "com.example.refresh", using: nil) { task in
                            task.setTaskCompleted(success: true)
                        }

                """),
        inSwift(
            "a task that is registered for two ends", "LT020", FixableApp.swift, permitted, importsTasks,
            (
                delegate, "        Taps.listen()\n",
                "        Taps.listen()\n" + registration("true") + registration("false")
            )),
        inSwift(
            "a task that two classes register", "LT020", FixableApp.swift, permitted, importsTasks,
            (delegate, "        Taps.listen()\n", "        Taps.listen()\n" + registration("true")),
            (scene, "import UIKit", "import BackgroundTasks\nimport UIKit"),
            (scene, "        self.window = window\n", "        self.window = window\n" + registration("true"))),
        // Whoever registers it in a launch, too, has it twice in the others.
        inSwift(
            "a task that a scene registers", "LT021", FixableApp.swift, permitted,
            (scene, "import UIKit", "import BackgroundTasks\nimport UIKit"),
            (scene, "        self.window = window\n", "        self.window = window\n" + registration("true"))),
        // Only the app's people know what else is a start that counts.
        inSwift(
            "a session that each launch begins", "LT030", FixableApp.swift, permitted, importsTasks,
            (delegate, "import UIKit", "import Bugsnag\nimport UIKit"),
            (
                delegate, "        Taps.listen()\n",
                "        Taps.listen()\n        Bugsnag.startSession()\n" + registration("true")
            )),
    ]

    private static let importsTasks: FixSample.Change = (
        delegate, "import UIKit\n", "import BackgroundTasks\nimport UIKit\n"
    )

    private static func registration(_ success: String) -> String {
        """
                BGTaskScheduler.shared.register(forTaskWithIdentifier: "com.example.refresh", using: nil) { task in
                    task.setTaskCompleted(success: \(success))
                }

        """
    }

    static let permitted: FixSample.Change = (
        FixableApp.infoPlist, "\t<key>UILaunchScreen</key>\n",
        """
        \t<key>BGTaskSchedulerPermittedIdentifiers</key>
        \t<array><string>com.example.refresh</string></array>
        \t<key>UIBackgroundModes</key>
        \t<array><string>fetch</string></array>
        \t<key>UILaunchScreen</key>

        """
    )

    private static let states = [
        inSwift(
            "a launch that asks whether it is active", "LT032", withoutScenes,
            asks("if application.applicationState == .active { Router.visit() }"),
            shows: """
                  help: write at App/AppDelegate.swift:12
                        if application.applicationState != .background { Router.visit() }

                """),
        inSwift(
            "a launch that asks whether it isn't active", "LT032", withoutScenes,
            asks("if UIApplication.shared.applicationState != UIApplication.State.active { Router.visit() }"),
            shows: """
                  help: write at App/AppDelegate.swift:12
                        if UIApplication.shared.applicationState == UIApplication.State.background { Router.visit() }

                """),
        inSwift(
            "a launch that asks whether it is inactive", "LT032", withoutScenes,
            asks("if application.applicationState == .inactive { Router.visit() }")),
        inSwift(
            "a launch that keeps the state", "LT032", withoutScenes,
            asks("let state = application.applicationState; if state == .active { Router.visit() }")),
        // No state of the application tells who starts an app with scenes.
        inSwift(
            "a launch with scenes that asks", "LT032", FixableApp.swift,
            (
                delegate, "        Taps.listen()\n",
                "        Taps.listen()\n        if application.applicationState == .active { Router.perform(.init()) }\n"
            )),
    ]

    private static func asks(_ line: String) -> FixSample.Change {
        (delegate, "        Taps.listen()\n", "        Taps.listen()\n        \(line)\n")
    }

    private static let withoutScenes: [String: String] = {
        var app = FixableApp.swift
        app[FixableApp.infoPlist] = app[FixableApp.infoPlist]?.replacing("UIApplicationSceneManifest", with: "Other")
        app[scene] = nil
        app["App/Router.swift"] = app["App/Router.swift"]?.replacing(
            "    static func resume",
            with: "    static func visit() { visited.append(\"start\") }\n\n    static func resume")
        app[delegate] = app[delegate]?.replacing(
            "        return true\n",
            with: """
                        window = UIWindow(frame: UIScreen.main.bounds)
                        window?.rootViewController = UIViewController()
                        window?.makeKeyAndVisible()
                        return true

                """)
        return app
    }()
}
