import ProjectFixtures
import ProjectReading
import Testing

struct LinkedLibrariesTests {
    private static func linked(_ project: LinkingProject, imports: Set<String> = []) throws -> LinkedLibraries {
        let folder = project.memory.folder
        let target = try XcodeProject(folder, path: project.path).target(named: nil)
        let versions = LockedVersions(folder, project: target.folder)
        return LinkedLibraries(target, imports: imports, versions: versions)
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
            "ios/Runner.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved":
                #"{"pins": [{"identity": "firebase-ios-sdk", "state": {"version": "12.0.0"}}], "version": 3}"#,
        ]
        let linked = try Self.linked(project, imports: ["UIKit"])
        #expect(linked.names == ["UIKit"] && linked.doubt == nil && linked.possible == [])
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
            """, "ios/Kit/Sources/Kit/Kit.swift": "", "ios/Kit/Sources/Inner/Inner.swift": "",
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
        project.frameworks = ["Core.framework"]
        #expect(try Self.linked(project, imports: ["Firebase"]).names == ["Core", "Firebase", "FirebaseAnalytics"])
        project.products = []
        project.frameworks = ["Pods_Runner.framework"]
        project.files["ios/Podfile.lock"] = Self.podLock
        let linked = try Self.linked(project, imports: ["Firebase"])
        #expect(linked.names == ["Pods_Runner"] && linked.possible.contains("Firebase/Messaging"))
    }

    /// The lock is that of all targets, so that a pod is linked only where the code imports it, or another pod that asks for
    /// it.
    @Test func podsOfTheLockAreLinkedIfImported() throws {
        var project = LinkingProject()
        project.frameworks = ["Pods_Runner.framework"]
        project.files = ["ios/Podfile.lock": Self.podLock]
        let all: Set = ["Firebase/Messaging", "FirebaseMessaging", "GoogleUtilities/AppDelegateSwizzler", "OneSignal"]
        var linked = try Self.linked(project)
        #expect(linked.names == ["Pods_Runner"] && linked.possible == all && linked.doubt == nil)
        linked = try Self.linked(project, imports: ["FirebaseMessaging"])
        let messaging: Set = ["FirebaseMessaging", "GoogleUtilities/AppDelegateSwizzler"]
        #expect(linked.names == messaging.union(["Pods_Runner"]))
        #expect(linked.possible == all.subtracting(messaging))
        // The pod by itself was taken for its part that swizzles.
        project.files["ios/Podfile.lock"] = "PODS:\n  - GoogleUtilities/Environment (8.1.0)\n"
        linked = try Self.linked(project, imports: ["GoogleUtilities"])
        #expect(linked.names.union(linked.possible) == ["Pods_Runner", "GoogleUtilities/Environment"])
        project.files["ios/Podfile.lock"] = "<<<<<<< ours\n"
        #expect(try Self.linked(project).doubt == #""ios/Podfile.lock" can't be read"#)
        project.files["ios/Podfile.lock"] = nil
        #expect(try Self.linked(project).doubt == "no Podfile.lock lists the libraries in Pods_Runner")
    }

    /// React is in the lock, and may be linked by another target.
    @Test func pluginsOfAPossibleFrameworkArePossible() throws {
        var project = LinkingProject("app/ios")
        project.frameworks = ["libPods-Runner.a"]
        project.files = [
            "app/ios/Podfile.lock": "PODS:\n  - React-Core (0.81.4)\n",
            "app/package.json": #"{ "dependencies": { "expo-notifications": "~1.0.0" } }"#,
        ]
        let linked = try Self.linked(project)
        #expect(linked.possible.contains("expo-notifications") && !linked.names.contains("expo-notifications"))
    }

    /// An app of a framework that links plugins, told by one mark.
    struct Hybrid: CustomTestStringConvertible {
        let name: String
        var imports: Set<String> = []
        var products: [String] = []
        var references: [String] = []
        let plugin: String
        var testDescription: String { name }
    }

    static let hybrids = [
        Hybrid(name: "the settings of Flutter", references: ["Flutter/Generated.xcconfig"], plugin: "workmanager"),
        Hybrid(name: "code for Flutter", imports: ["Flutter"], plugin: "workmanager"),
        Hybrid(name: "code for React Native", imports: ["React"], plugin: "expo-notifications"),
        Hybrid(name: "the package of Capacitor", products: ["CapApp-SPM"], plugin: "expo-notifications"),
        Hybrid(name: "code for Cordova", imports: ["Cordova"], plugin: "expo-notifications"),
    ]

    @Test(arguments: hybrids) func pluginsAreLinkedByWhatTheAppIs(_ hybrid: Hybrid) throws {
        var project = LinkingProject("app/ios")
        (project.products, project.references) = (hybrid.products, hybrid.references)
        project.files = [
            "app/pubspec.lock": Self.dartLock, "pubspec.lock": "packages:\n  far:\n    version: \"1.0.0\"\n",
            "app/package.json": #"{ "dependencies": { "expo-notifications": "~1.0.0" } }"#,
            "app/package-lock.json": #"{ "packages": { "node_modules/of-another": { "version": "1.0.0" } } }"#,
        ]
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
        #expect(linked.doubt == "no lock file names its plugins")
    }

    @Test func whatAnotherProjectBuildsMayLinkAnything() throws {
        var project = LinkingProject()
        project.frameworks = ["Core.framework"]
        project.files["ios/Podfile.lock"] = Self.podLock
        let linked = try Self.linked(project)
        #expect(linked.doubt == "another project builds Core.framework" && linked.names.contains("OneSignal"))
    }
}
