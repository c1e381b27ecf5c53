/// A launch of a log in the form of the files in Examples/observed, to be edited.
struct LogRecording {
    let launch: LoggedLaunch
    let suggestion: SuggestedScenario
    let log: String

    var text: String {
        let value = Value.object(
            Value.members([
                "observed": .list(launch.entries.filter(\.isUIKits).map(observation)), "scenario": suggestion.value,
                "source": .object(Value.members(["who": .string(source), "kind": "log"])), "versions": versions,
                "cannotSay": .list(unknown.compactMap { .string($0) }),
            ]))
        return value.laidOut(depth: 0) + "\n"
    }

    private func observation(_ entry: ObservedEntry) -> Value {
        var (app, scene) = (String?.none, entry.sceneState?.rawValue)
        switch entry.state {
        case .app(let state)?: app = state.rawValue
        case .scene(let state)?: scene = state.rawValue
        case nil: break
        }
        return .object(
            Value.members([
                "name": .string(entry.name), "appState": .string(app), "sceneState": .string(scene),
                "scene": .string(entry.scene.flatMap { sceneNames[$0] }),
            ]))
    }

    /// The names that scenes have in a scenario, in the order in which they appeared; of a single one, none is needed.
    private var sceneNames: [String: String] {
        let scenes = launch.entries.compactMap(\.scene).unique().enumerated().sorted { left, right in
            // Numbers have that order already; addresses have only that of the lines.
            (Int(left.element) ?? left.offset) < (Int(right.element) ?? right.offset)
        }
        guard scenes.count > 1 else { return [:] }
        let names = scenes.indices.map { index in
            switch index {
            case 0: Scenario.mainScene
            case 1: "second"
            default: "window-\(index + 1)"
            }
        }
        return Dictionary(zip(scenes.map(\.element), names)) { first, _ in first }
    }

    private var source: String {
        launch.probe == nil ? "The log \(log)" : "The log \(log), of an app with the file of \(ToolInfo.name) probe"
    }

    private var versions: Value? {
        let device = launch.probe?.device ?? suggestion.scenario?.device
        return device.map { device in
            .object(
                Value.members([
                    "from": .string("\(device.os)"), "to": .string("\(device.os)"),
                    "platform": device.platform == .iOS ? nil : .string(device.platform.rawValue),
                    "stated": .bool(launch.probe?.device != nil),
                ]))
        }
    }

    /// The sentences about what can't be seen in the log.
    private var unknown: [String] {
        var sentences = ["the events, which are a guess", "the payloads of callbacks"]
        sentences.append("callbacks that the app doesn't log")
        if launch.probe?.device == nil { sentences.append("the version, which is a guess") }
        if launch.probe?.isEarly == false { sentences.append("calls before the probe started") }
        return sentences
    }
}

extension ObservedEntry {
    /// Whether it is UIKit's own; a method that the model doesn't know may be the app's.
    fileprivate var isUIKits: Bool {
        switch subject {
        case .callback, .notification: true
        case .other(let name): name.hasSuffix("Notification")
        }
    }
}
