extension CodeVariant {
    /// What a scene delegate does only while the app runs, where a cold start loses nothing by it.
    package static let continuedRequests: [CodeVariant] = [
        returning("a sign-in", "GIDSignIn.sharedInstance.handle(url)").finding("LT011", nil),
        returning("another sign-in", "MSALPublicClientApplication.handleMSALResponse(url, sourceApplication: nil)")
            .finding("LT011", nil),
        returning(
            "a sign-in and a router", "GIDSignIn.sharedInstance.handle(url)\n            Router.shared.open(url)",
            .does()
        ).finding("LT011", "error"), presenting("notifications in front alone", "").finding("LT019", nil),
        presenting(
            "the response that launched the app",
            "if let response = connectionOptions.notificationResponse { UserDefaults.standard.set(response.actionIdentifier, forKey: \"last\") }",
            isHandled: true
        ).finding("LT019", nil), presenting("later responses", "", isHandled: true).finding("LT019", "error"),
    ]

    private static func returning(_ description: String, _ code: String, _ meaning: Meaning = .open) -> CodeVariant {
        connecting(
            "a URL is returned to \(description)", with: [], plist: VariantPlist.declares([.url]), "",
            members: """
                    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
                        guard let url = contexts.first?.url else { return }
                        \(code)
                    }
                """, meaning, errors: ["LT011"])
    }

    private static func presenting(_ description: String, _ code: String, isHandled: Bool = false) -> CodeVariant {
        let handler = """
            func userNotificationCenter(
                    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
                ) async { last = response }
            """
        let variant = connecting(
            "a scene delegate handles \(description)", with: [],
            "        UNUserNotificationCenter.current().delegate = self\n        \(code)",
            members: """
                    private var last: UNNotificationResponse?

                    func userNotificationCenter(
                        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
                    ) async -> UNNotificationPresentationOptions { [.banner] }

                    \(isHandled ? handler : "")
                """,
            code.isEmpty
                ? .does(VariantAction.setsNotificationDelegate)
                : .does(VariantAction.setsNotificationDelegate, #"{"read": "connectionOptions.notificationResponse"}"#))
        let scene = variant.files["SceneDelegate.swift"] ?? ""
        return variant.adding([
            "SceneDelegate.swift": scene.replacing(
                "UIResponder, UIWindowSceneDelegate",
                with: "UIResponder, UIWindowSceneDelegate, UNUserNotificationCenterDelegate")
        ])
    }
}
