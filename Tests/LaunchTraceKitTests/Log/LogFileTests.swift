import Foundation
import SampleLaunches
import TestSupport
import Testing

@testable import LaunchTraceKit

@Test func noBytesMakeTheReaderTrap() throws {
    var random = Xorshift(state: 7)
    let pieces =
        [
            "-[AppDelegate ", "applicationDidBecomeActive:", "]", "application(_:didFinishLaunchingWithOptions:)", "\n",
            "\r\n", "{\"eventMessage\":\"", "\"processID\" : 99999999999999999999", "}\n", "App[1:2] ",
            "2019-04-22 17:23:41.409737-0700 ", "[ +655 ms] [DEVICE LOG] ", "state: ", "<UIWindowScene: 0x1>",
            "\u{1B}[", "://", "View Did Load", "`", "(", "\t", " - end", " line 9", "\\u12", ":", ".", "\0",
        ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80]]
    for _ in 0..<3000 {
        let log = (0..<Int.random(in: 0...12, using: &random)).flatMap { _ in pieces.randomElement(using: &random) ?? []
        }
        let whole = try readLog(log)
        let pieces = try readLog(log, pieces: Int.random(in: 1...9, using: &random))
        #expect(whole.launch == pieces.launch && whole.count == pieces.count)
    }
}

@Test(.needsSharedFiles, arguments: SharedLog.all) func aLogMayEndAnywhere(_ log: SharedLog) throws {
    let bytes = try log.bytes()
    let lines = Set(log.calls.map(\.line))
    // Each place would take a minute; a step that is no length of a line comes to all kinds of them.
    for end in stride(from: 0, to: bytes.count, by: 7) {
        let callbacks = try readLog(Array(bytes[..<end])).launch?.entries ?? []
        // Of the line that is cut anything may be left.
        let last = bytes[..<end].count { $0 == .lineFeed } + 1
        #expect(callbacks.allSatisfy { lines.contains($0.line) || $0.line == last })
    }
}

