import Testing

@testable import LaunchTraceKit

/// `check --review`, with lines in the place of a person's.
struct CheckReviewTests {
    private let files = SampleFiles([
        "L/cold.json": Self.scenario("Cold"), "L/new.json": Self.scenario("New"), "L/same.json": Self.scenario("Same"),
    ])

    init() throws {
        for name in ["cold", "same"] { #expect(files.outcome("check", "--record", "L/\(name).json").status == 0) }
        let recorded = try #require(files["L/cold.timeline.txt"])
        files.set("L/cold.timeline.txt", Array(recorded.replacing("launch screen shown\n", with: "").utf8))
    }

    private static func scenario(_ name: String) -> String {
        #"{"name": "\#(name)", "events": [{"event": "tapIcon"}]}"#
    }

    private static func terminal(input: Bool = true, output: Bool = true) -> TerminalFacts {
        TerminalFacts(inputIsTerminal: input, outputIsTerminal: output) { $0 == "NO_COLOR" ? "1" : nil }
    }

    private func check(_ words: String..., terminal: TerminalFacts = Self.terminal()) -> CommandOutcome {
        .of(["check", "--review"] + words, files: files.access, terminal: terminal)
    }

    /// What is printed and what is left after some lines.
    private func answer(_ lines: [String]) throws -> (printed: [String], outcome: CommandOutcome) {
        var review = try #require(check("L").review)
        var printed = [review.opening]
        for line in lines where !review.isOver {
            let said = review.take(line, write: files.access.write)
            printed.append(said.stderr + said.stdout)
        }
        if !review.isOver { printed.append(review.end()) }
        return (printed, review.outcome)
    }

    @Test func eachIsAskedAboutAndOnlyWhatIsAcceptedIsWritten() throws {
        let before = files.all
        let (printed, outcome) = try answer(["a", ""])
        #expect(
            printed[0].hasPrefix(
                """

                changed  L/cold.json (1 of 2)
                  new: launch screen shown
                --- a/L/cold.timeline.txt
                +++ b/L/cold.timeline.txt
                @@
                """), "\(printed[0])")
        #expect(printed[0].hasSuffix("Record it? [a,K,q,?] ") && printed[0].contains("\n+    launch screen shown\n"))
        #expect(printed[1].hasPrefix("\nmissing  L/new.json (2 of 2)\n  no recorded timeline\n"))
        outcome.expect("\n2 timelines: 1 accepted, 1 kept\n", status: 1)
        #expect(Array(files.all.filter { before[$0.key] != $0.value }.keys) == ["L/cold.timeline.txt"])
        #expect(files.outcome("check", "L/cold.json").status == 0)
    }

    @Test func allAcceptedIsAsRecorded() throws {
        let (_, outcome) = try answer(["A ", "accept"])
        outcome.expect("\n2 timelines: 2 accepted\n")
        #expect(files.outcome("check", "L").status == 0)
        // Nothing is left to ask about.
        let again = check("L")
        #expect(again.review == nil && again.status == 0 && again.stdout == "3 scenarios: 3 unchanged\n")
    }

    @Test(arguments: [["q"], ["k", "q"], []]) func whoQuitsKeepsTheRest(lines: [String]) throws {
        let before = files.all
        let (_, outcome) = try answer(lines)
        #expect(outcome.status == 1 && outcome.stdout.contains("not reviewed") && files.all == before)
    }

