extension GrowthKind {
    /// Swift, by what the methods of an app's delegate do.
    static let swiftCode: [GrowthKind] = [
        launch("statements", 3000) { many($0) { "a\($0) = b\($0)\n" } },
        launch("calls", 3000) { many($0) { "f\($0)()\n" } },
        launch("calls of the same helper", 1500, "func help() { a = b }") { many($0, "help()\n") },
        code("helpers in a row", 100) {
            "help0()" + "\n}\n" + many($0) { "func help\($0)() { help\($0 + 1)()\n}\n" } + "func x() {"
        },
        code("helpers that call two others", 50) { count in
            "help0()\n}\n" + many(count) { "func help\($0)() { help\($0 + 1)(); help\($0 + 2)()\n}\n" } + "func x() {"
        },
        code("helpers", 75) {
            many($0) { "help\($0)()\n" } + "}\n" + many($0) { "func help\($0)() { a = b }\n" } + "func x() {"
        }, launch("conditions", 1500) { many($0) { "if a\($0) { b() }\n" } },
        launch("conditions in conditions", 3000) { many($0) { "if a\($0) {\n" } + many($0, "}\n") },
        launch("else", 500) { "if a { b() }" + many($0) { " else if a\($0) { b() }" } + "\n" },
        launch("closures", 1500) { many($0, "f { a() }\n") },
        launch("closures in closures", 750) { many($0, "f {\n") + many($0, "}\n") },
        launch("switch", 1500) { "switch a {\n" + many($0) { "case .c\($0): b()\n" } + "default: break\n}\n" },
        launch("returns", 1500) { many($0) { "if a\($0) { return true }\n" } },
        launch("guards", 1500) { many($0) { "guard a\($0) else { return true }\n" } },
        launch("options that are read", 375) { many($0, "if let url = launchOptions?[.url] { open(url) }\n") },
        launch("options that are handed on", 1500) { many($0, "f(launchOptions)\n") },
        launch("tasks", 240) {
            many($0) { "BGTaskScheduler.shared.register(forTaskWithIdentifier: \"t\($0)\", using: nil) { t in }\n" }
        },
        launch("windows", 375) {
            many($0, "window = UIWindow(frame: UIScreen.main.bounds)\nwindow?.makeKeyAndVisible()\n")
        },
        launch("windows of the delegate", 750) {
            many($0, "UIApplication.shared.delegate?.window??.tintColor = .red\n")
        },
        launch("windows of the delegate by names", 750) {
            many($0) { "let w\($0) = UIApplication.shared.delegate?.window ?? nil\nw\($0)?.tintColor = .red\n" }
        },
        launch("hosted views", 750) {
            many($0, "window?.rootViewController = UIHostingController(rootView: Home())\n")
        }, launch("notification delegates", 500) { many($0, "UNUserNotificationCenter.current().delegate = self\n") },
        launch("requests", 750) {
            many($0, "UNUserNotificationCenter.current().requestAuthorization(options: []) { _, _ in }\n")
        },
        launch("observers", 750) {
            many($0) {
                "NotificationCenter.default.addObserver(self, selector: #selector(f\($0)), name: nil, object: nil)\n"
            }
        }, launch("operators", 3000) { "let a = b" + many($0, " + c") + "\n" },
        launch("members", 12_000) { "a" + many($0, ".b") + "()\n" },
        launch("arguments", 6000) { "f(a" + many($0, ", b") + ")\n" },
        launch("brackets", 12_000) { many($0, "(") + "a" + many($0, ")") + "\n" },
        launch("logs", 1500) { many($0, "print(\"a\", launchOptions as Any)\n") },
        launch("constants", 1500) { many($0) { "let k\($0) = \"v\($0)\"\nf(k\($0))\n" } },
        code("properties", 3000) { "}\n" + many($0) { "var p\($0) = 1\n" } + "func x() {" },
        code("methods of the protocol", 750) { count in
            "}\n" + many(count, "func applicationDidBecomeActive(_ application: UIApplication) { a() }\n")
                + "func x() {"
        }, code("calls of its own methods", 1500) { many($0, "applicationDidBecomeActive(a)\n") + "}\nfunc x() {" },
        GrowthKind("Swift code: notification delegates in classes", GrowthKind.scanOfFolder, 100) { count in
            [
                "App/AppDelegate.swift": ProjectText.delegate
                    + many(count) {
                        "class D\($0): NSObject, UNUserNotificationCenterDelegate { func f() { "
                            + "UNUserNotificationCenter.current().delegate = self } }\n"
                    }
            ]
        },
        GrowthKind("Swift code: scene delegates", GrowthKind.scanOfFolder, 1500) { count in
            [
                "App/AppDelegate.swift": ProjectText.delegate
                    + many(count) {
                        "class S\($0): UIResponder, UIWindowSceneDelegate { func sceneDidBecomeActive(_ s: UIScene) {} }\n"
                    }
            ]
        },
        GrowthKind("Swift code: files of one class", GrowthKind.scanOfFolder, 62) { count in
            Dictionary(
                uniqueKeysWithValues: (0..<count).map {
                    ("App/E\($0).swift", "extension AppDelegate { func f\($0)() { f\($0 + 1)() } }\n")
                }
            ).merging(["App/AppDelegate.swift": ProjectText.delegate]) { $1 }
        },
    ]

    private static func launch(
        _ name: String, _ size: Int, _ members: String = "", _ statements: @escaping @Sendable (Int) -> String
    ) -> GrowthKind { code(name, size) { statements($0) + "}\n" + members + "\nfunc x() {" } }

    /// What stands in the braces may close them.
    private static func code(_ name: String, _ size: Int, _ body: @escaping @Sendable (Int) -> String) -> GrowthKind {
        GrowthKind("Swift code: " + name, GrowthKind.scanOfFolder, size) { count in
            [
                "App/AppDelegate.swift": """
                import UIKit
                @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions:
                    [UIApplication.LaunchOptionsKey: Any]?) -> Bool { return true }
                func applicationDidEnterBackground(_ application: UIApplication) {}
                func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions:
                    [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                \(body(count))
                }
                }

                """
            ]
        }
    }
}
