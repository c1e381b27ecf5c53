extension CodeVariant {
    /// What a launch asks of the person, beside permissions.
    package static let requestsAtLaunch: [CodeVariant] = [
        requesting("a review", "SKStoreReviewController.requestReview()", asksFor("review"), "warning"),
        requesting("a review in a scene", "AppStore.requestReview(in: scene)", asksFor("review"), "warning"),
        requesting("a review by a helper", "Asker.shared.review()", asksFor("review"), "warning"),
        requesting("a review by an object that is made", "_ = Greeter()", asksFor("review"), "warning"),
        requesting(
            "a review after ten launches", "if Asker.shared.launches > 10 { SKStoreReviewController.requestReview() }",
            .does(), nil),
        requesting(
            "a review later",
            "DispatchQueue.main.asyncAfter(deadline: .now() + 60) { SKStoreReviewController.requestReview() }", .does(),
            nil), requesting("a review by another's function", "ReviewKit.requestReview()", .does(), nil),
        requesting("a review in a helper that returns early", "Asker.shared.reviewOnce()", .does(), nil),
        requesting(
            "Apple's sign-in", "ASAuthorizationController(authorizationRequests: []).performRequests()",
            asksFor("signIn"), "warning"),
        requesting(
            "Apple's sign-in in a variable",
            "let controller = ASAuthorizationController(authorizationRequests: [])\n        controller.performRequests()",
            asksFor("signIn"), "warning"),
        requesting(
            "Apple's sign-in for who isn't",
            "if !Asker.shared.isSignedIn { ASAuthorizationController(authorizationRequests: []).performRequests() }",
            .does(#"{"request": "signIn", "once": true}"#), nil),
        requesting(
            "Google's sign-in", "GIDSignIn.sharedInstance.signIn(withPresenting: home) { _, _ in }", asksFor("signIn"),
            "warning"),
        requesting(
            "Google's sign-in that asks nobody", "GIDSignIn.sharedInstance.restorePreviousSignIn()", .does(), nil),
        requesting("a web session of a property", "Asker.shared.signIn()", asksFor("signIn"), "warning"),
        requesting("another session", "Asker.shared.session.start()", .does(), nil),
        askingWithScenes(
            "Facebook's sign-in", "LoginManager().logIn(permissions: [], from: nil) { _, _ in }", asksFor("signIn"),
            "warning"),
        askingWithScenes("a review", "SKStoreReviewController.requestReview()", asksFor("review"), "warning"),
        askingWithScenes("nothing", "Asker.shared.launches += 1", .does(), nil),
        requesting(
            "permission for notifications and a token", "Asker.shared.ask()",
            .does(VariantAction.asksForNotifications, VariantAction.registersLater), "warning"),
        requesting(
            "permission for notifications and a token if there is one", "Asker.shared.askAndSee()",
            .does(VariantAction.asksForNotifications), "warning"),
        requesting("permission for a place", "Asker.shared.locate()", asksFor("permission:location"), "warning"),
        requesting(
            "permission for Siri", "INPreferences.requestSiriAuthorization { _ in }", asksFor("permission:siri"),
            "warning"),
        requesting(
            "permission by a protocol", "Asker.shared.permission.ask()", asksFor("permission:location"), "warning"),
        requesting("permission by a protocol of two classes", "Asker.shared.other.ask()", .does(), nil),
        requesting("permission, a second time", "Asker.shared.askOnce()", .does(), nil),
        requesting("permission later", "DispatchQueue.main.async { Asker.shared.ask() }", .does(), nil),
        requesting("a token alone", "Asker.shared.register()", .does(VariantAction.registersForRemote), nil),
        askingWithScenes("permission", "Asker.shared.locate()", asksFor("permission:location"), "warning"),
        askingInObjectiveC(
            "permission by another class", "[[Asker shared] ask];",
            .does(VariantAction.asksForNotifications, VariantAction.registersLater), "warning"),
        askingInObjectiveC("permission by another class on a condition", "[[Asker shared] askOnce];", .does(), nil),
        askingInObjectiveC("a review", "[SKStoreReviewController requestReview];", asksFor("review"), "warning"),
        askingInObjectiveC("a review in a helper", "[self ask];", asksFor("review"), "warning"),
        askingInObjectiveC(
            "a review later", "dispatch_async(dispatch_get_main_queue(), ^{ [self ask]; });", .does(), nil),
        askingInObjectiveC(
            "Apple's sign-in",
            "ASAuthorizationController *controller = [[ASAuthorizationController alloc] initWithAuthorizationRequests:@[]];\n    [controller performRequests];",
            asksFor("signIn"), "warning"),
        askingInObjectiveC(
            "Google's sign-in", "[GIDSignIn.sharedInstance signInWithPresentingViewController:nil completion:nil];",
            asksFor("signIn"), "warning"),
    ]

    private static func asksFor(_ what: String) -> Meaning { .does(#"{"request": "\#(what)"}"#) }

    private static let asker = """
        import AuthenticationServices
        import CoreLocation
        import StoreKit
        import UIKit
        import UserNotifications
        final class Asker {
            static let shared = Asker()
            var launches = 0
            var isSignedIn = false
            let session = Player()
            private var web: ASWebAuthenticationSession?

            let permission: Permission = PlacePermission()
            let other: Other = OtherPermission()

            func review() { SKStoreReviewController.requestReview() }

            func reviewOnce() {
                guard launches == 7 else { return }
                SKStoreReviewController.requestReview()
            }

            func signIn() { web?.start() }

            func ask() {
                UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in
                    DispatchQueue.main.async { self.register() }
                    UIApplication.shared.registerForRemoteNotifications()
                }
            }

            func askAndSee() {
                UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { isGranted, _ in
                    if isGranted { UIApplication.shared.registerForRemoteNotifications() }
                }
            }

            func askOnce() {
                guard !UserDefaults.standard.bool(forKey: "asked") else { return }
                ask()
            }

            func register() { UIApplication.shared.registerForRemoteNotifications() }

            private let locator = CLLocationManager()
            func locate() { locator.requestWhenInUseAuthorization() }
        }

        protocol Permission { func ask() }
        final class PlacePermission: Permission {
            func ask() { CLLocationManager().requestWhenInUseAuthorization() }
        }

        protocol Other { func ask() }
        final class OtherPermission: Other {
            func ask() { CLLocationManager().requestWhenInUseAuthorization() }
        }
        final class NoPermission: Other { func ask() {} }

        final class Player {
            func start() { UserDefaults.standard.set(true, forKey: "plays") }
        }

        final class Greeter {
            init() { Asker.shared.review() }
        }
        """

    private static func requesting(_ description: String, _ code: String, _ meaning: Meaning, _ severity: String?)
        -> CodeVariant
    {
        launching(
            "asks for \(description)", imports: "import AuthenticationServices\nimport StoreKit\nimport UIKit", code,
            more: ["Asker.swift": asker], does: meaning
        ).finding("LT092", severity)
    }

    private static func askingWithScenes(_ description: String, _ code: String, _ meaning: Meaning, _ severity: String?)
        -> CodeVariant
    {
        connecting("asks with scenes for \(description)", with: [], code, more: ["Asker.swift": asker], meaning)
            .finding("LT092", severity)
    }

    private static func askingInObjectiveC(
        _ description: String, _ code: String, _ meaning: Meaning, _ severity: String?
    ) -> CodeVariant {
        objectiveCLaunching(
            "asks for \(description)", code, members: "- (void)ask { [SKStoreReviewController requestReview]; }",
            does: meaning
        ).adding(["Asker.h": askerHeader, "Asker.m": objectiveCAsker]).finding("LT092", severity)
    }

    private static let askerHeader = """
        #import <Foundation/Foundation.h>
        @interface Asker : NSObject
        + (instancetype)shared;
        - (void)ask;
        - (void)askOnce;
        @end
        """

    private static let objectiveCAsker = """
        #import "Asker.h"
        #import <UIKit/UIKit.h>
        #import <UserNotifications/UserNotifications.h>
        @implementation Asker
        + (instancetype)shared {
            static Asker *asker;
            static dispatch_once_t once;
            dispatch_once(&once, ^{ asker = [Asker new]; });
            return asker;
        }
        - (void)ask {
            UNUserNotificationCenter *center = [UNUserNotificationCenter currentNotificationCenter];
            [center requestAuthorizationWithOptions:UNAuthorizationOptionAlert
                                  completionHandler:^(BOOL granted, NSError *error) {
                [UIApplication.sharedApplication registerForRemoteNotifications];
            }];
        }
        - (void)askOnce {
            if ([NSUserDefaults.standardUserDefaults boolForKey:@"asked"]) return;
            [self ask];
        }
        @end
        """

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
