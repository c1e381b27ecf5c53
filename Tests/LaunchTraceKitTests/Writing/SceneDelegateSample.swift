@testable import ProjectWriting

/// A draft of a scene delegate, with what the compiler has to see of the app that it is for.
struct SceneDelegateSample: Sendable {
    let draft: SceneDelegateDraft
    /// The app delegate as the compiler sees it; empty for one that is private to its file.
    let app: String

    /// All ways to a window, all methods alone and together, and both kinds of app delegates.
    static let swift = samples(of: [.swift(isPrivate: false), .swift(isPrivate: true)])

    static let objectiveC = samples(of: [
        .objectiveC(header: "App.h", .m), .objectiveC(header: nil, .m), .objectiveC(header: "App.h", .mm),
    ])

    private static let windows: [SceneWindow] = [
        .storyboard(usedAt: nil), .storyboard(usedAt: "AppDelegate.swift:53, 70"),
        .takenOver(madeBy: "makeWindow", at: "AppDelegate.swift:73"), .unknown,
    ]

    /// The step is the same in all, so that a compiler's warnings are counted easily.
    private static func samples(of forms: [AppDelegateClass.Form]) -> [SceneDelegateSample] {
        let all = forms.flatMap { form in parts(of: form).map { (form, $0) } }
        return all.enumerated().map { number, part in
            let name = "AppDelegate\(number)"
            return SceneDelegateSample(
                draft: SceneDelegateDraft(
                    "SceneDelegate\(number)", of: AppDelegateClass(name, part.0), window: part.1.window,
                    methods: part.1.methods,
                    steps: [RemainingStep(at: "App.m:3, 4", "it's \"odd\", and isn't\nin one \\line")],
                    registration: part.1.registration),
                app: part.0 == .swift(isPrivate: true) ? "" : swiftApp(name, part.1.methods))
        }
    }

    private struct Parts {
        let window: SceneWindow
        let methods: [HandedOnMethod]
        var registration = SceneRegistration.infoPlist
    }

    private static func parts(of form: AppDelegateClass.Form) -> [Parts] {
        let isSwift = if case .swift = form { true } else { false }
        let sets = Self.sets + (isSwift ? asyncSets : [])
        let single = UncalledMethod.allCases.map { [HandedOnMethod($0)] } + (isSwift ? byProtocol : [])
        let inAll = windows.flatMap { window in sets.map { Parts(window: window, methods: $0) } }
        let alone = single.map { Parts(window: .storyboard(usedAt: nil), methods: $0) }
        return inAll + alone
            + [nil, "Main \"old\""].map {
                Parts(window: .unknown, methods: sets[1], registration: .appDelegate(storyboard: $0))
            }
    }

    /// None, those of today, and the older ones for URLs, the oldest at no cold start.
    private static let sets: [[HandedOnMethod]] = [
        [], UncalledMethod.allCases.map { HandedOnMethod($0) },
        UncalledMethod.allCases.filter { $0 != .openURL }.map { HandedOnMethod($0) },
        UncalledMethod.allCases.filter { ![.openURL, .openURLFromSource].contains($0) }.map {
            HandedOnMethod($0, isCalledCold: false)
        },
    ]

    private static let asyncSets = [
        UncalledMethod.allCases.map { HandedOnMethod($0, isAsync: [.performAction, .tapNotification].contains($0)) }
    ]

    private static let byProtocol: [[HandedOnMethod]] = UncalledMethod.allCases.map {
        [HandedOnMethod($0, reach: .byProtocol), HandedOnMethod(.didBecomeActive)]
    }

    private static func swiftApp(_ name: String, _ methods: [HandedOnMethod]) -> String {
        let members = methods.filter { $0.reach == .byClass }.map { "    func " + swiftMethod($0) + "\n" }.joined()
        return "class \(name): UIResponder, UIApplicationDelegate {\n    var window: UIWindow?\n\(members)}\n"
    }

    private static func swiftMethod(_ handed: HandedOnMethod) -> String {
        let start = "application(_ application: UIApplication, "
        return switch (handed.method, handed.isAsync) {
        case (.openURL, _): start + "open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { true }"
        case (.openURLFromSource, _):
            start + "open url: URL, sourceApplication: String?, annotation: Any) -> Bool { true }"
        case (.handleOpenURL, _): start + "handleOpen url: URL) -> Bool { true }"
        case (.willContinueActivity, _): start + "willContinueUserActivityWithType type: String) -> Bool { true }"
        case (.continueActivity, _):
            start + "continue userActivity: NSUserActivity, "
                + "restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool { true }"
        case (.didFailToContinueActivity, _):
            start + "didFailToContinueUserActivityWithType type: String, error: any Error) {}"
        case (.didUpdateActivity, _): start + "didUpdate userActivity: NSUserActivity) {}"
        case (.performAction, false):
            start + "performActionFor item: UIApplicationShortcutItem, "
                + "completionHandler: @escaping (Bool) -> Void) {}"
        case (.performAction, true): start + "performActionFor item: UIApplicationShortcutItem) async -> Bool { true }"
        case (.acceptCloudKitShare, _): start + "userDidAcceptCloudKitShareWith metadata: CKShare.Metadata) {}"
        case (.tapNotification, false):
            start + "didReceiveRemoteNotification userInfo: [AnyHashable: Any], "
                + "fetchCompletionHandler: @escaping (UIBackgroundFetchResult) -> Void) {}"
        case (.tapNotification, true):
            start + "didReceiveRemoteNotification userInfo: [AnyHashable: Any]) async "
                + "-> UIBackgroundFetchResult { .noData }"
        case (.didBecomeActive, _): "applicationDidBecomeActive(_ application: UIApplication) {}"
        case (.willResignActive, _): "applicationWillResignActive(_ application: UIApplication) {}"
        case (.didEnterBackground, _): "applicationDidEnterBackground(_ application: UIApplication) {}"
        case (.willEnterForeground, _): "applicationWillEnterForeground(_ application: UIApplication) {}"
        }
    }
}
