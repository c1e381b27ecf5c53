import Testing

@testable import AppReading

/// Which class the app's delegate is, in whatever form the code says it.
struct DelegateClassTests {
    @Test(arguments: DelegateClassVariant.all) func isFound(_ variant: DelegateClassVariant) throws {
        let app = try SmallApp(variant.files)
        let delegate = app.fact("appDelegate")
        let swiftUI = app.fact("swiftUIApp")
        let choice = app.fact("appDelegate", "class") ?? app.fact("swiftUIApp", "class")
        switch variant.answer {
        case .read(let name):
            #expect(delegate?.remark == name && delegate?.how == .read)
            #expect(choice?.how != .assumed)
            #expect(app.scanned.notAnalyzed == nil)
        case .chosen(let name):
            #expect(delegate?.remark == name && delegate?.how == .read)
            #expect(choice?.remark == "\(name), the class outside of tests" && choice?.how == .read)
        case .withoutArguments(let name):
            #expect(delegate?.remark == name && delegate?.how == .read)
            #expect(choice?.remark == "\(name), the class without launch arguments" && choice?.how == .read)
        case .assumed(let name, let reason):
            #expect(delegate?.remark == name && delegate?.how == .read)
            #expect(choice?.remark == "\(name), \(reason)" && choice?.how == .assumed)
            #expect(app.scanned.notAnalyzed == nil)
        case .app(let name, let how):
            #expect(swiftUI?.remark == name)
            #expect(choice?.how == how)
            #expect(app["lifecycle"] == #""swiftUI""#)
        case .unknown(let reason):
            let message = try #require(app.scanned.notAnalyzed).message.replacing(/\ \(App\/\S+:\d+:\d+\)/, with: "")
            #expect(delegate?.how == .unknown)
            #expect(message == reason)
            #expect(app["appDelegate"] == nil)
        }
    }

    /// Two that ask each other without an end, and a tower of which each floor asks the one below twice.
    @Test(arguments: [(2, false), (40, false), (400, false), (40, true), (3_000, true)]) func whatHasNoEndIsLeft(
        height: Int, twice: Bool
    ) throws {
        let floors = (0..<height).map { floor in
            twice
                ? "func f\(floor)(_ a: Bool) -> String? { f\(floor + 1)(a) ?? f\(floor + 1)(!a) }"
                : "func f\(floor)(_ a: Bool) -> String? { f\((floor + 1) % height)(a) }"
        }
        let app = try SmallApp([
            "main.swift": "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, f0(true))",
            "Floors.swift": (floors + ["func f\(height)(_ a: Bool) -> String? { nil }"]).joined(separator: "\n"),
            "A.swift": "class AppDelegate: UIResponder, UIApplicationDelegate {}",
        ])
        #expect(app.fact("appDelegate")?.remark == "AppDelegate")
        #expect(app.fact("appDelegate", "class")?.how == .assumed)
    }

    /// A chain of variables, each of which is set where the one before it is asked.
    @Test func manyVariablesEndInTime() throws {
        let lines = (0..<2_000).map { "var v\($0 + 1): String? = v\($0)\nif v\($0) == nil { v\($0 + 1) = name\($0) }" }
        let app = try SmallApp([
            "main.swift":
                (["var v0: String? = nil"] + lines + [
                    "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, v2000)"
                ]).joined(separator: "\n"), "A.swift": "class AppDelegate: UIResponder, UIApplicationDelegate {}",
        ])
        #expect(app.fact("appDelegate", "class")?.how == .assumed)
    }
}

/// Methods of delegates whose names are nearly those of callbacks.
struct MisspeltMethodTests {
    private static func swift(
        app: String = "", scene: String = "", pushes: String = "", more: String = "",
        inherits: String = "UIResponder, UIApplicationDelegate"
    ) -> [String: String] {
        [
            "App.swift": "@main class AppDelegate: \(inherits) {\n\(app)\n}\n\(more)",
            "Scene.swift": "class SceneDelegate: UIResponder, UIWindowSceneDelegate {\n\(scene)\n}",
            "Pushes.swift":
                "class Pushes: NSObject, UNUserNotificationCenterDelegate {\ninit() { center.delegate = self }\n\(pushes)\n}",
        ]
    }

    private static func function(_ labels: String) -> String { "func \(labels) { show() }" }

    private static let fetch = "application(_ a: UIApplication, performFetchWithCompletion done: @escaping () -> Void)"
    private static let response =
        "userNotificationCenter(_ c: Center, didReceived r: Response, withCompletionHandler done: @escaping () -> Void)"

