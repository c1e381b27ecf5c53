import AppReading

/// A way to say which class the app's delegate is.
struct DelegateClassVariant: CustomStringConvertible {
    let description: String
    let files: [String: String]
    let answer: Answer

    private init(_ description: String, files: [String: String], _ answer: Answer) {
        (self.description, self.files, self.answer) = (description, files, answer)
    }

    enum Answer {
        /// The code names it.
        case read(String)
        /// The code chooses it, where no tests run.
        case chosen(String)
        /// The code chooses it, where no arguments are given.
        case withoutArguments(String)
        case assumed(String, String)
        /// An `App` of SwiftUI, and how it is known that it is this one.
        case app(String, FactOrigin.How?)
        /// Without the places in what is said of it.
        case unknown(String)

        /// Code that isn't understood chooses one of two classes.
        static func either(_ one: String, _ other: String, by code: String? = nil) -> Answer {
            .unknown("its delegate may be \(one) or \(other)" + (code.map { "; \"\($0)\" isn't understood" } ?? ""))
        }
    }

    static let all = swift + swiftConditions + objectiveC + swiftUI + doubtful

    private static let classes = """
        class AppDelegate: UIResponder, UIApplicationDelegate {}
        class TestingAppDelegate: UIResponder, UIApplicationDelegate {}
        class LiteDelegate: UIResponder, UIApplicationDelegate {}
        """

    private static let start = "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "

    /// Code in `main.swift` that hands an expression to `UIApplicationMain`.
    private static func main(
        _ description: String, _ code: String = "", hands argument: String, elsewhere: String = "",
        _ answer: Answer = .read("AppDelegate")
    ) -> DelegateClassVariant {
        DelegateClassVariant(
            description,
            files: [
                "main.swift": code + "\n" + start + argument + ")", "Classes.swift": classes, "Other.swift": elsewhere,
            ], answer)
    }

    /// A condition that holds in tests.
    private static func condition(
        _ condition: String, elsewhere: String = "", _ answer: Answer = .chosen("AppDelegate")
    ) -> DelegateClassVariant {
        main(
            condition,
            """
            let name: String
            if \(condition) {
                name = NSStringFromClass(TestingAppDelegate.self)
            } else {
                name = NSStringFromClass(AppDelegate.self)
            }
            """, hands: "name", elsewhere: elsewhere, answer)
    }

    // MARK: - Swift

    private static let swift = [
        main("the class in the call", hands: "NSStringFromClass(AppDelegate.self)"),
        main("a text", hands: "\"AppDelegate\""), main("a text with the module", hands: "\"Recipes.AppDelegate\""),
        main("a text of the class", hands: "String(describing: AppDelegate.self)"),
        main("a text with nothing but the class", hands: "\"\\(AppDelegate.self)\""),
        main("the description", hands: "AppDelegate.description()"),
        main(
            "a constant of another file", hands: "delegateName",
            elsewhere: "let delegateName = NSStringFromClass(AppDelegate.self)"),
        main("a variable of the class", "let type: AnyClass = AppDelegate.self", hands: "NSStringFromClass(type)"),
        main(
            "a helper for the name", hands: "name(of: AppDelegate.self)",
            elsewhere: "func name(of type: AnyClass) -> String { NSStringFromClass(type) }"),
        main(
            "a helper for the name with a default", hands: "name()",
            elsewhere: "func name(of type: AnyClass = AppDelegate.self) -> String { NSStringFromClass(type) }"),
        main(
            "only a build for debugging has the other",
            """
            #if DEBUG
            let type: AnyClass = LiteDelegate.self
            #else
            let type: AnyClass = AppDelegate.self
            #endif
            """, hands: "NSStringFromClass(type)"),
        main(
            "a variable that is set again", "var type: AnyClass = LiteDelegate.self\ntype = AppDelegate.self",
            hands: "NSStringFromClass(type)"),
        main(
            "inside of a pool", "autoreleasepool {\n_ = UIApplicationMain(0, nil, nil, \"AppDelegate\")\n}",
            hands: "\"AppDelegate\""),
        main(
            "an alias", hands: "NSStringFromClass(MainDelegate.self)", elsewhere: "typealias MainDelegate = AppDelegate"
        ),
        DelegateClassVariant(
            "a class with another name in Objective-C",
            files: [
                "main.m":
                    "int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, @\"RCDelegate\"); }",
                "A.swift": "@objc(RCDelegate) class AppDelegate: UIResponder, UIApplicationDelegate {}",
            ], .read("AppDelegate")),
        main(
            "a variable that is asked for and then set", "var name: String?\nif name == nil { name = \"AppDelegate\" }",
            hands: "name"),
        main(
            "a local name that hides the one for tests",
            """
            func type() -> AnyClass {
                let isTested = true
                return isTested ? AppDelegate.self : LiteDelegate.self
            }
            """, hands: "NSStringFromClass(type())", elsewhere: "let isTested = NSClassFromString(\"XCTest\") != nil"),
        DelegateClassVariant(
            "the older attribute",
            files: ["A.swift": "@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}"],
            .read("AppDelegate")),
    ]

