import ProjectFixtures
import Testing

@testable import AppReading

/// The windows of an app, as its code makes them.
struct AppWindowsTests {
    private static func windows(_ files: [String: String]) throws -> AppWindows {
        var all = Dictionary(uniqueKeysWithValues: files.map { ("App/\($0)", $1) })
        all["Info.plist"] = "<plist version=\"1.0\"><dict></dict></plist>"
        let folder = MemoryFolder(files: all).folder
        let target = try ProjectTarget(name: "App", infoPlist: "Info.plist", sources: ["App"], in: folder)
        return AppWindows.read(AppSource(target, TargetCode(target, in: folder), in: folder)).windows
    }

    private static func delegate(_ members: String = "var window: UIWindow?") -> String {
        "@main class AppDelegate: UIResponder, UIApplicationDelegate {\n\(members)\n}"
    }

    /// The windows that some code makes in a class beside the app delegate.
    private static func made(_ members: String, _ more: String = "") throws -> [AppWindow] {
        try windows(["App.swift": delegate(), "Lock.swift": "class Lock {\n\(members)\n}\n\(more)"]).made
    }

    @Test(
        arguments: [
            ("let window = UIWindow(frame: .zero)", .property("window")),
            ("static let shared = UIWindow(frame: .zero)", .staticProperty("shared")),
            ("lazy var lock: UIWindow = { let w = UIWindow(frame: .zero); return w }()", .property("lock")),
            ("var lock: UIWindow { UIWindow(frame: .zero) }", .returned(by: "lock")),
            ("let make = { UIWindow(frame: .zero) }", .returned(by: nil)),
            ("var w: UIWindow?; func f() { w = UIWindow(frame: .zero) }", .property("w")),
            ("var w: UIWindow?; func f() { let new = UIWindow(); self.w = new }", .property("w")),
            ("static var w: UIWindow?; func f() { Lock.w = UIWindow() }", .staticProperty("w")),
            ("func f() { let w = UIWindow(frame: .zero); w.isHidden = false }", .local("w")),
            ("func f() { var w: UIWindow?; w = UIWindow(frame: .zero); show(w) }", .local("w")),
            ("func f() -> UIWindow { UIWindow(frame: .zero) }", .returned(by: "f()")),
            ("func f() -> UIWindow { let w = UIWindow(frame: .zero); return w }", .returned(by: "f()")),
            ("func f() { stack.append(UIWindow(frame: .zero)) }", .handed(to: "append")),
            ("func f() -> CGFloat { UIWindow().bounds.width }", nil),
        ] as [(String, WindowHolder?)]) func whatHoldsAWindow(_ code: String, _ holder: WindowHolder?) throws
    {
        let made = try Self.made(code)
        #expect(made.map(\.holder) == [holder])
        #expect(made.map(\.scene) == [.none] && made.map(\.className) == ["UIWindow"])
    }

    struct Given: CustomTestStringConvertible {
        let code: String
        /// The line that sets the scene; 0 for a window that its initializer gives one, nil for none.
        let line: Int?
        var more = ""
        var testDescription: String { code + more }

        init(_ code: String, _ line: Int?, _ more: String = "") {
            (self.code, self.line, self.more) = (code, line, more)
        }
    }

    private static let later = "var w: UIWindow?; func f() { w = UIWindow(frame: .zero) }"

    @Test(arguments: [
        Given("let w = UIWindow(frame: .zero)", nil),
        Given("func f(_ s: UIWindowScene) { let w = UIWindow(windowScene: s) }", 0),
        Given("func f(_ s: UIWindowScene) {\nlet w = UIWindow(frame: .zero)\nw.windowScene = s }", 4),
        Given(
            "func f() { let w = UIWindow(frame: .zero); give(w) }\nfunc give(_ w: UIWindow) { w.windowScene = s }", 3),
        Given("\(later)\nfunc g(_ s: UIWindowScene) { w?.windowScene = s }", 3),
        Given("\(later)", 5, "class Other {\nfunc g(_ s: UIWindowScene) { lock.w?.windowScene = s }\n}"),
        // Other classes have a window of that name.
        Given("\(later)", nil, "class Other { var w: UIWindow?; func g(_ s: UIWindowScene) { w?.windowScene = s } }"),
        // It is the window of the body itself that gets it.
        Given("\(later)\nfunc g() { w?.windowScene = nil }", nil),
    ]) func whereAWindowGetsItsScene(_ given: Given) throws {
        let made = try Self.made(given.code, given.more)
        let lines = made.map { window in
            switch window.scene {
            case .given: 0
            case .set(let place): place.line
            case .none: Int?.none
            }
        }
        #expect(lines == [given.line])
    }

    /// What one body gives to the window that it makes isn't for the window of another.
    @Test func eachBodyHasItsWindow() throws {
        let made = try Self.made(
            """
            var w: UIWindow?
            func first(_ s: UIWindowScene) { w = UIWindow(frame: .zero); w?.windowScene = s }
            func second() { w = UIWindow(frame: .zero) }
            """)
        #expect(made.map { $0.scene == .none } == [false, true] && made.map(\.place.line) == [3, 4])
    }

