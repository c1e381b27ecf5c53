import Testing

/// A text with the names of callbacks that is no log.
struct UnreadableText: CustomTestStringConvertible {
    let name: String
    let text: String

    var testDescription: String { name }
}

extension UnreadableText {
    static let all: [UnreadableText] = [
        UnreadableText(
            name: "Link map",
            text: #"""
                # Path: /Users/me/Build/Shop.app/Shop
                # Arch: arm64
                # Object files:
                [  0] linker synthesized
                [  1] /Users/me/Build/AppDelegate.o
                # Sections:
                # Address	Size    	Segment	Section
                0x100004000	0x00003A40	__TEXT	__text
                # Symbols:
                # Address	Size    	File  Name
                0x100004000	0x00000040	[  1] -[AppDelegate application:didFinishLaunchingWithOptions:]
                0x100004040	0x00000010	[  1] -[AppDelegate applicationWillResignActive:]
                0x100004050	0x00000010	[  1] -[AppDelegate applicationDidEnterBackground:]
                0x100004060	0x00000010	[  1] -[AppDelegate applicationWillEnterForeground:]
                0x100004070	0x00000010	[  1] -[AppDelegate applicationDidBecomeActive:]
                0x1000088A0	0x0000000D	[  2] literal string: applicationDidBecomeActive:
                <<dead>> 	0x00000008	[  2] -[SceneDelegate sceneDidDisconnect:]
                """#),
        UnreadableText(
            name: "Nm",
            text: #"""
                0000000100003f50 t -[AppDelegate application:didFinishLaunchingWithOptions:]
                0000000100003f90 t -[AppDelegate applicationDidBecomeActive:]
                0000000100003fa0 T _main
                                 U _UIApplicationMain
                0000000100008020 S _OBJC_CLASS_$_AppDelegate
                """#),
        UnreadableText(
            name: "Nm -m",
            text: #"""
                0000000100003f50 (__TEXT,__text) non-external -[AppDelegate application:didFinishLaunchingWithOptions:]
                0000000100003f90 (__TEXT,__text) non-external -[AppDelegate applicationDidBecomeActive:]
                                 (undefined) external _UIApplicationMain (from UIKit)
                """#),
        UnreadableText(
            name: "Nm, demangled Swift",
            text: #"""
                0000000100004a10 T Shop.AppDelegate.application(_: __C.UIApplication, didFinishLaunchingWithOptions: [__C.UIApplicationLaunchOptionsKey : Any]?) -> Swift.Bool
                0000000100004b44 t @objc Shop.SceneDelegate.sceneDidBecomeActive(_: __C.UIScene) -> ()
                0000000100004b90 T Shop.SceneDelegate.sceneDidBecomeActive(_:)
                """#),
        UnreadableText(
            name: "Names of symbols alone",
            text: #"""
                -[AppDelegate .cxx_destruct]
                -[AppDelegate application:didFinishLaunchingWithOptions:]
                -[AppDelegate applicationDidBecomeActive:]
                -[AppDelegate setWindow:]
                -[AppDelegate window]
                -[ViewController viewDidLoad]
                GCC_except_table3
                _OBJC_CLASS_$_AppDelegate
                _OBJC_METACLASS_$_AppDelegate
                """#),
        UnreadableText(
            name: "Sorted names",
            text: #"""
                -[AppDelegate application:didFinishLaunchingWithOptions:]
                -[AppDelegate applicationDidBecomeActive:]
                -[AppDelegate applicationDidEnterBackground:]
                -[AppDelegate applicationWillEnterForeground:]
                -[AppDelegate applicationWillResignActive:]
                -[AppDelegate applicationWillTerminate:]
                """#),
        UnreadableText(
            name: "Otool",
            text: #"""
                Contents of (__DATA,__objc_const) section
                		    name 0x100006e1f application:didFinishLaunchingWithOptions:
                		   types 0x100007a21 c32@0:8@16@24
                		     imp 0x100003f50 -[AppDelegate application:didFinishLaunchingWithOptions:]
                		    name 0x100006e4e applicationDidBecomeActive:
                		   types 0x100007a30 v24@0:8@16
                		     imp 0x100003f90 -[AppDelegate applicationDidBecomeActive:]
                """#),
        UnreadableText(
            name: "Dsym table",
            text: #"""
                [    10] 000003d1 2e (N_SECT EXT)   01     0000   0000000100003f50 '-[AppDelegate application:didFinishLaunchingWithOptions:]'
                [    11] 00000410 24 (N_FUN        ) 01     0000   0000000100003f90 '-[AppDelegate applicationDidBecomeActive:]'
                """#),
        UnreadableText(
            name: "Class-dump",
            text: #"""
                @interface AppDelegate : UIResponder <UIApplicationDelegate>
                {
                    UIWindow *_window;
                }
                - (void)applicationDidBecomeActive:(id)arg1;
                - (void)applicationWillResignActive:(id)arg1;
                - (BOOL)application:(id)arg1 didFinishLaunchingWithOptions:(id)arg2;
                @property(retain, nonatomic) UIWindow *window;
                @end
                """#),
        UnreadableText(
            name: "Documentation, headings",
            text: #"""
                # Life-cycle events

                application(_:didFinishLaunchingWithOptions:)
                Called when the launch process is almost done and the app is almost ready to run.

                applicationDidBecomeActive(_:)
                Called when the app has become active.

                applicationWillResignActive(_:)
                Called when the app is about to become inactive.

                applicationDidEnterBackground(_:)
                Called when the app is now in the background.
                """#),
        UnreadableText(
            name: "Documentation, list",
            text: #"""
                The life cycle of a scene:

                - sceneWillEnterForeground: Called when the scene is about to come to the foreground.
                - sceneDidBecomeActive: Called when the scene has become active and now responds to the user.
                - sceneWillResignActive: Called when the scene is about to leave the active state.
                - sceneDidEnterBackground: Called after the scene has gone to the background.
                """#),
        UnreadableText(
            name: "Documentation, dashes",
            text: #"""
                application(_:didFinishLaunchingWithOptions:) — Called when the app finishes launching
                viewDidLoad() — Called once, after the view has been loaded
                viewWillAppear(_:) — Called before the view is added to a window
                viewDidAppear(_:) — Called after the view is shown
                """#),
        UnreadableText(
            name: "Documentation of Apple's kind",
            text: #"""
                applicationDidBecomeActive(_:)
                Tells the delegate that the app has become active.
                applicationWillResignActive(_:)
                Tells the delegate that the app is about to become inactive.
                application(_:willFinishLaunchingWithOptions:)
                Tells the delegate that the launch process has begun but that state restoration hasn't occurred.
                """#),
        UnreadableText(
            name: "Documentation table",
            text: #"""
                | Method | When |
                |---|---|
                | `application(_:didFinishLaunchingWithOptions:)` | Called when the app has launched |
                | applicationDidBecomeActive(_:) | Called when the app becomes active |
                | applicationWillResignActive(_:) | Called when the app becomes inactive |
                """#),
        UnreadableText(
            name: "Plain table with tabs",
            text: #"""
                Method	Called when
                applicationDidBecomeActive	the app becomes active
                applicationDidEnterBackground	the app goes to the background
                applicationWillTerminate	the app is about to end
                """#),
        UnreadableText(
            name: "Migration table",
            text: #"""
                applicationDidBecomeActive -> sceneDidBecomeActive
                applicationWillResignActive -> sceneWillResignActive
                applicationDidEnterBackground -> sceneDidEnterBackground
                applicationWillEnterForeground -> sceneWillEnterForeground
                application(_:open:options:) -> scene(_:openURLContexts:)
                """#),
        UnreadableText(
            name: "Migration table with other arrows",
            text: #"""
                Old => New
                applicationDidBecomeActive(_:)      =>  sceneDidBecomeActive(_:)
                applicationWillResignActive(_:)     →   sceneWillResignActive(_:)
                application(_:continue:restorationHandler:)  ⇒  scene(_:continue:)
                applicationDidEnterBackground(_:)   --> UISceneDelegate.sceneDidEnterBackground(_:)
                """#),
        UnreadableText(
            name: "Migration table in columns",
            text: #"""
                | App delegate | Scene delegate |
                | --- | --- |
                | applicationDidBecomeActive | sceneDidBecomeActive |
                | applicationWillResignActive | sceneWillResignActive |
                | applicationDidEnterBackground | sceneDidEnterBackground |
                """#),
        UnreadableText(
            name: "Migration list in words",
            text: #"""
                applicationDidBecomeActive becomes sceneDidBecomeActive
                applicationWillResignActive becomes sceneWillResignActive
                applicationDidEnterBackground is replaced by sceneDidEnterBackground
                """#),
        UnreadableText(
            name: "Migration with line ends",
            text: #"""
                applicationDidBecomeActive
                    -> sceneDidBecomeActive
                applicationWillResignActive
                    -> sceneWillResignActive
                """#),
        UnreadableText(
            name: "Swift source",
            text: #"""
                import UIKit

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                        print("application(_:didFinishLaunchingWithOptions:)")
                        return true
                    }

                    func applicationDidBecomeActive(_ application: UIApplication) {
                        print("applicationDidBecomeActive")
                        NSLog("applicationDidBecomeActive called")
                        os_log("%{public}@ applicationDidBecomeActive", self)
                    }
                }
                """#),
        UnreadableText(
            name: "Objective-C header",
            text: #"""
                @protocol UIApplicationDelegate<NSObject>
                @optional
                - (void)applicationDidFinishLaunching:(UIApplication *)application;
                - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(nullable NSDictionary *)launchOptions;
                - (void)applicationDidBecomeActive:(UIApplication *)application;
                """#),
        UnreadableText(
            name: "Crash report",
            text: #"""
                Thread 0 name:  Dispatch queue: com.apple.main-thread
                Thread 0 Crashed:
                0   libswiftCore.dylib            	       0x1a2b3c4d0 _assertionFailure(_:_:file:line:flags:) + 312
                1   Shop                          	       0x104a1c2f0 SceneDelegate.sceneDidBecomeActive(_:) + 240 (SceneDelegate.swift:44)
                2   Shop                          	       0x104a1c3a4 @objc SceneDelegate.sceneDidBecomeActive(_:) + 60
                3   UIKitCore                     	       0x1a8b00c10 -[UIScene _sendDidBecomeActive] + 100
                4   Shop                          	       0x104a1b000 AppDelegate.application(_:didFinishLaunchingWithOptions:) + 12 (AppDelegate.swift:9)
                """#),
        UnreadableText(
            name: "Sample of a process",
            text: #"""
                Call graph:
                    2554 Thread_1021   DispatchQueue_1: com.apple.main-thread  (serial)
                    + 2554 -[AppDelegate application:didFinishLaunchingWithOptions:]  (in Shop) + 123  [0x104a1b000]  AppDelegate.m:20
                    + ! 2100 -[ViewController viewDidLoad]  (in Shop) + 40  [0x104a1b900]  ViewController.m:31
                """#),
        UnreadableText(
            name: "Time profile",
            text: #"""
                Weight	Self Weight	Symbol Name
                1.20 s  90.0%	0 s	 -[AppDelegate application:didFinishLaunchingWithOptions:]
                800.00 ms  60.0%	12.00 ms	 -[ViewController viewDidLoad]
                """#),
        UnreadableText(
            name: "Code coverage",
            text: #"""
                Shop.app                                                              41.20% (103/250)
                    AppDelegate.swift                                                 60.00% (12/20)
                        AppDelegate.application(_:didFinishLaunchingWithOptions:)     100.00% (6/6)
                        AppDelegate.applicationDidBecomeActive(_:)                    0.00% (0/4)
                """#),
        UnreadableText(
            name: "Git log",
            text: #"""
                commit 1f0c2c5d6bb1
                Author: A. Person <a@example.com>
                Date:   Mon Mar 4 10:00:00 2024 +0100

