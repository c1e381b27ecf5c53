import Testing

@testable import LaunchTraceKit

private func scenario(_ name: String) -> String {
    #"{ "name": "\#(name)", "device": { "os": "18.0" }, "events": [{ "event": "tapIcon" }] }"#
}

private let timeline = SampleFiles(["a.json": scenario("Cold")]).outcome("run", "a.json").stdout

private let changed = timeline.replacing("= active\n", with: "= background\n")

/// What the tool says of a folder with everything in it that can be wrong.
private func report(_ name: String, _ more: String..., variable: @Sendable (String) -> String? = { _ in nil }) -> String
{
    let files = SampleFiles([
        "L/as recorded.json": scenario("Cold"), "L/as recorded.timeline.txt": timeline,
        "L/b/changed.json": scenario("Cold"), "L/b/changed.timeline.txt": changed, "L/b/other.json": "[]",
        "L/gone.timeline.txt": timeline, "L/missing.json": scenario("Cold"), "L/stale.json": scenario("Cold"),
        "L/stale.timeline.txt": "Cald" + timeline.dropFirst(4), "L/unreadable.json": #"{"events": [{}]}"#,
    ])
    let outcome = CommandOutcome.of(
        ["check", "L", "--report", "\(name)=out"] + more, files: files.access,
        terminal: TerminalFacts(outputIsTerminal: false, variable: variable))
    #expect(
        outcome.stdout.hasSuffix(
            "5 scenarios: 1 unchanged, 1 changed, 1 stale, 1 missing, 1 unreadable; 1 orphaned timeline; 1 other JSON "
                + "file\n"))
    return outcome.files.first?.content ?? ""
}

@Test func junitHasASuiteForAFolderAndACaseForAScenario() {
    #expect(
        report("junit") == """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites>
              <testsuite name="L" package="launchtrace" id="0" tests="5" failures="3" errors="1" skipped="0" time="0" \
            timestamp="1970-01-01T00:00:00" hostname="localhost">
                <properties/>
                <testcase name="unreadable.json" classname="L" time="0">
                  <error message="missing key &quot;name&quot;" type="unreadable">L/unreadable.json:1:1: \
            missing key &quot;name&quot;
            L/unreadable.json:1:13: missing key &quot;event&quot;</error>
                </testcase>
                <testcase name="stale.json" classname="L" time="0">
                  <failure message="changed: the name (&quot;Cald&quot; -&gt; &quot;Cold&quot;)" type="stale">\
            L/stale.json:1:11: changed: the name (&quot;Cald&quot; -&gt; &quot;Cold&quot;)</failure>
                </testcase>
                <testcase name="missing.json" classname="L" time="0">
                  <failure message="no recorded timeline" type="missing">L/missing.json:1: \
            no recorded timeline</failure>
                </testcase>
                <testcase name="gone.timeline.txt" classname="L" time="0">
                  <failure message="no scenario" type="orphaned">L/gone.timeline.txt:1: \
            no scenario</failure>
                </testcase>
                <testcase name="as recorded.json" classname="L" time="0"/>
                <system-out/>
                <system-err/>
              </testsuite>
              <testsuite name="L/b" package="launchtrace" id="1" tests="1" failures="1" errors="0" skipped="0" \
            time="0" timestamp="1970-01-01T00:00:00" hostname="localhost">
                <properties/>
                <testcase name="changed.json" classname="L/b" time="0">
                  <failure message="changed: the outcome (background -&gt; active)" type="changed">\
            L/b/changed.json:1:69: changed: the outcome (background -&gt; active)</failure>
                </testcase>
                <system-out/>
                <system-err/>
              </testsuite>
            </testsuites>

            """)
}

@Test(arguments: [
    ("0", "1970-01-01T00:00:00"), ("951782399", "2000-02-28T23:59:59"), ("951782400", "2000-02-29T00:00:00"),
    ("1795226400", "2026-11-21T02:00:00"), ("4107542400", "2100-03-01T00:00:00"),
    ("253402300799", "9999-12-31T23:59:59"), ("253402300800", "1970-01-01T00:00:00"), ("-1", "1970-01-01T00:00:00"),
    ("soon", "1970-01-01T00:00:00"),
]) func junitTakesItsTimeFromTheBuild(_ sourceDate: String, _ timestamp: String) {
    let report = report("junit") { $0 == "SOURCE_DATE_EPOCH" ? sourceDate : nil }
    #expect(report.contains(#"timestamp="\#(timestamp)" hostname"#))
}

