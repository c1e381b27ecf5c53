import Testing

@testable import AppReading

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
