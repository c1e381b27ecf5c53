import Testing

@testable import ProjectWriting

extension RealToolTests {
    private static let names = Release.project.appendingPathComponent("Tests/LaunchTraceKitTests/Tools/UIKitNames").path
        .shellWord

    // On a Mac the names would be those of its own frameworks.
    #if os(Linux)
        /// The compiler warns of each `#warning`, and of nothing else.
        @Test(.needs(.swiftc), arguments: [5, 6]) func sceneDelegatesInSwiftCompile(version: Int) throws {
            let folder = try Folder()
            try #require(SceneDelegateSample.swift.count >= 60)
            for sample in SceneDelegateSample.swift {
                for file in sample.draft.files { try folder.write(file.name, file.text) }
            }
            let apps = SceneDelegateSample.swift.map(\.app).joined()
            try folder.write("Apps.swift", "import CloudKit\nimport UIKit\n\n" + apps)
            // Optional methods of a protocol, which Swift has where it works with Objective-C.
            let flags =
                "-swift-version \(version) -I . -Xfrontend -enable-objc-interop "
                + "-Xfrontend -disable-objc-attr-requires-foundation-module"
            let result = try RealTool.sh(
                """
                for m in CloudKit UserNotifications UIKit; do
                  swiftc -emit-module -parse-as-library -module-name $m \(flags) \(Self.names)/$m.swift || exit 1
                done && swiftc -typecheck -parse-as-library -module-name App \(flags) Apps.swift SceneDelegate*.swift
                """, in: folder)
            #expect(result.status == 0 && Self.unexpected(in: result.stderr).isEmpty, "\(result.stderr.prefix(4000))")
            #expect(Self.warnings(in: result.stderr).count == Self.expectedCount(of: SceneDelegateSample.swift))
        }
    #endif

    @Test(.needs(.clang)) func sceneDelegatesInObjectiveCCompile() throws {
        let folder = try Folder()
        try #require(SceneDelegateSample.objectiveC.count >= 60)
        for sample in SceneDelegateSample.objectiveC {
            for file in sample.draft.files { try folder.write(file.name, file.text) }
        }
        let apps = SceneDelegateSample.objectiveC.filter(\.draft.app.isSeenElsewhere).map {
            "@interface \($0.draft.app.name) : UIResponder\n@property (strong) UIWindow *window;\n@end\n"
        }
        try folder.write("App.h", "#import <UIKit/UIKit.h>\n\n" + apps.joined())
        // As an app for the system that deprecates most of these methods.
        let flags =
            "-target arm64-apple-ios26 -isysroot . -fsyntax-only -fobjc-arc -fblocks -Wall -I \(Self.names)/Headers"
        let result = try RealTool.sh(
            "clang \(flags) -x objective-c *.m && clang \(flags) -x objective-c++ *.mm", in: folder)
        #expect(result.status == 0 && Self.unexpected(in: result.stderr).isEmpty, "\(result.stderr.prefix(4000))")
        #expect(Self.warnings(in: result.stderr).count == Self.expectedCount(of: SceneDelegateSample.objectiveC))
    }

    /// The directives in all files.
    private static func expectedCount(of samples: [SceneDelegateSample]) -> Int {
        samples.flatMap(\.draft.files).reduce(0) { $0 + $1.text.components(separatedBy: "#warning").count - 1 }
    }

    private static func warnings(in output: String) -> Set<Substring> {
        Set(output.split(separator: "\n").filter { $0.contains(": warning: ") || $0.contains(": error: ") })
    }

    /// What doesn't come of a directive, whose words begin as these do.
    private static func unexpected(in output: String) -> [Substring] {
        warnings(in: output).filter { line in
            !["App.m:3, 4: it's", "the scene has no window yet", "is private to its file"].contains(
                where: line.contains)
        }
    }
}

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

private let patchedNames = ["Info.plist", "My App/Info plist", "say \"é\"\t.txt", "Ünï/cödé.swift", "a 'b' $c.swift"]
private let texts: [(before: String?, after: String)] = [
    (nil, "a\nb\n"), (nil, "a"), (nil, "a\r\nb\r\n"), ("a\r\nb\r\nc", "a\r\nx\r\nb\r\nc"), ("a\nb", "a\nb\nc\n"),
    ("", "a\n"), ("a\tb \n", "\n a\tb \n"), ("e\u{301}\n", "\u{E9}\n"),
]

extension RealToolTests {
    /// Forwards and backwards in a repository, and forwards in a folder that is none.
    @Test(.needs(.git), arguments: patchedNames) func gitTakesAPatchOfAProject(name: String) throws {
        let changes = texts.enumerated().map { number, text in
            FileChange("\(number) \(name)", from: text.before, to: text.after)
        }
        let folder = try Folder()
        for place in ["repository", "plain"] {
            for change in changes {
                if let before = change.before { try folder.write("\(place)/\(change.path)", before) }
            }
        }
        try folder.write("p", ProjectPatch(changes).text)
        let git = "export HOME=$PWD GIT_CONFIG_NOSYSTEM=1; cd repository && git"
        let forwards = try RealTool.sh(
            """
            \(git) init -q . && git add . && git -c user.name=a -c user.email=a@b commit -qm a &&
            git apply --index ../p && git diff --cached --numstat | cut -f 1,2 && cd ../plain && git apply ../p
            """, in: folder)
        #expect(forwards.status == 0, "\(forwards.stderr)")
        #expect(forwards.stdout.split(separator: "\n").count == changes.count)
        for change in changes {
            #expect(try folder.read("repository/" + change.path) == change.after)
            #expect(try folder.read("plain/" + change.path) == change.after)
        }
        let back = try RealTool.sh("\(git) apply --index --reverse ../p && git status --porcelain", in: folder)
        // Of blanks before the end of a line git warns.
        #expect(back.stdout == "" && back.status == 0, "\(back.stderr)")
    }
}