    @Test(arguments: ["?", "yes", "aa"]) func whatIsNoAnswerExplainsThem(line: String) throws {
        let (printed, outcome) = try answer([line])
        #expect(
            printed[1] == """
                a  accept: record this timeline as it is now
                k  keep: keep the recorded timeline (also Enter)
                q  quit: keep this one and all that follow
                Record it? [a,K,q,?] 
                """)
        #expect(outcome.stdout == "\n2 timelines: 2 not reviewed\n")
    }

    @Test func whatCannotBeWrittenIsSaid() throws {
        var review = try #require(check("L").review)
        let said = review.take("a") { (_) throws(FileProblem) in throw FileProblem(reason: "the disk is full") }
        #expect(said.stderr == "launchtrace: error: cannot write L/cold.timeline.txt: the disk is full\n")
        _ = review.take("a", write: files.access.write)
        review.outcome.expect("\n2 timelines: 1 accepted, 1 not written\n", status: 2)
    }

    /// What isn't asked about is told first, and counts.
    @Test func whatCannotBeReadCounts() throws {
        files.set("L/broken.json", Array(#"{"events": 1}"#.utf8))
        let (printed, outcome) = try answer(["a", "a"])
        #expect(printed[0].hasPrefix("unreadable  L/broken.json"), "\(printed[0])")
        #expect(outcome.status == 2 && outcome.stderr.contains("L/broken.json:1:"))
    }

    @Test(arguments: [(false, true), (true, false)]) func withoutATerminalNothingIsAsked(input: Bool, output: Bool) {
        let outcome = check("L", terminal: Self.terminal(input: input, output: output))
        #expect(
            outcome.stderr == """
                launchtrace: error: --review needs a terminal; --record writes all timelines that don't match
                hint: see "launchtrace help check"

                """)
        #expect(outcome.status == 2 && outcome.review == nil)
    }

    @Test(arguments: [["--record"], ["--report", "github"]]) func otherOptionsDoNotFit(words: [String]) {
        let outcome = CommandOutcome.of(
            ["check", "--review", "L"] + words, files: files.access, terminal: Self.terminal())
        #expect(outcome.status == 2)
        #expect(
            outcome.stderr.hasPrefix("launchtrace: error: --review asks about each timeline; leave out \(words[0])\n"))
    }
}

extension RealToolTests {
    /// The same at a real terminal.
    @Suite(.serialized, .needs(.tmux, .python3)) struct ReviewTerminalTests {
        @Test func aLineIsAnAnswer() throws {
            let tmux = try Tmux()
            try tmux.type("clear; $tool check --review cold.json; echo \"status $?\"", .enter)
            try tmux.wait { $0.hasSuffix("Record it? [a,K,q,?]\n") }
            #expect(try !tmux.tool.folder.names.contains("cold.timeline.txt"))
            try tmux.type("a", .enter)
            try tmux.wait { $0.contains("1 timeline: 1 accepted\nstatus 0\n") }
            #expect(try tmux.tool.folder.names.contains("cold.timeline.txt"))
        }

        @Test func theEndOfInputKeeps() throws {
            let tmux = try Tmux()
            try tmux.type("clear; $tool check --review cold.json; echo \"status $?\"", .enter)
            try tmux.wait { $0.hasSuffix("Record it? [a,K,q,?]\n") }
            try tmux.press(.control_d)
            try tmux.wait { $0.contains("1 timeline: 1 not reviewed\nstatus 1\n") }
        }
    }
}

private func written(
    _ name: String = "Soup", os: String = "18.0", app: String = "{}", _ events: String = #"{ "event": "tapIcon" }"#
) -> String {
    """
    {
      "name": "\(name)",
      "device": { "os": "\(os)" },
      "app": \(app),
      "events": [
        \(events)
      ]
    }
    """
}

private let openURL = #"{ "event": "openURL", "url": "soup://7" }"#

private let plist = #"<plist version="1.0"><dict><key>UILaunchScreen</key><dict/></dict></plist>"#

private let scenes = plist.replacing(
    "<dict/>",
    with: """
        <dict/><key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict><key>UISceneDelegateClassName</key>
        <string>S</string></dict></array></dict></dict>
        """)

struct TimelineChangeCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var recorded = written()
    var present = written()
    var plistOfPresent = plist
    let verdict: String
    /// The first lines below the verdict.
    let lines: [String]
    /// The line of the scenario that the annotation points at.
    let line: Int
}

