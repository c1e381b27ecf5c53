import LaunchModel

/// The scenario that a log suggests, to be edited.
struct SuggestedScenario {
    /// The scenario as JSON.
    let text: String

    /// Of the device and the interface the log tells nothing, so the first are taken with which the model agrees with
    /// the log; or the nearest ones.
    init(of launch: LoggedLaunch, logged: Set<Callback>, name: String) {
        let draft = Draft(launch.callbacks, name: name)
        let best = draft.variants.map { (text: $0, mismatches: draft.mismatches($0, logged)) }
            .min { $0.mismatches < $1.mismatches }
        text = best?.text ?? ""
    }
}

/// A scenario but for what is still to be chosen.
private struct Draft {
    let callbacks: [ObservedCallback]
    let name: String
    let lifecycle: Lifecycle?
    private(set) var events: SuggestedEvents

    init(_ callbacks: [ObservedCallback], name: String) {
        // What comes after so many is left out of the events, too.
        self.callbacks = Array(callbacks.prefix(SuggestedEvents.limit * 10))
        self.name = name
        lifecycle = Lifecycle(self.callbacks)
        events = SuggestedEvents(self.callbacks)
        while let impossible { events.remove(at: impossible) }
    }

    /// What a log doesn't tell.
    private struct Choice {
        let lifecycle: Lifecycle?
        let os: String?
        let interface: String?
    }

    /// The scenario with every choice.
    var variants: [String] { choices.map(text) }

    /// Newer systems first, since most logs are of one; an app without scenes has none of the newest.
    private var choices: [Choice] {
        let lifecycles = lifecycle.map { [$0] } ?? [nil, .appDelegate]
        let interfaces: [String?] = [nil, "code"]
        return lifecycles.flatMap { lifecycle in
            let versions: [String?] =
                switch lifecycle {
                case .appDelegate: ["18.0", "12.0", "10.0", "9.0", "8.0", "7.0", "6.0"]
                case .scene, .swiftUI, nil: [nil, "18.0", "16.0", "14.0", "13.0"]
                }
            return interfaces.flatMap { interface in
                versions.map { Choice(lifecycle: lifecycle, os: $0, interface: interface) }
            }
        }
    }

    private func text(_ choice: Choice) -> String {
        let device: Value? = choice.os.map { ["os": .string($0)] }
        let start = events.start == .notRunning ? nil : events.start.rawValue
        let scenario = Value.object([
            "name": .string(name), "notes": "Suggested by a log. What the user does is a guess: edit it.",
            "device": device, "app": .object(app(choice)),
            "start": .string(start),
            "events": .list(events.events),
        ])
        return scenario.laidOut(depth: 0) + "\n"
    }

    private func app(_ choice: Choice) -> [Value.Member] {
        let delegates: [(String, Receiver)] = [
            ("appDelegate", .appDelegate), ("sceneDelegate", .sceneDelegate),
            ("notificationDelegate", .notificationDelegate), ("viewController", .viewController),
        ]
        return Value.members(["lifecycle": .string(choice.lifecycle?.rawValue), "interface": .string(choice.interface)])
            + delegates.compactMap { key, receiver in
                let methods = callbacks.map(\.callback).filter { $0.receiver == receiver }.unique()
                return methods.isEmpty
                    ? nil : .init(key, .object(methods.map { .init($0.name, [:]) }))
            }
    }

    /// How far the model is from the log; as far as can be where there is no such launch.
    func mismatches(_ text: String, _ logged: Set<Callback>) -> Int {
        do {
            let names = Set(logged.map(\.name))
            return Conformance(of: callbacks, with: try trace(text), comparing: names).counts.mismatches
        } catch {
            return .max
        }
    }

    /// The first event that can't happen after those before it.
    private var impossible: Int? {
        do {
            _ = try trace(variants[0])
            return nil
        } catch {
            return (error as? ImpossibleEvent)?.event
        }
    }

    private func trace(_ text: String) throws -> Timeline {
        let reader = ScenarioReader { (_) throws(FileProblem) in throw FileProblem(reason: "no such file") }
        return try reader.read(SourceText(name: "", bytes: Array(text.utf8))).scenario.trace()
    }
}

extension Lifecycle {
    /// The one under which UIKit makes these callbacks; nil where it could be any.
    fileprivate init?(_ callbacks: [ObservedCallback]) {
        let receivers = Set(callbacks.map(\.callback).filter(\.tellsLifecycle).map(\.receiver))
        let others = Set(callbacks.map(\.callback.receiver))
        if others.contains(.view) || others.contains(.app) {
            self = .swiftUI
        } else if receivers.contains(.sceneDelegate)
            || callbacks.contains(where: { $0.callback == .configurationForConnecting })
        {
            self = .scene
        } else if receivers.contains(.appDelegate) {
            self = .appDelegate
        } else {
            return nil
        }
    }
}

extension Value {
    /// JSON as somebody would write it who goes on editing: small objects stay in a line.
    fileprivate func laidOut(depth: Int) -> String {
        let (brackets, items): ((String, String), [String]) =
            switch self {
            case .null, .bool, .number, .string: (("", ""), [])
            case .list(let values): (("[", "]"), values.map { $0.laidOut(depth: depth + 1) })
            case .object(let members):
                (("{", "}"), members.map { "\(Value.string($0.key).json): \($0.value.laidOut(depth: depth + 1))" })
            }
        guard !items.isEmpty else { return json }
        let line = "\(brackets.0) \(items.joined(separator: ", ")) \(brackets.1)"
        if depth > 1 || (depth == 1 && line.utf8.count < 40), !line.contains("\n"), line.utf8.count < 100 {
            return line
        }
        let indent = String(repeating: "  ", count: depth)
        return brackets.0 + "\n" + items.map { "\(indent)  \($0)" }.joined(separator: ",\n")
            + "\n\(indent)\(brackets.1)"
    }
}
