import AppReading
import Testing

/// What is said of an app that registers a scene accessory for an external display.
struct SceneAccessoryTests {
    /// An app that calls it doesn't lack it.
    @Test(
        arguments: [
            ("registrar.registerSceneAccessory(accessory)", #"[{"registerSceneAccessory": "externalDisplay"}]"#),
            ("registerSceneAccessory(accessory)", #"[{"registerSceneAccessory": "externalDisplay"}]"#),
            (
                "registerSceneAccessory(UISceneAccessory.cameraCapture(sceneConfiguration: script))",
                #"[{"registerSceneAccessory": "cameraCapture"}]"#
            ),
            (
                "registerSceneAccessory(.cameraCapture(sceneConfiguration: a)); registerSceneAccessory("
                    + ".externalNonInteractive(sceneConfiguration: b, userInfo: 1))",
                #"[{"registerSceneAccessory": "externalDisplay"}, {"registerSceneAccessory": "cameraCapture"}]"#
            ), ("registerSceneAccessory(cameraCapture(of: a))", #"[{"registerSceneAccessory": "externalDisplay"}]"#),
            ("unregisterSceneAccessory(accessory)", nil), ("func registerSceneAccessory(_ a: Any) {}", nil),
        ] as [(String, String?)]) func isReadWhereverItIsRegistered(_ code: String, _ expected: String?) throws
    {
        let app = try SmallApp([
            "App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
            "Display.swift": "class Display {\n    func show() { \(code) }\n}",
        ])
        #expect(app["viewController", "viewDidLoad()", "does"] == expected)
        #expect(app["viewController", "*"] == (expected == nil ? nil : "{}"))
        #expect(app.fact("viewController", "viewDidLoad()", "does", "0")?.how == (expected == nil ? nil : .assumed))
    }

    /// The end of a registration wasn't read.
    @Test(
        arguments: [
            ("viewWillDisappear(_ a: Bool)", "unregisterSceneAccessory(registration)", "viewWillDisappear(_:)"),
            ("viewDidDisappear(_ a: Bool)", "registration?.isEnabled = false", "viewDidDisappear(_:)"),
            ("viewDidDisappear(_ a: Bool)", "registration?.isEnabled = true", nil),
            ("viewDidDisappear(_ a: Bool)", "button.isEnabled = false", nil),
            ("tap()", "unregisterSceneAccessory(registration)", nil),
        ] as [(String, String, String?)]) func itsEndIsReadInMethodsOfViewControllers(
            method: String, code: String, callback: String?
        ) throws
    {
        let app = try SmallApp([
            "App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
            "Display.swift": """
            class Display: UIViewController {
                var registration: UISceneAccessoryRegistration?
                func viewDidLoad() { registration = registerSceneAccessory(accessory) }
                func \(method) { \(code) }
            }
            """,
        ])
        let ends = ["viewWillDisappear(_:)", "viewDidDisappear(_:)"].filter {
            app["viewController", $0, "does"] == #"[{"unregisterSceneAccessory": "externalDisplay"}]"#
        }
        #expect(ends == [callback].compactMap(\.self))
    }

    /// Neither handler of an App Intent was read.
    @Test func whoShowsAnAppIntentIsRead() throws {
        let app = try SmallApp([
            "App.swift": "@main struct Shop: App { var body: some Scene { WindowGroup { Content() } } }",
            "Content.swift": """
            struct Content: View {
                var body: some View { Text("a").onAppIntentExecution(Order.self) { show($0) } }
            }
            struct Order: UISceneAppIntent {
                func performNavigation(forScene scene: UIScene) {}
                func perform() async throws -> some IntentResult { .result() }
            }
            struct Route { func performNavigation(forScene scene: UIScene) {} }
            """,
        ])
        #expect(app["view", "onAppIntentExecution(_:perform:)"] == "{}")
        #expect(app["serviceDelegates", "AppIntent"] == #"{"performNavigation(forScene:)": {}, "perform()": {}}"#)
    }

    /// Those of SwiftUI weren't read.
    @Test(arguments: [
        ("ExternalNonInteractiveAccessory", "externalDisplay"), ("CameraCaptureAccessory", "cameraCapture"),
    ]) func aViewOfSwiftUIDeclaresOne(type: String, kind: String) throws {
        let app = try SmallApp([
            "App.swift": "@main struct Shop: App { var body: some Scene { WindowGroup { Content() } } }",
            "Content.swift": """
            struct Content: View {
                var body: some View { Text("a").sceneAccessory { \(type) { Text("b") } } }
            }
            """,
        ])
        #expect(app["view", "onAppear(perform:)", "does"] == #"[{"registerSceneAccessory": "\#(kind)"}]"#)
    }

    /// A typed message counts as the notification with its name.
    @Test(arguments: [
        ("center.addObserver(of: UIApplication.shared, for: .willEnterForeground) { _ in }", 1),
        ("for await m in center.messages(of: UIApplication.self, for: .willEnterForeground) { use(m) }", 1),
        ("center.addObserver(of: scene, for: .willEnterForeground) { _ in }", 1),
        ("center.addObserver(of: NSExtensionContext.self, for: .willEnterForeground) { _ in }", 0),
        ("log(.willEnterForeground)", 0), ("log(for: .willEnterForeground)", 0),
    ]) func aTypedMessageIsAnObserver(code: String, files: Int) throws {
        let app = try SmallApp([
            "App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
            "Observer.swift": "class Observer {\n    func start() async { \(code) }\n}",
        ])
        #expect(app.scanned.app.code.filesNaming[.appWillEnterForeground, default: 0] == files)
    }
}

struct FrameworkClassTests {
    private static let place = Place(source: SourceText(name: "lock", bytes: []), range: 0..<0)

    private static func locked(_ name: String, _ version: String) -> LockedVersions {
        LockedVersions([LockedVersion(name, locked: version, at: place)])
    }

    private static func demanded(_ name: String, _ version: String) -> LockedVersions {
        LockedVersions([LockedVersion(name, demanded: version, at: place)])
    }

    private static let names = FrameworkRow.all.map(\.name).reduce(into: [String]()) { names, name in
        if !names.contains(name) { names.append(name) }
    }

    @Test(arguments: FrameworkRow.all) func aRowIsWhole(_ row: FrameworkRow) {
        #expect(row.receiver == .appDelegate || row.receiver == .sceneDelegate)
        let receivers: Set<Receiver> =
            row.receiver == .appDelegate ? [.appDelegate, .notificationDelegate] : [row.receiver]
        #expect(!row.methods.isEmpty && !row.source.citation.isEmpty)
        #expect(Set(row.methods.map(\.callback)).count == row.methods.count)
        for method in row.methods {
            #expect(receivers.contains(method.callback.receiver), "\(method.callback)")
            switch method.returns {
            case .bool?: #expect(method.callback.spec.returns == .bool, "\(method.callback)")
            case .fetch?: #expect(method.callback.spec.returns == .fetchResult, "\(method.callback)")
            case nil: break
            }
            for called in method.calls {
                let isOwn = row.methods.contains { $0.callback == called }
                #expect(isOwn || row.receiver == .sceneDelegate && called.receiver == .appDelegate, "\(called)")
            }
            if method.mayBeAbsent { #expect(method.actions == nil, "\(method.callback)") }
        }
    }

    @Test(arguments: names) func theFormsOfAClassNeitherOverlapNorLeaveAHole(_ name: String) throws {
        let rows = FrameworkRow.all.filter { $0.name == name }
        #expect(Set(rows.map(\.receiver)).count == 1 && Set(rows.map(\.framework)).count == 1)
        #expect(Set(rows.map { $0.objectiveCName ?? name }).count == 1)
        let bounds = rows.flatMap(\.versions.runs).flatMap { [$0.from, $0.before].compactMap(\.self) }
        let beside = bounds.flatMap { [$0, LibraryVersion("\($0).0.1")].compactMap(\.self) }
        for version in beside + [LibraryVersion(), LibraryVersion(999_999)] {
            #expect(rows.filter { $0.versions.contains(version) }.count == 1, "\(version)")
        }
        // A bound that begins a run ends another.
        for run in rows.flatMap(\.versions.runs) {
            if let from = run.from { #expect(bounds.filter { $0 == from }.count == 2, "\(from)") }
            if let before = run.before { #expect(bounds.filter { $0 == before }.count == 2, "\(before)") }
        }
        #expect(rows.last?.versions.runs.last?.before == nil)
        #expect(try rows.count == 1 || !#require(rows.first).framework.libraries.isEmpty)
    }

    @Test func formsOfAClassStandTogether() {
        let names = FrameworkRow.all.map(\.name)
        #expect(zip(names, names.dropFirst()).filter { $0 != $1 }.count == Self.names.count - 1)
        #expect(Set(Self.names).isDisjoint(with: FrameworkClass.implementNothing))
        #expect(Set(FrameworkRow.all.map(\.framework)) == Set(Framework.allCases))
    }

    /// A class, what locks say of its library, and the oldest version of the form that is chosen.
    struct Choice: CustomTestStringConvertible {
        let name: String
        let versions: LockedVersions
        let from: LibraryVersion?
        let isAssumed: Bool
        var testDescription: String { "\(name), \(from?.description ?? "the first form")" }

        init(_ name: String, _ versions: LockedVersions, _ from: LibraryVersion?, isAssumed: Bool = false) {
            (self.name, self.versions, self.from, self.isAssumed) = (name, versions, from, isAssumed)
        }
    }

    static let choices = [
        Choice("CDVSceneDelegate", locked("cordova-ios", "8.0.1"), nil),
        Choice("CDVSceneDelegate", locked("cordova-ios", "8.1.0"), LibraryVersion(8, 1)),
        Choice("CDVSceneDelegate", locked("Cordova", "9.0.0-dev"), LibraryVersion(8, 1, 2)),
        Choice("CDVSceneDelegate", demanded("cordova-ios", "^8.0.0"), LibraryVersion(8, 1, 2), isAssumed: true),
        Choice("CDVSceneDelegate", demanded("cordova-ios", "~8.0.0"), nil),
        Choice("CDVSceneDelegate", LockedVersions(), LibraryVersion(8, 1, 2), isAssumed: true),
        Choice("CDVSceneDelegate", locked("cordova-ios", "main"), LibraryVersion(8, 1, 2), isAssumed: true),
        Choice("CDVSceneDelegate", locked("flutter", "3.0.0"), LibraryVersion(8, 1, 2), isAssumed: true),
        Choice("CDVAppDelegate", demanded("cordova-ios", "^8.0.0"), LibraryVersion(8)),
        Choice("RCTAppDelegate", locked("React-Core", "0.76.1"), LibraryVersion(0, 74)),
        Choice("React.RCTAppDelegate", locked("react-native", "0.72.12"), nil),
        Choice("EXExpoAppDelegate", demanded("expo", "~54.0.0"), nil),
        Choice("FlutterSceneDelegate", demanded("flutter", ">=3.38.0"), LibraryVersion(3, 38)),
        Choice("FlutterSceneDelegate", demanded("flutter", ">=3.32.0"), LibraryVersion(3, 38), isAssumed: true),
        Choice("FlutterAppDelegate", LockedVersions(), nil),
    ]

    @Test(arguments: choices) func theFormIsChosenByTheLock(_ choice: Choice) throws {
        let found = try #require(FrameworkClass.named(choice.name, versions: choice.versions))
        #expect(found.row.versions.runs.first?.from == choice.from && found.isAssumedNewest == choice.isAssumed)
    }

    @Test func theLockThatDecidedIsNamed() throws {
        let found = try #require(FrameworkClass.named("CDVAppDelegate", versions: Self.locked("CordovaLib", "8.0.0")))
        #expect(found.chosenBy?.text == "8.0.0" && found.receiver == .appDelegate)
        #expect(try #require(FrameworkClass.named("CDVAppDelegate", versions: LockedVersions())).chosenBy == nil)
        #expect(FrameworkClass.named("AppDelegate", versions: LockedVersions()) == nil)
        #expect(FrameworkClass.named("UIResponder", versions: LockedVersions()) == nil)
        #expect(FrameworkClass.named("", versions: LockedVersions()) == nil)
    }

    @Test func whatCordovaDropsIsToldAndWhatPluginsHearIsNot() throws {
        let early = try #require(
            FrameworkClass.named("CDVSceneDelegate", versions: Self.locked("cordova-ios", "8.0.0")))
        #expect(early.method(.sceneWillConnect)?.actions == [])
        #expect(try #require(early.method(.sceneOpenURLContexts)).actions == nil)
        #expect(early.method(.sceneContinueActivity) == nil)
        // Its override gets the URLs.
        #expect(try #require(early.method(.sceneWillConnect, overriding: [.sceneOpenURLContexts])).actions == nil)
        #expect(early.method(.sceneWillConnect, overriding: [.sceneContinueActivity])?.actions == [])
        let newest = try #require(FrameworkClass.named("CDVSceneDelegate", versions: LockedVersions()))
        #expect(newest.method(.sceneWillConnect)?.actions == [.read(slot: .connectionURLContexts)])
        let app = try #require(FrameworkClass.named("CDVAppDelegate", versions: LockedVersions()))
        #expect(app.method(.didFinishLaunching)?.returns == .bool(true))
        #expect(app.method(.applicationContinueActivity) == nil)
    }

    @Test func unitysFirstScenesHearOfNoLink() throws {
        for version in ["2022.3.72f1", "6000.0.68f1", "6000.3.8f1"] {
            let first = try #require(FrameworkClass.named("UnityScene", versions: Self.locked("unity", version)))
            #expect(first.method(.sceneWillConnect) == nil && !first.isAssumedNewest)
            #expect(first.bridged.contains(.applicationDidBecomeActive))
        }
        for version in ["2022.3.80f1", "6000.0.75f1", "6000.4.0f1"] {
            let later = try #require(FrameworkClass.named("UnityScene", versions: Self.locked("unity", version)))
            #expect(try #require(later.method(.sceneWillConnect)).mayBeAbsent)
        }
    }

    @Test func everySuperclassOfAnAppDelegateLaunches() {
        let proxies = ["ApplicationDelegateProxy"]
        for row in FrameworkRow.all where row.receiver == .appDelegate && !proxies.contains(row.name) {
            #expect(row.methods.contains { $0.callback == .didFinishLaunching }, "\(row.name)")
        }
    }

    @Test func aClassMayBeTwoDelegates() throws {
        let flutter = try #require(FrameworkClass.named("Flutter.FlutterAppDelegate", versions: LockedVersions()))
        #expect(
            Set(flutter.methods(as: .notificationDelegate).map(\.callback)) == [
                .willPresentNotification, .didReceiveNotificationResponse,
            ])
        #expect(flutter.methods(as: .appDelegate).count + 2 == flutter.row.methods.count)
        #expect(flutter.methods(as: .sceneDelegate).isEmpty && flutter.bridged.isEmpty)
    }

    @Test func exposSceneDelegateCallsTheAppDelegate() throws {
        let scenes = try #require(FrameworkClass.named("EXExpoAppSceneDelegate", versions: LockedVersions()))
        #expect(scenes.bridged.isSuperset(of: [.openURL, .applicationContinueActivity, .applicationPerformAction]))
        #expect(scenes.method(.sceneDidDisconnect)?.actions == [])
    }
}

extension FrameworkClass {
    /// The methods that it implements as one receiver.
    fileprivate func methods(as receiver: Receiver) -> [FrameworkMethod] {
        row.methods.filter { $0.callback.receiver == receiver }
    }
}
