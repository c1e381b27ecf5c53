extension CodeMutation {
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
