import SampleLaunches
import TestSupport
import Testing

@testable import LaunchFormats
@testable import LaunchModel

private let source = SourceText(
    """
    {
      "name": "Cold",
      "app": {
        "sceneDelegate": { "sceneDidBecomeActive(_:)": {} }
      },
      "events": [
        { "event": "tapIcon" }
      ]
    }
    """, name: "Launches/cold start.json")

private let method: [ScenarioPath.Step] = [.key("app"), .key("sceneDelegate"), .method(.sceneDidBecomeActive)]
private let event: [ScenarioPath.Step] = [.key("events"), .item(0), .key("event")]

private func rendered(_ format: LintFormat, _ findings: [Finding], settings: [Setting] = [], palette: Palette = .plain)
    throws -> String
{ format.render(try TracedScenario(source, settings: settings, findings: findings).findings, LintStyle(palette)) }

private let findings: [Finding] = [
    .sample(.headlessLaunch, .note, "nothing is shown", entry: 2, at: method, rule: "headless"),
    .sample(entry: 7, at: event),
    .sample(.swiftUIWrappedDelegate, .warning, "it is wrapped", entry: 1, at: method, confidence: .unsettled),
]

/// What a scenario could smuggle into the output through the names in it.
private let hostile: [Finding] = [
    .sample(.payloadUnhandled, .error, "a\n::error::b\r%0A \u{1B}[31m \"q\" \u{202E}, c: \\", at: method)
]

@Test func lintTextTellsOfAFindingInParts() throws {
    #expect(
        try rendered(.text, findings) == """
            Launches/cold start.json:4:24: note: LT080 headless-launch
                "sceneDelegate": { "sceneDidBecomeActive(_:)": {} }
                                   ^~~~~~~~~~~~~~~~~~~~~~~~~~ nothing is shown
              see "launchtrace explain LT080"
            Launches/cold start.json:7:16: error: LT010 payload-unhandled
                { "event": "tapIcon" }
                           ^~~~~~~~~ nobody takes it
              see "launchtrace explain LT010"
            Launches/cold start.json:4:24: warning: LT070 swiftui-wrapped-delegate
                "sceneDelegate": { "sceneDidBecomeActive(_:)": {} }
                                   ^~~~~~~~~~~~~~~~~~~~~~~~~~ it is wrapped
              see "launchtrace explain LT070"

            """)
    #expect(try rendered(.text, []) == "")
}

/// A finding with all parts, of which the second note stands nowhere.
private var told: Finding {
    var finding = Finding.sample(.warmOnlyHandler, .error, "it is lost", at: event)
    finding.account = Finding.Account(
        effect: "a link is lost at a cold start",
        label: "connectionOptions.urlContexts is never read here or elsewhere",
        notes: [
            Finding.Note(path: ScenarioPath(method), text: "it is handled here, but only while the app runs in front"),
            Finding.Note(path: ScenarioPath([.key("app"), .key("viewController")]), text: "never printed"),
            Finding.Note(path: nil, text: "unsettled: nobody knows"),
        ], fix: "also read connectionOptions.urlContexts in scene(_:willConnectTo:options:)", question: nil)
    return finding
}

@Test func lintTextHasNotesWhereTheyStand() throws {
    #expect(
        try rendered(.text, [told]) == """
            Launches/cold start.json:7:16: error: LT011 a link is lost at a cold start
                { "event": "tapIcon" }
                           ^~~~~~~~~ connectionOptions.urlContexts is never read here or elsewhere
              note: Launches/cold start.json:4:24 it is handled here, but only while the app runs in front
              note: unsettled: nobody knows
              help: also read connectionOptions.urlContexts in scene(_:willConnectTo:options:)
              see "launchtrace explain LT011"

            """)
}

