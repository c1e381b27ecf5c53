extension CodeVariant {
    /// Who becomes the notification delegate, and whether it always does.
    package static let notificationDelegates: [CodeVariant] = [
        launching(
            "the delegate is set in a local function", imports: notifications,
            """
                    func register() {
                        let center = UNUserNotificationCenter.current()
                        center.delegate = self
                    }
                    register()
            """, does: .does(VariantAction.setsNotificationDelegate)
        ).conforming,
        launching(
            "the delegate is set in a local function on a condition", imports: notifications,
            """
                    func register() { UNUserNotificationCenter.current().delegate = self }
                    if UserDefaults.standard.bool(forKey: "pushes") { register() }
            """, does: .open
        ).conforming,
        launching(
            "the delegate is set with a token that isn't always asked for", imports: notifications,
            "if UserDefaults.standard.bool(forKey: \"pushes\") { application.registerForRemoteNotifications() }",
            members: """
                func application(
                    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data
                ) { UNUserNotificationCenter.current().delegate = self }
                """, does: .open
        ).conforming,
        launching(
            "the delegate is set in a closure that is called at once", imports: notifications,
            """
                    let center: UNUserNotificationCenter = {
                        let center = UNUserNotificationCenter.current()
                        center.delegate = self
                        return center
                    }()
                    center.removeAllDeliveredNotifications()
            """, does: .does(VariantAction.setsNotificationDelegate)
        ).conforming,
        launching(
            "the delegate is set at the end", imports: notifications,
            """
                    defer { UNUserNotificationCenter.current().delegate = self }
                    window?.tintColor = .systemTeal
            """, does: .does(VariantAction.setsNotificationDelegate, VariantAction.readsWindow)
        ).conforming,
        launching(
            "the delegate is set on both ways", imports: notifications,
            """
                    if UIDevice.current.userInterfaceIdiom == .pad {
                        UNUserNotificationCenter.current().delegate = self
                        window?.tintColor = .systemTeal
                    } else {
                        UNUserNotificationCenter.current().delegate = self
                    }
            """, does: .doesOrOpen(VariantAction.setsNotificationDelegate)
        ).conforming,
        launching(
            "the delegate is set on one of two ways", imports: notifications,
            """
                    switch UIDevice.current.userInterfaceIdiom {
                    case .phone: UNUserNotificationCenter.current().delegate = self
                    default: window?.tintColor = .systemTeal
                    }
            """, does: .open
        ).conforming,
        launching(
            "the delegate is one or none", imports: notifications,
            """
                    UNUserNotificationCenter.current().delegate =
                        UserDefaults.standard.bool(forKey: "quiet") ? nil : self
            """, does: .open
        ).conforming,
        launching(
            "a property of the class is the centre", imports: notifications, "        self.center.delegate = self",
            members: "    private lazy var center = UNUserNotificationCenter.current()",
            does: .does(VariantAction.setsNotificationDelegate)
        ).conforming,
        launching(
            "another centre shadows that of notifications", imports: notifications + "\nimport CoreBluetooth",
            """
                    let center = CBCentralManager()
                    center.delegate = self
                    radio = center
            """,
            members: """
                    private let center = UNUserNotificationCenter.current()
                    private var radio: CBCentralManager?

                    func applicationDidBecomeActive(_ application: UIApplication) {
                        center.removeAllDeliveredNotifications()
                    }

                    func centralManagerDidUpdateState(_ central: CBCentralManager) {}
                """, does: .does()
        ).conforming(to: "CBCentralManagerDelegate"),
        launching(
            "an accessor of the centre is asked for its delegate", imports: notifications,
            """
                    if UNUserNotificationCenter.current().delegate == nil {
                        UNUserNotificationCenter.current().delegate = self
                    }
            """, does: .doesOrOpen(VariantAction.setsNotificationDelegate)
        ).conforming,
        launching(
            "the delegate is set soon after", imports: notifications,
            "        DispatchQueue.main.async { UNUserNotificationCenter.current().delegate = self }",
            does: .does(VariantAction.setsNotificationDelegateLater), errors: ["LT019"]
        ).conforming,
        singleton(
            "that an event comes to as well",
            event: "performFetchWithCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void"),
        singleton(
            "that a push comes to as well",
            event:
                "didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void"
        ),
    ]

    /// An object that is made too late, beside other objects of which a class has one.
    private static func singleton(_ description: String, event: String) -> CodeVariant {
        let center = """
            import UserNotifications
            final class Notices: NSObject, UNUserNotificationCenterDelegate {
                static let shared = Notices()
                private var count = 0
                override init() {
                    super.init()
                    UNUserNotificationCenter.current().delegate = self
                }
                func ask() { count += 1 }
                func userNotificationCenter(
                    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
                ) async { count += 1 }
                func fetch() { URLSession.shared.dataTask(with: URL(string: "https://example.com")!).resume() }
            }
            """
        return launching(
            "the delegate is an object \(description)", imports: notifications,
            """
                    DispatchQueue.main.async { Notices.shared.ask() }
                    ProcessInfo.processInfo.disableSuddenTermination()
                    Pump.shared.start()
            """,
            members: """
                    func application(_ application: UIApplication, \(event)) {
                        work()
                        done(.noData)
                    }

                    private func work() { Notices.shared.fetch() }
                """,
            more: [
                "Notices.swift": center,
                "Pump.swift": """
                final class Pump {
                    static let shared = Pump()
                    func start() {}
                    func stop() { BGTaskScheduler.shared.cancelAllTaskRequests(); Notices.shared.fetch() }
                }
                """,
            ], does: .does(VariantAction.setsNotificationDelegateLater), errors: ["LT019"]
        ).finding("LT019", "error")
    }

    static let notifications = "import UIKit\nimport UserNotifications"

    private var conforming: CodeVariant { conforming(to: "UNUserNotificationCenterDelegate") }
}
