extension CodeVariant {
    /// A storyboard's window that code replaces.
    package static let replacedWindows: [CodeVariant] = [
        replacing("by one that nothing shows", "window = UIWindow(windowScene: scene as! UIWindowScene)", "warning"),
        replacing(
            "by a local one that nothing shows",
            "let window = UIWindow(windowScene: scene as! UIWindowScene)\n        self.window = window", "warning"),
        // Right.
        replacing(
            "by one that it shows",
            "window = UIWindow(windowScene: scene as! UIWindowScene)\n        window?.makeKeyAndVisible()", nil),
        replacing("by nothing", "cover = UIWindow(windowScene: scene as! UIWindowScene)", nil),
    ]

    private static func replacing(_ description: String, _ code: String, _ severity: String?) -> CodeVariant {
        let files = [
            "AppDelegate.swift": appDelegate("    \(UIKitMethod.didFinishLaunching) { true }"),
            "SceneDelegate.swift": sceneDelegate(
                """
                    var cover: UIWindow?

                    func scene(
                        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
                    ) {
                        \(code)
                    }
                """),
        ]
        return CodeVariant(
            "replaces the storyboard's window \(description)", files,
            plist: VariantPlist.launchScreen + VariantPlist.scenes(), []
        ).finding("LT003", severity)
    }
}
