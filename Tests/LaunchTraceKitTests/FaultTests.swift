import Foundation
import TestSupport
import Testing

/// Calls of the system that fail, and runs that are killed: a command says so in a line and exits with 2, or isn't
/// touched by it, and each file is what it was or what it has to be. `make faults` tries every call of every command;
/// otherwise one command and a few kills stand for all.
struct FaultTests {
    private static let areAll = ProcessInfo.processInfo.environment["LAUNCHTRACE_FAULTS"] != nil
    private let tool: BuiltTool

    init() throws { tool = try BuiltTool() }

    struct FaultCase: CustomTestStringConvertible {
        let words: String
        /// What it has to have tried at least, so that no call escapes.
        var calls: Set<String> = ["open", "write", "close", "fsync", "rename"]
        /// Whether another run mends what was left, and doesn't leave what is there.
        var isRepeatable = true
        /// Whether it only reads, so that each look at a folder is one at what was given or is named.
        var isReader = false

        var testDescription: String { words }

        static let all =
            [
                FaultCase(words: "check . --record"),
                FaultCase(
                    words: "run a.json -o old.txt", calls: ["open", "write", "close", "fsync", "rename", "fchmod"]),
                FaultCase(words: "run a.json -o new.txt"),
                FaultCase(words: "run a.json", calls: ["open", "write", "close"]),
                FaultCase(words: "scan P.xcodeproj -o old.txt"),
                FaultCase(words: "check . --report junit=old.txt --report sarif=new.txt"),
                FaultCase(words: "lint a.json --format sarif -o old.txt"),
                FaultCase(
                    words: "init P.xcodeproj", calls: ["open", "write", "close", "fsync", "link", "mkdir"],
                    isRepeatable: false),
            ] + readers

        private static let readers = [
            "scan P.xcodeproj", "lint P.xcodeproj", "lint project.json", "check .", "run project.json",
            "diff a.json project.json", "verify a.json a.log",
        ].map { FaultCase(words: $0, calls: ["open", "read"], isReader: true) }
    }

    #if os(Linux)
        @Test(.needs(.clang), arguments: areAll ? FaultCase.all : Array(FaultCase.all.prefix(1))) func aCallThatFails(
            _ sample: FaultCase
        ) throws {
            let folder = tool.folder
            try prepare()
            let script = Self.eachCallFails.replacing("WORDS", with: sample.words).replacing(
                "IS_READER", with: "\(sample.isReader)"
            ).replacing("AGAIN", with: sample.isRepeatable ? "diff -r w want > /dev/null || say again" : "true")
            // Reports have the time of the check, which must be the same in all runs.
            let result = try tool.sh(script, environment: ["SOURCE_DATE_EPOCH": "0"])
            #expect(result.stdout.isEmpty && result.stderr.isEmpty, "\(result)")
            let fired = Set(try folder.read("calls").split(separator: "\n").map(String.init))
            #expect(fired.isSuperset(of: sample.calls), "\(fired)")
        }

        /// A folder to run in, and the library that lets calls fail.
        private func prepare() throws {
            let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
                "Tools/faults.c")
            let built = try RealTool.sh("clang -shared -fPIC -o faults.so \(source.path.shellWord)", in: tool.folder)
            try #require(built.status == 0, "\(built.stderr)")
            try tool.folder.write("pbxproj", SampleProject(.init()).text)
            try tool.folder.write("AppDelegate.swift", sampleDelegate)
            try tool.folder.write(
                "project.json",
                #"{ "name": "P", "app": { "project": "P.xcodeproj" }, "events": [{ "event": "tapIcon" }] }"#)
            try tool.folder.write("a.log", "applicationDidBecomeActive(_:)\n")
            _ = try tool.sh(
                """
                mkdir -p base/P.xcodeproj; mv pbxproj base/P.xcodeproj/project.pbxproj; mv AppDelegate.swift project.json a.log base
                cp cold.json base/a.json; mv cold.json base/b.json; echo old > base/a.timeline.txt; echo old > base/old.txt
                """)
        }
    #endif

