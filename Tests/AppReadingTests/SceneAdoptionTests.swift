import ProjectFixtures
import Testing

@testable import AppReading

/// What the move of an app to scenes meets, as its project says it.
struct SceneAdoptionTests {
    /// An app delegate in Swift with these members, and other files beside it.
    private static func adoption(_ members: String, plist: String = "", files: [String: String] = [:]) throws
        -> SceneAdoption
    {
        let own = ["App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {\n\(members)\n}"]
        return try adoption(of: own.merging(files) { $1 }, plist: plist)
    }

    private static func adoption(of files: [String: String], plist: String = "") throws -> SceneAdoption {
        var all = Dictionary(uniqueKeysWithValues: files.map { ("App/\($0)", $1) })
        all["Info.plist"] = "<plist version=\"1.0\"><dict>\(plist)</dict></plist>"
        let folder = MemoryFolder(files: all).folder
        let target = try ProjectTarget(name: "App", infoPlist: "Info.plist", sources: ["App"], in: folder)
        return SceneAdoption(AppSource(target, TargetCode(target, in: folder), in: folder))
    }

    private static let storyboard = "<key>UIMainStoryboardFile</key><string>Main</string>"

    private static func launching(_ body: String) -> String {
        """
        var window: UIWindow?
        func application(_ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            \(body)
            return true
        }
        """
    }

    private static func steps(_ body: String, plist: String = storyboard) throws -> [String] {
        try adoption(launching(body), plist: plist).steps.map { "\($0.kind.id) \($0.subject)".trimmed }
    }

    // MARK: - Methods

