import SyntaxReading
import Testing

struct ObjectiveCDeclarationTests {
    private let code = """
        #import <UIKit/UIKit.h>
        @class Other;
        @protocol First, Second;
        @protocol Both <First, Second>
        - (void)needed:(int)a;
        @optional
        + (instancetype)shared;
        @end

        @interface AppDelegate : UIResponder <UIApplicationDelegate, Both> {
            struct { int a; } state;
        }
        @property (nonatomic, strong) UIWindow *window;
        @property (copy) void (^block)(int a);
        - (BOOL)application:(UIApplication *)application openURL:(NSURL *)url options:(NSDictionary<NSString *, id> *)o
            NS_AVAILABLE_IOS(9_0);
        @end

        @interface Box<__covariant Content> : NSObject <NSCopying>
        @end
        @interface AppDelegate (Links) <UNUserNotificationCenterDelegate>
        @end
        @interface AppDelegate () @end

        static NSString *const name = @"}";
        static void helper(void (^done)(void)) { if (name) { done(); } }

        @implementation AppDelegate
        {
            int ivar;
        }
        @synthesize window = _window;
        #if TARGET_OS_IOS
        - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
        #else
        - (void)applicationDidFinishLaunching:(NSNotification *)note {
        #endif
            dispatch_async(queue, ^{ [self call:@selector(foo:)]; });
            return YES;
        }
        - (void)applicationDidBecomeActive { }
        -(void) unused:(int)__unused a :(int)b;
        { }
        + (void)load
        {
            x = ^(int a) { return a
                - 1; };
        }
        static int inside(int a) { return a; }
        @end

        @implementation AppDelegate (Links)
        - (id)bare { return nil; }
        @end

        extern "C" {
        int
        main(int argc, char *argv[])
        {
            @autoreleasepool {
                return UIApplicationMain(argc, argv, nil,
                    NSStringFromClass([AppDelegate class]));
            }
        }
        }
        """

    private var read: SourceFile {
        SourceFile(objectiveC: SourceText(name: "A.mm", bytes: Array(code.utf8)), .building(BuildConditions()))
    }

    @Test func readsClassesAndMethods() {
        #expect(read.problems.isEmpty)
        #expect(
            outline(read.declarations, "") == """
                protocol Both: First, Second
                  needed:
                  +shared
                interface AppDelegate: UIResponder, UIApplicationDelegate, Both
                  property state
                  property window
                  property block
                  application:openURL:options:
                interface Box: NSObject, NSCopying
                interface AppDelegate (Links): UNUserNotificationCenterDelegate
                interface AppDelegate ()
                property name
                helper {}
                implementation AppDelegate
                  property ivar
                  application:didFinishLaunchingWithOptions: {}
                  applicationDidBecomeActive {}
                  unused:: {}
                  +load {}
                  inside {}
                implementation AppDelegate (Links)
                  bare {}
                main {}

                """)
    }

    @Test func namesParameters() {
        let methods = read.declarations.flatMap(\.members)
        let launch = methods.first { $0.name == "application:didFinishLaunchingWithOptions:" }
        #expect(launch?.parameters.map(\.name) == ["application", "launchOptions"])
        #expect(launch?.parameters.map(\.label) == ["application", "didFinishLaunchingWithOptions"])
        #expect(methods.first { $0.name == "unused::" }?.parameters.map(\.name) == ["a", "b"])
    }

    private func outline(_ declarations: [Declaration], _ margin: String) -> String {
        declarations.map { declaration in
            let kind = declaration.kind == .function ? "" : declaration.kind.rawValue + " "
            let sign = declaration.modifiers.contains(.static) ? "+" : ""
            let category = declaration.category.map { " (\($0))" } ?? ""
            let inherited = declaration.inherited.isEmpty ? "" : ": " + declaration.inherited.joined(separator: ", ")
            let body = declaration.kind == .function && declaration.hasBody ? " {}" : ""
            return margin + kind + sign + declaration.name + category + inherited + body + "\n"
                + outline(declaration.members, margin + "  ")
        }.joined()
    }
}
