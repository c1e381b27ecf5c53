import AppReading
import Testing

/// What is said of an app that registers a scene accessory for an external display.
struct SceneAccessoryTests {
    /// An app that calls it doesn't lack it.
    @Test(
        arguments: [
            ("registrar.registerSceneAccessory(accessory)", #"[{"registerSceneAccessory": "externalDisplay"}]"#),
            ("registerSceneAccessory(accessory)", #"[{"registerSceneAccessory": "externalDisplay"}]"#),
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
}
