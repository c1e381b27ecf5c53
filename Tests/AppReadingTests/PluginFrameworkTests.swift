import Testing

@testable import AppReading

/// Apps whose delegate inherits from one that hands a launch to plugins.
struct PluginFrameworkTests {
    private static let (will, did) = (
        "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)"
    )

    private static func launching(_ code: String, _ superclass: String = "FlutterAppDelegate", members: String = "")
        -> String
    {
        """
        @main @objc class AppDelegate: \(superclass) {
            override func application(
                _ a: UIApplication, didFinishLaunchingWithOptions launchOptions: [Key: Any]?
            ) -> Bool {
                \(code)
                return super.application(a, didFinishLaunchingWithOptions: launchOptions)
            }
            \(members)
        }
        """
    }

    /// What plugins do isn't known, and what the app does is.
    @Test func theAppsOwnPartOfTheLaunchIsTold() throws {
        let asks = "UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }"
        let app = try SmallApp(["App.swift": Self.launching(asks)])
        #expect(app["appDelegate", Self.did, "does"]?.contains("permission:notifications") == true)
        #expect(app["appDelegate", Self.did, "unknown"] == #"["launchOptions", "setUp", "returns"]"#)
        #expect(app["appDelegate", Self.will] == #"{"does": [], "unknown": ["launchOptions"]}"#)
    }

    @Test(arguments: [
        (launching("GeneratedPluginRegistrant.register(with: self)"), "\(did) registers"),
        (
            launching(
                "",
                members: "func didInitializeImplicitFlutterEngine(_ e: Bridge) { "
                    + "GeneratedPluginRegistrant.register(with: e.pluginRegistry) }"),
            "didInitializeImplicitFlutterEngine(_:) registers, after the launch methods of an app with scenes"
        ), (launching(""), "FlutterAppDelegate passes it to plugins"),
    ]) func itIsSaidWhereFluttersPluginsAreRegistered(code: String, words: String) throws {
        let reason = try SmallApp(["App.swift": code]).fact("appDelegate", Self.will, "unknown", "0")?.remark
        #expect(reason?.hasPrefix("FlutterAppDelegate passes it to plugins") == true)
        #expect(reason?.hasSuffix(words) == true)
    }

    /// The superclass may make the window.
    @Test(arguments: [("RCTAppDelegate", true), ("ExpoAppDelegate", true), ("FlutterAppDelegate", false)])
    func aWindowIsLeftToWhoMayMakeIt(superclass: String, mayMakeOne: Bool) throws {
        let app = try SmallApp(["App.swift": Self.launching("", superclass)])
        #expect(app["appDelegate", Self.did, "unknown"]?.contains("window") == mayMakeOne)
        #expect(app["appDelegate", Self.did, "does"] == "[]")
    }

    private static func getting(_ end: String, _ receiver: String = "AppLinks.shared") -> String {
        """
        if let url = \(receiver).getLink(launchOptions: launchOptions) {
            AppLinks.shared.handleLink(url: url)
            \(end)
        }
        """
    }

    /// The library hands back the link that it finds in the options.
    @Test func aLibraryReadsOptionsForTheApp() throws {
        let code = Self.launching(Self.getting("return false"), "UIResponder, UIApplicationDelegate").replacing(
            "return super.application(a, didFinishLaunchingWithOptions: launchOptions)", with: "return true")
        let app = try SmallApp(["App.swift": code])
        let reads = #"[{"read": "launchOptions.url"}, {"read": "launchOptions.userActivityDictionary"}]"#
        #expect(app["appDelegate", Self.did, "does"] == reads)
        #expect(app["appDelegate", Self.did, "unknown"] == #"["returns"]"#)
        let other = try SmallApp(["App.swift": code.replacing("AppLinks.shared.getLink", with: "links.getLink")])
        #expect(other["appDelegate", Self.did, "unknown"] == #"["launchOptions", "returns"]"#)
    }

    // MARK: - Classes of scenes

    private static func scenes(_ name: String, _ superclass: String = "FlutterAppDelegate") throws -> SmallApp {
        try SmallApp(["App.swift": launching("", superclass)], plist: SmallApp.scenes(name))
    }

