import Testing

@testable import LaunchTraceKit

/// An app that is broken when its team meets the tool, in one language.
private struct BrokenApp: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let sceneDelegate: String
    let files: [String: String]
    /// The lines without which a link, and a web link, that start the app are lost.
    let (link, webLink): (String, String)
    let entry: String

    var broken: String { sceneDelegate.replacing(link, with: "") }

    static let swift = BrokenApp(
        testDescription: "Swift", sceneDelegate: "App/SceneDelegate.swift", text: SampleApp.sceneDelegate,
        files: SampleApp().files, link: SampleApp.coldLine,
        webLink: "        for activity in options.userActivities { follow(activity) }\n",
        entry: "LT011 SceneDelegate.scene(_:willConnectTo:options:) urlContexts")

    static let objectiveC = BrokenApp(
        testDescription: "Objective-C", sceneDelegate: "App/SceneDelegate.m", text: objectiveCDelegate,
        files: objectiveCFiles, link: "    [self open:options.URLContexts];\n",
        webLink: "    for (NSUserActivity *activity in options.userActivities) { [self follow:activity]; }\n",
        entry: "LT011 SceneDelegate.scene:willConnectToSession:options: urlContexts")

    let path: String

    private init(
        testDescription: String, sceneDelegate path: String, text: String, files: [String: String], link: String,
        webLink: String, entry: String
    ) {
        self.testDescription = testDescription
        self.path = path
        sceneDelegate = text
        self.files = files
        (self.link, self.webLink) = (link, webLink)
        self.entry = entry
    }

    private static let objectiveCFiles: [String: String] = {
        var files = SampleApp().files
        let project = "Recipes.xcodeproj/project.pbxproj"
        files[project] = files[project]?.replacing("Delegate.swift", with: "Delegate.m")
        files["App/Info.plist"] = files["App/Info.plist"]?.replacing("$(PRODUCT_MODULE_NAME).", with: "")
        files["App/AppDelegate.swift"] = nil
        files["App/SceneDelegate.swift"] = nil
        files["App/AppDelegate.m"] = """
            @interface AppDelegate : UIResponder <UIApplicationDelegate>
            @end
            @implementation AppDelegate
            - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
                return YES;
            }
            @end
            int main(int argc, char *argv[]) {
                return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
            }

            """
        return files
    }()

    private static let objectiveCDelegate = """
        @interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
        @property (nonatomic) UIWindow *window;
        @end
        @implementation SceneDelegate
        - (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session
              options:(UISceneConnectionOptions *)options {
            self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
            self.window.rootViewController = [UIViewController new];
            [self.window makeKeyAndVisible];
            for (NSUserActivity *activity in options.userActivities) { [self follow:activity]; }
            [self open:options.URLContexts];
        }
        - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)contexts {
            [self open:contexts];
        }
        - (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)activity {
            [self follow:activity];
        }
        - (void)open:(NSSet<UIOpenURLContext *> *)contexts {
            for (UIOpenURLContext *context in contexts) { [self show:context.URL]; }
        }
        - (void)follow:(NSUserActivity *)activity {
            if (activity.webpageURL) { [self show:activity.webpageURL]; }
        }
        - (void)show:(NSURL *)url {
            self.window.rootViewController.title = url.lastPathComponent;
        }
        @end

        """
}

/// A team takes the tool into its CI on the day on which it finds something that can't be fixed at once.
struct LivingWithFindingsTests {
    private let tool: BuiltTool

    init() throws { tool = try BuiltTool() }

    @Test(.needs(.git), arguments: [BrokenApp.swift, .objectiveC]) private func anOldBugIsKnownAndANewOneIsRed(
        app: BrokenApp
    ) throws {
        for (path, text) in app.files {
            _ = try tool.sh("mkdir -p \"$(dirname '\(path)')\"")
            try tool.folder.write(path, text)
        }
        try tool.folder.write(app.path, app.broken)
        let first = try tool.shWithGit(
            """
            git init --quiet . && $tool init Recipes.xcodeproj > /dev/null
            $tool lint Recipes.xcodeproj --write-baseline Launches/baseline.json 2> /dev/null
            git add Recipes.xcodeproj App Launches && git commit --quiet -m First
            cat Launches/baseline.json; \(Self.ci)
            """)
        let known = "{\n  \"\(app.path)\": {\n    \"\(app.entry)\": 1\n  }\n}\n"
        let green = "6 scenarios: 6 unchanged; 1 app file; 1 other JSON file\n"
        #expect(
            first
                == ShellResult(
                    stdout: known + green, stderr: "Recipes.xcodeproj: 10 launches, nothing found; 1 ignored\n"))

        try tool.folder.write(app.path, app.broken.replacing(app.webLink, with: ""))
        let red = try tool.shWithGit("git commit --quiet -am New; $tool lint Recipes.xcodeproj \(Self.baseline)")
        let heads = red.stdout.split(separator: "\n").filter { $0.contains(": error: ") }
        #expect(
            red.status == 1 && heads.count == 1
                && red.stdout.contains("connectionOptions.userActivities is never read"), "\(red)")

        try tool.folder.write(app.path, app.sceneDelegate)
        let fixed = try tool.shWithGit("git commit --quiet -am Fixed; $tool lint Recipes.xcodeproj \(Self.baseline)")
        #expect(fixed.status == 0 && fixed.stdout.isEmpty, "\(fixed)")
        #expect(
            fixed.stderr == """
                Launches/baseline.json:3:5: warning: baseline entry no longer found: \(app.entry) of \
                \(app.path); update it with --write-baseline
                Recipes.xcodeproj: 10 launches, nothing found

                """)

        try tool.folder.write(app.path, String(repeating: "// A line.\n", count: 20) + app.broken)
        let moved = try tool.shWithGit("git commit --quiet -am Moved; \(Self.ci)")
        #expect(
            moved == ShellResult(stdout: green, stderr: "Recipes.xcodeproj: 10 launches, nothing found; 1 ignored\n"))
    }

    private static let baseline = "--baseline Launches/baseline.json"
    private static let ci = "$tool check Launches \(baseline) && $tool lint Recipes.xcodeproj \(baseline)"
}