    @Test func whatDoesSomethingFallsSilent() throws {
        let adoption = try Self.adoption(
            """
            func applicationDidBecomeActive(_ application: UIApplication) { refresh() }
            func applicationWillResignActive(_ application: UIApplication) {}
            func applicationDidEnterBackground(_ application: UIApplication) { print("gone") }
            func application(_ app: UIApplication, open url: URL, options: [Key: Any] = [:]) -> Bool { open(url) }
            private func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem)
                async -> Bool { await perform(item) }
            func applicationWillTerminate(_ application: UIApplication) { save() }
            """)
        #expect(
            adoption.uncalled.map(\.callback) == [.openURL, .applicationPerformAction, .applicationDidBecomeActive])
        #expect(adoption.uncalled.map(\.isAsync) == [false, true, false])
        #expect(adoption.uncalled.map(\.isHidden) == [false, true, false])
        #expect(adoption.staying.map(\.callback) == [.applicationWillTerminate])
        #expect(adoption.uncalled.map(\.place.line) == [5, 6, 2])
    }

    /// To answer yes is all that they do, and the state comes back by it.
    @Test func restorationIsLeftToAPerson() throws {
        func methods(_ answer: Bool) -> String {
            """
            func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
                \(answer)
            }
            """
        }
        let (yes, no) = (try Self.adoption(methods(true)), try Self.adoption(methods(false)))
        #expect(yes.uncalled.isEmpty && yes.steps.map(\.kind) == [.restoration])
        #expect(yes.steps[0].places.map(\.line) == [2])
        #expect(no.steps.isEmpty)
    }

    // MARK: - Windows

    @Test func whoMakesTheWindow() throws {
        let made = try Self.adoption(Self.launching("window = UIWindow(frame: UIScreen.main.bounds)"))
        #expect(made.window.maker == "application(_:didFinishLaunchingWithOptions:) in line 5")
        #expect(made.steps.isEmpty)

        let byVariable = try Self.adoption(
            Self.launching("let main = UIWindow(frame: .zero); main.makeKeyAndVisible(); self.window = main"))
        #expect(byVariable.window.maker == "application(_:didFinishLaunchingWithOptions:) in line 5")

        let fromTheStart = try Self.adoption(
            Self.launching("window?.makeKeyAndVisible()").replacing(
                "var window: UIWindow?", with: "var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)"))
        #expect(fromTheStart.window.maker == "AppDelegate.window in line 2")
        #expect(try Self.adoption(Self.launching(""), plist: Self.storyboard).window.maker == "storyboard Main")
    }

    /// Which window is the scene's can't be told from these.
    @Test(arguments: [
        ("if isReady { window = UIWindow(frame: .zero) }", "window-on-condition conditionally makes a window"),
        ("let other = UIWindow(frame: .zero); Stage.shared.show(other)", "window-elsewhere AppDelegate"),
        ("DispatchQueue.main.async { self.window = UIWindow(frame: .zero) }", "window-elsewhere AppDelegate"),
    ]) func anUnclearWindowIsLeftToAPerson(_ code: String, _ step: String) throws {
        let adoption = try Self.adoption(Self.launching(code))
        #expect(adoption.window.maker == nil)
        #expect(adoption.steps.map { "\($0.kind.id) \($0.subject)" } == [step])
    }

    /// A window for a passcode beside the app's own; not one that is only measured, and not one that has a scene.
    @Test func otherWindowsWithoutAScene() throws {
        let lock = """
            class Lock {
                var lockWindow: UIWindow?
                func show() { lockWindow = UIWindow(frame: .zero); lockWindow?.makeKeyAndVisible() }
                func measure() -> CGFloat { UIWindow().bounds.height }
                func show(in scene: UIWindowScene) {
                    let window = UIWindow(frame: .zero)
                    window.windowScene = scene
                }
            }
            """
        let adoption = try Self.adoption(
            Self.launching("Lock().show(); _ = Lock().measure()"), plist: Self.storyboard, files: ["Lock.swift": lock])
        #expect(adoption.steps.map(\.kind) == [.windowWithoutScene])
        #expect(adoption.steps[0].subject == "lockWindow" && adoption.steps[0].places.map(\.line) == [3])
    }

    // MARK: - What launch methods use

    /// A scene delegate's own window needs a scene as any other does.
    @Test func aWindowOfASceneDelegateWithoutAScene() throws {
        let manifest = """
            <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneDelegateClassName</key><string>SceneDelegate</string></dict></array></dict></dict>
            """
        func steps(_ body: String) throws -> [AdoptionStep] {
            let scene = """
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        \(body)
                    }
                }
                """
            return try Self.adoption("", plist: manifest, files: ["Scene.swift": scene]).steps
        }
        let without = try steps("window = UIWindow(frame: .zero); window?.makeKeyAndVisible()")
        #expect(without.map(\.kind) == [.windowWithoutScene] && without.flatMap(\.places).map(\.line) == [4])
        let given = try steps("window = UIWindow(frame: .zero); window?.windowScene = scene as? UIWindowScene")
        #expect(given.isEmpty)
    }

    @Test(arguments: [
        ("window!.tintColor = .red", ["unwraps-window window"]), ("window?.tintColor = .red", ["reads-window window"]),
        ("guard let window else { return true }", ["reads-window window"]),
        ("if window != nil { window!.tintColor = .red }", ["reads-window window"]),
        ("let isThere = window != nil; if isThere { window!.tintColor = .red }", ["reads-window window"]),
        ("guard let window = self.window else { return true }; show(window)", ["reads-window window"]),
        (
            "let root = UIApplication.shared.delegate?.window??.rootViewController; show(root)",
            ["reads-window appDelegate.window"]
        ),
        (
            "UIApplication.shared.keyWindow?.rootViewController?.present(alert, animated: true)",
            ["reads-window keyWindow"]
        ), ("window?.makeKeyAndVisible()", []), ("print(window)", []), ("prepare()", []),
        ("let window = Window(); window.open()", []),
    ]) func whatUsesTheStoryboardsWindow(_ code: String, _ steps: [String]) throws {
        #expect(try Self.steps(code) == steps)
        // Without a storyboard there is no window either way.
        #expect(try Self.steps(code, plist: "").filter { $0.contains("s-window") } == [])
    }

    @Test func whatIsCalledUsesIt() throws {
        let adoption = try Self.adoption(
            Self.launching("begin()") + "\nfunc begin() { chooser.show(in: window!) }", plist: Self.storyboard)
        #expect(adoption.steps.map(\.kind) == [.unwrapsWindow] && adoption.steps[0].places.map(\.line) == [8])
    }

    @Test(arguments: [
        ("if launchOptions?[.url] != nil { open() }", ["reads-options launchOptions.url"]),
        ("if launchOptions?[.location] != nil { locate() }", []),
        ("if UIApplication.shared.applicationState == .background { return true }", ["reads-state"]),
        ("Tracker.start(launchOptions)", ["hands-on-options passes launchOptions to start"]),
    ]) func whatIsAnotherThingWithScenes(_ code: String, _ steps: [String]) throws {
        #expect(try Self.steps(code) == steps)
    }

    /// Something else may have given the delegate its window before, and a scene delegate does so later.
    @Test(arguments: [("enum Boot", false), ("class SceneDelegate: UIResponder, UIWindowSceneDelegate", true)])
    func aWindowThatAnotherClassGives(_ type: String, _ isUnwrapped: Bool) throws {
        let giving = "\(type) { static func run(_ delegate: AppDelegate) { delegate.window = UIWindow(frame: .zero) } }"
        let adoption = try Self.adoption(
            Self.launching("window!.tintColor = .red"), plist: Self.storyboard, files: ["Boot.swift": giving])
        #expect(adoption.steps.contains { $0.kind == .unwrapsWindow } == isUnwrapped)
    }

    @Test func aStoryboardForPadAlone() throws {
        let plist = Self.storyboard + "<key>UIMainStoryboardFile~ipad</key><string>Pad</string>"
        #expect(try Self.steps("", plist: plist) == ["pad-storyboard UIMainStoryboardFile~ipad"])
        // A step about the same storyboard, or about one that code replaces, was nothing to do.
        let same = Self.storyboard + "<key>UIMainStoryboardFile~ipad</key><string>Main</string>"
        #expect(try Self.steps("", plist: same) == [])
        let code = "window = UIWindow(frame: UIScreen.main.bounds)\n        window?.makeKeyAndVisible()"
        #expect(try Self.steps(code, plist: plist) == [])
    }

    @Test func aNibThatMakesTheWindow() throws {
        let nib = "<key>NSMainNibFile</key><string>MainWindow</string>"
        #expect(try Self.steps("", plist: nib) == ["main-nib MainWindow"])
        #expect(try Self.steps("", plist: nib + Self.storyboard) == [])
    }

    /// The storyboard's window counted as the one that code makes for something else, and the scene got none.
    @Test func aWindowBesideTheStoryboard() throws {
        let banner = """
            banner = UIWindow(frame: UIScreen.main.bounds)
                    banner?.makeKeyAndVisible()
            """
        let adoption = try Self.adoption("var banner: UIWindow?\n" + Self.launching(banner), plist: Self.storyboard)
        #expect(adoption.window.maker == "storyboard Main")
        #expect(adoption.steps.map(\.kind) == [.windowWithoutScene])
    }

    @Test func observersOfTheForeground() throws {
        let adoption = try Self.adoption(
            Self.launching(""),
            files: [
                "Views.swift": """
                class View: UIViewController {
                    func watch() {
                        center.addObserver(self, selector: #selector(refresh),
                            name: UIApplication.willEnterForegroundNotification, object: nil)
                        center.removeObserver(self, name: UIApplication.willEnterForegroundNotification, object: nil)
                    }
                }
                """
            ])
        #expect(adoption.observers.map(\.line) == [4])
    }

    // MARK: - How far an app is

    @Test func stages() throws {
        let open = """
            func application(_ app: UIApplication, open url: URL, options: [Key: Any] = [:]) -> Bool { open(url) }
            """
        let scenes = SmallApp.scenes()
        func stage(_ files: [String: String], _ plist: String) throws -> SceneAdoption.Stage {
            try Self.adoption(open, plist: plist, files: files).stage
        }
        func delegate(_ members: String) -> [String: String] {
            ["Scene.swift": "class SceneDelegate: UIResponder, UIWindowSceneDelegate {\n\(members)\n}"]
        }
        let opening = "func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { take(contexts) }"
        guard case .without(nil) = try stage([:], "") else {
            Issue.record("without");
            return
        }
        guard case .without(_?) = try stage([:], "<key>UIApplicationSceneManifest</key><dict/>") else {
            Issue.record("empty manifest")
            return
        }
        guard case .complete("SceneDelegate") = try stage(delegate(opening), scenes) else {
            Issue.record("complete")
            return
        }
        guard case .partly(.methods(let missing, "SceneDelegate")) = try stage(delegate(""), scenes) else {
            Issue.record("partly")
            return
        }
        #expect(missing.map(\.callback) == [.openURL])
        let car = """
            <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
            <key>CPTemplateApplicationSceneSessionRoleApplication</key><array><dict>
            <key>UISceneDelegateClassName</key><string>Car</string></dict></array></dict></dict>
            """
        let carPlay = ["Car.swift": "@objc(Car) class Car: UIResponder, CPTemplateApplicationSceneDelegate {}"]
        guard case .partly(.delegate) = try stage(carPlay, car) else {
            Issue.record("CarPlay alone");
            return
        }
    }

    @Test func whoElseBringsScenes() throws {
        let app = ["App.swift": "@main struct Recipes: App { var body: some Scene { WindowGroup { Text(\"\") } } }"]
        guard case .swiftUI("Recipes") = try Self.adoption(of: app).stage else {
            Issue.record("SwiftUI");
            return
        }
        let flutter = ["App.swift": "@main class AppDelegate: FlutterAppDelegate {}"]
        guard case .framework(let framework) = try Self.adoption(of: flutter).stage else {
            Issue.record("Flutter")
            return
        }
        #expect(framework.adoption?.since == "3.41")
        let two = [
            "A.swift": "class A: NSObject, UIApplicationDelegate {}\nclass B: NSObject, UIApplicationDelegate {}"
        ]
        guard case .unknown = try Self.adoption(of: two).stage else {
            Issue.record("two delegates");
            return
        }
    }

    @Test func theClassInObjectiveC() throws {
        let adoption = try Self.adoption(of: [
            "RCDelegate.h": """
            @interface RCDelegate : UIResponder <UIApplicationDelegate>
            @property (strong, nonatomic) UIWindow *window;
            @end
            """,
            "RCDelegate.m": """
            #import "RCDelegate.h"
            @implementation RCDelegate
            - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
                [self makeWindow];
                return YES;
            }
            - (void)makeWindow {
                self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
                [self.window makeKeyAndVisible];
            }
            - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options {
                return [Router open:url];
            }
            @end
            """, "main.m": "int main(int c, char **v) { return UIApplicationMain(c, v, nil, @\"RCDelegate\"); }",
        ])
        let delegate = try #require(adoption.delegate)
        #expect(delegate.name == "RCDelegate" && delegate.language == .objectiveC && delegate.hasWindow)
        #expect(delegate.header == "App/RCDelegate.h")
        #expect(adoption.uncalled.map(\.name) == ["application:openURL:options:"])
        #expect(adoption.window.maker == "RCDelegate.makeWindow in line 8")
    }

    /// Swift knows what an Objective-C class implements by the protocol alone.
    @Test func aSuperclassInObjectiveC() throws {
        let adoption = try Self.adoption(of: [
            "App.swift":
                "@main class AppDelegate: Base { func applicationDidBecomeActive(_ a: UIApplication) { go() } }",
            "Base.h": "@interface Base : UIResponder <UIApplicationDelegate>\n@end",
            "Base.m": """
            @implementation Base
            - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options {
                return [Router open:url];
            }
            @end
            """,
        ])
        #expect(adoption.uncalled.map(\.isHidden) == [true, false])
    }

    /// Every framework with a delegate of its own has a way, and each step a reason that can be looked up.
    @Test func theTablesAreComplete() {
        for framework in Framework.allCases {
            #expect(FrameworkAdoption.all.count { $0.framework == framework } == 1, "\(framework)")
        }
        #expect(Set(AdoptionStep.Kind.all.map(\.id)).count == AdoptionStep.Kind.all.count)
    }
}

extension String { fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self } }

extension SceneAdoption.Window {
    /// What makes it, and in which line; nil where that isn't known.
    fileprivate var maker: String? {
        switch self {
        case .storyboard(let name): "storyboard \(name)"
        case .code(let place, let maker): "\(maker) in line \(place.line)"
        case .unknown: nil
        }
    }
}
