extension CodeVariant {
    /// When the delegates of services are set, and which class they are.
    package static let serviceDelegates: [CodeVariant] = pushRegistries + managers + sessions + queries

    // MARK: - PushKit

    private static let pushRegistries: [CodeVariant] = [
        pushing("in the method", registry, .does(registers), nil),
        pushing("by a helper", "listen()", members: "func listen() { \(registry) }", .does(registers), nil),
        pushing(
            "of a property", "registry.delegate = self\n        registry.desiredPushTypes = [.voIP]",
            members: "private lazy var registry = PKPushRegistry(queue: .main)", .does(registers), nil),
        pushing(
            "where there is none yet",
            "if registry == nil { registry = PKPushRegistry(queue: nil) }\n" + "        registry?.delegate = self",
            members: "private var registry: PKPushRegistry?", .does(registers), nil),
        pushing("on the main queue", "DispatchQueue.main.async { \(registry) }", .does(registersLater), "warning"),
        pushing("in a task", "Task { \(registry) }", .does(registersLater), "warning"),
        pushing("on a condition", "if UserDefaults.standard.bool(forKey: \"calls\") { \(registry) }", .open, nil)
            .finding("LT018", "note"),
        pushing(
            "never", "window?.tintColor = .systemTeal", members: "func listen() { \(registry) }",
            .does(VariantAction.readsWindow), "error"),
        pushing(
            "when something is tapped", "window?.tintColor = .systemTeal",
            members: "@IBAction func listen() { \(registry) }", .open, nil),
        pushing("by nothing", "self.registry = PKPushRegistry(queue: nil)", members: kept, .does(), "error"),
        pushing(
            "by nothing, beside another delegate",
            "self.registry = PKPushRegistry(queue: nil)\n        UINavigationController().delegate = self",
            members: kept, .does(), "error"),
        pushing("by nothing, without a registry", "window?.tag = 1", .does(VariantAction.readsWindow), nil),
        pushing("by a library that gets the registry", "Calls.begin(with: PKPushRegistry(queue: nil))", .does(), nil),
        pushing(
            "by a library that gets the delegate",
            "self.registry = PKPushRegistry(queue: nil)\n        Calls.begin(delegate: self)", members: kept, .does(),
            nil),
        pushing(
            "by what may be a registry",
            "self.registry = PKPushRegistry(queue: nil)\n        Calls.all.forEach { $0.delegate = self }",
            members: kept, .does(), nil),
        pushing(
            "of a variable of the same name", "if let registry = self.registry { registry.delegate = self }",
            members: kept, .does(), nil),
        pushing("without a method for it", registry, method: "", .does(registers), "error"),
        pushing(
            "with the method of old", registry,
            method: """
                func pushRegistry(
                        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType
                    ) { \(report) }
                """, .does(registers), nil
        ).finding("LT024", nil),
        pushing(
            "with an asynchronous method", registry,
            method: """
                func pushRegistry(
                        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType
                    ) async { \(report) }
                """, .does(registers), nil),
        launching(
            "a push registry of one's own", plist: modes("voip"), "registry.delegate = self",
            members: "private let registry = Registry()",
            more: [
                "Registry.swift": """
                import PushKit
                final class Registry { weak var delegate: AnyObject? }
                """
            ], does: .does()
        ).finding("LT021", nil),
        launching(
            "a push registry without its mode", imports: "import PushKit\nimport UIKit", registry,
            members: "private var registry: PKPushRegistry?", does: .does()
        ).finding("LT021", nil).finding("LT025", "error"),
        connecting(
            "a push registry is set as the scene connects", with: [], plist: modes("voip"), "Calls.shared.listen()",
            more: ["Calls.swift": calls], .does(registers), errors: ["LT021"]
        ).finding("LT021", "error"),
        launching(
            "a push registry is set by another class", plist: modes("voip"), "Calls.shared.listen()",
            more: ["Calls.swift": calls], does: .does(registers)
        ).saying(VariantFact("serviceDelegates", "PKPushRegistryDelegate", pushMethod, "does", is: .does(reportsCall)))
            .finding("LT021", nil), pushingInObjectiveC("in the method", objectiveCRegistry, .does(registers), nil),
        pushingInObjectiveC(
            "by a message",
            "self.registry = [[PKPushRegistry alloc] initWithQueue:nil];\n    [_registry setDelegate:self];",
            .does(registers), nil),
        pushingInObjectiveC(
            "on the main queue", "dispatch_async(dispatch_get_main_queue(), ^{ \(objectiveCRegistry) });",
            .does(registersLater), "warning"),
        pushingInObjectiveC(
            "never", "self.window.tag = 1;", members: "- (void)listen { \(objectiveCRegistry) }",
            .does(VariantAction.readsWindow), "error"),
        pushingInObjectiveC(
            "when somebody answers", "[self ask:^{ [self listen]; }];",
            members: """
                - (void)ask:(void (^)(void))answer { dispatch_async(dispatch_get_main_queue(), answer); }
                - (void)listen { \(objectiveCRegistry) }
                """, .does(registersLater), "warning"),
        pushingInObjectiveC("without a method for it", objectiveCRegistry, method: "", .does(registers), "error"),
    ]

