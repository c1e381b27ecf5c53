import Testing

/// Files of strangers, and files that are in the way.
@Suite(.serialized) struct SafeFilesTests {
    let tool: BuiltTool

    init() throws {
        tool = try BuiltTool()
        try tool.folder.write("Info.plist", "<plist><dict/></plist>")
        try tool.folder.write("app.json", #"{ "lifecycle": "scene" }"#)
        try tool.folder.write("log", "sceneDidBecomeActive\n")
        try tool.folder.write(
            "a.json", #"{ "name": "A", "app": { "infoPlist": "Info.plist" }, "events": [{ "event": "tapIcon" }] }"#)
        try tool.folder.write("b.json", #"{ "name": "B", "app": "app.json", "events": [{ "event": "tapIcon" }] }"#)
    }

    /// Every command with a product, onto each file that it reads on the way.
    @Test(arguments: [
        "run a.json -o ./Info.plist", "run b.json -o ./app.json", "run b.json --format html -o ../$PWD/app.json",
        "lint a.json --format sarif -o Info.plist", "lint b.json --before a.json -o Info.plist",
        "diff a.json b.json -o app.json", "diff a.json b.json -o Info.plist", "matrix --app b.json -o app.json",
        "graph a.json -o Info.plist", "verify a.json log -o Info.plist", "verify b.json log -o log",
        "verify --scenario-from-log log -o log", "check a.json --report junit=Info.plist",
        "check b.json --report github --report sarif=app.json", "run b.json -o link", "run b.json -o hard",
    ]) func noProductReplacesWhatWasRead(_ words: String) throws {
        let script = """
            ln -s app.json link; ln app.json hard; cksum < app.json > before; cksum < Info.plist >> before; cksum < log >> before
            $tool \(words) > /dev/null < /dev/null
            status=$?; cksum < app.json > after; cksum < Info.plist >> after; cksum < log >> after; cmp before after
            exit $status
            """
        let result = try tool.sh(script.replacing("../$PWD/", with: "$PWD/"))
        #expect(result.status == 2)
        #expect(result.stderr.contains(": it is the input itself\n"), "\(result.stderr)")
        #expect(result.stdout.isEmpty)
    }

    @Test func twoReportsNeverGoToOneFile() throws {
        for path in ["a", "./a", "b/../a", "a/."] {
            let result = try tool.sh("$tool check a.json --report junit=a --report sarif=\(path) > /dev/null")
            #expect(result.stderr.hasPrefix("launchtrace: error: two reports go to \"\(path)\"\n"))
            #expect(result.status == 2)
        }
        let linked = try tool.sh(
            "ln -s a l; $tool check a.json --report junit=a --report sarif=l > /dev/null; head -c 5 a; ls -A")
        #expect(linked.stdout.hasPrefix("<?xml"))
        #expect(linked.stderr == "launchtrace: error: cannot write l: it has just been written\n")
    }

    @Test func linksThatACheckFindsStayInItsFolder() throws {
        let result = try tool.sh(
            """
            mkdir in; cp b.json app.json in; echo 'secret {' > secret; cd in
            ln -s ../secret s.json; ln -s ../secret b.timeline.txt; ln -s b.json inner.json
            cp b.json c.json; ln -s ../made c.timeline.txt; ln -s /etc/passwd e.json; cd ..
            $tool check in --record --report junit=j --report sarif=s --report markdown=m; cat j s m
            cat secret; ls
            """)
        #expect(!result.stdout.replacing("secret {\nInfo.plist", with: "").contains("secret {"))
        #expect(!result.stderr.contains("secret {") && !result.stdout.contains("\nmade\n"))
        #expect(result.status == 0)
        #expect(
            result.stderr == """
                launchtrace: error: cannot read in/b.timeline.txt: it is a link that leads out of in
                launchtrace: error: cannot read in/e.json: it is a link that leads out of in
                launchtrace: error: cannot read in/s.json: it is a link that leads out of in
                launchtrace: error: cannot write in/c.timeline.txt: it is a link, and no link is followed when a timeline is recorded

                """)
        #expect(try tool.sh("cat in/inner.timeline.txt").stdout.hasPrefix("B\n"))
        // One that is named is followed.
        #expect(
            try tool.sh("$tool run in/inner.json && ln -s ../b.json in/out.json && $tool run in/out.json").status == 0)
    }

    /// A pipe that nobody writes to would be waited for.
    @Test func whatIsFoundOrNamedIsARegularFile() throws {
        try tool.folder.write(
            "p.json", #"{ "name": "P", "app": { "infoPlist": "p.plist" }, "events": [{ "event": "tapIcon" }] }"#)
        try tool.folder.write("q.json", #"{ "name": "Q", "app": "/dev/zero", "events": [{ "event": "tapIcon" }] }"#)
        let result = try tool.sh(
            """
            mkfifo p.plist a.timeline.txt; mkdir b.timeline.txt
            $tool check a.json; $tool check b.json; $tool run p.json; $tool run q.json --root /
            rm p.plist a.timeline.txt; rmdir b.timeline.txt
            """)
        #expect(result.stderr.components(separatedBy: "not a regular file").count == 5, "\(result.stderr)")
        #expect(try tool.sh("mkfifo f; cat b.json > f & $tool run f; s=$?; rm f; exit $s").status == 0)
    }

    /// A shell without job control lets what runs in the background ignore INT.
    @Test(arguments: [("INT", 2), ("TERM", 15), ("HUP", 1)]) func aSignalLeavesNoTemporaryFile(
        _ signal: String, _ number: Int
    ) throws {
        let result = try tool.sh(
            """
            mkdir r; cp app.json r; for i in $(seq 200); do cp b.json r/$i.json; done
            for delay in 02 04 06 08 10 15 20 25; do
                perl -e '$SIG{\(signal)} = "DEFAULT"; exec @ARGV' $tool check r --record > /dev/null & sleep 0.$delay
                kill -\(signal) $! 2> /dev/null; wait $! 2> /dev/null; echo $? >> statuses; rm -f r/*.timeline.txt
            done
            ls -A r | grep tmp; grep -q '^\(128 + number)$' statuses && echo stopped
            """)
        #expect(result.stdout == "stopped\n", "\(result)")
    }

    @Test func theNextRunCleansUpBehindTheDead() throws {
        let result = try tool.sh(
            """
            dead=$(sh -c 'echo $$'); touch .launchtrace.$dead.1f.tmp .launchtrace.$$.1f.tmp .launchtrace.$dead.x.tmp
            touch .launchtrace.0.1.tmp .launchtrace.-1.1.tmp; mkdir .launchtrace.$dead.2.tmp
            for i in $(seq 0 120); do touch .launchtrace.$dead.$i.tmp; done
            $tool check b.json --record > /dev/null; ls -A | grep tmp | sed "s/$dead/DEAD/; s/\\\\.$$\\\\./.ALIVE./" | LC_ALL=C sort
            rm -r .launchtrace.*
            """)
        result.expect(
            """
            .launchtrace.-1.1.tmp
            .launchtrace.0.1.tmp
            .launchtrace.ALIVE.1f.tmp
            .launchtrace.DEAD.2.tmp
            .launchtrace.DEAD.x.tmp

            """)
    }
}