                    Move set-up from didFinishLaunchingWithOptions to willConnectTo

                    applicationDidBecomeActive called the analytics twice.
                """#),
        UnreadableText(
            name: "Git log, one line",
            text: #"""
                1f0c2c5 Call super in viewDidLoad
                9ab0f1e applicationDidBecomeActive: start the session once
                77c01d2 sceneDidBecomeActive: refresh the badge
                """#),
        UnreadableText(
            name: "Changelog",
            text: #"""
                ## 2.4.0
                - applicationDidBecomeActive: no longer starts a session
                - Fixed: sceneDidBecomeActive was called twice
                - viewDidLoad: register cells
                """#),
        UnreadableText(
            name: "Git diff",
            text: #"""
                @@ -10,7 +10,7 @@ class AppDelegate
                -    func applicationDidBecomeActive(_ application: UIApplication) {
                +    func sceneDidBecomeActive(_ scene: UIScene) {
                -        log("applicationDidBecomeActive")
                +        log("sceneDidBecomeActive")
                """#),
        UnreadableText(
            name: "Compiler warnings",
            text: #"""
                /src/AppDelegate.swift:10:10: warning: 'application(_:open:options:)' was deprecated in iOS 26.0
                /src/AppDelegate.m:10:10: warning: instance method 'applicationDidBecomeActive:' in category from 'AppDelegate.o' overrides method from class
                ld: warning: method '-applicationDidBecomeActive:' in category from B.o conflicts with same method from another category
                """#),
        UnreadableText(
            name: "Grep",
            text: #"""
                AppDelegate.swift:12:    func applicationDidBecomeActive(_ application: UIApplication) {
                AppDelegate.swift:30:        // applicationDidBecomeActive
                SceneDelegate.swift:8:    func sceneDidBecomeActive(_ scene: UIScene) {
                """#),
        UnreadableText(
            name: "A question",
            text: #"""
                My applicationDidBecomeActive is called before sceneDidBecomeActive. Why is
                didFinishLaunchingWithOptions not called when I open a link?
                viewDidLoad called twice, is that normal?
                """#),
        UnreadableText(
            name: "Scenario and settings",
            text: #"""
                {
                  "app": { "appDelegate": { "applicationDidBecomeActive(_:)": {}, "*": {} } },
                  "methods": ["applicationDidBecomeActive(_:)", "sceneDidBecomeActive(_:)"]
                }
                """#),
        UnreadableText(
            name: "Test report",
            text: #"""
                Test Case '-[ShopTests.AppDelegateTests test_applicationDidBecomeActive]' started.
                Test Case '-[ShopTests.AppDelegateTests test_applicationDidBecomeActive]' passed (0.001 seconds).
                ✔ Test applicationDidBecomeActive() passed after 0.001 seconds.
                """#),
        UnreadableText(
            name: "Checklist",
            text: #"""
                [ ] applicationDidBecomeActive
                [x] applicationWillResignActive
                [ ] sceneDidBecomeActive
                """#),
        UnreadableText(
            name: "Enumeration in prose",
            text: #"""
                The order at a cold start is:
                1. application(_:willFinishLaunchingWithOptions:), called first
                2. application(_:didFinishLaunchingWithOptions:), called next
                3. applicationDidBecomeActive(_:), called when the app is active
                """#),
        UnreadableText(
            name: "Link map swift",
            text: #"""
                # Symbols:
                # Address	Size    	File  Name
                0x100001A30	0x000000B4	[  3] _$s4Shop11AppDelegateC11application_29didFinishLaunchingWithOptionsSbSo13UIApplicationCtF
                0x100001B00	0x00000080	[  3] -[_TtC4Shop11AppDelegate application:didFinishLaunchingWithOptions:]
                0x100001B80	0x00000080	[  3] _$s4Shop13SceneDelegateC20sceneDidBecomeActiveyySo7UISceneCF
                0x100001C00	0x00000080	[  3] -[_TtC4Shop13SceneDelegate sceneDidBecomeActive:]
                0x100008120	0x0000002C	[  5] literal string: application:didFinishLaunchingWithOptions:
                """#),
        UnreadableText(
            name: "Symbols sorted by size",
            text: #"""
                -[AppDelegate applicationDidBecomeActive:]  144 bytes
                -[SceneDelegate scene:willConnectToSession:options:]  96 bytes
                -[SceneDelegate sceneDidBecomeActive:]  32 bytes
                """#),
        UnreadableText(
            name: "Doc with colon headings",
            text: #"""
                applicationDidBecomeActive: This method is called when the app becomes active.
                applicationWillResignActive: This method is called when the app is about to go inactive.
                """#),
        UnreadableText(
            name: "Doc em dash and when",
            text: #"""
                sceneDidBecomeActive(_:) – when the scene becomes active
                sceneWillResignActive(_:) – when the scene is about to lose focus
                sceneDidEnterBackground(_:) – when the scene goes to the background
                """#),
        UnreadableText(
            name: "Doc numbered",
            text: #"""
                1. `application(_:willFinishLaunchingWithOptions:)` – Called first.
                2. `application(_:didFinishLaunchingWithOptions:)` – Called second.
                3. applicationDidBecomeActive – Called when the app becomes active.
                """#),
        UnreadableText(
            name: "Doc comments of a template",
            text: #"""
                /// Called when the scene has moved from an inactive state to an active state.
                sceneDidBecomeActive
                /// Called when the scene will move from an active state to an inactive state.
                sceneWillResignActive
                /// Called as the scene transitions from the background to the foreground.
                sceneWillEnterForeground
                """#),
        UnreadableText(
            name: "Doc html",
            text: #"""
                <li><code>applicationDidBecomeActive(_:)</code> Called when the app becomes active</li>
                <li><code>applicationWillResignActive(_:)</code> Called when the app becomes inactive</li>
                """#),
        UnreadableText(
            name: "Migration csv",
            text: #"""
                applicationDidBecomeActive,sceneDidBecomeActive
                applicationWillResignActive,sceneWillResignActive
                """#),
        UnreadableText(
            name: "Migration tabs",
            text: #"""
                UIApplicationDelegate	UISceneDelegate
                applicationDidBecomeActive:	sceneDidBecomeActive:
                applicationWillResignActive:	sceneWillResignActive:
                application:openURL:options:	scene:openURLContexts:
                """#),
        UnreadableText(
            name: "Migration selectors with class",
            text: #"""
                UIApplicationDelegate.applicationDidBecomeActive(_:) → UISceneDelegate.sceneDidBecomeActive(_:)
                AppDelegate.applicationWillResignActive(_:) → SceneDelegate.sceneWillResignActive(_:)
                AppDelegate.application(_:open:options:) → SceneDelegate.scene(_:openURLContexts:)
                """#),
        UnreadableText(
            name: "Migration one-sided",
            text: #"""
                applicationDidBecomeActive -> move to SceneDelegate
                applicationWillResignActive -> move to SceneDelegate
                application(_:didFinishLaunchingWithOptions:) -> stays
                """#),
        UnreadableText(
            name: "Migration with bullets",
            text: #"""
                * applicationDidBecomeActive → sceneDidBecomeActive
                * applicationDidEnterBackground → sceneDidEnterBackground
                * applicationWillTerminate → sceneDidDisconnect
                * window → UIWindowScene
                """#),
        UnreadableText(
            name: "Migration 3 columns",
            text: #"""
                applicationDidBecomeActive -> sceneDidBecomeActive -> scenePhase .active
                """#),
        UnreadableText(
            name: "Order of calls with arrows",
            text: #"""
                application(_:didFinishLaunchingWithOptions:) → scene(_:willConnectTo:options:) → sceneWillEnterForeground(_:) → sceneDidBecomeActive(_:)
                """#),
        UnreadableText(
            name: "Mermaid",
            text: #"""
                sequenceDiagram
                    UIKit->>AppDelegate: application(_:didFinishLaunchingWithOptions:)
                    UIKit->>SceneDelegate: scene(_:willConnectTo:options:)
                    UIKit->>SceneDelegate: sceneDidBecomeActive(_:)
                """#),
        UnreadableText(
            name: "Swiftlint",
            text: #"""
                unused_import: AppDelegate.swift:3
                cyclomatic_complexity: application(_:didFinishLaunchingWithOptions:) has complexity 14
                function_body_length: viewDidLoad() has 60 lines
                """#),
        UnreadableText(
            name: "Xctest perf",
            text: #"""
                AppDelegateTests.testApplicationDidBecomeActive
                """#),
        UnreadableText(
            name: "Lldb",
            text: #"""
                (lldb) breakpoint set -n applicationDidBecomeActive
                Breakpoint 1: where = Shop`-[AppDelegate applicationDidBecomeActive:] at AppDelegate.m:40, address = 0x0000000100003f90
                """#),
        UnreadableText(
            name: "Header docs",
            text: #"""
                /// - applicationDidBecomeActive(_:): the app became active
                /** viewDidLoad: sets up */
                """#),
        UnreadableText(
            name: "Symbolicated text",
            text: #"""
                Last Exception Backtrace:
                0   CoreFoundation  0x1a __exceptionPreprocess + 220
                4   Shop            0x10 -[AppDelegate applicationDidBecomeActive:] + 88 (AppDelegate.m:30)
                """#),
        UnreadableText(
            name: "Strings output",
            text: #"""
                AppDelegate
                application:didFinishLaunchingWithOptions:
                applicationDidBecomeActive:
                applicationWillResignActive:
                v24@0:8@16
                setWindow:
                """#),
        UnreadableText(
            name: "Ld order file comments",
            text: #"""
                # order file
                _main
                -[AppDelegate application:didFinishLaunchingWithOptions:]
                -[AppDelegate applicationDidBecomeActive:]
                _OBJC_CLASS_$_AppDelegate
                """#),
        UnreadableText(
            name: "JSON doc",
            text: #"""
                [{"name":"applicationDidBecomeActive(_:)","doc":"Called when the app becomes active"},
                {"name":"sceneDidBecomeActive(_:)","doc":"Called when the scene becomes active"}]
                """#),
        UnreadableText(
            name: "Table without bars at its ends",
            text: #"""
                Method | Called when
                --- | ---
                applicationDidBecomeActive | the app becomes active
                applicationWillResignActive | the app becomes inactive
                """#),
        UnreadableText(
            name: "Migration with colons",
            text: #"""
                applicationDidBecomeActive: sceneDidBecomeActive
                applicationWillResignActive: sceneWillResignActive
                """#),
        UnreadableText(
            name: "Migration with an emoji",
            text: #"""
                `applicationDidBecomeActive(_:)` ➡️ `sceneDidBecomeActive(_:)`
                `applicationWillResignActive(_:)` ➡️ `sceneWillResignActive(_:)`
                """#),
        UnreadableText(
            name: "Migration with remarks",
            text: #"""
                applicationDidBecomeActive ==> sceneDidBecomeActive (iOS 13+)
                applicationWillResignActive ==> sceneWillResignActive (iOS 13+)
                """#),
        UnreadableText(
            name: "Documentation, indented",
            text: #"""
                viewDidLoad()
                    Called after the controller's view is loaded into memory.
                viewWillAppear(_:)
                    Notifies the view controller that its view is about to be added to a view hierarchy.
                """#),
        UnreadableText(
            name: "Addresses and names",
            text: #"""
                0x0000000100003f50 -[AppDelegate application:didFinishLaunchingWithOptions:]
                0x0000000100003f90 -[AppDelegate applicationDidBecomeActive:]
                """#),
        UnreadableText(
            name: "symbols(1)",
            text: #"""
                    0x100003f50 (    0x40) -[AppDelegate application:didFinishLaunchingWithOptions:] [FUNC, OBJC, LENGTH, NameNList, MangledNameNList, Merged, NList, Dwarf, FunctionStarts]
                    0x100003f90 (    0x40) -[AppDelegate applicationDidBecomeActive:] [FUNC, OBJC, LENGTH, NameNList]
                """#),
        UnreadableText(
            name: "A README that quotes a log with dates",
            text: #"""
                # Shop

                What happens at a cold launch:

                ```
                2024-02-11 09:14:02.118204+0100 Shop[4121:88120] application(_:didFinishLaunchingWithOptions:)
                2024-02-11 09:14:02.244980+0100 Shop[4121:88120] sceneDidBecomeActive(_:)
                ```
                """#),
        UnreadableText(
            name: "A README with blocks alone",
            text: #"""
                Shop
                ====
                ```sh
                make
                ```
                ```
                applicationDidBecomeActive(_:)
                ```
                ```
                applicationWillResignActive(_:)
                ```
                """#),
        UnreadableText(
            name: "Documentation in parentheses",
            text: #"""
                application:didFinishLaunchingWithOptions: (Called when launch finishes)
                applicationDidBecomeActive: (Called when app is active)
                """#),
    ]
}
