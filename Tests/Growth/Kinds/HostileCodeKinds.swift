extension GrowthKind {
    /// Code that is small for what it asks for; most of it is read in the square of its size, up to the budget of steps.
    static let hostileCode =
        [
            delegate("URLs by their hosts", 140) {
                Parts(opening: many($0) { "if url.host == \"h\($0)\" { go\($0)(url); return true }\n" })
            },
            delegate("URLs by classes", 100) {
                Parts(
                    opening: many($0) { "if H\($0)().h(url) { return true }\n" },
                    others: many($0) { "class H\($0) { func h(_ u: URL) -> Bool { false } }\n" })
            },
            delegate("closures that call the one before", 100) {
                Parts(launch: "let c0 = { a() }\n" + many($0) { "let c\($0 + 1) = { c\($0)() }\n" })
            },
            delegate("labeled trailing closures", 300) {
                Parts(launch: "f { a() }" + many($0) { " l\($0): { a() }" } + "\n")
            },
        ].map(\.knownSquare) + [
            delegate("methods of one name", 300) {
                Parts(others: many($0) { "class C\($0) { func go() { make(\($0)).go() } }\n" })
            },
            delegate("singletons in a row", 300) {
                Parts(
                    launch: "S0.shared.start()\n",
                    others: many($0) {
                        "class S\($0) { static let shared = S\($0)(); func start() { S\($0 + 1).shared.start() } }\n"
                    })
            },
            delegate("superclasses in a row", 200) {
                Parts(
                    launch: "A0().f()\n",
                    others: many($0) { "class A\($0): A\($0 + 1) { override func f() { super.f() } }\n" })
            },
            delegate("methods of the delegate", 62) {
                Parts(others: "extension AppDelegate {\n" + many($0) { "func m\($0)() { a() }\n" } + "}\n")
            },
            delegate("extensions of the delegate", 75) {
                Parts(others: many($0) { "extension AppDelegate { func m\($0)() { a() } }\n" })
            },
            GrowthKind("hostile code: tasks in lint", "lint --plist Info.plist --sources App", 31) { count in
                let names = many(count) { "<string>t\($0)</string>" }
                let tasks = many(count) {
                    "BGTaskScheduler.shared.register(forTaskWithIdentifier: \"t\($0)\", using: nil) { t in }\n"
                }
                return [
                    "Info.plist": """
                    <plist version="1.0"><dict><key>UIBackgroundModes</key><array><string>fetch</string></array>
                    <key>BGTaskSchedulerPermittedIdentifiers</key><array>\(names)</array></dict></plist>
                    """, "App/AppDelegate.swift": Parts(launch: tasks).code,
                ]
            },
        ]

    private static func delegate(_ name: String, _ size: Int, _ parts: @escaping @Sendable (Int) -> Parts) -> GrowthKind
    { GrowthKind("hostile code: " + name, GrowthKind.scanOfFolder, size) { ["App/AppDelegate.swift": parts($0).code] } }

    /// What an app delegate does, and code outside of it.
    private struct Parts {
        var launch = ""
        var opening = ""
        var others = ""

        var code: String {
            """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions:
                [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            \(launch)
            return true
            }
            func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:])
                -> Bool {
            \(opening)
            return false
            }
            }
            \(others)

            """
        }
    }
}
