import Testing

/// Code as it stands while it is typed: no part of it may be expected behind another.
struct UnfinishedCodeTests {
    /// A parenthesis too many put the end of a selector before its begin, and `scan` crashed.
    @Test func aParenthesisTooMany() throws {
        let app = try SmallApp(
            appDelegate: """
                func f() { let a = #selector(x)) applicationDidBecomeActive(a) }
                func applicationDidBecomeActive(_ application: UIApplication) {}
                """)
        #expect(app["appDelegate", "applicationDidBecomeActive(_:)"] != nil)
    }

    private static let swift = """
        @main struct Recipes: App {
          @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
          @Environment(\\.scenePhase) private var phase
          var body: some Scene { WindowGroup { A().onOpenURL { url in if url.isFileURL { open(url) } else { b = url } } } }
        }
        class AppDelegate: NSObject, UIApplicationDelegate {
          func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [K: Any]? = nil) -> Bool {
            guard let u = o?[.url] as? URL, u.scheme == "a" else { return false }
            UNUserNotificationCenter.current().delegate = self
            BGTaskScheduler.shared.register(forTaskWithIdentifier: "a.b", using: nil) { task in }
            NotificationCenter.default.addObserver(self, selector: #selector(g(_:)), name: n, object: nil)
            window = UIWindow(frame: f); AVCaptureDevice.requestAccess(for: .video) { _ in }
            center.requestAuthorization(options: [.alert, .provisional]) { _, _ in }
            return application(a, open: u, options: [:])
          }
          func application(_ app: UIApplication, open url: URL, options: [K: Any] = [:]) -> Bool { logger.info("\\(url)"); return true }
        }
        """

    private static let objectiveC = """
        #import <UIKit/UIKit.h>
        int main(int c, char *v[]) { return UIApplicationMain(c, v, nil, NSStringFromClass([AppDelegate class])); }
        @interface AppDelegate : UIResponder <UIApplicationDelegate> @end
        @implementation AppDelegate
        - (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)o {
          NSURL *u = [o objectForKey:UIApplicationLaunchOptionsURLKey]; if (!self.window) { self.window = [[UIWindow alloc] init]; }
          [[UNUserNotificationCenter currentNotificationCenter] setDelegate:self]; NSLog(@"%@", o);
          [[BGTaskScheduler sharedScheduler] registerForTaskWithIdentifier:@"a" usingQueue:nil launchHandler:^(id t) {}];
          [NSNotificationCenter.defaultCenter addObserver:self selector:@selector(applicationDidBecomeActive:) name:n object:nil];
          dispatch_async(q, ^{ [self application:a openURL:u options:@{}]; }); return YES;
        }
        - (BOOL)application:(UIApplication *)a openURL:(NSURL *)url options:(NSDictionary *)o { if ([[url scheme] isEqualToString:@"a"]) return YES; return NO; }
        @end
        """

    /// Cut off behind a word, without it, and with a bracket behind it; `make fuzz` tries all of them.
    @Test(arguments: [("App.swift", swift), ("App.m", objectiveC)]) func bentCodeIsRead(_ file: String, _ code: String)
    {
        let words = code.matches(of: /\w+|\s+|[^\w\s]/).map(\.output)
        var read = 0
        for index in stride(from: 0, to: words.count, by: 61) {
            let (start, end) = (words[...index].joined(), words[(index + 1)...].joined())
            for text in [start, words[..<index].joined() + end, start + ")" + end, start + "{" + end] {
                do { read += try SmallApp([file: text]).scanned.origins.isEmpty ? 0 : 1 } catch {
                    // No app begins in it any more.
                }
            }
        }
        #expect(read > 8)
    }
}
