import ProjectReading

/// A project with one app, what the app links, and files beside it; each exists only in a test.
package struct LinkingProject {
    /// The folder of the project.
    package var folder: String
    /// The products of packages that the target links.
    package var products: [String] = []
    /// What it links that another project builds, or that CocoaPods makes.
    package var frameworks: [String] = []
    /// The project's other files, by their paths in its folder.
    package var references: [String] = []
    /// The text of the app's only source.
    package var code: String
    /// The inside of the Info.plist.
    package var plist = ""
    /// By paths from the root.
    package var files: [String: String] = [:]

    package init(
        _ folder: String = "ios", code: String = "@main class AppDelegate: UIResponder, UIApplicationDelegate {}"
    ) { (self.folder, self.code) = (folder, code) }

    /// The path of the project.
    package var path: String { "\(folder)/Runner.xcodeproj" }

    package var memory: MemoryFolder {
        let own = [
            "\(path)/project.pbxproj": projectFile, "\(folder)/App.swift": code,
            "\(folder)/Info.plist": "<plist version=\"1.0\"><dict>\(plist)</dict></plist>",
        ]
        return MemoryFolder(files: files.merging(own) { $1 })
    }

    private var projectFile: String {
        let products = products.enumerated().map {
            "p\($0) = {isa = XCSwiftPackageProductDependency; productName = \"\($1)\"; };"
        }
        let frameworks = frameworks.enumerated().map {
            "f\($0) = {isa = PBXFileReference; path = \"\($1)\"; sourceTree = BUILT_PRODUCTS_DIR; };"
                + "b\($0) = {isa = PBXBuildFile; fileRef = f\($0); };"
        }
        let references = references.enumerated().map {
            "r\($0) = {isa = PBXFileReference; path = \"\($1)\"; sourceTree = SOURCE_ROOT; };"
        }
        func names(_ letter: String, _ objects: [String]) -> String {
            objects.indices.map { "\(letter)\($0)" }.joined(separator: ", ")
        }
        return """
            // !$*UTF8*$!
            { objects = {
            root = {isa = PBXProject; targets = (app); packageReferences = (kit); };
            kit = {isa = XCLocalSwiftPackageReference; relativePath = Kit; };
            app = {isa = PBXNativeTarget; name = Runner; productType = "com.apple.product-type.application";
                buildPhases = (sources, linking); buildConfigurationList = list;
                packageProductDependencies = (\(names("p", products))); };
            sources = {isa = PBXSourcesBuildPhase; files = (own); };
            linking = {isa = PBXFrameworksBuildPhase; files = (\(names("b", frameworks))); };
            own = {isa = PBXBuildFile; fileRef = code; };
            code = {isa = PBXFileReference; path = App.swift; sourceTree = SOURCE_ROOT; };
            list = {isa = XCConfigurationList; buildConfigurations = (release); };
            release = {isa = XCBuildConfiguration; name = Release;
                buildSettings = { SDKROOT = iphoneos; INFOPLIST_FILE = Info.plist; }; };
            \((products + frameworks + references).joined(separator: "\n"))
            }; rootObject = root; }
            """
    }
}

/// Files that exist only in a test, by their paths.
package struct MemoryFolder {
    package var files: [String: String]

    package init(files: [String: String]) { self.files = files }

    package var folder: ProjectFolder {
        let files = files
        return ProjectFolder(
            readFile: { (path) throws(ProjectProblem) in
                guard let text = files[path] else { throw .absent(path) }
                return Array(text.utf8)
            },
            listFolder: { (path) throws(ProjectProblem) in
                let prefix = path.isEmpty ? "" : path + "/"
                let inside = files.keys.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
                guard !inside.isEmpty else { throw .absent(path) }
                let entries = inside.map { rest in
                    ProjectFolder.Entry(name: String(rest.prefix { $0 != "/" }), isFolder: rest.contains("/"))
                }
                return Array(Set(entries))
            })
    }
}
