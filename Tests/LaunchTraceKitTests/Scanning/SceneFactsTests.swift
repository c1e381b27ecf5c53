import Testing

/// What scan tells beside the app itself: its windows, and what a new scene delegate has to be added to.
struct SceneFactsTests {
    /// The sections of a table that aren't the app's, without blanks that only align.
    private static func sections(_ files: SampleFiles, _ operand: String = "Recipes.xcodeproj") -> [String] {
        let lines = files.outcome("scan", operand).stdout.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.split(separator: "").filter { ["windows", "project"].contains($0.first) }.flatMap(\.self).map {
            $0.split(separator: " ").joined(separator: " ")
        }
    }

    private static let ofDelegate = ["windows", "AppDelegate.window UIWindow, can be set AppDelegate.swift:5 read"]
    private static let infoPlist = "Info.plist App/Info.plist read"

    /// A window for a passcode, which would be seen by nobody, and an alert's.
    @Test func theWindowsAndTheLines() {
        var app = AppWithoutScenes(hasStoryboard: false)
        app.others["Lock.swift"] = """
            class Lock {
                static let shared = UIWindow(frame: .zero)
                func show(in scene: UIWindowScene) { let alert = UIWindow(frame: .zero); alert.windowScene = scene }
                func cover(_ scene: UIWindowScene) { let cover = UIWindow(windowScene: scene) }
            }

            """
        #expect(
            Self.sections(app.sampleFiles) == Self.ofDelegate + [
                "UIWindow property window, no scene AppDelegate.swift:11 read",
                "UIWindow static property shared, no scene Lock.swift:2 read", "UIWindow",
                "local alert, its scene is set at Lock.swift:3 Lock.swift:3 read",
                "UIWindow local cover, made with a scene Lock.swift:4 read", "project", Self.infoPlist,
                "AppDelegate.swift lines 8 (build file), 13",
                "(file reference), 28 (group), 55 (sources) project.pbxproj:8 read",
            ])
    }

    @Test func aWindowThatCannotBeSet() {
        let app = AppWithoutScenes()
        func own(_ declaration: String) -> String {
            let files = app.files.mapValues { $0.replacing("var window: UIWindow?", with: declaration) }
            return Self.sections(SampleFiles(files)).prefix { $0 != "project" }.dropFirst().joined(separator: " ")
        }
        let place = "AppDelegate.swift:5 read"
        #expect(own("let window: LockWindow? = nil") == "AppDelegate.window LockWindow, can't be set: a let \(place)")
        #expect(
            own("var window: UIWindow? { nil }")
                == "AppDelegate.window UIWindow, can't be set: computed, without a setter \(place)")
        #expect(
            own("private(set) var window: UIWindow?")
                == "AppDelegate.window UIWindow, can't be set: readonly for other code \(place)")
    }

    @Test func windowsOfObjectiveC() {
        let sections = Self.sections(AppWithoutScenes(language: .objectiveC, hasStoryboard: false).sampleFiles)
        #expect(
            sections.prefix(4) == [
                "windows", "RCDelegate.window UIWindow, can be set RCDelegate.h:5 read",
                "UIWindow property window, no scene RCDelegate.m:12 read", "project",
            ])
        #expect(sections.last?.hasSuffix("project.pbxproj:8 read") == true)
    }

    /// The files of an app whose debug build has an Info.plist of its own.
    private static func withDebugBuild(_ app: AppWithoutScenes) -> SampleFiles {
        var files = app.files
        files["App/Debug.plist"] = files["App/Info.plist"]
        files["Recipes.xcodeproj/project.pbxproj"] = files["Recipes.xcodeproj/project.pbxproj"]?.replacing(
            "\t\tC00000000000000000000002 = {",
            with: """
                \t\tC00000000000000000000006 /* Debug */ = {
                \t\t\tisa = XCBuildConfiguration;
                \t\t\tbuildSettings = { INFOPLIST_FILE = "$(SRCROOT)/App/$(CONFIGURATION).plist"; };
                \t\t\tname = Debug;
                \t\t};
                \t\tC00000000000000000000002 = {
                """
        ).replacing("(\n\t\t\t\tC00000000000000000000005", with: "(C00000000000000000000006, C00000000000000000000005")
        return SampleFiles(files)
    }

    /// Each configuration has its file, and the names of folders come from settings.
    @Test func eachConfigurationHasItsInfoPlist() {
        let files = Self.withDebugBuild(AppWithoutScenes())
        let sections = Self.sections(files)
        #expect(
            sections.dropFirst(3).prefix(2) == [
                "Info.plist of Release App/Info.plist read", "Info.plist of Debug App/Debug.plist read",
            ])
        // The plan writes into both.
        let plan = files.outcome("migrate", "Recipes.xcodeproj").stdout
        #expect(plan.contains(" Info.plist:") && plan.contains(" Debug.plist:"))
    }

    /// A file of settings names it as well as the project does: that of the target's configuration, then that of the
    /// project's, with the files that they include.
    @Test(arguments: [true, false]) func aFileOfSettingsNamesTheInfoPlist(isOfTarget: Bool) {
        let files = AppWithoutScenes().withSettingsForDebug(ofTarget: isOfTarget)
        let plan = files.outcome("migrate", "Recipes.xcodeproj")
        #expect(plan.stdout.contains(" Info.plist:") && plan.stdout.contains(" Debug-More.plist:"), "\(plan)")
        let patch = files.outcome("migrate", "Recipes.xcodeproj", "--format", "patch").stdout
        #expect(patch.contains("+++ b/App/Debug-More.plist\n") && patch.contains("+++ b/App/Info.plist\n"))
    }

    @Test func thePageShowsTheSections() throws {
        var app = AppWithoutScenes(hasStoryboard: false)
        app.others["Lock.swift"] = """
            class Lock {
                var alert: UIWindow?
                func cover(_ scene: UIWindowScene) { let cover = UIWindow(windowScene: scene) }
                func show() { alert = UIWindow(frame: .zero) }
                func show(in scene: UIWindowScene) { alert?.windowScene = scene }
            }

            """
        let table = Self.withDebugBuild(app).outcome("scan", "Recipes.xcodeproj").stdout
        let start = try #require(table.firstRange(of: "windows\n")?.lowerBound)
        let page = Release.project.appendingPathComponent("Sources/LaunchModel/LaunchModel.docc/ReadingAProject.md")
        #expect(try String(contentsOf: page, encoding: .utf8).contains("```\n\(table[start...])```\n"), "\(table)")
    }

    /// No line of the project has to be added where a folder or another file says what is built.
    @Test func projectsWithoutLines() {
        let delegate =
            "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }\n"
        let folder = SampleFiles([
            "App/AppDelegate.swift": delegate,
            "A.xcodeproj/project.pbxproj": """
            // !$*UTF8*$!
            { objects = {
            root = {isa = PBXProject; targets = (target); mainGroup = main; };
            main = {isa = PBXGroup; children = (folder); sourceTree = "<group>"; };
            folder = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
            target = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                buildConfigurationList = list; fileSystemSynchronizedGroups = (folder); };
            list = {isa = XCConfigurationList; buildConfigurations = (release); };
            release = {isa = XCBuildConfiguration; name = Release;
                buildSettings = { SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES; }; };
            }; rootObject = root; }
            """,
        ])
        let kept = Self.sections(folder, "A.xcodeproj")
        #expect(kept.contains("Info.plist no file: the settings have its keys read"), "\(kept)")
        #expect(
            kept.suffix(2).joined(separator: " ")
                == "AppDelegate.swift no lines: Xcode synchronizes the folder App read", "\(kept)")
    }

    /// An app with scenes has its file, and one without windows has nothing to be said of.
    @Test func nothingIsSaidWhereNothingIsMissing() {
        let scenes = AppWithoutScenes(
            plist: SmallPlist.scenes,
            others: ["Scene.swift": "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}\n"])
        #expect(Self.sections(scenes.sampleFiles) == Self.ofDelegate)
        let none = SampleFiles(
            projects: ["Recipes.xcodeproj": SampleProject(.init())], ["AppDelegate.swift": sampleDelegate])
        #expect(Self.sections(none) == [])
    }

    /// What is no key of an app has no path, and is never a part of a scenario.
    @Test func placesHaveSections() {
        let files = AppWithoutScenes(hasStoryboard: false).sampleFiles
        let lines = files.outcome("scan", "Recipes.xcodeproj", "--places").stdout.split(separator: "\n")
        let others = lines.filter { !$0.contains(#"{"path":"#) }.dropFirst().dropLast()
        #expect(
            others.first == #"""
                  {"section":"windows","name":"AppDelegate.window","value":"UIWindow, can be set","at":{"file":"App/AppDelegate.swift","line":5,"column":9},"how":"read"},
                """#)
        #expect(others.count == 4)
        let app = files.outcome("scan", "Recipes.xcodeproj", "--format", "json").stdout
        #expect(app.contains("appDelegate") && !app.contains("section") && !app.contains("pbxproj"))
    }
}

extension AppWithoutScenes {
    /// The files of an app whose debug build has an Info.plist that only files of settings name.
    fileprivate func withSettingsForDebug(ofTarget isOfTarget: Bool) -> SampleFiles {
        var files = files
        files["App/Debug-More.plist"] = files["App/Info.plist"]
        files["Debug.xcconfig"] = "#include \"Base.xcconfig\"\nINFOPLIST_FILE = $(inherited)-More.plist\n"
        files["Base.xcconfig"] = "INFOPLIST_FILE = App/$(CONFIGURATION)\n"
        let own = "\t\tC00000000000000000000002 = {"
        let list = "(\n\t\t\t\tC00000000000000000000005"
        let reference = "baseConfigurationReference = D00000000000000000000001;"
        var project = files["Recipes.xcodeproj/project.pbxproj"] ?? ""
        project = project.replacing(
            own,
            with: """
                D00000000000000000000001 = {isa = PBXFileReference; path = Debug.xcconfig; sourceTree = SOURCE_ROOT; };
                C00000000000000000000006 = {
                    isa = XCBuildConfiguration; name = Debug; buildSettings = { };
                    \(isOfTarget ? reference : "")
                };
                C00000000000000000000007 = {
                    isa = XCBuildConfiguration; name = Debug; buildSettings = { };
                    \(isOfTarget ? "" : reference)
                };
                C00000000000000000000008 = {
                    isa = XCConfigurationList; buildConfigurations = (C00000000000000000000007, );
                };

                """ + own
        ).replacing(list, with: "(C00000000000000000000006, C00000000000000000000005").replacing(
            "mainGroup = ", with: "buildConfigurationList = C00000000000000000000008; mainGroup = ")
        files["Recipes.xcodeproj/project.pbxproj"] = project
        return SampleFiles(files)
    }
}