@Test func gitHubGetsTheWorstFirst() {
    #expect(
        report("github") == """
            ::error file=L/unreadable.json,line=1,col=1,endColumn=2,title=unreadable\
            ::L/unreadable.json: missing key "name"
            ::error file=L/unreadable.json,line=1,col=13,endColumn=14,title=unreadable\
            ::L/unreadable.json: missing key "event"
            ::error file=L/b/changed.json,line=1,col=69,endColumn=78,title=timeline changed\
            ::L/b/changed.json: changed: the outcome (background -> active)
            ::error file=L/stale.json,line=1,col=11,endColumn=17,title=timeline stale\
            ::L/stale.json: changed: the name ("Cald" -> "Cold")
            ::error file=L/missing.json,line=1,title=timeline missing\
            ::L/missing.json: no recorded timeline
            ::error file=L/gone.timeline.txt,line=1,title=timeline orphaned\
            ::L/gone.timeline.txt: no scenario
            5 scenarios: 1 unchanged, 1 changed, 1 stale, 1 missing, 1 unreadable; 1 orphaned timeline; \
            1 other JSON file

            """)
}

@Test func markdownFitsAComment() {
    let end = timeline.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let hunk =
        (["@@ -\(end.count - 3),4 +\(end.count - 3),4 @@"] + end.suffix(4).dropLast().map { " \($0)" } + [
            "-= background", "+= active",
        ]).map { "  \($0)" }.joined(separator: "\n")
    #expect(
        report("markdown") == """
            ### Launches: check failed

            - **unreadable** `L/unreadable.json`: `missing key "name"`
            - **unreadable** `L/unreadable.json`: `missing key "event"`
            - **changed** `L/b/changed.json`
              - `changed: the outcome (background -> active)`

              ```diff
              --- a/L/b/changed.timeline.txt
              +++ b/L/b/changed.timeline.txt
            \(hunk)
              ```

            - **stale** `L/stale.json`
              - `changed: the name ("Cald" -> "Cold")`

              <details><summary>the change</summary>

              ```diff
              --- a/L/stale.timeline.txt
              +++ b/L/stale.timeline.txt
              @@ -1,4 +1,4 @@
              -Cald
              +Cold
               iOS 18.0, scene life cycle
                 app state   scene state  callback
              \u{20}
              ```

              </details>

            - **missing** `L/missing.json`: `no recorded timeline`
            - **orphaned** `L/gone.timeline.txt`: `no scenario`

            5 scenarios: 1 unchanged, 1 changed, 1 stale, 1 missing, 1 unreadable; 1 orphaned timeline; \
            1 other JSON file

            If a change is intended, write the new timelines, and read their diff before you commit them:

            ```sh
            launchtrace check --record L
            ```

            """)
}

@Test func sarifHasARuleForWhatOccursAndAResultForAProblem() throws {
    let text = report("sarif")
    #expect(throws: Never.self) { try JSONReader.read(SourceText(text)) }
    let shown = ["\"id\"", "\"ruleId\"", "\"text\": \"L/", "\"uri\"", "\"startLine\"", "\"startColumn\""]
    let lines = text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.filter { line in
        shown.contains { line.hasPrefix($0) }
    }
    #expect(
        lines.joined(separator: "\n") == """
            "id": "unreadable",
            "id": "timeline-changed",
            "id": "timeline-stale",
            "id": "timeline-missing",
            "id": "timeline-orphaned",
            "ruleId": "unreadable",
            "text": "L/unreadable.json: missing key \\"name\\""
            "uri": "L/unreadable.json"
            "startLine": 1,
            "startColumn": 1,
            "ruleId": "unreadable",
            "text": "L/unreadable.json: missing key \\"event\\""
            "uri": "L/unreadable.json"
            "startLine": 1,
            "startColumn": 13,
            "ruleId": "timeline-changed",
            "text": "L/b/changed.json: changed: the outcome (background -> active)"
            "uri": "L/b/changed.json"
            "startLine": 1,
            "startColumn": 69,
            "ruleId": "timeline-stale",
            "text": "L/stale.json: changed: the name (\\"Cald\\" -> \\"Cold\\")"
            "uri": "L/stale.json"
            "startLine": 1,
            "startColumn": 11,
            "ruleId": "timeline-missing",
            "text": "L/missing.json: no recorded timeline"
            "uri": "L/missing.json"
            "startLine": 1
            "ruleId": "timeline-orphaned",
            "text": "L/gone.timeline.txt: no scenario"
            "uri": "L/gone.timeline.txt"
            "startLine": 1
            """)
}

@Test func aReportOfWhatIsAsRecordedIsShort() {
    let files = SampleFiles(["a.json": scenario("Cold"), "a.timeline.txt": timeline])
    #expect(
        files.outcome("check", "a.json", "--report", "markdown=-").stdout
            == "### Launches: unchanged\n\n1 scenario: 1 unchanged\n")
    #expect(files.outcome("check", "a.json", "--report", "github").stdout == "1 scenario: 1 unchanged\n")
    #expect(files.outcome("check", "a.json", "--report", "sarif=-").stdout.contains(#""results": []"#))
    #expect(
        files.outcome("check", "a.json", "--report", "junit=-").stdout.contains(
            #"<testsuite name="." package="launchtrace" id="0" tests="1" failures="0" errors="0""#))
}

