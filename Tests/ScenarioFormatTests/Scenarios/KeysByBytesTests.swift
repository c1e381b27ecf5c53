import Testing

@testable import ScenarioFormat

/// For Swift é in one letter equals é in two; JSON, files and git tell them apart.
struct KeysByBytesTests {
    private static let (composed, decomposed) = ("\u{E9}", "e\u{301}")

    private func read(_ payload: String, settings: [Setting] = []) throws(Diagnostics) -> Value? {
        let text = """
            { "name": "n", "events": [{ "event": "remoteNotification", "alert": true, "payload": \(payload) }] }
            """
        let source = SourceText(name: "n.json", bytes: Array(text.utf8))
        let scenario = try ScenarioReader { _ in [] }.read(source, settings: settings).scenario
        guard case .remoteNotification(let push) = scenario.events[0].trigger else { return nil }
        return push.payload
    }

    @Test func twoSpellingsAreTwoKeys() throws {
        let payload = try read("{ \"\(Self.composed)\": 1, \"\(Self.decomposed)\": 2 }")
        #expect(payload?.json.utf8.elementsEqual("{\"\(Self.composed)\":1,\"\(Self.decomposed)\":2}".utf8) == true)
    }

    @Test func oneSpellingTwiceIsOneKey() {
        for key in [Self.composed, Self.decomposed] {
            #expect(throws: Diagnostics.self) { try read("{ \"\(key)\": 1, \"\(key)\": 2 }") }
        }
    }

    @Test func aSettingMeansTheKeyThatItSpells() throws {
        let setting = Setting(key: "events.0.payload.\(Self.decomposed)", value: "3")
        let payload = try read("{ \"\(Self.composed)\": 1, \"\(Self.decomposed)\": 2 }", settings: [setting])
        #expect(payload?.json.utf8.elementsEqual("{\"\(Self.composed)\":1,\"\(Self.decomposed)\":3}".utf8) == true)
    }

    /// The Kelvin sign equals K for Swift.
    @Test func aKeyThatOnlyLooksLikeOneIsUnknown() {
        let text = #"{ "name": "n", "device": { "loc\#u{212A}ed": true }, "events": [{ "event": "lock" }] }"#
        let alike = #"{ "name": "n", "device": { "locked": true, "\#u{37E}": 1 }, "events": [{ "event": "lock" }] }"#
        for text in [text, alike] {
            let source = SourceText(name: "n.json", bytes: Array(text.utf8))
            #expect(throws: Diagnostics.self) { try ScenarioReader { _ in [] }.read(source) }
        }
    }

    @Test func valuesAreComparedByBytes() {
        #expect(Value.string(Self.composed) != .string(Self.decomposed))
        #expect(Value.object([Value.Member(Self.composed, .null)]) != .object([Value.Member(Self.decomposed, .null)]))
        #expect(Value.list([.string(Self.composed)]) == .list([.string(Self.composed)]))
    }
}
