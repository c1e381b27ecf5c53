import Testing

@testable import LaunchTraceKit

/// An app of each kind of file that a project can name, with its launches as they were recorded, and ways to keep a part of
/// it from being read.
struct UnreadApp {
    let files: SampleFiles

    static let project = "Recipes.xcodeproj"

    /// What the tool does with such words below the root that git would know.
    func outcome(_ words: String...) -> CommandOutcome { outcome(words) }

    func outcome(_ words: [String]) -> CommandOutcome { files.outcome(words + ["--root", "."]) }

    /// One part that can't be read, and what is left open by that.
    struct Part: CustomTestStringConvertible, Sendable {
        let name: String
        let hasUnknown: Content
        let warning: String
        var change: @Sendable ([String: String]) -> [String: String] = { $0 }
        var bytes: [String: [UInt8]] = [:]
        var forbidden: Set<String> = []

        var testDescription: String { name }

        enum Content {
            /// Methods, or keys of the Info.plist that these launches rest on.
            case launches
            /// What these launches don't rest on, and others may: other keys, what a package sets up.
            case otherKeys
            /// Nothing of what the app is.
            case nothing
        }
    }

    /// The app whose launches were recorded while all of it could be read.
    init(without part: Part) {
        files = SampleFiles(part.change(Self.recorded), forbidden: part.forbidden)
        for (path, bytes) in part.bytes { files.set(path, bytes) }
    }

    /// With its launches.
    private static let recorded: [String: String] = {
        let files = SampleFiles(complete)
        for file in files.outcome("init", project, "--root", ".").files {
            files.set(file.path, Array(file.content.utf8))
        }
        return files.all
    }()

    private static let complete: [String: String] = SampleApp().files.merging([
        project + "/project.pbxproj": projectFile,
        "App/SceneDelegate.swift": SampleApp.sceneDelegate.replacing(SampleApp.warmWebMethod, with: ""),
        more: extensionText, "App/App.xcconfig": "FLAG = YES\n", "Synced/View.swift": "import UIKit\n",
        "Kit/Package.swift": """
        let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
            targets: [.target(name: "Kit")])
        """, "Kit/Sources/Kit/Kit.swift": "import UIKit\n",
    ]) { $1 }

    static let more = "App/More.swift"

    static let extensionText = "import UIKit\n\nextension SceneDelegate {\n\(SampleApp.warmWebMethod)}\n"

    private static let projectFile = """
        // !$*UTF8*$!
        { objects = {
        root = {isa = PBXProject; targets = (app); packageReferences = (kit); };
        app = {isa = PBXNativeTarget; name = Recipes; buildPhases = (phase); buildConfigurationList = list;
            productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (synced);
            packageProductDependencies = (product); };
        kit = {isa = XCLocalSwiftPackageReference; relativePath = Kit; };
        product = {isa = XCSwiftPackageProductDependency; productName = Kit; };
        phase = {isa = PBXSourcesBuildPhase; files = (b1, b2, b3); };
        b1 = {isa = PBXBuildFile; fileRef = f1; }; b2 = {isa = PBXBuildFile; fileRef = f2; };
        b3 = {isa = PBXBuildFile; fileRef = f3; };
        f1 = {isa = PBXFileReference; path = App/AppDelegate.swift; sourceTree = SOURCE_ROOT; };
        f2 = {isa = PBXFileReference; path = App/SceneDelegate.swift; sourceTree = SOURCE_ROOT; };
        f3 = {isa = PBXFileReference; path = More.swift; sourceTree = "<group>"; };
        group = {isa = PBXGroup; children = (f3); path = App; sourceTree = "<group>"; };
        synced = {isa = PBXFileSystemSynchronizedRootGroup; path = Synced; sourceTree = SOURCE_ROOT; };
        settings = {isa = PBXFileReference; path = App/App.xcconfig; sourceTree = SOURCE_ROOT; };
        list = {isa = XCConfigurationList; buildConfigurations = (release); };
        release = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = settings; buildSettings = {
            SDKROOT = iphoneos; INFOPLIST_FILE = App/Info.plist; CODE_SIGN_ENTITLEMENTS = App/App.entitlements; }; };
        }; rootObject = root; }
        """

