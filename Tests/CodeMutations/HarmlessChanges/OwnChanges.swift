extension HarmlessChange {
    /// Changes of the apps' own texts, above all of what reads what a launch brings.
    static let own: [HarmlessChange] =
        changes(swiftScenes, of: .swiftScenes, in: "SceneDelegate.swift")
        + changes(swiftDelegate, of: .swiftDelegate, in: "AppDelegate.swift")
        + changes(objectiveCScenes, of: .objectiveCScenes, in: "SceneDelegate.m")
        + changes(objectiveCDelegate, of: .objectiveCDelegate, in: "AppDelegate.m")
        + [WholeApp.swiftUIAdaptor, .swiftUI].flatMap { changes(views, of: $0, in: "HomeView.swift") } + moved

    private struct Change {
        let name, old, new: String

        init(_ name: String, _ old: String, _ new: String) { (self.name, self.old, self.new) = (name, old, new) }
    }

    private static func changes(_ all: [Change], of app: WholeApp, in file: String) -> [HarmlessChange] {
        all.map { HarmlessChange("\($0.name) in \(file)", app, .replace($0.old, with: $0.new, in: file)) }
    }

    private static let readsURL = "        openAll(connectionOptions.urlContexts)\n"
    private static let readsActivity =
        "        for activity in connectionOptions.userActivities { Router.shared.resume(activity) }\n"
    private static let readsAction = """
                if let item = connectionOptions.shortcutItem { Router.shared.perform(item) }

        """

    private static let swiftScenes: [Change] = [
        Change("a log beside a read", readsURL, "        print(connectionOptions.urlContexts)\n\(readsURL)"),
        Change(
            "a log beside a handler's use", "openAll(URLContexts)", "print(URLContexts)\n        openAll(URLContexts)"),
        Change(
            "a local for what is read", readsURL,
            "        let contexts = connectionOptions.urlContexts\n        openAll(contexts)\n"),
        Change(
            "a loop in the place of a helper", readsURL,
            "        for context in connectionOptions.urlContexts { Router.shared.open(context.url) }\n"),
        Change(
            "for each in the place of a loop", readsActivity,
            "        connectionOptions.userActivities.forEach { Router.shared.resume($0) }\n"),
        Change(
            "a guard in the place of an if", readsAction,
            "        guard let item = connectionOptions.shortcutItem else { return }\n        Router.shared.perform(item)\n"
        ),
        Change(
            "a map in the place of an if", readsAction,
            "        _ = connectionOptions.shortcutItem.map { Router.shared.perform($0) }\n"),
        Change(
            "an if without a name of its own", readsAction,
            "        if let shortcutItem = connectionOptions.shortcutItem { Router.shared.perform(shortcutItem) }\n"),
        Change("reads in another order", readsURL + readsActivity, readsActivity + readsURL),
        Change(
            "an if around what is empty otherwise", readsURL,
            "        if !connectionOptions.urlContexts.isEmpty {\n    \(readsURL)        }\n"),
        Change(
            "an if let for the scene", "guard let windowScene = scene as? UIWindowScene else { return }",
            "guard let windowScene = (scene as? UIWindowScene) else { return print(\"no window\") }"),
        Change(
            "the window's controller in a local", "window.rootViewController = HomeViewController()",
            "let home = HomeViewController()\n        window.rootViewController = home"),
        Change(
            "a renamed window", "window.rootViewController = HomeViewController()",
            "window.tintColor = .systemOrange\n        window.rootViewController = HomeViewController()"),
        Change(
            "a renamed helper's parameter", "for context in contexts { Router.shared.open(context.url) }",
            "for one in contexts { Router.shared.open(one.url) }"),
        Change(
            "a method that nothing calls", "private func openAll(",
            "private func closeAll() { window = nil }\n\n    private func openAll("),
        Change(
            "a lifecycle method that does nothing", "private func openAll(",
            "func sceneDidDisconnect(_ scene: UIScene) {}\n\n    private func openAll("),
        Change("a mark", "private func openAll(", "// MARK: - URLs\n\n    private func openAll("),
        Change(
            "the parameters on many lines", "func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {",
            "func scene(\n        _ scene: UIScene,\n        continue userActivity: NSUserActivity\n    )\n    {"),
        Change(
            "a renamed parameter",
            "func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {\n        Router.shared.resume(userActivity)",
            "func scene(_ scene: UIScene, continue activity: NSUserActivity) {\n        Router.shared.resume(activity)"),
        Change(
            "a local for the router", "Router.shared.resume(userActivity)",
            "let router = Router.shared\n        router.resume(userActivity)"),
        Change(
            "an attribute", "func scene(_ scene: UIScene, openURLContexts",
            "@objc(scene:openURLContexts:)\n    func scene(_ scene: UIScene, openURLContexts"),
    ]

    private static let swiftDelegate: [Change] = [
        Change(
            "a log beside a use", "return Router.shared.open(url)", "print(url)\n        return Router.shared.open(url)"
        ),
        Change(
            "a local for the result", "return Router.shared.open(url)",
            "let isOpen = Router.shared.open(url)\n        return isOpen"),
        Change("no return", "return Router.shared.open(url)", "Router.shared.open(url)"),
        Change(
            "a log of the launch options", "Refresh.register()",
            "print(launchOptions ?? [:])\n        Refresh.register()"),
        Change(
            "the window first kept", "let window = UIWindow(frame: UIScreen.main.bounds)",
            "let window = UIWindow(frame: UIScreen.main.bounds)\n        window.backgroundColor = .white"),
        Change(
            "the bounds in a local", "let window = UIWindow(frame: UIScreen.main.bounds)",
            "let bounds = UIScreen.main.bounds\n        let window = UIWindow(frame: bounds)"),
        Change(
            "the return without its word", "return Router.shared.resume(userActivity)",
            "Router.shared.resume(userActivity)"),
        Change(
            "a method that does nothing", "func application(\n        _ app: UIApplication, open",
            "func applicationWillTerminate(_ application: UIApplication) {}\n\n    func application(\n        _ app: UIApplication, open"
        ),
        Change(
            "a local before the completion handler", "completionHandler(Router.shared.perform(shortcutItem))",
            "let isDone = Router.shared.perform(shortcutItem)\n        completionHandler(isDone)"),
        Change(
            "the completion handler deferred",
            "Feed.shared.update(with: userInfo)\n        completionHandler(.newData)",
            "defer { completionHandler(.newData) }\n        Feed.shared.update(with: userInfo)"),
        Change(
            "a log beside a push", "Feed.shared.update(with: userInfo)",
            "NSLog(\"push %@\", userInfo)\n        Feed.shared.update(with: userInfo)"),
    ]

    private static let views: [Change] = [
        Change("a new view", "Text(\"Recipes\")", "Text(\"Recipes\")\n            Text(\"All of them\")"),
        Change("a new view of its own", "Text(\"Recipes\")", "Text(\"Recipes\")\n            Divider().padding(8)"),
        Change("a log beside a use", "Router.shared.open(url)", "print(url)\n            Router.shared.open(url)"),
        Change(
            "a local for the router", "Router.shared.open(url)",
            "let router = Router.shared\n            router.open(url)"),
        Change(
            "the handler in one line", ".onOpenURL { url in\n            Router.shared.open(url)\n        }",
            ".onOpenURL { Router.shared.open($0) }"),
        Change(
            "the handler as an argument", ".onOpenURL { url in\n            Router.shared.open(url)\n        }",
            ".onOpenURL(perform: { url in Router.shared.open(url) })"),
        Change(
            "a renamed parameter", "{ activity in\n            Router.shared.resume(activity)",
            "{ userActivity in\n            Router.shared.resume(userActivity)"),
        Change("a modifier", ".sheet(", ".padding(12)\n        .sheet("),
        Change("a view that appears", ".sheet(", ".onAppear { print(\"home\") }\n        .sheet("),
        Change("a preview", "struct HomeView", "#Preview {\n    HomeView()\n}\n\nstruct HomeView"),
        Change("another container", "VStack {", "VStack(alignment: .leading, spacing: 8) {"),
        Change(
            "a view in a branch", "Text(\"Recipes\")", "Text(\"Recipes\")\n            if isShown { Text(\"Shown\") }"),
        Change(
            "a property of state", "var body: some View {", "@State private var count = 0\n\n    var body: some View {"),
        Change(
            "the content in a property", "VStack {\n            Text(\"Recipes\")\n        }\n\(rest)",
            "content\n\(rest)    }\n\n    private var content: some View {\n        VStack { Text(\"Recipes\") }\n"),
    ]

    private static let rest = """
                .onOpenURL { url in
                    Router.shared.open(url)
                }
                .onContinueUserActivity("com.example.recipe") { activity in
                    Router.shared.resume(activity)
                }
                .sheet(isPresented: $isShown) {
                    Text("New")
                }

        """

    private static let objectiveCURL = "    [self openContexts:connectionOptions.URLContexts];\n"

    private static let objectiveCScenes: [Change] = [
        Change(
            "a log beside a read", objectiveCURL, "    NSLog(@\"%@\", connectionOptions.URLContexts);\n\(objectiveCURL)"
        ),
        Change(
            "a local for what is read", objectiveCURL,
            "    NSSet<UIOpenURLContext *> *contexts = connectionOptions.URLContexts;\n    [self openContexts:contexts];\n"
        ),
        Change(
            "a message for what is read", objectiveCURL, "    [self openContexts:[connectionOptions URLContexts]];\n"),
        Change(
            "an if around what is empty otherwise", objectiveCURL,
            "    if (connectionOptions.URLContexts.count > 0) {\n    \(objectiveCURL)    }\n"),
        Change(
            "a loop in the place of a helper", objectiveCURL,
            "    for (UIOpenURLContext *context in connectionOptions.URLContexts) {\n        [[RCPRouter shared] openURL:context.URL];\n    }\n"
        ),
        Change(
            "the quick action in a local",
            "if (connectionOptions.shortcutItem) { [[RCPRouter shared] performItem:connectionOptions.shortcutItem]; }",
            "UIApplicationShortcutItem *item = connectionOptions.shortcutItem;\n    if (item != nil) [[RCPRouter shared] performItem:item];"
        ),
        Change(
            "braces around a return", "if (![scene isKindOfClass:[UIWindowScene class]]) return;",
            "if (![scene isKindOfClass:[UIWindowScene class]]) {\n        return;\n    }"),
        Change(
            "the scene in a local", "UIWindow *window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];",
            "UIWindowScene *windowScene = (UIWindowScene *)scene;\n    UIWindow *window = [[UIWindow alloc] initWithWindowScene:windowScene];"
        ), Change("the controller by new", "[[HomeViewController alloc] init]", "[HomeViewController new]"),
        Change(
            "a method that nothing calls", "- (void)openContexts:",
            "- (void)closeAll {\n    self.window = nil;\n}\n\n- (void)openContexts:"),
        Change(
            "a local for the router", "[[RCPRouter shared] resumeActivity:userActivity];",
            "RCPRouter *router = [RCPRouter shared];\n    [router resumeActivity:userActivity];"),
        Change("a mark", "- (void)openContexts:", "#pragma mark - URLs\n\n- (void)openContexts:"),
    ]

    private static let objectiveCDelegate: [Change] = [
        Change(
            "a log beside a use", "return [[RCPRouter shared] openURL:url];",
            "NSLog(@\"%@\", url);\n    return [[RCPRouter shared] openURL:url];"),
        Change(
            "a local for the result", "return [[RCPRouter shared] openURL:url];",
            "BOOL isOpen = [[RCPRouter shared] openURL:url];\n    return isOpen;"),
        Change("a log of the launch options", "return YES;", "NSLog(@\"%@\", launchOptions);\n    return YES;"),
        Change("the window's property", "self.window = window;", "_window = window;"),
        Change(
            "the bounds in a local", "UIWindow *window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];",
            "CGRect bounds = [[UIScreen mainScreen] bounds];\n    UIWindow *window = [[UIWindow alloc] initWithFrame:bounds];"
        ),
        Change(
            "a method that does nothing", "- (BOOL)application:(UIApplication *)app\n",
            "- (void)applicationWillTerminate:(UIApplication *)application {\n}\n\n- (BOOL)application:(UIApplication *)app\n"
        ),
        Change(
            "a local before the completion handler",
            "completionHandler([[RCPRouter shared] performItem:shortcutItem]);",
            "BOOL isDone = [[RCPRouter shared] performItem:shortcutItem];\n    completionHandler(isDone);"),
        Change(
            "a log beside a push", "[[RCPFeed shared] updateWithInfo:userInfo];",
            "NSLog(@\"push %@\", userInfo);\n    [[RCPFeed shared] updateWithInfo:userInfo];"),
    ]

    // MARK: - In more than one place

    private static let moved: [HarmlessChange] = [
        HarmlessChange(
            "a handler in an extension in a file of its own", .swiftScenes,
            .remove(
                "    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {\n        Router.shared.resume(userActivity)\n    }\n\n",
                in: "SceneDelegate.swift"),
            .add(
                """
                import UIKit
                extension SceneDelegate {
                    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
                        Router.shared.resume(userActivity)
                    }
                }

                """, as: "SceneDelegate+Activities.swift")),
        HarmlessChange(
            "the window in a helper", .swiftScenes,
            .replace(
                """
                        let window = UIWindow(windowScene: windowScene)
                        window.rootViewController = HomeViewController()
                        window.makeKeyAndVisible()
                        self.window = window

                """, with: "        show(in: windowScene)\n", in: "SceneDelegate.swift"),
            .insert(
                """
                    private func show(in windowScene: UIWindowScene) {
                        let window = UIWindow(windowScene: windowScene)
                        window.rootViewController = HomeViewController()
                        window.makeKeyAndVisible()
                        self.window = window
                    }


                """, before: "    private func openAll(", in: "SceneDelegate.swift")),
        HarmlessChange(
            "the reads in a helper", .swiftScenes,
            .replace(readsURL + readsActivity, with: "        handle(connectionOptions)\n", in: "SceneDelegate.swift"),
            .insert(
                "    private func handle(_ connectionOptions: UIScene.ConnectionOptions) {\n\(readsURL)\(readsActivity)    }\n\n",
                before: "    private func openAll(", in: "SceneDelegate.swift")),
        HarmlessChange(
            "the reads in a helper of another type", .swiftScenes,
            .replace(
                readsAction, with: "        Router.shared.begin(with: connectionOptions)\n", in: "SceneDelegate.swift"),
            .insert(
                """
                    func begin(with options: UIScene.ConnectionOptions) {
                        if let item = options.shortcutItem { perform(item) }
                    }


                """, before: "    func show(", in: "Router.swift")),
        HarmlessChange(
            "a property of the delegate", .swiftScenes,
            .insert(
                "    private let router = Router.shared\n", after: "    var window: UIWindow?\n",
                in: "SceneDelegate.swift"),
            .replace(
                "Router.shared.resume(userActivity)", with: "router.resume(userActivity)", in: "SceneDelegate.swift")),
        HarmlessChange(
            "a handler in an extension", .swiftDelegate,
            .replace(
                "    func application(\n        _ app: UIApplication, open",
                with: "}\n\nextension AppDelegate {\n    func application(\n        _ app: UIApplication, open",
                in: "AppDelegate.swift")),
        HarmlessChange(
            "the window in a helper", .swiftDelegate,
            .replace(
                """
                        let window = UIWindow(frame: UIScreen.main.bounds)
                        window.rootViewController = HomeViewController()
                        window.makeKeyAndVisible()
                        self.window = window

                """, with: "        showWindow()\n", in: "AppDelegate.swift"),
            .insert(
                """
                    private func showWindow() {
                        let window = UIWindow(frame: UIScreen.main.bounds)
                        window.rootViewController = HomeViewController()
                        window.makeKeyAndVisible()
                        self.window = window
                    }


                """, before: "    func application(\n        _ app: UIApplication, open", in: "AppDelegate.swift")),
        HarmlessChange(
            "the window after the set-up", .swiftDelegate,
            .remove("        Refresh.register()\n", in: "AppDelegate.swift"),
            .insert("        Refresh.register()\n", before: "        let window =", in: "AppDelegate.swift")),
        HarmlessChange(
            "a handler in a category", .objectiveCScenes,
            .remove(
                "- (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity {\n    [[RCPRouter shared] resumeActivity:userActivity];\n}\n\n",
                in: "SceneDelegate.m"),
            .add(
                """
                #import "SceneDelegate.h"
                #import "RCPRouter.h"
                @implementation SceneDelegate (Activities)

                - (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)userActivity {
                    [[RCPRouter shared] resumeActivity:userActivity];
                }

                @end

                """, as: "SceneDelegate+Activities.m")),
        HarmlessChange(
            "the answer in a variable", .swiftDelegate,
            .replace(
                "return true\n    }\n\n    func application(\n        _ app:",
                with: "let done = true\n        return done\n    }\n\n    func application(\n        _ app:",
                in: "AppDelegate.swift")),
        HarmlessChange(
            "the handlers in a view of its own", .swiftUI,
            .replace("Text(\"Recipes\")", with: "RecipeList()", in: "HomeView.swift"),
            .add(
                """
                import SwiftUI
                struct RecipeList: View {
                    var body: some View { List { Text("Soup") } }
                }

                """, as: "RecipeList.swift")),
        HarmlessChange(
            "the delegate as a property", .swiftUI,
            .insert("    private let pushes = Pushes.shared\n\n", before: "    init() {", in: "RecipesApp.swift"),
            .replace("center.delegate = Pushes.shared", with: "center.delegate = pushes", in: "RecipesApp.swift")),
        HarmlessChange(
            "the root in a container", .swiftUIAdaptor,
            .replace("HomeView()", with: "NavigationStack { HomeView() }", in: "RecipesApp.swift")),
        HarmlessChange(
            "the root in a container", .swiftUI,
            .replace("HomeView()", with: "NavigationStack { HomeView() }", in: "RecipesApp.swift")),
    ]
}