    // MARK: - Conditions in Swift

    private static let isTested = "NSClassFromString(\"XCTestCase\") != nil"

    private static let swiftConditions = [
        condition(isTested), condition("let _ = NSClassFromString(\"XCTest\")"),
        condition("!(NSClassFromString(\"XCTestCase\") == nil)"), condition("nil != NSClassFromString(\"XCTestCase\")"),
        condition("ProcessInfo.processInfo.environment[\"XCTestConfigurationFilePath\"] != nil"),
        condition("getenv(\"XCTestBundlePath\") != nil"),
        condition("ProcessInfo.processInfo.processName == \"xctest\""),
        condition("Bundle.allBundles.contains { $0.bundlePath.hasSuffix(\".xctest\") }"),
        condition("CommandLine.arguments.contains(\"UITests\")", .withoutArguments("AppDelegate")),
        condition(
            "ProcessInfo.processInfo.arguments.contains(where: { $0 == Self.flag })", .withoutArguments("AppDelegate")),
        condition(
            "let flag = ProcessInfo.processInfo.environment[\"UI_TESTS\"], flag == \"YES\"",
            .withoutArguments("AppDelegate")),
        condition(
            "(ProcessInfo.processInfo.environment[\"UI_TESTS\"] as NSString?)?.boolValue == true",
            .withoutArguments("AppDelegate")),
        condition("isTested && Flags.lite", elsewhere: "let isTested = \(isTested)"),
        condition(
            "isTested || isAutomated",
            elsewhere: """
                let isTested = \(isTested)
                var isAutomated: Bool { CommandLine.arguments.contains("-automated") }
                """), condition("isTested()", elsewhere: "func isTested() -> Bool { return \(isTested) }"),
        condition("Probe.wakesUp", elsewhere: "enum Probe { static let wakesUp = { \(isTested) }() }"),
        condition(
            "ProcessInfo.processInfo.wakesUp", elsewhere: "extension ProcessInfo { var wakesUp: Bool { \(isTested) } }"),
        condition(
            "Probe.shared.wakesUp",
            elsewhere: """
                final class Probe {
                    static let shared = Probe()
                    lazy var wakesUp: Bool = { if NSClassFromString("XCTest") != nil { return true }; return false }()
                }
                """),
        main(
            "a choice in the call",
            hands: "NSClassFromString(\"XCTest\") == nil ? NSStringFromClass(AppDelegate.self) : nil",
            .chosen("AppDelegate")),
        main(
            "a class of the tests, if it is there",
            "let type: AnyClass = NSClassFromString(\"RecipesTests.FakeAppDelegate\") ?? AppDelegate.self",
            hands: "NSStringFromClass(type)", .chosen("AppDelegate")),
        main(
            "the same, mapped", hands: "NSClassFromString(\"FakeDelegate\").map(NSStringFromClass) ?? \"AppDelegate\"",
            .chosen("AppDelegate")),
        main(
            "a function with an early return",
            """
            func delegateClassName() -> String? {
                if NSClassFromString("XCTestCase") != nil {
                    _ = Scheduler.shared
                    return nil
                }
                return NSStringFromClass(AppDelegate.self)
            }
            """, hands: "delegateClassName()", .chosen("AppDelegate")),
        main(
            "a guard",
            """
            func type() -> AnyClass {
                guard let fake = NSClassFromString("TestingDelegate") else { return AppDelegate.self }
                return fake
            }
            """, hands: "NSStringFromClass(type())", .chosen("AppDelegate")),
        main(
            "an if that stands for a value",
            "let type: AnyClass = if \(isTested) { TestingAppDelegate.self } else { AppDelegate.self }",
            hands: "NSStringFromClass(type)", .chosen("AppDelegate")),
        main(
            "a text that is set before tests change it",
            "var name = \"AppDelegate\"\nif \(isTested) { name = \"TestingAppDelegate\" }", hands: "name",
            .chosen("AppDelegate")),
        main(
            "arguments in a row of conditions, none given at first",
            """
            private var name: String?
            if AppConstants.isRunningUITests || AppConstants.isRunningPerfTests {
                name = NSStringFromClass(TestingAppDelegate.self)
            } else if AppConstants.isRunningUnitTest {
                name = NSStringFromClass(LiteDelegate.self)
            } else {
                name = NSStringFromClass(AppDelegate.self)
            }
            """, hands: "name",
            elsewhere: """
                enum AppConstants {
                    static let isRunningUnitTest = NSClassFromString("XCTestCase") != nil
                    static let isRunningUITests = ProcessInfo.processInfo.arguments.contains(LaunchArguments.Test)
                    static let isRunningPerfTests = ProcessInfo.processInfo.arguments.contains(LaunchArguments.PerformanceTest)
                }
                """, .chosen("AppDelegate")),
        main(
            "a case of an enum, which is that of a build for release",
            """
            let type: AnyClass
            switch Build.channel {
            case .nightly, .beta: type = LiteDelegate.self
            default: type = AppDelegate.self
            }
            """, hands: "NSStringFromClass(type)",
            elsewhere: """
                enum Channel { case release, beta, nightly }
                enum Build {
                    static let channel: Channel = {
                        #if DEBUG
                            return .nightly
                        #else
                            return Channel.release
                        #endif
                    }()
                }
                """),
        DelegateClassVariant(
            "two calls",
            files: [
                "main.swift": """
                if \(isTested) {
                    \(start)NSStringFromClass(TestingAppDelegate.self))
                } else {
                    \(start)NSStringFromClass(AppDelegate.self))
                }
                """, "Classes.swift": classes,
            ], .chosen("AppDelegate")),
        DelegateClassVariant(
            "a main of its own",
            files: [
                "Main.swift": """
                @main enum Main {
                    static func main() {
                        guard NSClassFromString("XCTestCase") == nil else {
                            TestingAppDelegate.main()
                            return
                        }
                        AppDelegate.main()
                    }
                }
                """, "Classes.swift": classes,
            ], .chosen("AppDelegate")),
        DelegateClassVariant(
            "the main of the delegate itself",
            files: [
                "Classes.swift": classes.replacing(
                    "class AppDelegate: UIResponder, UIApplicationDelegate {}",
                    with: """
                        @main class AppDelegate: UIResponder, UIApplicationDelegate {
                            static func main() {
                                let type: AnyClass = \(isTested) ? TestingAppDelegate.self : self
                                \(start)NSStringFromClass(type))
                            }
                        }
                        """)
            ], .chosen("AppDelegate")),
    ]