/// A scenario that names all methods, one that names two, and one that begins with a suspended app.
private let files = [
    "cold.json": #"{ "name": "Cold", "events": [{ "event": "openURL", "url": "recipes://soup" }] }"#,
    "two.json": #"""
    { "name": "Two", "app": {
        "appDelegate": { "application(_:didFinishLaunchingWithOptions:)": {} },
        "sceneDelegate": { "scene(_:willConnectTo:options:)": {} } }, "events": [{ "event": "tapIcon" }] }
    """#,
    "warm.json":
        #"{ "name": "Warm", "start": "suspended", "events": [{ "event": "openURL", "url": "recipes://soup" }] }"#,
]

private let launch = [
    "application(_:didFinishLaunchingWithOptions:)", "scene(_:willConnectTo:options:)", "sceneWillEnterForeground(_:)",
    "sceneDidBecomeActive(_:)",
]
private let home = ["sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)"]
private let link = "scene(_:openURLContexts:)"

private func outcome(_ line: String, _ log: [String]) -> CommandOutcome {
    SampleFiles(files.merging(["log.txt": log.joined(separator: "\n")]) { first, _ in first }).outcome(
        line.split(separator: " ").map(String.init))
}

private func last(_ outcome: CommandOutcome) -> Substring? { outcome.stdout.split(separator: "\n").last }

/// What is told of a log is what part of the launch it shows.
struct ComparedPartTests {
    @Test func aPartIsToldAsOne() {
        let found = outcome("verify cold.json log.txt", [launch[0]])
        #expect(last(found) == "= 1 of 6 compared, in order" && found.status == 0)
        let json = outcome("verify cold.json log.txt --format json", [launch[0]]).stdout
        #expect(json.contains("\"compared\": 1,\n  \"expected\": 6,\n"))
    }

    /// It was a success to compare none.
    @Test func noneIsNoSuccess() {
        let found = outcome("verify two.json log.txt", [launch[2]])
        #expect(last(found) == "= 0 of 2 compared")
        #expect(
            found.stderr == "launchtrace: error: nothing to compare: no callback in log.txt is called in the scenario\n"
        )
        #expect(found.status == 2)
        let all = outcome("verify two.json log.txt --launch all", [launch[0], "", launch[0]])
        #expect(last(all) == "= 2 of 2 launches match the model" && all.status == 0)
    }

    @Test func whatIsOnlyUnexpectedIsAMismatch() {
        let found = outcome("verify cold.json log.txt", ["applicationDidBecomeActive(_:)"])
        #expect(last(found) == "= 0 of 6 compared: 1 unexpected" && found.status == 1)
    }

    /// The launch before was unexpected, line by line, and the link out of order besides.
    @Test func aMissingCallIsOneLine() {
        let found = outcome("verify warm.json log.txt", launch + home + [link, launch[3]])
        #expect(found.stdout.contains("\n-         sceneWillEnterForeground(_:)  missing\n"))
        #expect(found.stdout.contains("\nnot compared, because the scenario begins later: lines 1 to 6\n"))
        #expect(last(found) == "= 3 of 3 compared: 2 in order, 1 missing" && found.status == 1)
        let whole = outcome("verify warm.json log.txt", launch + home + [link, launch[2], launch[3]])
        #expect(last(whole) == "= 3 of 3 compared, in order" && whole.status == 0)
    }

    /// An app that was launched, and never left, isn't one that comes back.
    @Test func aLaunchIsNoReturn() {
        let found = outcome("verify warm.json log.txt", launch)
        #expect(last(found) == "= 2 of 3 compared: 2 in order, 2 unexpected" && found.status == 1)
    }

    @Test func theURLOfALaunchHasItsPlace() {
        let found = outcome("verify cold.json log.txt", launch + [link])
        #expect(
            found.stdout.contains(
                """
                +      5  scene(_:openURLContexts:)  unexpected
                              the model doesn't make this call: the URL is delivered with the launch -> connectionOptions.urlContexts of scene(_:willConnectTo:options:)

                """), "\(found.stdout)")
    }
}

/// How an app could log what a timeline has.
private enum Logging: CaseIterable {
    case function, selector, prettyFunction, state

    func line(_ entry: Timeline.Entry) -> String? {
        guard let receiver = entry.receiver,
            let callback = Callback.spelled(entry.name, by: receiver)
                ?? Callback.spelled(entry.name, by: .viewController), CallbackSpelling.names[entry.name] != nil,
            callback != .scenePhase, callback != .appScenePhase
        else { return nil }
        let selector = callback.spec.selector ?? callback.name
        let head = "2019-04-22 17:23:41.409737-0700 App[1:2] "
        return switch self {
        case .function: callback.name
        case .selector: head + selector
        case .prettyFunction: head + "-[\(receiver.title) \(selector)]"
        case .state: head + "\(callback.name) state: \(entry.appState?.rawValue ?? "none")"
        }
    }
}

private func verify(_ log: [String], _ words: [String], scenario: [UInt8]? = nil) -> CommandOutcome {
    let text = Array(log.joined(separator: "\n").utf8)
    let files = FileAccess(
        readFile: { (path) throws(FileProblem) in
            if path == "log.txt" { return text }
            if let scenario { return scenario }
            return try Example.files.readFile(path)
        }, readStandardInput: { [] })
    return .of(["verify"] + words, files: files)
}

/// The launches of an example as an app would log them.
private func logs(_ example: Example, _ logging: Logging) throws -> [String] {
    let source = SourceText(name: example.path, bytes: try Example.files.readFile(example.path))
    let timeline = try ScenarioReader(readFile: Example.files.readFile).read(source).scenario.trace()
    return timeline.entries.filter { $0.kind == .callback }.compactMap(logging.line)
}

/// The model agrees with a log of what it says itself, however that is spelled.
@Test(arguments: Example.all) func theModelAgreesWithItself(_ example: Example) throws {
    for logging in Logging.allCases {
        let log = try logs(example, logging)
        guard !log.isEmpty else { continue }
        let outcome = verify(log, [example.path, "log.txt"])
        #expect(outcome.status == 0, "\(logging): \(outcome.stdout)\(outcome.stderr)")
    }
}

/// What a log suggests is always a scenario that can be run, and mostly one that leads to the log again; the rest has
/// several windows, or depends on what an app does and doesn't log.
@Test func mostSuggestionsHold() throws {
    var statuses: [Int32] = []
    for example in Example.all {
        let log = try logs(example, .function)
        guard !log.isEmpty else { continue }
        let suggestion = verify(log, ["--scenario-from-log", "log.txt"])
        let outcome = verify(log, ["x.json", "log.txt"], scenario: Array(suggestion.stdout.utf8))
        #expect(outcome.status < 2, "\(example): \(suggestion.stdout)\(outcome.stderr)")
        statuses.append(outcome.status)
    }
    #expect(statuses.count { $0 == 0 } * 4 > statuses.count * 3)
}

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
            return .of(words, files: files)
        }
        let suggestion = outcome(["verify", "--scenario-from-log", "log.txt"])
        #expect(suggestion.status == 0 && suggestion.stderr.isEmpty)
        let verified = outcome(["verify", "suggested.json", "log.txt"], scenario: suggestion.stdout)
        #expect(verified.stderr.isEmpty)
        #expect(verified.status == (log.deviation == nil ? 0 : 1), "\(verified.stdout)")
    }
}
