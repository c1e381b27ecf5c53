import Testing

/// What happens where a check meets folders, threads and the terminal.
@Suite(.serialized) struct CheckEdgeTests {
    let tool: BuiltTool

    init() throws { tool = try BuiltTool() }

    @Test func goesThroughFoldersWithoutLosingItsWay() throws {
        let result = try tool.sh(
            """
            mkdir -p L/a/b L/.git L/x.json; mv cold.json L/a/b; cd L
            ln -s .. a/up; ln -s . self; mkfifo a/pipe.json; ln -s nowhere a/lost.json; ln -s a/b/cold.json link.json
            cp a/b/cold.json .git; cp a/b/cold.json x.json; cp a/b/cold.json x.timeline.txt; cd ..; ln -s L l
            $tool check l/
            """)
        result.expect(
            """
            unreadable  l/a/lost.json: no such file or directory
            missing  l/a/b/cold.json: no recorded timeline
            missing  l/link.json: no recorded timeline
            missing  l/x.json/cold.json: no recorded timeline
            orphaned  l/x.timeline.txt: no scenario
            4 scenarios: 3 missing, 1 unreadable; 1 orphaned timeline

            """, stderr: "launchtrace: error: cannot read l/a/lost.json: no such file or directory\n", status: 2)
        _ = try tool.sh("$tool check l --record")
        #expect(
            try tool.sh("find L -name '*.timeline.txt' | LC_ALL=C sort").stdout == """
                L/a/b/cold.timeline.txt
                L/link.timeline.txt
                L/x.json/cold.timeline.txt
                L/x.timeline.txt

                """)
    }
}

extension RealToolTests {
    @Suite(.serialized) struct CheckEdgeTests {
        private let tool: BuiltTool

        init() throws { tool = try BuiltTool() }