    // MARK: - Objective-C

    private static let interfaces = ["AppDelegate", "TestingAppDelegate", "LiteDelegate"].map {
        "@interface \($0) : UIResponder <UIApplicationDelegate>\n@end\n@implementation \($0)\n@end"
    }.joined(separator: "\n")

    private static func main(
        objectiveC description: String, _ code: String, outside: String = "", hands argument: String, _ answer: Answer
    ) -> DelegateClassVariant {
        DelegateClassVariant(
            "Objective-C: \(description)",
            files: [
                "main.m": """
                #import <UIKit/UIKit.h>
                \(outside)
                int main(int argc, char *argv[]) {
                    @autoreleasepool {
                        \(code)
                        return UIApplicationMain(argc, argv, nil, \(argument));
                    }
                }
                """, "Classes.m": interfaces,
            ], answer)
    }

    private static let objectiveC = [
        main(objectiveC: "a class", "", hands: "NSStringFromClass([AppDelegate class])", .read("AppDelegate")),
        main(objectiveC: "a text", "", hands: "@\"AppDelegate\"", .read("AppDelegate")),
        main(
            objectiveC: "a macro", "", outside: "#define kName @\"AppDelegate\"", hands: "kName", .read("AppDelegate")),
        main(
            objectiveC: "a function", "", outside: "static Class DelegateClass(void) { return [AppDelegate class]; }",
            hands: "NSStringFromClass(DelegateClass())", .read("AppDelegate")),
        main(
            objectiveC: "a choice",
            "Class type = NSClassFromString(@\"XCTestCase\") ? [TestingAppDelegate class] : [AppDelegate class];",
            hands: "NSStringFromClass(type)", .chosen("AppDelegate")),
        main(
            objectiveC: "what tests have, or else",
            "Class type = NSClassFromString(@\"TestDelegate\") ?: [AppDelegate class];",
            hands: "NSStringFromClass(type)", .chosen("AppDelegate")),
        main(
            objectiveC: "a name that tests change",
            "NSString *name = NSStringFromClass([AppDelegate class]);\nif (IsTested()) { name = @\"TestingAppDelegate\"; }",
            outside: "static BOOL IsTested(void) { return NSClassFromString(@\"XCTestCase\") != Nil; }", hands: "name",
            .chosen("AppDelegate")),
        main(
            objectiveC: "a variable of the environment",
            "BOOL tested = [[[NSProcessInfo processInfo] environment] objectForKey:@\"XCTestConfigurationFilePath\"] != nil;",
            hands: "tested ? nil : @\"AppDelegate\"", .chosen("AppDelegate")),
        main(
            objectiveC: "an argument",
            "if ([[[NSProcessInfo processInfo] arguments] containsObject:@\"-tests\"]) { return UIApplicationMain(argc, argv, nil, @\"TestingAppDelegate\"); }",
            hands: "@\"AppDelegate\"", .withoutArguments("AppDelegate")),
        main(
            objectiveC: "a method of a class", "",
            outside: """
                @interface Probe : NSObject
                + (BOOL)wakesUp;
                @end
                @implementation Probe
                + (BOOL)wakesUp { return getenv("XCTestConfigurationFilePath") != NULL; }
                @end
                """, hands: "[Probe wakesUp] ? @\"TestingAppDelegate\" : @\"AppDelegate\"", .chosen("AppDelegate")),
        main(objectiveC: "no class, and one that adopts", "", hands: "nil", .either("AppDelegate", "LiteDelegate")),
    ]

