/// A small project with parts that grow.
struct ProjectText {
    var objects = ""
    /// Identifiers in the list of the target's phase of sources, of all targets, and so on.
    var sources = ""
    var targets = ""
    var dependencies = ""
    var phases = ""
    var rules = ""
    var configurations = ""
    var settings = ""
    var packages = ""
    var products = ""
    var folders = ""
    var children = ""
    /// The file that the settings of the target begin with.
    var configurationFile: String?

    /// The files of the project, and others.
    func files(_ others: [String: String] = [:]) -> [String: String] {
        ["App.xcodeproj/project.pbxproj": text, "AppDelegate.swift": Self.delegate].merging(others) { $1 }
    }

    private var text: String {
        """
        // !$*UTF8*$!
        { objects = {
        root = {isa = PBXProject; targets = (target, \(targets)); mainGroup = main; packageReferences = (\(packages)); };
        main = {isa = PBXGroup; children = (file, xcconfig, \(children)); sourceTree = "<group>"; };
        file = {isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
        xcconfig = {isa = PBXFileReference; path = "\(configurationFile ?? "None.xcconfig")"; sourceTree = "<group>"; };
        built = {isa = PBXBuildFile; fileRef = file; };
        target = {isa = PBXNativeTarget; name = App; buildPhases = (phase, \(phases)); buildRules = (\(rules));
            productType = "com.apple.product-type.application"; buildConfigurationList = list;
            dependencies = (\(dependencies)); packageProductDependencies = (\(products));
            fileSystemSynchronizedGroups = (\(folders)); };
        phase = {isa = PBXSourcesBuildPhase; files = (built, \(sources)); };
        list = {isa = XCConfigurationList; buildConfigurations = (release, \(configurations)); };
        release = {isa = XCBuildConfiguration; name = Release;
            \(configurationFile == nil ? "" : "baseConfigurationReference = xcconfig;")
            buildSettings = { SDKROOT = iphoneos; \(settings) }; };
        \(objects)
        }; rootObject = root; }
        """
    }

    static let delegate = """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions:
                [UIApplication.LaunchOptionsKey: Any]?) -> Bool { return true }
        }

        """
}
