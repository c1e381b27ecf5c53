extension CodeVariant {
    /// Which class is the delegate of which scenes, where code says so.
    package static let sceneClasses: [CodeVariant] = [
        configuring(
            "a ternary over the role",
            """
                    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                    configuration.delegateClass = session.role == .carTemplateApplication
                        ? CarDelegate.self : PhoneDelegate.self
                    return configuration
            """, car: true),
        configuring(
            "an if over the role, with its class on the next line",
            """
                    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                    if session.role == UISceneSession.Role.carTemplateApplication {
                        configuration
                            .delegateClass = CarDelegate
                            .self
                    } else {
                        configuration.delegateClass = PhoneDelegate.self
                    }
                    return configuration
            """, car: true),
        configuring(
            "a local function for each role",
            """
                    func configuration(_ type: AnyClass, for role: UISceneSession.Role) -> UISceneConfiguration {
                        let configuration = UISceneConfiguration(name: nil, sessionRole: role)
                        configuration.delegateClass = type
                        return configuration
                    }
                    return configuration(PhoneDelegate.self, for: session.role)
            """, car: nil),
        configuring(
            "a closure that is called at once",
            """
                    return {
                        let configuration = UISceneConfiguration(name: "Phone", sessionRole: session.role)
                        configuration.delegateClass = PhoneDelegate.self
                        return configuration
                    }()
            """, car: false),
        configuring(
            "a switch over the role",
            """
                    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                    switch session.role {
                    case .carTemplateApplication: configuration.delegateClass = CarDelegate.self
                    default: configuration.delegateClass = PhoneDelegate.self
                    }
                    return configuration
            """, car: true),
        configuring(
            "another class in a comment and a text",
            """
                    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                    // configuration.delegateClass = CarDelegate.self
                    print("configuration.delegateClass = CarDelegate.self")
                    configuration.delegateClass = PhoneDelegate.self
                    return configuration
            """, car: false),
    ]

    /// `car`: whether a class for CarPlay is set beside that of windows; nil where nothing can be said.
    private static func configuring(_ description: String, _ code: String, car: Bool?) -> CodeVariant {
        let app = """
            import CarPlay
            import UIKit
            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                \(UIKitMethod.configuration) {
            \(code)
                }
            }

            class PhoneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?

                \(UIKitMethod.willConnect) {
                    window = UIWindow(windowScene: scene as! UIWindowScene)
                    window?.makeKeyAndVisible()
                }

                func sceneDidDisconnect(_ scene: UIScene) { print(scene) }
            }

            class CarDelegate: UIResponder, CPTemplateApplicationSceneDelegate {
                func templateApplicationScene(
                    _ templateApplicationScene: CPTemplateApplicationScene,
                    didConnect interfaceController: CPInterfaceController
                ) {
                    print(interfaceController)
                }
            }
            """
        let phone = "sceneDidDisconnect(_:)"
        let facts =
            switch car {
            case true?:
                [
                    VariantFact("sceneDelegates", "window", phone, is: .settled(#"{"does": []}"#)),
                    VariantFact(
                        "sceneDelegates", "carPlay", "templateApplicationScene(_:didConnect:)",
                        is: .settled(#"{"does": []}"#)),
                ]
            case false?: [VariantFact("sceneDelegate", phone, is: .settled(#"{"does": []}"#))]
            case nil: [VariantFact("sceneDelegate", phone, is: .settledOrOpen(#"{"does": []}"#))]
            }
        return CodeVariant("class of a scene: \(description)", ["AppDelegate.swift": app], facts)
    }

    /// Scenes that code takes from the connected ones.
    package static let arbitraryScenes: [CodeVariant] = [
        opening("the first", "UIApplication.shared.connectedScenes.first", "note"),
        opening(
            "the first with a delegate",
            "UIApplication.shared.connectedScenes.compactMap { $0.delegate as? SceneDelegate }.first", "note"),
        opening("the first of a single one", "UIApplication.shared.connectedScenes.first", plist: "", nil),
        opening(
            "one that a condition selects",
            "UIApplication.shared.connectedScenes.first { $0.session.persistentIdentifier == \"a\" }", nil),
        opening("how many there are", "UIApplication.shared.connectedScenes.count", nil),
        launchingWithScenes(
            "needs a scene in a launch method",
            "let scene = UIApplication.shared.connectedScenes.first as! UIWindowScene\n        print(scene)",
            .does(#"{"read": "connectedScenes"}"#), errors: ["LT005"]
        ).finding("LT005", "error"),
        launchingWithScenes(
            "asks for a scene in a launch method",
            "if let scene = UIApplication.shared.connectedScenes.first { print(scene) }", .does()
        ).finding("LT005", nil),
    ]

    private static func opening(
        _ description: String, _ scene: String, plist: String = "<key>UIApplicationSupportsMultipleScenes</key><true/>",
        _ severity: String?
    ) -> CodeVariant {
        let pages = """
            import UIKit
            final class Pages {
                static let shared = Pages()
                private var scene: Any? { \(scene) }
                func open(_ url: URL) { Router.shared.open(url); print(scene as Any) }
            }
            """
        let variant = connecting(
            "uses \(description)", with: [],
            "        for context in connectionOptions.urlContexts { Pages.shared.open(context.url) }",
            members: """
                    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
                        for context in contexts { Pages.shared.open(context.url) }
                    }
                """, more: ["Pages.swift": pages], .does(VariantAction.readsURLs))
        let manifest = "<key>UIApplicationSceneManifest</key><dict>"
        return CodeVariant(
            variant.description, variant.files,
            plist: variant.infoPlist.replacing(manifest, with: manifest + plist) + VariantPlist.declares([.url]),
            [
                VariantFact(
                    "sceneDelegate", "scene(_:openURLContexts:)", "does",
                    is: severity == nil
                        ? .does(VariantAction.takes("url"))
                        : .does(VariantAction.takes("url"), VariantAction.readsFirst("connectedScenes")))
            ]
        ).finding("LT017", severity)
    }
}
