import AppReading
import Testing

/// Flags of an Info.plist that are written as texts, as they are where a variable of the build says them.
struct FlagTextTests {
    @Test(arguments: [("YES", true), ("NO", false), ("true", true), ("0", false), ("", false)]) func aTextIsReadAsAFlag(
        _ text: String, _ flag: Bool
    ) throws {
        let plist = try app(text).app.infoPlist
        #expect(plist?.sceneManifest?.supportsMultipleScenes == flag)
        #expect(plist?.sceneManifest?.configurations.map(\.delegateClass) == ["App.SceneDelegate"])
        #expect(plist?.opensDocumentsInPlace == flag)
    }

    @Test func anotherTextIsNone() throws {
        let app = try app("several")
        #expect(app.app.infoPlist?.sceneManifest == nil)
        #expect(app.origins.contains { $0.remark == "UIKit expects another type there" })
    }

    private func app(_ text: String) throws -> ScannedApp {
        try SmallApp(
            ["App.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}"],
            plist: """
                <key>LSSupportsOpeningDocumentsInPlace</key><string>\(text)</string>
                <key>UIApplicationSceneManifest</key><dict>
                <key>UIApplicationSupportsMultipleScenes</key><string>\(text)</string>
                <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
                <key>UISceneDelegateClassName</key><string>App.SceneDelegate</string>
                </dict></array></dict></dict>
                """
        ).scanned
    }
}
