import Testing

@testable import LaunchTraceKit

private func scenario(_ name: String, os: String = "18.0", event: String = "tapIcon") -> String {
    #"{ "name": "\#(name)", "device": { "os": "\#(os)" }, "events": [{ "event": "\#(event)" }] }"#
}

private func timeline(_ scenario: String) -> String {
    SampleFiles(["a.json": scenario]).outcome("run", "a.json").stdout
}

private let cold = scenario("Cold")
private let coldTimeline = timeline(cold)

/// A folder with a file for each thing that a check can say.
private func launches() -> SampleFiles {
    let files = SampleFiles([
        "L/asRecorded.json": cold, "L/asRecorded.timeline.txt": coldTimeline, "L/changed.json": cold,
        "L/changed.timeline.txt": coldTimeline.replacing(
            "  inactive    active      scene", with: "  active      active      scene"), "L/illegible.json": cold,
        "L/longer.json": cold, "L/longer.timeline.txt": coldTimeline + "\nerror LT010 payload-unhandled: a URL\n",
        "L/missing.json": cold, "L/orphaned.timeline.txt": coldTimeline,
        "L/package.json": #"{ "name": "app", "version": 1 }"#, "L/shorter.json": cold,
        "L/shorter.timeline.txt": coldTimeline.replacing("= active\n", with: ""), "L/stale event.json": cold,
        "L/stale event.timeline.txt": timeline(scenario("Cold", event: "prewarm")), "L/stale name.json": cold,
        "L/stale name.timeline.txt": timeline(scenario("Cald")), "L/stale os.json": cold,
        "L/stale os.timeline.txt": timeline(scenario("Cold", os: "17.0")),
        "L/unreadable.json": #"{ "name": "Cold", "events": [{ "event": "tapIcom" }], "name": 1 }"#,
    ])
    files.set("L/illegible.timeline.txt", [0xFF])
    return files
}

/// The changes of a scenario with another event.
private let staleEvent = """
      gone: event prewarm
      new: event tapIcon
      gone: launch paused until the app is needed
      new: launch screen shown
      new: UIApplicationMain(_:_:_:_:)
      new: UIApplication created
      new: app not running -> background
      new: delegate created
      new: application(_:willFinishLaunchingWithOptions:)
      new: application(_:didFinishLaunchingWithOptions:)
      new: main event loop started
      and 15 more: launchtrace diff 'L/stale event.timeline.txt' 'L/stale event.json'
    """

@Test func checkTellsApartWhatIsWrong() {
    let outcome = launches().outcome("check", "L")
    #expect(
        outcome.stdout == """
            unreadable  L/illegible.json: cannot read L/illegible.timeline.txt: it is not UTF-8
            unreadable  L/unreadable.json: unknown event "tapIcom"; did you mean "tapIcon"?; and 1 more
            changed  L/changed.json
              changed: sceneDidBecomeActive(_:) (state active -> inactive)
            changed  L/longer.json
              gone: LT010 payload-unhandled (a URL)
            changed  L/shorter.json
              the recorded timeline can't be read: expected a last line such as "= active", found the end
            stale  L/stale event.json
            \(staleEvent)
            stale  L/stale name.json
              changed: the name ("Cald" -> "Cold")
            stale  L/stale os.json
              changed: OS 17.0 -> 18.0
              changed: SDK 17.0 -> 18.0
            missing  L/missing.json: no recorded timeline
            orphaned  L/orphaned.timeline.txt: no scenario
            10 scenarios: 1 unchanged, 3 changed, 3 stale, 1 missing, 2 unreadable; 1 recorded error; \
            1 orphaned timeline; 1 other JSON file

            """)
    #expect(
        outcome.stderr == """
            launchtrace: error: cannot read L/illegible.timeline.txt: it is not UTF-8
            L/unreadable.json:1:41: error: unknown event "tapIcom"; did you mean "tapIcon"?
                { "name": "Cold", "events": [{ "event": "tapIcom" }], "name": 1 }
                                                        ^~~~~~~~~
            L/unreadable.json:1:55: error: duplicate key "name"
                { "name": "Cold", "events": [{ "event": "tapIcom" }], "name": 1 }
                                                                      ^~~~~~

            """)
    #expect(outcome.status == 2)
}

@Test(
    arguments: [
        ("L/asRecorded.json", 0), ("L/changed.json", 1), ("L/stale name.json", 1), ("L/missing.json", 1),
        ("L/orphaned.timeline.txt", 1), ("L/package.json", 2), ("L/unreadable.json", 2), ("L/illegible.json", 2),
        ("L/none.json", 2), ("M", 2), ("empty", 2), ("", 2),
    ] as [(String, Int32)]) func checkStatusIsThatOfTheWorst(_ path: String, _ status: Int32)
{
    let files = launches()
    let before = files.all
    #expect(files.outcome("check", path).status == status)
    #expect(files.all == before)
}

@Test func whatSomebodyNamesMustBeThere() {
    #expect(
        launches().outcome("check", "L/asRecorded.json", "M", "L/none.json").stderr == """
            launchtrace: error: cannot read L/none.json: no such file or directory
            launchtrace: error: cannot read "M": no such file or directory

            """)
    #expect(
        SampleFiles(["a.txt": ""]).outcome("check", "a.txt").stderr
            == "launchtrace: error: cannot read a.txt: it is neither a folder nor a file with the ending .json\n")
}