    /// Each kind of part.
    static let parts: [Part] = [
        Part(
            name: "a source that isn't there", hasUnknown: .launches,
            warning: #"cannot read "App/More.swift": there is no such file or folder"#, change: without(more)),
        Part(
            name: "a source of 17 MiB", hasUnknown: .launches,
            warning: #"cannot read "App/More.swift": it has more than 16 MiB"#,
            bytes: [more: [UInt8](repeating: 0x20, count: 17 << 20)]),
        Part(
            name: "a source in UTF-16", hasUnknown: .launches,
            warning: #"cannot read "App/More.swift": it isn't in UTF-8"#,
            bytes: [more: extensionText.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }]),
        Part(
            name: "a source in Latin-1", hasUnknown: .launches,
            warning: #"cannot read "App/More.swift": it isn't in UTF-8"#,
            bytes: [more: Array("// \n\(extensionText)".utf8) + [0xE9]]),
        Part(
            name: "a source that nothing closes", hasUnknown: .launches, warning: "nothing closes this bracket",
            change: replacing(more, "\n}\n", "\n")),
        Part(
            name: "a source at an absolute path", hasUnknown: .launches,
            warning: #"cannot read "/More.swift": it is not below the root; choose another folder with --root"#,
            change: inProject(#"More.swift; sourceTree = "<group>""#, #"/More.swift; sourceTree = "<absolute>""#)),
        Part(
            name: "a group in itself", hasUnknown: .launches, warning: #"cannot read "App": the group contains itself"#,
            change: inProject("children = (f3)", "children = (f3, group)")),
        Part(
            name: "a folder that Xcode keeps in step", hasUnknown: .launches,
            warning: #"cannot read "Synced": permission denied"#, forbidden: ["Synced"]),
        Part(
            name: "the folder of a package's target", hasUnknown: .otherKeys,
            warning: #"cannot read "Kit/Sources/Kit": permission denied"#, forbidden: ["Kit/Sources/Kit"]),
        Part(
            name: "the manifest of a package", hasUnknown: .otherKeys,
            warning: #"cannot read "Kit/Package.swift": permission denied"#, forbidden: ["Kit/Package.swift"]),
        Part(
            name: "a package", hasUnknown: .otherKeys, warning: #"cannot read "Kit": there is no such file or folder"#,
            change: { $0.filter { !$0.key.hasPrefix("Kit/") } }),
        Part(
            name: "a file of settings that doesn't define the Info.plist", hasUnknown: .nothing,
            warning: #"cannot read "App/App.xcconfig": there is no such file or folder"#,
            change: without("App/App.xcconfig")),
        Part(
            name: "a file of settings that may add to the Info.plist", hasUnknown: .otherKeys,
            warning: #"cannot read "App/App.xcconfig": there is no such file or folder"#,
            change: { files in
                inProject("INFOPLIST_FILE =", "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE =")(
                    without("App/App.xcconfig")(files))
            }),
        Part(
            name: "one URL type", hasUnknown: .otherKeys,
            warning: #"cannot read all of CFBundleURLTypes in "App/Info.plist": UIKit expects another type there"#,
            change: replacing(
                "App/Info.plist", "<array><dict><key>CFBundleURLSchemes", "<array><true/><dict><key>CFBundleURLSchemes")
        ),
        Part(
            name: "the activity types", hasUnknown: .otherKeys,
            warning: #"cannot read all of NSUserActivityTypes in "App/Info.plist": UIKit expects another type there"#,
            change: replacing(
                "App/Info.plist", "<key>CFBundleURLTypes",
                "<key>NSUserActivityTypes</key><dict><key>read</key><string>r</string></dict><key>CFBundleURLTypes")),
        Part(
            name: "entitlements", hasUnknown: .nothing,
            warning: #"cannot read "App/App.entitlements": not a property list"#,
            bytes: ["App/App.entitlements": Array("<plist".utf8)]),
        Part(
            name: "a lock", hasUnknown: .nothing,
            warning: #"cannot read "Podfile.lock": its lines are not those of such a file"#,
            bytes: ["Podfile.lock": Array("<<<<<<< ours\n".utf8)]),
    ]

    private static func without(_ path: String) -> @Sendable ([String: String]) -> [String: String] {
        { files in files.filter { $0.key != path } }
    }

    private static func replacing(_ path: String, _ old: String, _ new: String)
        -> @Sendable ([String: String]) -> [String: String]
    {
        { files in
            var files = files
            files[path] = files[path]?.replacing(old, with: new)
            return files
        }
    }

    private static func inProject(_ old: String, _ new: String) -> @Sendable ([String: String]) -> [String: String] {
        replacing(project + "/project.pbxproj", old, new)
    }
}
