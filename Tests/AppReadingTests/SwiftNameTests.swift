import AppReading
import Testing

/// What Swift calls of code in Objective-C.
struct SwiftNameTests {
    /// An app delegate in Swift, and a class that sets the notification delegate as its object is made.
    private static func app(_ call: String, made: String = "[self new]", start: String = start) throws -> SmallApp {
        try SmallApp([
            "App.swift": """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [Key: Any]?) -> Bool {
                    \(call)
                    return true
                }
            }
            """,
            "ABCPushes.h": """
            @interface ABCPushes : NSObject <UNUserNotificationCenterDelegate>
            @property(class, readonly) ABCPushes *sharedPushes;
            - (void)listen;
            @end
            """,
            "ABCPushes.m": """
            #import "ABCPushes.h"
            @implementation ABCPushes
            + (instancetype)sharedPushes {
                static ABCPushes *pushes;
                static dispatch_once_t once;
                dispatch_once(&once, ^{ pushes = \(made); });
                return pushes;
            }
            - (instancetype)init {
                \(start)
                return self;
            }
            - (void)listen {}
            @end
            """,
        ])
    }

    private static let set = "[[UNUserNotificationCenter currentNotificationCenter] setDelegate:self];"
    private static let start = "if ((self = [super init]) != nil) { \(set) }"

    private func does(_ app: SmallApp) -> String? { app["appDelegate", Callback.didFinishLaunching.name, "does"] }

    @Test(arguments: ["ABCPushes.shared.listen()", "_ = ABCPushes.shared", "ABCPushes.sharedPushes.listen()"])
    func theObjectOfAClassIsMade(call: String) throws {
        #expect(try does(Self.app(call)) == #"[{"setNotificationDelegate": true}]"#)
    }

    @Test(arguments: ["[self new]", "[[self alloc] init]", "[ABCPushes new]"]) func byAnyMessageThatMakesOne(
        made: String
    ) throws {
        #expect(try does(Self.app("ABCPushes.shared.listen()", made: made)) == #"[{"setNotificationDelegate": true}]"#)
    }

    @Test(arguments: [
        "self = [super init]; if (self) { \(set) }", "self = [super init]; if (!self) { return nil; } \(set)",
        "if (self = [super init]) { \(set) }", "if ((self = [super init])) { \(set) }",
    ]) func anInitializerHasItsObject(start: String) throws {
        #expect(
            try does(Self.app("ABCPushes.shared.listen()", start: start)) == #"[{"setNotificationDelegate": true}]"#)
    }

    @Test(arguments: ["ABCPushes.other.listen()", "Pushes.shared.listen()", "print(ABCPushes.self)"])
    func anotherNameMakesNone(call: String) throws { #expect(try does(Self.app(call)) == "[]") }
}