@Test func aCheckOfNothingFails() {
    let files = SampleFiles(["L/package.json": "{}"])
    files.outcome("check", "L", "empty").expect(
        "0 scenarios; 1 other JSON file\n", stderr: "launchtrace: error: no scenario found in L, empty\n", status: 2)
    #expect(files.outcome("check", "L", "--shard", "1/1").status == 0)
}

@Test func recordWritesWhatIsMissingChangedAndStale() {
    let files = launches()
    let outcome = files.outcome("check", "--record", "L")
    #expect(
        outcome.stdout == """
            unreadable  L/illegible.json: cannot read L/illegible.timeline.txt: it is not UTF-8
            unreadable  L/unreadable.json: unknown event "tapIcom"; did you mean "tapIcon"?; and 1 more
            recorded  L/changed.json: it was changed
              changed: sceneDidBecomeActive(_:) (state active -> inactive)
            recorded  L/longer.json: it was changed
              gone: LT010 payload-unhandled (a URL)
            recorded  L/shorter.json: it was changed
              the recorded timeline can't be read: expected a last line such as "= active", found the end
            recorded  L/stale event.json: it was stale
            \(staleEvent)
            recorded  L/stale name.json: it was stale
              changed: the name ("Cald" -> "Cold")
            recorded  L/stale os.json: it was stale
              changed: OS 17.0 -> 18.0
              changed: SDK 17.0 -> 18.0
            recorded  L/missing.json: it was missing
            orphaned  L/orphaned.timeline.txt: no scenario
            10 scenarios: 1 unchanged, 3 changed, 3 stale, 1 missing, 2 unreadable; 1 orphaned timeline; \
            1 other JSON file; 7 timelines recorded

            """)
    #expect(outcome.status == 2)
    for name in ["changed", "longer", "missing", "shorter", "stale event", "stale name", "stale os"] {
        #expect(files["L/\(name).timeline.txt"] == coldTimeline)
    }
    #expect(files["L/package.timeline.txt"] == nil && files["L/unreadable.timeline.txt"] == nil)
}

@Test func aRunThatRecordsPassesAndSoDoesTheNext() {
    let files = SampleFiles(["cold.json": cold])
    files.outcome("check", "--record", ".").expect(
        "recorded  cold.json: it was missing\n1 scenario: 1 missing; 1 timeline recorded\n")
    let recorded = files.all
    files.outcome("check", "--record", ".").expect("1 scenario: 1 unchanged\n")
    #expect(files.all == recorded)
}

@Test func recordSaysWhatItCannotWrite() {
    let files = SampleFiles(
        ["cold.json": cold, "warm.json": cold, "warm.timeline.txt": "Warm\n"], forbidden: ["cold.timeline.txt"])
    // What may not be read may not be written either.
    files.outcome("check", "--record", ".").expect(
        """
        unreadable  cold.json: cannot read cold.timeline.txt: permission denied
        recorded  warm.json: it was changed
          the recorded file is not a timeline
        2 scenarios: 1 changed, 1 unreadable; 1 timeline recorded

        """, stderr: "launchtrace: error: cannot read cold.timeline.txt: permission denied\n", status: 2)
    CommandOutcome.of(
        ["check", "--record", "warm.json"],
        files: FileAccess(readFile: SampleFiles(["warm.json": cold]).access.readFile, readStandardInput: { [] })
    ).expect(
        "missing  warm.json: no recorded timeline\n1 scenario: 1 missing\n",
        stderr: "launchtrace: error: cannot write warm.timeline.txt: nothing can be written here\n", status: 2)
}

@Test func checkColoursOnlyTheVerdict() {
    let outcome = CommandOutcome.of(
        ["check", "L/missing.json"], files: launches().access,
        terminal: TerminalFacts(outputIsTerminal: true) { _ in nil })
    #expect(
        outcome.stdout.replacing("\u{1B}", with: "^") == """
            ^[1;31mmissing^[0m  L/missing.json: no recorded timeline
            1 scenario: 1 missing

            """)
}

@Test func aLaunchThatIsOnlyWrittenInAnotherWayIsAsRecorded() {
    for recorded in [
        coldTimeline.replacing("\n", with: "\r\n"), String(coldTimeline.dropLast()), coldTimeline + "\n",
        coldTimeline.replacing("sceneDidBecomeActive(_:)", with: "sceneDidBecomeActive(_:) ?"),
    ] {
        let files = SampleFiles(["a.json": cold, "a.timeline.txt": recorded])
        let checked = files.outcome("check", "a.json")
        checked.expect("1 scenario: 1 unchanged; 1 file is out of date, and --record refreshes it\n")
        #expect(files.outcome("check", "--record", "a.json").status == 0)
        #expect(files.all["a.timeline.txt"] == coldTimeline)
    }
}

@Test func namesAreComparedByteForByte() {
    let recorded = timeline(scenario("Cole\u{301}")).replacing("e\u{301}", with: "\u{E9}")
    let files = SampleFiles(["a.json": scenario("Cole\u{301}"), "a.timeline.txt": recorded])
    #expect(files.outcome("check", "a.json").status == 1)
    #expect(SampleFiles(["a.json": cold, "a.timeline.txt": ""]).outcome("check", "a.json").status == 1)
}
