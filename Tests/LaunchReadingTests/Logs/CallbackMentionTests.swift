import SampleLaunches
import Testing

@testable import LaunchReading

private func mention(_ message: String) -> CallbackMention? { CallbackMention(in: Array(message.utf8)[...]) }

struct MentionCase: CustomTestStringConvertible {
    let message: String
    let callback: Callback
    var type: String?
    var state: Timeline.State?
    var scene: String?
    var url: String?
    var sourceLine: Int?
    var isEnd = false

    var testDescription: String { message }

    init(
        _ message: String, _ callback: Callback, type: String? = nil, state: Timeline.State? = nil,
        scene: String? = nil, url: String? = nil, sourceLine: Int? = nil, isEnd: Bool = false
    ) {
        self.message = message
        self.callback = callback
        self.type = type
        self.state = state
        self.scene = scene
        self.url = url
        self.sourceLine = sourceLine
        self.isEnd = isEnd
    }
}

/// What each spelling, and what stands around it, tells.
private let calls: [MentionCase] = [
    // #function
    MentionCase("application(_:didFinishLaunchingWithOptions:)", .didFinishLaunching),
    MentionCase("scene(_:willConnectTo:options:)", .sceneWillConnect), MentionCase("viewDidLoad()", .viewDidLoad),
    MentionCase("application(_:didFinishLaunchingWithOptions:) Configuring analytics", .didFinishLaunching),
    MentionCase("application(_:didFinishLaunchingWithOptions:) with options: nil", .didFinishLaunching),
    MentionCase("🟢 sceneDidBecomeActive(_:)", .sceneDidBecomeActive),
    // Type.method
    MentionCase(
        "Recipes.AppDelegate.application(_:open:options:) recipes://soup?id=7", .openURL, type: "AppDelegate",
        url: "recipes://soup?id=7"),
    MentionCase("SceneDelegate.scene(_:continue:)", .sceneContinueActivity, type: "SceneDelegate"),
    MentionCase(
        "AppDelegate.applicationDidBecomeActive():30 - hello", .applicationDidBecomeActive, type: "AppDelegate",
        sourceLine: 30),
    // __PRETTY_FUNCTION__ and __func__
    MentionCase("-[AppDelegate applicationDidBecomeActive:]", .applicationDidBecomeActive, type: "AppDelegate"),
    MentionCase(
        "-[AppDelegate applicationDidBecomeActive:] Starting session", .applicationDidBecomeActive, type: "AppDelegate"),
    MentionCase(
        "-[AppDelegate applicationDidBecomeActive:],25", .applicationDidBecomeActive, type: "AppDelegate",
        sourceLine: 25),
    MentionCase(
        "-[AppDelegate applicationDidBecomeActive:] line 583 $ x", .applicationDidBecomeActive, type: "AppDelegate",
        sourceLine: 583),
    MentionCase(
        "func:-[AppDelegate application:didFinishLaunchingWithOptions:] status:1", .didFinishLaunching,
        type: "AppDelegate", state: .app(.inactive)),
    MentionCase("111-[ViewController viewDidLoad]", .viewDidLoad, type: "ViewController"),
    MentionCase("-[Recipes.SceneDelegate(Links) scene:openURLContexts:]", .sceneOpenURLContexts, type: "SceneDelegate"),
    MentionCase("[Recipes.AppDelegate applicationWillTerminate(_:)]", .applicationWillTerminate, type: "AppDelegate"),
    MentionCase(
        "-[SceneDelegate scene:willConnectToSession:options:] - begin", .sceneWillConnect, type: "SceneDelegate"),
    MentionCase(
        "-[SceneDelegate scene:willConnectToSession:options:] - end", .sceneWillConnect, type: "SceneDelegate",
        isEnd: true),
    // A selector alone
    MentionCase("application:didReceiveRemoteNotification:fetchCompletionHandler:", .fetchRemoteNotification),
    MentionCase("applicationDidBecomeActive: Active", .applicationDidBecomeActive, state: .app(.active)),
    // A name alone
    MentionCase("sceneWillEnterForeground", .sceneWillEnterForeground),
    MentionCase("### viewDidAppear ###", .viewDidAppear),
    MentionCase("[applicationDidBecomeActive]", .applicationDidBecomeActive),
    MentionCase("App Delegate: didFinishLaunchingWithOptions", .didFinishLaunching, type: "AppDelegate"),
    MentionCase("AppDelegate: continueUserActivity", .applicationContinueActivity, type: "AppDelegate"),
    MentionCase("SceneDelegate: continueUserActivity", .sceneContinueActivity, type: "SceneDelegate"),
    // States and scenes
    MentionCase("sceneDidBecomeActive(_:) state: active", .sceneDidBecomeActive, state: .app(.active)),
    MentionCase("sceneDidBecomeActive(_:) - applicationState=1", .sceneDidBecomeActive, state: .app(.inactive)),
    MentionCase(
        "sceneDidBecomeActive(_:) activationState: 1", .sceneDidBecomeActive, state: .scene(.foregroundInactive)),
    MentionCase("sceneDidBecomeActive(_:) sceneState=background", .sceneDidBecomeActive, state: .scene(.background)),
    MentionCase("sceneDidBecomeActive foregroundActive", .sceneDidBecomeActive, state: .scene(.foregroundActive)),
    MentionCase(
        "applicationDidEnterBackground UIApplicationStateBackground", .applicationDidEnterBackground,
        state: .app(.background)),
    MentionCase(
        "applicationWillResignActive state UIApplicationState(rawValue: 0)", .applicationWillResignActive,
        state: .app(.active)), MentionCase("scenePhase: inactive", .scenePhase, state: .app(.inactive)),
    MentionCase("ScenePhase changed from active to inactive", .scenePhase, state: .app(.inactive)),
    MentionCase("scenePhase inactive -> active", .scenePhase, state: .app(.active)),
    MentionCase("RecipesApp.init()", .appInit, type: "RecipesApp"),
    MentionCase("didFinishLaunchingWithOptions Optional([AnyHashable(\"a\"): 1])", .didFinishLaunching),
    MentionCase("applicationDidEnterBackground - background task started", .applicationDidEnterBackground),
    MentionCase("sceneDidDisconnect <UIWindowScene: 0x10600a560>...", .sceneDidDisconnect, scene: "0x10600a560"),
    // Loggers
    MentionCase(
        "[Debug] [AppDelegate.swift:64] application(_:didFinishLaunchingWithOptions:) > hello", .didFinishLaunching,
        sourceLine: 64),
    MentionCase(
        "17:05:01.234 💜 VERBOSE AppDelegate.applicationDidBecomeActive():25 - hi", .applicationDidBecomeActive,
        type: "AppDelegate", sourceLine: 25),
    MentionCase("(Recipes) [com.example.recipes:lifecycle] sceneDidBecomeActive(_:)", .sceneDidBecomeActive),
    MentionCase("Function: sceneWillResignActive(_:), line: 33", .sceneWillResignActive, sourceLine: 33),
    MentionCase("HomeVC viewDidAppear", .viewDidAppear, type: "HomeVC"),
    MentionCase("application(_:didFinishLaunchingWithOptions:) in 0.3 s", .didFinishLaunching),
    MentionCase(
        "[SceneDelegate] sceneDidBecomeActive scene session E1234", .sceneDidBecomeActive, type: "SceneDelegate"),
    MentionCase("SceneDelegate: sceneDidBecomeActive, refreshing feed", .sceneDidBecomeActive, type: "SceneDelegate"),
    MentionCase(
        "FirebaseAppDelegate: applicationDidBecomeActive", .applicationDidBecomeActive, type: "FirebaseAppDelegate"),
    // Remarks that resemble such a sentence
    MentionCase("sceneDidBecomeActive(_:) was called", .sceneDidBecomeActive),
    MentionCase("sceneDidBecomeActive(_:) missing session token", .sceneDidBecomeActive),
    MentionCase("sceneDidBecomeActive(_:) is being called now", .sceneDidBecomeActive),
    MentionCase("applicationDidEnterBackground(_:) will run a background task", .applicationDidEnterBackground),
    MentionCase("scene(_:willConnectTo:options:) not signed in", .sceneWillConnect),
    MentionCase("scene(_:willConnectTo:options:) - not called before", .sceneWillConnect),
    MentionCase("before sceneDidBecomeActive(_:)", .sceneDidBecomeActive),
    MentionCase("call application(_:didFinishLaunchingWithOptions:)", .didFinishLaunching),
    MentionCase("to be precise: sceneWillResignActive(_:)", .sceneWillResignActive),
    // Unity and .NET
    MentionCase("-> applicationDidFinishLaunching()", .didFinishLaunching),
    MentionCase("-> applicationDidResignActive()", .applicationWillResignActive),
    MentionCase("applicationDidFinishLaunching()", .applicationDidFinishLaunching),
    MentionCase("MyApp: applicationDidBecomeActive", .applicationDidBecomeActive),
    MentionCase("WARNING -> applicationDidReceiveMemoryWarning() ", .applicationDidReceiveMemoryWarning),
]

