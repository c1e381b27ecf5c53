import AppReading
import ProjectFixtures
import Testing

struct LaunchingLibraryTests {
    @Test(arguments: LaunchingLibrary.all) func aRowIsWhole(_ row: LaunchingLibrary) {
        #expect(row.names.contains(row.name) && row.source.url?.hasPrefix("https://") == true)
        #expect(!row.source.citation.isEmpty)
        #expect(
            LaunchingLibrary.all.filter { $0.setUp == row.setUp && !$0.names.isDisjoint(with: row.names) }.count == 1)
        for name in row.names { #expect(LaunchingLibrary.linked([name], does: row.setUp).map(\.name) == [row.name]) }
    }

    @Test func othersDoNothing() {
        for setUp in LaunchingLibrary.SetUp.allCases {
            let others: Set = [
                "UIKit", "SDWebImage", "FirebaseMessaging", "Firebase/Messaging", "flutter_local_notifications",
                "@notifee",
            ]
            #expect(LaunchingLibrary.linked(others, does: setUp).isEmpty)
        }
        #expect(LaunchingLibrary.linked(["OneSignal/OneSignalCore"], does: .setNotificationDelegate).count == 1)
        #expect(LaunchingLibrary.linked(["OneSignal"], does: .registerTasks).isEmpty)
    }

    // MARK: - What an app says of them

    private static let asking = """
        import UIKit
        import UserNotifications
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [Key: Any]?) -> Bool {
                UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
                return true
            }
        }
        """
    private static let permitted =
        "<key>BGTaskSchedulerPermittedIdentifiers</key><array><string>com.example.sync</string></array>"

    private static func app(_ project: LinkingProject) throws -> ScannedApp {
        let folder = project.memory.folder
        let target = try XcodeProject(folder, path: project.path).target(named: nil)
        return ScannedApp(AppSource(target, TargetCode(target, in: folder), in: folder))
    }

    /// All that is told of an app, and why.
    private static func facts(_ app: ScannedApp) -> [String] {
        app.origins.map { "\($0.keys) \($0.how) \($0.remark ?? "")" } + [app.value.spacedJSON]
    }

    private static func remarks(_ app: ScannedApp) -> [String] { app.origins.compactMap(\.remark) }

    private static func project(_ folder: String = "ios") -> LinkingProject {
        var project = LinkingProject(folder, code: asking)
        project.plist = permitted
        return project
    }

    /// An app for iOS alone, which lies below an app of Flutter.
    @Test func theLockOfANeighbourSaysNothing() throws {
        var project = Self.project("plugins/kit/ios")
        let alone = try Self.app(project)
        project.files = [
            "pubspec.lock": """
            packages:
              workmanager:
                version: "0.9.0"
              firebase_messaging:
                version: "16.0.0"
              onesignal_flutter:
                version: "5.0.0"
            """
        ]
        let beside = try Self.app(project)
        #expect(Self.facts(beside) == Self.facts(alone))
        #expect(!Self.remarks(beside).contains { $0.contains("assumed to") || $0.contains("adds it") })
    }

    /// An app that links one product of a package with many.
    @Test func otherProductsOfAPackageSayNothing() throws {
        var project = Self.project()
        project.products = ["FirebaseRemoteConfig"]
        let alone = try Self.app(project)
        project.files["ios/Runner.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"] = """
            {"pins": [{"identity": "firebase-ios-sdk", "state": {"version": "12.0.0"}},
             {"identity": "googleutilities", "state": {"version": "8.1.0"}},
             {"identity": "googleappmeasurement", "state": {"version": "12.0.0"}}], "version": 3}
            """
        #expect(try Self.facts(Self.app(project)) == Self.facts(alone))
        project.products = ["FirebaseMessaging"]
        #expect(try Self.remarks(Self.app(project)).contains("GoogleUtilities app delegate proxy adds it"))
    }

    @Test func aLinkedLibraryThatIsKnownIsTakenToDoIt() throws {
        var project = Self.project("app/ios")
        project.references = ["Flutter/Generated.xcconfig"]
        project.files["app/pubspec.lock"] =
            "packages:\n  workmanager:\n    version: \"0.9.0\"\n  awesome_notifications:\n    version: \"0.10.0\"\n"
        let remarks = try Self.remarks(Self.app(project))
        #expect(remarks.contains("workmanager is assumed to register it"))
        #expect(remarks.contains("awesome_notifications is assumed to set it"))
        project.files["app/pubspec.lock"] = "packages:\n  path:\n    version: \"1.9.0\"\n"
        #expect(try !Self.remarks(Self.app(project)).contains { $0.contains("assumed to") })
    }

    @Test func whereItIsntKnownWhatIsLinkedALibraryMayDoIt() throws {
        var project = Self.project()
        project.frameworks = ["Pods_Runner.framework"]
        let reason = "no Podfile.lock lists the libraries in Pods_Runner, and a library is assumed to"
        let remarks = try Self.remarks(Self.app(project))
        #expect(remarks.contains("\(reason) register it") && remarks.contains("\(reason) set it"))
    }

    /// A pod of the lock that the code doesn't import isn't assumed to do anything, nor to do nothing.
    @Test func aPossiblePodLeavesUnknownWhatItWouldDo() throws {
        var project = Self.project()
        project.frameworks = ["Pods_Runner.framework"]
        project.files["ios/Podfile.lock"] = "PODS:\n  - OneSignal (5.0.0)\n  - RNBackgroundFetch (4.0.0)\n"
        let origins = try Self.app(project).origins.filter { $0.remark?.contains("may be linked") == true }
        let unknown = Set(origins.filter { $0.how == .unknown }.compactMap(\.remark))
        #expect(
            unknown.isSuperset(of: [
                "OneSignal may be linked, and would set it", "RNBackgroundFetch may be linked, and would register it",
                "OneSignal may be linked, and OneSignal would add it",
            ]), "\(origins.compactMap(\.remark))")
        #expect(origins.allSatisfy { $0.how == .unknown })
    }

    /// A method of a possible pod that UIKit doesn't call with scenes was an error in the app's Info.plist.
    @Test(arguments: [("UIApplicationSceneManifest", false), ("Other", true)]) func aPossiblePodHasNoDeadMethods(
        key: String, isThere: Bool
    ) throws {
        var project = Self.project()
        project.frameworks = ["Pods_Runner.framework"]
        project.files["ios/Podfile.lock"] = "PODS:\n  - GoogleAppMeasurement (7.11.0)\n"
        project.plist =
            "<key>\(key)</key><dict><key>UISceneConfigurations</key><dict>"
            + "<key>UIWindowSceneSessionRoleApplication</key><array><dict/></array></dict></dict>"
        let app = try Self.app(project).app.appDelegate
        #expect((app.named[.applicationContinueActivity] != nil) == isThere)
    }
}
