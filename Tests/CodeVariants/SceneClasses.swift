extension CodeVariant {
    /// Which class is the delegate of which scenes, where code says so.
    package static let sceneClasses: [CodeVariant] = [
        configuring(
            "a ternary over the role",
            """
                    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
                    configuration.delegateClass = connectingSceneSession.role == .carTemplateApplication
                        ? CarDelegate.self : PhoneDelegate.self
                    return configuration
            """, car: true),
        configuring(
            "an if over the role, with its class on the next line",
            """
                    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
                    if connectingSceneSession.role == UISceneSession.Role.carTemplateApplication {
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
                    return configuration(PhoneDelegate.self, for: connectingSceneSession.role)
            """, car: nil),
        configuring(
            "a closure that is called at once",
            """
                    return {
                        let configuration = UISceneConfiguration(name: "Phone", sessionRole: connectingSceneSession.role)
                        configuration.delegateClass = PhoneDelegate.self
                        return configuration
                    }()
            """, car: false),
        configuring(
            "a switch over the role",
            """
                    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
                    switch connectingSceneSession.role {
                    case .carTemplateApplication: configuration.delegateClass = CarDelegate.self
                    default: configuration.delegateClass = PhoneDelegate.self
                    }
                    return configuration
            """, car: true),
        configuring(
            "another class in a comment and a text",
            """
                    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
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
                func application(
                    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                    options: UIScene.ConnectionOptions
                ) -> UISceneConfiguration {
            \(code)
                }
            }

            class PhoneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?

                func scene(
                    _ scene: UIScene, willConnectTo session: UISceneSession,
                    options connectionOptions: UIScene.ConnectionOptions
                ) {
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
}
