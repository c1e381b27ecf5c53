import ProjectFixtures
import ProjectReading
import Testing

struct ProjectTests {
    /// An app with an extension, tests, a twin for macOS, a library, a package and a folder that Xcode keeps in step.
    private static let objects = """
        root = {isa = PBXProject; mainGroup = main; buildConfigurationList = projectList; targets = (app, mac, widget);
            packageReferences = (localPackage); };
        main = {isa = PBXGroup; children = (code, synced, headers, kit); sourceTree = "<group>"; };
        code = {isa = PBXGroup; children = (appDelegate, scene, bridge, macOnly, outside, mock); path = Code;
            sourceTree = "<group>"; };
        appDelegate = {isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
        scene = {isa = PBXFileReference; path = "Code/Old Names/Scene.m"; sourceTree = SOURCE_ROOT; };
        bridge = {isa = PBXFileReference; path = Bridge.mm; sourceTree = "<group>"; };
        macOnly = {isa = PBXFileReference; path = MacOnly.swift; sourceTree = "<group>"; };
        mock = {isa = PBXFileReference; path = MockDelegate.swift; sourceTree = "<group>"; };
        outside = {isa = PBXFileReference; path = ../../Outside.swift; sourceTree = "<group>"; };
        headers = {isa = PBXFileReference; path = Scene.h; sourceTree = "<group>"; };
        kit = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
        generated = {isa = PBXFileReference; path = Derived.swift; sourceTree = BUILT_PRODUCTS_DIR; };
        b1 = {isa = PBXBuildFile; fileRef = appDelegate; }; b2 = {isa = PBXBuildFile; fileRef = scene; };
        b3 = {isa = PBXBuildFile; fileRef = bridge; platformFilters = (ios, maccatalyst); };
        b4 = {isa = PBXBuildFile; fileRef = macOnly; platformFilter = maccatalyst; };
        b5 = {isa = PBXBuildFile; fileRef = outside; }; b6 = {isa = PBXBuildFile; fileRef = kit; };
        b7 = {isa = PBXBuildFile; fileRef = libraryProduct; }; b8 = {isa = PBXBuildFile; fileRef = generated; };
        b9 = {isa = PBXBuildFile; fileRef = mock; };
        sources = {isa = PBXSourcesBuildPhase; files = (b1, b2, b3, b4, b5, b8, b9); };
        frameworks = {isa = PBXFrameworksBuildPhase; files = (b7); };
        kitSources = {isa = PBXSourcesBuildPhase; files = (b6); };
        app = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
            buildConfigurationList = appList; buildPhases = (sources, frameworks);
            fileSystemSynchronizedGroups = (synced); packageProductDependencies = (product); };
        mac = {isa = PBXNativeTarget; name = Mac; productType = "com.apple.product-type.application";
            buildConfigurationList = macList; buildPhases = (); };
        widget = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; };
        library = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.library.static";
            productReference = libraryProduct; buildPhases = (kitSources); };
        product = {isa = XCSwiftPackageProductDependency; productName = Links; };
        localPackage = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Links; };
        synced = {isa = PBXFileSystemSynchronizedRootGroup; path = Synced; sourceTree = "<group>";
            exceptions = (notInApp, inWidget); };
        notInApp = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = app;
            membershipExceptions = (Widget/Widget.swift, Tests); };
        inWidget = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = widget;
            membershipExceptions = (Shared.swift); };
        projectList = {isa = XCConfigurationList; buildConfigurations = (projectRelease); };
        projectRelease = {isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; NAME = "My App";
            FLAGS = (BASE, "$(inherited)"); }; };
        appList = {isa = XCConfigurationList; buildConfigurations = (appDebug, appRelease); };
        appDebug = {isa = XCBuildConfiguration; name = Debug; buildSettings = { SCHEME = wrong; }; };
        appRelease = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = xcconfig;
            buildSettings = { PRODUCT_NAME = "$(NAME)"; INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist";
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = ("$(inherited)", APPSTORE, "$(NONE)"); GENERATE_INFOPLIST_FILE = YES;
            EXCLUDED_SOURCE_FILE_NAMES = ("Mock*", "*/Old Names/*"); INCLUDED_SOURCE_FILE_NAMES = "Scene.?";
            "INFOPLIST_KEY_UILaunchScreen_Generation[sdk=iphoneos*]" = YES;
            "INFOPLIST_KEY_UIApplicationSceneManifest_Generation[sdk=macosx*]" = YES;
            INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = "UIInterfaceOrientationPortrait Other"; }; };
        macList = {isa = XCConfigurationList; buildConfigurations = (macRelease); };
        macRelease = {isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = macosx; }; };
        xcconfig = {isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = SOURCE_ROOT; };
        """

