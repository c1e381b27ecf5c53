import Foundation
import Testing

@testable import LaunchTraceKit

private let scenarios: [String: String] = [
    "links.json": """
    {
      "name": "\\u001b[31m<b>Soup</b> & `co` | *",
      "device": { "os": "18.0" },
      "app": {
        "infoPlist": {
          "CFBundleURLTypes": [ { "CFBundleURLSchemes": [ "soup" ] } ],
          "UIApplicationSceneManifest": {
            "UISceneConfigurations": {
              "UIWindowSceneSessionRoleApplication": [ { "UISceneDelegateClassName": "Soup.SceneDelegate" } ]
            }
          }
        }
      },
      "events": [ { "event": "openURL", "url": "soup://7?<script>=`|`&x=[*]" } ]
    }
    """, "bad.json": #"{ "name": "Bad", "events": [ { "event": "openUrl" } ] }"#, "empty.json": "",
]

private let files = FileAccess(
    readFile: { (path) throws(FileProblem) in
        guard let text = scenarios[path] else { throw FileProblem(reason: "no such file or directory") }
        return Array(text.utf8)
    }, readStandardInput: { Array((scenarios["links.json"] ?? "").utf8) })

private func matrix(_ words: String...) -> CommandOutcome { CommandOutcome.of(["matrix"] + words, files: files) }

/// The matrix of any app, which takes a second to find.
private let usual = matrix()

private func page(_ words: [String]) throws -> MatrixPage {
    let words = try ParsedArguments(words, options: CommandName.matrix.spec.options)
    let setups = try AppSetups(of: ScenarioTracing(words), files)
    return MatrixPage(TriggerMatrix(of: setups.scenarios), remarks: setups.remarks)
}

private func page(_ words: String...) throws -> MatrixPage { try page(words) }

struct MatrixTests {
    private static let catalyst = Result { try page("--set", "device.platform=macCatalyst") }

    /// The cells against `run`, which reads the same situation as a scenario.
    @Test(arguments: zip([Lifecycle.scene, .appDelegate, .swiftUI], [Version(13), Version(18), Version(27)]))
    func aCellHoldsTheCallbacksThatRunPrints(lifecycle: Lifecycle, os: Version) throws {
        let settings = [
            "--set", "app.lifecycle=\(lifecycle.rawValue)", "--set", "device.os=\(os)", "--set", "app.sdk=18.0",
        ]
        let options = try ParsedArguments(settings, options: CommandName.matrix.spec.options)
        let setup = try #require(AppSetups(of: ScenarioTracing(options), files).scenarios.first)
        for row in TriggerMatrix(of: [setup]).rows {
            let entries = try run(row.representative, from: row.start, settings)
            let cell = MatrixCell(row.cells[0], of: row, showing: MatrixPage.usualKinds)
            let names = cell.entries.map { ($0.callback?.name ?? $0.name) }
            #expect(names == (entries ?? []).map(\.name), "\(row.representative.trigger) from \(row.start)")
            #expect(cell.entries.first?.confidence.rawValue == entries?.first?.confidence)
            #expect((entries == nil) == (cell.reason?.hasPrefix("impossible: ") ?? false))
        }
    }

    /// What follows the trigger in a timeline; nil where the scenario can't happen.
    private func run(_ sample: RepresentativeTrigger, from start: Start, _ settings: [String]) throws -> [PrintedEntry]?
    {
        let events = (sample.before + [sample.trigger]).map { trigger in
            Value.object([Value.Member("event", .string(trigger.kind.rawValue))] + trigger.arguments).json
        }
        let scenario = """
            { "name": "Cell", "app": { "notificationDelegate": { "*": {} } }, "start": "\(start.rawValue)",
              "events": [ \(events.joined(separator: ", ")) ] }
            """
        let outcome = CommandOutcome.of(
            ["run", "-", "--format", "ndjson", "--show", "event,callback,stop"] + settings,
            files: FileAccess(readFile: files.readFile, readStandardInput: { Array(scenario.utf8) }))
        if outcome.status == 2 {
            #expect(outcome.stderr.contains(" can't happen here: "), "\(outcome.stderr)")
            return nil
        }
        let entries = try outcome.stdout.split(separator: "\n").dropFirst().dropLast().map {
            try JSONDecoder().decode(PrintedEntry.self, from: Data($0.utf8))
        }
        return entries.split(omittingEmptySubsequences: false) { $0.kind == "event" }.last.map { Array($0) }
    }

    private struct PrintedEntry: Decodable {
        let kind: String
        let name: String
        let confidence: String
    }

