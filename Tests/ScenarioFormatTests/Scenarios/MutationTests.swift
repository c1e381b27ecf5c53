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
