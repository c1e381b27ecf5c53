import Foundation
import Testing

/// An app with the files that a migration writes.
struct PatchedAppTests {
    private static let activity = """
            func application(_ application: UIApplication, continue userActivity: NSUserActivity,
                restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool {
                Router.shared.follow(userActivity)
                return true
            }
            func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                completionHandler: @escaping (Bool) -> Void) {
                Router.shared.act(shortcutItem)
                completionHandler(true)
            }
            func applicationWillEnterForeground(_ application: UIApplication) { Lock.shared.dismiss() }
            func applicationDidBecomeActive(_ application: UIApplication) { Store.shared.refresh() }
        """
    private static let activityInObjectiveC = """
        - (BOOL)application:(UIApplication *)application continueUserActivity:(NSUserActivity *)userActivity
            restorationHandler:(void (^)(NSArray *))restorationHandler {
            return [RCRouter follow:userActivity];
        }
        - (void)application:(UIApplication *)application performActionForShortcutItem:(UIApplicationShortcutItem *)item
            completionHandler:(void (^)(BOOL))completionHandler {
            [RCRouter act:item];
            completionHandler(YES);
        }
        - (void)applicationDidBecomeActive:(UIApplication *)application { [RCStore refresh]; }
        """
    private static let types =
        AppWithoutScenes.links + """

            \t<key>NSUserActivityTypes</key>
            \t<array>
            \t\t<string>com.example.view</string>
            \t</array>
            \t<key>UIApplicationShortcutItems</key>
            \t<array>
            \t\t<dict>
            \t\t\t<key>UIApplicationShortcutItemType</key>
            \t\t\t<string>add</string>
            \t\t</dict>
            \t</array>
            """

    private static let apps = [
        AppWithoutScenes(plist: types, more: activity),
        AppWithoutScenes(hasStoryboard: false, plist: types, more: activity),
        AppWithoutScenes(language: .objectiveC, plist: types, more: activityInObjectiveC),
        AppWithoutScenes(language: .objectiveC, hasStoryboard: false, plist: types, more: activityInObjectiveC),
    ]

    /// The same files with the patch.
    private static func patched(_ app: AppWithoutScenes) throws -> SampleFiles { SampleFiles(try app.patched.new) }

    /// Every launch that worked before works.
    @Test(arguments: apps.indices) func losesNothing(_ index: Int) throws {
        let app = Self.apps[index]
        let before = app.sampleFiles.outcome("lint", "Recipes.xcodeproj", "--summary")
        let outcome = try Self.patched(app).outcome("lint", "Recipes.xcodeproj", "--summary")
        #expect(before.stdout.matches(of: #/LT\d+/#).map { String($0.output) } == ["LT001"], "\(before)")
        #expect(!outcome.stdout.contains("error") && !outcome.stdout.contains("warning"), "\(outcome)")
        // What the scene delegate hands on is followed to what takes it.
        #expect(!outcome.stdout.contains("LT018") && !outcome.stdout.contains("LT013"), "\(outcome)")
    }

    /// The scene delegate can't use a private window of the app delegate.
    @Test func aPrivateWindow() throws {
        let files = Self.apps[1].sampleFiles
        let path = "App/AppDelegate.swift"
        let code = try #require(files[path]).replacing("var window", with: "private var window")
        files.set(path, Array(code.utf8))
        let patch = files.outcome("migrate", "Recipes.xcodeproj", "--format", "patch").stdout
        #expect(code.contains("private var window") && !patch.contains("app?.window"))
        #expect(patch.contains("#warning(\"the scene has no window yet"), "\(patch)")
    }

    /// The generated restoration handler gives the activity to objects that this method never names, and it counted as
    /// handled.
    @Test(arguments: [AppWithoutScenes.Language.swift, .objectiveC]) func anActivityThatIsOnlyComparedIsStillLost(
        _ language: AppWithoutScenes.Language
    ) throws {
        let more =
            language == .swift
            ? Self.activity.replacing("Router.shared.follow(userActivity)", with: "").replacing(
                "return true", with: "return userActivity.activityType == \"a\"")
            : Self.activityInObjectiveC.replacing(
                "[RCRouter follow:userActivity]", with: "[userActivity.activityType isEqual:@\"a\"]")
        let app = AppWithoutScenes(language: language, plist: Self.types, more: more)
        let before = app.sampleFiles.outcome("lint", "Recipes.xcodeproj", "--summary").stdout
        let after = try Self.patched(app).outcome("lint", "Recipes.xcodeproj", "--summary").stdout
        #expect(before.contains("LT010") && after.contains("LT010"), "\(before)\(after)")
    }

    /// A second run tells only what was left.
    @Test func aSecondRun() throws {
        var app = Self.apps[0]
        app.launch = "window!.tintColor = .red"
        let text = try Self.patched(app).outcome("migrate", "Recipes.xcodeproj").stdout
        #expect(
            text.hasPrefix(
                """
                Recipes has scenes, and 1 error

                broken
                """), "\(text)")
        #expect(text.contains("1  AppDelegate.swift:10  unwraps window, which is now nil: the app crashes\n"))
        #expect(!text.contains("patch\n") && !text.contains("silent"))

