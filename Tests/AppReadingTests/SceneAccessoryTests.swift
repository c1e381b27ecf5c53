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