    @Test func hasEveryTriggerInEveryLifeCycle() throws {
        let page = try page()
        #expect(page.columns == ["scenes", "SwiftUI", "no scenes, SDK 26.0"])
        #expect(page.remarks == ["An app without scenes that is linked with SDK 27.0 crashes at launch."])
        let triggers = page.sections.flatMap(\.blocks).flatMap(\.triggers).map(\.name)
        #expect(Set(triggers) == Set(EventKind.allCases.map(\.rawValue)))
        for block in page.sections.flatMap(\.blocks) {
            #expect(block.rows.allSatisfy { $0.cells.count == 3 })
            let starts = block.rows.flatMap(\.starts)
            #expect(Set(starts).count == starts.count && !starts.isEmpty)
        }
    }

    @Test func aTapOnTheIconOfAColdApp() throws {
        let text = try page("--set", "device.os=18.0")
        let row = try #require(text.sections.first?.blocks.first?.rows.first)
        #expect(row.title == "not running")
        #expect(
            row.cells.map { $0.entries.map { ($0.state?.mark ?? "") + $0.confidence.mark + " " + $0.shortName } } == [
                [
                    "b willFinishLaunchingWithOptions", "b didFinishLaunchingWithOptions",
                    "b configurationForConnecting", "b willConnectTo", "b sceneWillEnterForeground(_:)",
                    "i sceneDidBecomeActive(_:)",
                ],
                [
                    "? App.init()", "b willFinishLaunchingWithOptions", "b didFinishLaunchingWithOptions",
                    "b configurationForConnecting", "b? onAppear(perform:)", "i App.scenePhase", "a scenePhase",
                ],
                [
                    "i willFinishLaunchingWithOptions", "i didFinishLaunchingWithOptions",
                    "a applicationDidBecomeActive(_:)",
                ],
            ])
    }

    @Test func olderSystemsHaveFewerLifeCycles() throws {
        #expect(try page("--set", "device.os=12.0").columns == ["no scenes"])
        #expect(try page("--set", "device.os=13.0").columns == ["scenes", "no scenes"])
        #expect(try page("--set", "device.os=9.0").columns == ["no scenes"])
        #expect(try page("--set", "app.lifecycle=swiftUI").columns == ["SwiftUI"])
        #expect(try page("--set", "app.sdk=27.0").columns == ["scenes", "SwiftUI", "no scenes"])
    }

    @Test func aSettingThatALifeCycleRefusesLeavesItOut() throws {
        let page = try page("--set", "device.platform=iPadOS", "--set", "app.multipleScenes=true")
        #expect(page.columns == ["scenes", "SwiftUI"])
        #expect(page.remarks.count == 1)
        #expect(page.remarks[0].hasPrefix("Left out: application life cycle (no scenes), because of a setting ("))
    }

    @Test(arguments: Platform.allCases) func isPrintedForEveryPlatform(platform: Platform) throws {
        let page = try page("--set", "device.platform=\(platform.rawValue)")
        for format in MatrixFormat.all {
            let text = format.render(page, .plain)
            #expect(text.count > 10_000 && !text.contains(" \n"), "\(format.name)")
        }
        let lines = MatrixFormat.text.render(page, .plain).split(separator: "\n").prefix { $0 != MatrixLegend.names }
        #expect(lines.filter { $0.count > 100 } == [])
        // Scenes of UIKit and of SwiftUI differ in this.
        #expect(lines.contains { $0.contains("new scene session, but in SwiftUI for each connection") })
    }

    @Test(arguments: MatrixFormat.all) func isPrintedInEveryFormat(format: MatrixFormat) throws {
        let outcome = matrix("--set", "device.platform=macCatalyst", "--format", format.name)
        outcome.expect(format.render(try Self.catalyst.get(), .plain))
    }

    /// The blocks of a page for some triggers are those of the whole page.
    @Test(arguments: [["openURL"], ["tapIcon", "terminate", "tapIcon"], ["backgroundEvent"]])
    func aPageCanBeOfSomeTriggers(names: [String]) throws {
        let text = CommandOutcome.of(["matrix"] + names, files: files).stdout
        let title = names.count == 1 ? names[0] : "tapIcon and terminate"
        #expect(text.hasPrefix("Launch callbacks of UIKit: \(title)\niOS 27.0\n"))
        let events = names.compactMap(EventKind.init)
        let setups = try AppSetups(of: ScenarioTracing(ParsedArguments([], options: [])), files)
        let part = MatrixPage(TriggerMatrix(of: setups.scenarios, events: events), of: events)
        let blocks = part.sections.flatMap(\.blocks)
        #expect(
            Set(blocks.flatMap(\.triggers).map(\.name)) == Set(names) && part.sections.allSatisfy { !$0.blocks.isEmpty }
        )
        let whole = try page().sections.flatMap(\.blocks)
        for block in blocks {
            let same = whole.first { $0.triggers.contains { $0.text == block.triggers[0].text } }
            #expect(same?.rows == block.rows)
        }
    }

    @Test func preferenceAndShowAreHeeded() {
        #expect(matrix("--prefer", "documented").stdout != usual.stdout)
        #expect(matrix("--show", "+viewController").stdout.contains(" viewDidLoad\n"))
        #expect(matrix("--show", "+notification").stdout.contains("UIScene.didActivate\n"))
    }

    @Test func anAppsOwnEventsAndSchemesAreUsed() {
        let text = matrix("--app", "links.json").stdout
        #expect(text.hasPrefix("\\u{1B}[31m<b>Soup</b> & `co` | *\niOS 18.0, scenes\n") && !text.contains("\u{1B}"))
        #expect(text.contains("\nopenURL  url: \"soup://7?<script>=`|`&x=[*]\"\n"))
        #expect(text.contains("\nnot running, prewarmed           suspended, background            active\n"))
        #expect(matrix("--app", "-").stdout == text)
    }

    @Test(arguments: [
        (["--app", "no.json"], "launchtrace: error: cannot read no.json: no such file"),
        (["--app", "bad.json"], "bad.json:1:41: error: unknown event \"openUrl\""),
        (["--app", "empty.json"], "empty.json:1:1: error: "),
        (["--set", "device.os=20"], "--set device.os=20: error: iOS 20.0 doesn't exist"),
        (["--set", "device.color=red"], "--set device.color=red: error: unknown key"),
        (["cold.json"], "launchtrace: error: cannot read cold.json: no such file"),
        (["tapicon"], "launchtrace: error: unknown trigger \"tapicon\"; did you mean \"tapIcon\"?"),
        (["tapIcon", "deep link"], "launchtrace: error: unknown trigger \"deep link\"; did you mean \"openURL\" or "),
        (["--format", "pdf"], "launchtrace: error: unknown value \"pdf\" of --format"),
    ]) func whatCannotBeDoneIsRefused(_ words: [String], _ complaint: String) {
        let outcome = CommandOutcome.of(["matrix"] + words, files: files)
        #expect(outcome.status == 2 && outcome.stdout.isEmpty)
        #expect(outcome.stderr.hasPrefix(complaint), "\(outcome.stderr)")
    }

    @Test func colourIsForTerminals() {
        #expect(!usual.stdout.contains("\u{1B}"))
        let plain = matrix("openURL").stdout
        let coloured = matrix("openURL", "--color", "always").stdout
        #expect(coloured != plain && coloured.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
        #expect(matrix("openURL", "-o", "m.txt").files.first?.content == plain)
        #expect(matrix("--app", "links.json", "-o", "m.txt").files.first?.sources == [.file("links.json")])
    }
}

