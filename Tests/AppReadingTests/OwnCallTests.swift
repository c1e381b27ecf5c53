import AppReading
import Testing

/// App delegates' methods that scenes silence, and that the app's own code calls.
struct OwnCallTests {
    private static let method = "application(_:open:options:)"

    private func app(scene: String = "", delegate: String = "", other: String = "") throws -> SmallApp {
        try SmallApp(
            [
                "App.swift": """
                @main class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(_ a: UIApplication, open url: URL, options: [Key: Any] = [:]) -> Bool { go(url); return true }
                    func applicationDidBecomeActive(_ application: UIApplication) { refresh() }
                    \(delegate)
                }
                """,
                "Scene.swift": """
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func open(_ context: UIOpenURLContext) { \(scene) }
                }
                \(other)
                """,
            ], plist: SmallApp.scenes())
    }

    private func caller(_ app: SmallApp, _ method: String = method) -> String? {
        let fact = app.fact("appDelegate", method)
        #expect((app["appDelegate", method] == nil) == (fact?.how == .unknown))
        return fact?.remark
    }

    @Test(arguments: [
        "UIApplication.shared.delegate?.application?(UIApplication.shared, open: context.url, options: [:])",
        "(UIApplication.shared.delegate as? AppDelegate)?.application(app, open: context.url, options: [:])",
        "(UIApplication.shared.delegate as! AppDelegate).application(app, open: context.url, options: [:])",
        "appDelegate.application(app, open: context.url, options: o(1, b: 2))",
    ]) func theSceneDelegateCallsIt(_ call: String) throws {
        #expect(caller(try app(scene: call)) == "SceneDelegate calls it, not UIKit")
    }

    /// What Xcode's template has, with comments.
    @Test func anEmptyOneIsNoLoss() throws {
        let app = try app(delegate: "func applicationWillResignActive(_ application: UIApplication) {\n// Pause.\n}")
        #expect(app["appDelegate", "applicationWillResignActive(_:)"] == #"{"does": []}"#)
        let withoutScenes = try SmallApp(appDelegate: "func applicationWillResignActive(_ a: UIApplication) {}")
        #expect(withoutScenes["appDelegate"] == #"{"applicationWillResignActive(_:)": {"does": []}}"#)
    }

    @Test(arguments: [
        "ApplicationDelegate.shared.application(app, open: context.url, options: [:])",
        "delegate.application(app, open: context.url, sourceApplication: nil, annotation: 1)",
        "router.application(app, open: context.url, options: [:])", "open(context.url)",
    ]) func anotherObjectOrMethodIsNone(_ call: String) throws { #expect(caller(try app(scene: call)) == nil) }

    @Test(arguments: [
        ("func go() { _ = application(app, open: home, options: [:]) }", "AppDelegate calls it, not UIKit"),
        ("func go() { _ = self.application(app, open: home, options: [:]) }", "AppDelegate calls it, not UIKit"),
        // Nobody calls the caller.
        (
            "func application(_ a: UIApplication, handleOpen url: URL) -> Bool { application(a, open: url, options: [:]) }",
            nil
        ),
    ]) func theDelegateCallsItItself(_ code: String, _ expected: String?) throws {
        #expect(caller(try app(delegate: code)) == expected)
    }

}

struct SwizzlerTests {
    private static func libraries(_ versions: [String: String]) -> LockedVersions {
        let place = Place(source: SourceText(name: "lock", bytes: []), range: 0..<0)
        return LockedVersions(versions.map { LockedVersion($0.key, locked: $0.value, at: place) })
    }

    private static func linked(
        _ imports: Set<String> = [], _ versions: [String: String] = [:], plist: [String: PropertyTree] = [:]
    ) -> [Swizzler] { Swizzler.linked(imports: imports, libraries: libraries(versions), infoPlist: plist) }

    @Test(arguments: Swizzler.all) func aRowIsWhole(_ row: Swizzler) {
        let receivers: Set<Receiver> = [.appDelegate, .sceneDelegate, .notificationDelegate]
        #expect(!row.hooks.isEmpty && row.adds.isSubset(of: row.hooks))
        #expect(Set(row.hooks.map(\.receiver)).isSubset(of: receivers))
        #expect(receivers.map { row.hooks(of: $0).count }.reduce(0, +) == row.hooks.count)
        #expect(receivers.map { row.adds(to: $0).count }.reduce(0, +) == row.adds.count)
        #expect(!row.libraries.isEmpty && !row.source.citation.isEmpty)
        #expect(row.control == .always || !row.control.keys.isEmpty)
        let forms = Swizzler.all.filter { $0.name == row.name }
        for version in [LibraryVersion(), LibraryVersion(5, 5), LibraryVersion(8, 1, 3), LibraryVersion(99)] {
            #expect(forms.filter { $0.versions.contains(version) }.count == 1)
        }
        #expect(forms.count == 1 || !row.decidedBy.isEmpty && Set(forms.map(\.decidedBy)).count == 1)
    }

    /// What a target links, and the names of what then acts.
    struct Target: CustomTestStringConvertible {
        var imports: Set<String> = []
        var versions: [String: String] = [:]
        let names: [String]
        var testDescription: String { (imports.sorted() + versions.keys.sorted()).joined(separator: ", ") }
    }

    private static let proxies = ["GoogleUtilities app delegate proxy", "GoogleUtilities scene delegate proxy"]