    private static let misspelt: [([String: String], Callback)] = [
        (swift(app: function(fetch)), .performFetch),
        (
            swift(
                app: function(
                    "application(_ a: UIApplication, performActionForShortcutItem i: Item, completionHandler d: Done)")),
            .applicationPerformAction
        ), (swift(app: function("applicationDidBecomActive(_ a: UIApplication)")), .applicationDidBecomeActive),
        (swift(app: "}\nextension AppDelegate { " + function(fetch)), .performFetch),
        (swift(scene: function("scene(_ s: UIScene, continueUserActivity a: NSUserActivity)")), .sceneContinueActivity),
        (swift(scene: function("scene(_ s: UIScene, openURLContext c: Set<UIOpenURLContext>)")), .sceneOpenURLContexts),
        (swift(pushes: function(response)), .didReceiveNotificationResponse),
        (
            swift(app: function("application(_ a: UIApplication, handleFor i: INIntent) -> Any?")).merging([
                "Texts.swift": "let type = \"application/json\""
            ]) { $1 }, .handlerForIntent
        ),
        (
            [
                "App.m": """
                @implementation AppDelegate
                - (void)userNotificationCenter:(C *)c didReceiveResponse:(R *)r withCompletionHandler:(void (^)(void))done { [self show]; }
                @end
                """,
                "App.h":
                    "@interface AppDelegate : UIResponder <UIApplicationDelegate, UNUserNotificationCenterDelegate>\n@end",
                "main.m": "int main(int c, char *v[]) { return UIApplicationMain(c, v, nil, @\"AppDelegate\"); }",
            ], .didReceiveNotificationResponse
        ),
    ]

    @Test(arguments: misspelt) func isToldWithWhatIsMeant(_ files: [String: String], _ meant: Callback) throws {
        let app = try SmallApp(files, plist: SmallApp.scenes())
        #expect(app.scanned.app.code.misspelt.map(\.callback) == [meant])
        let name = try #require(app.scanned.app.code.misspelt.first?.name)
        let fact = try #require(app.fact(meant.receiver.rawValue, name))
        #expect(fact.place != nil && fact.remark?.hasSuffix("\(meant.name) isn't implemented") == true)
        // No scenario has a method of that name.
        #expect(app[meant.receiver.rawValue, name] == nil)
    }

    private static let right: [[String: String]] = [
        // UIKit's own.
        swift(
            app: function("application(_ a: UIApplication, performFetchWithCompletionHandler d: @escaping (R) -> Void)")
                + "\n" + function(fetch)),
        swift(app: function("application(_ a: UIApplication, didUpdate u: NSUserActivity)")),
        swift(app: function("application(_ a: UIApplication, didRegister s: UIUserNotificationSettings)")),
        swift(scene: function("scene(_ s: UIScene, didUpdate u: NSUserActivity)")),
        swift(pushes: function("userNotificationCenter(_ c: Center, openSettingsFor n: UNNotification?)")),
        swift(pushes: "func userNotificationCenter(_ c: Center, didReceive r: Response) async { show() }"),
        // The app's own, which something calls, asks for or selects.
        swift(app: function(fetch) + "\nfunc show() { application(a, performFetchWithCompletion: done) }"),
        swift(app: function(fetch), more: "protocol P { func \(fetch) }"), swift(app: "@objc(run:) " + function(fetch)),
        swift(app: function(fetch) + "\nlet name = \"application:performFetchWithCompletion:\""),
        swift(app: "override " + function(fetch)), swift(app: "static " + function(fetch)),
        swift(app: function(fetch), inherits: "VendorDelegate"),
        // Something else.
        swift(app: function("application(_ a: UIApplication, prepareFor url: URL)")),
        swift(app: function("application(_ a: UIApplication, didReceiveMessage m: Message)")),
        swift(scene: function("scene(_ s: UIScene, show recipe: Recipe)")),
        swift(scene: function("scene(_ s: UIScene, continueWith activity: NSUserActivity)")),
        swift(more: "class Other: NSObject { " + function(fetch) + " }"),
    ]

    @Test(arguments: right) func whatIsRightOrAnythingElseIsNot(_ files: [String: String]) throws {
        #expect(try SmallApp(files, plist: SmallApp.scenes()).scanned.app.code.misspelt == [])
    }
}