    private static let kept = "private var registry: PKPushRegistry?"

    private static let pushMethod = "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)"
    private static let reportsCall = #"{"reportCall": true}"#
    private static let registers = VariantAction.sets("PKPushRegistryDelegate")
    private static let registersLater = VariantAction.setsLater("PKPushRegistryDelegate")

    private static let registry = """
        let registry = PKPushRegistry(queue: .main)
                registry.delegate = self
                registry.desiredPushTypes = [.voIP]
        """

    private static let objectiveCRegistry = """
        self.registry = [[PKPushRegistry alloc] initWithQueue:dispatch_get_main_queue()];
            self.registry.delegate = self;
        """

    private static let comes = """
        \(UIKitMethod.didReceivePush) {
                \(report)
                completion()
            }
        """

    private static let report =
        "CXProvider(configuration: .init()).reportNewIncomingCall(with: UUID(), update: .init()) { _ in }"

    private static let updates = """
        func pushRegistry(_ registry: PKPushRegistry, didUpdate credentials: PKPushCredentials, for type: PKPushType) {}
        """

    private static let calls = """
        import PushKit
        final class Calls: NSObject, PKPushRegistryDelegate {
            static let shared = Calls()
            private var registry: PKPushRegistry?

            func listen() {
                \(registry)
                self.registry = registry
            }

            \(updates)

            \(comes)
        }
        """

    private static func pushing(
        _ description: String, _ code: String, members: String = "", method: String = comes, _ meaning: Meaning,
        _ severity: String?
    ) -> CodeVariant {
        launching(
            "a push registry is set \(description)", plist: modes("voip"), imports: "import PushKit\nimport UIKit",
            code, members: [updates, method, members].joined(separator: "\n\n    "), does: meaning
        ).conforming(to: "PKPushRegistryDelegate").finding("LT021", severity)
    }

    private static func pushingInObjectiveC(
        _ description: String, _ code: String, members: String = "",
        method: String = """
        - (void)pushRegistry:(PKPushRegistry *)registry
            didReceiveIncomingPushWithPayload:(PKPushPayload *)payload
            forType:(PKPushType)type
            withCompletionHandler:(void (^)(void))completion {
            [self.provider reportNewIncomingCallWithUUID:[NSUUID UUID] update:[CXCallUpdate new] completion:^(NSError *e) {}];
            completion();
        }
        """, _ meaning: Meaning, _ severity: String?
    ) -> CodeVariant {
        objectiveCLaunching(
            "a push registry is set \(description)", plist: modes("voip"),
            above: """
                #import <PushKit/PushKit.h>
                @interface AppDelegate () <PKPushRegistryDelegate>
                @property (nonatomic, strong) PKPushRegistry *registry;
                @end
                """, code, members: "\(method)\n\n\(members)", does: meaning
        ).finding("LT021", severity)
    }

    // MARK: - Managers

