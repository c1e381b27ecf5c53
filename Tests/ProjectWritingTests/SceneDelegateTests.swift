import ProjectWriting
import Testing

struct SceneDelegateTests {
    @Test func handsOnInSwift() {
        let draft = SceneDelegateDraft(
            of: AppDelegateClass("AppDelegate"), window: .storyboard(usedAt: "AppDelegate.swift:53"),
            methods: [
                HandedOnMethod(.willResignActive), HandedOnMethod(.performAction), HandedOnMethod(.willEnterForeground),
            ], steps: [RemainingStep(at: "AppDelegate.swift:23", "window is nil there now")])
        #expect(
            draft.files == [
                NewFile(
                    name: "SceneDelegate.swift",
                    text: """
                        import UIKit

                        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                            var window: UIWindow?

                            // Static, because UIKit creates a new delegate for a scene that it has disconnected.
                            private static var wasInBackground = false
                            private var app: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }

                            func scene(
                                _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
                            ) {
                                guard let windowScene = scene as? UIWindowScene else { return }

                                // The window comes from the storyboard; methods of the app delegate use its own: AppDelegate.swift:53.
                                app?.window = window

                                #warning("AppDelegate.swift:23: window is nil there now")

                                if let item = connectionOptions.shortcutItem {
                                    self.windowScene(windowScene, performActionFor: item) { _ in }
                                }
                            }

                            func windowScene(
                                _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                                completionHandler: @escaping (Bool) -> Void
                            ) {
                                app?.application(.shared, performActionFor: shortcutItem, completionHandler: completionHandler)
                            }

                            func sceneWillResignActive(_ scene: UIScene) {
                                app?.applicationWillResignActive(.shared)
                            }

                            func sceneDidEnterBackground(_ scene: UIScene) {
                                Self.wasInBackground = true
                            }

                            func sceneWillEnterForeground(_ scene: UIScene) {
                                // Without scenes, a launch into the foreground doesn't call it.
                                if Self.wasInBackground { app?.applicationWillEnterForeground(.shared) }
                            }
                        }

                        """)
            ])
    }

    @Test func handsOnInObjectiveC() throws {
        let draft = SceneDelegateDraft(
            "MainSceneDelegate", of: AppDelegateClass("SPAppDelegate", .objectiveC(header: "SPAppDelegate.h", .m)),
            window: .takenOver(madeBy: "setupDefaultWindow", at: "SPAppDelegate.m:73"),
            methods: [.openURL, .openURLFromSource, .didEnterBackground].map { HandedOnMethod($0) },
            layout: TextLayout(indent: "\t", lineEnd: "\r\n"))
        #expect(draft.files.map(\.name) == ["MainSceneDelegate.h", "MainSceneDelegate.m"])
        let text = try #require(draft.files.last).text
        #expect(text.utf8.count { $0 == UInt8(ascii: "\r") } == text.utf8.count { $0 == UInt8(ascii: "\n") })
        #expect(
            text.replacing("\r\n", with: "\n") == """
                #import "MainSceneDelegate.h"
                #import "SPAppDelegate.h"

                #pragma clang diagnostic push
                #pragma clang diagnostic ignored "-Wdeprecated-declarations"

                @implementation MainSceneDelegate

                - (SPAppDelegate<UIApplicationDelegate> *)app
                {
                \tid delegate = UIApplication.sharedApplication.delegate;
                \treturn [delegate isKindOfClass:SPAppDelegate.class] ? delegate : nil;
                }

                - (void)scene:(UIScene *)scene
                \twillConnectToSession:(UISceneSession *)session
                \toptions:(UISceneConnectionOptions *)connectionOptions
                {
                \tif (![scene isKindOfClass:UIWindowScene.class]) { return; }
                \tUIWindowScene *windowScene = (UIWindowScene *)scene;

                \t// The window that setupDefaultWindow made (SPAppDelegate.m:73); a scene that reconnects uses the same one.
                \tself.window = self.app.window;
                \tself.window.windowScene = windowScene;
                \tself.window.frame = windowScene.coordinateSpace.bounds;
                \t[self.window makeKeyAndVisible];

                \t[self scene:scene openURLContexts:connectionOptions.URLContexts];
                }

                - (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts
                {
                \tfor (UIOpenURLContext *context in URLContexts) {
                \t\tNSMutableDictionary<UIApplicationOpenURLOptionsKey, id> *options = [NSMutableDictionary new];
                \t\toptions[UIApplicationOpenURLOptionsOpenInPlaceKey] = @(context.options.openInPlace);
                \t\toptions[UIApplicationOpenURLOptionsSourceApplicationKey] = context.options.sourceApplication;
                \t\toptions[UIApplicationOpenURLOptionsAnnotationKey] = context.options.annotation;
                \t\t[self.app application:UIApplication.sharedApplication openURL:context.URL options:options];
                \t}
                }

                - (void)sceneDidEnterBackground:(UIScene *)scene
                {
                \t[self.app applicationDidEnterBackground:UIApplication.sharedApplication];
                }

                @end

                #pragma clang diagnostic pop

                """)
    }

    /// Without a file of an Info.plist the app delegate names the scene's; one that is private has to do it itself.
    @Test func registersItself() throws {
        func text(isPrivate: Bool) throws -> String {
            let draft = SceneDelegateDraft(
                of: AppDelegateClass("AppDelegate", .swift(isPrivate: isPrivate)), window: .storyboard(usedAt: nil),
                registration: .appDelegate(storyboard: "Main"))
            return try #require(draft.files.first).text
        }
        let seen = try text(isPrivate: false)
        #expect(seen.contains("extension AppDelegate {\n    func application("))
        #expect(seen.contains("configuration.storyboard = UIStoryboard(name: \"Main\", bundle: nil)\n"))
        #expect(!seen.contains("#warning"))
        let hidden = try text(isPrivate: true)
        #expect(!hidden.contains("extension") && hidden.contains("#warning(\"AppDelegate is private to its file: "))
    }

    /// The deprecated method is called where the compiler doesn't warn of it.
    @Test func callsOlderMethodsByTheProtocol() throws {
        let draft = SceneDelegateDraft(
            of: AppDelegateClass("AppDelegate"), window: .storyboard(usedAt: nil),
            methods: [HandedOnMethod(.handleOpenURL, reach: .byProtocol)])
        let text = try #require(draft.files.first).text
        #expect(text.contains("for context in URLContexts { (self as any OlderURLMethods).open(context) }"))
        #expect(
            text.hasSuffix(
                """
                extension SceneDelegate: OlderURLMethods {
                    @available(*, deprecated)
                    func open(_ context: UIOpenURLContext) {
                        _ = delegate?.application?(.shared, handleOpen: context.url)
                    }
                }

                """))
    }

    @Test func everySilentCallbackIsHandedOnOrRestoresState() {
        let restored: Set<Callback> = [
            .shouldSaveSecureState, .shouldSaveState, .willEncodeState, .shouldRestoreSecureState, .shouldRestoreState,
            .viewControllerWithRestorationPath, .didDecodeState,
        ]
        for callback in Counterpart.uncalled(in: .scene) where !restored.contains(callback) {
            #expect(UncalledMethod(callback) != nil, "\(callback.name)")
        }
        #expect(restored.allSatisfy { UncalledMethod($0) == nil })
        for method in UncalledMethod.allCases {
            #expect(method.callback.map { UncalledMethod($0) == method } ?? (method == .didUpdateActivity))
        }
    }

    @Test(arguments: [
        ("", "    ", "\n"), ("a\r\n  b\r\n    c\r\n  d\r\n", "  ", "\r\n"), ("a {\n\tb\n\t\tc\n  d\n", "\t", "\n"),
        ("/**\n * a\n * b\n */\na {\n    b {\n        c\n", "    ", "\n"),
    ]) func theLayoutIsThatOfTheFile(text: String, indent: String, lineEnd: String) {
        #expect(TextLayout(of: text) == TextLayout(indent: indent, lineEnd: lineEnd))
    }
}
