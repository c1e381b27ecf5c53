import AppReading
import Testing

struct ScannedAppTests {
    @Test func factsBecomeOneObjectWhosePartsStandWhereTheyAreSaid() {
        let source = SourceText(name: "AppDelegate.swift", bytes: Array("abcdef".utf8))
        let method = Place(source: source, range: 1..<2)
        let action = Place(source: source, range: 3..<4)
        let elsewhere = Place(source: source, range: 0..<0)
        let does = ["appDelegate", "application(_:didFinishLaunchingWithOptions:)", "does"]
        let app = ScannedApp(facts: [
            ScannedFact(["lifecycle"], .string("scene"), at: nil),
            ScannedFact(Array(does.dropLast()), .object([]), at: method),
            ScannedFact(does, .list([]), at: method),
            ScannedFact(does + ["0"], .object([.init("read", .string("launchOptions.url"))]), at: action),
            ScannedFact(["notificationDelegate"], nil, .unknown, at: nil, "two classes"),
        ])
        let node = app.node(at: elsewhere)
        #expect(node.place(at: ScenarioPath(does.map(ScenarioPath.Step.key) + [.item(0)])) == action)
        #expect(node.place(at: ScenarioPath([.key("appDelegate"), .key(does[1])])) == method)
        #expect(node.member(at: ["lifecycle"])?.value.place == elsewhere)
        #expect(node.member(at: ["notificationDelegate"]) == nil)
    }
}