        let nothing = try Self.patched(Self.apps[0]).outcome("migrate", "Recipes.xcodeproj")
        #expect(nothing.stdout.hasPrefix("Recipes has scenes, and nothing is missing in SceneDelegate\n"))
        let again = try Self.patched(Self.apps[0]).outcome("migrate", "Recipes.xcodeproj", "--format", "patch")
        #expect(again.status == 2 && again.stdout.isEmpty)
        #expect(again.stderr.contains("nothing to patch: Recipes has scenes"))
    }

    /// What the plan says a person has to do, the compiler says as well.
    @Test(arguments: [
        "window!.tintColor = .red", "guard let window else { fatalError() }",
        "(window?.rootViewController as! UINavigationController).isToolbarHidden = true",
    ]) func theStepsAreWarnings(_ launch: String) throws {
        var app = Self.apps[0]
        app.launch = launch
        let files = try Self.patched(app)
        let text = try #require(files["App/SceneDelegate.swift"])
        #expect(text.contains("#warning(\"AppDelegate.swift:10: unwraps window, which is now nil: the app crashes\")"))
        let outcome = app.sampleFiles.outcome("migrate", "Recipes.xcodeproj", "--format", "patch")
        #expect(
            outcome.stdout.hasPrefix("diff --git a/App/SceneDelegate.swift b/App/SceneDelegate.swift\nnew file mode"))
        #expect(outcome.stderr == "launchtrace: note: 1 step left to you, as #warning in the new file\n")
        #expect(outcome.status == 0)
    }

    /// Its text takes no manifest: that stands in the plan.
    @Test func aBinaryInfoPlist() throws {
        let list = try PropertyListSerialization.data(
            fromPropertyList: ["UIMainStoryboardFile": "Main"], format: .binary, options: 0)
        let files = Self.apps[0].sampleFiles
        files.set("App/Info.plist", Array(list))
        let outcome = files.outcome("migrate", "Recipes.xcodeproj")
        #expect(outcome.stdout.contains("add this to Info.plist: it is binary"))
        #expect(outcome.stdout.contains("<key>UIApplicationSceneManifest</key>"))
        let patch = files.outcome("migrate", "Recipes.xcodeproj", "--format", "patch")
        #expect(!patch.stdout.contains("a/App/Info.plist") && patch.stderr.contains("add this to Info.plist"))
    }

    /// Each launch was lost, because nothing adds the new file to a project that isn't laid out as Xcode's.
    @Test func aProjectOfAnotherLayout() throws {
        var files = Self.apps[0].files
        let project = "Recipes.xcodeproj/project.pbxproj"
        let lines = try #require(files[project]).split(separator: "\n")
        files[project] = "\(lines[0])\n" + lines.dropFirst().joined(separator: " ")
        let plan = SampleFiles(files).outcome("migrate", "Recipes.xcodeproj").stdout
        #expect(plan.contains("add SceneDelegate.swift to the app: "), "\(plan)")
        let last = plan.split(separator: "\n").last ?? ""
        #expect(last.contains("launches, cold and warm: ") && !last.contains("lose something"), "\(plan)")
        #expect(last.contains("payload once step"), "\(plan)")
    }

    /// Without a file the app delegate says which configuration a scene has.
    @Test func anInfoPlistOfSettings() throws {
        var files = Self.apps[0].files
        files["App/Info.plist"] = nil
        files["Recipes.xcodeproj/project.pbxproj"] = files["Recipes.xcodeproj/project.pbxproj"]?.replacing(
            "INFOPLIST_FILE = App/Info.plist;",
            with: "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIMainStoryboardFile = Main;")
        let text = SampleFiles(files).outcome("migrate", "Recipes.xcodeproj", "--format", "patch").stdout
        #expect(text.contains("+extension AppDelegate {"))
        #expect(text.contains("configurationForConnecting"))
        #expect(text.contains("windowApplication"))
    }
}

/// The patch for scenes in a working tree that has more than its project says.
@Suite(.needs(.git)) struct PatchInAWorkingTreeTests {
    private let tool: BuiltTool

    /// An app without scenes.
    init() throws {
        tool = try BuiltTool()
        let app = SampleApp(infoPlist: "<key>UIMainStoryboardFile</key><string>Main</string>")
        for (path, text) in app.files where !path.hasSuffix("SceneDelegate.swift") {
            let withoutScenes = text.replacing("\"App/SceneDelegate.swift\"", with: "\"App/AppDelegate.swift\"")
            try tool.folder.write(path, withoutScenes)
        }
        #expect(try tool.shWithGit("git init -q .; git add .; git commit -qm First").status == 0)
    }

    private static let patch = "$tool migrate Recipes.xcodeproj --format patch > ../p"

    /// The patch made a file that was there, so that it applied to nothing.
    @Test func aFileOutsideOfTheProjectKeepsItsName() throws {
        let result = try sh("echo '// Mine.' > App/SceneDelegate.swift; \(Self.patch)")
        #expect(result.stderr.contains("launchtrace: note: because SceneDelegate.swift exists\n"), "\(result)")
        #expect(result.stdout == "App/WindowSceneDelegate.swift\n", "\(result)")
    }

    /// git applies a patch to no link.
    @Test func anInfoPlistThatIsALinkIsPatchedWhereItLeads() throws {
        let result = try sh(
            "mkdir Shared; mv App/Info.plist Shared; ln -s ../Shared/Info.plist App; git add -A; git commit -qm L; \(Self.patch)"
        )
        #expect(result.stdout == "App/SceneDelegate.swift\n", "\(result)")
        #expect(try tool.shWithGit("cd r; git diff --name-only").stdout.contains("Shared/Info.plist\n"))
    }

    @Test func aFolderThatIsALinkIsPatchedWhereItLeads() throws {
        let result = try sh("mv App Code; ln -s Code App; git add -A; git commit -qm L; \(Self.patch)")
        #expect(result.stdout == "Code/SceneDelegate.swift\n", "\(result)")
    }

    /// Changes the tree, makes the patch and applies it; prints the files that are new then.
    private func sh(_ script: String) throws -> ShellResult {
        try tool.shWithGit(
            """
            mkdir r && mv .git App Recipes.xcodeproj r && cd r && \(script)
            git apply ../p && git ls-files --others | grep WindowSceneDelegate.swift || git ls-files --others
            """)
    }
}
