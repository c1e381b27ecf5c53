import ProjectFixtures
import Testing

@testable import AppReading

struct ScannedAppTests {
    private static let source = SourceText(name: "AppDelegate.swift", bytes: Array("abcdef".utf8))

    @Test func theAppIsOneObjectWhosePartsStandWhereTheyAreSaid() {
        let method = Place(source: Self.source, range: 1..<2)
        let action = Place(source: Self.source, range: 3..<4)
        let elsewhere = Place(source: Self.source, range: 0..<0)
        let path = DelegateSlot.appDelegate.path.to(.method(.didFinishLaunching))
        let does = path.to(.key("does"))
        let app = ScannedApp(
            Scenario.App(lifecycle: .scene, appDelegate: [.didFinishLaunching: [.read(slot: .launchURL)]]),
            [
                FactOrigin(.app("lifecycle"), at: nil), FactOrigin(path, at: method), FactOrigin(does, at: method),
                FactOrigin(does.to(.item(0)), at: action),
                FactOrigin(DelegateSlot.notificationDelegate.path, .nothing, .unknown, at: nil, "two classes"),
            ])
        let node = JSONNode(.object([JSONMember("app", at: elsewhere, app.node(at: elsewhere))]), at: elsewhere)
        #expect(node.place(at: does.to(.item(0))) == action)
        #expect(node.place(at: path) == method)
        #expect(node.member(at: ["app", "lifecycle"])?.value.place == elsewhere)
        #expect(node.member(at: ["app", "notificationDelegate"]) == nil)
        let does0 = #"{"does": [{"read": "launchOptions.url"}]}"#
        #expect(
            app.value.spacedJSON
                == #"{"lifecycle": "scene", "appDelegate": {"application(_:didFinishLaunchingWithOptions:)": \#(does0)}}"#
        )
    }

    /// A word that looks misspelt is still the app's own, and whoever uses the app hears of it.
    @Test func aMisspeltModeIsToldWithItsPlace() throws {
        let app = try SmallApp(
            appDelegate: "", plist: "<key>UIBackgroundModes</key><array><string>fetchh</string></array>"
        ).scanned
        #expect(app.app.infoPlist?.backgroundModes == ["fetchh"])
        #expect(app.mistakes.map(\.message) == [#"unknown background mode "fetchh"; did you mean "fetch"?"#])
        #expect(app.mistakes.first?.place?.source.name == "Info.plist")
    }
}

/// Flags of an Info.plist that are written as texts, as they are where a variable of the build says them.
struct FlagTextTests {
    @Test(arguments: [("YES", true), ("NO", false), ("true", true), ("0", false), ("", false)]) func aTextIsReadAsAFlag(
        _ text: String, _ flag: Bool
    ) throws {
        let plist = try app(text).app.infoPlist
        #expect(plist?.sceneManifest?.supportsMultipleScenes == flag)
        #expect(plist?.sceneManifest?.configurations.map(\.delegateClass) == ["App.SceneDelegate"])
        #expect(plist?.opensDocumentsInPlace == flag)
    }

    @Test func anotherTextIsNone() throws {
        let app = try app("several")
        #expect(app.app.infoPlist?.sceneManifest == nil)
        #expect(app.origins.contains { $0.remark == "UIKit expects another type there" })
    }

    private func app(_ text: String) throws -> ScannedApp {
        try SmallApp(
            ["App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}"],
            plist: """
                <key>LSSupportsOpeningDocumentsInPlace</key><string>\(text)</string>
                <key>UIApplicationSceneManifest</key><dict>
                <key>UIApplicationSupportsMultipleScenes</key><string>\(text)</string>
                <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
                <key>UISceneDelegateClassName</key><string>App.SceneDelegate</string>
                </dict></array></dict></dict>
                """
        ).scanned
    }
}

struct ProblemMessageTests {
    @Test(
        arguments: [
            (.unreadable("a b", reason: "no"), #"cannot read "a b": no"#),
            (.absent("a\u{1B}"), #"cannot read "a\u{1B}": there is no such file or folder"#),
            (.outsideRoot("../a"), #"cannot read "../a": it is not below the root; choose another folder with --root"#),
            (.fileTooLarge("a"), #"cannot read "a": it has more than 16 MiB"#),
            (.tooManyFiles("a"), #""a" has more than 20000 files"#),
            (.tooManyPackages("a"), #""a" isn't read: the project has more than 500 packages"#),
            (.tooDeep("a"), #"cannot read "a": it is nested too deeply"#),
            (.malformed("a"), #"cannot read "a": not a property list, or a required part is missing"#),
            (.system("a", reason: "no memory"), #"cannot read "a": no memory"#),
            (
                .malformedLock("Package.resolved", .json),
                #"cannot read "Package.resolved": it doesn't have the JSON structure of such a file"#
            ),
            (
                .malformedLock("Podfile.lock", .lines),
                #"cannot read "Podfile.lock": its lines are not those of such a file"#
            ), (.missingObject("1A"), #"the project lacks the object "1A" that it names as its root"#),
            (.noApplication(platforms: []), "no target is an app for iOS"),
            (
                .noApplication(platforms: ["macOS", "tvOS"]),
                "no target is an app for iOS; the app targets are for macOS and tvOS"
            ), (.noInfoPlist, "no Info.plist is given, so its keys are unknown; add --plist"),
            (.otherLanguage(.cSharp, in: "App.cs"), "C# code isn't read: \"App.cs\""),
            (.otherLanguage(.kotlin, in: nil), "Kotlin code isn't read (a build phase compiles it)"),
            (
                .severalApplications((1...21).map { "\($0)" }),
                "several targets are apps for iOS: " + (1...20).map { "\"\($0)\"" }.joined(separator: ", ")
                    + " and 1 more; choose one with --target"
            ),
            (
                .unknownTarget("C", others: ["A", "B"]),
                #"no target "C" is an app for iOS; did you mean "A"? (known: "A", "B")"#
            ), (.unknownTarget("C", others: []), #"no target "C" is an app for iOS, and no other is"#),
        ] as [(ProjectProblem, String)]) func tellsOfProjects(_ problem: ProjectProblem, _ message: String)
    {
        #expect(problem.message == message)
        #expect(problem.diagnostic(.warning).text == "warning: \(message)\n")
    }

    /// Files that can't be followed, and what is told at the mark.
    @Test(arguments: [
        ("▶/* a", "this comment is never closed"), ("let a = ▶\"a", "this string is never closed"),
        ("let a = ▶`a", "this name in backticks is never closed"), ("class A ▶{", "nothing closes this bracket"),
        ("class A {}\n▶}", "this bracket closes nothing"), ("▶#if DEBUG", "this #if has no #endif"),
        ("▶#endif", "this has no #if before it"),
    ]) func tellsOfSources(_ text: String, _ message: String) throws {
        let parts = text.split(separator: "▶", omittingEmptySubsequences: false)
        let source = SourceText(name: "A.swift", bytes: Array(parts.joined().utf8))
        let code = TargetCode([source], BuildConditions())
        let problem = try #require(code.files.flatMap(\.problems).first).diagnostic
        #expect(problem.message == message && problem.severity == .warning)
        #expect(problem.place?.range.lowerBound == parts[0].utf8.count)
    }
}

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
        #expect(try (Self.app(project).app.appDelegate.named[.applicationContinueActivity] != nil) == isThere)
    }
}
