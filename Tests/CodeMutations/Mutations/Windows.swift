extension CodeMutation {
    /// The window belongs to no scene, or isn't made, and what a scene is made by isn't found.
    static let windows: [CodeMutation] = [
        CodeMutation(
            "the window is made without the scene", .swiftScenes, .finding("LT003"),
            .replace("UIWindow(windowScene: windowScene)", with: "UIWindow(frame: UIScreen.main.bounds)", in: swift)),
        CodeMutation(
            "the window is made without a frame", .swiftScenes, .finding("LT003"),
            .replace("UIWindow(windowScene: windowScene)", with: "UIWindow()", in: swift)),
        CodeMutation(
            "the window is made without the scene", .objectiveCScenes, .finding("LT003"),
            .replace(
                "[[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene]",
                with: "[[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds]", in: objectiveC)),
        CodeMutation(
            "the window is made by new", .objectiveCScenes, .finding("LT003"),
            .replace(
                "[[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene]", with: "[UIWindow new]", in: objectiveC)
        ), CodeMutation("no window is made", .swiftScenes, .finding("LT003"), .remove(makesWindow, in: swift)),
        CodeMutation(
            "only another window is shown", .swiftScenes, .finding("LT003"),
            .remove("        window.makeKeyAndVisible()\n", in: swift),
            .add(
                """
                import UIKit
                final class Banner {
                    private var overlay: UIWindow?

                    func show() {
                        overlay = UIWindow(frame: .zero)
                        overlay?.isHidden = false
                    }
                }

                """, as: "Banner.swift")),
        CodeMutation(
            "no window is made", .objectiveCScenes, .finding("LT003"), .remove(objectiveCMakesWindow, in: objectiveC)),
        CodeMutation(
            "no window is made", .swiftDelegate, .changedLaunch,
            .remove(
                makesWindow.replacing("windowScene: windowScene", with: "frame: UIScreen.main.bounds"),
                in: "AppDelegate.swift")),
        CodeMutation(
            "no window is made", .objectiveCDelegate, .changedLaunch,
            .remove(
                objectiveCMakesWindow.replacing(
                    "initWithWindowScene:(UIWindowScene *)scene", with: "initWithFrame:UIScreen.mainScreen.bounds"),
                in: "AppDelegate.m")),
        CodeMutation(
            "the window is made in systems to come", .swiftScenes, .changedLaunch,
            .replace(makesWindow, with: "        if #available(iOS 99, *) {\n\(makesWindow)        }\n", in: swift)),
        CodeMutation(
            "the window is made in no launch", .objectiveCScenes, .changedLaunch,
            .replace(objectiveCMakesWindow, with: "    if (NO) {\n\(objectiveCMakesWindow)    }\n", in: objectiveC)),
        CodeMutation(
            "the window is made by the launch method", .swiftScenes, .finding("LT003"), .remove(makesWindow, in: swift),
            .insert(
                """
                        window = UIWindow(frame: UIScreen.main.bounds)
                        window?.rootViewController = HomeViewController()
                        window?.makeKeyAndVisible()

                """, before: "        let center", in: "AppDelegate.swift"),
            .insert(
                "    var window: UIWindow?\n\n",
                before: "    func application(\n        _ application: UIApplication,\n        didFinish",
                in: "AppDelegate.swift")),
    ]

    /// The app delegate is asked for the window that only the scene's delegate has.
    static let delegateWindows: [CodeMutation] = [
        CodeMutation(
            "the app delegate is asked for the window", .swiftScenes, .finding("LT005"),
            .insert(
                "        UIApplication.shared.delegate!.window!!.tintColor = .red\n",
                before: "        for context in contexts", in: swift)),
        CodeMutation(
            "a notification asks the app delegate for the window", .swiftScenes, .finding("LT005"),
            .insert(
                "        (UIApplication.shared.delegate as? AppDelegate)?.window?.rootViewController?.dismiss(animated: true)\n",
                before: "        Router.shared", in: "Pushes.swift"),
            .insert(
                "    var window: UIWindow?\n\n",
                before: "    func application(\n        _ application: UIApplication,\n        didFinish",
                in: "AppDelegate.swift")),
        CodeMutation(
            "the app delegate is asked for the window", .objectiveCScenes, .finding("LT005"),
            .insert(
                "    UIApplication.sharedApplication.delegate.window.tintColor = UIColor.redColor;\n",
                before: "    for (UIOpenURLContext", in: objectiveC)),
    ]

    /// The class of the scene's delegate, and the configuration that names it.
    static let sceneDelegates: [CodeMutation] = [
        CodeMutation(
            "the Info.plist misspells the scene delegate", .swiftScenes, .finding("LT004"),
            .replace("(PRODUCT_MODULE_NAME).SceneDelegate", with: "(PRODUCT_MODULE_NAME).SceneDelegat", in: plist)),
        CodeMutation(
            "the Info.plist names the scene delegate without its module", .swiftScenes, .finding("LT004"),
            .replace("$(PRODUCT_MODULE_NAME).SceneDelegate", with: "SceneDelegate", in: plist)),
        CodeMutation(
            "the Info.plist names a scene delegate that a library may have", .objectiveCScenes, .changedLaunch,
            .replace(">SceneDelegate<", with: ">ScenesDelegate<", in: plist)),
        CodeMutation(
            "the Info.plist names the scene delegate with a module", .objectiveCScenes, .finding("LT004"),
            .replace(">SceneDelegate<", with: ">$(PRODUCT_MODULE_NAME).SceneDelegate<", in: plist)),
        CodeMutation(
            "the scene delegate has another name", .swiftScenes, .finding("LT004"),
            .replace("final class SceneDelegate", with: "final class MainSceneDelegate", in: swift)),
        CodeMutation(
            "the configuration isn't in the Info.plist", .swiftScenes, .finding("LT004"),
            .replace("name: \"Default Configuration\"", with: "name: \"Default\"", in: "AppDelegate.swift")),
        CodeMutation(
            "the configuration isn't in the Info.plist", .objectiveCScenes, .finding("LT004"),
            .replace("@\"Default Configuration\"", with: "@\"Default\"", in: "AppDelegate.m")),
        CodeMutation(
            "the configuration has no delegate class", .swiftUIAdaptor, .finding("LT010"),
            .remove("        configuration.delegateClass = SceneDelegate.self\n", in: "AppDelegate.swift")),
    ]

    private static let swift = "SceneDelegate.swift"
    private static let objectiveC = "SceneDelegate.m"
    private static let plist = WholeApp.infoPlist

    private static let makesWindow = """
                let window = UIWindow(windowScene: windowScene)
                window.rootViewController = HomeViewController()
                window.makeKeyAndVisible()
                self.window = window

        """

    private static let objectiveCMakesWindow = """
            UIWindow *window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
            window.rootViewController = [[HomeViewController alloc] init];
            [window makeKeyAndVisible];
            self.window = window;

        """

    /// The window is made, and shown too late, hidden again, or at an unknown time.
    static let shownWindows: [CodeMutation] =
        inSwift(.swiftScenes, "SceneDelegate.swift") + inSwift(.swiftDelegate, "AppDelegate.swift")
        + inObjectiveC(.objectiveCScenes, "SceneDelegate.m") + inObjectiveC(.objectiveCDelegate, "AppDelegate.m") + [
            CodeMutation(
                "the window is shown as the scene goes", .swiftScenes, .notAnalyzed,
                .remove(shows, in: "SceneDelegate.swift"),
                .insert(
                    "    func sceneDidEnterBackground(_ scene: UIScene) { window?.makeKeyAndVisible() }\n\n",
                    before: "    func scene(_ scene: UIScene, openURLContexts", in: "SceneDelegate.swift"))
        ]

    private static func inSwift(_ app: WholeApp, _ file: String) -> [CodeMutation] {
        let changes: [(String, Notice, String)] = [
            (
                "shown once the method has returned", .finding("LT003"),
                "        DispatchQueue.main.async { window.makeKeyAndVisible() }\n"
            ),
            ("shown by a task", .finding("LT003"), "        Task { @MainActor in self.window?.makeKeyAndVisible() }\n"),
            ("hidden again", .finding("LT003"), "\(shows)        window.isHidden = true\n"),
            ("hidden by its key", .finding("LT003"), "\(shows)        window.setValue(true, forKey: \"hidden\")\n"),
            ("shown on a setting", .notAnalyzed, "        if Settings.shows { window.makeKeyAndVisible() }\n"),
            ("shown by something else", .notAnalyzed, "        Intro.shared.play { window.makeKeyAndVisible() }\n"),
        ]
        return changes.map { name, notice, code in
            CodeMutation("the window is \(name)", app, notice, .replace(shows, with: code, in: file))
        } + [
            CodeMutation(
                "another window is shown", app, .notAnalyzed, .remove(shows, in: file),
                .add(
                    """
                    import UIKit
                    final class HelpViewController: UIViewController {
                        @objc func close() { view.window?.makeKeyAndVisible() }
                    }

                    """, as: "HelpViewController.swift"))
        ]
    }

    private static func inObjectiveC(_ app: WholeApp, _ file: String) -> [CodeMutation] {
        let changes: [(String, Notice, String)] = [
            (
                "shown once the method has returned", .finding("LT003"),
                "    dispatch_async(dispatch_get_main_queue(), ^{ [window makeKeyAndVisible]; });\n"
            ), ("hidden again", .finding("LT003"), "\(objectiveCShows)    window.hidden = YES;\n"),
            ("hidden by its setter", .finding("LT003"), "\(objectiveCShows)    [window setHidden:YES];\n"),
            ("shown on a setting", .notAnalyzed, "    if (Settings.shows) { [window makeKeyAndVisible]; }\n"),
        ]
        return changes.map { name, notice, code in
            CodeMutation("the window is \(name)", app, notice, .replace(objectiveCShows, with: code, in: file))
        }
    }

    private static let shows = "        window.makeKeyAndVisible()\n"
    private static let objectiveCShows = "    [window makeKeyAndVisible];\n"
}

