import Testing

@testable import ScenarioFormat

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
