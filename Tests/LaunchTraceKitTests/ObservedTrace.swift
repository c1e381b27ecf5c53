import Foundation
import LaunchModel
import Testing

/// A sequence that somebody observed on real UIKit.
struct ObservedTrace: Decodable, CustomTestStringConvertible {
    let id: String
    private let events: [Observation]?
    let notCalled: [String]?
    let partial: String?

    struct Observation: Decodable {
        let callback: String
        let appState: String?
        let sceneState: String?
        let detail: String?
    }

    /// What was logged, in order; a trace that tells only what isn't called has none.
    var observations: [Observation] { events ?? [] }

    var testDescription: String { id }

    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../shared/traces/observed.json").standardizedFileURL

    /// What the file says; nothing where it isn't there.
    static let reading = Result {
        guard FileManager.default.fileExists(atPath: file.path) else {
            print("observed traces: skipped, \(file.lastPathComponent) isn't there")
            return [ObservedTrace]()
        }
        return try JSONDecoder().decode([ObservedTrace].self, from: Data(contentsOf: file))
    }

    /// All of them; none where they can't be read.
    static let all: [ObservedTrace] =
        switch reading {
        case .success(let traces): traces
        case .failure: []
        }

    /// The spelling of a timeline for what a source calls a callback.
    static func spelling(_ name: String) -> String {
        switch name {
        case "UIApplicationMain": "UIApplicationMain(_:_:_:_:)"
        case "mainStoryboardLoad": "storyboard loaded"
        case "stateRestoration", "view controller state restoration": "state restoration"
        case "snapshot": "snapshot taken"
        case "main()", "main": "process created"
        default:
            name.hasPrefix("trap")
                ? "trap"
                : name.hasPrefix("UIViewController.") ? String(name.dropFirst("UIViewController.".count)) : name
        }
    }
}
