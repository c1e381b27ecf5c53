extension CodeVariant {
    /// Which functions are methods that UIKit calls.
    package static let declarations: [CodeVariant] = [
        declaring(
            "a nested class has a method of the app delegate",
            members: """
                    final class Proxy: NSObject, UIApplicationDelegate {
                        func applicationDidBecomeActive(_ application: UIApplication) { print(application) }
                    }
                """, is: .open),
        declaring(
            "an extension of a nested class has a method of the app delegate",
            members: """
                    final class Proxy: NSObject {}
                """,
            more: [
                "Proxy.swift": """
                import UIKit

                extension AppDelegate.Proxy: UIApplicationDelegate {
                    func applicationDidBecomeActive(_ application: UIApplication) { print(application) }
                }

                """
            ], is: .open),
        declaring(
            "a local function has the name of a method",
            code: """
                    func applicationDidBecomeActive(_ application: UIApplication) { print(application) }
                    applicationDidBecomeActive(application)
                """, is: .open),
        declaring(
            "a static function has the name of a method",
            members: """
                    static func applicationDidBecomeActive(_ application: UIApplication) { print(application) }
                """, is: .open),
        declaring(
            "a text has the method",
            members: """
                    static let template = \"\""
                        func applicationDidBecomeActive(_ application: UIApplication) { start() }
                        \"\""
                """, is: .open),
        declaring(
            "a comment has the method",
            members: """
                    /*
                    func applicationDidBecomeActive(_ application: UIApplication) { /* pause */ print(application) }
                    */
                    // func applicationDidBecomeActive(_ application: UIApplication) {}
                """, is: .open),
        declaring(
            "another platform has the method",
            members: """
                    #if os(tvOS)
                    func applicationDidBecomeActive(_ application: UIApplication) { print(application) }
                    #endif
                """, is: .open),
        declaring(
            "a function has the name and another label",
            members: """
                    func applicationDidBecomeActive(from application: UIApplication) { print(application) }
                """, is: .open),
        declaring(
            "a property has the name of a method",
            members: """
                    var applicationDidBecomeActive = false
                """, is: .open),
        declaring(
            "the method itself, on many lines",
            members: """
                    @objc
                    public
                    func applicationDidBecomeActive
                        (
                            // the app
                            _ application: UIApplication
                        )
                    {
                        application.registerForRemoteNotifications()
                    }
                """, is: .settled(registering), errors: ["LT013"]),
        declaring(
            "the method itself, in an extension of another file",
            more: [
                "AppDelegate+State.swift": """
                import UIKit

                extension AppDelegate {
                    func applicationDidBecomeActive(_ application: UIApplication) {
                        application.registerForRemoteNotifications()
                    }
                }

                """
            ], is: .settled(registering), errors: ["LT013"]),
    ]

    private static let registering = #"{"does": [\#(VariantAction.registersForRemote)]}"#

    private static func declaring(
        _ description: String, code: String = "", members: String = "", more: [String: String] = [:],
        is meaning: Meaning, errors: Set<String> = []
    ) -> CodeVariant {
        launchingWithScenes(
            "declaration: \(description)", code, members: members, more: more, .settledOrOpen("[]"), errors: errors
        ).with(VariantFact("appDelegate", "applicationDidBecomeActive(_:)", is: meaning))
    }
}