/// A pipe has lines as they are, whatever their length.
@Test func lintTextBreaksLinesForATerminalAlone() throws {
    let placed = try TracedScenario(source, findings: [told]).findings
    let style = LintStyle(.plain, columns: 60)
    #expect(
        LintFormat.text.render(placed, style) == """
            Launches/cold start.json:7:16: error: LT011 a link is lost at a cold start
                { "event": "tapIcon" }
                           ^~~~~~~~~
                           connectionOptions.urlContexts is never
                               read here or elsewhere
              note: Launches/cold start.json:4:24 it is handled
                  here, but only while the app runs in front
              note: unsettled: nobody knows
              help: also read connectionOptions.urlContexts in
                  scene(_:willConnectTo:options:)
              see "launchtrace explain LT011"

            """)
    #expect(
        LintFormat.text.render(placed, LintStyle(.plain, columns: 60, isSummary: true))
            == "Launches/cold start.json:7:16: error: LT011 a link is lost at a cold start\n")
}

@Test func programsGetTheParts() throws {
    let json = try rendered(.json, [told])
    #expect(
        json.contains(
            """
            "effect":"a link is lost at a cold start",\
            "label":"connectionOptions.urlContexts is never read here or elsewhere",\
            "notes":[{"text":"it is handled here, but only while the app runs in front",\
            "at":{"file":"Launches/cold start.json","line":4,"column":24}},{"text":"unsettled: nobody knows"}],\
            "fix":"also read connectionOptions.urlContexts in scene(_:willConnectTo:options:)"
            """), "\(json)")
    let sarif = try rendered(.sarif, [told]).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
        sarif.contains(#""message": { "text": "it is handled here, but only while the app runs in front" } } ]"#),
        "\(sarif)")
    #expect(
        sarif.contains(
            #""message": { "text": "a link is lost at a cold start\nconnectionOptions.urlContexts is never read "#),
        "\(sarif)")
    #expect(
        try rendered(.github, [told]).contains(
            "title=LT011 a link is lost at a cold start::connectionOptions.urlContexts is never"))
}

@Test func lintTextColoursTheSeverity() throws {
    #expect(
        try rendered(.text, Array(findings.prefix(1)), palette: .ansi).replacing("\u{1B}", with: "^") == """
            Launches/cold start.json:4:24: ^[1;36mnote^[0m: LT080 headless-launch
                "sceneDelegate": { "sceneDidBecomeActive(_:)": {} }
            ^[1;36m                       ^~~~~~~~~~~~~~~~~~~~~~~~~~^[0m nothing is shown
              see "launchtrace explain LT080"

            """)
}

@Test func lintTextIsSafeToPrint() throws {
    #expect(
        try rendered(.text, hostile).split(separator: "\n")[2]
            == #"                       ^~~~~~~~~~~~~~~~~~~~~~~~~~ a\u{A}::error::b\u{D}%0A "#
            + #"\u{1B}[31m "q" \u{202E}, c: \"#)
}

@Test func lintJSONIsAnArrayWithAFindingALine() throws {
    #expect(
        try rendered(.json, findings) == """
            [
              {"code":"LT080","name":"headless-launch","severity":"note","message":"nothing is shown","entry":2,\
            "at":{"file":"Launches/cold start.json","line":4,"column":24},"rule":"headless","effect":"headless-launch","label":"nothing is shown"},
              {"code":"LT010","name":"payload-unhandled","severity":"error","message":"nobody takes it","entry":7,\
            "at":{"file":"Launches/cold start.json","line":7,"column":16},"rule":"payload.unclaimed",\
            "effect":"payload-unhandled","label":"nobody takes it"},
              {"code":"LT070","name":"swiftui-wrapped-delegate","severity":"warning","message":"it is wrapped",\
            "entry":1,"at":{"file":"Launches/cold start.json","line":4,"column":24},"rule":"payload.unclaimed",\
            "effect":"swiftui-wrapped-delegate","label":"it is wrapped"}
            ]

            """)
    #expect(try rendered(.json, []) == "[]\n")
}

