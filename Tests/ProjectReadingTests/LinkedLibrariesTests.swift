import ProjectFixtures
import ProjectReading
import Testing

struct LinkedLibrariesTests {
    private static func linked(
        _ project: LinkingProject, imports: Set<String> = []
    ) throws -> LinkedLibraries {
        let folder = project.memory.folder
        let target = try XcodeProject(folder, path: project.path).target(named: nil)
        let versions = LockedVersions(folder, project: target.folder)
        return LinkedLibraries(target, imports: imports, versions: versions, in: folder)
    }

    private static let podLock = """
        PODS:
          - Firebase/Messaging (11.0.0):
            - FirebaseMessaging (~> 11.0.0)
          - FirebaseMessaging (11.0.0):
            - GoogleUtilities/AppDelegateSwizzler (~> 8.0)
          - GoogleUtilities/AppDelegateSwizzler (8.1.0)
          - OneSignal (5.2.0)

        COCOAPODS: 1.16.2
        """
    private static let dartLock = "packages:\n  workmanager:\n    version: \"0.9.0\"\n"

    @Test func aLockLinksNothing() throws {
        var project = LinkingProject("ios")
        project.files = [
            "ios/Podfile.lock": Self.podLock, "pubspec.lock": Self.dartLock,
            "package.json": #"{ "dependencies": { "expo-notifications": "1.0.0" } }"#,
            "ios/Runner.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": """
            {"pins": [{"identity": "firebase-ios-sdk", "state": {"version": "12.0.0"}}], "version": 3}
            """,
        ]
        let linked = try Self.linked(project, imports: ["UIKit"])
        #expect(linked.names == ["UIKit"] && linked.doubt == nil && linked.problems == [])
    }

    @Test func productsAreLinkedAlsoThroughLocalPackages() throws {
        var project = LinkingProject()
        project.products = ["Kit", "FirebaseRemoteConfig"]
        project.files = [
            "ios/Kit/Package.swift": """
            let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
                dependencies: [.package(url: "https://github.com/firebase/firebase-ios-sdk", from: "12.0.0")],
                targets: [.target(name: "Kit", dependencies: ["Inner"]), .target(name: "Inner", dependencies: [
                    .product(name: "FirebaseMessaging", package: "firebase-ios-sdk")]), .target(name: "Unused",
                    dependencies: [.product(name: "FirebaseAuth", package: "firebase-ios-sdk")])])
            """,
            "ios/Kit/Sources/Kit/Kit.swift": "", "ios/Kit/Sources/Inner/Inner.swift": "",
        ]
        let linked = try Self.linked(project)
        #expect(linked.names == ["Kit", "FirebaseRemoteConfig", "FirebaseMessaging"] && linked.doubt == nil)
    }

    /// `import Firebase` imports the parts that are there.
    @Test func anUmbrellaStandsForPartsWhereNoneIsKnown() throws {
        var project = LinkingProject()
        #expect(try Self.linked(project, imports: ["Firebase"]).names == ["Firebase"])
        project.products = ["FirebaseAnalytics"]
        #expect(try Self.linked(project, imports: ["Firebase"]).names == ["FirebaseAnalytics"])
        project.files["ios/Podfile"] = "target 'Runner' do\n  more_pods\nend\n"
        #expect(try Self.linked(project, imports: ["Firebase"]).names == ["Firebase", "FirebaseAnalytics"])
    }

    @Test func podsAreThoseOfTheTargetAndWhatTheyAskFor() throws {
        var project = LinkingProject()
        project.frameworks = ["Pods_Runner.framework"]
        project.files = [
            "ios/Podfile": """
            target 'Runner' do
              pod 'Firebase/Messaging'
            end
            target 'Service' do
              pod 'OneSignal'
            end
            """, "ios/Podfile.lock": Self.podLock,
        ]
        var linked = try Self.linked(project)
        let pods: Set = ["Firebase/Messaging", "FirebaseMessaging", "GoogleUtilities/AppDelegateSwizzler"]
        #expect(linked.names == pods.union(["Pods_Runner"]) && linked.doubt == nil)
        project.files["ios/Podfile.lock"] = "<<<<<<< ours\n"
        linked = try Self.linked(project)
        #expect(linked.doubt == #""ios/Podfile.lock" can't be read"#)
        project.files["ios/Podfile"] = nil
        #expect(try Self.linked(project).doubt == "no Podfile names what is in Pods_Runner")
    }

