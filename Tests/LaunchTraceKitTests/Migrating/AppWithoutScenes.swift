import Testing

@testable import LaunchTraceKit

/// An app without scenes, in a project as Xcode writes it.
struct AppWithoutScenes {
    var language = Language.swift
    /// Who makes its window.
    var hasStoryboard = true
    var plist = Self.links
    /// Members of the app delegate beside those that every such app has.
    var more = ""
    /// What its launch method does first.
    var launch = ""
    /// Files beside the delegate, by their names.
    var others: [String: String] = [:]

    enum Language { case swift, objectiveC }

    static let links = """
        \t<key>CFBundleURLTypes</key>
        \t<array>
        \t\t<dict>
        \t\t\t<key>CFBundleURLSchemes</key>
        \t\t\t<array>
        \t\t\t\t<string>recipes</string>
        \t\t\t</array>
        \t\t</dict>
        \t</array>
        """

    /// The files by their paths.
    var files: [String: String] {
        var files = ["Recipes.xcodeproj/project.pbxproj": project, "App/Info.plist": infoPlist]
        for (name, text) in sources { files["App/\(name)"] = text }
        return files
    }

    var sampleFiles: SampleFiles { SampleFiles(files) }

    /// The app before and after its patch.
    var patched: MigratedApp {
        get throws {
            let access = sampleFiles.access
            let found = try access.targets(of: .project("Recipes.xcodeproj", target: nil), below: nil)
            let patch = try #require(MigrationPatch(of: found, found[0].adoption(by: OneByOne()).adoption, access))
            let changed = patch.changes.map { ($0.path, $0.after) }
            return MigratedApp(old: files, new: files.merging(changed) { $1 })
        }
    }

    private var sources: [String: String] {
        let own =
            switch language {
            case .swift: ["AppDelegate.swift": swift]
            case .objectiveC: ["RCDelegate.h": Self.header, "RCDelegate.m": objectiveC, "main.m": Self.main]
            }
        return own.merging(others) { $1 }
    }

    private var infoPlist: String {
        let storyboard = hasStoryboard ? "\t<key>UIMainStoryboardFile</key>\n\t<string>Main</string>\n" : ""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            \(plist)
            \(storyboard)\t<key>UILaunchStoryboardName</key>
            \t<string>Launch</string>
            </dict>
            </plist>

            """
    }

    private var swift: String {
        let window =
            hasStoryboard
            ? "" : "window = UIWindow(frame: UIScreen.main.bounds)\n        window?.makeKeyAndVisible()\n        "
        return """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    \(launch)
                    \(window)return true
                }

                func application(
                    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
                ) -> Bool {
                    Router.shared.open(url)
                    return true
                }

