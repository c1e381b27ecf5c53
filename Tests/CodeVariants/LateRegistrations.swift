extension CodeVariant {
    /// What is registered too late, twice, or on a screen that no launch shows.
    package static let lateRegistrations: [CodeVariant] = [
        connecting(
            "an object of a list registers a task as the scene connects", with: [], plist: permitted,
            "for plugin in [Sync()] { plugin.start() }", more: sync, .doesOrOpen(registers)
        ).finding("LT019", "error"),
        connecting(
            "one of two objects registers a task as the scene connects", with: [], plist: permitted,
            "let plugins: [Plugin] = [Quiet(), Sync()]\n        for plugin in plugins { plugin.start() }", more: sync,
            .doesOrOpen(registers)
        ).finding("LT019", "error"),
        launching(
            "an object of a list registers a task at launch", plist: permitted,
            "for plugin in [Sync()] { plugin.start() }", more: sync, does: .does(registers)
        ).finding("LT019", nil),
        launching(
            "a task is registered by the list of the Info.plist and by its name", plist: permitted,
            imports: "import BackgroundTasks\nimport UIKit",
            "\(loop("BGTaskSchedulerPermittedIdentifiers"))\n        Sync().start()", more: sync
        ).finding("LT020", "error"),
        launching(
            "a task is registered by the list of the Info.plist", plist: permitted,
            imports: "import BackgroundTasks\nimport UIKit", loop("BGTaskSchedulerPermittedIdentifiers"),
            does: .does(registers)
        ).finding("LT020", nil),
        launching(
            "a task is registered by a list of another name and by its name", plist: permitted,
            imports: "import BackgroundTasks\nimport UIKit", "\(loop("Others"))\n        Sync().start()", more: sync
        ).finding("LT020", nil),
        screen("is made by what the user does", signIn: pushes("PhoneController()")).finding("LT021", "error"),
        screen("is the first one", root: "PhoneController()", signIn: "").finding("LT021", nil),
        screen(
            "may come from a storyboard",
            signIn: pushes("storyboard!.instantiateViewController(withIdentifier: \"PhoneController\")")
        ).finding("LT021", nil),
    ]

    private static let permitted = VariantPlist.permits("com.example.sync")
    private static let registers = VariantAction.registers("com.example.sync")

    private static func loop(_ key: String) -> String {
        """
        let tasks = Bundle.main.object(forInfoDictionaryKey: "\(key)") as? [String] ?? []
                for task in tasks { BGTaskScheduler.shared.register(forTaskWithIdentifier: task, using: nil) { _ in } }
        """
    }

    private static let sync = [
        "Sync.swift": """
        import BackgroundTasks

        protocol Plugin { func start() }

        final class Quiet: Plugin { func start() {} }

        final class Sync: Plugin {
            func start() {
                BGTaskScheduler.shared.register(forTaskWithIdentifier: "com.example.sync", using: nil) { task in
                    task.setTaskCompleted(success: true)
                }
            }
        }

        """
    ]

    private static func pushes(_ controller: String) -> String {
        "@objc func signedIn() { navigationController?.pushViewController(\(controller), animated: true) }"
    }

    private static func screen(_ description: String, root: String = "SignInController()", signIn: String)
        -> CodeVariant
    {
        connecting(
            "a push registry of a screen that \(description)", with: [], storyboard: false,
            plist: "<key>UIBackgroundModes</key><array><string>voip</string></array>",
            """
            let window = UIWindow(windowScene: scene as! UIWindowScene)
                    window.rootViewController = \(root)
                    window.makeKeyAndVisible()
                    self.window = window
            """,
            more: [
                "SignIn.swift": "import UIKit\n\nfinal class SignInController: UIViewController {\n    \(signIn)\n}\n",
                "Phone.swift": """
                import CallKit
                import PushKit
                import UIKit

                final class PhoneController: UIViewController, PKPushRegistryDelegate {
                    private let registry = PKPushRegistry(queue: .main)
                    private let provider = CXProvider(configuration: CXProviderConfiguration())

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        registry.delegate = self
                        registry.desiredPushTypes = [.voIP]
                    }

                    func pushRegistry(
                        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
                        completion: @escaping () -> Void
                    ) {
                        provider.reportNewIncomingCall(with: UUID(), update: CXCallUpdate()) { _ in completion() }
                    }
                }

                """,
            ], .doesOrOpen(VariantAction.makesSceneWindow))
    }
}
