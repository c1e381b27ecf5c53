extension CodeVariant {
    /// The same in Objective-C, where nothing gives the delegate a window.
    static let objectiveCMissedWindows: [CodeVariant] = [
        objectiveCMissing(
            "a part of it is set by dots",
            "[UIApplication sharedApplication].delegate.window.tintColor = UIColor.redColor;"),
        objectiveCMissing(
            "messages", "[[[[[UIApplication sharedApplication] delegate] window] rootViewController] dismiss];"),
        objectiveCMissing(
            "the delegate has a name",
            """
            AppDelegate *delegate = (AppDelegate *)UIApplication.sharedApplication.delegate;
                [delegate.window.rootViewController dismiss];
            """),
        objectiveCMissing(
            "the window has a name",
            """
            UIWindow *main = UIApplication.sharedApplication.delegate.window;
                [main.rootViewController dismiss];
            """),
        objectiveCMissing(
            "a helper of the class", "[self close];", members: "- (void)close {\n    \(objectiveCClosing)\n}"),
    ]

    /// The same, where something may, or the code knows what to do without one.
    static let objectiveCGivenWindows: [CodeVariant] = [
        objectiveCGiven("the delegate makes one", "- (void)make { self.window = [UIWindow new]; }"),
        objectiveCGiven("its variable gets one", "- (void)make { _window = [UIWindow new]; }"),
        objectiveCGiven("a message gives one", "- (void)keep:(UIWindow *)other { [self setWindow:other]; }"),
        objectiveCGiven("its key gives one", "- (void)keep:(id)other { [self setValue:other forKey:@\"window\"]; }"),
        objectiveCGiven("a getter finds one", "- (UIWindow *)window { return [self find]; }"),
        objectiveCGiven("a variable of another name", "@synthesize window = mainWindow;"),
        objectiveCGiven(
            "a class gives it one", "",
            more: [
                "Hand.m":
                    "#import \"AppDelegate.h\"\n\n@implementation Hand\n- (void)hand:(AppDelegate *)app { app.window = self.other; }\n@end\n"
            ]),
        objectiveCGiven(
            "a function gives it one", "",
            more: [
                "Hand.m":
                    "#import \"AppDelegate.h\"\n\nvoid Hand(UIWindow *w) { [[[UIApplication sharedApplication] delegate] setWindow:w]; }\n"
            ]),
        objectiveCLooking(
            "only if there is one", "if (UIApplication.sharedApplication.delegate.window) { \(objectiveCClosing) }"),
        objectiveCLooking(
            "another stands in",
            """
            UIWindow *main = UIApplication.sharedApplication.delegate.window;
                if (main == nil) { main = self.window; }
                [main.rootViewController dismiss];
            """),
        objectiveCLooking(
            "another stands in by an operator",
            "[(UIApplication.sharedApplication.delegate.window ?: self.window).rootViewController dismiss];"),
        objectiveCLooking("its own window", "[self.window.rootViewController dismiss];"),
    ]

    private static let objectiveCClosing =
        "[UIApplication.sharedApplication.delegate.window.rootViewController dismiss];"

    private static func objectiveCMissing(_ description: String, _ code: String, members: String = "") -> CodeVariant {
        objectiveCAsking(
            "missing, \(description)", code, members: members, .does(VariantAction.reads("appDelegate.window"))
        ).finding("LT005", "error")
    }

    private static func objectiveCGiven(_ description: String, _ app: String, more: [String: String] = [:])
        -> CodeVariant
    { objectiveCAsking("given, \(description)", objectiveCClosing, app: app, more: more, .doesOrOpen()) }

    private static func objectiveCLooking(_ description: String, _ code: String) -> CodeVariant {
        objectiveCAsking("looked for, \(description)", code, .doesOrOpen())
    }

    private static func objectiveCAsking(
        _ description: String, _ code: String, members: String = "", app: String = "", more: [String: String] = [:],
        _ meaning: Meaning
    ) -> CodeVariant {
        let scene = """
            #import "SceneDelegate.h"
            #import "AppDelegate.h"
            @implementation SceneDelegate

            - (void)sceneDidBecomeActive:(UIScene *)scene {
                \(code)
            }

            \(members)
            @end
            """
        return objectiveC(
            "the delegate's window: \(description)", with: [], plist: VariantPlist.scenes("SceneDelegate"), app,
            [VariantFact("sceneDelegate", "sceneDidBecomeActive(_:)", "does", is: meaning)], errors: []
        ).adding(["SceneDelegate.m": scene, "SceneDelegate.h": sceneHeader]).adding(more)
    }
}
