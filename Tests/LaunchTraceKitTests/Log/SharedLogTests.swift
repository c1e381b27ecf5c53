import Foundation
import LaunchModel
import SampleLaunches
import Testing

@testable import LaunchTraceKit

/// What an engineer says that the app of a log was called.
struct SharedLog: CustomTestStringConvertible {
    let name: String
    /// The lines of the log with what they tell of.
    let calls: [(line: Int, callback: Callback)]
    /// Why the scenario that the log suggests doesn't lead to the log again; nil where it does.
    var deviation: String?

    var testDescription: String { name }

    init(_ name: String, _ calls: KeyValuePairs<Int, Callback>, deviation: String? = nil) {
        self.name = name
        self.calls = calls.map { ($0.key, $0.value) }
        self.deviation = deviation
    }

    func bytes() throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: Shared.path("logs/\(name).txt"))))
    }

    static let all: [SharedLog] = [
        // SpringBoard's own lines.
        SharedLog("console-app-tab-springboard-scene", [:]), SharedLog("device-syslog-springboard", [:]),
        SharedLog("cordova-no-lifecycle-lines", [:]),
        // Three lines of one call of applicationDidBecomeActive: the line of the source grows.
        SharedLog(
            "custom-logger-pipe-table-objc-swift-mixed",
            [
                2: .applicationWillResignActive, 4: .applicationDidEnterBackground, 5: .viewWillDisappear,
                6: .viewDidDisappear, 11: .applicationDidBecomeActive, 13: .viewWillAppear,
            ], deviation: "the app itself takes a view controller away when it goes to the background"),
        SharedLog(
            "nslog-appdelegate-full-cycle-2015",
            [
                2: .didFinishLaunching, 3: .viewDidLoad, 4: .viewWillAppear, 5: .applicationDidBecomeActive,
                6: .viewDidAppear, 9: .applicationWillResignActive, 10: .applicationDidEnterBackground,
                12: .applicationWillEnterForeground, 13: .applicationDidBecomeActive,
            ]),
        // The end of scene:willConnectToSession:options: is no call.
        SharedLog(
            "nslog-func-scene-cold-and-warm-2020",
            [
                3: .didFinishLaunching, 4: .sceneWillConnect, 5: .viewDidLoad, 7: .sceneWillEnterForeground,
                8: .sceneDidBecomeActive,
            ]),
        // The view controller's lines are words.
        SharedLog("nslog-words-viewcontroller-2013", [4: .didFinishLaunching, 10: .applicationDidBecomeActive]),
        SharedLog(
            "pretty-function-appdelegate-will-finish",
            [
                2: .willFinishLaunching, 3: .didFinishLaunching, 4: .viewWillAppear, 5: .applicationDidBecomeActive,
                6: .viewDidAppear, 8: .applicationWillResignActive, 9: .applicationDidEnterBackground,
                11: .applicationWillEnterForeground, 12: .applicationDidBecomeActive,
            ]),
        SharedLog(
            "print-scene-pointers-normal-kill",
            [3: .sceneWillEnterForeground, 4: .sceneDidBecomeActive, 6: .sceneWillResignActive, 7: .sceneDidDisconnect]),
        // A sentence with a word in quotation marks, and a list of symbols.
        SharedLog("react-native-iso-timestamps", [:]), SharedLog("symbol-array-plist-style", [:]),
        // UnityAppController prints this in application:didFinishLaunchingWithOptions:.
        SharedLog("unity-embedded-cold-launch", [3: .didFinishLaunching, 4: .applicationDidBecomeActive]),
        SharedLog(
            "unity-plain-stdout-memory-warning",
            [2: .applicationDidBecomeActive, 5: .applicationDidReceiveMemoryWarning]),
    ]
}

struct SharedLogTests {
    @Test(.needsSharedFiles) func everyLogIsListed() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Shared.path("logs"))
        #expect(names.sorted() == SharedLog.all.map { "\($0.name).txt" }.sorted())
    }

    @Test(.needsSharedFiles, arguments: SharedLog.all) func givesItsCallbacksInOrder(_ log: SharedLog) throws {
        let callbacks = try readLog(log.bytes()).launch?.entries ?? []
        #expect(callbacks.map { "\($0.line) \($0.name)" } == log.calls.map { "\($0.line) \($0.callback.name)" })
    }

    /// What the log suggests leads to the log again.
    @Test(.needsSharedFiles, arguments: SharedLog.all.filter { !$0.calls.isEmpty }) func suggestsAScenarioThatHolds(
        _ log: SharedLog
    ) throws {
        let text = try log.bytes()
        func outcome(_ words: [String], scenario: String = "") -> CommandOutcome {
            let files = FileAccess(
                readFile: { $0 == "log.txt" ? text : Array(scenario.utf8) }, readStandardInput: { [] })
            return .of(words, files: files, terminal: TerminalFacts(outputIsTerminal: false) { _ in nil })
        }
        let suggestion = outcome(["verify", "--scenario-from-log", "log.txt"])
        #expect(suggestion.status == 0 && suggestion.stderr.isEmpty)
        let verified = outcome(["verify", "suggested.json", "log.txt"], scenario: suggestion.stdout)
        #expect(verified.stderr.isEmpty)
        #expect(verified.status == (log.deviation == nil ? 0 : 1), "\(verified.stdout)")
    }
}