    @Test(arguments: ["SceneDelegate", "FlutterSceneDelgate", "$(PRODUCT_MODULE_NAME).FlutterSceneDelegate"])
    func aMisspeltClassOfTheFrameworkIsNone(name: String) throws {
        let app = try Self.scenes(name)
        #expect(app["sceneDelegate"] == "null" && app.fact("sceneDelegate")?.remark?.contains("Flutter") == true)
    }

    /// Another library may have it.
    @Test(arguments: [
        ("CarSceneDelegate", "FlutterAppDelegate"), ("SceneDelegate", "UIResponder, UIApplicationDelegate"),
        ("Kit.SceneDelegate", "FlutterAppDelegate"),
    ]) func anotherClassMayBeThere(name: String, superclass: String) throws {
        #expect(try Self.scenes(name, superclass)["sceneDelegate"] == SmallApp.openDelegate)
    }

    @Test func theFrameworksOwnIsThere() throws {
        #expect(try Self.scenes("FlutterSceneDelegate")["sceneDelegate", "scene(_:openURLContexts:)"] == "{}")
    }
}

/// Frameworks that move an app to scenes by themselves.
struct SceneMigratorTests {
    private static let template = """
        @main @objc class AppDelegate: FlutterAppDelegate {
          override func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [Key: Any]?
          ) -> Bool {
            GeneratedPluginRegistrant.register(with: self)
            return super.application(application, didFinishLaunchingWithOptions: launchOptions)
          }
        }
        """

    private static let objectiveC = """
        @implementation AppDelegate
        - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
          [GeneratedPluginRegistrant registerWithRegistry:self];
          return [super application:application didFinishLaunchingWithOptions:launchOptions];
        }
        @end
        """

    @Test func theTemplatesDelegateIsMoved() throws {
        let swift = try SmallApp(["A.swift": Self.template])
        let objectiveC = try SmallApp([
            "A.h": "@interface AppDelegate : FlutterAppDelegate\n@end", "A.m": Self.objectiveC,
            "main.m": "int main(int c, char *v[]) { return UIApplicationMain(c, v, nil, @\"AppDelegate\"); }",
        ])
        for app in [swift, objectiveC] {
            #expect(app["lifecycle"] == #""appDelegate""#)
            #expect(app.fact("lifecycle")?.remark?.hasPrefix("Flutter 3.41 and later migrate an app") == true)
        }
    }

    @Test(arguments: [
        ("register(with: self)\n", "register(with: self)\n    track()\n"), ("FlutterAppDelegate", "OtherDelegate"),
        ("FlutterAppDelegate {\n", "FlutterAppDelegate {\n  override func applicationDidBecomeActive(_ a: A) {}\n"),
    ]) func anotherIsNot(_ old: String, _ new: String) throws {
        let app = try SmallApp(["A.swift": Self.template.replacing(old, with: new)])
        #expect(app["lifecycle"] == #""appDelegate""#)
        #expect(app.fact("lifecycle")?.remark == nil)
    }

    @Test func noneIsWithScenesOrAnOlderFlutter() throws {
        let app = try SmallApp(["A.swift": Self.template], plist: SmallApp.scenes("FlutterSceneDelegate"))
        #expect(app["lifecycle"] == #""scene""# && app.fact("lifecycle")?.remark == nil)
        let source = SourceText(name: "A.swift", bytes: Array(Self.template.utf8))
        let code = TargetCode([source], BuildConditions())
        let type = try #require(code.type("AppDelegate"))
        let place = Place(source: source, range: 0..<0)
        func migrator(_ version: String) -> SceneMigrator? {
            let versions = LockedVersions([LockedVersion("flutter", locked: version, at: place)])
            return SceneMigrator.moving(type, in: CodeTrees(code), versions: versions)
        }
        #expect(migrator("3.38.1") == nil)
        #expect(migrator("3.41.0")?.framework == .flutter)
    }

    @Test(arguments: SceneMigrator.all.indices) func aRowIsWhole(_ row: Int) {
        let migrator = SceneMigrator.all[row]
        #expect(migrator.source.url?.hasPrefix("https://") == true)
        #expect(FrameworkRow.all.contains { $0.name == migrator.superclass && $0.framework == migrator.framework })
    }
}
