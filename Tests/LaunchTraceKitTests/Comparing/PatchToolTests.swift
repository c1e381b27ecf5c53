import Testing

@testable import LaunchTraceKit

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
        #expect(result == ShellResult(stdout: "1\t1\tcold.timeline.txt\n"))
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
        #expect(result == ShellResult())
    }
}
