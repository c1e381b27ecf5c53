import SampleLaunches
import Testing

@testable import LaunchFormats
@testable import LaunchModel
@testable import LaunchReading
@testable import LaunchTraceKit

/// What a finding says to insert, and what comes of inserting it.
struct FindingHelpTests {
    private func traced(_ text: String) throws -> TracedScenario {
        let read = try ScenarioReader(readFile: { _ throws(FileProblem) in throw FileProblem(reason: "no such file") })
            .read(SourceText(name: "a.json", bytes: Array(text.utf8)))
        return TracedScenario(read, try read.scenario.trace())
    }

    private static let fixed = FindingKind.allCases.filter { kind in
        [
            .sceneLifecycleRequired, .sceneManifestIncomplete, .payloadUnhandled, .warmOnlyHandler,
            .returnValueSuppresses, .droppedBeforeListener, .ambiguousSetMember, .noLaunchHandler, .taskNotPermitted,
            .backgroundModeMissing, .urlSchemeNotDeclared, .watchdogLaunch, .slowFirstFrame, .sceneAccessoryMissing,
            .launchScreenMissing,
        ].contains(kind)
    }

    @Test(arguments: fixed) func theHelpFixesTheExample(kind: FindingKind) throws {
        for text in [FindingExample.text(of: kind.example.shown), kind.example.shown.value().spacedJSON] {
            let shown = try #require(try traced(text).findings.first { $0.finding.kind == kind })
            let edit = try #require(shown.edit)
            let left = try traced(edit.edited).findings.filter { $0.finding.rule == shown.finding.rule }
            #expect(left.map(\.finding.message) == [], "\(edit.edited)")
        }
    }

    /// Every placeholder is filled, and every path leads somewhere.
    @Test(arguments: FindingKind.allCases) func itIsFilledIn(kind: FindingKind) throws {
        for finding in try kind.example.shown.trace().findings {
            guard let help = finding.help else { continue }
            #expect(!help.words.contains("<") && !help.path.steps.isEmpty, "\(help.words)")
        }
    }

    private let app = #""appDelegate": { "application(_:didFinishLaunchingWithOptions:)": DOES }"#
    private let task = #"{ "event": "backgroundEvent", "kind": "processingTask", "identifier": "a" }"#

