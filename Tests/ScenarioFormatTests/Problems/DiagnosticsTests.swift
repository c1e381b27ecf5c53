import SampleLaunches
import TestSupport
import Testing

@testable import ScenarioFormat

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
