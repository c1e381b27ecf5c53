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
