extension CodeVariant {
    /// What is done in tests alone, which people never see.
    package static let testsApart: [CodeVariant] = [
        connecting(
            "tests: a delegate of theirs sets a class for scenes", storyboard: true,
            "        connectionOptions.urlContexts.forEach { _ = Router.shared.open($0.url) }",
            more: ["TestAppDelegate.swift": otherDelegate], .does(VariantAction.readsURLs)),
        connecting(
            "tests: another delegate that the app makes sets a class for scenes", storyboard: true,
            "        connectionOptions.urlContexts.forEach { _ = Router.shared.open($0.url) }",
            more: [
                "TestAppDelegate.swift": otherDelegate,
                "Delegates.swift": "enum Delegates { static let all = [TestAppDelegate()] }",
            ], .does(VariantAction.readsURLs)),
        connecting(
            "tests: another delegate that the app passes the choice to sets a class for scenes", storyboard: true,
            "        connectionOptions.urlContexts.forEach { _ = Router.shared.open($0.url) }",
            more: [
                "TestAppDelegate.swift": otherDelegate,
                "Delegates.swift": """
                import UIKit
                extension UIApplication {
                    func choose(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                        TestAppDelegate().application(self, configurationForConnecting: session, options: options)
                    }
                }
                """,
            ], .open, errors: ["LT003", "LT010"]),
        launching(
            "tests: a guard returns something else for them", with: [.url],
            "        guard !isRunningTests else { return false }",
            members: """
                    private var isRunningTests: Bool {
                        ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil
                    }
                """, returns: .settled("true")),
        launching(
            "tests: a class of theirs is looked for", with: [.url],
            #"        if NSClassFromString("XCTestCase") != nil { return false }"#, returns: .settled("true")),
        launching(
            "tests: an argument", with: [.url],
            #"        if CommandLine.arguments.contains("--uitesting") { return false }"#, returns: .settled("true")),
        launching(
            "tests: another type is asked whether they don't run", imports: notifications,
            """
                    guard Process.isNotRunningTests() else { return true }
                    Pushes.shared.start()
            """, more: ["Pushes.swift": pushes, "Process.swift": process],
            does: .does(VariantAction.setsNotificationDelegate)),
        launching(
            "tests: another type is asked for an argument", imports: notifications,
            """
                    if Process.asks {
                        UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
                    }
            """, more: ["Process.swift": process], does: .does()),
        launching(
            "tests: another type is asked for a setting", imports: notifications,
            """
                    if Process.isNew {
                        UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
                    }
            """, more: ["Process.swift": process], does: .does(VariantAction.asksOnce)),
        launching(
            "tests: a condition with more in it", with: [.url],
            """
                    if NSClassFromString("XCTestCase") != nil || UIDevice.current.userInterfaceIdiom == .pad { return false }
            """, returns: .open),
        launching(
            "tests: a name that only sounds so", with: [.url],
            "        if UserDefaults.standard.bool(forKey: \"isTestFlight\") { return false }", returns: .open),
        launching(
            "tests: the delegate is set behind them", imports: notifications,
            """
                    guard NSClassFromString("XCTestCase") == nil else { return true }
                    Pushes.shared.start()
            """, more: ["Pushes.swift": pushes], does: .does(VariantAction.setsNotificationDelegate)),
        launching(
            "tests: the delegate is set in them alone", imports: notifications,
            """
                    UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
                    if NSClassFromString("XCTestCase") != nil { Pushes.shared.start() }
            """, more: ["Pushes.swift": pushes], does: .does(VariantAction.asksForNotifications), errors: ["LT019"]),
    ]

    private static let otherDelegate = """
        import UIKit
        final class TestAppDelegate: NSObject, UIApplicationDelegate {
            \(UIKitMethod.configuration) {
                let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                configuration.delegateClass = TestSceneDelegate.self
                return configuration
            }
        }

        final class TestSceneDelegate: UIResponder, UIWindowSceneDelegate {}
        """

    private static let process = """
        import Foundation
        struct Process {
            static var asks: Bool { ProcessInfo.processInfo.arguments.contains("-ask") }
            static var isNew: Bool { !UserDefaults.standard.bool(forKey: "asked") }
        }

        extension Process {
            static func isNotRunningTests() -> Bool { return NSClassFromString("XCTestCase") == nil }
        }
        """
}
