import Testing

/// What becomes of the methods that come as an app changes its state.
struct MigratedStateTests {
    private static let saving = method("applicationDidEnterBackground", "Store.shared.save()")
    private static let loss = "lost applicationDidEnterBackground(_:) App/AppDelegate.swift:42 ran; "

    /// A method of the app delegate, or of a scene's.
    private static func method(_ name: String, _ code: String) -> String {
        let parameter = name.hasPrefix("scene") ? "_ scene: UIScene" : "_ application: UIApplication"
        return "    func \(name)(\(parameter)) {\n        \(code)\n    }\n\n"
    }

    private func app(scene members: String = "") throws -> MigratedApp {
        try MigratedApp().with(inOldDelegate: Self.saving).with(inSceneDelegate: members)
    }

    /// The launch method still makes the window that a scene delegate makes now. Nothing was reported.
    @Test func aWindowIsMadeTwice() throws {
        let window = """
                    let first = UIWindow(frame: UIScreen.main.bounds)
                    first.rootViewController = HomeViewController()
                    first.makeKeyAndVisible()

            """
        let app = try MigratedApp().replacing(
            MigratedApp.Part.delegate.text, with: MigratedApp.Part.delegate.text + window,
            in: MigratedApp.Part.delegate.file)
        let change = """
            twice window App/AppDelegate.swift:12 made the only one; App/AppDelegate.swift:12 also makes one, in addition to \
            the scene delegate
            """
        #expect(app.changes == [change])
    }

    /// A scene delegate that gave its scene the window of the app delegate counted as the maker of a second one.
    @Test(arguments: [AppWithoutScenes.Language.swift, .objectiveC]) func aWindowThatTheSceneReusesIsNotTwice(
        _ language: AppWithoutScenes.Language
    ) throws { #expect(try AppWithoutScenes(language: language, hasStoryboard: false).patched.changes == []) }

    /// The window of a storyboard is nil in a launch method with scenes, and nothing was reported.
    @Test(arguments: [
        (
            "if let window { Home.shared.install(in: window) }",
            "lost window App/AppDelegate.swift:10 used it; App/AppDelegate.swift:7 doesn't call install(in:), because the "
                + "scene has the window"
        ),
        (
            "guard let main = window else { return true }\n        Home.shared.install(in: main)",
            "lost window App/AppDelegate.swift:10 used it; App/AppDelegate.swift:7 doesn't call install(in:), because the "
                + "scene has the window"
        ),
        (
            "if let window {\n            print(window)\n            window.tintColor = UIColor(white: 1, alpha: 1)\n        }",
            "different window App/AppDelegate.swift:10 used it; App/AppDelegate.swift:7 finds nil, because the scene has "
                + "the window"
        ),
        (
            "window?.isHidden = true",
            "different window App/AppDelegate.swift:10 used it; App/AppDelegate.swift:7 finds nil, because the scene has "
                + "the window"
        ),
    ]) func aWindowThatALaunchMethodMisses(code: String, change: String) throws {
        #expect(try AppWithoutScenes(launch: code).patched.changes == [change])
    }

    @Test func aWindowThatTheSceneDelegateSetsUp() throws {
        let app = try AppWithoutScenes(launch: "if let window { Home.shared.install(in: window) }").patched
        let set = "        app?.window = window\n"
        let moved = try app.replacing(
            set, with: set + "        if let window { Home.shared.install(in: window) }\n",
            in: MigratedApp.sceneDelegate)
        #expect(moved.changes == [])
    }

    /// A method whose counterpart did a part of its work counted as moved.
    @Test func aCallThatAMovedBodyLeavesOutIsLost() throws {
        let shelf = "final class Shelf {\n    static let shared = Shelf()\n    func save() {}\n    func share() {}\n}\n"
        func app(_ scene: String, _ delegate: String = "", and other: String = "") throws -> MigratedApp {
            var app = try MigratedApp().with(
                inOldDelegate: Self.method("applicationDidEnterBackground", "Shelf.shared.save(); Shelf.shared.share()")
            ).with(inSceneDelegate: Self.method("sceneDidEnterBackground", scene)).with(inNewDelegate: delegate)
            (app.old["App/Other.swift"], app.new["App/Other.swift"]) = (shelf, shelf + other)
            return app
        }
        let loss =
            "lost share() App/AppDelegate.swift:42 called it in applicationDidEnterBackground(_:); nothing calls it"
        #expect(try app("Shelf.shared.save()").changes == [loss])
        // A method that UIKit doesn't call is no caller.
        #expect(
            try app("Shelf.shared.save()", Self.method("applicationDidEnterBackground", "Shelf.shared.share()")).changes
                == [loss])
        let kept = Self.method("applicationDidEnterBackground", "Shelf.shared.save(); Shelf.shared.share()")
        #expect(try app("main.applicationDidEnterBackground(.shared)", kept).changes == [])
        #expect(try app("Shelf.shared.save(); Shelf.shared.share()").changes == [])
        #expect(try app("Shelf.shared.save()", and: "func close() { Shelf.shared.share() }\n").changes == [])
        #expect(try app("Shelf.shared.save()", and: "let name = \"share\"\n").changes == [])
    }