    // MARK: - SwiftUI

    private static let apps = """
        struct RecipesApp: App { @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate }
        struct TestApp: App {}
        class AppDelegate: NSObject, UIApplicationDelegate {}
        """

    private static func swiftUI(_ description: String, _ code: String, _ answer: Answer) -> DelegateClassVariant {
        DelegateClassVariant("SwiftUI: \(description)", files: ["Main.swift": code, "Apps.swift": apps], answer)
    }

    private static let swiftUI = [
        swiftUI(
            "a main that chooses",
            "@main struct Main { static func main() { if \(isTested) { TestApp.main() } else { RecipesApp.main() } } }",
            .app("RecipesApp", .read)),
        swiftUI(
            "a guard with a helper",
            """
            @main struct Main {
                static func main() {
                    guard isProduction() else { TestApp.main(); return }
                    RecipesApp.main()
                }
                private static func isProduction() -> Bool { NSClassFromString("XCTestCase") == nil }
            }
            """, .app("RecipesApp", .read)),
        swiftUI(
            "an app beside a delegate of UIKit for tests",
            """
            @main enum Main {
                static func main() {
                    if isTested { UIApplicationMain(0, nil, nil, "TestingAppDelegate") } else { RecipesApp.main() }
                }
                static var isTested: Bool { \(isTested) }
            }
            """, .app("RecipesApp", .read)),
        swiftUI(
            "newer systems have another",
            """
            @main enum Main {
                static func main() {
                    if #available(iOS 14, *) { RecipesApp.main() } else { UIApplicationMain(0, nil, nil, "AppDelegate") }
                }
            }
            """, .app("RecipesApp", nil)),
        swiftUI(
            "the name alone tells",
            "@main enum Main { static func main() { Environment.isUITesting ? TestApp.main() : RecipesApp.main() } }",
            .app("RecipesApp", .assumed)),
        swiftUI(
            "nobody knows when",
            "@main enum Main { static func main() { if Date() > end { LiteApp.main() } else { RecipesApp.main() } } }\nstruct LiteApp: App {}",
            .either("LiteApp", "RecipesApp", by: "Date() > end")),
        DelegateClassVariant(
            "SwiftUI: an app without a delegate", files: ["App.swift": "@main struct RecipesApp: App {}"],
            .app("RecipesApp", nil)),
    ]