                func applicationDidEnterBackground(_ application: UIApplication) {
                    Store.shared.save()
                }
            \(more)
            }

            """
    }

    private static let header = """
        #import <UIKit/UIKit.h>

        @interface RCDelegate : UIResponder <UIApplicationDelegate>

        @property (strong, nonatomic) UIWindow *window;

        @end

        """

    private static let main = """
        #import <UIKit/UIKit.h>
        #import "RCDelegate.h"

        int main(int argc, char *argv[]) {
            @autoreleasepool {
                return UIApplicationMain(argc, argv, nil, NSStringFromClass([RCDelegate class]));
            }
        }

        """

    private var objectiveC: String {
        let window = hasStoryboard ? "" : "[self makeWindow];\n    "
        return """
            #import "RCDelegate.h"

            @implementation RCDelegate

            - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
                \(launch)
                \(window)return YES;
            }

            - (void)makeWindow {
                self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
                [self.window makeKeyAndVisible];
            }

            - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options {
                return [RCRouter open:url];
            }

            - (void)applicationDidEnterBackground:(UIApplication *)application {
                [RCStore save];
            }
            \(more)
            @end

            """
    }

    // MARK: - The project

    private var project: String {
        let names = sources.keys.sorted()
        func number(_ index: Int, _ kind: Int) -> String {
            let digits = String(index + 1, radix: 16, uppercase: true)
            return "A\(kind)" + String(repeating: "0", count: 22 - digits.count) + digits
        }
        let built = names.enumerated().filter { !$0.element.hasSuffix(".h") }
        let buildFiles = built.map { index, name in
            "\t\t\(number(index, 1)) /* \(name) in Sources */ = {isa = PBXBuildFile; fileRef = \(number(index, 2)) /* \(name) */; };\n"
        }.joined()
        let references = names.enumerated().map { index, name in
            "\t\t\(number(index, 2)) /* \(name) */ = {isa = PBXFileReference; lastKnownFileType = \(Self.type(name)); path = \(name); sourceTree = \"<group>\"; };\n"
        }.joined()
        let children = names.enumerated().map { "\t\t\t\t\(number($0, 2)) /* \($1) */,\n" }.joined()
        let members = built.map { "\t\t\t\t\(number($0, 1)) /* \($1) in Sources */,\n" }.joined()
        return """
            // !$*UTF8*$!
            {
            \tarchiveVersion = 1;
            \tobjectVersion = 56;
            \tobjects = {

            /* Begin PBXBuildFile section */
            \(buildFiles)/* End PBXBuildFile section */

            /* Begin PBXFileReference section */
            \(references)/* End PBXFileReference section */

            /* Begin PBXGroup section */
            \t\tB00000000000000000000001 = {
            \t\t\tisa = PBXGroup;
            \t\t\tchildren = (
            \t\t\t\tB00000000000000000000002 /* App */,
            \t\t\t);
            \t\t\tsourceTree = "<group>";
            \t\t};
            \t\tB00000000000000000000002 /* App */ = {
            \t\t\tisa = PBXGroup;
            \t\t\tchildren = (
            \(children)\t\t\t);
            \t\t\tpath = App;
            \t\t\tsourceTree = "<group>";
            \t\t};
            /* End PBXGroup section */

            \t\tC00000000000000000000001 /* Recipes */ = {
            \t\t\tisa = PBXNativeTarget;
            \t\t\tbuildConfigurationList = C00000000000000000000002;
            \t\t\tbuildPhases = (
            \t\t\t\tC00000000000000000000003 /* Sources */,
            \t\t\t);
            \t\t\tname = Recipes;
            \t\t\tproductType = "com.apple.product-type.application";
            \t\t};
            \t\tC00000000000000000000004 /* Project object */ = {
            \t\t\tisa = PBXProject;
            \t\t\tmainGroup = B00000000000000000000001;
            \t\t\ttargets = (
            \t\t\t\tC00000000000000000000001 /* Recipes */,
            \t\t\t);
            \t\t};
            \t\tC00000000000000000000003 /* Sources */ = {
            \t\t\tisa = PBXSourcesBuildPhase;
            \t\t\tfiles = (
            \(members)\t\t\t);
            \t\t};
            \t\tC00000000000000000000005 /* Release */ = {
            \t\t\tisa = XCBuildConfiguration;
            \t\t\tbuildSettings = {
            \t\t\t\tINFOPLIST_FILE = App/Info.plist;
            \t\t\t\tSDKROOT = iphoneos;
            \t\t\t};
            \t\t\tname = Release;
            \t\t};
            \t\tC00000000000000000000002 = {
            \t\t\tisa = XCConfigurationList;
            \t\t\tbuildConfigurations = (
            \t\t\t\tC00000000000000000000005 /* Release */,
            \t\t\t);
            \t\t};
            \t};
            \trootObject = C00000000000000000000004 /* Project object */;
            }

            """
    }

    private static func type(_ name: String) -> String {
        name.hasSuffix(".swift") ? "sourcecode.swift" : name.hasSuffix(".h") ? "sourcecode.c.h" : "sourcecode.c.objc"
    }
}