/// A report takes the place of the text, and its surroundings stay fit for whoever reads it.
@Test func onlyOneThingGoesToStandardOutput() {
    let files = SampleFiles(["a\n::error::b.json": "::warning::c\n{", "d.json": scenario("Cold")])
    let access = FileAccess(
        readFile: files.access.readFile, readStandardInput: { [] }, listFolder: files.access.listFolder)
    let outcome = CommandOutcome.of(
        ["check", ".", "--record", "--report", "github", "--report", "junit=out"], files: access)
    #expect(
        outcome.stdout == """
            ::error file=a%0A%3A%3Aerror%3A%3Ab.json,line=1,col=1,endColumn=2,title=unreadable\
            ::a%0A::error::b.json: expected a value, found ':'
            ::error file=d.json,line=1,title=timeline missing::d.json: no recorded timeline
            2 scenarios: 1 missing, 1 unreadable

            """)
    #expect(outcome.stderr == "::error::cannot write d.timeline.txt: nothing can be written here\n")
    #expect(outcome.files.map(\.path) == ["out"])
    #expect(
        outcome.files[0].sources == [
            .file("a\n::error::b.json"), .file("a\n::error::b.timeline.txt"), .file("d.json"), .file("d.timeline.txt"),
        ])
}

@Test func aFingerprintOutlivesTheLineOfAChange() {
    func hashes(_ recorded: String) -> [Substring] {
        SampleFiles(["a.json": scenario("Cold"), "a.timeline.txt": recorded]).outcome(
            "check", "a.json", "--report", "sarif=-"
        ).stdout.split(separator: "\n").filter { $0.contains("launchtrace/v1") }
    }
    #expect(hashes(changed).count == 1)
    #expect(hashes(changed) == hashes(timeline.replacing("first frame", with: "last frame")))
}

@Test func aLongCommentIsCut() {
    let names = (0..<1000).map { "L/\($0).json" }
    let files = SampleFiles(Dictionary(uniqueKeysWithValues: names.map { ($0, "{ \"events\": 1 }") }))
    let text = files.outcome("check", "L", "--report", "markdown=-").stdout
    #expect(text.utf8.count < 65_536)
    let items = text.split(separator: "\n").filter { $0.hasPrefix("- **") }.count
    #expect(text.contains("\n</details>\n- and \(2000 - items) more\n\n1000 scenarios: 1000 unreadable"))
}

/// The lines that a reader sees before anything is unfolded.
private func seenLines(_ markdown: String) -> [Substring] {
    var depth = 0
    return markdown.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
        let isSeen = depth == 0
        if line.contains("<details>") { depth += 1 }
        if line.contains("</details>") { depth -= 1 }
        return isSeen
    }
}

/// Each of twelve scenarios changes in its own way, by two methods that were taken out of their app.
@Test func aReportIsReadAtOnceAndTheRestUnfolds() {
    func app(_ methods: String) -> String { #"{ "lifecycle": "scene", "sceneDelegate": { \#(methods) } }"# }
    let files = SampleFiles(["L/app.json": app(#""sceneDidBecomeActive(_:)": {}, "sceneDidEnterBackground(_:)": {}"#)])
    let pauses = (0..<12).map {
        #"{ "event": "tapIcon" }"#
            + String(repeating: #", { "event": "pressHome" }, { "event": "tapIcon" }"#, count: $0)
    }
    for (number, events) in pauses.enumerated() {
        files.set(
            "L/s\(number).json", Array(#"{ "name": "\#(number)", "app": "app.json", "events": [\#(events)] }"#.utf8))
    }
    #expect(files.outcome("check", "L", "--record").status == 0)
    files.set("L/app.json", Array(app("").utf8))
    let text = files.outcome("check", "L", "--report", "markdown=-").stdout
    #expect(seenLines(text).count <= 40, "\(text)")
    #expect(text.ranges(of: "<details>").count == text.ranges(of: "</details>").count)
    #expect(text.contains("- **changed** `L/s0.json`") && text.contains("```sh\nlaunchtrace check --record L\n```"))
}

@Test func aMessageNamesTheFirstChanges() {
    func message(_ sentences: String...) -> String {
        Problem(severity: .error, type: "changed", sentences: sentences).message
    }
    #expect(message("a", "b", "c") == "a; b; c")
    #expect(message("a", "b", "c", "d", "e") == "a; b; c; and 2 more")
}

@Test func theCommandToRecordCanBePasted() {
    let report = CheckReport(results: [], paths: ["-a b", "it's", "Launches/x.json", "", "$(x)`y`"], timestamp: "")
    #expect(report.recordCommand == #"launchtrace check --record -- '-a b' 'it'\''s' Launches/x.json '' '$(x)`y`'"#)
}
