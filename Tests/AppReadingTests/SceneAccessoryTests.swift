import AppReading
import Testing

/// What is said of an app that registers a scene accessory for an external display.
struct SceneAccessoryTests {
    /// An app that calls it doesn't lack it.
    @Test(
        arguments: [
            ("registrar.registerSceneAccessory(accessory)", #"[{"registerSceneAccessory": "externalDisplay"}]"#),
            ("registerSceneAccessory(accessory)", #"[{"registerSceneAccessory": "externalDisplay"}]"#),
            (
                "registerSceneAccessory(UISceneAccessory.cameraCapture(sceneConfiguration: script))",
                #"[{"registerSceneAccessory": "cameraCapture"}]"#
            ),
            (
                "registerSceneAccessory(.cameraCapture(sceneConfiguration: a)); registerSceneAccessory("
                    + ".externalNonInteractive(sceneConfiguration: b, userInfo: 1))",
                #"[{"registerSceneAccessory": "externalDisplay"}, {"registerSceneAccessory": "cameraCapture"}]"#
            ), ("registerSceneAccessory(cameraCapture(of: a))", #"[{"registerSceneAccessory": "externalDisplay"}]"#),
            ("unregisterSceneAccessory(accessory)", nil), ("func registerSceneAccessory(_ a: Any) {}", nil),
        ] as [(String, String?)]) func isReadWhereverItIsRegistered(_ code: String, _ expected: String?) throws
    {
        let app = try SmallApp([
            "App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
            "Display.swift": "class Display {\n    func show() { \(code) }\n}",
        ])
        #expect(app["viewController", "viewDidLoad()", "does"] == expected)
        #expect(app["viewController", "*"] == (expected == nil ? nil : "{}"))
        #expect(app.fact("viewController", "viewDidLoad()", "does", "0")?.how == (expected == nil ? nil : .assumed))
    }

    /// The end of a registration wasn't read.
    @Test(
        arguments: [
            ("viewWillDisappear(_ a: Bool)", "unregisterSceneAccessory(registration)", "viewWillDisappear(_:)"),
            ("viewDidDisappear(_ a: Bool)", "registration?.isEnabled = false", "viewDidDisappear(_:)"),
            ("viewDidDisappear(_ a: Bool)", "registration?.isEnabled = true", nil),
            ("viewDidDisappear(_ a: Bool)", "button.isEnabled = false", nil),
            ("tap()", "unregisterSceneAccessory(registration)", nil),
        ] as [(String, String, String?)]) func itsEndIsReadInMethodsOfViewControllers(
            method: String, code: String, callback: String?
        ) throws
    {
        let app = try SmallApp([
            "App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
            "Display.swift": """
            class Display: UIViewController {
                var registration: UISceneAccessoryRegistration?
                func viewDidLoad() { registration = registerSceneAccessory(accessory) }
                func \(method) { \(code) }
            }
            """,
        ])
        let ends = ["viewWillDisappear(_:)", "viewDidDisappear(_:)"].filter {
            app["viewController", $0, "does"] == #"[{"unregisterSceneAccessory": "externalDisplay"}]"#
        }
        #expect(ends == [callback].compactMap(\.self))
    }

    /// Neither handler of an App Intent was read.
    @Test func whoShowsAnAppIntentIsRead() throws {
        let app = try SmallApp([
            "App.swift": "@main struct Shop: App { var body: some Scene { WindowGroup { Content() } } }",
            "Content.swift": """
            struct Content: View {
                var body: some View { Text("a").onAppIntentExecution(Order.self) { show($0) } }
            }
            struct Order: UISceneAppIntent {
                func performNavigation(forScene scene: UIScene) {}
                func perform() async throws -> some IntentResult { .result() }
            }
            struct Route { func performNavigation(forScene scene: UIScene) {} }
            """,
        ])
        #expect(app["view", "onAppIntentExecution(_:perform:)"] == "{}")
        #expect(app["serviceDelegates", "AppIntent"] == #"{"performNavigation(forScene:)": {}, "perform()": {}}"#)
    }

    /// Those of SwiftUI weren't read.
    @Test(arguments: [
        ("ExternalNonInteractiveAccessory", "externalDisplay"), ("CameraCaptureAccessory", "cameraCapture"),
    ]) func aViewOfSwiftUIDeclaresOne(type: String, kind: String) throws {
        let app = try SmallApp([
            "App.swift": "@main struct Shop: App { var body: some Scene { WindowGroup { Content() } } }",
            "Content.swift": """
            struct Content: View {
                var body: some View { Text("a").sceneAccessory { \(type) { Text("b") } } }
            }
            """,
        ])
        #expect(app["view", "onAppear(perform:)", "does"] == #"[{"registerSceneAccessory": "\#(kind)"}]"#)
    }

    /// A typed message counts as the notification with its name.
    @Test(arguments: [
        ("center.addObserver(of: UIApplication.shared, for: .willEnterForeground) { _ in }", 1),
        ("for await m in center.messages(of: UIApplication.self, for: .willEnterForeground) { use(m) }", 1),
        ("center.addObserver(of: scene, for: .willEnterForeground) { _ in }", 1),
        ("center.addObserver(of: NSExtensionContext.self, for: .willEnterForeground) { _ in }", 0),
        ("log(.willEnterForeground)", 0), ("log(for: .willEnterForeground)", 0),
    ]) func aTypedMessageIsAnObserver(code: String, files: Int) throws {
        let app = try SmallApp([
            "App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
            "Observer.swift": "class Observer {\n    func start() async { \(code) }\n}",
        ])
        #expect(app.scanned.app.code.filesNaming[.appWillEnterForeground, default: 0] == files)
    }
}
