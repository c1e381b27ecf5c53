import SampleLaunches
import Testing

@testable import LaunchTraceKit

struct SchemaTests {
    /// The keys that the reader knows in the object that holds the key `qqqqqqqqqqqq`.
    private func keysOfReader(_ text: String, noun: String = "keys") -> Set<String> {
        let hints = diagnostics(SourceText(text)).all.compactMap(\.hint)
        let list = hints.lazy.filter { $0.hasPrefix("known \(noun): ") }.first?.dropFirst("known \(noun): ".count)
        return Set((list ?? "").split(separator: ", ").map(String.init))
    }

    private func keys(_ schema: Value?) -> Set<String> {
        guard case .object(let members) = schema?["properties"] else { return [] }
        return Set(members.map(\.key))
    }

    private func property(_ path: String...) -> Value? {
        path.reduce(JSONSchema.scenario.value) { $0?["properties"]?[$1] }
    }

    @Test func hasTheKeysOfTheReader() {
        let bogus = #""qqqqqqqqqqqq": 0"#
        #expect(keys(property()) == keysOfReader(#"{ "name": "n", "events": [], \#(bogus) }"#))
        #expect(keys(property("device")) == keysOfReader(scenario(app: "", device: bogus)))
        #expect(keys(property("app")) == keysOfReader(scenario(app: bogus)))
        #expect(keys(property("app", "launchScreen")) == keysOfReader(scenario(app: #""launchScreen": { \#(bogus) }"#)))
        #expect(
            keys(JSONSchema.scenario.value["definitions"]?["boolMethod"])
                == keysOfReader(scenario(app: #""appDelegate": { "application(_:open:options:)": { \#(bogus) } }"#)))
    }

    @Test(arguments: EventKind.allCases) func hasTheKeysOfTheReader(event: EventKind) {
        let text = scenario(app: "", events: #"{ "event": "\#(event.rawValue)", "qqqqqqqqqqqq": 0 }"#)
        #expect(keys(event.schema.value) == keysOfReader(text))
    }

    @Test(arguments: Action.Kind.allCases) func hasTheKeysOfTheReader(action: Action.Kind) {
        let method = #"{ "does": [{ "\#(action.rawValue)": true, "qqqqqqqqqqqq": 0 }] }"#
        let text = scenario(app: #""appDelegate": { "applicationDidBecomeActive(_:)": \#(method) }"#)
        #expect(keys(action.form.schema.value) == keysOfReader(text))
    }

    @Test(arguments: Receiver.described) func hasTheMethodsOfTheReader(receiver: Receiver) {
        let isOfCarPlay = receiver == .carPlaySceneDelegate
        let schema = KeyType<Delegate>.delegate(isOfCarPlay ? SceneRole.carPlay.receivers : [receiver]).schema.value
        let delegate = receiver.scenarioKeys.reversed().reduce(#"{ "qqqqqqqqqqqq": {} }"#) { #"{ "\#($1)": \#($0) }"# }
        let text = scenario(app: String(delegate.dropFirst().dropLast()))
        #expect(keys(schema) == keysOfReader(text, noun: "methods").union(["*"]))
    }

    @Test func tellsOfEachEventWhatItIs() {
        #expect(EventKind.lock.schema.value["properties"]?["event"]?["description"] == .string(EventKind.lock.meaning))
    }

    @Test func aScenarioCanNameItsSchema() {
        let text = #"{ "$schema": "scenario.schema.json", "name": "n", "events": [{ "event": "tapIcon" }] }"#
        #expect(diagnostics(SourceText(text)).all == [])
    }
}

/// What a schema must refuse, each by itself.
private let wrongScenarios = [
    "[]", "{}", #"{ "name": "n" }"#, #"{ "name": "n", "events": [] }"#, #"{ "name": "", "events": [E] }"#,
    #"{ "name": 1, "events": [E] }"#, #"{ "name": "n", "events": [E], "extra": 1 }"#,
    #"{ "name": "n", "events": [E], "start": "running" }"#, #"{ "name": "n", "events": [E], "notes": null }"#,
    // The device
    #"{ "name": "n", "events": [E], "device": { "platform": "watchOS" } }"#,
    #"{ "name": "n", "events": [E], "device": { "os": 18 } }"#,
    #"{ "name": "n", "events": [E], "device": { "os": "18.x" } }"#,
    #"{ "name": "n", "events": [E], "device": { "locked": "yes" } }"#,
    #"{ "name": "n", "events": [E], "device": { "model": "iPhone" } }"#,
    // The app
    #"{ "name": "n", "events": [E], "app": { "lifecycle": "scenes" } }"#,
    #"{ "name": "n", "events": [E], "app": { "preMainMs": -1 } }"#,
    #"{ "name": "n", "events": [E], "app": { "preMainMs": 1.5 } }"#,
    #"{ "name": "n", "events": [E], "app": { "discardedSessions": 1001 } }"#,
    #"{ "name": "n", "events": [E], "app": { "launchScreen": { "imageMB": "3" } } }"#,
    #"{ "name": "n", "events": [E], "app": { "infoPlist": 3 } }"#,
    #"{ "name": "n", "events": [E], "app": { "infoPlist": { "UIBackgroundModes": "fetch" } } }"#,
    #"{ "name": "n", "events": [E], "app": { "infoPlist": { "UIApplicationSceneManifest": [] } } }"#,
    // Delegates
    #"{ "name": "n", "events": [E], "app": { "appDelegate": null } }"#,
    #"{ "name": "n", "events": [E], "app": { "appDelegate": { "applicationDidBecomActive(_:)": {} } } }"#,
    #"{ "name": "n", "events": [E], "app": { "appDelegate": { "sceneDidBecomeActive(_:)": {} } } }"#,
    #"{ "name": "n", "events": [E], "app": { "appDelegate": { "*": { "returns": true } } } }"#,
    method("sceneDelegate", "sceneDidBecomeActive(_:)", #""returns": true"#),
    method("appDelegate", "application:openURL:options:", #""returns": "newData""#),
    method("appDelegate", "application(_:performFetchWithCompletionHandler:)", #""returns": true"#),
    method("appDelegate", "application(_:open:options:)", #""does": {}"#),
    // Actions
    action(#"{}"#), action(#"{ "sleep": 3 }"#), action(#"{ "work": "" }"#),
    action(#"{ "work": "a", "handle": "url" }"#), action(#"{ "work": "a", "on": "side" }"#),
    action(#"{ "read": "launchOptions.uri" }"#), action(#"{ "setNotificationDelegate": false }"#),
    action(#"{ "makeWindow": "view" }"#), action(#"{ "request": "permission:" }"#), action(#"{ "request": "tea" }"#),
    action(#"{ "mark": "a", "metric": "end" }"#),
    // Events
    event(#""event": "openUrl", "url": "a:b""#), event(#""event": "openURL""#),
    event(#""event": "openURL", "url": "soup""#), event(#""event": "openURL", "url": "a:b", "uri": 1"#),
    event(#""event": "openUniversalLink", "url": "a:b""#), event(#""event": "tapIcon", "url": "a:b""#),
    event(#""event": "tapIcon", "afterMs": "4""#), event(#""event": "tapIcon", "scene": "app""#),
    event(#""event": "backgroundEvent""#), event(#""event": "backgroundEvent", "kind": "music""#),
    event(#""event": "tapNotification", "payload": 1"#), event(#""event": "acceptCloudKitShare""#),
    event(#""event": "terminate", "by": "cat""#), event(#""kind": "remote""#),
].map { $0.replacing("[E]", with: #"[{ "event": "tapIcon" }]"#) }

private func event(_ members: String) -> String { scenario(app: "", events: "{ \(members) }") }

private func method(_ delegate: String, _ name: String, _ members: String) -> String {
    scenario(app: #""\#(delegate)": { "\#(name)": { \#(members) } }"#)
}

private func action(_ action: String) -> String {
    method("appDelegate", "applicationDidBecomeActive(_:)", #""does": [\#(action)]"#)
}

private let plain = TerminalFacts(outputIsTerminal: false) { _ in nil }

private let wholeTimeline = CommandOutcome.of(
    ["run", Example.all[0].path, "--format", "json"], files: Example.files, terminal: plain
).stdout

private let wrongTimelines = [
    (#""schema": 1"#, #""schema": 2"#), (#""outcome": ""#, #""outcome": "tired"#),
    (#""kind":"callback""#, #""kind":"call""#), (#""subject":"app","#, ""), (#""timeMs":0"#, #""timeMs":-1"#),
    (#""os":""#, #""os":"iOS "#), (#""entries""#, #""lines""#),
].map { wholeTimeline.replacing($0, with: $1) }

struct SchemaReaderTests {
    @Test(arguments: wrongScenarios) func aWrongScenarioIsRefused(text: String) {
        #expect(diagnostics(SourceText(text)).all != [])
    }

    @Test(arguments: wrongTimelines) func aWrongTimelineIsRefused(text: String) {
        #expect(statusOfReading(text) == 2)
        #expect(statusOfReading(wholeTimeline) == 0)
    }

    /// How a comparison of a timeline with itself ends.
    private func statusOfReading(_ timeline: String) -> Int32 {
        let files = FileAccess(readFile: { _ throws(FileProblem) in Array(timeline.utf8) }, readStandardInput: { [] })
        return CommandOutcome.of(["diff", "a.json", "b.json"], files: files, terminal: plain).status
    }
}

extension RealToolTests {
    struct SchemaValidationTests {
        /// The names of the files of a folder that the schema refuses.
        private func refused(_ folder: Folder, by format: DescribedFormat) throws -> Set<String> {
            let names = try folder.names
            try folder.write(".schema", format.document)
            let result = try RealTool.sh(
                "jsonschema --output pretty \(names.map { "-i '\($0)'" }.joined(separator: " ")) .schema 2>&1",
                in: folder)
            return Set(names.filter { !result.stdout.contains("===[SUCCESS]===(\($0))===") })
        }

        @Test(.needs(.jsonschema)) func everyExampleIsValid() throws {
            let folder = try Folder()
            for (number, example) in Example.all.enumerated() {
                try folder.write(
                    "\(number).json", String(decoding: Example.files.readFile(example.path), as: UTF8.self))
            }
            #expect(try refused(folder, by: .scenario) == [])
        }

        @Test(.needs(.jsonschema)) func everyStarterIsValid() throws {
            let folder = try Folder()
            for event in EventKind.allCases {
                try folder.write(
                    "\(event)",
                    CommandOutcome.of(["new", event.rawValue], files: Example.files, terminal: plain).stdout)
            }
            #expect(try refused(folder, by: .scenario) == [])
        }

        /// An app file is told from anything else by its keys.
        @Test(.needs(.jsonschema)) func anAppIsWhatAFileOfItsOwnHolds() throws {
            let folder = try Folder()
            try folder.write("a.json", #"{ "project": "../App.xcodeproj", "target": "App" }"#)
            try folder.write("b.json", #"{ "lifecycle": "scene", "sceneDelegate": { "*": {} } }"#)
            try folder.write("c.json", #"{ "name": "A scenario", "events": [{ "event": "tapIcon" }] }"#)
            try folder.write("d.json", #"{ "lifecycle": "scenes" }"#)
            #expect(try refused(folder, by: .app) == ["c.json", "d.json"])
        }

        @Test(.needs(.jsonschema)) func wrongScenariosAreRefused() throws {
            let folder = try Folder()
            for (number, text) in wrongScenarios.enumerated() { try folder.write("\(number).json", text) }
            let refused = try refused(folder, by: .scenario)
            #expect(
                try folder.names.filter { !refused.contains($0) && $0 != ".schema" }.map { try folder.read($0) } == [])
        }

        @Test(.needs(.jsonschema)) func everyTimelineIsValid() throws {
            let folder = try Folder()
            for (number, example) in Example.all.enumerated() {
                let words = ["run", example.path, "--format", "json"] + (number.isMultiple(of: 2) ? ["--explain"] : [])
                try folder.write(
                    "\(number).json", CommandOutcome.of(words, files: Example.files, terminal: plain).stdout)
            }
            #expect(try refused(folder, by: .timeline) == [])
        }

        @Test(.needs(.jsonschema)) func wrongTimelinesAreRefused() throws {
            let folder = try Folder()
            for (number, text) in wrongTimelines.enumerated() { try folder.write("\(number).json", text) }
            // The reader does without what it doesn't compare.
            try folder.write("law.json", wholeTimeline.replacing(#""rule":"#, with: #""law":"#))
            #expect(try refused(folder, by: .timeline).count == wrongTimelines.count + 1)
        }

        @Test(.needs(.jsonschema)) func launchesAreValid() throws {
            let folder = try Folder()
            let text = LaunchesFile.text(of: LaunchSurvey())
            try folder.write("all.json", text)
            let wrong = [
                (#""schema": 1"#, #""schema": 2"#), (#""launch":"#, #""name":"#),
                (#""lifecycle":"scene""#, #""life":"scene""#), (#""timeline":0"#, #""timeline":-1"#),
                (#""first":""#, #""first":"iOS "#), (#""kind":"callback""#, #""kind":"call""#),
            ]
            for (number, (part, other)) in wrong.enumerated() {
                try folder.write("\(number).json", text.replacing(part, with: other, maxReplacements: 1))
            }
            #expect(try refused(folder, by: .launches) == Set(wrong.indices.map { "\($0).json" }))
        }

        @Test(.needs(.checkJSONSchema), arguments: DescribedFormat.allCases) func isASchema(format: DescribedFormat)
            throws
        {
            let folder = try Folder()
            try folder.write("a.schema.json", format.document)
            let result = try RealTool.sh("check-jsonschema --check-metaschema a.schema.json", in: folder)
            #expect(result.status == 0, "\(result.stdout)\(result.stderr)")
        }
    }
}

/// A file of an app may name its schema, as a scenario may; an app inside of a scenario has none of its own.
@Test func anAppFileNamesItsSchema() {
    let app = #"{"$schema": "app.schema.json", "lifecycle": "scene", "sceneDelegate": {}}"#
    let files = SampleFiles([
        "app.json": app, "cold.json": #"{"name": "Cold", "app": "app.json", "events": [{"event": "tapIcon"}]}"#,
        "inside.json": #"{"name": "Cold", "app": \#(app), "events": [{"event": "tapIcon"}]}"#,
        "number.json": #"{"$schema": 1, "lifecycle": "scene"}"#,
    ])
    #expect(files.outcome("lint", "app.json").status == 0)
    #expect(files.outcome("run", "cold.json").status == 0)
    for name in ["inside.json", "number.json"] {
        let outcome = files.outcome("lint", name)
        #expect(outcome.status == 2 && outcome.stderr.contains(#"unknown key "$schema" in app"#), "\(outcome)")
    }
    #expect(files.outcome("schema", "app").stdout.contains(#""$schema": {"#))
}
