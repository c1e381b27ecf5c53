/// The keys of the apps' property lists.
enum WholeAppPlist {
    static let all =
        withoutAppDelegate.replacing("<string>fetch</string>", with: "\(push)<string>fetch</string>") + action

    /// Whatever an app can handle that has no app delegate.
    static let withoutAppDelegate = """
        <key>CFBundleURLTypes</key>
        <array><dict><key>CFBundleURLSchemes</key><array><string>recipes</string></array></dict></array>
        <key>NSUserActivityTypes</key>
        <array><string>com.example.recipe</string></array>
        <key>UIBackgroundModes</key>
        <array><string>fetch</string></array>
        <key>BGTaskSchedulerPermittedIdentifiers</key>
        <array><string>com.example.refresh</string></array>
        <key>UILaunchScreen</key><dict/>

        """

    private static let push = "<string>remote-notification</string>"

    private static let action = """
        <key>UIApplicationShortcutItems</key>
        <array><dict>
        <key>UIApplicationShortcutItemType</key><string>com.example.new</string>
        <key>UIApplicationShortcutItemTitle</key><string>New</string>
        </dict></array>

        """

    static func scenes(_ delegate: String) -> String {
        """
        <key>UIApplicationSceneManifest</key>
        <dict><key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key>
        <array><dict>
        <key>UISceneConfigurationName</key><string>Default Configuration</string>
        <key>UISceneDelegateClassName</key><string>\(delegate)</string>
        </dict></array></dict></dict>

        """
    }

    static let linkHost = """
        <key>com.apple.developer.associated-domains</key>
        <array><string>applinks:recipes.example</string></array>

        """

    static func file(_ keys: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        \(keys)</dict></plist>

        """
    }
}
