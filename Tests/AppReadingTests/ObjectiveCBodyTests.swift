import AppReading
import Testing

/// What is read from the bodies of methods in Objective-C.
struct ObjectiveCBodyTests {
    private static let did = Callback.didFinishLaunching.name

    private static let objectiveC = [
        BodyCase("handed on", "[Sdk start:launchOptions key:@\"a\"];", "passes launchOptions to start:key:"),
        BodyCase(
            "a window", "self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];",
            #"[{"makeWindow": "frame", "visible": false}]"#),
        BodyCase(
            "in a condition without braces",
            "if (x)\n[UNUserNotificationCenter currentNotificationCenter].delegate = self;",
            "sets the notification delegate only if `x`"),
        BodyCase(
            "made once",
            "if (!_queue) { _queue = [NSOperationQueue new]; [UNUserNotificationCenter currentNotificationCenter].delegate = self; }",
            #"[{"setNotificationDelegate": true}]"#),
        BodyCase("a log's macro", "MYLogDebug(@\"launched %@ %@\", self, launchOptions);", "[]"),
        BodyCase("a log in C's words", "AppLogDefault(\"launched %@\", [launchOptions description]);", "[]"),
        BodyCase("a log by a message", "[Logger info:[NSString stringWithFormat:@\"%@\", launchOptions]];", "[]"),
        BodyCase("no log", "LoginStart(@\"a\", launchOptions);", "passes launchOptions to LoginStart"),
        BodyCase(
            "a window that gets its scene later",
            "self.window = [[UIWindow alloc] initWithFrame:r];\nself.window.windowScene = scene;\n[self.window makeKeyWindow];",
            #"[{"makeWindow": "scene"}]"#), BodyCase("compared", "if (launchOptions != nil) { [self go]; }", "[]"),
        BodyCase("asked", "if (launchOptions) { [self go]; }", "[]"),
        BodyCase(
            "a task by a macro",
            "#define OTHER @\"a\"\n#define TASK @\"com.example.d\"\n"
                + "[[BGTaskScheduler sharedScheduler] registerForTaskWithIdentifier:TASK usingQueue:nil launchHandler:^(BGTask *t) {}];",
            #"[{"registerTask": "com.example.d"}]"#),
    ]

    @Test(arguments: objectiveC) func objectiveCIsFollowed(_ example: BodyCase) throws {
        let app = try SmallApp([
            "main.m": "int main(void) { return UIApplicationMain(0, 0, nil, NSStringFromClass([AppDelegate class])); }",
            "AppDelegate.h": "@interface AppDelegate : UIResponder <UIApplicationDelegate>\n@end",
            "AppDelegate.m": """
            @implementation AppDelegate
            - (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
                \(example.code)
                return YES;
            }
            @end
            """,
        ])
        example.expect(app, "appDelegate", Self.did)
    }
}
