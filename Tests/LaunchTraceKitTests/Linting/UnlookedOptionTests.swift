import Testing

@testable import LaunchTraceKit

/// Code that acts on an option of a scene without a look at what is in it: an app with one quick action needn't look.
struct UnlookedOptionTests {
    private static func summary(_ code: String) -> [String] {
        let files = SampleFiles([
            "App/App.swift": """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                    completionHandler: @escaping (Bool) -> Void) {
                    play()
                    completionHandler(true)
                }
                func play() { Player.shared.play() }
            }
            """,
            "App/Scene.swift": """
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                var app: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    window = UIWindow(windowScene: scene as! UIWindowScene)
                    window?.makeKeyAndVisible()
                    \(code)
                }
                func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                    completionHandler: @escaping (Bool) -> Void) {
                    app?.application(.shared, performActionFor: shortcutItem, completionHandler: completionHandler)
                }
                func handle(_ item: UIApplicationShortcutItem) { Player.shared.play() }
                func note(_ item: UIApplicationShortcutItem) { print("started by", item) }
            }
            """,
            "Info.plist": """
            <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array><dict>
            <key>UIApplicationShortcutItemType</key><string>play</string></dict></array>
            \(SmallPlist.scenes)</dict></plist>
            """,
        ])
        let outcome = files.outcome("lint", "--plist", "Info.plist", "--sources", "App", "--summary")
        return outcome.stdout.matches(of: /Scene.swift:4:5: (\w+): (LT\d+)/).map { "\($0.1) \($0.2)" }
    }

    @Test(arguments: [
        "if options.shortcutItem != nil { handleFirst() }", "if let item = options.shortcutItem { handle(item) }",
        "guard let item = options.shortcutItem else { return }; handle(item)",
        "if let item = options.shortcutItem { self.windowScene(scene as! UIWindowScene, performActionFor: item) { _ in } }",
    ]) func isLeftOpen(_ code: String) { #expect(Self.summary(code) == ["note LT018"]) }

    @Test(arguments: [
        "", "if options.shortcutItem != nil { print(\"started by a quick action\") }",
        "if let item = options.shortcutItem { note(item) }",
    ]) func isLostWhereNothingActs(_ code: String) { #expect(Self.summary(code) == ["error LT011"]) }
}
