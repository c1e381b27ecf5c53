import SampleLaunches
import TestSupport
import Testing

@testable import ScenarioFormat

/// Damages a good scenario in thousands of ways: each must be read, or refused with places, and never trap.
struct MutationTests {
    private static let good = """
        {
          "name": "Tiefe Verknüpfung 😀", "device": { "platform": "iOS", "os": "18.0" },
          "app": {
            "infoPlist": { "UIApplicationSceneManifest": {}, "UIBackgroundModes": ["fetch"] },
            "appDelegate": {
              "application(_:didFinishLaunchingWithOptions:)": {
                "returns": true, "durationMs": 1.2e2, "does": [{ "work": "db" }, { "read": "launchOptions.url" }]
              }, "*": {}
            }
          },
          "events": [
            { "event": "openURL", "url": "recipes://soup?id=7" },
            { "event": "acceptCloudKitShare", "metadata": [null, true, -0, "\\u00e9\\ud83d\\ude00"] },
            { "event": "pressHome", "afterMs": 4000 }
          ]
        }
        """

    private static let pieces =
        [
            "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "null", "true", "1e999", "-", "0", "//", "\u{0}",
            "\u{FEFF}", "\"event\":", "\"*\"", "é", "\n", "{}", "[]", "\"infoPlist\"",
        ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80]]

    @Test func damagedScenarios() {
        var random = Xorshift(state: 0x9E37_79B9_7F4A_7C15)
        for _ in 0..<4000 {
            var bytes = Array(Self.good.utf8)
            for _ in 0..<Int.random(in: 1...3, using: &random) { Self.damage(&bytes, &random) }
            let found = diagnosticsOrNil(SourceText(name: "fuzz.json", bytes: bytes), [])
            #expect(found?.all.isEmpty != true)
            #expect(found?.all.allSatisfy { $0.place != nil } != false)
            #expect(found?.text.isEmpty != true)
        }
    }

    @Test func damagedSettings() {
        var random = Xorshift(state: 42)
        let words = Array("app.appDelegate.application(_:open:options:).returns=false".utf8)
        for _ in 0..<2000 {
            var bytes = words
            for _ in 0..<Int.random(in: 1...4, using: &random) { Self.damage(&bytes, &random) }
            let parts = String(decoding: bytes, as: UTF8.self).split(separator: "=", maxSplits: 1)
            let setting = Setting(key: String(parts.first ?? ""), value: String(parts.dropFirst().first ?? ""))
            let found = diagnosticsOrNil(SourceText(Self.good), [setting])
            #expect(found?.all.allSatisfy { $0.place != nil } != false)
            #expect(found?.text.isEmpty != true)
        }
    }

    private static func damage(_ bytes: inout [UInt8], _ random: inout Xorshift) {
        let start = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...6, using: &random))
        let piece = pieces.randomElement(using: &random) ?? []
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: piece, at: start)
        case 2: bytes.replaceSubrange(start..<end, with: piece)
        default:
            bytes.insert(contentsOf: Array(bytes[start..<end]), at: Int.random(in: 0...bytes.count, using: &random))
        }
    }

    private func diagnosticsOrNil(_ source: SourceText, _ settings: [Setting]) -> Diagnostics? {
        do {
            _ = try reader().read(source, settings: settings)
            return nil
        } catch { return error }
    }
}

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

/// Methods of a real delegate that no launch depends on are no mistakes, and change nothing.
@Test(arguments: OtherMethod.all) func aMethodThatNoLaunchDependsOnIsAccepted(method: OtherMethod) throws {
    for spelling in [method.name, method.selector] {
        let app = method.receiver.scenarioKeys.reversed().reduce("{ \"\(spelling)\": {} }") { "{ \"\($1)\": \($0) }" }
        let text = scenario(app: String(app.dropFirst().dropLast()))
        let read = try ScenarioReader(readFile: Example.files.readFile).read(SourceText(text, name: "any.json"))
        #expect(method.receiver.implementation(in: read.scenario.app).delegate == Delegate(named: [:]))
        #expect(Callback.spelled(spelling, by: method.receiver) == nil)
    }
}