        @Test(.needsNamesOfAnyBytes) func tellsOfNamesThatNobodyCanWrite() throws {
            let result = try tool.sh(
                #"""
                cp cold.json "$(printf 'a\377.json')"; cp cold.json "$(printf 'b\n::error::\033"&<|.json')"; mkdir "$(printf 'c\377')"
                $tool check . --record
                """#)
            result.expect(
                #"""
                unreadable  a\#u{FFFD}.json: its name is not UTF-8
                unreadable  c\#u{FFFD}: its name is not UTF-8
                recorded  b\u{A}::error::\u{1B}"&<|.json: it was missing
                recorded  cold.json: it was missing
                4 scenarios: 2 missing, 2 unreadable; 2 timelines recorded

                """#,
                stderr: """
                    launchtrace: error: cannot read a\u{FFFD}.json: its name is not UTF-8
                    launchtrace: error: cannot read "c\u{FFFD}": its name is not UTF-8

                    """, status: 2)
            #expect(try tool.sh(#"$tool check "$(printf 'b\n::error::\033"&<|.json')""#).status == 0)
        }

        @Test(.needs(.taskset)) func comesOutTheSameHoweverManyCores() throws {
            let result = try tool.sh(
                """
                for i in 1 2 3 4 5 6 7 8 9; do mkdir $i; for j in 1 2 3 4 5 6 7 8 9; do cp cold.json $i/$j.json; done; done
                export SOURCE_DATE_EPOCH=0; rm cold.json; $tool check . --record > all; $tool check . --report junit=a.xml | cat
                for i in 1 2 3; do taskset -c 0 $tool check . --report junit=b.xml > /dev/null; cmp a.xml b.xml; done
                tail -n 1 all; cut -d ' ' -f 3 all | head -n 81 | LC_ALL=C sort -c
                """)
            result.expect("81 scenarios: 81 unchanged\n81 scenarios: 81 missing; 81 timelines recorded\n")
        }

        @Test func writesReportsAndSaysWhatItCouldNotWrite() throws {
            let result = try tool.sh(
                """
                $tool check . --record > /dev/null
                $tool check . --report junit=a.xml --report sarif=no/b.sarif --report markdown=cold.json --report github=/dev/stdout
                """)
            result.expect(
                "1 scenario: 1 unchanged\n1 scenario: 1 unchanged\n",
                stderr: """
                    launchtrace: error: cannot write no/b.sarif: no such file or directory
                    launchtrace: error: cannot write cold.json: it is the input itself

                    """, status: 2)
            #expect(try tool.folder.names == ["a.xml", "cold.json", "cold.timeline.txt"])
        }

        @Test(.needs(.xmllint, .jsonschema), .needsSharedFiles, .needsNamesOfAnyBytes)
        func itsReportsFollowTheirSchemas() throws {
            let schemas = try Shared.path("schemas")
            let result = try RealTool.sh(
                #"""
                tool='\#(tool.path)'; mkdir L L/b L/empty
                for name in 'a & b' 'c<d>' '"e"' "it's" '::error::' '|`*_[x](y)' "$(printf 'f\n\033\r\tg')" 'Größe 日本' '-h'; do
                    printf '{ "name": "]]>%s", "events": [{ "event": "tapIcon" }] }' x > "L/$name.json"
                done
                cp L/*.json L/b; $tool check L --record > /dev/null
                sed -i.bak 's/^= active/= <\&"]]>/' L/b/*.txt; rm L/b/*.bak L/a*.txt L/c*.json; echo '{"events": 1' > L/-h.json
                printf '\001&<' > L/Größe.timeline.txt; cp L/-h.json "$(printf 'L/\377.json')"
                for paths in L L/b L/-h.json "--shard 1/3 L/b/-h.json"; do
                    $tool check $paths --report junit=a.xml --report sarif=a.sarif > /dev/null 2>&1
                    xmllint --noout --schema \#(schemas)/windyroad-junit.xsd a.xml 2>&1
                    xmllint --noout --schema \#(schemas)/jenkins-junit-10.xsd a.xml 2>&1
                    jsonschema -i a.sarif \#(schemas)/sarif-2.1.0.json 2> /dev/null && grep -c '<testcase' a.xml
                done
                """#, in: tool.folder)
            let valid = "a.xml validates\na.xml validates\n"
            #expect(result.stdout == valid + "20\n" + valid + "9\n" + valid + "1\n" + valid + "0\n")
        }

        /// Kills recording runs at odd moments: what they leave is what was there, or what has to be there.
        @Test func aKilledRunLeavesEveryFileWhole() throws {
            let result = try tool.sh(
                """
                for i in $(seq 100); do cp cold.json $i.json; done; rm cold.json
                timelines=$(for i in $(seq 100); do echo $i.timeline.txt; done)
                whole=$( (echo old | cksum; $tool run 1.json | cksum) | cut -d ' ' -f 1,2)
                for delay in 02 03 04 05 06 07 08 09 10 11 12 14 16 20; do
                    echo old | tee $timelines > /dev/null
                    $tool check . --record > /dev/null & sleep 0.$delay; kill -9 $! 2> /dev/null; wait $! 2> /dev/null
                    cksum $timelines | cut -d ' ' -f 1,2 | grep -vxF "$whole"
                done
                $tool check . --record > /dev/null; $tool check .
                """)
            #expect(result.stdout == "100 scenarios: 100 unchanged\n")
        }

        @Test(.needs(.script)) func tellsATerminalHowFarItIs() throws {
            let slow = "mkfifo slow.json; (sleep 1.2; cat cold.json > slow.json) & "
            let check = "'\(tool.path)' check slow.json cold.json"
            // The script of util-linux takes one word to run, that of BSD and macOS several.
            let atTerminal =
                "if script --version; then script -qec \(check.shellWord) log; else script -q log \(check); fi"
            let result = try RealTool.sh(
                "export NO_COLOR=1; " + slow + "(\(atTerminal)) > /dev/null 2>&1; echo $?; wait; rm slow.json",
                in: tool.folder)
            #expect(result.stdout == "1\n")
            #expect(try tool.folder.read("log").contains("\r2 of 2 done\r           \rmissing  cold.json: "))
            #expect(try tool.sh(slow + "$tool check slow.json cold.json; wait").stderr == "")
        }
    }
}

private func app(_ methods: String) -> String { #"{ "lifecycle": "appDelegate", "appDelegate": { \#(methods) } }"# }

private func scenario(_ url: String, app: String = #""app.json""#) -> String {
    #"""
    { "name": "Link", "device": { "os": "18.0" }, "app": \#(app), "events": [{ "event": "openURL", "url": "\#(url)" }] }
    """#
}

private let deaf = app(#""application(_:didFinishLaunchingWithOptions:)": { "does": [] }"#)

private let listening = app(
    #""application(_:didFinishLaunchingWithOptions:)": { "does": [{ "read": "launchOptions.url" }] }"#)

/// The last line, which counts what is recorded.
private func summary(_ files: SampleFiles) -> Substring {
    files.outcome("check", "--record", "L").stdout.split(separator: "\n").last ?? ""
}

/// An error counts once, in however many launches it shows.
struct RecordedErrorTests {
    private let files: SampleFiles

    init() {
        let links = (0..<20).map { ("L/\($0).json", scenario("soup://\($0)")) }
        files = SampleFiles(Dictionary(uniqueKeysWithValues: links + [("L/app.json", deaf)]))
    }

    @Test func oneCauseIsOneError() {
        #expect(summary(files) == "20 scenarios: 20 missing; 1 recorded error; 1 app file; 20 timelines recorded")
        #expect(files.outcome("check", "L").stdout == "20 scenarios: 20 unchanged; 1 recorded error; 1 app file\n")
    }

    @Test func itIsOneAlsoWhereTheTimelinesAreNot() {
        _ = summary(files)
        files.set("L/app.json", Array(deaf.replacing("\"does\": []", with: "\"returns\": false, \"does\": []").utf8))
        let changed = files.outcome("check", "L").stdout
        #expect(changed.hasSuffix("20 scenarios: 20 changed; 1 recorded error; 1 app file\n"))
    }

    @Test func whatIsMissingInTheAppIsOneErrorOfIt() {
        files.set("L/app.json", Array(app("").utf8))
        #expect(summary(files).contains("; 1 recorded error;"))
    }

    @Test func twoAppsHaveTwo() {
        for name in ["20", "21"] {
            files.set("L/\(name).json", Array(scenario("soup://7", app: #""other.json""#).utf8))
        }
        files.set("L/other.json", Array(deaf.utf8))
        #expect(summary(files).contains("; 2 recorded errors; 2 app files;"))
    }

    @Test func scenariosWithAnAppOfTheirOwnHaveTheirOwn() {
        files.set("L/20.json", Array(scenario("soup://7", app: deaf).utf8))
        files.set("L/21.json", Array(scenario("soup://7", app: deaf).utf8))
        #expect(summary(files).contains("; 3 recorded errors;"))
    }

    @Test func otherPlacesAreOtherErrors() {
        let dead = #"{ "applicationDidBecomeActive(_:)": {}, "applicationWillResignActive(_:)": {} }"#
        files.set("L/app.json", Array(#"{ "appDelegate": \#(dead), "sceneDelegate": {} }"#.utf8))
        let lint = files.outcome("lint", "L/0.json", "--format", "github").stdout
        let errors = lint.split(separator: "\n").count { $0.hasPrefix("::error") }
        #expect(errors > 1 && summary(files).contains("; \(errors) recorded errors;"))
    }

    @Test func whatIsGoneCountsUntilItIsRecorded() {
        _ = summary(files)
        files.set("L/app.json", Array(listening.utf8))
        #expect(files.outcome("check", "L").stdout.hasSuffix("20 changed; 1 recorded error; 1 app file\n"))
        #expect(!summary(files).contains("recorded error"))
    }
}
