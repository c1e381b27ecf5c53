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
        #expect(outcome == CommandOutcome(stdout: "\n2 timelines: 1 accepted, 1 kept\n", status: 1))
        let changed = files.all.filter { before[$0.key] != $0.value }.keys
        #expect(Array(changed) == ["L/cold.timeline.txt"])
        #expect(files.outcome("check", "L/cold.json").status == 0)
    }

    @Test func allAcceptedIsAsRecorded() throws {
        let (_, outcome) = try answer(["A ", "accept"])
        #expect(outcome == CommandOutcome(stdout: "\n2 timelines: 2 accepted\n"))
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
        #expect(review.outcome == CommandOutcome(stdout: "\n2 timelines: 1 accepted, 1 not written\n", status: 2))
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
