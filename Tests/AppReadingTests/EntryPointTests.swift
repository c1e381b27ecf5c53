import ProjectReading
import Testing

@testable import AppReading

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
            testDescription: "a name in a call",
            files: ["main.mm": "int main() { return UIApplicationMain(0, nil, @\"App\", @\"Delegate\"); }"],
            kind: .call, delegate: "Delegate"),
        Case(
            testDescription: "a variable with a class for tests beside it",
            files: [
                "main.swift": """
                let isTested = NSClassFromString("XCTestCase") != nil
                let delegateClass = isTested
                    ? "TestingAppDelegate" : NSStringFromClass(AppDelegate.self)
                UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, delegateClass)
                """
            ], kind: .call, delegate: "AppDelegate"),
        Case(
            testDescription: "a variable with its type",
            files: [
                "main.swift": """
                let delegate: AnyClass = NSClassFromString("TestAppDelegate") ?? Outer.AppDelegate.self
                UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegate))
                """
            ], kind: .call, delegate: "Outer.AppDelegate"),
        Case(
            testDescription: "a variable in Objective-C",
            files: [
                "main.m": """
                int main(int argc, char *argv[]) {
                    Class delegateClass = isTested() ? [TestDelegate class] : [SPAppDelegate class];
                    return UIApplicationMain(argc, argv, nil, NSStringFromClass(delegateClass));
                }
                """
            ], kind: .call, delegate: "SPAppDelegate"),
        Case(
            testDescription: "a choice in the call",
            files: [
                "main.m":
                    "int main() { return UIApplicationMain(0, 0, nil, NSStringFromClass(t ? [TestDelegate class] : [D class])); }"
            ], kind: .call, delegate: "D"),
        Case(
            testDescription: "an app of SwiftUI that the code starts",
            files: [
                "Main.swift": """
                @main class Main {
                    static func main() {
                        prepare(DispatchQueue.main)
                        if isTested { TestApp.main() } else { Recipes.main() }
                    }
                }
                """,
                "App.swift": """
                struct Recipes: App { @UIApplicationDelegateAdaptor(Delegate.self) var delegate }
                struct TestApp: App {}
                class Delegate: UIApplicationDelegate {}
                """,
            ], kind: .swiftUI(app: "Recipes"), delegate: "Delegate"),
        Case(
            testDescription: "a delegate that the code starts",
            files: [
                "main.swift": "isTested ? TestDelegate.main() : AppDelegate.main()",
                "A.swift": "class AppDelegate: UIApplicationDelegate {}\nclass TestDelegate: UIApplicationDelegate {}",
            ], kind: .call, delegate: "AppDelegate"),
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
        let places = ["A.swift:1:1", "B.swift:2:1"]
        #expect(Self.entry(two).doubt?.candidates.map(\.place.heading) == places)
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