    /// Runs a command as often as it makes calls, and lets another of them fail each time.
    private static let eachCallFails = #"""
        reasons='permission denied\|input/output error\|too many open files\|cannot allocate memory'
        # A report is whole, and tells of what couldn't be read.
        tells() { grep -q "$reasons" "w/$1" && [ "$(tail -n 1 "w/$1")" = "$(tail -n 1 "want/$1")" ]; }
        say() { echo "$call $n: $*; status $status; $(cat err)"; }
        cp -r base want; (cd want; $tool WORDS > ../want.out 2> /dev/null < /dev/null); usual=$?; : > calls
        # Beside the usual errors those with which a system, and not the file, keeps a run from reading: 5 is EIO, 12 ENOMEM
        # and 24 EMFILE.
        faults="open write close fsync rename link unlink mkdir fchmod read realpath opendir readdir open=24 opendir=12"
        ! IS_READER || faults="open=24 read realpath opendir readdir"
        for fault in $faults; do for n in $(seq 300); do
            call=${fault%=*}; error=; [ $call = $fault ] || error=${fault#*=}
            rm -rf w fired; cp -r base w
            (cd w; export LD_PRELOAD=../faults.so FAULT_CALL=$call FAULT_AT=$n FAULT_ERROR=$error FAULT_FIRED=../fired
             $tool WORDS > ../out 2> ../err < /dev/null)
            status=$?
            [ -e fired ] || break
            echo $call >> calls
            if [ $status = 2 ]; then
                errors=$(grep 'error: ' err | grep -c ': cannot ')
                # Several files can need what the system didn't give for the first.
                [ $errors = 1 ] || { [ $call = realpath ] && [ $errors -gt 1 ]; } || say not one error
            else
                ! IS_READER || say the system failed
                [ $status = $usual ] || say another status
                cmp -s out want.out || say another product
                diff -r w want > /dev/null || say other files
            fi
            (cd w; find . -type f) > files
            while read -r file; do
                cmp -s "w/$file" "base/$file" || cmp -s "w/$file" "want/$file" || tells "$file" || say torn "$file"
            done < files
            (cd w; $tool WORDS > /dev/null 2>&1 < /dev/null)
            [ -z "$(find w -name '.launchtrace.*' ! -name .launchtrace.json)" ] || say a temporary file is left
            AGAIN
        done; done
        """#

    /// Moments that are spread over a run, the same each time.
    @Test func aRunThatIsKilled() throws {
        var random = SeededGenerator(state: 16)
        let rounds = (0..<(Self.areAll ? 200 : 6)).map { round in
            "\(round % 2 == 0 ? "KILL" : "TERM") 0.\(String(Int.random(in: 1005...1090, using: &random)).dropFirst())"
        }
        try tool.folder.write("rounds", rounds.joined(separator: "\n") + "\n")
        let result = try tool.sh(
            """
            mkdir r; for i in $(seq 12); do cp cold.json r/$i.json; done; cd r
            timelines=$(for i in $(seq 12); do echo $i.timeline.txt; done)
            whole=$( (echo old | cksum; $tool run 1.json | cksum) | cut -d ' ' -f 1,2)
            while read -r signal moment; do
                echo old | tee $timelines > /dev/null
                $tool check . --record > /dev/null & sleep $moment; kill -$signal $! 2> /dev/null; wait $! 2> /dev/null
                cksum $timelines | cut -d ' ' -f 1,2 | grep -vxF "$whole"
                [ $signal = KILL ] || ls -A | grep tmp
                $tool check . --record > /dev/null; ls -A | grep tmp
            done < ../rounds
            $tool check .
            """)
        #expect(result.stdout == "12 scenarios: 12 unchanged\n", "\(result.stdout)")
    }
}