extension RealToolTests {
    /// Widths, names and paper, as a browser has them.
    @Test(.needs(.chromium, .playwright)) func pagesFitScreensAndSheets() throws {
        let folder = try Folder()
        let pages = ["all": [], "app": ["--app", "links.json"], "lesson": ["openURL"]]
        for (name, words) in pages { try folder.write("\(name).html", page(words)) }
        let tool = Release.project.appendingPathComponent("Tests/LaunchTraceKitTests/Tools/browse_matrix.py").path
            .shellWord
        let result = try RealTool.sh("\"$(dirname \"$(command -v playwright)\")/python3\" \(tool)", in: folder)
        #expect(result == ShellResult(), "\(result.stdout)\(result.stderr)")
    }

    private func page(_ words: [String]) -> String {
        CommandOutcome.of(["matrix", "--format", "html"] + words, files: files).stdout
    }

    @Test(.needs(.xmllint), arguments: [[], ["--app", "links.json"], ["--set", "device.platform=iPadOS"]])
    func theHTMLPageIsWellFormed(words: [String]) throws {
        let folder = try Folder()
        try folder.write("matrix.html", page(words))
        try RealTool.sh("xmllint --noout matrix.html", in: folder).expect()
        let titles =
            "xmllint --xpath 'string(//h1)' matrix.html; xmllint --xpath 'count(//script|//@style|//@onclick)' matrix.html"
        let result = try RealTool.sh(titles, in: folder)
        #expect(result.stdout.hasSuffix("\n0\n"))
        if words.contains("--app") { #expect(result.stdout.hasPrefix("\\u{1B}[31m<b>Soup</b> & `co` | *\n")) }
    }
}
