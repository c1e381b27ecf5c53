import SampleLaunches
import Testing

@testable import LaunchTraceKit

@Test(arguments: Example.all, [ShownKind.usual, ShownKind.everything]) func textOfTodayIsComparedAsItWasRead(
    example: Example, kinds: Set<ShownKind>
) throws {
    let text = TimelineFormat.text.rendered(try example.scenario().trace(), Presentation(kinds: kinds))
    let read = try #require(try RecordedTimeline(text: SourceText(text)))
    let side = DiffSide(label: "", path: nil, content: .recorded(read))
    #expect(side.isPresentText(of: read.kinds))
    #expect(!side.isPresentText(of: read.kinds.subtracting([.step])))
    let compared = ComparedTimeline(side, read.kinds)
    var again = compared
    try again.readAsText(read.kinds)
    #expect(again.timeline == compared.timeline)
}

/// Lines are told apart by their bytes, and nothing but the time that takes depends on it.
struct LineNumberTests {
    @Test func areSharedByEqualLinesAlone() throws {
        let before = try text("> tapIcon", "    process created; launch screen shown", "~ app  active -> inactive")
        let after = try text(
            "> tapIcon  +5 ms", "    launch screen shown; process created", "~ app  active -> inactive",
            "    process created; launch screen shown", "> tapIcon", "~ app  active -> inactive")
        let numbers = RecordedTimeline.numbers(before, after)
        let (event, created, shown, app) = (numbers.before[0], numbers.before[1], numbers.before[2], numbers.before[3])
        #expect(Set(numbers.before).count == 4)
        #expect(numbers.after[3...] == [app, created, shown, event, app])
        #expect(Set(numbers.after[..<3]).isDisjoint(with: numbers.before) && Set(numbers.after).count == 7)
    }

    /// Texts next to each other in a folder have much in common.
    @Test func changeNoComparison() throws {
        let texts = try Example.all.map { try text(at: $0.timelinePath) }
        for (before, after) in zip(texts, texts.dropFirst()) {
            #expect(
                Comparison(before.timeline, after.timeline, alike: RecordedTimeline.numbers(before, after))
                    == Comparison(before.timeline, after.timeline))
        }
    }

    private func text(_ lines: String...) throws -> RecordedTimeline {
        let all = ["Any", "iOS 18.0, scene life cycle"] + lines + ["= active", ""]
        return try RecordedTimeline(all.joined(separator: "\n"))
    }

    private func text(at path: String) throws -> RecordedTimeline {
        try RecordedTimeline(String(contentsOfFile: path, encoding: .utf8))
    }
}

/// A life cycle that a command line asks for is supposed, and one that a file names is said.
struct SupposedLifecycleTests {
    private func outcome(_ app: String, _ words: String...) -> CommandOutcome {
        let scenario = """
            { "name": "n", "device": { "os": "18.0" }, "events": [{ "event": "tapIcon" }], "app": { \(app) } }
            """
        return SampleFiles(["a.json": scenario]).outcome(["run", "a.json"] + words)
    }

    private static let chooser = #""appDelegate": { "application(_:configurationForConnecting:options:)": {} }"#

    @Test func anAppIsSupposedToGiveUpItsScenes() {
        let outcome = outcome(Self.chooser, "--set", "app.lifecycle=appDelegate")
        #expect(outcome.status == 0 && outcome.stdout.contains("(no scenes)"))
        #expect(!outcome.stdout.contains("configurationForConnecting"))
    }

