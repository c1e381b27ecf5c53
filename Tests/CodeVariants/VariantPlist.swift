/// Keys of the Info.plist of a variant.
enum VariantPlist {
    static let launchScreen = "<key>UILaunchScreen</key><dict/>"

    /// What may launch the app, with the handlers that it has while it runs.
    enum Trigger: Sendable { case url, activity, shortcut }

    static func declares(_ triggers: [Trigger]) -> String { triggers.map(declares).joined() }

    private static func declares(_ trigger: Trigger) -> String {
        switch trigger {
        case .url:
            """
            <key>CFBundleURLTypes</key><array><dict>
            <key>CFBundleURLSchemes</key><array><string>recipes</string></array></dict></array>
            """
        case .activity: "<key>NSUserActivityTypes</key><array><string>com.example.recipe</string></array>"
        case .shortcut:
            """
            <key>UIApplicationShortcutItems</key><array><dict>
            <key>UIApplicationShortcutItemType</key><string>com.example.new</string>
            <key>UIApplicationShortcutItemTitle</key><string>New</string></dict></array>
            """
        }
    }

    /// A scene manifest, whose window a storyboard makes or code.
    static func scenes(_ delegate: String = "$(PRODUCT_MODULE_NAME).SceneDelegate", storyboard: Bool = true) -> String {
        """
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict>
        <key>UISceneDelegateClassName</key><string>\(delegate)</string>
        \(storyboard ? "<key>UISceneStoryboardFile</key><string>Main</string>" : "")
        </dict></array></dict></dict>
        """
    }

    /// A push wakes the app.
    static let getsPushes = "<key>UIBackgroundModes</key><array><string>remote-notification</string></array>"

    static let mainStoryboard = "<key>UIMainStoryboardFile</key><string>Main</string>"

    static func permits(_ tasks: String...) -> String {
        "<key>BGTaskSchedulerPermittedIdentifiers</key><array>" + tasks.map { "<string>\($0)</string>" }.joined()
            + "</array><key>UIBackgroundModes</key><array><string>fetch</string><string>processing</string></array>"
    }
}