    private static let files = [
        "ios/App.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ objects = {\n\(objects)\n}; rootObject = root; }",
        "ios/App/Info.plist": """
        <plist version="1.0"><dict>
        <key>CFBundleURLTypes</key><array><dict>
        <key>CFBundleURLSchemes</key><array><string>${SCHEME}</string><string>$(NOWHERE)x</string></array>
        </dict></array>
        <key>UIMainStoryboardFile</key><string>Main-$(PRODUCT_MODULE_NAME)-$(PRODUCT_NAME:rfc1034identifier)</string>
        <key>UIFileSharingEnabled</key><true/><key>Count</key><integer>3</integer>
        </dict></plist>
        """,
        "ios/Config/App.xcconfig": """
        #include "Base.xcconfig" // first
        #include? "Missing.xcconfig"
        SCHEME = base
        SCHEME[sdk=iphoneos*] = phone-$(SUFFIX)
        SCHEME[sdk=macosx*] = mac
        """,
        "ios/Config/Base.xcconfig":
            "SUFFIX = one\nSUFFIX = $(inherited)two // https://example.com\nFLAGS = $(inherited) MORE",
        "ios/Synced/Shared.swift": "", "ios/Synced/Deep/Inner.m": "", "ios/Synced/Deep/Inner.h": "",
        "ios/Synced/Widget/Widget.swift": "", "ios/Synced/Tests/AppTests.swift": "", "ios/Synced/Photo.png": "",
        "ios/Packages/Links/Package.swift": """
        let package = Package(name: "Links", products: [.library(name: "Links", targets: ["Links"])],
            dependencies: [.package(path: "../Base")],
            targets: [
                .target(name: "Links", dependencies: [.product(name: "Base", package: "base-package"), "Inner",
                    .target(name: "Inner")], exclude: ["Not"]),
                .target(name: "Inner", path: "Elsewhere"), .target(name: "Unused"),
                .testTarget(name: "LinksTests", dependencies: ["Links"])])
        """, "ios/Packages/Links/Sources/Links/Links.swift": "", "ios/Packages/Links/Sources/Links/Not/Not.swift": "",
        "ios/Packages/Links/Elsewhere/Inner.swift": "", "ios/Packages/Links/Sources/Unused/Unused.swift": "",
        "ios/Packages/Links/Tests/LinksTests/Tests.swift": "",
        "ios/Packages/Base/Package.swift": """
        let package = Package(name: "Base", products: [.library(name: "Base", targets: ["Base"])],
            targets: [.target(name: "Base")])
        """, "ios/Packages/Base/Sources/Base/Base.swift": "",
    ]

    private static func target() throws -> ProjectTarget {
        try XcodeProject(MemoryFolder(files: files).folder, path: "ios/App.xcodeproj").target(named: nil)
    }

