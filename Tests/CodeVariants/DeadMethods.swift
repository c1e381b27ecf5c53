extension CodeVariant {
    /// Methods of the app delegate that scenes silence: what is lost with each.
    package static let deadMethods: [CodeVariant] = [
        silent("it works", becomesActive("Sync.shared.start()"), nil, "error"),
        silent("it is empty", becomesActive("// Restart what was paused."), nil, nil),
        silent(
            "it only logs", becomesActive("logger.debug(\"active\")\n        print(\"active\", application)"), nil, nil),
        silent("it only logs a count", becomesActive("NSLog(\"active %d\", Sync.shared.count)"), nil, nil),
        silent("it only logs its own name", becomesActive("logger.info(#function)"), nil, nil),
        silent("it calls UIKit's superclass", becomesActive("super.applicationDidBecomeActive(application)"), nil, nil),
        silent("it sets something", becomesActive("Sync.shared.isRunning = true"), nil, "error"),
        silent(
            "it works on a condition", becomesActive("if !Sync.shared.isRunning { Sync.shared.start() }"), nil, "error"),
        silent(
            "it works in a closure", becomesActive("DispatchQueue.main.async { Sync.shared.start() }"), nil, "error"),
        silent(
            "it works before iOS 13 alone",
            becomesActive("if #available(iOS 13, *) { return }\n        Sync.shared.start()"), nil, nil),
        silent(
            "a guard lets it work before iOS 13 alone",
            becomesActive("guard #unavailable(iOS 13) else { return }\n        Sync.shared.start()"), nil, nil),
        silent(
            "it works on iOS 13 alone",
            becomesActive("guard #available(iOS 13, *) else { return }\n        Sync.shared.start()"), nil, "error"),
        silent(
            "a condition ends it", becomesActive("if Sync.shared.isRunning { return }\n        Sync.shared.start()"),
            nil, "error"), silentWithUnreadSuperclass("a superclass may call it", "note"),
        silent(
            "it logs a duration",
            becomesActive("let elapsed = Date().timeIntervalSince(.distantPast)\n        print(Int(elapsed))"), nil, nil
        ), silent("what a log gets works", becomesActive("print(Sync.shared.restart())"), nil, "error"),
        silent(
            "its counterpart works", becomesActive("Sync.shared.start()"), sceneActive("Sync.shared.start()"), "note"),
        silent("its counterpart only logs", becomesActive("Sync.shared.start()"), sceneActive("print(scene)"), "error"),
        silent("its counterpart is empty", becomesActive("Sync.shared.start()"), sceneActive(""), "error"),
        silent(
            "the scene does it on its way to the front", becomesActive("Sync.shared.start()"),
            sceneForeground("Sync.shared.start()"), "note"),
        silent(
            "the scene does it by another name for the object", becomesActive("Sync.shared.start()"),
            sceneForeground("let sync = Sync.shared\n        sync.start()"), "note"),
        silent(
            "its counterpart does other work", becomesActive("Sync.shared.start()"), sceneActive("Ping.shared.send()"),
            "error"),
        silent(
            "its counterpart does it in a helper", becomesActive("Sync.shared.start()"),
            sceneActive("Ping.shared.sync()"), "note"),
        silent(
            "its counterpart posts a notification", becomesActive("Sync.shared.start()"),
            sceneActive("Ping.shared.post()"), "note"),
        silent(
            "its counterpart calls a closure", becomesActive("Sync.shared.start()"), sceneActive("Ping.shared.then?()"),
            "note"),
        silent(
            "its counterpart calls a library", becomesActive("Sync.shared.start()"),
            sceneActive("Hub.shared.enter(scene)"), "note"),
        silent(
            "its counterpart does a part of it",
            becomesActive("Sync.shared.start()\n        Sync.shared.isRunning = true"),
            sceneActive("Sync.shared.start()"), "note"),
        silent(
            "its counterpart calls it", becomesActive("Sync.shared.start()"),
            sceneActive("UIApplication.shared.delegate?.applicationDidBecomeActive?(.shared)"), nil),

        silent(
            "the scene does a part of it", becomesActive("Sync.shared.start()\n        Sync.shared.isRunning = true"),
            sceneForeground("Sync.shared.start()"), "error"),
        silent(
            "the scene does it on its way to the background", becomesActive("Sync.shared.start()"),
            "    func sceneDidEnterBackground(_ scene: UIScene) { Sync.shared.start() }", "error"),
        silent(
            "it only lets the state be saved",
            """
                func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
                    return true
                }
            """, nil, nil), silent("it opens a URL", opens("Sync.shared.open(url)"), nil, "error"),
        silent("it says that it opens a URL, and doesn't", opens("true"), nil, nil),
        silent(
            "the scene opens it", opens("Sync.shared.open(url)"),
            """
                func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
                    for context in URLContexts { _ = Sync.shared.open(context.url) }
                }
            """, nil),
        silent(
            "a push that the newer method gets as well", pushes("Sync.shared.fetch(userInfo)"), nil, nil,
            errors: ["LT010"]),
        silent(
            "a push with which the newer method does something else", pushes("Sync.shared.start()"), nil, "warning",
            errors: ["LT010"]), observed("a closure does it", closure("Sync.shared.start()"), "note"),
        observed("a function does it", selector, members: function("Sync.shared.start()"), "note"),
        observed("a closure does something else", closure("print(Sync.shared.restart())"), "error"),
        observed("a function does something else", selector, members: function("print(self)"), "error"),
        observed("a typed message does it", typed(".didBecomeActive"), "note"),
        observed("the type of a message does it", typed("UIApplication.DidBecomeActiveMessage.self"), "note"),
        observed("a message of another state", typed(".didEnterBackground"), "error"),
        observed("a loop does it", loop(".notifications(named: UIApplication.didBecomeActiveNotification)"), "note"),
        observed(
            "a loop over messages does it", loop(".messages(of: UIApplication.self, for: .didBecomeActive)"), "note"),
        observed(
            "a publisher does it",
            "        sink = NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)"
                + ".sink { _ in Sync.shared.start() }", members: "    var sink: AnyCancellable?", "note"),
        observed(
            "a closure does it, and the name is a text",
            """
                    let name = Notification.Name("UIApplicationDidBecomeActiveNotification")
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
                        Sync.shared.start()
                    }
            """, "note"), observed("another state", closure("Sync.shared.start()", at: "didEnterBackground"), "error"),
        observed(
            "it is added later", "", members: "    func refresh() {\n\(closure("Sync.shared.start()"))\n    }", "note"),
        silentInObjectiveC("it works", "[RCPRouter.sharedRouter openURL:self.startURL];", "error"),
        silentInObjectiveC("it is empty", "// Restart what was paused.", nil),
        silentInObjectiveC("it only logs", "NSLog(@\"active %@\", application);", nil),
        silentInObjectiveC("it sets something", "self.startURL = nil;", "error"),
        silentInObjectiveC(
            "the scene does it on its way to the front", "[RCPRouter.sharedRouter openURL:self.startURL];",
            scene: """
                - (void)sceneWillEnterForeground:(UIScene *)scene {
                    [RCPRouter.sharedRouter openURL:nil];
                }
                """, "note"),
        silentInObjectiveC(
            "its counterpart is empty", "[RCPRouter.sharedRouter openURL:self.startURL];",
            scene: "- (void)sceneDidBecomeActive:(UIScene *)scene {}", "error"),
        silentUnderSwiftUI("the phase isn't followed", "", "error"),
        silentUnderSwiftUI(
            "the phase is followed", ".onChange(of: scenePhase) { _, _ in Sync.shared.start() }", "note"),
        silentUnderSwiftUI(
            "the phase is followed by other work",
            ".onChange(of: scenePhase) { _, phase in if phase == .background { Ping.shared.send() } }", "error"),
        silentUnderSwiftUI("a function follows the phase", ".onChange(of: scenePhase, perform: follow)", "note"),

    ]

    private static func becomesActive(_ code: String) -> String {
        """
            func applicationDidBecomeActive(_ application: UIApplication) {
                \(code)
            }
        """
    }

    private static func observed(_ description: String, _ code: String, members: String = "", _ severity: String)
        -> CodeVariant
    {
        launching(
            "dead method with an observer: \(description)", plist: VariantPlist.scenes(), code,
            members: becomesActive("Sync.shared.start()") + "\n\n" + members,
            more: ["SceneDelegate.swift": sceneDelegate(), "Sync.swift": sync]
        ).finding("LT013", severity)
    }

    private static func closure(_ code: String, at state: String = "didBecomeActive") -> String {
        """
                NotificationCenter.default.addObserver(
                    forName: UIApplication.\(state)Notification, object: nil, queue: .main
                ) { _ in \(code) }
        """
    }

    private static func typed(_ message: String) -> String {
        """
                token = NotificationCenter.default.addObserver(of: UIApplication.self, for: \(message)) { _ in
                    Sync.shared.start()
                }
        """
    }

    private static func loop(_ sequence: String) -> String {
        "        Task { for await _ in NotificationCenter.default\(sequence) { Sync.shared.start() } }"
    }

    private static let selector = """
                NotificationCenter.default.addObserver(
                    self, selector: #selector(activate), name: UIApplication.didBecomeActiveNotification, object: nil)
        """

    private static func function(_ code: String) -> String { "    @objc private func activate() { \(code) }" }

    private static func opens(_ result: String) -> String { "    \(UIKitMethod.openURL) { return \(result) }" }

    private static func pushes(_ code: String) -> String {
        """
            func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {
                \(code)
            }

            \(UIKitMethod.didReceiveRemoteNotification) {
                Sync.shared.fetch(userInfo)
                completionHandler(.newData)
            }
        """
    }

    private static func sceneActive(_ code: String) -> String {
        "    func sceneDidBecomeActive(_ scene: UIScene) { \(code) }"
    }

    private static func sceneForeground(_ code: String) -> String {
        "    func sceneWillEnterForeground(_ scene: UIScene) { \(code) }"
    }

    private static func silent(
        _ description: String, _ method: String, _ scene: String?, _ severity: String?, errors: Set<String> = []
    ) -> CodeVariant {
        launching(
            "dead method: \(description)", plist: VariantPlist.scenes(), "", members: method,
            more: ["SceneDelegate.swift": sceneDelegate(scene ?? ""), "Sync.swift": sync], errors: errors
        ).finding("LT013", severity)
    }

    private static func silentWithUnreadSuperclass(_ description: String, _ severity: String) -> CodeVariant {
        let read = silent(description, becomesActive("Sync.shared.start()"), nil, severity)
        let superclasses = ("UIResponder, UIApplicationDelegate", "BaseAppDelegate")
        return read.adding(read.files.mapValues { $0.replacing(superclasses.0, with: superclasses.1) })
    }

    private static let sync = """
        import Foundation
        final class Sync {
            static let shared = Sync()
            var isRunning = false
            var count = 0
            private var last: URL?
            var host: String? { last?.host }

            func start() { isRunning = true }
            func restart() -> Int { count += 1; return count }
            func fetch(_ info: [AnyHashable: Any]) { count += info.count }
            func open(_ url: URL) -> Bool {
                last = url
                return true
            }
        }

        final class Ping {
            static let shared = Ping()
            var then: (() -> Void)?

            func send() { URLSession.shared.dataTask(with: URL(string: "https://example.com")!).resume() }
            func sync() { Sync.shared.start() }
            func post() { NotificationCenter.default.post(name: .init("active"), object: nil) }
        }
        """

    private static func silentInObjectiveC(
        _ description: String, _ code: String, scene: String = "", _ severity: String?
    ) -> CodeVariant {
        let delegate = """
            #import "SceneDelegate.h"
            #import "RCPRouter.h"
            @implementation SceneDelegate

            \(scene)

            @end
            """
        return objectiveC(
            "dead method: \(description)", with: [], plist: VariantPlist.scenes("SceneDelegate"),
            """
            - (void)applicationDidBecomeActive:(UIApplication *)application {
                \(code)
            }
            """, [], errors: []
        ).adding(["SceneDelegate.m": delegate, "SceneDelegate.h": sceneHeader]).finding("LT013", severity)
    }

    private static func silentUnderSwiftUI(_ description: String, _ modifier: String, _ severity: String?)
        -> CodeVariant
    {
        let app = """
            import SwiftUI
            import UIKit
            @main
            struct RecipesApp: App {
                @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
                @Environment(\\.scenePhase) private var scenePhase

                var body: some Scene {
                    WindowGroup { Text("Recipes") }
                        \(modifier)
                }
            }

            final class AppDelegate: NSObject, UIApplicationDelegate {
            \(becomesActive("Sync.shared.start()"))
            }
            """
        return CodeVariant("SwiftUI: dead method: \(description)", ["RecipesApp.swift": app, "Sync.swift": sync], [])
            .finding("LT013", severity)
    }
}