@Test func lintJSONEscapes() throws {
    #expect(
        try rendered(.json, hostile) == #"""
            [
              {"code":"LT010","name":"payload-unhandled","severity":"error",\#
            "message":"a\n::error::b\r%0A \u001B[31m \"q\" \u202E, c: \\","entry":0,\#
            "at":{"file":"Launches/cold start.json","line":4,"column":24},"rule":"payload.unclaimed",\#
            "effect":"payload-unhandled","label":"a\n::error::b\r%0A \u001B[31m \"q\" \u202E, c: \\"}
            ]

            """#)
}

@Test func lintJSONTakesTheWordsOfASettingForAFile() throws {
    let setting = Setting(key: "app.sdk", value: "26.0")
    #expect(
        try rendered(.json, [.sample(at: [.key("app"), .key("sdk")])], settings: [setting]) == """
            [
              {"code":"LT010","name":"payload-unhandled","severity":"error","message":"nobody takes it","entry":0,\
            "at":{"file":"--set app.sdk=26.0","line":1,"column":11},"rule":"payload.unclaimed",\
            "effect":"payload-unhandled","label":"nobody takes it"}
            ]

            """)
}

@Test func gitHubGetsACommandForAFindingTheWorstFirst() throws {
    #expect(
        try rendered(.github, findings) == """
            ::error file=Launches/cold start.json,line=7,col=16,endColumn=25,title=LT010 payload-unhandled\
            ::nobody takes it
            ::warning file=Launches/cold start.json,line=4,col=24,endColumn=50,title=LT070 swiftui-wrapped-delegate\
            ::it is wrapped
            ::notice file=Launches/cold start.json,line=4,col=24,endColumn=50,title=LT080 headless-launch\
            ::nothing is shown

            """)
    #expect(try rendered(.github, []) == "")
}

@Test func gitHubGetsNoCommandOfTheScenarios() throws {
    let source = SourceText(scenario(app: ""), name: "./a,b:c%\n::error::d.json")
    let traced = try TracedScenario(source, findings: [.sample(.payloadUnhandled, .error, hostile[0].message)])
    #expect(
        LintFormat.github.render(traced.findings, .plain) == #"""
            ::error file=a%2Cb%3Ac%25%0A%3A%3Aerror%3A%3Ad.json,line=1,col=63,endColumn=72,\#
            title=LT010 payload-unhandled::a%0A::error::b%0D%250A \u{1B}[31m "q" \u{202E}, c: \

            """#)
}

@Test func whatCanOnlyPointIntoFilesPointsAtTheTopForASetting() throws {
    let setting = Setting(key: "app.sdk", value: "26.0")
    let findings = [Finding.sample(at: [.key("app"), .key("sdk")])]
    #expect(
        try rendered(.github, findings, settings: [setting])
            == "::error file=Launches/cold start.json,line=1,col=1,endColumn=1,title=LT010 payload-unhandled"
            + "::nobody takes it\n")
    let region = #""region": { "startLine": 1, "startColumn": 1, "endLine": 1, "endColumn": 1 }"#
    let sarif = try rendered(.sarif, findings, settings: [setting])
    #expect(sarif.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(region))
}

@Test func sarifHasTheRulesThatOccurAndAResultForAFinding() throws {
    let (first, second) = (FindingKind.payloadUnhandled, FindingKind.headlessLaunch)
    let sample: [Finding] = [findings[0], findings[1], findings[1]]
    #expect(
        try rendered(.sarif, sample) == """
            {
              "version": "2.1.0",
              "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
              "runs": [
                {
                  "tool": {
                    "driver": {
                      "name": "launchtrace",
                      "version": "\(ToolInfo.version)",
                      "rules": [
                        {
                          "id": "LT010",
                          "name": "payload-unhandled",
                          "shortDescription": {
                            "text": "\(first.meaning)"
                          },
                          "fullDescription": {
                            "text": "\(first.why)"
                          },
                          "help": {
                            "text": "\(first.fix)"
                          },
                          "helpUri": "\(address(of: first))"
                        },
                        {
                          "id": "LT080",
                          "name": "headless-launch",
                          "shortDescription": {
                            "text": "\(second.meaning)"
                          },
                          "fullDescription": {
                            "text": "\(second.why)"
                          },
                          "help": {
                            "text": "\(second.fix)"
                          },
                          "helpUri": "\(address(of: second))"
                        }
                      ]
                    }
                  },
                  "columnKind": "unicodeCodePoints",
                  "results": [
                    \(sarifResult("LT080", 1, "note", "headless-launch\\nnothing is shown", (4, 24, 50), "6195bf52ab5617a7:1")),
                    \(sarifResult("LT010", 0, "error", "payload-unhandled\\nnobody takes it", (7, 16, 25), "417c64b420a9e024:1")),
                    \(sarifResult("LT010", 0, "error", "payload-unhandled\\nnobody takes it", (7, 16, 25), "417c64b420a9e024:2"))
                  ]
                }
              ]
            }

            """)
}

/// The first of its sources that has one.
private func address(of kind: FindingKind) -> String { kind.rules.compactMap(\.source.url).first ?? "" }

private func sarifResult(
    _ code: String, _ index: Int, _ level: String, _ message: String, _ at: (line: Int, from: Int, to: Int),
    _ fingerprint: String
) -> String {
    """
    {
              "ruleId": "\(code)",
              "ruleIndex": \(index),
              "level": "\(level)",
              "message": {
                "text": "\(message)"
              },
              "locations": [
                {
                  "physicalLocation": {
                    "artifactLocation": {
                      "uri": "Launches/cold%20start.json"
                    },
                    "region": {
                      "startLine": \(at.line),
                      "startColumn": \(at.from),
                      "endLine": \(at.line),
                      "endColumn": \(at.to)
                    }
                  }
                }
              ],
              "partialFingerprints": {
                "primaryLocationLineHash": "\(fingerprint)",
                "launchtrace/v1": "\(fingerprint)"
              }
            }
    """
}

@Test func sarifWithoutFindingsHasNeitherRulesNorResults() throws {
    let text = try rendered(.sarif, [])
    #expect(text.contains(#""rules": []"#) && text.contains(#""results": []"#))
}

@Test func sarifIsJSONWhateverItHolds() throws {
    let text = try rendered(.sarif, hostile)
    #expect(throws: Never.self) { try JSONReader.read(SourceText(text)) }
    #expect(text.contains(##""text": "payload-unhandled\na\n::error::b\r%0A \u001B[31m \"q\" \u202E, c: \\""##))
}

@Test func aFingerprintOutlivesTheLine() throws {
    let below = SourceText("\n\n" + String(decoding: source.bytes, as: UTF8.self), name: source.name)
    let moved = try TracedScenario(below, findings: findings).findings
    let hashes = [LintFormat.sarif.render(moved, .plain), try rendered(.sarif, findings)].map { text in
        text.split(separator: "\n").filter { $0.contains("launchtrace/v1") }
    }
    #expect(hashes[0] == hashes[1])
    #expect(Set(hashes[0]).count == 3)
}

@Test(arguments: [
    ("cold.json", "cold.json"), ("./a/../b.json", "a/../b.json"), (".//a.json", "a.json"),
    ("/tmp/a b.json", "file:///tmp/a%20b.json"), ("a:b%#?.json", "a%3Ab%25%23%3F.json"),
    ("Größe.json", "Gr%C3%B6%C3%9Fe.json"), ("a\\b\n.json", "a%5Cb%0A.json"), ("<stdin>", "%3Cstdin%3E"), ("./", "./"),
]) func pathsAreURIs(_ path: String, _ uri: String) { #expect(path.uri == uri) }

@Test(arguments: [("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8")])
func fnv1aIsThatOfItsAuthors(_ text: String, _ hash: String) { #expect(text.fnv1a == hash) }
