import AppReading
import Testing

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