    // MARK: - What isn't certain

    private static let doubtful = [
        main(
            "a name that asks for tests, of another module",
            hands: "Kit.isRunningTests ? \"LiteDelegate\" : \"AppDelegate\"",
            .assumed("AppDelegate", "the class outside of tests")),
        main(
            "one is for tests by its name", hands: "Kit.flag ? \"TestingAppDelegate\" : \"AppDelegate\"",
            .assumed("AppDelegate", "assumed to be the class outside of tests; \"Kit.flag\" isn't understood")),
        main(
            "neither is for tests", "let name = Store.isFree ? nil : Store.flag ? \"AppDelegate\" : \"LiteDelegate\"",
            hands: "name", .either("AppDelegate", "LiteDelegate", by: "Store.flag")),
        main(
            "TestFlight isn't a test", hands: "Kit.isTestFlight ? \"LiteDelegate\" : \"AppDelegate\"",
            .either("LiteDelegate", "AppDelegate", by: "Kit.isTestFlight")),
        main(
            "a setting of the app isn't an argument",
            hands: "UserDefaults.standard.bool(forKey: \"lite\") ? \"LiteDelegate\" : \"AppDelegate\"",
            .either("LiteDelegate", "AppDelegate", by: "UserDefaults.standard.bool(forKey: \"lite\")")),
        main(
            "a variable that the system sets",
            hands: "ProcessInfo.processInfo.environment[\"ActivePrewarm\"] == nil ? \"LiteDelegate\" : \"AppDelegate\"",
            .either("LiteDelegate", "AppDelegate", by: "ProcessInfo.processInfo.environment[\"ActivePrewarm\"]")),
        main(
            "an argument that may be in the path of the app",
            hands: "CommandLine.arguments.contains { $0.contains(\"Lite\") } ? \"LiteDelegate\" : \"AppDelegate\"",
            .either("LiteDelegate", "AppDelegate", by: "CommandLine.arguments.contains { $0.contains(\"Lite\") }")),
        main(
            "a variable of every process",
            hands: "ProcessInfo.processInfo.environment.keys.contains(\"HOME\") ? \"LiteDelegate\" : \"AppDelegate\"",
            .either("LiteDelegate", "AppDelegate", by: "ProcessInfo.processInfo.environment.keys.contains(\"HOME\")")),
        main(
            "two functions of one name", hands: "name()",
            elsewhere: "func name() -> String { \"AppDelegate\" }\nfunc name() -> String? { \"LiteDelegate\" }",
            .either("AppDelegate", "LiteDelegate", by: "name()")),
        main(
            "a property with a wrapper", hands: "Flags.lite ? \"LiteDelegate\" : \"AppDelegate\"",
            elsewhere: "enum Flags { @Stored(\"lite\") static var lite = false }",
            .either("LiteDelegate", "AppDelegate", by: "Flags.lite")),
        main(
            "a class that is looked for and may be there",
            hands: "NSStringFromClass(NSClassFromString(\"Recipes.TestingAppDelegate\") ?? LiteDelegate.self)",
            .read("TestingAppDelegate")),
        main(
            "a variable of another file that this sets itself", hands: "lite ? \"LiteDelegate\" : \"AppDelegate\"",
            elsewhere: "var lite = false\nfunc free() { lite = true }",
            .either("LiteDelegate", "AppDelegate", by: "lite")),
        main(
            "a variable of another file that only a local one hides",
            hands: "lite ? \"LiteDelegate\" : \"AppDelegate\"",
            elsewhere: "var lite = false\nfunc free() { var lite = true; lite = false }"),
        main(
            "a flag that something sets", hands: "Flags.lite ? \"LiteDelegate\" : \"AppDelegate\"",
            elsewhere: "enum Flags { static var lite = false }\nfunc free() { Flags.lite = true }",
            .either("LiteDelegate", "AppDelegate", by: "Flags.lite")),
        main(
            "a variable that another function sets",
            "var name = \"AppDelegate\"\nfunc free() { name = \"LiteDelegate\" }\nfree()", hands: "name",
            .either("AppDelegate", "LiteDelegate", by: "name = \"LiteDelegate\"")),
        main(
            "a loop", "var name = \"AppDelegate\"\nfor flag in flags { name = \"LiteDelegate\" }", hands: "name",
            .either("AppDelegate", "LiteDelegate", by: "for flag in flags { name = \"LiteDelegate\" }")),
        DelegateClassVariant(
            "a name that isn't read, and one class",
            files: [
                "main.swift": "\(start)Kit.delegateName)",
                "A.swift": """
                class Base: UIResponder, UIApplicationDelegate {}
                class AppDelegate: Base {}
                class TestAppDelegate: AppDelegate {}
                """,
            ],
            .assumed(
                "AppDelegate",
                "the only class of the target with UIApplicationDelegate; \"Kit.delegateName\" isn't understood")),
        DelegateClassVariant(
            "only a protocol of the target has the protocol",
            files: ["A.swift": "protocol Starting: UIApplicationDelegate {}\nclass Recipes: UIResponder, Starting {}"],
            .assumed("Recipes", "the only class of the target with UIApplicationDelegate")),
        main(
            "two constants that are each other", hands: "first",
            elsewhere: "let first: String = second\nlet second: String = first",
            .either("AppDelegate", "LiteDelegate", by: "second")),
        main(
            "a class that isn't part of the target", hands: "\"Kitchen.OtherDelegate\"",
            .unknown("the class of its delegate, Kitchen.OtherDelegate, isn't part of the target")),
        DelegateClassVariant(
            "nothing at all", files: ["A.swift": "class Soup {}"],
            .unknown(
                "no class of its delegate is found: no @main, no UIApplicationMain that names one, no class of the "
                    + "target with UIApplicationDelegate, and no App")),
    ]
}