@Test(arguments: calls) func aLineTellsOfACall(_ sample: MentionCase) throws {
    let found = try #require(mention(sample.message))
    #expect(found.callback == sample.callback)
    #expect(found.type == sample.type)
    #expect(found.state == sample.state)
    #expect(found.scene == sample.scene)
    #expect(found.url == sample.url)
    #expect(found.sourceLine == sample.sourceLine)
    #expect(found.isEnd == sample.isEnd)
}

@Test(arguments: [
    // Other things of a similar name
    "UIApplicationDidBecomeActiveNotification", "Posting UIApplication.didBecomeActiveNotification",
    "NSNotificationName(_rawValue: UISceneDidActivateNotification)", "applicationDidBecomeActive.swift",
    "myapplicationDidBecomeActive", "applicationDidBecomeActiveAgain", "application_didFinishLaunching",
    "sceneDidBecomeActive_analytics", "application", "scene", "openURL", "App: open", "didReceive", "OnActivated",
    "DidEnterBackground", "AppDelegate.OnActivated", "willRestoreState", "continueUserActivity",
    "-[CustomCell awakeFromNib]", "applicationDidResignActive()", "+[AppDelegate viewDidLoad]",
    // Sentences
    "application did become active", "AppDelegate: application did become active",
    "Root View Controller: View Did Load", "applicationDidBecomeActive is called next", "sceneDidDisconnect was called",
    "called sceneDidDisconnect", "Use `sceneDidBecomeActive(_:)` instead", "`application(_:open:options:)`",
    "Will log in sceneDidEnterBackground", "Missing callback: sceneDidBecomeActive",
    "\"-[AppDelegate applicationDidBecomeActive:]\",",
    // A whole signature counted as a call anywhere in a sentence.
    "scene(_:openURLContexts:) is not called here", "[App] sceneDidBecomeActive(_:) was never called",
    "-[SceneDelegate scene:openURLContexts:] hasn't been called yet", "scene(_:continue:) isn\u{2019}t called",
    "AppDelegate.application(_:open:options:) will not be called", "scene(_:openURLContexts:) should be called next",
    "sceneDidDisconnect(_:) didn't fire", "scene(_:willConnectTo:options:) no longer implemented",
    "application(_:open:options:) is deprecated", "scene(_:openURLContexts:) missing",
    "URLs come through launch options instead of scene(_:openURLContexts:)", "Waiting for sceneDidBecomeActive(_:)",
    "-         scene(_:willConnectTo:options:)  missing", "No scene(_:continue:) in this launch",
    "implement application(_:open:options:) to open links", "AppDelegate: applicationDidBecomeActive is not called",
    // Consoles, compilers and debuggers
    "AppDelegate.swift:12:10: warning: 'application(_:open:options:)' was deprecated in iOS 26.0",
    "Warning: Application delegate received call to -application:performFetchWithCompletionHandler: but the completion handler was never called.",
    "You've implemented -[<UIApplicationDelegate> application:didReceiveRemoteNotification:fetchCompletionHandler:], but",
    "-[AppDelegate applicationDidBecomeActive:]: unrecognized selector sent to instance 0x600",
    "3   Recipes   0x0000000104a1 -[AppDelegate application:didFinishLaunchingWithOptions:] + 123",
    "-[AppDelegate application:didFinishLaunchingWithOptions:] + 123 (AppDelegate.m:20)",
    "4   Recipes  0x00000001 AppDelegate.application(_:didFinishLaunchingWithOptions:) + 12",
    "frame #3: 0x0000 Recipes`-[AppDelegate applicationDidBecomeActive:](self=0x1) at AppDelegate.m:12",
    "__41-[AppDelegate applicationDidBecomeActive:]_block_invoke", "-[UIViewController viewDidLoad]",
    "*** Assertion failure in -[UIApplication application:didFinishLaunchingWithOptions:], x.m:2",
    // Programs
    "    override func viewDidLoad() {", "super.viewDidLoad()", "func sceneDidBecomeActive(_ scene: UIScene) {",
    "- (void)applicationDidBecomeActive:(UIApplication *)application {", "let name = viewDidLoad",
    "\"applicationDidBecomeActive(_:)\": {},", "case applicationDidBecomeActive",
    "- (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)options",
]) func aLineThatOnlyResemblesACall(_ message: String) { #expect(mention(message) == nil) }

/// A log doesn't say whether a phase is the App's, so it is taken for that of a view.
@Test(arguments: Callback.allCases.filter { $0 != .appScenePhase }) func everyMethodIsReadInBothLanguages(
    _ callback: Callback
) {
    let spellings = [callback.name] + [callback.spec.selector].compactMap(\.self)
    for spelling in spellings {
        guard let known = CallbackSpelling.names[spelling] else { continue }
        #expect(known.contains(callback))
        // UIViewControllerRestoration's method is one of the class itself.
        if callback != .restorationFactory { #expect(mention(spelling)?.callback.name == callback.name) }
    }
}

/// Each launch as `1 didFinishLaunching, 2 sceneWillConnect`.
private func launches(_ bytes: [UInt8], pieces: Int = .max) throws -> [String] {
    var reader = LogReader(keeping: .all)
    var rest = bytes[...]
    while !rest.isEmpty {
        reader.read(rest.prefix(pieces))
        rest = rest.dropFirst(pieces)
    }
    return try reader.finish().kept.map { launch in
        launch.entries.map { "\($0.line) \($0.callback?.rawValue ?? $0.name)" }.joined(separator: ", ")
    }
}

@Test(arguments: ReadableLog.all) func aLogTellsOfItsLaunches(_ log: ReadableLog) throws {
    #expect(try launches(log.bytes) == log.launches)
    for size in [1, 7, 64] { #expect(try launches(log.bytes, pieces: size) == log.launches) }
}

/// Whatever ends the lines, and whatever marks the bytes as UTF-8.
@Test(arguments: ReadableLog.all) func aLogMayComeFromWindows(_ log: ReadableLog) throws {
    let text = "\u{FEFF}" + log.text.replacing("\n", with: "\r\n")
    #expect(try launches(Array(text.utf8)) == log.launches)
}

/// Lists of symbols, tables and sentences name methods that nothing calls.
@Test(arguments: [
    "(\n    \"-[AppDelegate applicationDidBecomeActive:]\",\n)", "| `sceneDidBecomeActive(_:)` | the scene is active |",
    "0x100004000\t0x00000040\t[  1] -[AppDelegate applicationDidBecomeActive:]",
    "0000000100003f50 t -[AppDelegate applicationDidBecomeActive:]", "App Delegate: application did finish launching",
    "The app calls `sceneDidBecomeActive(_:)` next",
]) func aTextWithNamesInItIsNoLog(_ text: String) throws { #expect(try launches(Array(text.utf8)) == []) }