struct TimelineChangeTests {
    @Test(arguments: [
        TimelineChangeCase(
            testDescription: "another name", present: written("Tea"), verdict: "stale",
            lines: [#"changed: the name ("Soup" -> "Tea")"#], line: 2),
        TimelineChangeCase(
            testDescription: "another device and what follows", recorded: written("Soup", openURL),
            present: written(os: "12.0", openURL), verdict: "stale",
            lines: ["changed: OS 18.0 -> 12.0", "changed: SDK 18.0 -> 12.0"], line: 3),
        TimelineChangeCase(
            testDescription: "another URL", recorded: written("Soup", openURL),
            present: written("Soup", openURL.replacing("7", with: "8")), verdict: "stale",
            lines: ["changed: event openURL (url: soup://7 -> soup://8)"], line: 6),
        TimelineChangeCase(
            testDescription: "one event more", recorded: written("Soup", openURL),
            present: written("Soup", openURL + ",\n" + #"{ "event": "pressHome" }"#), verdict: "stale",
            lines: ["new: event pressHome", "new: sceneWillResignActive(_:)"], line: 7),
        TimelineChangeCase(
            testDescription: "an app that does something else",
            present: written(
                app: #"""
                    { "appDelegate": { "*": {}, "application(_:didFinishLaunchingWithOptions:)": { "returns": false } } }
                    """#), verdict: "changed",
            lines: ["changed: application(_:didFinishLaunchingWithOptions:) (returns true -> false)"], line: 6),
        TimelineChangeCase(
            testDescription: "another life cycle of an Info.plist",
            recorded: written(app: #"{ "infoPlist": "Info.plist" }"#),
            present: written(app: #"{ "infoPlist": "Info.plist" }"#), plistOfPresent: scenes, verdict: "changed",
            lines: ["changed: application life cycle (no scenes) -> scene life cycle"], line: 6),
        TimelineChangeCase(
            testDescription: "another life cycle of the scenario",
            recorded: written(app: #"{ "lifecycle": "appDelegate" }"#),
            present: written(app: #"{ "lifecycle": "scene" }"#), verdict: "stale",
            lines: ["changed: application life cycle (no scenes) -> scene life cycle"], line: 4),
    ]) func isToldByWhatDiffers(_ sample: TimelineChangeCase) throws {
        let files = SampleFiles(["a.json": sample.recorded, "Info.plist": plist])
        #expect(files.outcome("check", "--record", "a.json").status == 0)
        files.set("a.json", Array(sample.present.utf8))
        files.set("Info.plist", Array(sample.plistOfPresent.utf8))
        let outcome = files.outcome("check", "a.json")
        let lines = outcome.stdout.split(separator: "\n")
        #expect(lines.first == "\(sample.verdict)  a.json" && outcome.status == 1)
        #expect(lines.dropFirst().prefix(sample.lines.count).map { $0.dropFirst(2) } == sample.lines.map { $0[...] })
        let annotation = files.outcome("check", "a.json", "--report", "github").stdout
        #expect(annotation.hasPrefix("::error file=a.json,line=\(sample.line),"), "\(annotation)")
    }

    @Test func everyDifferenceHasALine() {
        let files = SampleFiles(["a.json": written("Soup", openURL), "Info.plist": plist])
        _ = files.outcome("check", "--record", "a.json")
        files.set("a.json", Array(written(app: #"{ "lifecycle": "appDelegate" }"#, openURL).utf8))
        let stdout = files.outcome("check", "a.json").stdout
        let state = "  changed: application(_:didFinishLaunchingWithOptions:) (state background -> inactive)\n"
        #expect(stdout.contains(state) && !stdout.contains("; "))
    }

    @Test func recordedErrorsAreCounted() {
        let dead = #"{ "appDelegate": { "applicationDidBecomeActive(_:)": {} }, "sceneDelegate": {} }"#
        let files = SampleFiles(["a.json": written(app: dead), "b.json": written()])
        #expect(
            files.outcome("check", "--record", ".").stdout == """
                recorded  a.json: it was missing, and has 1 error
                recorded  b.json: it was missing
                2 scenarios: 2 missing; 1 recorded error; 2 timelines recorded

                """)
        #expect(files.outcome("check", ".").stdout == "2 scenarios: 2 unchanged; 1 recorded error\n")
        files.set("a.json", Array(written().utf8))
        #expect(files.outcome("check", ".").stdout.hasSuffix("2 scenarios: 1 unchanged, 1 changed; 1 recorded error\n"))
    }
}
