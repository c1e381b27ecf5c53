extension CodeVariant {
    /// The ways on which a launch method comes to the code that sets the delegate of the notification centre.
    package static let callsToSetUp: [CodeVariant] = [
        setting(
            "pushes: as a view has appeared", "print(1)", .later,
            more: screen("override func viewDidAppear(_ animated: Bool)")),
        setting("pushes: by a button", "print(1)", .later, more: screen("@IBAction func allow(_ sender: Any)")),
        setting("pushes: by a selector of a screen", "print(1)", .later, more: screen("@objc func switched()")),
        setting("pushes: as a view is loaded", "print(1)", .open, more: screen("override func viewDidLoad()")),
        setting("pushes: a local object", "let pushes = Pushes()\n        pushes.start()", .atOnce),
        setting("pushes: a property", "pushes.start()", .atOnce, members: "private let pushes = Pushes()"),
        setting(
            "pushes: a property that may be nil", "pushes?.start()", .atOnce,
            members: "private var pushes: Pushes? = Pushes()"),
        setting(
            "pushes: a property of a property", "box.pushes.start()", .atOnce, members: "private let box = Box()",
            more: box),
        setting("pushes: a lazy property", "pushes.start()", .atOnce, members: "private lazy var pushes = Pushes()"),
        setting(
            "pushes: a function of the class", "begin()", .atOnce,
            members: "private func begin() { Pushes.shared.start() }"),
        setting(
            "pushes: a function of all objects", "begin()", .atOnce,
            more: ["Objects.swift": "import UIKit\nextension NSObject { func begin() { Pushes.shared.start() } }"]),
        setting(
            "pushes: what a function of all objects hands back", "app()?.begin()", .atOnce,
            members: "func begin() { Pushes.shared.start() }",
            more: [
                "Objects.swift": """
                import UIKit
                extension NSObject {
                    func app() -> AppDelegate? { UIApplication.shared.delegate as? AppDelegate }
                }
                """
            ]), setting("pushes: a static function of another type", "Setup.run()", .atOnce, more: setup),
        setting(
            "pushes: a function outside of types", "setUp()", .atOnce,
            more: ["Setup.swift": "func setUp() { Pushes.shared.start() }"]),
        setting("pushes: a chain of functions", "Setup.first()", .atOnce, more: setup),
        setting("pushes: two functions that call each other", "Setup.ping()", .atOnce, more: setup),
        setting("pushes: an initializer", "_ = Starter()", .atOnce, more: starter),
        setting(
            "pushes: an initializer of a property", "", .atOnce, members: "private let starter = Starter()",
            more: starter),
        setting("pushes: an initializer of a shared object", "_ = Starter.shared", .atOnce, more: starter),
        setting("pushes: an initializer of a superclass", "_ = Heir()", .atOnce, more: starter),
        setting(
            "pushes: a lazy property that is touched", "_ = starter", .atOnce,
            members: "private lazy var starter = Starter()", more: starter),
        setting(
            "pushes: a lazy property that nobody touches", "", .never, members: "private lazy var starter = Starter()",
            more: starter), setting("pushes: a shared object that nobody touches", "", .never, more: starter),
        setting(
            "pushes: the observer of a property, which doesn't run as the object is made", "_ = options", .open,
            members: "private let options = Options()", more: observed),
        setting("pushes: the observer of a property that is set", "Options().isOn = true", .open, more: observed),
        setting(
            "pushes: a function with a parameter of the type", "start(.shared)", .atOnce,
            members: "private func start(_ pushes: Pushes) { pushes.start() }"),
        setting(
            "pushes: what a function hands back", "make().start()", .atOnce,
            members: "private func make() -> Pushes { Pushes() }"),
        setting(
            "pushes: a cast", "(UIApplication.shared.delegate as? AppDelegate)?.begin()", .atOnce,
            members: "func begin() { Pushes.shared.start() }"),
        setting(
            "pushes: by a protocol", "let starting: Starting = Pushes.shared\n        starting.start()", .open,
            more: ["Starting.swift": "protocol Starting { func start() }\nextension Pushes: Starting {}"]),
        setting("pushes: each of some types", "Modules.all.forEach { $0.start() }", .open, more: modules),
        setting("pushes: a type that is handed on", "Modules.begin(PushModule.self)", .open, more: modules),
        setting("pushes: by something of which nothing is known", "Registry.resolve().start()", .open),
        setting("pushes: the same name in a library", "Analytics.shared.start()", .open),
        setting(
            "pushes: a selector for a button",
            "UIButton().addTarget(self, action: #selector(begin), for: .touchUpInside)", .later,
            members: "@objc func begin() { Pushes.shared.start() }"),
        setting(
            "pushes: a view that loads", "", .open,
            more: [
                "Home.swift":
                    "import UIKit\nclass Home: UIViewController { override func viewDidLoad() { Pushes.shared.start() } }"
            ]), setting("pushes: a function that only another that nobody calls calls", "", .never, more: setup),
    ]

    private static let modules = [
        "Modules.swift": """
        protocol Module {
            static func start()
        }

        enum PushModule: Module {
            static func start() { Pushes.shared.start() }
        }

        enum Modules {
            static let all: [Module.Type] = [PushModule.self]

            static func begin<Other: Module>(_ other: Other.Type) { Other.start() }
        }
        """
    ]

    private static let box = [
        "Box.swift": """
        struct Box {
            let pushes = Pushes()
        }
        """
    ]

    private static let setup = [
        "Setup.swift": """
        enum Setup {
            static func run() { Pushes.shared.start() }
            static func first() { second() }
            private static func second() { Self.third() }
            private static func third() { run() }
            static func ping() { pong() }
            static func pong() {
                run()
                ping()
            }
        }
        """
    ]

    private static let observed = [
        "Options.swift": """
        final class Options {
            var isOn = false { didSet { Pushes.shared.start() } }
        }
        """
    ]

    private static let starter = [
        "Starter.swift": """
        class Starter {
            static let shared = Starter()

            init() { Pushes.shared.start() }
        }

        final class Heir: Starter {
            override init() { super.init() }
        }
        """
    ]

    /// The same in Objective-C.
    package static let objectiveCTimesOfSetUp: [CodeVariant] = [
        objectiveCSetting("in the method", "[[RCPPushes shared] start];", .atOnce),
        objectiveCSetting("by a property", "[self.pushes start];", .atOnce),
        objectiveCSetting(
            "by a variable", "RCPPushes *pushes = [[RCPPushes alloc] init];\n    [pushes start];", .atOnce),
        objectiveCSetting("by a message to itself", "[self begin];", .atOnce),
        objectiveCSetting(
            "dispatched", "dispatch_async(dispatch_get_main_queue(), ^{ [[RCPPushes shared] start]; });", .later),
        objectiveCSetting(
            "dispatched with a delay",
            "dispatch_after(DISPATCH_TIME_NOW, dispatch_get_main_queue(), ^{ [[RCPPushes shared] start]; });", .later),
        objectiveCSetting(
            "by a selector with a delay", "[self performSelector:@selector(begin) withObject:nil afterDelay:0];", .later
        ),
        objectiveCSetting(
            "in an operation", "[[NSOperationQueue mainQueue] addOperationWithBlock:^{ [[RCPPushes shared] start]; }];",
            .later),
        objectiveCSetting(
            "on another queue, waiting",
            "dispatch_sync(dispatch_get_global_queue(0, 0), ^{ [[RCPPushes shared] start]; });", .atOnce),
        objectiveCSetting(
            "in a branch",
            "if ([NSUserDefaults.standardUserDefaults boolForKey:@\"on\"]) { [[RCPPushes shared] start]; }", .open),
        objectiveCSetting("in a method that nobody calls", "", .never),
    ]

    private static func objectiveCSetting(_ name: String, _ body: String, _ when: SetUpTime) -> CodeVariant {
        let calls = body.contains("begin") ? "- (void)begin { [[RCPPushes shared] start]; }" : ""
        return objectiveCLaunching(
            "Objective-C: pushes: \(name)", above: "#import \"RCPPushes.h\"\n", "    \(body)",
            members: "- (RCPPushes *)pushes { return [RCPPushes shared]; }\n\(calls)",
            does: when.meaning(
                VariantAction.setsNotificationDelegate, later: VariantAction.setsNotificationDelegateLater),
            errors: when.error
        ).adding(objectiveCPushes)
    }

    private static let objectiveCPushes = [
        "RCPPushes.h": """
        #import <UserNotifications/UserNotifications.h>
        @interface RCPPushes : NSObject <UNUserNotificationCenterDelegate>
        + (instancetype)shared;
        - (void)start;
        @end
        """,
        "RCPPushes.m": """
        #import "RCPPushes.h"
        #import "RCPRouter.h"
        @implementation RCPPushes

        + (instancetype)shared {
            static RCPPushes *pushes;
            static dispatch_once_t once;
            dispatch_once(&once, ^{ pushes = [[RCPPushes alloc] init]; });
            return pushes;
        }

        - (void)start {
            [UNUserNotificationCenter currentNotificationCenter].delegate = self;
        }

        - (void)userNotificationCenter:(UNUserNotificationCenter *)center
            didReceiveNotificationResponse:(UNNotificationResponse *)response
            withCompletionHandler:(void (^)(void))completionHandler {
            [RCPRouter.sharedRouter openURL:[NSURL URLWithString:response.notification.request.identifier]];
            completionHandler();
        }

        @end
        """,
    ]

    /// A view controller with one method.
    private static func screen(_ method: String) -> [String: String] {
        [
            "Screen.swift": """
            import UIKit
            final class Screen: UIViewController {
                \(method) { Pushes.shared.start() }
            }
            """
        ]
    }
}