    private static let managers: [CodeVariant] = [
        bluetooth("at once", central("[CBCentralManagerOptionRestoreIdentifierKey: \"a\"]"), .does(scans), nil),
        bluetooth(
            "with options that have a name",
            "let options = [CBCentralManagerOptionRestoreIdentifierKey: \"a\"]\n        \(central("options"))",
            .does(scans), nil),
        bluetooth(
            "and can't restore", central("[CBCentralManagerOptionRestoreIdentifierKey: \"a\"]"), restores: "",
            .does(scans), "error"), bluetooth("and restores nothing", central("nil"), .does(), nil),
        bluetooth(
            "and only shows an alert", central("[CBCentralManagerOptionShowPowerAlertKey: true]"), restores: "",
            .does(), nil),
        bluetooth(
            "never", "window?.tintColor = .systemTeal",
            members: "func scan() { \(central("[CBCentralManagerOptionRestoreIdentifierKey: \"a\"]")) }",
            .does(VariantAction.readsWindow), "error"),
        locating(
            "at once", "manager.delegate = self\n        manager.startMonitoringSignificantLocationChanges()",
            .does(VariantAction.sets("CLLocationManagerDelegate")), nil),
        locating(
            "where the device can",
            """
            if CLLocationManager.significantLocationChangeMonitoringAvailable() {
                        manager.delegate = self
                        manager.startMonitoringSignificantLocationChanges()
                    }
            """, .does(VariantAction.sets("CLLocationManagerDelegate")), nil),
        locating(
            "on the main queue",
            """
            DispatchQueue.main.async {
                        self.manager.delegate = self
                        self.manager.startMonitoringSignificantLocationChanges()
                    }
            """, .does(VariantAction.setsLater("CLLocationManagerDelegate")), "warning"),
        locating(
            "for a screen", "DispatchQueue.main.async { self.manager.delegate = self }",
            members: "func show() { manager.startUpdatingLocation() }", .does(), nil),
        locating(
            "never, and asked for by nobody", "window?.tintColor = .systemTeal",
            members: """
                func follow() {
                        manager.delegate = self
                        manager.startMonitoringSignificantLocationChanges()
                    }
                """, .does(VariantAction.readsWindow), nil),
        objectiveCLaunching(
            "a location manager is set at once",
            above: """
                #import <CoreLocation/CoreLocation.h>
                @interface AppDelegate () <CLLocationManagerDelegate>
                @property (nonatomic, strong) CLLocationManager *manager;
                @end
                """,
            """
                _manager = [CLLocationManager new];
                _manager.delegate = self;
                [_manager startMonitoringForRegion:[CLCircularRegion new]];
            """, members: "- (void)locationManager:(CLLocationManager *)manager didEnterRegion:(CLRegion *)region {}",
            does: .does(VariantAction.sets("CLLocationManagerDelegate"))
        ).finding("LT021", nil),
        objectiveCLaunching(
            "a central manager is set on a queue", plist: modes("bluetooth-central"),
            above: """
                #import <CoreBluetooth/CoreBluetooth.h>
                @interface AppDelegate () <CBCentralManagerDelegate>
                @property (nonatomic, strong) CBCentralManager *central;
                @end
                """,
            """
                dispatch_async(dispatch_get_main_queue(), ^{
                    self.central = [[CBCentralManager alloc]
                        initWithDelegate:self queue:nil options:@{CBCentralManagerOptionRestoreIdentifierKey: @"a"}];
                });
            """,
            members: """
                - (void)centralManager:(CBCentralManager *)central
                      willRestoreState:(NSDictionary<NSString *, id> *)state {}
                """, does: .does(scansLater)
        ).finding("LT021", "warning"),
    ]

    private static let scans = VariantAction.sets("CBCentralManagerDelegate")
    private static let scansLater = VariantAction.setsLater("CBCentralManagerDelegate")

    private static func central(_ options: String) -> String {
        "central = CBCentralManager(delegate: self, queue: nil, options: \(options))"
    }

    private static func bluetooth(
        _ description: String, _ code: String, members: String = "",
        restores: String = "func centralManager(_ central: CBCentralManager, willRestoreState state: [String: Any]) {}",
        _ meaning: Meaning, _ severity: String?
    ) -> CodeVariant {
        launching(
            "a central manager is set \(description)", plist: modes("bluetooth-central"),
            imports: "import CoreBluetooth\nimport UIKit", code,
            members: [
                "private var central: CBCentralManager?", restores,
                "func centralManagerDidUpdateState(_ central: CBCentralManager) {}", members,
            ].joined(separator: "\n\n    "), does: meaning
        ).conforming(to: "CBCentralManagerDelegate").finding("LT021", severity)
    }

    private static func locating(
        _ description: String, _ code: String, members: String = "", _ meaning: Meaning, _ severity: String?
    ) -> CodeVariant {
        launching(
            "a location manager is set \(description)", plist: modes("location"),
            imports: "import CoreLocation\nimport UIKit", code,
            members: [
                "private let manager = CLLocationManager()",
                "func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}",
                members,
            ].joined(separator: "\n\n    "), does: meaning
        ).conforming(to: "CLLocationManagerDelegate").finding("LT021", severity)
    }

    // MARK: - Sessions

    private static let sessions: [CodeVariant] = [
        watching("where the device can", "if WCSession.isSupported() { \(watch) }", .does(watches)),
        watching(
            "once the device can", "if !WCSession.isSupported() { return true }\n        \(watch)", .does(watches)),
        watching("in a task", "Task { \(watch) }", .does(VariantAction.setsLater("WCSessionDelegate"))),
        watching("of a property", "session?.delegate = self", .does(watches)),
        watching(
            "or another is", "let given: WCSessionDelegate? = nil; session?.delegate = given ?? self", .does(watches)),
        watching("by what another type is asked for", "session?.activate(); Watches().session.delegate = self", .does())
            .adding([
                "App/Watches.swift": """
                import WatchConnectivity
                struct Watches { let kept: [String: WCSession] = [:]; var session: WCSession { kept["a"]! } }
                """
            ]).saying(VariantFact("serviceDelegates", "WCSessionDelegate", is: .open)),
        watching("by what has no known type", "session?.activate(); list.delegate = self", .does()).adding([
            "App/List.swift": "import UIKit\nlet list = Lists.all[0]"
        ]).saying(VariantFact("serviceDelegates", "WCSessionDelegate", is: .open)),
        watching("by nothing", "session?.activate()", .does()).finding("LT021", "error").saying(
            VariantFact("serviceDelegates", "WCSessionDelegate", is: .settled("null"))),
        watching("by what isn't known", "session?.activate()\n        Watches.all.first?.delegate = self", .does())
            .saying(VariantFact("serviceDelegates", "WCSessionDelegate", is: .open)),
        watching("on a condition", "if UserDefaults.standard.bool(forKey: \"watch\") { \(watch) }", .open).finding(
            "LT018", "note"), transferring("as its events come", "", comes: "_ = session", .does()),
        transferring("at once", "_ = session", comes: "", .does(VariantAction.sets("URLSessionDownloadDelegate"))),
        transferring(
            "on the main queue", "DispatchQueue.main.async { _ = self.session }", comes: "",
            .does(VariantAction.setsLater("URLSessionDownloadDelegate"))),
        transferring("that isn't for the background", "_ = session", "default", comes: "", .does()),
        objectiveCLaunching(
            "a watch's session is set",
            above: """
                #import <WatchConnectivity/WatchConnectivity.h>
                @interface AppDelegate () <WCSessionDelegate>
                @end
                """,
            """
                if ([WCSession isSupported]) {
                    WCSession *session = [WCSession defaultSession];
                    session.delegate = self;
                    [session activateSession];
                }
            """,
            members: """
                - (void)session:(WCSession *)session
                    activationDidCompleteWithState:(WCSessionActivationState)state
                    error:(NSError *)error {}
                """, does: .does(watches)
        ).finding("LT021", nil),
    ]

    private static let watches = VariantAction.sets("WCSessionDelegate")

    private static let watch = """
        let session = WCSession.default
                session.delegate = self
                session.activate()
        """

    private static func watching(_ description: String, _ code: String, _ meaning: Meaning) -> CodeVariant {
        launching(
            "a watch's session is set \(description)", imports: "import UIKit\nimport WatchConnectivity", code,
            members: """
                private let session: WCSession? = WCSession.isSupported() ? WCSession.default : nil

                    func session(_ session: WCSession, activationDidCompleteWith state: WCSessionActivationState, error: Error?) {}
                    func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
                """, does: meaning
        ).conforming(to: "WCSessionDelegate").finding("LT021", nil)
    }

    private static func transferring(
        _ description: String, _ code: String, _ kind: String = "background(withIdentifier: \"a\")", comes: String,
        _ meaning: Meaning
    ) -> CodeVariant {
        launching(
            "a session of transfers is made \(description)", code,
            members: """
                private lazy var session: URLSession = {
                        let configuration = URLSessionConfiguration.\(kind)
                        return URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
                    }()

                    \(UIKitMethod.handleSessionEvents) {
                        \(comes)
                        completionHandler()
                    }

                    func urlSession(
                        _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
                    ) {}
                """, does: meaning
        ).conforming(to: "URLSessionDownloadDelegate").finding("LT021", nil)
    }

    // MARK: - Queries

    private static let queries: [CodeVariant] = [
        observing("at once", query, .does(VariantAction.sets("HKObserverQuery")), nil),
        observing(
            "when a person has allowed it",
            "store.requestAuthorization(toShare: nil, read: []) { _, _ in self.observe() }",
            .does(VariantAction.setsLater("HKObserverQuery")), "warning"),
        observing("while the app runs", query, enables: "", .does(), nil),
    ]

    private static let query = "observe()"

    private static func observing(
        _ description: String, _ code: String,
        enables: String = "store.enableBackgroundDelivery(for: type, frequency: .immediate) { _, _ in }",
        _ meaning: Meaning, _ severity: String?
    ) -> CodeVariant {
        launching(
            "HealthKit is observed \(description)", imports: "import HealthKit\nimport UIKit", code,
            members: """
                private let store = HKHealthStore()

                    private func observe() {
                        let type = HKObjectType.workoutType()
                        let query = HKObserverQuery(sampleType: type, predicate: nil) { _, done, _ in done() }
                        store.execute(query)
                        \(enables)
                    }
                """, does: meaning
        ).finding("LT021", severity)
    }

    private static func modes(_ mode: String) -> String {
        "<key>UIBackgroundModes</key><array><string>\(mode)</string></array>"
    }
}
