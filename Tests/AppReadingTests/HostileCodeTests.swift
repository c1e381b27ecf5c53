import AppReading
import ProjectFixtures
import Testing

/// Code that takes more steps to follow than there are is unknown, and never a hang.
@Suite(.serialized) struct StepBudgetTests {
    /// Eighteen such lines took 9.5 s, and forty never ended.
    @Test(.timeLimit(.minutes(1)), arguments: HostileCode.all) func theRestIsUnknown(_ code: HostileCode) throws {
        let app = try SmallApp(code.files).scanned
        let problem = try #require(app.sourceProblems.first { $0.kind == .tooManySteps })
        #expect(problem.place.source.name.hasPrefix("App/"))
        #expect(app.gaps.code != nil)
        let methods = app.app.appDelegate.named.values
        #expect(methods.allSatisfy { $0.actions == nil && $0.completes }, "\(methods)")
    }

    /// A chain of functions that each method of the delegate calls used up a budget that didn't grow with the code.
    @Test func longCodeIsFollowedToItsEnd() throws {
        let lines = (0..<100).map { "        let value\($0) = \"a text of some length, number \($0)\"\n" }.joined()
        let chain = (0..<20).map { "    func f\($0)() {\n        f\($0 + 1)()\n\(lines)    }\n" }.joined()
        let methods = [
            "applicationDidBecomeActive", "applicationWillResignActive", "applicationDidEnterBackground",
            "applicationWillEnterForeground", "applicationWillTerminate", "applicationSignificantTimeChange",
            "applicationProtectedDataDidBecomeAvailable", "applicationProtectedDataWillBecomeUnavailable",
        ].map { "    func \($0)(_ a: UIApplication) { f0() }\n" }.joined()
        let app = try SmallApp(appDelegate: methods + chain + "    func f20() {}\n").scanned
        #expect(app.sourceProblems.isEmpty && app.gaps.code == nil)
    }

    @Test func usualCodeIsFollowedToItsEnd() throws {
        let app = try SmallApp(
            appDelegate: """
                func application(_ a: UIApplication, didFinishLaunchingWithOptions launchOptions: [Key: Any]?) -> Bool {
                    \((0..<40).map { "func c\($0)() { d\($0)(); d\($0)() }; c\($0)()" }.joined(separator: "\n"))
                    return true
                }
                """
        ).scanned
        #expect(app.sourceProblems.isEmpty && app.gaps.code == nil)
    }
}

/// Code of a few lines that leads to more of itself than any machine follows.
struct HostileCode: Sendable, CustomStringConvertible {
    let description: String
    /// The files of the app by their names.
    let files: [String: String]

    private init(_ description: String, _ files: [String: String]) {
        (self.description, self.files) = (description, files)
    }

    static let all = [
        local("local functions") { "func c\($0)() { c\($0 + 1)(); c\($0 + 1)() }" },
        local("both branches") { "func c\($0)() { if a { c\($0 + 1)() } else { c\($0 + 1)() } }" },
        local("three functions") { "func c\($0)() { c\($0 + 1)(); c\($0 + 2)(); c\($0 + 3)() }" },
        local("closures that are handed on") {
            "func c\($0)(_ c: @escaping () -> Void = {}) { c\($0 + 1) { c() }; c\($0 + 1) { c() } }"
        },
        HostileCode(
            "methods that hand the options on",
            delegate("h0(launchOptions)", members: rows { "func h\($0)(_ o: [Key: Any]?) { \(six("h\($0 + 1)(o)")) }" })
        ),
        HostileCode(
            "methods of other classes",
            delegate("A0().f(launchOptions)").merging([
                "Other.swift": rows { "class A\($0) { func f(_ o: [Key: Any]?) { \(six("A\($0 + 1)().f(o)")) } }" }
            ]) { $1 }),
        HostileCode(
            "Objective-C",
            [
                "AppDelegate.h": "@interface AppDelegate : UIResponder <UIApplicationDelegate>\n@end\n",
                "AppDelegate.m": """
                #import "AppDelegate.h"
                @implementation AppDelegate
                - (BOOL)application:(UIApplication *)application
                    didFinishLaunchingWithOptions:(NSDictionary *)launchOptions { [self h0:launchOptions]; return YES; }
                \(rows { "- (void)h\($0):(NSDictionary *)o { \(six("[self h\($0 + 1):o]")); }" })
                @end
                """,
                "main.m": """
                int main(int argc, char *argv[]) {
                    return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
                }
                """,
            ]),
    ]

