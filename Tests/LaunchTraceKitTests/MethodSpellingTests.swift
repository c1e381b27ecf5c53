import Testing

@testable import LaunchModel
@testable import LaunchTraceKit

struct SpellingCase: CustomTestStringConvertible {
    let text: String
    let callback: Callback

    var testDescription: String { text }
}

@Test(arguments: [
    SpellingCase(text: "-[AppDelegate application:openURL:options:]", callback: .openURL),
    SpellingCase(text: "-[Soup.AppDelegate applicationDidBecomeActive:]", callback: .applicationDidBecomeActive),
    SpellingCase(text: "Soup.AppDelegate.application(_:open:options:)", callback: .openURL),
    SpellingCase(text: "AppDelegate.applicationDidBecomeActive", callback: .applicationDidBecomeActive),
    SpellingCase(text: ".didFinishLaunching", callback: .didFinishLaunching),
    SpellingCase(text: "didFinishLaunchingWithOptions", callback: .didFinishLaunching),
    SpellingCase(text: "willConnectTo", callback: .sceneWillConnect),
    SpellingCase(text: "viewDidAppear(_:)", callback: .viewDidAppear),
    SpellingCase(
        text: "func application(_ app: UIApplication, open url: URL, options: [Key: Any] = [:]) -> Bool {",
        callback: .openURL),
    SpellingCase(
        text: """
            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession,
                options connectionOptions: UIScene.ConnectionOptions
            )
            """, callback: .sceneWillConnect),
    SpellingCase(text: "override func viewDidAppear(_ animated: Bool)", callback: .viewDidAppear),
    SpellingCase(text: "override func viewDidLoad() {", callback: .viewDidLoad),
    SpellingCase(
        text:
            "- (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary<Key, id> *)options {",
        callback: .openURL), SpellingCase(text: "- (void)viewDidLoad;", callback: .viewDidLoad),
    SpellingCase(
        text: """
            - (void)application:(UIApplication *)application didReceiveRemoteNotification:(NSDictionary *)userInfo
                fetchCompletionHandler:(void (^)(UIBackgroundFetchResult result))completionHandler
            """, callback: .fetchRemoteNotification),
]) func aMethodIsFoundAsPeopleWriteIt(_ sample: SpellingCase) {
    #expect(Topic.named(sample.text).contains { $0.title == sample.callback.name && $0.kind == .callback })
}

@Test(arguments: [
    "", " ", "-[", "-[]", "[]", "func", "func (", "-", "- (", "(", ")", "()", "..", ":", "-[A b", "f(((((,",
]) func whatIsNoMethodIsNoTopic(_ text: String) { #expect(Topic.named(text) == []) }

@Test func aHugeNameIsNoTopic() {
    let text = String(repeating: "-[a(,", count: 100_000)
    #expect(Topic.named(text) == [])
    #expect(UsageError.Mistake.unknownTopic(text).message.utf8.count < 2_000_000)
}
