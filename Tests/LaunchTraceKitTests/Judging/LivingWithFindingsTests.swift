import Foundation
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
        (self.testDescription, self.path, sceneDelegate, self.files) = (testDescription, path, text, files)
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
        first.expect(known + green, stderr: "Recipes.xcodeproj: 10 launches, nothing found; 1 ignored\n")

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
        moved.expect(green, stderr: "Recipes.xcodeproj: 10 launches, nothing found; 1 ignored\n")
    }

    private static let baseline = "--baseline Launches/baseline.json"
    private static let ci = "$tool check Launches \(baseline) && $tool lint Recipes.xcodeproj \(baseline)"
}

/// What a finding names has to open where it is read: in the working folder, at the root of the repository, or anywhere.
struct ShownNamesTests {
    private let tool: BuiltTool

    init() throws {
        tool = try BuiltTool(SampleApp(folder: "ios", readsColdLinks: false))
        try tool.folder.write(
            "ios/Launches/cold.json",
            #"{"name": "A", "app": {"appDelegate": {"applicationDidBecomeActive(_:)": {"does": [{"mark": "a"}]}}, "#
                + #""sceneDelegate": {}}, "events": [{"event": "tapIcon"}]}"#)
        _ = try tool.sh("mkdir .git")
    }

    private static let project = [
        ("cd ios/App; $tool lint ..", "SceneDelegate.swift:6:5: error"),
        ("cd ios/Launches; $tool lint ../Recipes.xcodeproj", "../App/SceneDelegate.swift:6:5: error"),
        ("$tool lint ios", "ios/App/SceneDelegate.swift:6:5: error"),
        ("cd ios/App; $tool lint .. --format github", "::error file=ios/App/SceneDelegate.swift,line=6"),
        ("cd ios/App; $tool lint .. --root .. --format github", "::error file=App/SceneDelegate.swift,line=6"),
        ("cd ios/App; $tool lint .. --format sarif", #""uri": "ios/App/SceneDelegate.swift""#),
        ("cd ios/Launches; $tool lint cold.json", "cold.json:1:"),
        ("cd ios/Launches; $tool lint cold.json --format github", "::error file=ios/Launches/cold.json,line=1"),
        ("cd ios/Launches; $tool lint cold.json --format sarif", #""uri": "ios/Launches/cold.json""#),
        ("cd ios/Launches; $tool lint cold.json --format json", #""file":"cold.json""#),
        ("cd ios/Launches; $tool lint - < cold.json", "<stdin>:1:"),
        ("cd ios/Launches; $tool lint - --format github < cold.json", "file=<stdin>,line=1"),
    ]

    @Test(arguments: project) func opensWhereItIsRead(_ script: String, _ beginning: String) throws {
        let result = try tool.sh(script)
        #expect(result.status == 1 && result.stdout.contains(beginning), "\(result)")
        #expect(!result.stdout.contains("\n/"), "\(result)")
    }

    /// Of what is beside the finding, too.
    @Test func notesOpenAsWell() throws {
        let result = try tool.sh("cd ios/App; $tool lint ..")
        #expect(result.stdout.contains("  note: SceneDelegate.swift:15:5 scene(_:openURLContexts:) "), "\(result)")
        #expect(result.stderr == "..: read from ios/Recipes.xcodeproj, target Recipes\n..: 10 launches, 1 error\n")
    }

    /// In a pipe a finding is as long as it is.
    @Test func aSummaryIsALineForEach() throws {
        let result = try tool.sh("$tool lint ios ios/Launches/cold.json --summary")
        #expect(
            result.stdout == """
                ios/App/SceneDelegate.swift:6:5: error: LT011 a link is lost at a cold start
                ios/Launches/cold.json:1:39: error: LT013 this method never runs

                """, "\(result)")
        let other = try tool.sh("$tool lint ios --summary --format json")
        #expect(other.status == 2 && other.stderr.contains("--summary needs --format text"), "\(other)")
    }
}

/// What a build phase of Xcode runs, and what Xcode reads of it.
struct XcodeLintTests {
    private let tool: BuiltTool
    private let script = Release.project.appendingPathComponent("Examples/ci/xcode-run-script").path

    init() throws {
        tool = try BuiltTool(SampleApp(folder: "ios", readsColdLinks: false))
        _ = try tool.sh("mkdir .git bin; ln -s $tool bin/launchtrace")
    }

    /// The folder without links on the way to it.
    private var folder: String { get throws { try String(tool.sh("pwd -P").stdout.dropLast()) } }

    /// The variables of a build, as Xcode sets them.
    private static let build = """
        export XCODE_VERSION_ACTUAL=2700 SRCROOT="$PWD/ios" TARGET_NAME=Recipes PROJECT_FILE_PATH="$PWD/ios/Recipes.xcodeproj"
        export HOME="$PWD" ENABLE_USER_SCRIPT_SANDBOXING=NO
        """

    @Test func aBuildPhaseMarksTheLine() throws {
        let result = try tool.sh("\(Self.build); PATH=$PWD/bin:$PATH; cd /; sh \(script.shellWord)")
        let lines = result.stdout.split(separator: "\n")
        #expect(result.status == 1 && lines.count == 1, "\(result)")
        #expect(
            try lines[0].hasPrefix(
                "\(folder)/ios/App/SceneDelegate.swift:6:5: error: LT011 a link is lost at a cold start: "), "\(result)"
        )
        #expect(result.stderr.isEmpty, "\(result)")
    }

    /// Notes would stand among the issues, and a finding of the whole app has to have a file.
    @Test func eachLineNamesAFileThatOpens() throws {
        try tool.folder.write(
            "ios/App/Info.plist",
            SampleApp.plist("<key>UIBackgroundModes</key><array><string>remote-notification</string></array>"))
        try tool.folder.write("app.json", #"{"lifecycle": "appDelegate", "sdk": "27.0"}"#)
        let result = try tool.sh("$tool lint ios app.json --format xcode | cut -d : -f 1 | sort -u")
        for path in result.stdout.split(separator: "\n") {
            #expect(path.hasPrefix("/") && FileManager.default.fileExists(atPath: String(path)), "\(result)")
        }
        #expect(try result.stdout.contains("\(folder)/app.json\n"), "\(result)")
        #expect(try !tool.sh("$tool lint ios --format xcode").stdout.contains(": note: "))
    }

    @Test(arguments: [
        ("ENABLE_USER_SCRIPT_SANDBOXING=YES; PATH=$PWD/bin:$PATH", "while user script sandboxing is on"),
        ("rm -r bin", "isn't installed"),
    ]) func whatKeepsItFromWorkingIsAWarning(change: String, words: String) throws {
        let result = try tool.sh("\(Self.build); \(change); PATH=$PATH:/usr/bin:/bin; sh \(script.shellWord)")
        #expect(result.status == 0 && result.stderr.isEmpty, "\(result)")
        #expect(result.stdout.hasPrefix("warning: ") && result.stdout.contains(words), "\(result)")
    }

    @Test func outsideOfABuildItIsText() throws {
        #expect(try tool.sh("$tool lint ios").stdout.contains("\n    func scene("))
        #expect(
            try tool.sh("XCODE_VERSION_ACTUAL=2700 $tool lint ios --format text").stdout.contains("\n    func scene("))
    }
}
