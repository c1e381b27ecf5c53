import LaunchModel
import SampleLaunches
import Testing

@testable import LaunchTraceKit

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
    return .of(["verify"] + words, files: files, terminal: TerminalFacts(outputIsTerminal: false) { _ in nil })
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