extension HarmlessChange {
    /// Other ways to show a window.
    static let shownWindows: [HarmlessChange] =
        changes(inSwift, of: .swiftScenes, in: "SceneDelegate.swift", swiftShows)
        + changes(inSwift, of: .swiftDelegate, in: "AppDelegate.swift", swiftShows)
        + changes(inObjectiveC, of: .objectiveCScenes, in: "SceneDelegate.m", objectiveCShows)
        + changes(inObjectiveC, of: .objectiveCDelegate, in: "AppDelegate.m", objectiveCShows)

    private static let inSwift: [(String, String)] = [
        ("isHidden in the place of makeKeyAndVisible", "        window.isHidden = false\n"),
        ("a key in the place of makeKeyAndVisible", "        window.setValue(false, forKey: \"hidden\")\n"),
        ("a window that is hidden and shown again", "\(swiftShows)        window.isHidden = true\n\(swiftShows)"),
        (
            "a window that is shown once more",
            "\(swiftShows)        DispatchQueue.main.async { window.makeKeyAndVisible() }\n"
        ), ("a closure that runs at once", "        UIView.performWithoutAnimation { window.makeKeyAndVisible() }\n"),
        (
            "a window that each branch shows",
            """
                    if Settings.shows {
                        window.isHidden = false
                    } else {
                        window.makeKeyAndVisible()
                    }

            """
        ),
        (
            "a view that is hidden",
            "\(swiftShows)        let cover = UIView(frame: .zero)\n        cover.isHidden = true\n"
        ),
    ]

    private static let inObjectiveC: [(String, String)] = [
        ("hidden in the place of makeKeyAndVisible", "    window.hidden = NO;\n"),
        ("a key in the place of makeKeyAndVisible", "    [window setValue:@NO forKey:@\"hidden\"];\n"),
        (
            "a window that is hidden and shown again",
            "\(objectiveCShows)    window.hidden = YES;\n    window.hidden = NO;\n"
        ),
    ]

    private static func changes(_ all: [(String, String)], of app: WholeApp, in file: String, _ old: String)
        -> [HarmlessChange]
    { all.map { HarmlessChange("\($0) in \(file)", app, .replace(old, with: $1, in: file)) } }

    private static let swiftShows = "        window.makeKeyAndVisible()\n"
    private static let objectiveCShows = "    [window makeKeyAndVisible];\n"
}
