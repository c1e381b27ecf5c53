import SampleLaunches
import Testing

@testable import LaunchModel
@testable import ScenarioFormat

/// `app.sceneDelegates`: a scene delegate for each role.
struct SceneDelegateKeysTests {
    private static let byRole = #"""
        "lifecycle": "scene",
        "sceneDelegates": {
          "window": { "scene(_:willConnectTo:options:)": { "does": [{ "makeWindow": "scene" }] } },
          "externalDisplay": { "*": {} },
          "carPlay": {
            "templateApplicationScene(_:didConnect:to:)": { "does": [{ "work": "map" }] },
            "sceneDidBecomeActive:": {}
          }
        }
        """#

    @Test func eachRoleHasItsMethods() throws {
        let app = try reader().read(SourceText(scenario(app: Self.byRole))).scenario.app
        let roles = app.sceneDelegates.mapValues { Set($0.named.keys) }
        #expect(
            roles == [
                .window: [.sceneWillConnect], .externalDisplay: [],
                .carPlay: [.carPlayDidConnectToWindow, .sceneDidBecomeActive],
            ])
        #expect(app.sceneDelegate?.named.keys.first == .sceneWillConnect)
        #expect(app.sceneDelegate(of: .externalDisplay) == .statedUnknown)
    }

    @Test func itIsWrittenAsItIsRead() throws {
        let missing = Self.byRole.replacing(#"{ "*": {} }"#, with: "null")
        let app = try reader().read(SourceText(scenario(app: missing))).scenario.app
        #expect(app.rolesWithoutDelegate == [.externalDisplay])
        try expectSame(missing)
        try expectSame(Self.byRole)
    }

    private func expectSame(_ app: String) throws {
        let read = try reader().read(SourceText(scenario(app: app))).scenario
        let text = read.value(Spelling(spelledOut: ["device", "os"])).prettyJSON
        #expect(try reader().read(SourceText(text)).scenario == read)
    }

    @Test(arguments: [
        (#""sceneDelegates": { «"phone"»: {} }"#, #"unknown key "phone" in sceneDelegates"#),
        (
            #""sceneDelegates": { "window": { «"templateApplicationScene(_:didConnect:)"»: {} } }"#,
            #""templateApplicationScene(_:didConnect:)" belongs to sceneDelegates.carPlay"#
        ),
        (
            #""sceneDelegates": { "carPlay": { «"applicationDidBecomeActive(_:)"»: {} } }"#,
            #""applicationDidBecomeActive(_:)" belongs to appDelegate"#
        ),
        (
            #""sceneDelegate": {}, «"sceneDelegates"»: { "window": {} }"#,
            #""sceneDelegate" is the delegate of all scenes, and "sceneDelegates" has one for each role"#
        ),
        (
            #""sceneDelegate": null, «"sceneDelegates"»: { "window": {} }"#,
            #""sceneDelegate" is the delegate of all scenes, and "sceneDelegates" has one for each role"#
        ),
        (
            #""sceneDelegates": { "window": { "sceneDidBecomeActive(_:)": { "does": [{ «"handle"»: "url" }] } } }"#,
            "sceneDidBecomeActive(_:) receives no url"
        ),
    ]) func aMistakeIsPointedAt(app: String, message: String) { expectMistakes(scenario(app: app), [message]) }
}
