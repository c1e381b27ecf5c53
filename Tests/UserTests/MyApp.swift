import Foundation

/// The files of an app with scenes that opens links, in a folder of their own.
final class MyApp {
    let folder: URL
    private static let code = "MyApp/MyApp.swift"

    /// Writes them, with another text in the place of one in the code.
    init(_ replaced: String = "", by other: String = "") throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("MyApp-\(UUID().uuidString)")
        try write(Self.projectFile, to: "MyApp.xcodeproj/project.pbxproj")
        try write("", to: "MyApp.xcworkspace/contents.xcworkspacedata")
        try write(Self.infoPlist, to: "MyApp/Info.plist")
        try write(replaced.isEmpty ? Self.swift : Self.swift.replacing(replaced, with: other), to: Self.code)
    }

    deinit { do { try FileManager.default.removeItem(at: folder) } catch { print(error) } }

    var project: String { path("MyApp.xcodeproj") }

    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

    private func write(_ text: String, to name: String) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// What a link needs that starts the app.
    static let coldLine = "        open(options.urlContexts)\n"

    private static let swift = """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {}

        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?

            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                guard let scene = scene as? UIWindowScene else { return }
                window = UIWindow(windowScene: scene)
                window?.rootViewController = UIViewController()
                window?.makeKeyAndVisible()
        \(coldLine)    }

            func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
                open(contexts)
            }

            private func open(_ contexts: Set<UIOpenURLContext>) {
                for context in contexts { window?.rootViewController?.title = context.url.lastPathComponent }
            }
        }

        """

    private static let infoPlist = """
        <plist version="1.0"><dict>
        <key>CFBundleURLTypes</key>
        <array><dict><key>CFBundleURLSchemes</key><array><string>recipes</string></array></dict></array>
        <key>UIApplicationSceneManifest</key>
        <dict><key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key>
        <array><dict><key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string></dict></array>
        </dict></dict>
        <key>UILaunchScreen</key><dict/>
        </dict></plist>

        """

    private static let projectFile = """
        // !$*UTF8*$!
        { objects = {
        root = {isa = PBXProject; targets = (app, other); };
        app = {isa = PBXNativeTarget; name = MyApp; buildPhases = (phase); buildConfigurationList = list;
            productType = "com.apple.product-type.application"; };
        other = {isa = PBXNativeTarget; name = Beta; buildPhases = (phase); buildConfigurationList = list;
            productType = "com.apple.product-type.application"; };
        phase = {isa = PBXSourcesBuildPhase; files = (build); };
        build = {isa = PBXBuildFile; fileRef = file; };
        file = {isa = PBXFileReference; path = \(code); sourceTree = SOURCE_ROOT; };
        list = {isa = XCConfigurationList; buildConfigurations = (release); };
        release = {isa = XCBuildConfiguration; name = Release;
            buildSettings = { SDKROOT = iphoneos; INFOPLIST_FILE = MyApp/Info.plist; }; };
        }; rootObject = root; }

        """
}