extension OtherMethod: CustomTestStringConvertible {
    /// The name.
    public var testDescription: String { name }
}

/// Compares messages and places with a text whose marks enclose the places.
func expectMistakes(
    _ marked: String, _ messages: [String], files: [String: [UInt8]] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let marked = MarkedText(marked)
    let found = diagnostics(marked.source, files: files).all
    #expect(found.map(\.message) == messages, sourceLocation: sourceLocation)
    #expect(found.compactMap(\.place?.range) == marked.marks, sourceLocation: sourceLocation)
}

struct DiagnosticsTests {
    @Test func asTheContractShowsIt() throws {
        let text = """
            {
              "name": "cold", "events": [
                { "event": "openUrl", "url": "recipes://soup" }
              ]
            }
            """
        let expected = """
            cold.json:3:16: error: unknown event "openUrl"; did you mean "openURL"?
                { "event": "openUrl", "url": "recipes://soup" }
                           ^~~~~~~~~

            """
        #expect(diagnostics(SourceText(text)).text == expected)
    }

    @Test func hintsHaveALineOfTheirOwn() {
        let diagnostic = Diagnostic("bad\u{1B}", severity: .warning, at: nil, hint: "try\nthat")
        #expect(diagnostic.text == "warning: bad\\u{1B}\nhint: try\\u{A}that\n")
    }

    @Test func inTheOrderOfTheFile() {
        let source = SourceText("abc")
        let places = [2, 0, 1].map { Place(source: source, range: $0..<$0 + 1) }
        let setting = Place(source: Setting(key: "a", value: "b").source(number: 1), range: 0..<1)
        let diagnostics = Diagnostics(
            [Diagnostic("setting", at: setting), Diagnostic("nowhere", at: nil)]
                + places.map { Diagnostic("at \($0.column)", at: $0) } + [Diagnostic("at 1", at: places[1])])
        #expect(diagnostics.all.map(\.message) == ["nowhere", "at 1", "at 2", "at 3", "setting"])
    }

    @Test func atMostAHundredAreShown() {
        let diagnostics = Diagnostics((1...103).map { Diagnostic("\($0)", at: nil) })
        #expect(diagnostics.text.hasSuffix("error: 100\n... and 3 more\n"))
        #expect(diagnostics.all.count == 103)
    }

    @Test func atMostAThousandAreKept() {
        let events = Array(repeating: #"{ "event": "lok" }"#, count: 1500).joined(separator: ",\n")
        let found = diagnostics(SourceText(scenario(app: "", events: events)))
        #expect(found.all.count == 1000)
        #expect(found.text.hasSuffix("\n... and 1400 more\n"))
    }
}

struct SuggestionTests {
    private static let known = ["openURL", "tapIcon", "lock", "unlock", "os", "url"]

    @Test(arguments: [
        ("openUrl", "openURL"), ("opneURL", "openURL"), ("tapicon", "tapIcon"), ("LOCK", "lock"), ("unlok", "unlock"),
        ("oss", "os"), ("uri", "url"), ("lokc", "lock"), ("openURLs", "openURL"), ("foo", nil), ("", nil),
        ("launch", nil), ("openWindow", nil),
    ]) func nearest(_ word: String, _ expected: String?) {
        #expect(Suggestion.nearest(to: word, among: Self.known) == expected)
    }

    @Test func aCommonBeginningIsNoLikeness() {
        let known = ["permission:camera"]
        #expect(Suggestion.nearest(to: "permission:abc", among: known) == nil)
        #expect(Suggestion.nearest(to: "permission:camara", among: known) == "permission:camera")
    }

    @Test func hugeWordsHaveNone() {
        #expect(Suggestion.nearest(to: String(repeating: "x", count: 1_000_000), among: Self.known) == nil)
    }
}