    @Test func takesTheFilesOfTheTarget() throws {
        let target = try Self.target()
        #expect(
            target.sources == [
                "Outside.swift", "ios/Code/AppDelegate.swift", "ios/Code/Bridge.mm", "ios/Code/Old Names/Scene.m",
                "ios/Synced/Deep/Inner.m", "ios/Synced/Shared.swift", "ios/Kit.swift",
                "ios/Packages/Links/Sources/Links/Links.swift", "ios/Packages/Base/Sources/Base/Base.swift",
                "ios/Packages/Links/Elsewhere/Inner.swift",
            ])
        #expect(target.headers == ["ios/Scene.h", "ios/Synced/Deep/Inner.h"])
        #expect(target.problems == [])
    }

    /// From tools 5.9 on, the only target of a package may own all of `Sources`; test targets don't count.
    @Test(arguments: [
        ("5.9", "", true), ("6.0", #", .testTarget(name: "BaseTests")"#, true), ("5.8", "", false), ("5.10", "", true),
        ("5.9", #", .target(name: "Other")"#, false), ("5.9", #", .executableTarget(name: "Tool")"#, false),
    ]) func theOnlyTargetOwnsAllSources(_ tools: String, _ others: String, _ isFound: Bool) throws {
        var files = Self.files
        files["ios/Packages/Base/Package.swift"] = """
            // swift-tools-version: \(tools)
            let package = Package(name: "Base", products: [.library(name: "Base", targets: ["Base"])],
                targets: [.target(name: "Base")\(others)])
            """
        files["ios/Packages/Base/Sources/Base/Base.swift"] = nil
        files["ios/Packages/Base/Sources/Core.swift"] = ""
        let target = try XcodeProject(MemoryFolder(files: files).folder, path: "ios/App.xcodeproj").target(named: nil)
        #expect(target.sources.contains("ios/Packages/Base/Sources/Core.swift") == isFound)
        #expect(target.problems.isEmpty == isFound)
    }

    /// A Mac finds them.
    @Test func findsFilesInOtherLetters() throws {
        var files: [String: String] = [:]
        for (path, text) in Self.files {
            let isNamed = path.hasSuffix(".pbxproj") || path.hasSuffix("Package.swift")
            files[
                isNamed
                    ? path
                    : path.replacing("ios/Code/", with: "ios/CODE/").replacing("/App/Info", with: "/app/info")
                        .replacing("App.xcconfig", with: "app.xcconfig").replacing("/Synced/", with: "/synced/")] = text
        }
        files["ios/CODE/AppDelegate.swift"] = "class AppDelegate {}"
        let folder = MemoryFolder(files: files).folder
        let target = try XcodeProject(folder, path: "ios/App.xcodeproj").target(named: nil)
        #expect(target.sources.contains("ios/synced/Deep/Inner.m"))
        #expect(target.settings.value("SCHEME")?.text == "phone-onetwo")
        #expect(target.infoPlist.origins["Count"] == .file("ios/app/info.plist"))
        let code = TargetCode(target, in: folder)
        #expect(
            code.type("AppDelegate")?.parts.first.map { code.place($0).source.name } == "ios/CODE/AppDelegate.swift")
    }

    /// What Xcode keeps in step is asked for files of the target, and for packages.
    @Test func listsAFolderOnceInWhicheverLetters() throws {
        var files: [String: String] = [:]
        for (path, text) in Self.files {
            files[
                path.replacing("/Synced/", with: "/synced/").replacing("/Packages/Base/", with: "/synced/Tests/Base/")] =
                text
        }
        let listed = ListedFolders()
        let folder = MemoryFolder(files: files).folder
        let counted = ProjectFolder(
            readFile: { (path, kind) throws(ProjectProblem) in try folder.file(path, as: kind) },
            listFolder: { (path) throws(ProjectProblem) in
                listed.paths.append(path)
                return try folder.entries(path)
            })
        let target = try XcodeProject(counted, path: "ios/App.xcodeproj").target(named: nil)
        #expect(target.sources.contains("ios/synced/Tests/Base/Sources/Base/Base.swift"))
        #expect(listed.paths.count { $0 == "ios/synced/Deep" } == 1)
    }

    /// Asked by one reader at a time.
    private final class ListedFolders: @unchecked Sendable { var paths: [String] = [] }

    /// The folder of the project, and one in it.
    @Test func aFolderInOneOfItsNameIsAnother() throws {
        var files = Self.files
        files["ios/App.xcodeproj/project.pbxproj"]?.replace("$(SRCROOT)/App/Info.plist", with: "ios/Info.plist")
        files["ios/ios/Info.plist"] = files.removeValue(forKey: "ios/App/Info.plist")
        let target = try XcodeProject(MemoryFolder(files: files).folder, path: "ios/App.xcodeproj").target(named: nil)
        #expect(target.infoPlist.origins["Count"] == .file("ios/ios/Info.plist"))
    }

    @Test(arguments: [
        ("*.m", "Code/a.m", true), ("*.m", "Code/a.mm", false), ("Mock*", "Code/MockA.swift", true),
        ("Mock*", "Mocks/A.swift", false), ("*/Mocks/*", "A/Mocks/B.swift", true), ("Mocks/*", "A/Mocks/B.swift", true),
        ("a?c.swift", "abc.swift", true), ("a?c.swift", "ac.swift", false), ("*a*b*", "xaxbx", true),
        ("*a*b*", "xbxax", false), ("", "a.swift", false), ("*", "a", true),
    ]) func matchesPatternsOfFileNames(_ pattern: String, _ path: String, _ matches: Bool) {
        #expect(FileNamePattern(pattern[...]).matches(path) == matches)
    }

    @Test(arguments: [
        ("#ifdef A\nx\n#else\ny\n#endif\nz", "\nx\n\n\n\nz"), ("#ifndef A\nx\n#endif", "\n\n"),
        ("  #if defined(B)\nx\n#elif A\ny\n#else\nz\n#endif", "\n\n\ny\n\n\n"), ("#if !B\nx\n#endif", "\nx\n"),
        ("#if A\n#if B\nx\n#endif\ny\n#endif", "\n\n\n\ny\n"), ("#if A && B\nx\n#endif", "\n\n"), ("#endif\nx", "\nx"),
        ("#else\nx", "\nx"),
    ]) func choosesThePartsOfAPropertyList(_ text: String, _ chosen: String) {
        let list = PreprocessedPropertyList(definitions: ["A=1"]).chosen(Array(text.utf8))
        #expect(String(decoding: list, as: UTF8.self) == chosen)
    }

    @Test func mergesSettings() throws {
        let target = try Self.target()
        #expect(target.name == "App" && target.moduleName == "My_App")
        #expect(target.buildConditions.flags == ["APPSTORE"])
        #expect(target.settings.value("SCHEME")?.text == "phone-onetwo")
        #expect(target.settings.value("FLAGS")?.text == "BASE  MORE")
        #expect(target.settings.value("OTHER") == nil)
        #expect(target.settings.resolved("a $(X:default=b) ${NAME:lower} $ $(").text == "a b my app $ $(")
        #expect(target.settings.resolved("$(NAM$(X:default=E):upper) $(Y:default=$(NAME))").text == "MY APP My App")
    }

    @Test func buildsTheInfoPlist() throws {
        let plist = try Self.target().infoPlist
        #expect(
            plist.values == [
                "CFBundleURLTypes": .list([
                    .dictionary(["CFBundleURLSchemes": .list([.text("phone-onetwo"), .text("$(NOWHERE)x")])])
                ]), "UIMainStoryboardFile": .text("Main-My_App-My-App"), "UIFileSharingEnabled": .bool(true),
                "Count": .number(3), "UILaunchScreen": .dictionary(["UILaunchScreen": .dictionary([:])]),
                "UISupportedInterfaceOrientations": .list([.text("UIInterfaceOrientationPortrait"), .text("Other")]),
                "UISupportedInterfaceOrientations~iphone": .list([
                    .text("UIInterfaceOrientationPortrait"), .text("Other"),
                ]),
            ])
        #expect(plist.unknownVariables == ["NOWHERE"])
        #expect(plist.origins["Count"] == .file("ios/App/Info.plist"))
        #expect(plist.origins["UILaunchScreen"] == .setting("INFOPLIST_KEY_UILaunchScreen_Generation"))
    }

    @Test func choosesATarget() throws {
        let twice = Self.files.mapValues { $0.replacing("SDKROOT = macosx", with: "SDKROOT = iphoneos") }
        let project = try XcodeProject(MemoryFolder(files: twice).folder, path: "ios/App.xcodeproj")
        #expect(try project.target(named: "Mac").name == "Mac")
        #expect(throws: ProjectProblem.severalApplications(["App", "Mac"])) { try project.target(named: nil) }
        #expect(throws: ProjectProblem.unknownTarget("Max", others: ["App", "Mac"])) {
            try project.target(named: "Max")
        }
        // Its own SDK stands over the platforms of the project.
        let platforms = "SDKROOT = iphoneos; SUPPORTED_PLATFORMS = \"iphoneos macosx\";"
        let mixed = Self.files.mapValues { $0.replacing("SDKROOT = iphoneos;", with: platforms) }
        #expect(try XcodeProject(MemoryFolder(files: mixed).folder, path: "ios/App.xcodeproj").names == ["App"])
        let none = Self.files.mapValues { $0.replacing("product-type.application", with: "product-type.tool") }
        #expect(throws: ProjectProblem.noApplication(platforms: [])) {
            try XcodeProject(MemoryFolder(files: none).folder, path: "ios/App.xcodeproj").target(named: nil)
        }
    }

    /// A project file that a stranger can try: a piece, so many times.
    struct Hostile: CustomTestStringConvertible {
        var start = ""
        let piece: String
        let count: Int
        let problem: ProjectProblem
        var testDescription: String { "\(start)\(piece)…" }
    }

    private static let hostile = [
        Hostile(piece: "{", count: 1, problem: .malformed("A.xcodeproj")),
        Hostile(piece: "{ objects = {}; rootObject = r; }", count: 1, problem: .missingObject("r")),
        Hostile(piece: "{a=", count: 100_000, problem: .tooDeep("A.xcodeproj")),
        Hostile(start: "/*'*/ \"\\\"{\" 'a\"' a//", piece: "{a=(", count: 100_000, problem: .tooDeep("A.xcodeproj")),
        Hostile(
            piece: "<array>", count: 100_000,
            problem: .unreadable("A.xcodeproj", reason: "it is nested more than 512 levels deep")),
        // A mark before the text, which hides neither form from Foundation.
        Hostile(start: "\u{FEFF}", piece: "{a=", count: 100_000, problem: .tooDeep("A.xcodeproj")),
        Hostile(
            start: "\u{FEFF}", piece: "<array>", count: 100_000,
            problem: .unreadable("A.xcodeproj", reason: "it is nested more than 512 levels deep")),
        Hostile(piece: " ", count: 17 << 20, problem: .fileTooLarge("A.xcodeproj/project.pbxproj")),
    ]

    @Test(arguments: hostile) func refuses(_ hostile: Hostile) {
        let text = hostile.start + String(repeating: hostile.piece, count: hostile.count)
        let folder = MemoryFolder(files: ["A.xcodeproj/project.pbxproj": text]).folder
        #expect(throws: hostile.problem) { try XcodeProject(folder, path: "A.xcodeproj") }
    }

    @Test func staysBelowTheRoot() throws {
        let folder = MemoryFolder(files: ["a/b": "x"]).folder
        #expect(try folder.file("a/../a/./b", as: .named("b")) == Array("x".utf8))
        for path in ["../b", "a/../../b", "/a/b", "a\0/b"] {
            #expect(throws: ProjectProblem.outsideRoot(path)) { try folder.file(path, as: .named("b")) }
        }
        var files = Self.files
        for (path, text) in Self.files {
            files[path] = text.replacing("../../Outside", with: "../../../Outside").replacing(
                "$(SRCROOT)/App/Info.plist", with: "/etc/Info.plist"
            ).replacing("#include?", with: "#include").replacing("\"Missing", with: "\"../../../Missing")
        }
        let target = try XcodeProject(MemoryFolder(files: files).folder, path: "ios/App.xcodeproj").target(named: nil)
        #expect(
            Set(target.problems) == [
                .outsideRoot("ios/Code/../../../Outside.swift"), .outsideRoot("/etc/Info.plist"),
                .outsideRoot("ios/Config/../../../Missing.xcconfig"),
            ])
    }

    @Test func endsOnSettingsThatDouble() throws {
        var files = Self.files
        files["ios/Config/Base.xcconfig"] = (0..<30).map { "A\($0) = $(A\($0 + 1))$(A\($0 + 1))\n" }.joined() + "A30 ="
        let target = try XcodeProject(MemoryFolder(files: files).folder, path: "ios/App.xcodeproj").target(named: nil)
        #expect(target.settings.value("A25")?.text == "")
        #expect(target.settings.value("A0") != nil)
    }

    @Test func endsOnCircles() throws {
        var files = Self.files
        files["ios/Config/Base.xcconfig"] = "#include \"App.xcconfig\"\nSUFFIX = $(SCHEME)\nA = $(B)$(B)\nB = $(A)$(A)"
        files["ios/App.xcodeproj/project.pbxproj"] = files["ios/App.xcodeproj/project.pbxproj"]?.replacing(
            "children = (appDelegate,", with: "children = (code, main, appDelegate,")
        let target = try XcodeProject(MemoryFolder(files: files).folder, path: "ios/App.xcodeproj").target(named: nil)
        #expect(target.settings.value("SCHEME") != nil && target.settings.value("A") != nil)
        #expect(target.problems.contains(.tooDeep("ios/Config/App.xcconfig")))
    }
}
