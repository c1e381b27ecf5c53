import Foundation
import Testing

/// What happens where the tool meets files, pipes and the terminal.
@Suite(.serialized) struct EdgeTests {
    let tool: BuiltTool
    let timeline: String

    init() throws {
        tool = try BuiltTool()
        timeline = try tool.sh("$tool run cold.json").stdout
    }

    @Test func printsATimeline() throws {
        let result = try tool.sh("$tool run cold.json")
        #expect(result.stdout.hasPrefix("Cold\niOS "))
        result.expect(timeline)
    }

    @Test func readsStandardInput() throws {
        try tool.sh("$tool run - < cold.json").expect(timeline)
        try tool.sh("cat cold.json | $tool run -").expect(timeline)
    }

    @Test(arguments: ["C", "POSIX", "tr_TR.UTF-8", "de_DE.UTF-8", "nonsense"]) func doesNotDependOnTheLocale(
        _ locale: String
    ) throws {
        let environment = ["LC_ALL": locale, "LANG": locale]
        try tool.sh("$tool run cold.json", environment: environment).expect(timeline)
    }

    struct UnreadableCase: CustomTestStringConvertible, Sendable {
        let operand: String
        let complaint: String

        var testDescription: String { operand }
    }

    @Test(arguments: [
        UnreadableCase(operand: "hot.json", complaint: "hot.json: no such file or directory"),
        UnreadableCase(operand: "''", complaint: #""": no such file or directory"#),
        UnreadableCase(operand: "cold.json/x", complaint: "cold.json/x: not a directory"),
        UnreadableCase(operand: "- < .", complaint: "<stdin>: is a directory"),
        UnreadableCase(operand: "- <&-", complaint: "<stdin>: bad file descriptor"),
        UnreadableCase(operand: "/dev/zero", complaint: "/dev/zero: it is larger than 64 MiB"),
    ]) func saysWhatCannotBeRead(_ sample: UnreadableCase) throws {
        let stderr = "launchtrace: error: cannot read \(sample.complaint)\n"
        try tool.sh("$tool run \(sample.operand)").expect(stderr: stderr, status: 2)
    }

    @Test func aFolderStandsForItsProject() throws {
        let result = try tool.sh("$tool run .")
        #expect(
            result.status == 2
                && result.stderr.hasPrefix(".:1:1: error: no Xcode project found in . (searched two levels deep)"),
            "\(result)")
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "only Linux has /dev/full"))
    func reportsAFullDisk() throws {
        let toStdout = try tool.sh("$tool run cold.json > /dev/full")
        #expect(toStdout == unwritten("standard output", "no space left on device"))
        let toFile = try tool.sh("$tool run cold.json -o /dev/full")
        #expect(toFile == unwritten("/dev/full", "no space left on device"))
    }

    @Test func readsALogOfAnyLength() throws {
        let log = "for i in 1 2 3 4 5 6 7 8 9; do head -c 9000000 /dev/zero; echo; done; echo 'sceneDidBecomeActive'"
        // macOS knows no limit for memory.
        let result = try tool.sh("(\(log)) | (ulimit -v 1000000 2> /dev/null; $tool verify cold.json - --format json)")
        #expect(result.stdout.contains(#"{"line":10,"name":"sceneDidBecomeActive(_:)"}"#))
        #expect(result.status == 0 && result.stderr.isEmpty)
        try tool.sh("$tool verify cold.json .").expect(
            stderr: "launchtrace: error: cannot read .: is a directory\n", status: 2)
    }

    @Test func reportsAClosedOutput() throws {
        #expect(try tool.sh("$tool run cold.json >&-") == unwritten("standard output", "bad file descriptor"))
        #expect(try tool.sh("$tool --version >&-") == unwritten("standard output", "bad file descriptor"))
    }

    @Test func endsQuietlyWhenNobodyReadsOn() throws {
        let late = "trap '' PIPE; (sleep 0.2; $tool run cold.json; echo $? > status) | true; cat status"
        try tool.sh(late).expect("141\n")
        let head = try tool.sh("$tool run cold.json | head -n 1")
        head.expect("Cold\n")
    }

    /// A long timeline is written while it is traced, and in a file all at once.
    @Test(arguments: ["text", "ndjson"]) func writesALongTimelineWhole(format: String) throws {
        let events = Array(repeating: #"{ "event": "tapIcon" }, { "event": "pressHome" }"#, count: 300)
        try tool.folder.write("long.json", #"{ "name": "Long", "events": [ \#(events.joined(separator: ", ")) ] }"#)
        let long = "$tool run long.json --format \(format)"
        try tool.sh("\(long) -o whole && \(long) | cmp - whole").expect()
        let first = try tool.sh("head -n 1 whole")
        #expect(try tool.sh("\(long) | head -n 1") == first)
        let closed = try tool.sh("\(long) >&-")
        #expect(closed == unwritten("standard output", "bad file descriptor"))
    }

    @Test func writesAFile() throws {
        try tool.sh("$tool run cold.json -o cold.txt").expect()
        #expect(try tool.folder.read("cold.txt") == timeline)
        #expect(try tool.folder.names == ["cold.json", "cold.txt"])
    }

    @Test func writesAFileWithStandardOutputClosed() throws {
        try tool.sh("$tool run cold.json -o cold.txt >&-").expect()
        #expect(try tool.folder.read("cold.txt") == timeline)
    }

    @Test func keepsPermissionsAndLinks() throws {
        let result = try tool.sh(
            """
            mkdir real; echo old > real/a.txt; chmod 640 real/a.txt; ln -s real/a.txt link; ln -s real/b.txt new
            $tool run cold.json -o link && $tool run cold.json -o new
            ls -l link new | cut -c 1; ls -l real/a.txt | cut -c 1-10; ls -A real
            """)
        result.expect("l\nl\n-rw-r-----\na.txt\nb.txt\n")
        #expect(try tool.folder.read("real/a.txt") == timeline)
        #expect(try tool.folder.read("real/b.txt") == timeline)
    }

    @Test func writesToPipesAndDevicesInPlace() throws {
        try tool.sh("$tool run cold.json -o /dev/stdout").expect(timeline)
        try tool.sh("$tool run cold.json -o /dev/stdout > a; cat a").expect(timeline)
        try tool.sh("mkfifo f; $tool run cold.json -o f & cat f; wait; rm f").expect(timeline)
        try tool.sh("$tool run cold.json -o /dev/null").expect()
    }

    @Test func changesNothingWhereItCannotWrite() throws {
        let noFolder = try tool.sh("$tool run cold.json -o no/cold.txt")
        #expect(noFolder == unwritten("no/cold.txt", "no such file or directory"))
        #expect(try tool.sh("$tool run cold.json -o .") == unwritten(".", "is a directory"))
        let loop = try tool.sh("ln -s b a; ln -s a b; $tool run cold.json -o a; s=$?; rm a b; exit $s")
        #expect(loop == unwritten("a", "too many levels of symbolic links"))
        try tool.folder.write("a.txt", "old\n")
        let tooBig = try tool.sh("trap '' XFSZ; ulimit -f 0; $tool run cold.json -o a.txt")
        #expect(tooBig.status != 0)
        #expect(try tool.folder.read("a.txt") == "old\n")
        #expect(try tool.folder.names == ["a.txt", "cold.json"])
    }

    @Test func neverReplacesTheScenario() throws {
        let scenario = try tool.folder.read("cold.json")
        let own = unwritten("./cold.json", "it is the input itself")
        #expect(try tool.sh("$tool run cold.json -o ./cold.json") == own)
        #expect(try tool.sh("$tool run - -o ./cold.json < cold.json") == own)
        #expect(try tool.sh("ln -s cold.json l; $tool run l -o ./cold.json; s=$?; rm l; exit $s") == own)
        let linted = try tool.sh(
            "cp cold.json b.json; $tool lint b.json cold.json -o ./cold.json; s=$?; rm b.json; exit $s")
        linted.expect(stderr: own.stderr + "2 scenarios, 0 findings\n", status: 2)
        #expect(try tool.folder.read("cold.json") == scenario)
    }

    private func unwritten(_ place: String, _ reason: String) -> ShellResult {
        ShellResult(stderr: "launchtrace: error: cannot write \(place): \(reason)\n", status: 2)
    }
}
