/// An app with scenes that handles its links, cold and warm, in an Xcode project of the old style.
struct SampleApp {
    var name = "Recipes"
    /// The folder that holds the project.
    var folder = ""
    var infoPlist = Self.infoPlist
    var settings = ""
    /// The names of its targets, which have the same files.
    var targets: [String]?
    /// Whether the scene delegate reads the URL that starts the app.
    var readsColdLinks = true

    /// Writes the files of the app.
    func write(in tool: BuiltTool) throws {
        _ = try tool.sh("mkdir -p '\(top)\(name).xcodeproj' '\(top)App'")
        for (path, text) in files { try tool.folder.write(path, text) }
    }

    /// The files by their paths.
    var files: [String: String] {
        [
            "\(top)\(name).xcodeproj/project.pbxproj": project, "\(top)App/AppDelegate.swift": Self.appDelegate,
            "\(top)App/SceneDelegate.swift": readsColdLinks ? Self.sceneDelegate : Self.withoutColdLinks,
            "\(top)App/Info.plist": Self.plist(infoPlist), "\(top)App/App.entitlements": Self.plist(Self.entitlements),
        ]
    }

    private var top: String { folder.isEmpty ? "" : folder + "/" }

    private var project: String {
        let names = targets ?? [name]
        let objects = names.enumerated().map { index, name in
            """
            target\(index) = {isa = PBXNativeTarget; name = "\(name)"; buildPhases = (phase); buildConfigurationList = list;
                productType = "com.apple.product-type.application"; };
            """
        }
        return """
            // !$*UTF8*$!
            { objects = {
            root = {isa = PBXProject; targets = (\(names.indices.map { "target\($0)" }.joined(separator: ", "))); };
            \(objects.joined(separator: "\n"))
            phase = {isa = PBXSourcesBuildPhase; files = (b1, b2); };
            b1 = {isa = PBXBuildFile; fileRef = f1; }; b2 = {isa = PBXBuildFile; fileRef = f2; };
            f1 = {isa = PBXFileReference; path = App/AppDelegate.swift; sourceTree = SOURCE_ROOT; };
            f2 = {isa = PBXFileReference; path = App/SceneDelegate.swift; sourceTree = SOURCE_ROOT; };
            list = {isa = XCConfigurationList; buildConfigurations = (release); };
            release = {isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos;
                INFOPLIST_FILE = App/Info.plist; CODE_SIGN_ENTITLEMENTS = App/App.entitlements; \(settings) }; };
            }; rootObject = root; }
            """
    }

    static func plist(_ content: String) -> String {
        #"<plist version="1.0"><dict>\#n\#(content)\#n</dict></plist>\#n"#
    }

    private static let entitlements = """
        <key>com.apple.developer.associated-domains</key>
        <array><string>applinks:recipes.example</string><string>webcredentials:recipes.example</string></array>
        """

    static let infoPlist = """
        <key>CFBundleURLTypes</key>
        <array><dict><key>CFBundleURLSchemes</key><array><string>recipes</string></array></dict></array>
        <key>UIApplicationSceneManifest</key>
        <dict><key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key>
        <array><dict><key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string></dict></array>
        </dict></dict>
        <key>UILaunchScreen</key><dict/>
        """

    static let appDelegate = """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                return true
            }
        }

        """

    /// The line without which a link is lost at a cold start.
    static let coldLine = "        open(options.urlContexts)\n"

    /// The scene delegate without that line.
    static let withoutColdLinks = sceneDelegate.replacing(coldLine, with: "")

    /// What takes a web link, cold and warm.
    private static let coldWebLine = "        for activity in options.userActivities { follow(activity) }\n"
    static let warmWebMethod = """
            func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
                follow(userActivity)
            }

        """

    static let sceneDelegateWithoutWebLinks = sceneDelegate.replacing(coldWebLine, with: "").replacing(
        warmWebMethod, with: "")

    static let sceneDelegate = """
        import UIKit

        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?

            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                guard let windowScene = scene as? UIWindowScene else { return }
                let window = UIWindow(windowScene: windowScene)
                window.rootViewController = UIViewController()
                window.makeKeyAndVisible()
                self.window = window
        \(coldWebLine)\(coldLine)    }

            func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
                open(contexts)
            }

        \(warmWebMethod)
            private func open(_ contexts: Set<UIOpenURLContext>) {
                for context in contexts { show(context.url) }
            }

            private func follow(_ activity: NSUserActivity) {
                if let url = activity.webpageURL { show(url) }
            }

            private func show(_ url: URL) {
                window?.rootViewController?.title = url.lastPathComponent
            }
        }

        """
}
