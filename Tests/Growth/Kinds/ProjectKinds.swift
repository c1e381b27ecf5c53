extension GrowthKind {
    /// Projects, by what they have many of.
    static let projects: [GrowthKind] = [
        project("members", 1000) { count in
            var project = ProjectText(
                objects: many(count) {
                    "f\($0) = {isa = PBXFileReference; path = F\($0).swift; sourceTree = \"<group>\"; };\n"
                        + "b\($0) = {isa = PBXBuildFile; fileRef = f\($0); };\n"
                }, sources: many(count) { "b\($0), " })
            project.children = many(count) { "f\($0), " }
            return project.files(
                Dictionary(uniqueKeysWithValues: (0..<count).map { ("F\($0).swift", "class C\($0) {}\n") }))
        },
        project("missing members", 500) { count in
            ProjectText(objects: many(count) { member($0, "M\($0).swift") }, sources: many(count) { "b\($0), " }).files(
                Dictionary(uniqueKeysWithValues: (0..<count).map { ("F\($0).txt", "") }))
        },
        project("missing members that rules make", 500) { count in
            ProjectText(
                objects: many(count) { member($0, "P\($0).proto") + made($0) } + """
                    rule = {isa = PBXBuildRule; fileType = pattern.proxy; filePatterns = "*.proto";
                        outputFiles = ("$(INPUT_FILE_BASE).swift"); };
                    """, sources: many(count) { "b\($0), m\($0), " }, rules: "rule"
            ).files()
        },
        project("what a script writes", 100) { count in
            ProjectText(
                objects: "p0 = {isa = PBXShellScriptBuildPhase; outputPaths = ("
                    + many(count) { "\"$(V)\($0).swift\", " } + "); };", phases: "p0",
                settings: "V = \"\(many(30_000, "v"))\";"
            ).files()
        },
        project("members in other letters", 1500) { count in
            ProjectText(objects: many(count) { member($0, "f\($0).SWIFT") }, sources: many(count) { "b\($0), " }).files(
                Dictionary(uniqueKeysWithValues: (0..<count).map { ("F\($0).swift", "") }))
        },
        project("groups", 2000) { count in
            var project = ProjectText(
                objects: many(count) {
                    "g\($0) = {isa = PBXGroup; children = (); path = G\($0); sourceTree = \"<group>\"; };\n"
                })
            project.children = many(count) { "g\($0), " }
            return project.files()
        },
        project("levels of groups", 1500) { count in
            ProjectText(
                objects: many(count) {
                    "g\($0) = {isa = PBXGroup; children = (g\($0 + 1), r\($0)); path = G; sourceTree = \"<group>\"; };\n"
                        + "r\($0) = {isa = PBXFileReference; path = R.h; sourceTree = \"<group>\"; };\n"
                }, children: "g0"
            ).files()
        }, project("headers", 1000) { count in ProjectText(objects: many(count) { member($0, "H\($0).h") }).files() },
        project("headers and libraries", 500) { count in
            ProjectText(
                objects: many(count) { member($0, "H\($0).h") + library($0) }, targets: many(count) { "t\($0), " },
                dependencies: many(count) { "d\($0), " }
            ).files()
        },
        project("libraries in a row", 1000) { count in
            ProjectText(
                objects: many(count) {
                    "t\($0) = {isa = PBXNativeTarget; name = L\($0); productType = \"com.apple.product-type.framework\"; "
                        + "dependencies = (d\($0 + 1)); };\nd\($0) = {isa = PBXTargetDependency; target = t\($0); };\n"
                }, targets: many(count) { "t\($0), " }, dependencies: "d0"
            ).files()
        },
        project("apps and headers", 250, "--target App") { count in
            ProjectText(
                objects: many(count) {
                    "t\($0) = {isa = PBXNativeTarget; name = A\($0); buildConfigurationList = list; "
                        + "productType = \"com.apple.product-type.application\"; };\n" + member($0, "H\($0).h")
                }, targets: many(count) { "t\($0), " }
            ).files()
        },
        project("apps to choose from", 500, ends: refused) { count in
            ProjectText(
                objects: many(count) {
                    "t\($0) = {isa = PBXNativeTarget; name = A\($0); buildConfigurationList = list; "
                        + "productType = \"com.apple.product-type.application\"; };\n"
                }, targets: "target, " + many(count) { "t\($0), " }
            ).files()
        },
        project("configurations", 500) { count in
            ProjectText(
                objects: many(count) {
                    "c\($0) = {isa = XCBuildConfiguration; name = C\($0); buildSettings = {}; };\n"
                }, configurations: many(count) { "c\($0), " }
            ).files()
        },
        project("phases", 2000) { count in
            ProjectText(
                objects: many(count) { "p\($0) = {isa = PBXSourcesBuildPhase; files = (built); };\n" },
                phases: many(count) { "p\($0), " }
            ).files()
        }, project("comments", 300_000) { ProjectText(objects: many($0, "/* c */ ")).files() },
        project("unclosed strings", 300_000, ends: refused) {
            ProjectText(objects: many($0 + 1, "\" /* ") + "\"").files()
        },
        project("brackets", 60_000) {
            ProjectText(objects: "x = {isa = X; k = (" + many($0, "(), ") + "); };").files()
        },
        project("other objects", 4000) { count in
            ProjectText(objects: many(count) { "o\($0) = {isa = PBXOther; k = v; };\n" }).files()
        },
        GrowthKind("project as XML", "scan .", 2000, ends: refused) { count in
            let project = """
                <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>rootObject</key><string>root</string>
                <key>objects</key><dict><key>root</key><dict><key>isa</key><string>PBXProject</string></dict>
                """
            let objects = many(count) { "<key>o\($0)</key><dict><key>isa</key><string>PBXGroup</string></dict>\n" }
            return ["App.xcodeproj/project.pbxproj": project + objects + "</dict></dict></plist>"]
        },
    ]

    /// Folders that are kept in step, packages, and what lies in folders.
    static let projectFolders: [GrowthKind] = [
        project("synchronized folder", 1000) { count in
            ProjectText(objects: folder(0), folders: "s0", children: "s0").files(
                Dictionary(uniqueKeysWithValues: (0...count).map { ("S0/F\($0).swift", "class C\($0) {}\n") }))
        },
        project("synchronized folders", 500) { count in
            ProjectText(objects: many(count) { folder($0) }, folders: many(count) { "s\($0), " }).files(
                Dictionary(uniqueKeysWithValues: (0...count).map { ("S\($0)/F.swift", "class C\($0) {}\n") }))
        },
        project("synchronized folder of many libraries", 300) { count in
            ProjectText(
                objects: folder(0)
                    + many(count) {
                        "t\($0) = {isa = PBXNativeTarget; name = L\($0); productType = \"com.apple.product-type.framework\"; "
                            + "fileSystemSynchronizedGroups = (s0); };\nd\($0) = {isa = PBXTargetDependency; target = t\($0); };\n"
                    }, targets: many(count) { "t\($0), " }, dependencies: many(count) { "d\($0), " }, children: "s0"
            ).files(Dictionary(uniqueKeysWithValues: (0...count).map { ("S0/F\($0).swift", "class C\($0) {}\n") }))
        },
        project("exceptions of a folder", 12_000) { count in
            ProjectText(
                objects: "s0 = {isa = PBXFileSystemSynchronizedRootGroup; path = S0; sourceTree = \"<group>\"; "
                    + "exceptions = (e); };\ne = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = target; "
                    + "membershipExceptions = (" + many(count) { "F\($0).swift, " } + "); };", folders: "s0",
                children: "s0"
            ).files(["S0/F.swift": ""])
        },
        project("sets of exceptions", 2000) { count in
            ProjectText(
                objects:
                    "s0 = {isa = PBXFileSystemSynchronizedRootGroup; path = S0; sourceTree = \"<group>\"; exceptions = ("
                    + many(count) { "e\($0), " } + "); };\n"
                    + many(count) {
                        "e\($0) = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = target; "
                            + "membershipExceptions = (F\($0).swift); platformFiltersByRelativePath = {F\($0).swift = (ios); }; };\n"
                    }, folders: "s0", children: "s0"
            ).files(["S0/F.swift": ""])
        },
        GrowthKind("folder of sources", GrowthKind.scanOfFolder, 1000) { count in
            Dictionary(uniqueKeysWithValues: (0..<count).map { ("App/F\($0).swift", "class C\($0) {}\n") }).merging([
                "App/AppDelegate.swift": ProjectText.delegate
            ]) { $1 }
        }, manifest("targets", 3000) { many($0) { ", .target(name: \"T\($0)\")" } },
        manifest("dependencies", 12_000) {
            ", .target(name: \"K\", dependencies: [" + many($0) { "\"D\($0)\", " } + "])"
        },
        manifest("dependencies in a row", 1000) {
            many($0) { ", .target(name: \"D\($0)\", dependencies: [\"D\($0 + 1)\"])" }
        },
        manifest("calls in calls", 24_000) {
            ", .target(name: \"K\", dependencies: [" + many($0, ".a(") + many($0, ")") + "])"
        },
        manifest("targets in targets", 12_000) {
            ", " + many($0, ".target(name: \"x\", dependencies: [") + many($0, "])")
        }, manifest("open calls", 48_000) { ", " + many($0, ".target(") },
        manifest("products", 6000) { many($0) { ", .library(name: \"L\($0)\", targets: [\"Kit\"])" } },
        project("packages", 150) { count in
            let names = Dictionary(
                uniqueKeysWithValues: (0..<count).map {
                    ("P\($0)/Package.swift", "let p = Package(targets: [.target(name: \"P\($0)\")])")
                })
            return ProjectText(
                objects: many(count) {
                    "r\($0) = {isa = XCLocalSwiftPackageReference; relativePath = P\($0); };\n"
                        + "u\($0) = {isa = XCSwiftPackageProductDependency; productName = P\($0); };\n"
                }, packages: many(count) { "r\($0), " }, products: many(count) { "u\($0), " }
            ).files(names)
        },
    ]

    static func project(
        _ name: String, _ size: Int, _ options: String = "", ends statuses: ClosedRange<Int32> = answered,
        _ files: @escaping @Sendable (Int) -> [String: String]
    ) -> GrowthKind { GrowthKind("project: " + name, "scan . " + options, size, ends: statuses, files) }

    private static func manifest(_ name: String, _ size: Int, _ more: @escaping @Sendable (Int) -> String) -> GrowthKind
    {
        GrowthKind("Package.swift: " + name, "scan .", size) { count in
            ProjectText(
                objects: "r = {isa = XCLocalSwiftPackageReference; relativePath = Kit; };\n"
                    + "u = {isa = XCSwiftPackageProductDependency; productName = D0; };\n", packages: "r", products: "u"
            ).files(["Kit/Package.swift": "let package = Package(targets: [.target(name: \"Kit\")\(more(count))])"])
        }
    }

    private static func member(_ number: Int, _ path: String) -> String {
        "f\(number) = {isa = PBXFileReference; path = \(path); sourceTree = SOURCE_ROOT; };\n"
            + "b\(number) = {isa = PBXBuildFile; fileRef = f\(number); };\n"
    }

    private static func made(_ number: Int) -> String {
        "n\(number) = {isa = PBXFileReference; path = P\(number).swift; sourceTree = SOURCE_ROOT; };\n"
            + "m\(number) = {isa = PBXBuildFile; fileRef = n\(number); };\n"
    }

    private static func library(_ number: Int) -> String {
        "t\(number) = {isa = PBXNativeTarget; name = L\(number); productType = \"com.apple.product-type.framework\"; };\n"
            + "d\(number) = {isa = PBXTargetDependency; target = t\(number); };\n"
    }

    private static func folder(_ number: Int) -> String {
        "s\(number) = {isa = PBXFileSystemSynchronizedRootGroup; path = S\(number); sourceTree = SOURCE_ROOT; };\n"
    }
}

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
