import SampleLaunches
import Testing

@testable import LaunchFormats

private let header = #"{"name":"Deep link, cold start","platform":"iOS","os":"18.0","sdk":"18.0","lifecycle":"scene"}"#

private let event =
    #"{"kind":"event","name":"openURL","arguments":{"url":"recipes://soup?id=7"},"timeMs":0,"#
    + #""rule":"","confidence":"documented"}"#
private let didFinish =
    #"{"kind":"callback","name":"application(_:didFinishLaunchingWithOptions:)","receiver":"appDelegate","#
    + #""appState":"background","arguments":{"launchOptions":null},"returns":true,"timeMs":0,"durationMs":120,"#
    + #""rule":"launch.did-finish","confidence":"documented"}"#
private let willConnect =
    #"{"kind":"callback","name":"scene(_:willConnectTo:options:)","receiver":"sceneDelegate","scene":"main","#
    + #""appState":"background","sceneState":"unattached","arguments":{"connectionOptions":{"urlContexts":"#
    + #"[{"url":"recipes://soup?id=7","queryItems":[{"name":"id","value":"7"}]}]}},"timeMs":120,"#
    + #""rule":"","confidence":"inferred"}"#
private let toInactive =
    #"{"kind":"transition","name":"second","scene":"second","subject":"second","from":"unattached","#
    + #""to":"foregroundInactive","timeMs":0,"rule":"","confidence":"documented"}"#

private let timeline = Timeline.sample([coldLink[0], coldLink[3], coldLink[6], coldLink[9]])
private let presentation = Presentation(kinds: ShownKind.everything, palette: .ansi)

@Test func jsonIsOneObjectWithAnEntryALine() {
    #expect(
        TimelineFormat.json.rendered(timeline, presentation) == """
            {
              "schema": 1,
              "scenario": \(header),
              "entries": [
                \(event),
                \(didFinish),
                \(willConnect),
                \(toInactive)
              ],
              "notCalled": [],
              "findings": [],
              "outcome": "active"
            }

            """)
}

@Test func jsonWithoutEntriesHasAnEmptyList() {
    #expect(
        TimelineFormat.json.rendered(.sample(outcome: .stopped), presentation) == """
            {
              "schema": 1,
              "scenario": \(header),
              "entries": [],
              "notCalled": [],
              "findings": [],
              "outcome": "stopped"
            }

            """)
}

@Test func ndjsonIsHeaderEntriesAndFooter() {
    #expect(
        TimelineFormat.ndjson.rendered(timeline, presentation) == """
            {"kind":"header","schema":1,"scenario":\(header)}
            \(event)
            \(didFinish)
            \(willConnect)
            \(toInactive)
            {"kind":"footer","notCalled":[],"findings":[],"outcome":"active"}

            """)
}

@Test func anExplainedEntryEndsInItsReason() throws {
    let rule = try #require(RuleBook.standard.rules.first)
    var entry = coldLink[0]
    entry.rule = rule.id
    let because = Value.string(rule.because).json
    let citation = Value.string(rule.source.citation).json
    let url = rule.source.url.map { #","url":"# + Value.string($0).json } ?? ""
    #expect(
        entry.value(.explained).json == event.replacing(#""rule":"""#, with: #""rule":"\#(rule.id)""#).dropLast()
            + #","because":\#(because),"source":{"citation":\#(citation)\#(url)}}"#)
}

private let findings = (
    first: #"{"code":"LT010","name":"payload-unhandled","severity":"error","message":"nobody takes it","entry":ENTRY,"#
        + #""at":{"file":"cold.json","line":1,"column":1},"rule":"payload.unclaimed"}"#,
    second: #"{"code":"LT080","name":"headless-launch","severity":"note","message":"so it is","#
        + #""at":{"file":"cold.json","line":1,"column":1},"rule":"payload.unclaimed"}"#
)

private let withFindings: Timeline = {
    var timeline = timeline
    timeline.findings = [.sample(entry: 2), .sample(.headlessLaunch, .note, "so it is", entry: 1000)]
    return timeline
}()

@Test func jsonListsTheFindings() {
    #expect(
        TimelineFormat.json.rendered(withFindings, presentation).contains(
            """
              "findings": [
                \(findings.first.replacing("ENTRY", with: "2")),
                \(findings.second)
              ],
              "outcome": "active"

            """))
    #expect(
        TimelineFormat.ndjson.rendered(withFindings, presentation).hasSuffix(
            #"{"kind":"footer","notCalled":[],"findings":[\#(findings.first.replacing("ENTRY", with: "2")),\#(findings.second)],"#
                + "\"outcome\":\"active\"}\n"))
}

@Test func findingsCountTheEntriesThatArePrinted() {
    let callbacks = Presentation(kinds: [.callback, .finding])
    #expect(
        TimelineFormat.json.rendered(withFindings, callbacks).contains(findings.first.replacing("ENTRY", with: "1")))
    let none = Presentation(kinds: [.finding])
    #expect(
        TimelineFormat.ndjson.rendered(withFindings, none).contains(
            findings.first.replacing(#""entry":ENTRY,"#, with: "")))
    #expect(TimelineFormat.json.rendered(withFindings, Presentation(kinds: [])).contains(#""findings": [],"#))
}

@Test func anExplainedFindingEndsInItsReason() {
    let why = Value.string(FindingKind.payloadUnhandled.why).json
    #expect(
        TimelineFormat.ndjson.rendered(withFindings, Presentation(kinds: [.finding], detail: .explained)).contains(
            #""rule":"payload.unclaimed","because":\#(why),"confidence":"documented"}"#))
}