    @Test func aClassOfItsOwnInitializers() throws {
        let classes = """
            class LockWindow: UIWindow { init() { super.init(frame: .zero) } }
            class SceneWindow: UIWindow { init(_ s: UIWindowScene) {\nsuper.init(windowScene: s) } }
            class LateWindow: UIWindow { init(_ s: UIWindowScene) {\nsuper.init(frame: .zero); windowScene = s } }
            class NoWindow { init() {} }
            """
        let made = try Self.made(
            "func f(_ s: Any) { let a = LockWindow(); let b = SceneWindow(s); let c = LateWindow(s); let d = NoWindow() }",
            classes)
        #expect(made.map(\.className) == ["LockWindow", "SceneWindow", "LateWindow"])
        #expect(made[0].scene == .none)
        guard case .set(let second) = made[1].scene, case .set(let third) = made[2].scene else {
            Issue.record("\(made.map(\.scene))")
            return
        }
        #expect([second.line, third.line] == [6, 8])
    }

    /// Whatever a class is called, and over as many steps as it takes.
    @Test func aClassWhoseNameSaysNothing() throws {
        let classes = """
            class Overlay: UIWindow {}
            class Curtain: Overlay { convenience init(dark: Bool) { self.init(frame: .zero) } }
            class Panel: UIView {}
            """
        let made = try Self.made(
            "func f(_ s: UIWindowScene) { let a = Overlay(frame: .zero); let b = Overlay(windowScene: s) }\n"
                + "let c = Curtain(dark: true); let d = Panel(frame: .zero)", classes)
        #expect(made.map(\.className) == ["Overlay", "Overlay", "Curtain"])
        #expect(made.map(\.scene) == [.none, .given, .none])
    }

    @Test func windowsOfObjectiveC() throws {
        let delegate = """
            @interface AppDelegate : UIResponder <UIApplicationDelegate>
            @end
            @interface LockWindow : UIWindow
            @end
            @implementation LockWindow
            @end
            @implementation AppDelegate
            @synthesize window = _window;
            - (void)show {
                self.window = [[UIWindow alloc] initWithFrame:CGRectZero];
                UIWindow *other = [[LockWindow alloc] initWithFrame:CGRectZero];
                LockWindow *third = [[LockWindow alloc] init];
                [self keep:[LockWindow new]];
            }
            - (void)give:(UIWindowScene *)scene {
                [self.window setWindowScene:scene];
            }
            @end
            int main(int argc, char *argv[]) {
                return UIApplicationMain(argc, argv, nil, @"AppDelegate");
            }
            """
        let windows = try Self.windows(["main.m": delegate])
        #expect(windows.made.map(\.className) == ["UIWindow", "LockWindow", "LockWindow", "LockWindow"])
        #expect(
            windows.made.map(\.holder) == [.property("window"), .local("other"), .local("third"), .handed(to: "keep:")])
        guard case .set(let place) = windows.made[0].scene else {
            Issue.record("no scene");
            return
        }
        #expect(place.line == 16 && windows.made.dropFirst().allSatisfy { $0.scene == .none })
        #expect(windows.delegate?.window?.canBeSet == true && windows.lacksSceneDelegate)
    }

    @Test(
        arguments: [
            ("var window: UIWindow?", "UIWindow", nil), ("@objc public var window: LockWindow!", "LockWindow", nil),
            ("lazy var window: UIWindow? = UIWindow()", "UIWindow", nil),
            ("var window = LockWindow(frame: .zero)", "LockWindow", nil),
            ("var window: UIWindow? { didSet { watch() } }", "UIWindow", nil),
            ("var window: UIWindow? { get { main } set { main = newValue } }", "UIWindow", nil),
            ("let window: UIWindow? = UIWindow(frame: .zero)", "UIWindow", .constant),
            ("var window: UIWindow? { main }", "UIWindow", .computed),
            ("var window: UIWindow? { get { main } }", "UIWindow", .computed),
            ("private(set) var window: UIWindow?", "UIWindow", .readonly),
            ("private var window: UIWindow?", "UIWindow", .hidden),
            ("static var window: UIWindow?", "UIWindow", .static),
        ] as [(String, String?, OwnWindow.Obstacle?)]) func whetherTheWindowCanBeSet(
            _ code: String, _ type: String?, _ obstacle: OwnWindow.Obstacle?
        ) throws
    {
        let window = try #require(try Self.windows(["App.swift": Self.delegate(code)]).delegate?.window)
        #expect(window.obstacle == obstacle && window.type == type && window.place.line == 2)
    }

    @Test(arguments: [("strong, nonatomic", true), ("nonatomic, readonly", false), ("nonatomic, readwrite", true)])
    func whetherAPropertyOfObjectiveCCanBeSet(_ attributes: String, _ canBeSet: Bool) throws {
        let code = """
            @interface AppDelegate : UIResponder <UIApplicationDelegate>
            @property (\(attributes)) UIWindow *window;
            @end
            @implementation AppDelegate
            @end
            int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, @"AppDelegate"); }
            """
        let window = try #require(try Self.windows(["main.m": code]).delegate?.window)
        #expect(window.canBeSet == canBeSet && window.type == "UIWindow")
    }

    @Test func noWindow() throws {
        let none = try Self.windows(["App.swift": Self.delegate("")])
        #expect(none.isEmpty && none.delegate?.window == nil && none.lacksSceneDelegate)
        let swiftUI = try Self.windows([
            "App.swift": "@main struct Soup: App { @UIApplicationDelegateAdaptor var d: D }",
            "D.swift": "class D: NSObject, UIApplicationDelegate { var window: UIWindow? }",
        ])
        #expect(swiftUI.isEmpty && !swiftUI.lacksSceneDelegate)
    }
}