    static let targets = [
        Target(names: []),
        Target(
            imports: ["UIKit", "FBSDKCoreKit", "BranchSDK", "FirebaseCrashlytics"],
            versions: ["FBSDKCoreKit": "17.0.0"], names: []),
        Target(
            imports: ["FirebaseMessaging"],
            names: proxies + ["GoogleUtilities app delegate proxy for notifications", "Firebase Messaging"]),
        Target(imports: ["FirebaseCore"], versions: ["firebase-ios-sdk": "12.0.0"], names: []),
        Target(imports: ["FirebaseAnalyticsCore"], versions: ["firebase-ios-sdk": "12.0.0"], names: proxies),
        Target(imports: ["OneSignal/OneSignalCore"], names: ["OneSignal"]),
        Target(versions: ["onesignal_flutter": "5.2.0", "FirebaseAuth": "12.0.0"], names: []),
        Target(imports: ["OneSignalFramework"], names: ["OneSignal"]),
        Target(imports: ["onesignal_flutter"], names: ["OneSignal"]),
        Target(imports: ["expo-notifications"], names: ["expo-notifications"]),
        Target(
            imports: ["Capacitor"], versions: ["capacitor-swift-pm": "8.0.0"],
            names: ["Capacitor's notification router"]), Target(imports: ["CleverTapSDK"], names: ["CleverTap"]),
        Target(imports: ["AppsFlyerLib"], names: []),
    ]

    @Test(arguments: targets) func whatIsLinkedActs(_ target: Target) {
        #expect(Self.linked(target.imports, target.versions).map(\.name) == target.names)
    }

    @Test(arguments: ["FirebaseAppDelegateProxyEnabled", "GoogleUtilitiesAppDelegateProxyEnabled"])
    func firebaseIsSwitchedOff(key: String) {
        for value in [PropertyTree.bool(false), .number(0), .text("NO"), .text("false"), .text("0"), .text("")] {
            #expect(Self.linked(["FirebaseMessaging"], plist: [key: value]).isEmpty, "\(value)")
        }
        for value in [PropertyTree.bool(true), .number(1), .text("YES"), .text("1"), .text("true"), .list([]), .other] {
            #expect(Self.linked(["FirebaseMessaging"], plist: [key: value]).count == 4, "\(value)")
        }
    }

    @Test func oneSignalsSwitchCameLater() {
        let off = ["OneSignal_disable_swizzling": PropertyTree.bool(true)]
        #expect(Self.linked(["OneSignalFramework"], ["OneSignalXCFramework": "5.4.9"], plist: off).count == 1)
        #expect(Self.linked(["OneSignalFramework"], ["OneSignalXCFramework": "5.5.0"], plist: off).isEmpty)
        #expect(Self.linked(["OneSignalFramework"], plist: off).isEmpty)
        #expect(Self.linked(["OneSignalFramework"], plist: ["OneSignal_disable_swizzling": .bool(false)]).count == 1)
    }

    @Test func appsFlyerActsOnlyWhereItIsAsked() throws {
        let on = ["AppsFlyerShouldSwizzle": PropertyTree.bool(true)]
        let row = try #require(Self.linked(["AppsFlyerFramework"], plist: on).first)
        #expect(row.hooks(of: .sceneDelegate) == [.sceneWillConnect, .sceneContinueActivity])
        #expect(Self.linked(["AppsFlyerFramework"]).isEmpty && Self.linked(plist: on).isEmpty)
    }

    @Test func olderGoogleUtilitiesHearOfURLsAlone() throws {
        func scenes(_ versions: [String: String]) -> Set<Callback> {
            Self.linked(["FirebaseAuth"], versions).reduce(into: []) { $0.formUnion($1.hooks(of: .sceneDelegate)) }
        }
        #expect(scenes(["GoogleUtilities": "8.1.2"]) == [.sceneOpenURLContexts])
        #expect(scenes(["googleutilities": "8.0.0"]) == [.sceneOpenURLContexts])
        #expect(scenes([:]) == [.sceneWillConnect, .sceneOpenURLContexts, .sceneContinueActivity])
    }

    @Test func whatIsAddedIsKnownByReceiver() {
        let rows = Self.linked(["FirebaseMessaging"])
        let added = rows.reduce(into: Set<Callback>()) { $0.formUnion($1.adds(to: .appDelegate)) }
        #expect(
            added == [
                .openURLFromSource, .applicationContinueActivity, .handleBackgroundSessionEvents,
                .didRegisterForRemoteNotifications, .fetchRemoteNotification,
            ])
        #expect(rows.allSatisfy { $0.adds(to: .notificationDelegate).isEmpty })
    }
}

extension Swizzler {
    /// The callbacks of one receiver that it gets as well.
    fileprivate func hooks(of receiver: Receiver) -> Set<Callback> { hooks.filter { $0.receiver == receiver } }

    /// The callbacks that it adds to one receiver.
    fileprivate func adds(to receiver: Receiver) -> Set<Callback> { adds.filter { $0.receiver == receiver } }
}

extension Swizzler.Control {
    /// The keys of Info.plist that it looks at.
    fileprivate var keys: [String] {
        switch self {
        case .always: []
        case .offWhereFalse(let keys): keys
        case .offWhereTrue(let key), .onWhereTrue(let key): [key]
        }
    }
}
