import AppReading
import CodeVariants
import Testing

struct ScannedAppTests {
    private static let source = SourceText(name: "AppDelegate.swift", bytes: Array("abcdef".utf8))

    @Test func theAppIsOneObjectWhosePartsStandWhereTheyAreSaid() {
        let method = Place(source: Self.source, range: 1..<2)
        let action = Place(source: Self.source, range: 3..<4)
        let elsewhere = Place(source: Self.source, range: 0..<0)
        let path = DelegateSlot.appDelegate.path.to(.method(.didFinishLaunching))
        let does = path.to(.key("does"))
        let app = ScannedApp(
            Scenario.App(lifecycle: .scene, appDelegate: [.didFinishLaunching: [.read(slot: .launchURL)]]),
            [
                FactOrigin(.app("lifecycle"), at: nil), FactOrigin(path, at: method), FactOrigin(does, at: method),
                FactOrigin(does.to(.item(0)), at: action),
                FactOrigin(DelegateSlot.notificationDelegate.path, .nothing, .unknown, at: nil, "two classes"),
            ])
        let node = JSONNode(.object([JSONMember("app", at: elsewhere, app.node(at: elsewhere))]), at: elsewhere)
        #expect(node.place(at: does.to(.item(0))) == action)
        #expect(node.place(at: path) == method)
        #expect(node.member(at: ["app", "lifecycle"])?.value.place == elsewhere)
        #expect(node.member(at: ["app", "notificationDelegate"]) == nil)
        let does0 = #"{"does": [{"read": "launchOptions.url"}]}"#
        #expect(
            app.value.spacedJSON
                == #"{"lifecycle": "scene", "appDelegate": {"application(_:didFinishLaunchingWithOptions:)": \#(does0)}}"#
        )
    }

    /// A word that looks misspelt is still the app's own, and whoever uses the app hears of it.
    @Test func aMisspeltModeIsToldWithItsPlace() throws {
        let app = try SmallApp(
            appDelegate: "", plist: "<key>UIBackgroundModes</key><array><string>fetchh</string></array>"
        ).scanned
        #expect(app.app.infoPlist?.backgroundModes == ["fetchh"])
        #expect(app.mistakes.map(\.message) == [#"unknown background mode "fetchh"; did you mean "fetch"?"#])
        #expect(app.mistakes.first?.place?.source.name == "Info.plist")
    }
}