    @Test func anAppThatAdoptsScenesIsNotWithoutThem() {
        let outcome = outcome(#""lifecycle": "appDelegate", "# + Self.chooser)
        #expect(outcome.status == 2)
        #expect(outcome.stderr.contains("adopts scenes, so the app can't be without scenes"))
        #expect(outcome.stderr.contains("write \"scene\", or remove the method from appDelegate"))
    }
}

struct PatchCase: CustomTestStringConvertible {
    let testDescription: String
    var path = "cold.timeline.txt"
    let before: String
    let after: String
}

private let numbers = (1...30).map { "\($0)\n" }

private let cases = [
    PatchCase(testDescription: "one line", before: "a\nb\nc\n", after: "a\nB\nc\n"),
    PatchCase(testDescription: "from nothing", before: "", after: "a\n"),
    PatchCase(testDescription: "to nothing", before: "a\nb\n", after: ""),
    PatchCase(testDescription: "no line feed before", before: "a\nb", after: "a\nb\n"),
    PatchCase(testDescription: "no line feed after", before: "a\nb\n", after: "a\nc"),
    PatchCase(testDescription: "no line feed at all", before: "a\nb", after: "x\nb"),
    PatchCase(testDescription: "carriage returns", before: "a\r\nb\r\n", after: "a\r\nc\n"),
    PatchCase(testDescription: "letters composed anew", before: "e\u{301}\n", after: "\u{E9}\n"),
    PatchCase(
        testDescription: "two hunks", before: numbers.joined(),
        after: ("0\n" + numbers.dropFirst().joined()).replacing("25\n", with: "")),
    PatchCase(testDescription: "blanks in the path", path: "a b/cold start.txt", before: "a\n", after: "b\n"),
    PatchCase(testDescription: "quotes in the path", path: "say \"é\"\t.txt", before: "a\n", after: "b\n"),
    PatchCase(testDescription: "a path from here", path: "./a/x.txt", before: "a\n", after: "b\n"),
]

extension RealToolTests {
    @Test(.needs(.patch, .git), arguments: cases, ["patch -s -p1 <", "git apply"]) func isAPatch(
        _ sample: PatchCase, with tool: String
    ) throws {
        let folder = try Folder()
        let name = "'" + sample.path + "'"
        _ = try folder.sh("mkdir -p \"$(dirname \(name))\"", environment: ["PATH": "/usr/bin:/bin"])
        try folder.write(sample.path, sample.before)
        try folder.write("p", UnifiedDiff(of: sample.path, from: sample.before, to: sample.after).text)
        let result = try RealTool.sh("\(tool) p && cat \(name)", in: folder)
        // `patch` removes a file that it empties.
        let isRemoved = sample.after.isEmpty && tool.hasPrefix("patch")
        #expect(result.stdout == sample.after && (result.status == 0 || isRemoved), "\(result.stderr)")
    }

    /// What the text format is made for: a changed callback changes one line of a diff.
    @Test(.needs(.git)) func oneChangedCallbackIsOneChangedLineInGit() throws {
        let tool = try BuiltTool()
        let result = try tool.sh(
            """
            export HOME=$PWD GIT_CONFIG_NOSYSTEM=1; git init -q . && $tool run cold.json -o cold.timeline.txt &&
            git add . && git -c user.name=a -c user.email=a@b commit -qm a &&
            $tool run cold.json --set 'app.appDelegate={"*": {}, "application(_:didFinishLaunchingWithOptions:)": {"returns": false}}' \
              -o cold.timeline.txt && git diff --numstat
            """)
        result.expect("1\t1\tcold.timeline.txt\n")
    }

    @Test(.needs(.git, .patch), arguments: ["git apply -p1 p", "patch -s -p1 < p"])
    func aPatchBringsTheRecordedTimelineUpToDate(_ apply: String) throws {
        let tool = try BuiltTool()
        let result = try tool.sh(
            """
            mkdir 'a b' && $tool run cold.json -o 'a b/cold.timeline.txt' --set app.lifecycle=appDelegate &&
            $tool diff 'a b/cold.timeline.txt' cold.json --format unified > p; test $? = 1 && \(apply) &&
            $tool diff 'a b/cold.timeline.txt' cold.json --format unified && $tool run cold.json | cmp - 'a b/cold.timeline.txt'
            """)
        result.expect()
    }
}
