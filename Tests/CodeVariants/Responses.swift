extension CodeVariant {
    /// What is done with the answer to a notification.
    package static let responses: [CodeVariant] = [
        answering(
            "a local of it",
            """
                    let info = response.notification.request.content.userInfo
                    if let link = info["link"] as? String, let url = URL(string: link) { Router.shared.open(url) }
                    completionHandler()
            """, .does(VariantAction.takes("notification"))),
        answering(
            "a switch over what was tapped",
            """
                    defer { completionHandler() }
                    switch response.actionIdentifier {
                    case UNNotificationDefaultActionIdentifier: Router.shared.open(URL(string: "recipes://new")!)
                    default: break
                    }
            """, .does(VariantAction.takes("notification"))),
        answering(
            "only for another action",
            """
                    defer { completionHandler() }
                    guard response.actionIdentifier == "REPLY" else { return }
                    Router.shared.open(URL(string: "recipes://new")!)
            """, .does(VariantAction.takes("notification"))
        ).finding("LT010", "note"),
        answering(
            "for another action, and nothing for a tap",
            """
                    defer { completionHandler() }
                    switch response.actionIdentifier {
                    case "REPLY": Router.shared.open(URL(string: "recipes://new")!)
                    case UNNotificationDefaultActionIdentifier: break
                    default: break
                    }
            """, .does(VariantAction.takes("notification"))
        ).finding("LT010", nil),
        answering(
            "only logged",
            """
                    print("answered", response.actionIdentifier)
                    completionHandler()
            """, .does(), errors: ["LT010"]),
        answering(
            "the answer of a server has its name",
            """
                    let task = URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { data, response, error in
                        print("seen", response?.mimeType ?? "")
                    }
                    task.resume()
                    completionHandler()
            """, .open),
        answering(
            "a call inside a text that is printed",
            """
                    print("opened \\(open(response))")
                    completionHandler()
            """,
            members: """
                    private func open(_ answer: UNNotificationResponse) -> Bool {
                        guard let link = answer.notification.request.content.userInfo["link"] as? String,
                            let url = URL(string: link)
                        else { return false }
                        return Router.shared.open(url)
                    }
                """, .does(VariantAction.takes("notification"))),
        answering(
            "behind an await", isAsync: true,
            """
                    await Task.yield()
                    guard let link = response.notification.request.content.userInfo["link"] as? String,
                        let url = URL(string: link)
                    else { return }
                    await MainActor.run { _ = Router.shared.open(url) }
            """, .does(VariantAction.takes("notification"))),
    ]

    private static func answering(
        _ description: String, isAsync: Bool = false, _ code: String, members: String = "", _ meaning: Meaning,
        errors: Set<String> = []
    ) -> CodeVariant {
        let end =
            isAsync
            ? ") async" : ",\n            withCompletionHandler completionHandler: @escaping () -> Void\n        )"
        let app = """
            import UIKit
            import UserNotifications
            @main
            class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
                var window: UIWindow?

                \(UIKitMethod.didFinishLaunching) {
                    UNUserNotificationCenter.current().delegate = self
                    return true
                }

                func userNotificationCenter(
                    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse\(end) {
            \(code)
                }

            \(members)
            }
            """
        let method = "userNotificationCenter(_:didReceive:withCompletionHandler:)"
        return CodeVariant(
            "response: \(description)", ["AppDelegate.swift": app, "Router.swift": router],
            plist: VariantPlist.launchScreen + VariantPlist.mainStoryboard,
            [
                VariantFact("notificationDelegate", method, "does", is: meaning),
                VariantFact(
                    "appDelegate", "application(_:didFinishLaunchingWithOptions:)", "does",
                    is: .does(VariantAction.setsNotificationDelegate)),
            ], errors: errors)
    }
}
