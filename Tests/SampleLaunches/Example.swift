import Foundation
import LaunchFormats
import LaunchModel
import LaunchReading
import ScenarioFormat
import StructuredText
import SystemFiles
import TestSupport

/// A scenario of the folder Examples.
package struct Example: Sendable, CustomStringConvertible {
    package let path: String

    package var timelinePath: String { path.dropLast(".json".count) + ".timeline.txt" }
    package var description: String { String(path.dropFirst(Self.folder.count + 1)) }

    package static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "../../Examples"
    ).standardizedFileURL.path

    private static let paths: [String] = (FileManager.default.enumerator(atPath: folder)?.allObjects ?? []).compactMap {
        $0 as? String
    }.map { "\(folder)/\($0)" }.sorted()

    package static let all = paths.filter { path in
        path.hasSuffix(".json") && ![observed, appFolder].contains { path.hasPrefix($0) }
    }.map { Example(path: $0) }

    /// Apps by themselves.
    package static let apps = paths.filter { $0.hasSuffix(".json") && $0.hasPrefix(appFolder) }

    private static let appFolder = "\(folder)/apps/"

    /// How many errors the recorded timelines end with.
    package static var recordedErrors: Int {
        get throws {
            try all.reduce(0) { count, example in
                let text = try String(contentsOfFile: example.timelinePath, encoding: .utf8)
                return count + text.split(separator: "\n").count { $0.hasPrefix("error LT") }
            }
        }
    }

    /// Recordings, which hold a scenario and aren't one.
    package static let observedPaths = paths.filter { $0.hasSuffix(".json") && $0.hasPrefix(observed) }

    private static let observed = "\(folder)/observed/"

    package static let files = FileAccess(
        readFile: { path throws(FileProblem) in
            guard let data = FileManager.default.contents(atPath: path) else { throw .absence(reason: "missing") }
            return [UInt8](data)
        }, readStandardInput: { () throws(FileProblem) in [] }, listFolder: list)

    private static func list(_ folder: String) throws(FileProblem) -> [FolderEntry]? {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder).map { name in
                var isFolder = ObjCBool(false)
                _ = FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
                return FolderEntry(name, isFolder.boolValue ? .folder : .file)
            }
        } catch { throw FileProblem(reason: "\(error)") }
    }

    package func scenario() throws -> Scenario { try read().scenario }

    package func traced() throws -> TracedScenario {
        let read = try read()
        return TracedScenario(read, try read.scenario.trace())
    }

    private func read() throws -> ReadScenario {
        let text = SourceText(name: path, bytes: try Self.files.readFile(path))
        return try ScenarioReader(readFile: Self.files.readFile).read(text)
    }
}

/// What a log tells, read in pieces of some size.
package func readLog(_ bytes: [UInt8], launch: Int = 1, pieces: Int = .max) throws -> LoggedLaunches {
    var reader = LogReader(keeping: .one(launch))
    var rest = bytes[...]
    while !rest.isEmpty {
        reader.read(rest.prefix(pieces))
        rest = rest.dropFirst(pieces)
    }
    return try reader.finish()
}

/// A reader that finds these property lists and no others.
package func reader(_ files: [String: [UInt8]] = [:]) -> ScenarioReader {
    ScenarioReader { path throws(FileProblem) in
        guard let bytes = files[path] else { throw FileProblem(reason: "no such file") }
        return bytes
    }
}

/// What is wrong with a scenario; nothing if it can be read.
package func diagnostics(_ source: SourceText, settings: [Setting] = [], files: [String: [UInt8]] = [:]) -> Diagnostics
{
    do {
        _ = try reader(files).read(source, settings: settings)
        return Diagnostics([])
    } catch { return error }
}

/// A scenario in which just these members of `app`, and of `device`, are written.
package func scenario(app: String, device: String = "", events: String = #"{ "event": "tapIcon" }"#) -> String {
    #"{ "name": "n", "device": {\#(device)}, "app": {\#(app)}, "events": [\#(events)] }"#
}

extension Timeline {
    package static func sample(
        _ entries: [Timeline.Entry] = [], name: String = "Deep link, cold start", sdk: Version = Version(18),
        outcome: Outcome = .app(.active)
    ) -> Timeline {
        let header = Header(name: name, platform: .iOS, os: 18, sdk: sdk, lifecycle: .scene)
        return Timeline(scenario: header, entries: entries, outcome: outcome)
    }
}