    /// An app delegate receives each URL.
    @Test func onlyTheFirstURLIsOpened() throws {
        let app = try MigratedApp().replacing(
            MigratedApp.Part.coldURL.text,
            with: "        if let context = connectionOptions.urlContexts.first { Router.shared.open(context.url) }\n",
            in: MigratedApp.sceneDelegate)
        #expect(
            app.changes == [
                "different connectionOptions.urlContexts App/SceneDelegate.swift:14 scene(_:willConnectTo:options:) reads only "
                    + "the first element of connectionOptions.urlContexts, a set without an order that can contain several"
            ])
        #expect(app.outcome().status == 0)
    }

    @Test func aBodyThatNothingRunsIsLost() throws {
        #expect(try app().changes == ["\(Self.loss)nothing does its work: UIKit calls sceneDidEnterBackground(_:)"])
    }

    @Test func aBodyThatIsNeverCalledIsLost() throws {
        let app = try app().with(inNewDelegate: Self.saving)
        #expect(
            app.changes == [
                "\(Self.loss)App/AppDelegate.swift:23 is never called: UIKit calls sceneDidEnterBackground(_:)"
            ])
    }

    @Test func anEmptyTwinDoesNoneOfIt() throws {
        let empty = Self.method("sceneDidEnterBackground", "")
        #expect(try app(scene: empty).changes.count == 1)
        #expect(try app(scene: empty).with(inNewDelegate: Self.saving).changes.count == 1)
    }

    @Test func anEmptyMethodIsNoLoss() throws {
        let empty = Self.method("applicationDidEnterBackground", "")
        #expect(try MigratedApp().with(inOldDelegate: empty).changes == [])
    }

    /// The ways in which its work may go on.
    @Test(arguments: [
        ("sceneDidEnterBackground", "Store.shared.save()"), ("sceneDidEnterBackground", "Other.shared.stop()"),
        ("sceneWillResignActive", "Store.shared.save()"),
        (
            "sceneDidEnterBackground",
            "(UIApplication.shared.delegate as? AppDelegate)?.applicationDidEnterBackground(.shared)"
        ),
    ]) func aBodyIsMoved(name: String, code: String) throws {
        let method = Self.method(name, code)
        if !code.contains("AppDelegate") { #expect(try app(scene: method).changes == []) }
        guard name == "sceneDidEnterBackground" else { return }
        #expect(try app(scene: method).with(inNewDelegate: Self.saving).changes == [])
    }

    @Test func theNotificationMayBeHeardOf() throws {
        let app = try app().replacing(
            "        view.backgroundColor",
            with: """
                        NotificationCenter.default.addObserver(
                            forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
                        ) { _ in Store.shared.save() }
                        view.backgroundColor
                """, in: "App/HomeViewController.swift")
        #expect(app.changes == [])
    }

    /// One twin stands for one of two methods, unless it calls what both called.
    @Test func aTwinOfAnotherMethodDoesNotStandForIt() throws {
        let hiding = Self.method("applicationWillResignActive", "Cover.shared.hide()")
        let moved = Self.method("sceneWillResignActive", "Cover.shared.hide()")
        let app = try app(scene: moved).with(inOldDelegate: hiding)
        #expect(
            app.changes.count == 1 && app.changes[0].contains("applicationDidEnterBackground(_:)"), "\(app.changes)")
        let both = Self.method("sceneWillResignActive", "Cover.shared.hide(); Store.shared.save()")
        #expect(try self.app(scene: both).with(inOldDelegate: hiding).changes == [])
    }

    /// No launch says that a state was kept.
    @Test func aStateThatDoesNotComeBackIsLost() throws {
        let restoring = """
                func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
                    Store.shared.restore(from: coder)
                    return true
                }


            """
        let app = try MigratedApp().with(inOldDelegate: restoring).with(inNewDelegate: restoring)
        #expect(app.changes.count == 1, "\(app.changes)")
        #expect(
            app.changes.first?.hasPrefix(
                "lost application(_:shouldRestoreSecureApplicationState:) App/AppDelegate.swift:") == true)
        #expect(app.outcome().stdout.hasSuffix(": 23 lose nothing, 1 loses something\n"))
        // A scene finds the activity that it has kept in its session.
        let keeping = """
                func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { Store.shared.activity() }


            """
        #expect(try app.with(inSceneDelegate: keeping).changes == [])
    }

    /// Without scenes a cold start doesn't call it.
    @Test func aBodyThatRunsAtAColdStartIsNew() throws {
        let old = Self.method("applicationWillEnterForeground", "Lock.shared.ask()")
        let new = Self.method("sceneWillEnterForeground", "Lock.shared.ask()")
        let app = try MigratedApp().with(inOldDelegate: old).with(inSceneDelegate: new)
        #expect(
            app.changes == [
                "new sceneWillEnterForeground(_:) App/AppDelegate.swift:42 didn't run at such a start; "
                    + "App/SceneDelegate.swift:34 does"
            ])
        #expect(app.outcome().status == 0)
        for condition in ["guard wasInBackground else { return }", "if !wasInBackground { return }"] {
            let guarded = Self.method("sceneWillEnterForeground", "\(condition)\n        Lock.shared.ask()")
            #expect(try MigratedApp().with(inOldDelegate: old).with(inSceneDelegate: guarded).changes == [])
        }
    }
}
