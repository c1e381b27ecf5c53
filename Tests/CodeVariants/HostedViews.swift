extension CodeVariant {
    /// A view of SwiftUI that a hosting controller shows as the root of the window.
    static let hostedViews: [CodeVariant] = [
        hosting("at once", "window.rootViewController = UIHostingController(rootView: Home())", hosted),
        hosting(
            "by a name",
            """
            let root = UIHostingController(rootView: Home())
                    window.rootViewController = root
            """, hosted),
        hosting(
            "the view by a name, with an object",
            """
            let home = Home().environmentObject(Store())
                    window.rootViewController = UIHostingController(rootView: home)
            """, hosted),
        hosting(
            "on a condition",
            """
            if Store().isReady { window.rootViewController = UIHostingController(rootView: Home()) }
                    else { window.rootViewController = UIViewController() }
            """, open),
        hosting(
            "another root comes later",
            """
            window.rootViewController = UIHostingController(rootView: Home())
                    Store().onLogout { window.rootViewController = UIViewController() }
            """, open),
        hosting(
            "as a child of another root",
            """
            let root = UIViewController()
                    root.addChild(UIHostingController(rootView: Home()))
                    window.rootViewController = root
            """, open),
        hosting(
            "a view of another module", "window.rootViewController = UIHostingController(rootView: Others.Home2())",
            open),
        hosting(
            "in a container",
            "window.rootViewController = UINavigationController(rootViewController: UIHostingController(rootView: Home()))",
            open),
    ]

    private static let hosted = [
        VariantFact("interface", is: .settled(#""hosting""#)),
        VariantFact("view", "onOpenURL(perform:)", is: .settled("{}")),
    ]
    private static let open = [VariantFact("interface", is: .open)]

    /// An app with scenes, whose scene delegate takes the URL and sets its window up so.
    private static func hosting(_ description: String, _ code: String, _ facts: [VariantFact]) -> CodeVariant {
        CodeVariant(
            "a hosted view: \(description)",
            [
                "AppDelegate.swift": """
                import UIKit

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {
                }

                """,
                "SceneDelegate.swift": """
                import SwiftUI
                import UIKit

                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?

                    func scene(
                        _ scene: UIScene, willConnectTo session: UISceneSession,
                        options connectionOptions: UIScene.ConnectionOptions
                    ) {
                        guard let windowScene = scene as? UIWindowScene else { return }
                        let window = UIWindow(windowScene: windowScene)
                        \(code)
                        self.window = window
                        window.makeKeyAndVisible()
                        if let url = connectionOptions.urlContexts.first?.url { Store.shared.show(url) }
                    }

                    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
                        if let url = contexts.first?.url { Store.shared.show(url) }
                    }
                }

                """,
                "Home.swift": """
                import SwiftUI

                struct Home: View {
                    var body: some View { Text(Store.shared.shown?.path ?? "a").onOpenURL { Store.shared.show($0) } }
                }

                class Store {
                    static let shared = Store()
                    var isReady = false
                    var shown: URL?

                    func show(_ url: URL) { shown = url }
                    func onLogout(_ done: @escaping () -> Void) { later = done }
                    var later: (() -> Void)?
                }

                """,
            ],
            plist: VariantPlist.launchScreen + VariantPlist.scenes(storyboard: false) + VariantPlist.declares([.url]),
            facts
        ).finding("LT003", nil).finding("LT010", nil).finding("LT018", nil)
    }
}
