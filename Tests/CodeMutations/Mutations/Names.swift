extension CodeMutation {
    /// A method that UIKit looks for under another name, so that it never calls it.
    static let names: [CodeMutation] =
        renaming(swiftScenes, in: .swiftScenes) + renaming(swiftDelegate, in: .swiftDelegate)
        + renaming(objectiveCScenes, in: .objectiveCScenes) + renaming(objectiveCDelegate, in: .objectiveCDelegate)
        + renaming(unsetInScenes, in: .swiftScenes) + renaming(unset, in: .swiftDelegate)
        + renaming(objectiveCUnset, in: .objectiveCScenes) + everywhere

    private static func renaming(_ all: [Renaming], in app: WholeApp) -> [CodeMutation] {
        all.map { CodeMutation($0.name, app, .finding($0.code), .replace($0.old, with: $0.new, in: $0.file)) }
    }

    private static let unsetInScenes: [Renaming] = [
        Renaming(
            "application(_:didFinishLaunchingWithOption:): the delegate", "LT019", "didFinishLaunchingWithOptions",
            "didFinishLaunchingWithOption", app)
    ]

    private static let unset: [Renaming] = [
        Renaming(
            "application(_:didFinishLaunching:): the delegate", "LT019", "didFinishLaunchingWithOptions",
            "didFinishLaunching", app)
    ]

    private static let objectiveCUnset: [Renaming] = [
        Renaming(
            "application:didFinishLaunchingWithOption:", "LT019", "didFinishLaunchingWithOptions:",
            "didFinishLaunchingWithOption:", "AppDelegate.m")
    ]

    private static func misspelt(_ apps: [WholeApp]) -> [CodeMutation] {
        each(
            apps, "userNotificationCenter(_:didRecieve:…)", .finding("LT010"),
            .replace("didReceive response", with: "didRecieve response", in: "Pushes.swift"))
    }

    private struct Renaming {
        let name, code, old, new, file: String

        init(_ name: String, _ code: String, _ old: String, _ new: String, _ file: String) {
            (self.name, self.code, self.old, self.new, self.file) = (name, code, old, new, file)
        }
    }

    private static let scene = "SceneDelegate.swift"
    private static let app = "AppDelegate.swift"

    private static let swiftScenes: [Renaming] = [
        Renaming(
            "scene(_:openURLContext:)", "LT010", "openURLContexts URLContexts", "openURLContext URLContexts", scene),
        Renaming(
            "scene(_:continueUserActivity:)", "LT010", "continue userActivity", "continueUserActivity userActivity",
            scene),
        Renaming(
            "windowScene(_:performActionForItem:…)", "LT010", "performActionFor shortcutItem",
            "performActionForItem shortcutItem", scene),
        Renaming("scene(_:willConnect:options:)", "LT011", "willConnectTo session", "willConnect session", scene),
        Renaming(
            "another selector for a URL", "LT010", "    func scene(_ scene: UIScene, openURLContexts",
            "    @objc(scene:openContexts:)\n    func scene(_ scene: UIScene, openURLContexts", scene),
        Renaming(
            "another selector for an activity", "LT010", "    func scene(_ scene: UIScene, continue",
            "    @objc(scene:continueActivity:) func scene(_ scene: UIScene, continue", scene),
        Renaming(
            "application(_:didFinishLaunchingWithOption:): the task", "LT021", "didFinishLaunchingWithOptions",
            "didFinishLaunchingWithOption", app),
    ]

    private static let swiftDelegate: [Renaming] = [
        Renaming("application(_:openURL:options:)", "LT010", "open url: URL", "openURL url: URL", app),
        Renaming(
            "application(_:continueUserActivity:…)", "LT010", "continue userActivity",
            "continueUserActivity userActivity", app),
        Renaming(
            "application(_:performAction:…)", "LT010", "performActionFor shortcutItem", "performAction shortcutItem",
            app),
        Renaming(
            "another selector for a URL", "LT010", "    func application(\n        _ app: UIApplication, open",
            "    @objc(application:open:options:)\n    func application(\n        _ app: UIApplication, open", app),
        Renaming(
            "application(_:didFinishLaunching:): the task", "LT021", "didFinishLaunchingWithOptions",
            "didFinishLaunching", app),
    ]

    private static let objectiveCScenes: [Renaming] = [
        Renaming(
            "scene:openURLContext:", "LT010", "(UIScene *)scene openURLContexts:", "(UIScene *)scene openURLContext:",
            "SceneDelegate.m"),
        Renaming("scene:continueActivity:", "LT010", "continueUserActivity:", "continueActivity:", "SceneDelegate.m"),
        Renaming(
            "windowScene:performActionForItem:…", "LT010", "performActionForShortcutItem:", "performActionForItem:",
            "SceneDelegate.m"),
        Renaming("scene:willConnectTo:options:", "LT011", "willConnectToSession:", "willConnectTo:", "SceneDelegate.m"),
    ]

    private static let objectiveCDelegate: [Renaming] = [
        Renaming(
            "application:open:options:", "LT010", "            openURL:(NSURL *)url", "            open:(NSURL *)url",
            "AppDelegate.m"),
        Renaming(
            "application:continueActivity:…", "LT010", "continueUserActivity:", "continueActivity:", "AppDelegate.m"),
        Renaming(
            "application:performActionForItem:…", "LT010", "performActionForShortcutItem:", "performActionForItem:",
            "AppDelegate.m"),
        Renaming(
            "application:didFinishLaunching:", "LT021", "didFinishLaunchingWithOptions:", "didFinishLaunching:",
            "AppDelegate.m"),
    ]

    private static let everywhere: [CodeMutation] =
        misspelt([.swiftScenes, .swiftDelegate, .swiftUIAdaptor])
        + each(
            WholeApp.objectiveC, "userNotificationCenter:didReceiveResponse:…", .finding("LT010"),
            .replace("didReceiveNotificationResponse:", with: "didReceiveResponse:", in: "RCPPushes.m"))
        + each(
            [.swiftScenes, .swiftDelegate, .swiftUIAdaptor], "application(_:didReceiveRemoteNotifications:…)",
            .changedLaunch,
            .replace("didReceiveRemoteNotification userInfo", with: "didReceiveRemoteNotifications userInfo", in: app))
        + each(
            WholeApp.objectiveC, "application:didReceiveRemoteNotifications:…", .changedLaunch,
            .replace("didReceiveRemoteNotification:", with: "didReceiveRemoteNotifications:", in: "AppDelegate.m")) + [
            CodeMutation("the App names no delegate: the task", .swiftUIAdaptor, .finding("LT021"), unnamed),
            CodeMutation("the App names no delegate: the delegate", .swiftUIAdaptor, .finding("LT019"), unnamed),
            // The launches by taps aren't those of an app that has no method for them.
            CodeMutation(
                "userNotificationCenter(_:didRecieve:…)", .swiftUI, .finding("LT013"),
                .replace("didReceive response", with: "didRecieve response", in: "Pushes.swift")),
        ]

    private static let unnamed = CodeEdit.remove(
        "    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate\n", in: "RecipesApp.swift")

    /// A method that is nearly a callback, told as what it is, whatever it keeps from the app.
    static let misspellings: [CodeMutation] =
        WholeApp.swift.map { app in
            CodeMutation(
                "userNotificationCenter(_:didReceived:…)", app, .finding("LT013"),
                .replace("didReceive response", with: "didReceived response", in: "Pushes.swift"))
        }
        + WholeApp.objectiveC.map { app in
            CodeMutation(
                "userNotificationCenter:didReceiveResponse:…, as a name", app, .finding("LT013"),
                .replace("didReceiveNotificationResponse:(", with: "didReceiveResponse:(", in: "RCPPushes.m"))
        }
}