struct EntryPointTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let files: [String: String]
        let kind: EntryPoint.Kind
        let delegate: String?
    }

    private static let cases = [
        Case(
            testDescription: "an app of SwiftUI with a nested, private delegate",
            files: [
                "App.swift": """
                #if os(macOS)
                @main struct MacApp: App {}
                #else
                @main struct Phone: SwiftUI.App {
                    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
                    private class AppDelegate: NSObject, UIApplicationDelegate {}
                }
                #endif
                """, "Other.swift": "class AppDelegate: NSObject, NSApplicationDelegate {}",
            ], kind: .swiftUI(app: "Phone"), delegate: "Phone.AppDelegate"),
        Case(
            testDescription: "an adaptor in an extension, with the type behind it",
            files: [
                "App.swift": "@main struct Phone {}\nextension Phone: App { var body: some Scene { Group {} } }",
                "B.swift": "extension Phone { @SwiftUI.UIApplicationDelegateAdaptor var delegate: Kit.AppDelegate }",
                "C.swift": "class AppDelegate: UIResponder {}\nextension AppDelegate: UIApplicationDelegate {}",
            ], kind: .swiftUI(app: "Phone"), delegate: "AppDelegate"),
        Case(
            testDescription: "no delegate", files: ["App.swift": "@main struct Phone: App {}"],
            kind: .swiftUI(app: "Phone"), delegate: nil),
        Case(
            testDescription: "an attribute, a conformance of the superclass",
            files: [
                "A.swift": "@main final class AppDelegate: Base {}",
                "B.swift": "class Base: UIKit.UIApplicationDelegate {}",
            ], kind: .attribute, delegate: "AppDelegate"),
        Case(
            testDescription: "a superclass outside",
            files: ["A.swift": "@main @objc class AppDelegate: EXBase<Int> {}"], kind: .attribute,
            delegate: "AppDelegate"),
        Case(
            testDescription: "the older attribute, the class in Objective-C's words",
            files: [
                "A.swift": "@UIApplicationMain class Delegate: Outside {}",
                "B.swift": "@main class Tool: NSObject { static func main() {} }",
            ], kind: .attribute, delegate: "Delegate"),
        Case(
            testDescription: "a call in main.m over lines",
            files: [
                "main.m": """
                int main(int argc, char *argv[]) {
                    return UIApplicationMain(argc, argv,
                        nil, NSStringFromClass([SPAppDelegate class]));
                }
                """, "A.h": "@interface SPAppDelegate : UIResponder <UIApplicationDelegate>\n@end",
            ], kind: .call, delegate: "SPAppDelegate"),
        Case(
            testDescription: "a call in Swift",
            files: [
                "main.swift": """
                let arguments = CommandLine.unsafeArgv
                UIApplicationMain(CommandLine.argc, arguments, nil, NSStringFromClass(Outer.Delegate.self))
                """
            ], kind: .call, delegate: "Outer.Delegate"),
        Case(
            testDescription: "an app of SwiftUI that nothing starts here",
            files: ["App.swift": "public struct Recipes: App {}"], kind: .swiftUI(app: "Recipes"), delegate: nil),
        Case(
            testDescription: "a category's conformance",
            files: ["A.m": "@interface Delegate () <UIApplicationDelegate>\n@end\n@implementation Delegate\n@end"],
            kind: .onlyConformance, delegate: "Delegate"),
    ]

    private static func code(_ files: [String: String]) -> TargetCode {
        let sources = files.sorted { $0.key < $1.key }.map { SourceText(name: $0.key, bytes: Array($0.value.utf8)) }
        return TargetCode(sources, BuildConditions())
    }

    private static func entry(_ code: TargetCode) -> EntryPoint {
        EntryPoint.find(in: CallTargets(CodeTrees(code)), ControlFlows(), libraries: LockedVersions([]))
    }

    @Test(arguments: cases) func finds(_ example: Case) throws {
        let entry = Self.entry(Self.code(example.files))
        #expect(entry.kind == example.kind)
        #expect(entry.delegate == example.delegate)
        #expect(entry.doubt == nil)
    }

    @Test func guessesNothing() {
        let none = Self.code(["A.swift": "class AppDelegate: NSObject {}"])
        let two = Self.code([
            "A.swift": "class A: UIApplicationDelegate {}", "B.swift": "\nclass B: UIApplicationDelegate {}",
        ])
        #expect(Self.entry(two).doubt?.candidates.map(\.place.heading) == ["A.swift:1:1", "B.swift:2:1"])
        #expect(Self.entry(none).doubt?.candidates.isEmpty == true)
    }

    @Test func joinsThePartsOfAType() throws {
        let code = Self.code([
            "A.h": "@interface Delegate : Base\n- (void)declared;\n@end",
            "A.m": "@implementation Delegate\n- (void)first { }\n@end",
            "B.m": "@implementation Delegate (More)\n- (void)second:(int)a { }\n@end",
            "C.swift": "extension Delegate { @objc func third(_ a: Int) {} }\nclass Base {}\nclass Loop: Loop {}",
        ])
        let type = try #require(code.type("Delegate"))
        #expect(type.methods.map(\.declaration.name) == ["first", "second:", "third(_:)"])
        #expect(code.withSuperclasses(type).map(\.name) == ["Delegate", "Base"])
        let loop = try #require(code.type("Loop"))
        #expect(code.withSuperclasses(loop).map(\.name) == ["Loop"])
    }
}