extension Timeline.Entry {
    package static func sample(
        _ kind: Timeline.Kind, _ name: String, to receiver: Receiver? = nil, scene: String? = nil,
        in appState: AppState? = nil, sceneState: SceneState? = nil, _ arguments: [Value.Member] = [],
        returns: Value? = nil, timeMs: Int = 0, durationMs: Int = 0, rule: String = "",
        confidence: Confidence = .documented
    ) -> Timeline.Entry {
        let event = Timeline.Written(kind, name, receiver: receiver, arguments: arguments, returns: returns)
        return Timeline.Entry(
            Timeline.Event(event), scene: scene, appState: appState, sceneState: sceneState, timeMs: timeMs,
            durationMs: durationMs, rule: rule, confidence: confidence)
    }

    /// The same in a callback of an index; what is no action stays as it is.
    package func within(_ call: Int?) -> Timeline.Entry {
        guard case .action(let action, let receiver, let arguments, let value, _) = event else { return self }
        var entry = self
        entry.event = .action(action, of: receiver, arguments: arguments, returns: value, within: call)
        return entry
    }
}

extension Value {
    /// `[{"url": "recipes://soup?id=7", "queryItems": [{"name": "id", "value": "7"}]}]`
    package static let urlContexts = Value.list([
        .object([
            Member("url", .string("recipes://soup?id=7")),
            Member("queryItems", .list([.queryItem("id", .string("7"))])),
        ])
    ])

    package static func queryItem(_ name: String, _ value: Value) -> Value {
        .object([Member("name", .string(name)), Member("value", value)])
    }
}

/// An entry of every kind, and every detail that an entry can have.
package let coldLink: [Timeline.Entry] = [
    .sample(.event, "openURL", [Value.Member("url", .string("recipes://soup?id=7"))]),
    .sample(.step, "process created"), Timeline.Entry(.transition(.app(from: .notRunning, to: .background))),
    .sample(
        .callback, Callback.didFinishLaunching.name, to: .appDelegate, in: .background,
        [Value.Member("launchOptions", .null)], returns: .bool(true), timeMs: 0, durationMs: 120,
        rule: "launch.did-finish"), .sample(.step, "main event loop started"),
    .sample(.notification, "UIScene.willConnectNotification", scene: "main", in: .background, sceneState: .unattached),
    .sample(
        .callback, Callback.sceneWillConnect.name, to: .sceneDelegate, scene: "main", in: .background,
        sceneState: .unattached,
        [Value.Member("connectionOptions", .object([Value.Member("urlContexts", .urlContexts)]))], timeMs: 120,
        confidence: .inferred),
    .sample(.callback, "viewDidLoad()", to: .viewController, scene: "main", in: .background),
    .sample(.action, "open database", in: .background, timeMs: 120, durationMs: 300),
    Timeline.Entry(.transition(.scene("second", from: .unattached, to: .foregroundInactive)), scene: "second"),
    .sample(.callback, Callback.sceneDidBecomeActive.name, to: .sceneDelegate, scene: "second", in: .active),
    .sample(.event, "pressHome", scene: "second", [Value.Member("afterMs", .number("4000"))], timeMs: 4420),
    .sample(.stop, "trap", [Value.Member("message", .string("no scenes"))], confidence: .unsettled),
]

extension Finding {
    package static func sample(
        _ kind: FindingKind = .payloadUnhandled, _ severity: Severity = .error, _ message: String = "nobody takes it",
        entry: Int = 0, at causes: [ScenarioPath.Step]..., rule: String = "payload.unclaimed",
        confidence: Confidence = .documented
    ) -> Finding {
        Finding(
            kind: kind, severity: severity, message: message, entry: entry, causes: causes.map(ScenarioPath.init),
            rule: rule, confidence: confidence)
    }
}

extension TracedScenario {
    /// A timeline of a scenario that nobody wrote down.
    package init(_ timeline: Timeline) {
        let source = SourceText("{}")
        let tree = JSONNode(.object([]), at: Place(source: source, range: 0..<2))
        let scenario = Scenario("n", events: [Event(.tapIcon)])
        self.init(
            ReadScenario(scenario: scenario, writtenEvents: [], start: nil, source: source, tree: tree, project: nil),
            timeline)
    }

    /// The scenario of a text, with findings as if its run had led to them.
    package init(_ source: SourceText, settings: [Setting] = [], findings: [Finding]) throws {
        let read = try reader(["Info.plist": Array("<plist><dict></dict></plist>".utf8)]).read(
            source, settings: settings)
        var timeline = try read.scenario.trace()
        timeline.findings = findings
        self.init(read, timeline)
    }
}

extension TimelineFormat {
    package func rendered(_ timeline: Timeline, _ presentation: Presentation) -> String {
        render(TracedScenario(timeline), presentation)
    }
}
