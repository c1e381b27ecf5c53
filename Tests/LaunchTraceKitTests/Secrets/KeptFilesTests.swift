import Testing

/// Whatever is where a new file was to be stays.
@Suite(.serialized) struct KeptFilesTests {
    private let tool: BuiltTool

    init() throws { tool = try BuiltTool() }

    @Test(arguments: [
        "mkfifo $file", "mkdir $file", "ln -s /dev/full $file", "ln -s /dev/null $file", "ln -s nowhere $file",
        "ln -s ../log $file", "ln -s / $file", "echo mine > $file",
        "perl -MSocket -e 'socket(S, AF_UNIX, SOCK_STREAM, 0); bind(S, sockaddr_un(shift))' $file",
    ]) func initLeavesWhatIsThere(_ obstacle: String) throws {
        try SampleApp().write(in: tool)
        let result = try tool.sh(
            """
            mkdir .git Launches; echo log > log; file=Launches/icon-cold.timeline.txt; \(obstacle)
            ls -ld $file > before; $limited $tool init . > out; status=$?; ls -ld $file | cmp - before; cat log
            exit $status
            """)
        #expect(result.stdout == "log\n" && result.status == 0, "\(result)")
        #expect(
            result.stderr == """
                launchtrace: 1 file exists, and is unchanged:
                  Launches/icon-cold.timeline.txt

                """)
    }

    /// The app file and the scenarios are read, where they are files.
    @Test(arguments: ["app.json", "icon-cold.json"]) func initDoesNotWaitForAPipe(_ name: String) throws {
        try SampleApp().write(in: tool)
        let result = try tool.sh("mkdir .git Launches; mkfifo Launches/\(name); $limited $tool init . > out")
        #expect(result.status == 2)
        #expect(result.stderr.contains("cannot read Launches/\(name): not a regular file\n"), "\(result)")
    }

    @Test func severalMayBeginAtOnce() throws {
        try SampleApp().write(in: tool)
        let result = try tool.sh(
            """
            mkdir .git; for round in 1 2 3 4 5; do
                rm -rf Launches .launchtrace.json; for i in 1 2 3; do ($tool init . > out$i 2> err$i; echo $? > status$i) & done; wait
                cat status1 status2 status3 | sort -u; cat out1 out2 out3 | grep -c '^written'
                ls -A Launches | grep -c ''; $tool check Launches | tail -n 1
            done
            """)
        let round = "0\n9\n14\n6 scenarios: 6 unchanged; 1 app file\n"
        #expect(result.stdout == String(repeating: round, count: 5), "\(result)")
    }

    @Test func aSuggestionReplacesNothing() throws {
        try tool.folder.write("log.txt", "sceneDidBecomeActive\n")
        let result = try tool.sh(
            """
            $tool verify --scenario-from-log log.txt -d out; ls out; echo mine > out/log-1.json
            $tool verify --scenario-from-log log.txt -d out; echo $?; cat out/log-1.json
            rm out/log-1.json; mkfifo out/log-1.json; $limited $tool verify --scenario-from-log log.txt -d out; echo $?
            """)
        #expect(result.stdout == "log-1.json\n0\nmine\n0\n")
        let kept = "launchtrace: 1 file exists, and is unchanged:\n  out/log-1.json\n"
        #expect(result.stderr == kept + kept)
    }

    /// What the user names goes where links lead, and a timeline doesn't.
    @Test func aProductGoesWhereItIsSent() throws {
        let result = try tool.sh(
            """
            ln -s /dev/null null; ln -s made link; $tool run cold.json -o null; $tool new -o link; $tool probe -o p.swift
            $tool check cold.json --report junit=null > /dev/null; ls -l null made | grep -c '' ; mkfifo cold.timeline.txt
            $limited $tool check cold.json --record; echo $?
            """)
        #expect(result.stdout.hasPrefix("2\n") && result.stdout.hasSuffix("\n2\n"), "\(result)")
        #expect(result.stderr == "launchtrace: error: cannot read cold.timeline.txt: not a regular file\n")
    }
}