    @Test func computedPodsMayBeAnyOfTheLock() throws {
        var project = LinkingProject()
        project.files = ["ios/Podfile": "target 'Runner' do\n  more_pods\nend\n", "ios/Podfile.lock": Self.podLock]
        let linked = try Self.linked(project)
        #expect(linked.doubt == nil && linked.names.isSuperset(of: ["OneSignal", "FirebaseMessaging"]))
        project.files["ios/Podfile.lock"] = nil
        #expect(try Self.linked(project).doubt == #"line 2 of "ios/Podfile" isn't understood"#)
    }

    @Test func aPodfileThatCannotBeReadIsAProblem() throws {
        var project = LinkingProject()
        project.files["ios/Podfile.lock"] = Self.podLock
        let memory = project.memory.folder
        let folder = ProjectFolder(
            readFile: { (path) throws(ProjectProblem) in
                guard path != "ios/Podfile" else { throw .unreadable(path, reason: "permission denied") }
                return try memory.file(path, as: .named(String(path.split(separator: "/").last ?? "")))
            }, listFolder: { (path) throws(ProjectProblem) in try memory.entries(path) })
        let target = try XcodeProject(memory, path: project.path).target(named: nil)
        let versions = LockedVersions(memory, project: target.folder)
        let linked = LinkedLibraries(target, imports: [], versions: versions, in: folder)
        #expect(linked.problems == [.unreadable("ios/Podfile", reason: "permission denied")])
        #expect(linked.doubt == "its Podfile can't be read" && linked.names.contains("OneSignal"))
    }

    /// An app of a framework that links plugins, told by one mark.
    struct Hybrid: CustomTestStringConvertible {
        let name: String
        var podfile: String?
        var imports: Set<String> = []
        var products: [String] = []
        var references: [String] = []
        let plugin: String
        var testDescription: String { name }
    }

    static let hybrids = [
        Hybrid(
            name: "a Podfile of Flutter",
            podfile: "target 'Runner' do\n  flutter_install_all_ios_pods File.dirname(__FILE__)\nend\n",
            plugin: "workmanager"),
        Hybrid(name: "the settings of Flutter", references: ["Flutter/Generated.xcconfig"], plugin: "workmanager"),
        Hybrid(name: "code for Flutter", imports: ["Flutter"], plugin: "workmanager"),
        Hybrid(
            name: "a Podfile of React Native", podfile: "target 'Runner' do\n  config = use_native_modules!\nend\n",
            plugin: "expo-notifications"),
        Hybrid(name: "code for React Native", imports: ["React"], plugin: "expo-notifications"),
        Hybrid(name: "the package of Capacitor", products: ["CapApp-SPM"], plugin: "expo-notifications"),
        Hybrid(name: "code for Cordova", imports: ["Cordova"], plugin: "expo-notifications"),
    ]

    @Test(arguments: hybrids)
    func pluginsAreLinkedByWhatTheAppIs(_ hybrid: Hybrid) throws {
        var project = LinkingProject("app/ios")
        (project.products, project.references) = (hybrid.products, hybrid.references)
        project.files = [
            "app/pubspec.lock": Self.dartLock, "pubspec.lock": "packages:\n  far:\n    version: \"1.0.0\"\n",
            "app/package.json": #"{ "dependencies": { "expo-notifications": "~1.0.0" } }"#,
            "app/package-lock.json": #"{ "packages": { "node_modules/of-another": { "version": "1.0.0" } } }"#,
        ]
        project.files["app/ios/Podfile"] = hybrid.podfile
        let linked = try Self.linked(project, imports: hybrid.imports)
        let other = hybrid.plugin == "workmanager" ? "expo-notifications" : "workmanager"
        #expect(linked.names.contains(hybrid.plugin) && !linked.names.contains(other))
        #expect(linked.names.isDisjoint(with: ["far", "of-another"]) && linked.doubt == nil)
        project.files["app/pubspec.lock"] = "no lock"
        project.files["app/package.json"] = "no manifest"
        #expect(try Self.linked(project, imports: hybrid.imports).doubt != nil)
    }

    @Test func withoutALockThePluginsArentKnown() throws {
        let linked = try Self.linked(LinkingProject(), imports: ["Flutter"])
        #expect(linked.doubt == "no lock names its plugins")
    }

    @Test func whatAnotherProjectBuildsMayLinkAnything() throws {
        var project = LinkingProject()
        project.frameworks = ["Core.framework"]
        project.files["ios/Podfile.lock"] = Self.podLock
        let linked = try Self.linked(project)
        #expect(linked.doubt == "another project builds Core.framework" && linked.names.contains("OneSignal"))
    }
}
