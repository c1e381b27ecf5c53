import Foundation
import TestSupport
import Testing

@testable import LaunchTraceKit

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
            let source = Release.project.appendingPathComponent("Tests/LaunchTraceKitTests/Tools/faults.c")
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

/// Each look at a file or a folder fails in turn as only the system does it: no command has an answer then.
struct SystemFaultTests {
    private static let reason = "input/output error"

    /// Files of which the look of a number fails.
    private final class FailingFiles: @unchecked Sendable {
        private let lock = NSLock()
        private var looks = 0
        private let failing: Int

        init(_ failing: Int) { self.failing = failing }

        var hasFailed: Bool { lock.withLock { looks >= failing } }

        private func look() throws(FileProblem) {
            let fails = lock.withLock {
                looks += 1
                return looks == failing
            }
            if fails { throw .system(reason: reason) }
        }

        func access(_ files: FileAccess) -> FileAccess {
            FileAccess(
                readFile: { (path) throws(FileProblem) in
                    try self.look()
                    return try files.readFile(path)
                }, readStandardInput: files.readStandardInput,
                listFolder: { (path) throws(FileProblem) in
                    try self.look()
                    return try files.listFolder(path)
                }, write: files.write,
                locate: { (path) throws(FileProblem) in
                    try self.look()
                    return try files.locate(path)
                })
        }
    }

    private static let files: [String: String] = [
        ".git/HEAD": "", "App/AppDelegate.swift": sampleDelegate, "App/Scene.swift": "class Scene: UIResponder {}",
        "App/App-Bridging-Header.h": "#import <UIKit/UIKit.h>", "Base.xcconfig": "#include \"Own.xcconfig\"",
        "Own.xcconfig": "INFOPLIST_FILE = Info.plist\nCODE_SIGN_ENTITLEMENTS = App.entitlements",
        "Info.plist": "<plist><dict><key>UIBackgroundModes</key><array><string>fetch</string></array></dict></plist>",
        "App.entitlements": "<plist><dict/></plist>", "Podfile.lock": "PODS:\n  - Firebase (1.0)\nCOCOAPODS: 1.0",
        "Kit/Package.swift": "let p = Package(products: [.library(name: \"Kit\", targets: [\"Kit\"])], "
            + "targets: [.target(name: \"Kit\")])", "Kit/Sources/Kit/Kit.swift": "struct Kit {}",
        "P.xcodeproj/project.pbxproj": project, "app.json": #"{ "project": "P.xcodeproj" }"#,
        "Plain.plist": "<plist><dict/></plist>",
        "a.json": #"{ "name": "A", "app": "app.json", "events": [{ "event": "tapIcon" }] }"#,
        "b.json": #"{ "name": "B", "app": { "infoPlist": "Plain.plist" }, "events": [{ "event": "tapIcon" }] }"#,
        "a.log": "applicationDidBecomeActive(_:)", ".course/launch.json": LessonTests.link.apps[0].text,
        ".course/lesson.json": LessonProgress(of: LessonTests.link).text,
    ]

    private static let project = """
        { rootObject = R; objects = {
        R = { isa = PBXProject; mainGroup = G; targets = (T); packageReferences = (K); };
        G = { isa = PBXGroup; children = (F, D, X); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = "app/AppDelegate.swift"; sourceTree = SOURCE_ROOT; };
        H = { isa = PBXFileReference; path = "App/App-Bridging-Header.h"; sourceTree = SOURCE_ROOT; };
        X = { isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
        D = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        K = { isa = XCLocalSwiftPackageReference; relativePath = Kit; };
        N = { isa = XCSwiftPackageProductDependency; productName = Kit; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S);
            fileSystemSynchronizedGroups = (D); packageProductDependencies = (N); buildConfigurationList = L; };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        B = { isa = PBXBuildFile; fileRef = F; };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X;
            buildSettings = { SDKROOT = iphoneos; }; };
        }; }
        """

    private static let areAll = ProcessInfo.processInfo.environment["LAUNCHTRACE_FAULTS"] != nil

    private static let quick = [
        "scan P.xcodeproj", "scan .", "scan --plist Info.plist --sources App", "lint a.json b.json", "run b.json",
        "diff b.json --set device.os=18.0", "lesson", "lesson 6 --check .course",
    ]

    private static let slow = [
        "scan . -o out.json", "scan P.xcodeproj --check app.json", "lint P.xcodeproj", "check .", "check . --record",
        "run a.json --format svg", "diff a.json b.json", "init P.xcodeproj", "matrix --app a.json",
        "site -o out --app a.json", "verify a.json a.log", "migrate --check P.xcodeproj P.xcodeproj",
    ]

    /// `make faults` tries all of them.
    @Test(arguments: areAll ? quick + slow : quick) func noCommandEndsWith0(_ words: String) {
        let words = words.split(separator: " ").map(String.init)
        for look in 1... {
            let failing = FailingFiles(look)
            let files = SampleFiles(Self.files)
            let outcome = CommandOutcome.of(words, files: failing.access(files.access))
            guard failing.hasFailed else {
                #expect(look > 2, "nothing was looked at")
                return
            }
            #expect(outcome.status == 2, "look \(look) of \(words): \(outcome.stderr)")
            #expect((outcome.stderr + outcome.stdout).contains(Self.reason), "look \(look) of \(words)")
            #expect(outcome.files.isEmpty)
            if look > 300 { return }
        }
    }
}