    /// Functions in a launch method.
    private static func local(_ description: String, _ function: (Int) -> String) -> HostileCode {
        HostileCode(description, delegate(rows(function) + "\nc0()"))
    }

    private static func rows(_ row: (Int) -> String) -> String { (0..<40).map(row).joined(separator: "\n") }

    private static func six(_ call: String) -> String { Array(repeating: call, count: 6).joined(separator: "; ") }

    private static func delegate(_ statements: String, members: String = "") -> [String: String] {
        [
            "App.swift": """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(_ a: UIApplication, didFinishLaunchingWithOptions launchOptions: [Key: Any]?) -> Bool {
            \(statements)
                    return true
                }
            \(members)
            }
            """
        ]
    }
}

/// Code as it stands while it is typed: no part of it may be expected behind another.
struct UnfinishedCodeTests {
    /// A parenthesis too many put the end of a selector before its begin, and `scan` crashed.
    @Test func aParenthesisTooMany() throws {
        let app = try SmallApp(
            appDelegate: """
                func f() { let a = #selector(x)) applicationDidBecomeActive(a) }
                func applicationDidBecomeActive(_ application: UIApplication) {}
                """)
        #expect(app["appDelegate", "applicationDidBecomeActive(_:)"] != nil)
    }

    private static let swift = """
        @main struct Recipes: App {
          @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
          @Environment(\\.scenePhase) private var phase
          var body: some Scene { WindowGroup { A().onOpenURL { url in if url.isFileURL { open(url) } else { b = url } } } }
        }
        class AppDelegate: NSObject, UIApplicationDelegate {
          func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [K: Any]? = nil) -> Bool {
            guard let u = o?[.url] as? URL, u.scheme == "a" else { return false }
            UNUserNotificationCenter.current().delegate = self
            BGTaskScheduler.shared.register(forTaskWithIdentifier: "a.b", using: nil) { task in }
            NotificationCenter.default.addObserver(self, selector: #selector(g(_:)), name: n, object: nil)
            window = UIWindow(frame: f); AVCaptureDevice.requestAccess(for: .video) { _ in }
            center.requestAuthorization(options: [.alert, .provisional]) { _, _ in }
            return application(a, open: u, options: [:])
          }
          func application(_ app: UIApplication, open url: URL, options: [K: Any] = [:]) -> Bool { logger.info("\\(url)"); return true }
        }
        """

    private static let objectiveC = """
        #import <UIKit/UIKit.h>
        int main(int c, char *v[]) { return UIApplicationMain(c, v, nil, NSStringFromClass([AppDelegate class])); }
        @interface AppDelegate : UIResponder <UIApplicationDelegate> @end
        @implementation AppDelegate
        - (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)o {
          NSURL *u = [o objectForKey:UIApplicationLaunchOptionsURLKey]; if (!self.window) { self.window = [[UIWindow alloc] init]; }
          [[UNUserNotificationCenter currentNotificationCenter] setDelegate:self]; NSLog(@"%@", o);
          [[BGTaskScheduler sharedScheduler] registerForTaskWithIdentifier:@"a" usingQueue:nil launchHandler:^(id t) {}];
          [NSNotificationCenter.defaultCenter addObserver:self selector:@selector(applicationDidBecomeActive:) name:n object:nil];
          dispatch_async(q, ^{ [self application:a openURL:u options:@{}]; }); return YES;
        }
        - (BOOL)application:(UIApplication *)a openURL:(NSURL *)url options:(NSDictionary *)o { if ([[url scheme] isEqualToString:@"a"]) return YES; return NO; }
        @end
        """

