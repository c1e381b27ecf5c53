/// A small app that is right as it stands, and handles whatever opens it.
package struct WholeApp: Sendable, CustomStringConvertible {
    package let description: String
    /// By their paths from the root.
    package let files: [String: String]
    /// The codes of the warnings that are right to be told of it.
    package let standing: Set<String>
    /// The file with what has to be set up as the app is launched.
    let launchCode: String

    package static let project = "Recipes.xcodeproj"
    static let infoPlist = "Info.plist"
    private static let code = "App/"

    init(
        _ description: String, _ code: [String: String], infoPlist: String, opensLinks: Bool = false,
        launchCode: String = "AppDelegate.swift", standing: Set<String> = []
    ) {
        self.description = description
        self.launchCode = launchCode
        self.standing = standing
        var files = Dictionary(uniqueKeysWithValues: code.map { (Self.code + $0, $1) })
        files[Self.infoPlist] = WholeAppPlist.file(infoPlist)
        files["App.entitlements"] = WholeAppPlist.file(opensLinks ? WholeAppPlist.linkHost : "")
        files["\(Self.project)/project.pbxproj"] = Self.projectFile
        self.files = files
    }

    package static let all = [
        swiftScenes, swiftDelegate, objectiveCScenes, objectiveCDelegate, swiftUIAdaptor, swiftUI, swiftServices,
        objectiveCServices,
    ]

    static let uiKit = [swiftScenes, swiftDelegate]
    static let swift = uiKit + [swiftUIAdaptor, swiftUI]
    static let objectiveC = [objectiveCScenes, objectiveCDelegate]

    /// The path from the root of a file that is named without its folder.
    func path(_ file: String) -> String { file == Self.infoPlist ? file : Self.code + file }

    private static let projectFile = """
        // !$*UTF8*$!
        { objects = {
        root = {isa = PBXProject; targets = (app); mainGroup = group; };
        group = {isa = PBXGroup; children = (code); sourceTree = "<group>"; };
        code = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        app = {isa = PBXNativeTarget; name = Recipes; productType = "com.apple.product-type.application";
            buildPhases = (sources); fileSystemSynchronizedGroups = (code); buildConfigurationList = list; };
        sources = {isa = PBXSourcesBuildPhase; files = (); };
        list = {isa = XCConfigurationList; buildConfigurations = (release); };
        release = {isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos;
            PRODUCT_NAME = Recipes; INFOPLIST_FILE = Info.plist; CODE_SIGN_ENTITLEMENTS = App.entitlements; }; };
        }; rootObject = root; }

        """
}
