import AppReading
import Testing

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
        let app = try Self.scenes("FlutterSceneDelegate")
        #expect(app["sceneDelegate", "scene(_:openURLContexts:)"] == "{}")
    }
}