    @Test(arguments: [
        ("{ \"does\": [] }", #"{ "does": [{"registerTask": "a"}] }"#),
        ("{ \"does\": [{ \"work\": \"x\" }] }", #"{ "does": [{ "work": "x" }, {"registerTask": "a"}] }"#),
        (
            "{ \"does\": [\n    { \"work\": \"x\" }\n  ] }",
            "{ \"does\": [\n    { \"work\": \"x\" },\n    {\"registerTask\": \"a\"}\n  ] }"
        ),
    ]) func anElementStandsAmongTheOthers(_ before: String, _ after: String) throws {
        let text = scenario(app: app.replacing("DOES", with: before), events: task)
        let finding = try #require(try traced(text).findings.first { $0.finding.kind == .noLaunchHandler })
        #expect(finding.edit?.edited == text.replacing(before, with: after))
        #expect(
            finding.finding.help?.words
                == #"add {"registerTask": "a"} to "does" of application(_:didFinishLaunchingWithOptions:)"#)
    }

    @Test func whereNothingStandsItsObjectsAreMade() throws {
        let text = scenario(app: #""infoPlist": {}"#)
        let finding = try #require(try traced(text).findings.first { $0.finding.kind == .launchScreenMissing })
        let after = text.replacing(#""infoPlist": {}"#, with: #""infoPlist": {"UILaunchScreen": {}}"#)
        #expect(finding.edit?.edited == after)
    }

    @Test func aMethodOfItsOwnKeepsTheOthers() throws {
        let text =
            #"{ "name": "n", "start": "notRunning", "device": { "os": "18.0" }, "events": [{ "event": "tapIcon" }] }"#
        let help = Finding.Help(
            edit: .add, path: ScenarioPath([.key("app"), .key("viewController"), .method(.viewDidLoad), .key("does")]),
            value: ["registerSceneAccessory": "externalDisplay"])
        let added =
            #", "app": {"viewController": {"viewDidLoad()": "#
            + #"{"does": [{"registerSceneAccessory": "externalDisplay"}]}, "*": {}}} }"#
        #expect(try traced(text).read.edit(for: help)?.edited == text.dropLast(2) + added)
    }

    /// The scene's own method, of which the message speaks, and not the choice of its configuration.
    @Test(arguments: ["", #""appDelegate": { "application(_:configurationForConnecting:options:)": {} }, "#])
    func theSceneTakesWhatTheChoiceOfItsConfigurationHeld(appDelegate: String) throws {
        let running =
            #""windowScene(_:performActionFor:completionHandler:)": { "does": [{ "handle": "shortcutItem" }] }"#
        let text = scenario(
            app: #""lifecycle": "scene", \#(appDelegate)"sceneDelegate": { \#(running) }"#,
            events: #"{ "event": "quickAction", "type": "new" }"#)
        let finding = try #require(try traced(text).findings.first { $0.finding.kind == .warmOnlyHandler })
        let read = #"{"read": "connectionOptions.shortcutItem"}"#
        #expect(finding.finding.help?.words == "add \(read) to \"does\" of scene(_:willConnectTo:options:)")
        #expect(finding.finding.message.contains("read connectionOptions.shortcutItem in scene(_:willConnectTo:"))
        #expect(try traced(#require(finding.edit).edited).findings.allSatisfy { $0.finding.kind != .warmOnlyHandler })
    }

    /// The file isn't the scenario's text.
    @Test func anInfoPlistOfItsOwnIsLeftAlone() throws {
        let help = Finding.Help(
            edit: .write, path: ScenarioPath([.key("app"), .key("infoPlist"), .key("UILaunchScreen")]), value: [:])
        #expect(try traced(scenario(app: "")).read.edit(for: help) == nil)
        #expect(help.words == #"write "UILaunchScreen": {} in app.infoPlist"#)
    }

    @Test func lintPrintsItAndSARIFHasItAsAFix() throws {
        let text = scenario(app: #""infoPlist": {}"#)
        let findings = try traced(text).findings
        #expect(
            LintFormat.text.render(findings, .plain).contains(
                "\n  help: write \"UILaunchScreen\": {} in app.infoPlist\n"))
        let column = text.prefix { $0 != "\n" }.ranges(of: "{}").last.map {
            text.distance(from: text.startIndex, to: $0.lowerBound) + 2
        }
        let sarif = LintFormat.sarif.render(findings, .plain).split(whereSeparator: \.isWhitespace).joined(
            separator: " ")
        let at = "\"startLine\": 1, \"startColumn\": \(column ?? 0), \"endLine\": 1, \"endColumn\": \(column ?? 0)"
        let replacement = #""deletedRegion": { \#(at) }, "insertedContent": { "text": "\"UILaunchScreen\": {}" }"#
        let change = #"{ "artifactLocation": { "uri": "a.json" }, "replacements": [ { \#(replacement) } ] }"#
        let words = #"{ "text": "write \"UILaunchScreen\": {} in app.infoPlist" }"#
        #expect(sarif.contains(#""fixes": [ { "description": \#(words), "artifactChanges": [ \#(change) ] } ]"#))
    }

    @Test func aSettingIsNoPlaceToInsert() throws {
        let text = scenario(app: #""infoPlist": {}"#)
        let read = try ScenarioReader(readFile: { _ throws(FileProblem) in throw FileProblem(reason: "no such file") })
            .read(
                SourceText(name: "a.json", bytes: Array(text.utf8)),
                settings: [Setting(key: "app.infoPlist", value: "{}")])
        let help = Finding.Help(
            edit: .write, path: ScenarioPath([.key("app"), .key("infoPlist"), .key("UILaunchScreen")]), value: [:])
        #expect(read.edit(for: help) == nil)
    }
}