    /// Cut off behind a word, without it, and with a bracket behind it; `make fuzz` tries all of them.
    @Test(arguments: [("App.swift", swift), ("App.m", objectiveC)]) func bentCodeIsRead(_ file: String, _ code: String)
    {
        let words = code.matches(of: /\w+|\s+|[^\w\s]/).map(\.output)
        var read = 0
        for index in stride(from: 0, to: words.count, by: 61) {
            let (start, end) = (words[...index].joined(), words[(index + 1)...].joined())
            for text in [start, words[..<index].joined() + end, start + ")" + end, start + "{" + end] {
                do { read += try SmallApp([file: text]).scanned.origins.isEmpty ? 0 : 1 } catch {
                    // No app begins in it any more.
                }
            }
        }
        #expect(read > 8)
    }
}

/// What the parser doesn't follow, as inline assembly, is neither read nor missed.
struct OpaqueCodeTests {
    private static let openURL = Callback.openURL.name
    private static let didFinish = Callback.didFinishLaunching.name

    private func app(_ methods: String, plist: String? = nil, other: String = "") throws -> SmallApp {
        try SmallApp(
            [
                "main.m": "int main() { return UIApplicationMain(0, 0, nil, @\"AppDelegate\"); }",
                "AppDelegate.m": """
                @interface AppDelegate : UIResponder <UIApplicationDelegate>
                @end
                @implementation AppDelegate
                \(methods)
                @end
                """, "Other.m": other,
            ], plist: plist)
    }

    @Test func leavesItsMethodUnknown() throws {
        let app = try app(
            """
            - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options {
                __asm__("nop" : : "r"(url));
                return YES;
            }
            """)
        let fact = try #require(app.fact("appDelegate", Self.openURL, "does"))
        #expect(fact.how == .unknown && fact.remark == "has a part that isn't understood")
        #expect(fact.place?.line == 5)
    }

    @Test func leavesTheRestTold() throws {
        let app = try app(
            """
            - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options {
                [self open:url];
                return YES;
            }
            - (void)applicationDidBecomeActive:(UIApplication *)app { __asm__("nop"); }
            """)
        #expect(app["appDelegate", Self.openURL, "does"] == #"[{"handle": "url"}]"#)
    }

    @Test func mayRegisterATask() throws {
        let app = try app(
            """
            - (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)options {
                return YES;
            }
            """, plist: "<key>BGTaskSchedulerPermittedIdentifiers</key><array><string>a</string></array>",
            other: """
                void start() {
                    __asm__("" : : "r"([scheduler registerForTaskWithIdentifier:@"a" usingQueue:nil launchHandler:nil]));
                }
                """)
        let fact = try #require(app.fact("appDelegate", Self.didFinish, "does", "0"))
        #expect(fact.how == .assumed)
        #expect(fact.remark == "a part of \"App/Other.m\" isn't understood, and is assumed to do it")
    }
}

/// Calls are followed up to a depth, and what is handed on beyond it isn't taken for ignored.
struct CallDepthTests {
    private func app(_ depth: Int) throws -> SmallApp {
        let helpers = (1...depth).map { number in
            let next = number < depth ? "open\(number + 1)(url)" : "Router.shared.open(url)"
            return "func open\(number)(_ url: URL) { \(next) }"
        }
        return try SmallApp(
            appDelegate: """
                func application(_ app: UIApplication, open url: URL, options: [Key: Any] = [:]) -> Bool {
                    open1(url)
                    return true
                }
                \(helpers.joined(separator: "\n"))
                """)
    }

    @Test(arguments: [1, 5, 11]) func helpersAreFollowed(_ depth: Int) throws {
        #expect(try app(depth)["appDelegate", Callback.openURL.name, "does"] == #"[{"handle": "url"}]"#)
    }

    @Test(arguments: [12, 40]) func beyondItNothingIsKnown(_ depth: Int) throws {
        let doubt = try app(depth).doubt("appDelegate", Callback.openURL.name)
        #expect(doubt == "isn't analyzed through all of its calls")
    }
}
