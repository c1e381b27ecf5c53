import Testing

@testable import LaunchModel
@testable import LaunchTraceKit

private let header =
    #"{"name":"Deep link, cold start","platform":"iOS","os":"18.0","sdk":"18.0","lifecycle":"scene"}"#

private let stimulus =
    #"{"kind":"stimulus","name":"openURL","arguments":{"url":"recipes://soup?id=7"},"timeMs":0,"#
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
        TimelineFormat.json.render(timeline, presentation) == """
            {
              "schema": 1,
              "scenario": \(header),
              "entries": [
                \(stimulus),
                \(didFinish),
                \(willConnect),
                \(toInactive)
              ],
              "findings": [],
              "outcome": "active"
            }

            """)
}

@Test func jsonWithoutEntriesHasAnEmptyList() {
    #expect(
        TimelineFormat.json.render(.sample(outcome: .stopped), presentation) == """
            {
              "schema": 1,
              "scenario": \(header),
              "entries": [],
              "findings": [],
              "outcome": "stopped"
            }

            """)
}

@Test func ndjsonIsHeaderEntriesAndFooter() {
    #expect(
        TimelineFormat.ndjson.render(timeline, presentation) == """
            {"kind":"header","schema":1,"scenario":\(header)}
            \(stimulus)
            \(didFinish)
            \(willConnect)
            \(toInactive)
            {"kind":"footer","findings":[],"outcome":"active"}

            """)
}

@Test func anExplainedEntryEndsInItsReason() throws {
    let rule = try #require(RuleBook.all.first)
    var entry = coldLink[0]
    entry.rule = rule.id
    let because = Value.string(rule.because).json
    let citation = Value.string(rule.source.citation).json
    let url = rule.source.url.map { #","url":"# + Value.string($0).json } ?? ""
    #expect(
        entry.value(.explained).json
            == stimulus.replacing(#""rule":"""#, with: #""rule":"\#(rule.id)""#).dropLast()
            + #","because":\#(because),"source":{"citation":\#(citation)\#(url)}}"#)
}
