import LaunchModel
import SampleLaunches
import Testing

@testable import LaunchReading
@testable import LaunchTraceKit

/// The printed file as apps have it, against a stub of UIKit.
@Suite(.needs(.swiftc)) struct ProbeTests {
    private static let scenario = """
        { "name": "Cold", "device": { "os": "18.2" }, "app": { "lifecycle": "scene" }, "events": [
            { "event": "tapIcon" }, { "event": "pressHome" }, { "event": "tapIcon" }, { "event": "terminate" }
        ] }
        """

    /// The least age of the process; the stub's kernel says two seconds more than it is.
    private static let ageMs: Int = {
        #if canImport(Darwin)
            0
        #else
            2000
        #endif
    }()

    private let folder: Folder
    private let timeline: Timeline

    init() throws {
        folder = try Folder()
        let source = SourceText(name: "cold.json", bytes: Array(Self.scenario.utf8))
        timeline = try ScenarioReader(readFile: Example.files.readFile).read(source).scenario.trace()
        for (name, text) in [
            "UIKit.swift": UIKitStub.text, "LaunchProbe.swift": ProbeFile.text,
            "AppDelegate.swift": ProbedApp.appDelegate, "SceneDelegate.swift": ProbedApp.sceneDelegate,
            "main.swift": ProbedApp.main(timeline),
        ] { try folder.write(name, text) }
        let stub = try RealTool.sh(
            "swiftc -emit-module -emit-library -module-name UIKit -swift-version 6 UIKit.swift", in: folder)
        try #require(stub.status == 0, "\(stub.stderr)")
    }

    /// A newer project isolates everything to the main actor unless the code says otherwise.
    @Test(arguments: ["-swift-version 5", "-swift-version 6", "-swift-version 6 -default-isolation MainActor"])
    func compilesWithoutAWarning(mode: String) throws {
        let result = try RealTool.sh("swiftc -typecheck -I . \(mode) LaunchProbe.swift", in: folder)
        #expect(result == ShellResult())
    }

    @Test func printsWhatVerifyReads() throws {
        let files = "main.swift AppDelegate.swift SceneDelegate.swift LaunchProbe.swift"
        let run = try RealTool.sh(
            "swiftc -module-name MyApp -swift-version 6 -I . -L . -lUIKit -Xlinker -rpath -Xlinker . -o app \(files)"
                + " && ./app", in: folder)
        try #require(run.status == 0 && run.stderr.isEmpty, "\(run.stderr)")
        let launch = try #require(try readLog(Array(run.stdout.utf8)).launch)
        #expect(launch.probe == ProbeLine.Start(isEarly: true, system: "iOS 18.2"))
        #expect(launch.entries.map(facts) == timeline.probed.map(facts))
        let times = launch.entries.compactMap(\.timeMs)
        #expect(times == times.sorted() && times.count == launch.entries.count)
        #expect((Self.ageMs..<60_000).contains(times.first ?? -1))
        let outcome = verified("verify cold.json log.txt", ["cold.json": Self.scenario, "log.txt": run.stdout])
        #expect(outcome.status == 0 && outcome.stderr.isEmpty, "\(outcome.stdout)")
    }

    private func facts(_ entry: ObservedEntry) -> [String?] {
        [entry.name, entry.state?.name, entry.sceneState?.rawValue]
    }

    /// A post of the application is about no scene, nor is a method that has none to tell of.
    private func facts(_ entry: Timeline.Entry) -> [String?] {
        let isOfScene = entry.receiver == .sceneDelegate || entry.name.hasPrefix("UIScene.")
        return [entry.name, entry.appState?.rawValue, isOfScene ? entry.sceneState?.rawValue : nil]
    }
}

@Test func theProbeIsShort() {
    let lines = ProbeFile.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 120)
    #expect(lines.filter { $0.count > 120 || $0.last == " " } == [])
}

/// Each notification of the catalogue is observed, by its constant.
@Test(arguments: PostedNotification.allCases) func theProbeObserves(_ notification: PostedNotification) {
    #expect(ProbeFile.text.contains(" \(notification.rawValue)),"))
}

/// A command with files of these contents.
func verified(_ line: String, _ files: [String: String]) -> CommandOutcome {
    let access = FileAccess(
        readFile: { (path) throws(FileProblem) in
            guard let text = files[path] else { throw FileProblem(reason: "no such file or directory") }
            return Array(text.utf8)
        }, readStandardInput: { [] })
    let words = line.split(separator: " ").map(String.init)
    return .of(words, files: access, terminal: TerminalFacts(outputIsTerminal: false) { _ in nil })
}
